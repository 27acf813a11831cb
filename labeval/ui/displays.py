"""Assignment of displays: the participant's page on one, the supervisor's windows on another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from labeval.ui.on_its_screen import TITLE, OnItsScreen


class Situation(StrEnum):
    """The number and kind of connected displays."""

    APART = "apart"  # two or more with pictures of their own
    ONE = "one"
    MIRRORED = "mirrored"  # several that show the same


class Display(Protocol):
    """The properties of a display that the assignment needs."""

    def name(self) -> str: ...
    def geometry(self) -> QRect: ...


@dataclass(frozen=True, slots=True)
class ScreenUse:
    """Names of the screens that are used; empty where there is none for the purpose."""

    situation: Situation
    participant: str
    moderator: str
    choices: tuple[str, ...] = ()
    """Screens with pictures of their own, among which the participant's can be chosen."""


def arranged(
    screens: Sequence[Display], *, primary: str, home: str = "", wanted: str = ""
) -> ScreenUse:
    """The participant's is the one wanted, else the primary one; the supervisor's another.

    Args:
        primary: name of the system's first screen, on a laptop its own.
        home: name of the screen with the home window, preferred for the supervisor.
        wanted: name of the screen that was chosen for the participant.
    """
    apart: list[Display] = []
    for screen in screens:
        if not any(screen.geometry().intersects(other.geometry()) for other in apart):
            apart.append(screen)
    names = [screen.name() for screen in apart]
    participant = next((n for n in (wanted, primary) if n in names), names[0] if names else "")
    others = [name for name in names if name != participant]
    if others:
        moderator = home if home in others else others[0]
        return ScreenUse(Situation.APART, participant, moderator, tuple(names))
    situation = Situation.MIRRORED if len(screens) > 1 else Situation.ONE
    return ScreenUse(situation, participant, "", tuple(names))


def arrangement(home: QWidget | None = None, wanted: str = "") -> ScreenUse:
    """The current assignment of this computer's displays."""
    at = home.screen().name() if home is not None else ""
    primary = QGuiApplication.primaryScreen()
    screens = QGuiApplication.screens()
    return arranged(screens, primary=primary.name() if primary else "", home=at, wanted=wanted)


def screen_named(name: str) -> QScreen | None:
    """The screen with this name, where it is connected."""
    return next((s for s in QGuiApplication.screens() if s.name() == name), None)


def fits_with_frame(size: QSize, screen: QScreen) -> bool:
    """True if a window of this size and its title have room on a display."""
    room = screen.availableGeometry().size()
    return size.height() + TITLE <= room.height() and size.width() <= room.width()


def show_fitting(window: QWidget, wanted: QSize) -> None:
    """Show a window at a size, or as large as its screen where it would not fit with its frame.

    It stays on that screen, whatever comes into view in it.
    """
    OnItsScreen(window)
    window.resize(wanted.boundedTo(window.screen().availableGeometry().size()))
    if fits_with_frame(wanted, window.screen()):
        _move_over_parent(window)
        window.show()
    else:
        window.showMaximized()


def put_in_front(window: QWidget) -> None:
    """Put a window before the others, on its screen when it is shown for the first time."""
    if window.windowHandle() is None:
        show_fitting(window, window.size())
    window.show()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()


def _move_over_parent(window: QWidget) -> None:
    """To the middle of the window that it belongs to, with its title on the screen.

    The system decides where a window of its own is.
    """
    parent = window.parentWidget()
    if parent is not None:
        middle = parent.frameGeometry().center()
        move_to_middle(window, middle, parent.screen().availableGeometry())


def move_to_middle(window: QWidget, middle: QPoint, room: QRect) -> None:
    """Move a window with its title so that it has its middle at a place, as far as it stays in
    this room."""
    place = QRect(0, 0, window.width(), window.height() + TITLE)
    place.moveCenter(middle)
    place.moveRight(min(place.right(), room.right()))
    place.moveBottom(min(place.bottom(), room.bottom()))
    place.moveLeft(max(place.left(), room.left()))
    place.moveTop(max(place.top(), room.top()))
    window.move(place.topLeft())


def show_moderator_window(window: QWidget, screen: str, *, minimised: bool) -> None:
    """Show the moderator's window on its whole screen, without activating it.

    Args:
        screen: name of its screen; empty for one that is not the participant's.
        minimised: open it minimised; on a single screen it would cover the participant's page.
    """
    found = arrangement()
    place = screen_named(screen) or screen_named(found.moderator) or window.screen()
    room = place.availableGeometry()
    window.setScreen(place)
    window.setGeometry(room)
    if minimised:
        window.showMinimized()
    elif found.situation is Situation.APART:
        window.showMaximized()
    else:
        window.resize(min(room.width(), 1920), min(room.height(), 1080))
        window.show()

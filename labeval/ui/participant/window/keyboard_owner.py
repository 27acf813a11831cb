"""The window on the screen: its size, whether it is in front, and the keyboard's owner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from labeval.session.events.events import Kind
from labeval.session.events.window_size import WindowSize
from labeval.session.state.state import State
from labeval.ui.link.key_guard import KeyGuard
from labeval.ui.participant.window.front_window import FrontWatch
from labeval.ui.participant.window.x11_keyboard import claim_keyboard
from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt

SETTLED_MS = 300
"""A size that has lasted so long is recorded; those in between, while it is drawn, are not."""
_FRONT = frozenset({QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange})
_SIZE = frozenset({QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.DevicePixelRatioChange})


class EventNote(Protocol):
    """Records something that the window saw."""

    def __call__(self, kind: Kind, *, field: str = "", value: str = "", **data: object) -> None: ...


class Presence(QObject):
    """Records changes of a window, and lends its keyboard to the supervisor.

    Args:
        window: watched from now on.
        state: asked for the session's present state.
        note: records an event.

    Signals:
        keyboard_changed: keys go elsewhere now.
    """

    keyboard_changed = Signal()

    def __init__(self, window: QWidget, state: Callable[[], State], note: EventNote) -> None:
        super().__init__(window)
        self._window = window
        self._state = state
        self._note = note
        self._front = FrontWatch(state, note, self)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED_MS)
        self._settling.timeout.connect(self.keep_size)
        self._attended = False
        self._moderator_in_front = False
        self._moderator_types = False
        self.guard = KeyGuard(window)
        """Drops what the supervisor still types when the keyboard comes here."""
        self.guard.changed.connect(self.keyboard_changed)

    @property
    def keyboard_at(self) -> KeyboardAt | None:
        """The owner of the keyboard; None where no moderator's window shares it."""
        if not self._attended:
            return None
        if self.has_keyboard:
            return KeyboardAt.ARRIVING if self.guard.is_dropping else KeyboardAt.HERE
        return KeyboardAt.OTHER if self._moderator_in_front else KeyboardAt.ELSEWHERE

    @property
    def has_keyboard(self) -> bool:
        """True if keys come to this window."""
        return self._window.isActiveWindow() and not self._window.isMinimized()

    @property
    def moderator_types(self) -> bool:
        """True while something half typed keeps the keyboard in the moderator's window."""
        return self._moderator_types

    def attend(self, attended: bool) -> None:
        """Note whether a moderator is connected."""
        self._front.attend(attended)
        self._attended = attended
        if attended:
            # And stays so: a moderator's program that dies leaves the keyboard here in mid-word.
            self.guard.share()
        if not attended:
            self._moderator_in_front = self._moderator_types = False
            self._lend_keyboard(False)
        self.keyboard_changed.emit()

    def see_moderator(self, screen: str, place: QRect, *, typing: bool) -> None:
        """The moderator's window has the keyboard.

        Args:
            screen: the name of its screen; empty where it has the keyboard no more.
            place: where it stands.
            typing: whether it is being typed in, so that a click here must not take the keyboard.
        """
        window = self._window
        covers = screen == window.screen().name() and place.intersects(window.frameGeometry())
        apart = bool(screen) and not covers
        self._front.see_moderator(apart)
        self._lend_keyboard(typing and apart)
        self._moderator_in_front, self._moderator_types = bool(screen), typing and apart
        self.keyboard_changed.emit()

    def covers(self, screen: str, place: QRect) -> bool:
        """True if the window is before another one at this place; one with the keyboard is not
        behind it."""
        window = self._window
        here = window.isVisible() and not window.isMinimized()
        meets = screen == window.screen().name() and place.intersects(window.frameGeometry())
        return here and meets and not self._moderator_in_front

    def take_keyboard(self) -> None:
        """The supervisor gives the keyboard back."""
        self._lend_keyboard(False)
        self._window.activateWindow()
        claim_keyboard(int(self._window.winId()))

    def keep_size(self) -> None:
        """Record the size of the window, where it is another one than recorded."""
        window, state = self._window, self._state()
        size = WindowSize(window.width(), window.height(), window.devicePixelRatioF())
        if window.isVisible() and state.ended is None and size != state.window:
            self._note(Kind.WINDOW_SIZED, value=size.value, **size.data)

    def stop(self) -> None:
        """The window closes."""
        self._settling.stop()
        self._front.stop()

    def follow(self, kind: QEvent.Type) -> None:
        """Something happened to the window."""
        if kind in _FRONT:
            self._front.see(self.has_keyboard)
            self.keyboard_changed.emit()
        elif kind in _SIZE:
            self._settling.start()

    def _lend_keyboard(self, lent: bool) -> None:
        """With the keyboard lent, the page takes clicks and leaves the keyboard where it is."""
        handle = self._window.windowHandle()
        flag = Qt.WindowType.WindowDoesNotAcceptFocus
        if handle is not None and bool(handle.flags() & flag) != lent:
            handle.setFlag(flag, lent)

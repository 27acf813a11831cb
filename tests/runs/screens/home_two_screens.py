"""A process that seats a participant from the home window on two screens.

``python -m tests.runs.screens.home_two_screens STUDY [maximised]`` prints what is where, and ends
the session by the supervisor's code. The home window is maximised first if that is asked for. It
needs a system with two screens.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval import app
from labeval.study.folder import StudyFolder
from labeval.ui.home.conduct import Conduct
from labeval.ui.home.starting.checklist import Checklist
from labeval.ui.home.starting.start_dialog import StartDialog
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.participant.window.window import ParticipantWindow
from tests.support.publishing import deciding


def visible(kind: type[QWidget]) -> QWidget | None:
    return next(
        (w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()), None
    )


def press(window: QWidget, text: str) -> None:
    from PySide6.QtWidgets import QAbstractButton

    buttons = window.findChildren(QAbstractButton)
    button = next(b for b in buttons if b.text() == text and b.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def say(*words: object) -> None:
    print(*words, flush=True)


def home() -> HomeWindow:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, HomeWindow))


def conduct() -> Conduct:
    return home().findChild(Conduct)


patience = [None] * 100
"""Looks until the home window has to be back."""
before: list[object] = []
"""Screen, place and state of the home window before the session."""


def home_place() -> list[object]:
    return [home().screen().name(), home().frameGeometry().getRect(), home().isMaximized()]


def publish() -> bool:
    if visible(HomeWindow) is None or not home().panel.isVisible():
        return False
    if sys.argv[2:] and not home().isMaximized():
        home().showMaximized()
        return False
    before[:] = home_place()
    with deciding():
        press(home(), "Publish")
    QTimer.singleShot(0, lambda: press(home(), "Start a session"))
    return True


def accept() -> bool:
    dialog = visible(StartDialog)
    if dialog is None:
        return False
    say("checklist:", dialog.findChild(Checklist).lines()[0])
    press(dialog, "Start the session")
    return True


def attended() -> bool:
    window = visible(ParticipantWindow)
    if not isinstance(window, ParticipantWindow) or not window._bars.attended:
        return False
    say("participant on", window.screen().name(), window.geometry().getRect())
    say("home on", home().screen().name(), "visible" if home().isVisible() else "hidden")
    say("home says:", home().card.text.partition(" ")[2])
    assert not home().close(), "it stays while a session runs"
    first = conduct().moderator.pid
    conduct().moderator.close()
    press(home(), "Open the moderator's window")
    say("opened again", conduct().moderator.is_running and conduct().moderator.pid != first)
    return True


def leave() -> bool:
    window = visible(ParticipantWindow)
    if not isinstance(window, ParticipantWindow) or not window._bars.attended:
        return False
    handle = window.windowHandle()
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(handle, Qt.Key.Key_Q, control | shift)
    for digit in "2468":
        QTest.keyClick(handle, digit)
    QTest.keyClick(handle, Qt.Key.Key_Return)
    return True


def back_home() -> bool:
    if visible(ParticipantWindow) is not None or conduct().is_running:
        return False
    if home_place() != before and patience:
        patience.pop()
        return False  # a window manager moves it in its own time
    say("home back where it was", home_place() == before or (before, home_place()))
    say("afterwards:", home().card.text)
    conduct().moderator.close()
    home().close()
    return True


STEPS: list[Callable[[], bool]] = [publish, accept, attended, leave, back_home]


def advance() -> None:
    if STEPS and STEPS[0]():
        STEPS.pop(0)


if __name__ == "__main__":
    application = app.make_application()
    clock = QTimer()
    clock.timeout.connect(advance)
    clock.start(50)
    say("ended with", app.run_home(StudyFolder(Path(sys.argv[1]))))

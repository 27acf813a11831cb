"""A process that goes from the home window into a session and back, as a supervisor would.

``python -m tests.runs.screens.home_session STUDY`` prints what it sees at each step.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from labeval import app
from labeval.study.folder import StudyFolder
from labeval.ui.home.starting.start_dialog import StartDialog
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.participant.window.window import ParticipantWindow
from tests.support.publishing import deciding


def visible(kind: type[QWidget]) -> QWidget | None:
    return next(
        (w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()), None
    )


def press(window: QWidget, text: str) -> None:
    button = next(
        b for b in window.findChildren(QAbstractButton) if b.text() == text and b.isVisible()
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def publish() -> bool:
    home = visible(HomeWindow)
    if home is None or not home.panel.isVisible():
        return False
    with deciding():
        press(home, "Publish")
    QTimer.singleShot(0, lambda: press(home, "Start a session"))
    return True


def accept() -> bool:
    dialog = visible(StartDialog)
    if dialog is None:
        return False
    press(dialog, "Start the session")
    return True


def leave() -> bool:
    window = visible(ParticipantWindow)
    if window is None:
        return False
    print("participant's window", flush=True)
    handle = window.windowHandle()
    QTest.keyClick(
        handle,
        Qt.Key.Key_Q,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    for digit in "2468":
        QTest.keyClick(handle, digit)
    QTest.keyClick(handle, Qt.Key.Key_Return)
    return True


def back_home() -> bool:
    home = visible(HomeWindow)
    if home is None or visible(ParticipantWindow) is not None:
        return False
    print("home again", flush=True)
    home.close()
    return True


STEPS: list[Callable[[], bool]] = [publish, accept, leave, back_home]


def advance() -> None:
    if STEPS and STEPS[0]():
        STEPS.pop(0)


application = app.make_application()
clock = QTimer()
clock.timeout.connect(advance)
clock.start(20)
print("ended with", app.run_home(StudyFolder(Path(sys.argv[1]))))

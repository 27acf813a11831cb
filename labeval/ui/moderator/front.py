"""Tells the session's process who has the keyboard, and gives it back to the participant."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from labeval.ui.link.client import ModeratorLink
from labeval.ui.moderator.typing_box import TypingBox

_MOVED = frozenset(
    {
        *(QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange),
        *(QEvent.Type.Move, QEvent.Type.Resize),
    }
)


class FrontTeller(QObject):
    """Follows a window's activation and what in it is typed in.

    Args:
        window: the moderator's.
        link: where it is told.
    """

    def __init__(self, window: QWidget, link: ModeratorLink) -> None:
        super().__init__(window)
        self._window = window
        self._link = link
        self._closed = False
        window.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    def give_keyboard_back(self) -> None:
        """The keyboard is the participant's."""
        if sys.platform == "win32":  # else Windows only lets the participant's button blink
            import ctypes

            ctypes.windll.user32.AllowSetForegroundWindow(-1)
        self._link.give_keyboard_back()

    def close(self) -> None:
        """Tell nothing any more."""
        self._closed = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVED:
            self._tell()
        return False

    def _on_focus_changed(self, _old: QWidget | None, _new: QWidget | None) -> None:
        self._tell()

    def _tell(self) -> None:
        window = self._window
        if self._closed:
            return
        if window.windowState() & Qt.WindowState.WindowMinimized or not window.isActiveWindow():
            self._link.tell_front("", QRect(), typing=False)
            return
        typed_in = isinstance(window.focusWidget(), TypingBox | QLineEdit)
        self._link.tell_front(window.screen().name(), window.frameGeometry(), typing=typed_in)

"""Reports the keyboard's owner to the session's process, hands the keyboard over, shows its
owner."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from labeval.ui.link.client import ModeratorLink
from labeval.ui.link.key_guard import KeyGuard
from labeval.ui.moderator.parts.typing_box import TypingBox
from labeval.ui.moderator.window.frame import WindowFrame
from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt

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
        link: to the session's process.
    """

    def __init__(self, window: WindowFrame, link: ModeratorLink) -> None:
        super().__init__(window)
        self._window = window
        self._link = link
        self._closed = False
        self._participant_has_it = False
        self.guard = KeyGuard(window)
        """Drops what the participant still types when the keyboard comes here."""
        self.guard.typed.connect(link.send_typed)
        self.guard.changed.connect(self._show)
        link.participant_typed.connect(self.guard.see_other_typed)
        link.participant_has_keyboard.connect(self._on_participant)
        link.connected.connect(self._on_connected)
        window.installEventFilter(self)
        self._field: TypingBox | None = None
        """The field with the keyboard, which is reported as it is typed in and as it is saved."""
        self._follow(window.focusWidget())
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    @property
    def keyboard_at(self) -> KeyboardAt | None:
        """The owner of the keyboard; None where no participant's window shares it."""
        if not self._link.is_connected:
            return None
        if self._has_keyboard():
            return KeyboardAt.ARRIVING if self.guard.is_dropping else KeyboardAt.HERE
        return KeyboardAt.OTHER if self._participant_has_it else KeyboardAt.ELSEWHERE

    def give_keyboard_back(self) -> None:
        """The keyboard is the participant's."""
        if sys.platform == "win32":  # else Windows only lets the participant's button blink
            import ctypes

            ctypes.windll.user32.AllowSetForegroundWindow(-1)
        self._link.give_keyboard_back()

    def close(self) -> None:
        """Stop reporting."""
        self._closed = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVED:
            self._report()
        return False

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        self._follow(new)
        self._report()

    def _follow(self, field: QWidget | None) -> None:
        before, self._field = self._field, field if isinstance(field, TypingBox) else None
        if before is self._field:
            return
        if before is not None and isValid(before):
            before.textChanged.disconnect(self._report)
            before.finished.disconnect(self._report)
        if self._field is not None:
            self._field.textChanged.connect(self._report)
            self._field.finished.connect(self._report)

    def _on_connected(self, there: bool) -> None:
        if there:
            self.guard.share()
        self._participant_has_it &= there
        self._show()

    def _on_participant(self, has_it: bool) -> None:
        self._participant_has_it = has_it
        self._show()

    def _has_keyboard(self) -> bool:
        minimized = self._window.windowState() & Qt.WindowState.WindowMinimized
        return self._window.isActiveWindow() and not minimized

    def _show(self) -> None:
        if not self._closed:
            self._window.show_keyboard(self.keyboard_at)

    def _report(self) -> None:
        window = self._window
        if self._closed:
            return
        self._show()
        if not self._has_keyboard():
            self._link.send_front("", QRect(), typing=False)
            return
        typed_in = _is_typed_in(window.focusWidget())
        self._link.send_front(window.screen().name(), window.frameGeometry(), typing=typed_in)


def _is_typed_in(field: QWidget | None) -> bool:
    """Return whether a field is being typed in, and does not only wait for the next note."""
    if isinstance(field, TypingBox):
        return field.unfinished or not field.rests
    return isinstance(field, QLineEdit)

"""A key that is held down acts once: the keyboard repeats it as if it were pressed again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from labeval.ui.participant.window.x11_repeats import X11Repeats

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_MOVING = frozenset(
    {
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
        *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    }
)


class HeldKeys(QObject):
    """Takes the repeats of a key that is held down from a window.

    After an answer the next question is current, so that a finger that rests on a key would answer
    all of them. Keys that only move do repeat, and so does what is typed into fields.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.x11 = X11Repeats()
        self.x11.watch()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Show and watched is self._window:
            # Keys reach the window of the system first, then at once whatever has the focus.
            handle = self._window.windowHandle()
            if handle is not None:
                handle.installEventFilter(self)
        if not isinstance(event, QKeyEvent):
            return False
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        repeats = event.isAutoRepeat() or event.nativeScanCode() in self.x11.repeating
        if repeats and kind == QEvent.Type.ShortcutOverride:
            event.accept()  # so that it comes as a key press, and no shortcut acts
            return True
        return repeats and not self._may_repeat(event)

    def _may_repeat(self, event: QKeyEvent) -> bool:
        key, focused = event.key(), self._window.focusWidget()
        if isinstance(focused, QLineEdit):
            return key not in _ENTER
        if isinstance(focused, (QPlainTextEdit, QTextEdit)) and not focused.isReadOnly():
            # With Ctrl, Enter leaves the field.
            return key not in _ENTER or event.modifiers() == Qt.KeyboardModifier.NoModifier
        return key in _MOVING

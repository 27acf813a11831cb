"""A box for a few lines of text; Ctrl+Enter or Esc leaves it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.fields import TextArea
from labeval.ui.widgets.basics.lettering import line_height


class TextBox(TextArea):
    """Plain text of as many lines as it is high.

    Signals:
        left: the keyboard wants to go on.
    """

    left = Signal()

    def __init__(self, theme: Theme, *, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self.set_theme(theme)

    def sizeHint(self) -> QSize:
        return QSize(300, line_height(self._px) * self._lines + 18)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, line_height(self._px) + 18)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and control
        if entered or event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.accept()
            return
        super().keyPressEvent(event)

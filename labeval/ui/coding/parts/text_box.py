"""A box for a few lines of text; Ctrl+Enter or Esc leaves it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy

from labeval.ui.theme import LABEL_PX, Theme, Themed, palette_of
from labeval.ui.widgets.basics.lettering import line_height, type_font


class TextBox(Themed, QPlainTextEdit):
    """Plain text of as many lines as it is high.

    Signals:
        left: the keyboard wants to go on.
    """

    left = Signal()

    def __init__(self, theme: Theme, *, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self._px = LABEL_PX + 1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.document().setDocumentMargin(8)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        palette = palette_of(theme)
        palette.setColor(QPalette.ColorRole.Base, theme.color("ground"))
        self.setPalette(palette)
        self._px = theme.px(LABEL_PX + 1)
        self.setFont(type_font(self._px))
        super().set_theme(theme)

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

"""Where the supervisor types: Enter finishes, Shift+Enter begins a line, Esc goes back."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from labeval.ui.theme import LABEL_PX, Theme, palette_of
from labeval.ui.widgets.lettering import line_height, type_font

_MORE = 2


class TypingBox(QPlainTextEdit):
    """A plain text field.

    Signals:
        begun: the first letter of an empty field.
        finished: Enter.
        returned: Esc; what was typed stays.
        picked: Alt and a digit.
    """

    begun = Signal()
    finished = Signal()
    returned = Signal()
    picked = Signal(int)

    def __init__(self, theme: Theme, *, lines: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self._empty = True
        self._px = LABEL_PX
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.document().setDocumentMargin(8)
        self.textChanged.connect(self._on_text_changed)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw with these colours and at this text scale."""
        palette = palette_of(theme)
        palette.setColor(QPalette.ColorRole.Base, theme.color("ground"))
        self.setPalette(palette)
        self._px = theme.px(LABEL_PX + 1)
        self.setFont(type_font(self._px))
        self.updateGeometry()

    def set_lines(self, lines: int) -> None:
        """Be this high while there is little text."""
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as its text, up to a few lines more than it begins with."""
        lines = round(self.document().size().height())
        shown = max(self._lines, min(lines, self._lines + _MORE))
        return QSize(200, shown * line_height(self._px) + 18)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def clear_text(self) -> None:
        """Begin anew."""
        self._empty = True
        self.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers()
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        alt = held & Qt.KeyboardModifier.AltModifier
        if key == Qt.Key.Key_Escape:
            self.returned.emit()
        elif enter and not held & Qt.KeyboardModifier.ShiftModifier:
            self.finished.emit()
        elif alt and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.picked.emit(int(key) - int(Qt.Key.Key_1))
        else:
            super().keyPressEvent(event)
            # What is typed here is text, also where the field has no use for the key.
            event.accept()

    def _on_text_changed(self) -> None:
        self.updateGeometry()
        if self._empty and self.toPlainText():
            self._empty = False
            self.begun.emit()
        elif not self.toPlainText():
            self._empty = True

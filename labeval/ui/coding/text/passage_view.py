"""The text of one source with its coded segments; only what is visible is laid out and painted.

A view of its own and no text document: 100,000 words with thousands of segments open at once,
because rows are measured when they come into sight and are estimated until then.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from labeval.ui.coding.text.caret import move_by_key
from labeval.ui.coding.text.caret_view import CaretView
from labeval.ui.coding.text.key_target import Target
from labeval.ui.coding.text.pointer import Pointer
from labeval.ui.theme import Theme


class PassageView(CaretView):
    """The text of a source, read and coded with mouse and keyboard."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._pointer = Pointer(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.retranslate()

    @property
    def target(self) -> Target:
        """The target of keys; none while the end of a segment is dragged."""
        return Target() if self._pointer.pulls else super().target

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if move_by_key(self._caret, self._sheet, event, self.viewport().height() - 60):
            self._after_caret(see=True)
            self._take_segment_here()
        elif event.text().isprintable() and event.text() and not _commands(event):
            self.letter_typed.emit(event.text())
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(event)
        if event.key() == Qt.Key.Key_Shift and self._caret.span is not None:
            self.selection_finished.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pointer.double_click(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.viewport().update()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.setAccessibleName(self.tr("Text with coded segments"))


def _commands(event: QKeyEvent) -> bool:
    """True for a key pressed together with Ctrl or Alt."""
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool(event.modifiers() & modifiers)

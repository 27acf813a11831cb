"""Correcting a passage in its own place, with keys that split it and join it to others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextEdit

from labeval.coding.texts.editing import one_line
from labeval.ui.theme import Theme
from labeval.ui.utf16 import Units

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OWN = (*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class PassageEditor(QTextEdit):
    """Holds the text of one passage, on one line that wraps.

    Args:
        line: height of a line, in pixels, as the passage is drawn.
        at: where the caret begins, in code points.

    Signals:
        taken: the text as it stands; whoever listens closes the editor.
        cancelled: nothing is to change.
        split_wanted: the text, and the offset at which it is to become two passages.
        join_wanted: the text, and whether the passage before (True) or the next is to join it.
        step_wanted: the text; the next passage (1) or the one before (-1) is to be corrected.
        grew: it needs another height.
    """

    taken = Signal(str)
    cancelled = Signal()
    split_wanted = Signal(str, int)
    join_wanted = Signal(str, bool)
    step_wanted = Signal(str, int)
    grew = Signal()

    def __init__(self, text: str, font: QFont, line: int, theme: Theme, *, at: int = 0) -> None:
        super().__init__()
        self._line = line
        self._done = False
        self._above = 0
        """Pixels by which the text is moved up."""
        self.setAcceptRichText(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabChangesFocus(False)
        self.setFont(font)
        self.document().setDocumentMargin(0)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setStyleSheet(
            f"QTextEdit {{ background: {theme.accent_tint}; color: {theme.text};"
            f" selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}"
        )
        self.setPlainText(text)
        self._space_lines()
        cursor = self.textCursor()
        cursor.setPosition(Units(text).units(at))
        self.setTextCursor(cursor)
        self.document().setUndoRedoEnabled(True)
        self.document().contentsChanged.connect(self.grew)
        self.setAccessibleName(self.tr("Correct the words of this passage"))

    @property
    def text(self) -> str:
        """As it stands, on one line."""
        return one_line(self.toPlainText())

    @property
    def offset(self) -> int:
        """Place of the caret, in code points."""
        return Units(self.text).offset(self.textCursor().position())

    def sizeHint(self) -> QSize:
        document = self.document()
        document.setTextWidth(max(40, self._own_width()))
        height = round(document.size().height()) + self._above
        return QSize(self.width(), max(self._line, height))

    def finish(self) -> None:
        """Emit no more signals."""
        self._done = True

    def event(self, event: QEvent) -> bool:
        """Have the keys of editing before the window's shortcuts have them."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() in _OWN:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        cursor = self.textCursor()
        alone = not cursor.hasSelection()
        if key == Qt.Key.Key_Escape:
            self._emit_cancelled()
        elif key in _ENTER and control:
            self.split_wanted.emit(self.text, self.offset)
        elif key in _ENTER:
            self._emit_taken()
        elif key == Qt.Key.Key_Backspace and alone and cursor.atStart():
            self.join_wanted.emit(self.text, True)
        elif key == Qt.Key.Key_Delete and alone and cursor.atEnd():
            self.join_wanted.emit(self.text, False)
        elif key == Qt.Key.Key_Tab:
            self.step_wanted.emit(self.text, 1)
        elif key == Qt.Key.Key_Backtab:
            self.step_wanted.emit(self.text, -1)
        else:
            super().keyPressEvent(event)
        event.accept()

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insertPlainText(one_line(source.text()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        kept = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if event.reason() not in kept:
            self._emit_taken()

    def _emit_taken(self) -> None:
        if not self._done:
            self.taken.emit(self.text)

    def _emit_cancelled(self) -> None:
        if not self._done:
            self.cancelled.emit()

    def _own_width(self) -> int:
        parent = self.parentWidget()
        return self.width() if parent is not None else 400

    def _space_lines(self) -> None:
        """Lines as high as those of the text around it."""
        spaced = QTextBlockFormat()
        spaced.setLineHeight(float(self._line), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(spaced)
        # A fixed height goes above the letters; the text around it has half of it on either side.
        self._above = (self._line - self.fontMetrics().height()) // 2
        frame = self.document().rootFrame()
        moved = frame.frameFormat()
        moved.setTopMargin(-self._above)
        frame.setFrameFormat(moved)

"""The text of the study file, with its line numbers and the newest change marked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontDatabase,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from labeval.study.editing.typed import Replaced, least_change
from labeval.ui.accessible import Accessible
from labeval.ui.editor.file.yaml_colours import YamlColours
from labeval.ui.editor.form.field_editor import is_of_window
from labeval.ui.theme import Theme
from labeval.ui.utf16 import Units
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_PX = 13
_SIDE = 8


class _Numbers(Accessible, QWidget):
    """The numbers of the lines in view, which whoever hears the text has from it."""

    is_exposed = False

    def __init__(self, text: FileText) -> None:
        super().__init__(text)
        self._text = text

    def sizeHint(self) -> QSize:
        return QSize(self._text.numbers_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._text.paint_numbers(self, event)


class FileText(QPlainTextEdit):
    """Plain text that is edited as a whole; undoing is that of the window.

    Signals:
        typed: the text was edited here.
        left: the keyboard has gone elsewhere.
    """

    typed = Signal()
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shows = False
        self.setAccessibleName(self.tr("Study file"))
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(_PX)
        self.setFont(font)
        self.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text};"
            f" border: 1px solid {theme.line}; border-radius: 6px; }}"
        )
        style_scroll_bar(self, theme)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self._colours = YamlColours(self.document(), theme)
        self._numbers = _Numbers(self)
        self.blockCountChanged.connect(lambda _: self._take_margin())
        self.updateRequest.connect(self._on_update)
        self.textChanged.connect(self._on_changed)
        self._take_margin()

    @property
    def content(self) -> str:
        """The text, with ``\\n`` at the end of every line."""
        return self.document().toRawText().replace("\u2029", "\n")

    def show_content(self, text: str) -> Replaced:
        """Show a text; caret and scroll bar stay where nothing is other.

        Returns:
            What is other than before.
        """
        before = self.content
        change = least_change(before, text)
        if before == text:
            return change
        units = Units(before)
        cursor = QTextCursor(self.document())
        cursor.setPosition(units.units(change.start))
        cursor.setPosition(units.units(change.end), QTextCursor.MoveMode.KeepAnchor)
        self._shows = True
        cursor.insertText(change.text)
        self._shows = False
        return change

    def mark(self, start: int, end: int) -> None:
        """Mark characters, or where nothing is left of them, their line; and bring them into view.

        Args:
            start, end: half-open, in code points.
        """
        units = Units(self.content)
        marked = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(units.units(start))
        line = QTextCursor(cursor)
        cursor.setPosition(units.units(end), QTextCursor.MoveMode.KeepAnchor)
        if start == end:
            cursor.select(QTextCursor.SelectionType.LineUnderCursor)
        marked.cursor = cursor
        marked.format.setBackground(self._theme.color("accent_tint"))
        self.setExtraSelections([marked])
        self.bring(line.blockNumber())

    def bring(self, line: int) -> None:
        """Bring a line into view, counted from 0; one that is in view stays where it is."""
        block = self.document().findBlockByNumber(line)
        first = self.firstVisibleBlock().blockNumber()
        rows = max(1, self.viewport().height() // max(1, self.fontMetrics().lineSpacing()))
        if block.isValid() and not first <= line < first + rows - 1:
            self.verticalScrollBar().setValue(max(0, line - rows // 3))

    def numbers_width(self) -> int:
        """Width that the line numbers take."""
        digits = len(str(max(99, self.blockCount())))
        return 2 * _SIDE + digits * self.fontMetrics().horizontalAdvance("0")

    def paint_numbers(self, margin: QWidget, event: QPaintEvent) -> None:
        """Paint the numbers of the lines in view."""
        painter = QPainter(margin)
        painter.fillRect(event.rect(), self._theme.color("ground"))
        painter.setPen(self._theme.color("soft_text"))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and top <= event.rect().bottom():
            height = self.blockBoundingRect(block).height()
            place = QRect(0, round(top), margin.width() - _SIDE, round(height))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, right, str(block.blockNumber() + 1))
            top += height
            block = block.next()
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window."""
        if is_of_window(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps the indentation of the line."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            above = self.textCursor().block().previous().text()
            self.insertPlainText(above[: len(above) - len(above.lstrip(" "))])

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside = self.contentsRect()
        width = self.numbers_width()
        self._numbers.setGeometry(inside.left(), inside.top(), width, inside.height())

    def _take_margin(self) -> None:
        self.setViewportMargins(self.numbers_width(), 0, 0, 0)

    def _on_update(self, rect: QRect, dy: int) -> None:
        if dy:
            self._numbers.scroll(0, dy)
        else:
            self._numbers.update(0, rect.y(), self._numbers.width(), rect.height())

    def _on_changed(self) -> None:
        if not self._shows:
            self.setExtraSelections([])
            self.typed.emit()

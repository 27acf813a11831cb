"""A document of Qt with the words, the caret and the selection of a text that paints itself."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleTextInterface, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from labeval.ui.accessible.accessible import CaretText
from labeval.ui.utf16 import Units

_KEEP = QTextCursor.MoveMode.KeepAnchor


class Twin(QPlainTextEdit):
    """Is never shown; assistive technology reads its words and selects in it.

    The binding cannot give selections, words and lines through an interface written in Python, so
    that Qt's own of such a document is lent to the text.

    Args:
        of: a :class:`~labeval.ui.accessible.accessible.CaretText`.
    """

    def __init__(self, of: QWidget) -> None:
        super().__init__(of)
        self.hide()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self._content: str | None = None
        self._units = Units("")
        self.cursorPositionChanged.connect(self._on_moved)
        self.selectionChanged.connect(self._on_moved)

    def lent(self) -> QAccessibleTextInterface:
        """The interface to its text, which is that of the other by then."""
        self._follow()
        return QAccessible.queryAccessibleInterface(self).textInterface()

    @property
    def _text(self) -> CaretText:
        of = self.parent()  # and no reference: see Panel
        assert isinstance(of, CaretText)
        return of

    def _follow(self) -> None:
        self.blockSignals(True)
        content = self._text.accessible_text() or ""
        if content != self._content:
            self._content, self._units = content, Units(content)
            self.setPlainText(content)
        start, caret = map(self._units.units, self._text.accessible_selection())
        cursor = self.textCursor()
        if (cursor.anchor(), cursor.position()) != (start, caret):
            cursor.setPosition(start)
            cursor.setPosition(caret, _KEEP)
            self.setTextCursor(cursor)
        self.blockSignals(False)

    def _on_moved(self) -> None:
        """Do the same in the text, where this was moved from outside."""
        cursor = self.textCursor()
        ends = self._units.offset(cursor.anchor()), self._units.offset(cursor.position())
        if ends != self._text.accessible_selection():
            self._text.select_text(*ends)

"""Texts and tables of Qt with the words of those that paint themselves: with caret and selection,
with the styles of their words, with the places of their cells."""

from __future__ import annotations

from PySide6.QtGui import (
    QAccessible,
    QAccessibleTextInterface,
    QFont,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QTableWidget, QTableWidgetItem, QWidget

from labeval.ui.accessible.accessible import Accessible, CaretText
from labeval.ui.accessible.announcing import unheard
from labeval.ui.utf16 import Units

_KEEP = QTextCursor.MoveMode.KeepAnchor


class StyledTwin(QPlainTextEdit):
    """Is never shown; assistive technology reads words and their styles in it.

    The binding has no attributes of letters for an interface written in Python.

    Args:
        of: a widget whose words stay the same.
    """

    def __init__(self, of: QWidget) -> None:
        super().__init__(of)
        self.hide()
        self.setReadOnly(True)
        assert isinstance(of, Accessible)
        words = of.accessible_text() or ""
        self.setPlainText(words)
        units, cursor = Units(words), QTextCursor(self.document())
        for start, end, kind in of.accessible_styles():
            cursor.setPosition(units.units(start))
            cursor.setPosition(units.units(end), _KEEP)
            cursor.mergeCharFormat(_format_of(kind))

    def lent(self) -> QAccessibleTextInterface:
        """The interface to its text."""
        return QAccessible.queryAccessibleInterface(self).textInterface()


class TableTwin(QTableWidget):
    """Is never shown; assistive technology counts and finds the cells of a table in it.

    The binding has no interface of tables, so that Qt's own of such a table is lent.

    Args:
        of: a widget whose cells stay the same.
    """

    def __init__(self, of: QWidget) -> None:
        assert isinstance(of, Accessible)
        rows = of.accessible_rows()
        super().__init__(len(rows), max(map(len, rows)), of)
        self.hide()
        for row, cells in enumerate(rows):
            for column, words in enumerate(cells):
                self.setItem(row, column, QTableWidgetItem(words))

    def lent(self) -> int:
        """The address of its interface."""
        kind = QAccessible.InterfaceType.TableInterface
        return QAccessible.queryAccessibleInterface(self).interface_cast(kind)


def _format_of(kind: str) -> QTextCharFormat:
    made = QTextCharFormat()
    if kind == "strong":
        made.setFontWeight(QFont.Weight.Bold)
    elif kind == "emphasis":
        made.setFontItalic(True)
    elif kind == "struck":
        made.setFontStrikeOut(True)
    elif kind == "link":
        made.setFontUnderline(True)
    elif kind == "code":
        made.setFontFamilies(["monospace"])
    return made


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
            with unheard():  # the text has reported it, and it would be read twice
                self.setTextCursor(cursor)
        self.blockSignals(False)

    def _on_moved(self) -> None:
        """Do the same in the text, where this was moved from outside."""
        cursor = self.textCursor()
        ends = self._units.offset(cursor.anchor()), self._units.offset(cursor.position())
        if ends != self._text.accessible_selection():
            self._text.select_text(*ends)

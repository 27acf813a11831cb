"""Headings with lines below them, to be read, selected and copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import (
    QFont,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QTextEdit

from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_INDENT = 2 * GRID
_HANGING = 12
"""Indentation of a line that goes on below itself, in pixels."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, and lines below it."""

    heading: str
    lines: Sequence[str]


class SectionsView(QTextEdit):
    """Sections below each other; where a line goes on below itself, it is indented.

    Before it is scrolled, no line is cut at the lower edge.
    """

    def __init__(self, sections: Sequence[Section], theme: Theme) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setStyleSheet(
            f"QTextEdit {{ background: {theme.paper}; color: {theme.text};"
            f" font-size: 13px; border: 1px solid {theme.line}; border-radius: 6px; }}"
            f"QTextEdit:focus {{ border-color: {theme.accent}; }}"
        )
        style_scroll_bar(self, theme)
        self.document().setDocumentMargin(GRID)
        for section in sections:
            self._add(section)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def show_more(self, section: Section) -> None:
        """Add a section below the others, and have it in view."""
        place = len(self.toPlainText())
        self._add(section)
        self.moveCursor(QTextCursor.MoveOperation.End)
        cursor = self.textCursor()
        cursor.setPosition(place)
        self.setTextCursor(cursor)

    def _add(self, section: Section) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if section.heading:
            self._write(cursor, section.heading, indent=0, is_heading=True)
        for line in section.lines:
            self._write(cursor, line, indent=_INDENT if section.heading else 0)

    def _write(
        self, cursor: QTextCursor, text: str, *, indent: int, is_heading: bool = False
    ) -> None:
        block, letters = QTextBlockFormat(), QTextCharFormat()
        is_first = self.document().isEmpty()
        block.setLeftMargin(indent + _HANGING)
        block.setTextIndent(-_HANGING)
        block.setTopMargin(0 if is_first else GRID + 4 if is_heading else 2)
        letters.setFontWeight(QFont.Weight.Bold if is_heading else QFont.Weight.Normal)
        if is_first:
            cursor.setBlockFormat(block)
            cursor.setCharFormat(letters)
        else:
            cursor.insertBlock(block, letters)
        cursor.insertText(text, letters)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out a line that would be cut."""
        super().resizeEvent(event)
        room = self.contentsRect().height()
        spare = 0
        if self.document().size().height() > room:
            spare = round(room - max((b for b in self._line_ends() if b <= room), default=room))
        if spare != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, spare)

    def _line_ends(self) -> list[float]:
        """Lower ends of the lines, in pixels from the top of the text."""
        found = []
        block: QTextBlock = self.document().begin()
        while block.isValid():
            top = self.document().documentLayout().blockBoundingRect(block).top()
            layout = block.layout()
            lines = (layout.lineAt(n) for n in range(layout.lineCount()))
            found += [top + line.y() + line.height() for line in lines]
            block = block.next()
        return found

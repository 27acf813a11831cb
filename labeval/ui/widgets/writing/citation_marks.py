"""Colours the citations of a text while it is written; what names no passage stands out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QSyntaxHighlighter, QTextCharFormat, QTextDocument

from labeval.ui.theme import LIGHT, Theme, Themed
from labeval.ui.utf16 import Units

Spans = Callable[[str], Iterator[tuple[int, int, bool]]]
"""Start and end, in code points of a paragraph, of each citation, and whether it is known."""


class CitationMarks(Themed, QSyntaxHighlighter):
    """Formats that are no part of the text, so that undoing does not meet them."""

    def __init__(self, document: QTextDocument, spans: Spans) -> None:
        super().__init__(document)
        self._spans = spans
        self._known = QTextCharFormat()
        self._unknown = QTextCharFormat()
        self.set_theme(LIGHT)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._known = QTextCharFormat()
        self._known.setForeground(theme.color("accent"))
        self._unknown = QTextCharFormat()
        self._unknown.setForeground(theme.color("note_text"))
        self._unknown.setBackground(theme.color("note"))
        self._unknown.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SpellCheckUnderline)
        self._unknown.setUnderlineColor(theme.color("note_text"))
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        units = Units(text)
        for start, end, known in self._spans(text):
            first, last = units.units(start), units.units(end)
            self.setFormat(first, last - first, self._known if known else self._unknown)

"""Colours of a study file: names, comments, and everything else."""

from __future__ import annotations

import re

from PySide6.QtGui import QSyntaxHighlighter, QTextCharFormat, QTextDocument

from labeval.ui.theme import Theme

_NAME = re.compile(r"^\s*(?:- )*\s*([\w.<>{}-]+|\"[^\"]*\"|'[^']*')\s*:(?=\s|$)")
_INNER_NAME = re.compile(r"[{,]\s*([\w.-]+)\s*:(?=\s)")
_COMMENT = re.compile(r"(?:^|\s)(#.*)$")
_QUOTED = re.compile(r"\"(?:\\.|[^\"\\])*\"|'[^']*'")


class YamlColours(QSyntaxHighlighter):
    """Gives each line its colours by itself, which is near enough to read by."""

    def __init__(self, document: QTextDocument, theme: Theme) -> None:
        super().__init__(document)
        self._name, self._comment = QTextCharFormat(), QTextCharFormat()
        self._name.setForeground(theme.color("accent"))
        self._comment.setForeground(theme.color("soft_text"))
        self._comment.setFontItalic(True)

    def highlightBlock(self, text: str) -> None:
        """Colour one line."""
        bare = _QUOTED.sub(lambda found: "x" * len(found[0]), text)
        for found in (*_NAME.finditer(text), *_INNER_NAME.finditer(bare)):
            self.setFormat(found.start(1), found.end(1) - found.start(1), self._name)
        comment = _COMMENT.search(bare)
        if comment is not None:
            self.setFormat(comment.start(1), len(text) - comment.start(1), self._comment)

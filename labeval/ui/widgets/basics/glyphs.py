"""Characters that no font of this computer can draw."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtGui import QFontMetrics, QTextLayout

from labeval.ui.widgets.basics.lettering import type_font

_MOST = 4000
"""Different characters that are looked up."""
_BOX = 1
_SILENT = ("Cf", "Cs")
"""Categories of characters that nothing is drawn for."""


def missing_glyphs(texts: Iterable[str]) -> str:
    """The characters of texts that would be drawn as empty boxes, each once."""
    found = {letter for text in texts for letter in text}
    wanted = sorted(letter for letter in found if _is_drawn(letter))
    return "".join(letter for letter in wanted[:_MOST] if not _can_be_drawn(letter))


def _is_drawn(letter: str) -> bool:
    """Return whether a character would be seen, and has to be looked up in fonts."""
    if letter.isascii():
        return not letter.isprintable() and not letter.isspace()
    return unicodedata.category(letter) not in _SILENT and not letter.isspace()


@lru_cache(maxsize=_MOST)
def _can_be_drawn(letter: str) -> bool:
    font = type_font(16)
    layout = QTextLayout(letter, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    glyphs = [glyph for run in runs for glyph in run.glyphIndexes()]
    if not glyphs or not all(glyphs):
        return False
    # Where no font shapes a script, such as Devanagari, Qt's box is glyph 1 of no font at all.
    return _BOX not in glyphs or QFontMetrics(font).inFontUcs4(ord(letter))

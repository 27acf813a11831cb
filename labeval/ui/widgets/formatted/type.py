"""The faces of formatted words: emphasis, code, headings."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QTextCharFormat

from labeval.text.markdown.blocks import Kind
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import letters, line_height, space, type_font

CODE_SHARE = 0.92
"""Size of code relative to the words around it; its letters are wide and look larger."""
COMFORTABLE = 90
"""Characters of the longest line that is read with ease."""
HEADINGS = (1.4, 1.25, 1.12, 1.0, 1.0, 1.0)
"""Size of a heading of level 1 to 6, relative to the words."""


def code_font(px: int) -> QFont:
    """The face of code among words of ``px``."""
    font = QFont(_fixed_family())
    font.setStyleHint(QFont.StyleHint.TypeWriter)
    font.setPixelSize(max(1, round(px * CODE_SHARE)))
    space(font, letters())
    return font


def code_line(px: int) -> int:
    """Height of a line of code among words of ``px``."""
    return line_height(max(1, round(px * CODE_SHARE)))


def comfortable_width(px: int) -> int:
    """The widest column in which words are read with ease."""
    return round(COMFORTABLE * QFontMetricsF(type_font(px)).averageCharWidth())


def char_format(kind: Kind, px: int, theme: Theme) -> QTextCharFormat:
    """The changes of a style; styles that overlap add up."""
    form = QTextCharFormat()
    match kind:
        case "strong":
            form.setFontWeight(QFont.Weight.Bold)
        case "emphasis":
            form.setFontItalic(True)
        case "struck":
            form.setFontStrikeOut(True)
        case "code":
            form.setFontFamilies([_fixed_family()])
            form.setProperty(QTextCharFormat.Property.FontPixelSize, code_font(px).pixelSize())
        case "link":
            form.setForeground(theme.color("accent"))
            form.setFontUnderline(True)
        case "picture":
            form.setForeground(theme.color("soft_text"))
            form.setFontItalic(True)
    return form


@cache
def _fixed_family() -> str:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()

"""Fonts by size and weight, and how many lines a text takes: shaped once, then remembered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QLocale, QPointF, QRect, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QTextLayout,
    QTextOption,
)

from labeval.ui.utf16 import Units

READING_LINES = {16: 23, 15: 21, 14: 19, 13: 18, 12: 17}
"""Type size to line height in logical pixels; whole numbers, so that lines never blur."""


WIDE_LINE, WIDE_PARAGRAPH, WIDE_LETTER, WIDE_WORD = 1.5, 2.0, 0.12, 0.16
"""Wide spacing, relative to the type size: lines from top to top, and what is added below
paragraphs, between letters and between words (WCAG 2.2, 1.4.12)."""


class Letters(NamedTuple):
    """The face of all words, as layouts remember it."""

    family: str
    wide: bool
    """True for wide spacing of lines, paragraphs and words."""
    apart: bool
    """True for wide spacing of letters too: not where letters are joined."""


_wide = False


def use_wide_spacing(wide: bool) -> None:
    """Lay out texts with wide spacing from now on, or with the usual one."""
    global _wide
    _wide = wide


@contextmanager
def spaced(*, wide: bool) -> Iterator[None]:
    """Lay out texts of somebody who has chosen wide spacing, or has not."""
    before = _wide
    use_wide_spacing(wide)
    try:
        yield
    finally:
        use_wide_spacing(before)


def is_wide() -> bool:
    """Return whether texts are laid out with wide spacing."""
    return _wide


def letters() -> Letters:
    """The face that words are set in now."""
    apart = _wide and QLocale().language() != QLocale.Language.Arabic
    return Letters(QGuiApplication.font().family(), _wide, apart)


def line_height(px: int) -> int:
    """The line height of a type size in whole pixels: 1.36 to 1.45 times the size, or wide."""
    return ceil(px * WIDE_LINE) if _wide else READING_LINES.get(px, round(px * 1.4))


def lines_of_blank() -> int:
    """The lines that a blank line takes."""
    return 2 if _wide else 1


def type_font(px: int, *, strong: bool = False) -> QFont:
    """The application's font at ``px`` logical pixels, regular or semibold."""
    return QFont(_font(letters(), px, strong))


def label_line(px: int) -> int:
    """The height of a line in a label, in whole pixels."""
    return ceil(QFontMetricsF(type_font(px)).lineSpacing())


def type_metrics(px: int, *, strong: bool = False) -> QFontMetrics:
    """The metrics of :func:`type_font`."""
    return _metrics(letters(), px, strong)


def text_width(text: str, px: int, *, strong: bool = False) -> int:
    """Width of one line of text in logical pixels."""
    return _text_width(text, letters(), px, strong)


def line_count(
    text: str, width: int, px: int, *, strong: bool = False, first_indent: int = 0
) -> int:
    """Lines that a text takes in ``width``, broken as a reading frame breaks it."""
    return _line_count(text, width, letters(), px, strong, first_indent)


def closest_height(text: str, width: int, px: int, *, first_indent: int = 0) -> int:
    """Height of a text whose blank lines have given way, as far as they do: wide ones do not."""
    lines = line_count(text, width, px, first_indent=first_indent)
    given = 0 if _wide else line_height(px) - blank_height(px)
    return lines * line_height(px) - _blank_count(text) * given


def blank_height(px: int) -> int:
    """Height of the blank line between two paragraphs where a text needs the room."""
    return line_height(px) // 2


def longest_word(texts: Sequence[str], px: int, *, strong: bool = False) -> int:
    """Width of the widest single word, below which a column breaks inside words.

    Words that no-break spaces join are one.
    """
    words = {word for text in texts for word in re.split(r"[ \t\n]+", text)}
    return max((text_width(word, px, strong=strong) for word in words), default=0)


def wrapping() -> QTextOption:
    """Breaks at words, and inside a word only where it is wider than the column."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def space(font: QFont, face: Letters) -> None:
    """Give a font of a size the spacing of letters and words that a face has."""
    if face.wide:
        absolute = QFont.SpacingType.AbsoluteSpacing
        font.setLetterSpacing(absolute, _whole(font, WIDE_LETTER) if face.apart else 0)
        font.setWordSpacing(_whole(font, WIDE_WORD))


def _whole(font: QFont, share: float) -> float:
    """A share of a font's size, in the steps of 1/64 that Qt keeps."""
    return ceil(64 * share * font.pixelSize()) / 64


@lru_cache(maxsize=256)
def _font(face: Letters, px: int, strong: bool) -> QFont:
    font = QFont(face.family)
    font.setPixelSize(px)
    space(font, face)
    if strong:
        font.setWeight(QFont.Weight.DemiBold)
    return font


@lru_cache(maxsize=256)
def _metrics(face: Letters, px: int, strong: bool) -> QFontMetrics:
    return QFontMetrics(_font(face, px, strong))


@lru_cache(maxsize=4096)
def _text_width(text: str, face: Letters, px: int, strong: bool) -> int:
    return _metrics(face, px, strong).horizontalAdvance(text)


@lru_cache(maxsize=4096)
def _blank_count(text: str) -> int:
    return sum(not paragraph for paragraph in text.split("\n"))


@lru_cache(maxsize=4096)
def _line_count(
    text: str, width: int, face: Letters, px: int, strong: bool, first_indent: int
) -> int:
    font = _font(face, px, strong)
    blank = 2 if face.wide else 1
    indent = first_indent
    lines = 0
    # A text's paragraphs are laid out one by one, as a text document does.
    for paragraph in text.split("\n"):
        broken = break_lines(paragraph, width, font, first_indent=indent)
        lines += len(broken) if paragraph else blank
        indent = 0
    return lines


def break_lines(
    paragraph: str, width: int, font: QFont, *, first_indent: int = 0
) -> list[tuple[int, int]]:
    """Start and length, in UTF-16 units, of every line of one paragraph."""
    layout = QTextLayout(paragraph, font)
    layout.setTextOption(wrapping())
    found: list[tuple[int, int]] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width - (0 if found else first_indent)))
        line.setPosition(QPointF(0, 0))
        found.append((line.textStart(), line.textLength()))
    layout.endLayout()
    return found or [(0, 0)]


def wrapped(text: str, width: int, px: int, *, strong: bool = False) -> tuple[str, ...]:
    """The lines of a text in ``width``, as strings."""
    return _wrapped(text, width, letters(), px, strong)


def rows_apart(text: str, width: int, px: int, *, strong: bool = False) -> list[str]:
    """The rows of a text in wide spacing, in which a blank line takes several."""
    lines = wrapped(text, width, px, strong=strong)
    return [row for line in lines for row in [line] * (1 if line else lines_of_blank())]


def draw_apart(
    painter: QPainter, room: QRect, text: str, px: int, flags: int, *, strong: bool = False
) -> None:
    """Draw a text with wide spacing of its lines, aligned in its room, in the painter's font."""
    rows, pitch = rows_apart(text, room.width(), px, strong=strong), line_height(px)
    over = room.height() - len(rows) * pitch
    top = room.top()
    if flags & Qt.AlignmentFlag.AlignVCenter.value:
        top += over // 2
    elif flags & Qt.AlignmentFlag.AlignBottom.value:
        top += over
    sideways = flags & Qt.AlignmentFlag.AlignHorizontal_Mask.value
    for number, row in enumerate(rows):
        place = QRect(room.left(), top + number * pitch, room.width(), pitch)
        painter.drawText(place, sideways | Qt.AlignmentFlag.AlignVCenter.value, row)


@lru_cache(maxsize=1024)
def _wrapped(text: str, width: int, face: Letters, px: int, strong: bool) -> tuple[str, ...]:
    font = _font(face, px, strong)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        units = Units(paragraph)
        for start, length in break_lines(paragraph, width, font):
            line = slice(units.offset(start), units.offset(start + length))
            lines.append(paragraph[line].rstrip())
    return tuple(lines)

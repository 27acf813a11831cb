"""Fonts by size and weight, and how many lines a text takes: shaped once, then remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QTextLayout,
    QTextOption,
)

from labeval.ui.utf16 import Units

READING_LINES = {16: 23, 15: 21, 14: 19, 13: 18, 12: 17}
"""Type size to line height in logical pixels; whole numbers, so that lines never blur."""


def line_height(px: int) -> int:
    """The line height of a type size, 1.36 to 1.45 times the size, in whole pixels."""
    return READING_LINES.get(px, round(px * 1.4))


def type_font(px: int, *, strong: bool = False) -> QFont:
    """The application's font at ``px`` logical pixels, regular or semibold."""
    return QFont(_font(QGuiApplication.font().family(), px, strong))


def label_line(px: int) -> int:
    """The height of a line in a label, in whole pixels."""
    return ceil(QFontMetricsF(type_font(px)).lineSpacing())


def type_metrics(px: int, *, strong: bool = False) -> QFontMetrics:
    """The metrics of :func:`type_font`."""
    return _metrics(QGuiApplication.font().family(), px, strong)


def text_width(text: str, px: int, *, strong: bool = False) -> int:
    """Width of one line of text in logical pixels."""
    return _text_width(text, QGuiApplication.font().family(), px, strong)


def line_count(
    text: str, width: int, px: int, *, strong: bool = False, first_indent: int = 0
) -> int:
    """Lines that a text takes in ``width``, broken as a reading frame breaks it."""
    family = QGuiApplication.font().family()
    return _line_count(text, width, family, px, strong, first_indent)


def closest_height(text: str, width: int, px: int, *, first_indent: int = 0) -> int:
    """Height of a text whose blank lines have given way, as far as they do."""
    lines = line_count(text, width, px, first_indent=first_indent)
    return lines * line_height(px) - _blank_count(text) * (line_height(px) - blank_height(px))


def blank_height(px: int) -> int:
    """Height of the blank line between two paragraphs where a text needs the room."""
    return line_height(px) // 2


def longest_word(texts: Sequence[str], px: int, *, strong: bool = False) -> int:
    """Width of the widest single word, below which a column breaks inside words."""
    words = {word for text in texts for word in text.split()}
    return max((text_width(word, px, strong=strong) for word in words), default=0)


def wrapping() -> QTextOption:
    """Breaks at words, and inside a word only where it is wider than the column."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


@lru_cache(maxsize=256)
def _font(family: str, px: int, strong: bool) -> QFont:
    font = QFont(family)
    font.setPixelSize(px)
    if strong:
        font.setWeight(QFont.Weight.DemiBold)
    return font


@lru_cache(maxsize=256)
def _metrics(family: str, px: int, strong: bool) -> QFontMetrics:
    return QFontMetrics(_font(family, px, strong))


@lru_cache(maxsize=4096)
def _text_width(text: str, family: str, px: int, strong: bool) -> int:
    return _metrics(family, px, strong).horizontalAdvance(text)


@lru_cache(maxsize=4096)
def _blank_count(text: str) -> int:
    return sum(not paragraph for paragraph in text.split("\n"))


@lru_cache(maxsize=4096)
def _line_count(
    text: str, width: int, family: str, px: int, strong: bool, first_indent: int
) -> int:
    font = _font(family, px, strong)
    indent = first_indent
    lines = 0
    # A text's paragraphs are laid out one by one, as a text document does.
    for paragraph in text.split("\n"):
        lines += len(break_lines(paragraph, width, font, first_indent=indent))
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
    return _wrapped(text, width, QGuiApplication.font().family(), px, strong)


@lru_cache(maxsize=1024)
def _wrapped(text: str, width: int, family: str, px: int, strong: bool) -> tuple[str, ...]:
    font = _font(family, px, strong)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        units = Units(paragraph)
        for start, length in break_lines(paragraph, width, font):
            line = slice(units.offset(start), units.offset(start + length))
            lines.append(paragraph[line].rstrip())
    return tuple(lines)

"""A code's colour as it is drawn on either ground: a quiet tint, a line, and letters to read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor

from labeval.coding.rows import Code
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import mixed

PALETTE = (
    *("#2f7fd6", "#d98424", "#8f6bd1", "#1f9a8a", "#c2447e", "#7c8f2a", "#4a6fae", "#b3362b"),
    *("#a8612a", "#1d7a4c", "#6b7a8f", "#b0892b", "#5b59c7", "#2f93a8", "#a0527a", "#5e8c3a"),
)
"""Colours for codes without one, which colour-blind people can distinguish too."""
NO_COLOUR = "#7d848c"

_TINT = {False: 0.20, True: 0.30}
"""Share of the colour behind coded words; by whether the theme is dark."""
_SPARE = 0.1
"""Contrast of letters on paper beyond what the theme promises."""
_LINE = 3.0
"""Contrast of lines on paper, which WCAG 2 asks of graphics."""


def next_colour(codes: Iterable[Code]) -> str:
    """The palette's colour that the fewest codes have."""
    used = [code.colour for code in codes if not code.retired]
    return min(PALETTE, key=lambda colour: (used.count(colour), PALETTE.index(colour)))


@dataclass(frozen=True, slots=True)
class CodeColours:
    """One colour in its three uses."""

    tint: QColor
    """Behind the words that are coded."""
    line: QColor
    """Stripes, dots and underlines."""
    letters: QColor
    """The code's name in the margin."""


@lru_cache(maxsize=512)
def code_colours(colour: str, theme: Theme) -> CodeColours:
    """The uses of a colour, ``#rrggbb``, in a theme."""
    colour = colour or NO_COLOUR
    line = _until_seen(mixed(colour, theme.text, 0.2 if theme.dark else 0), theme, _LINE)
    letters = _until_seen(line, theme, theme.least_contrast + _SPARE)
    return CodeColours(_tint(colour, theme), line, letters)


def _until_seen(colour: QColor, theme: Theme, least: float) -> QColor:
    """The colour with as much of the text's in it as it takes to be seen on paper."""
    for share in range(0, 100, 5):
        mix = mixed(colour.name(), theme.text, share / 100)
        if contrast(mix, theme.color("paper")) >= least:
            return mix
    return theme.color("text")


def _tint(colour: str, theme: Theme) -> QColor:
    """As much of the colour on paper as lets text be read on it."""
    share = _TINT[theme.dark]
    while contrast(mix := mixed(theme.paper, colour, share), theme.color("text")) < (
        theme.least_contrast
    ):
        share *= 0.8
    return mix


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio of two colours as WCAG 2 defines it, 1 to 21."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    channels = [colour.redF(), colour.greenF(), colour.blueF()]
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

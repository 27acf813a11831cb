"""A code's colour as it is drawn on either ground: a quiet tint, a line, and letters to read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import mixed

PALETTE = (
    *("#2f7fd6", "#d98424", "#8f6bd1", "#1f9a8a", "#c2447e", "#7c8f2a", "#4a6fae", "#b3362b"),
    *("#a8612a", "#1d7a4c", "#6b7a8f", "#b0892b", "#5b59c7", "#2f93a8", "#a0527a", "#5e8c3a"),
)
"""Colours for codes without one, which colour-blind people can distinguish too."""
NO_COLOUR = "#7d848c"

_TINT = {"light": 0.20, "dark": 0.30}
_READABLE = 4.6
"""Contrast of letters on paper; WCAG AA asks for 4.5."""


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
    line = QColor(colour)
    if theme.name == "dark":
        line = mixed(colour, theme.text, 0.2)
    letters = line
    for share in range(0, 95, 5):
        letters = mixed(line.name(), theme.text, share / 100)
        if contrast(letters, theme.color("paper")) >= _READABLE:
            break
    return CodeColours(mixed(theme.paper, colour, _TINT[theme.name]), line, letters)


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

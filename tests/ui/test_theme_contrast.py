"""Every pair of colours that is used as text on ground meets WCAG 2.2, level AA."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from labeval.ui.theme import THEMES

TEXT, SHAPE = 4.5, 3.0
TEXT_PAIRS = [
    ("text", "ground"),
    ("text", "paper"),
    ("text", "accent_tint"),
    ("text", "note"),
    ("soft_text", "ground"),
    ("soft_text", "paper"),
    ("accent", "paper"),
    ("accent", "ground"),
    ("on_accent", "accent"),
    ("on_accent", "bad"),
    ("note_text", "note"),
    ("good", "note"),
    ("bad", "note"),
]
SHAPE_PAIRS = [
    ("accent", "ground"),
    ("accent", "paper"),
    ("accent", "accent_tint"),
    *(("outline", ground) for ground in ("ground", "paper", "accent_tint", "note")),
    ("bad", "ground"),
    ("bad", "paper"),
    ("disabled_text", "disabled"),
]


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: QColor, b: QColor) -> float:
    """Contrast ratio, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_is_twenty_one_to_one():
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_can_be_read(theme, text, ground):
    assert contrast(theme.color(text), theme.color(ground)) >= TEXT


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize(("text", "ground"), SHAPE_PAIRS)
def test_shapes_can_be_distinguished(theme, text, ground):
    assert contrast(theme.color(text), theme.color(ground)) >= SHAPE

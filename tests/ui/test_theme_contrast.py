"""Every pair of colours that is used together meets WCAG 2.2: AA, in high contrast AAA."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from labeval.ui.coding.parts.code_colours import PALETTE, code_colours
from labeval.ui.theme import BLACK_ON_WHITE, THEMES, WHITE_ON_BLACK, theme_of_desktop
from labeval.ui.widgets.marking.surface import mark_ground

TEXT, ENHANCED_TEXT, SHAPE = 4.5, 7.0, 3.0
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
GROUNDS = ("ground", "paper", "accent_tint", "note", "disabled")
LETTERS = ("text", "soft_text", "accent", "note_text", "good", "bad", "disabled_text")
HIGH_CONTRAST = {theme.name: theme for theme in (BLACK_ON_WHITE, WHITE_ON_BLACK)}


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


@pytest.mark.parametrize("theme", HIGH_CONTRAST.values(), ids=HIGH_CONTRAST.keys())
@pytest.mark.parametrize("ground", GROUNDS)
def test_high_contrast_has_seven_to_one_for_any_letters_on_any_ground(theme, ground):
    below = theme.color(ground)
    assert {n for n in LETTERS if contrast(theme.color(n), below) < ENHANCED_TEXT} == set()
    assert {n for n in ("line", "outline") if contrast(theme.color(n), below) < SHAPE} == set()
    filled = theme.color("on_accent")
    for fill in ("accent", "bad", "good", "note_text"):
        assert contrast(filled, theme.color(fill)) >= ENHANCED_TEXT


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("tone", ["accent", "note_text", "good", "bad"])
@pytest.mark.parametrize("strong", [False, True])
def test_marked_words_can_be_read(theme, tone, strong):
    over = mark_ground(theme, tone, strong=strong)
    share, paper = over.alphaF(), theme.color("paper")
    seen = QColor.fromRgbF(
        *(
            share * of(over) + (1 - share) * of(paper)
            for of in (QColor.redF, QColor.greenF, QColor.blueF)
        )
    )
    assert contrast(theme.color("text"), seen) >= theme.least_contrast


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("colour", [*PALETTE, "#000000", "#ffffff", "#ffff00"])
def test_coded_words_and_names_of_codes_can_be_read(theme, colour):
    drawn, paper = code_colours(colour, theme), theme.color("paper")
    assert contrast(theme.color("text"), drawn.tint) >= theme.least_contrast
    assert contrast(drawn.letters, paper) >= theme.least_contrast


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("colour", [*PALETTE, "#000000", "#ffffff", "#ffff00"])
def test_lines_of_codes_stand_out(theme, colour):
    assert contrast(code_colours(colour, theme).line, theme.color("paper")) >= SHAPE


@pytest.mark.parametrize(
    ("dark", "high_contrast", "name"),
    [
        (False, False, "light"),
        (True, False, "dark"),
        (False, True, "black_on_white"),
        (True, True, "white_on_black"),
    ],
)
def test_a_theme_follows_the_desktop(dark, high_contrast, name):
    theme = theme_of_desktop(dark=dark, high_contrast=high_contrast)
    assert theme.name == name
    assert theme.dark == dark
    assert theme.least_contrast == (ENHANCED_TEXT if high_contrast else TEXT)

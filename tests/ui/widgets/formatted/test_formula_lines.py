"""Formulas that are wider than their room: lines before operators, each in its place."""

from __future__ import annotations

from itertools import pairwise

import pytest

from labeval.text.formatted import FormattedText
from labeval.text.markdown.blocks import Formula
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.formatted.formula_lines import lines_of_formula
from labeval.ui.widgets.formatted.rendered import rendered

WIDE = " + ".join(f"a_{{{n}}} x^{{{n}}}" for n in range(24))


def _lines(tex: str, most: int) -> list[str]:
    text = f"$$ {tex} $$"
    found = lines_of_formula(Formula(tex, 0, len(text), alone=True), text, lambda t: len(t) <= most)
    assert found[0].start == 0 and found[-1].end == len(text)
    assert all(one.end == other.start for one, other in pairwise(found))
    assert "".join(line.tex for line in found) == tex
    return [line.tex.strip() for line in found]


@pytest.mark.parametrize(
    ("tex", "lines"),
    [
        ("a + b = c + d", ["a + b", "= c + d"]),
        ("x_{1+2} + y^{3-4}", ["x_{1+2}", "+ y^{3-4}"]),
        (r"f(a + b) \leq g(c - d)", ["f(a + b)", r"\leq g(c - d)"]),
        (r"\left[ a + b \right] - c", [r"\left[ a + b \right]", "- c"]),
        ("a = -b", ["a", "= -b"]),
    ],
)
def test_a_line_begins_with_an_operator_that_is_in_no_bracket(tex, lines):
    assert _lines(tex, len(tex) - 2) == lines


@pytest.mark.parametrize("tex", [r"\frac{a + b}{c + d}", "-a", "f(a + b + c)"])
def test_what_has_no_such_operator_stays_one_line(tex):
    assert _lines(tex, 1) == [tex]


def test_a_formula_that_fits_is_not_cut():
    assert _lines("a + b", 99) == ["a + b"]


def test_a_wide_formula_is_read_in_lines_as_large_as_other_formulas(qapp):
    narrow = rendered(FormattedText(f"$$ {WIDE} $$", "markdown"), 16, 420, LIGHT)
    alone = rendered(FormattedText("$$ a_{23} x^{23} $$", "markdown"), 16, 420, LIGHT)
    assert len(narrow.rows) >= 3
    assert all(row.height >= 0.9 * alone.rows[0].height for row in narrow.rows)
    assert narrow.rows[0].height < 2 * alone.rows[0].height

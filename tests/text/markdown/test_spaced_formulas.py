r"""Formulas with blanks within their dollars, ``$ V = l w h $``, and the prices that are none."""

from __future__ import annotations

import pytest

from labeval.text.markdown.blocks import Formula, inlines
from labeval.text.markdown.reading import read_markdown


def _formulas(text: str) -> list[str]:
    found = [one for line in inlines(read_markdown(text)) for _, one in line.formulas]
    return [one.tex for one in found if isinstance(one, Formula)]


@pytest.mark.parametrize(
    ("text", "tex"),
    [
        ("The volume is $ V = l w h $.", ["V = l w h"]),
        ("From $ x $ to $ x_1 $", ["x", "x_1"]),
        (r"so $ \frac{a}{b} $ and $ a^2 + b^2 = c^2 $", [r"\frac{a}{b}", "a^2 + b^2 = c^2"]),
        (r"$ v = \text{way and time} $", [r"v = \text{way and time}"]),
        ("It costs $ 5, as $ V = l w h $ says", ["V = l w h"]),
    ],
)
def test_a_formula_may_have_blanks_at_both_of_its_ends(text, tex):
    assert _formulas(text) == tex


@pytest.mark.parametrize(
    "text",
    [
        "between $ 5 and $ 6",
        "from $ 5 = cheap to $ 6",
        "1 $ = 0.9 € and 2 $ = 1.8 €",
        "priced in $ = cost, paid in $ too",
        "for 20 $ (x = 3) or so, 30 $ more",
        "$ export PATH=/bin; $ ls",
        "first $ a = b\nthen $ c",
        "$ and $",
    ],
)
def test_prices_and_commands_stay_words(text):
    assert _formulas(text) == []

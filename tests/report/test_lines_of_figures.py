"""Sentences and figures of reports that were hard to read or said twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.report.headings import cell
from labeval.report.templates import filled_template
from tests.report.test_orders import HEAD, material_from

NO_BREAK = "\u00a0"


@pytest.mark.parametrize(
    ("said", "figure"),
    [
        ("as p = 0,932 is", f"p{NO_BREAK}={NO_BREAK}0,932"),
        ("at p < .001 each", f"p{NO_BREAK}<{NO_BREAK}.001"),
        ("by 95 % of them", f"95{NO_BREAK}%"),
        ("with d = −0.3 here", f"d{NO_BREAK}={NO_BREAK}−0.3"),
    ],
)
def test_no_line_of_a_page_breaks_within_a_figure(tmp_path: Path, said: str, figure: str) -> None:
    (tmp_path / "page").write_text("<p>{{ said }}</p>")
    page = filled_template(tmp_path, "page", said=said).replace("&lt;", "<")
    assert figure in page
    assert page.replace(NO_BREAK, " ") == f"<p>{said}</p>"


def test_a_text_in_an_order_is_named_with_those_that_were_ordered(tmp_path: Path) -> None:
    material = material_from(tmp_path, [HEAD, "r1,q1_A,A,q1,quality,3", "r2,q1_A,A,q1,quality,4"])
    assert cell("unit", "t1|t2|t3/t2", material) == "t2, among t1, t2, t3"

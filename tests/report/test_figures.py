"""Figures are drawn from tables alone, and say their n."""

from __future__ import annotations

import re

import pandas as pd
import pytest

from labeval.report.drawing.figure import Style
from labeval.report.figures import FIGURES, drawn
from labeval.report.material import Material
from labeval.report.words import Words
from labeval.study.model.items import Item
from tests.report.conftest import scores

pytestmark = pytest.mark.slow

EVERYWHERE = (
    *("scores", "davidson", "win_rates", "best_worst", "distributions", "agreement"),
    "items",
)


@pytest.mark.parametrize("name", FIGURES)
def test_without_tables_there_is_no_figure_and_no_error(name, material):
    empty = Material({}, material.about, material.content, Words())
    assert drawn(name, empty, Style()) is None


@pytest.mark.parametrize("name", FIGURES)
def test_with_empty_tables_there_is_no_figure_and_no_error(name, material):
    tables = {key: table.iloc[:0] for key, table in material.tables.items()}
    assert drawn(name, Material(tables, {}, material.content, Words()), Style()) is None


@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_figure_has_vectors_pixels_numbers_and_its_n(name, material):
    found = drawn(name, material, Style())
    assert found is not None and len(found.numbers)
    assert found.svg().startswith("<svg") and "<text" not in found.svg()
    assert found.png(80)[:4] == b"\x89PNG"
    assert re.search(r"\d", found.caption) and found.how and found.title


def test_the_same_results_give_the_same_file(material):
    first, second = (drawn("scores", material, Style()) for _ in range(2))
    assert first is not None and second is not None
    assert first.svg() == second.svg()


def test_colours_keep_apart_without_colour():
    style = Style()
    n = len(style.colours)
    assert len(set(style.hatches)) == len(set(style.markers)) == n


def test_a_scale_is_drawn_whole_though_only_its_upper_points_were_given(material):
    """A bar of nothing but 4 of 5 points lay across the middle, as if it was neither."""
    asked = next(c.id for c in material.content.study.criteria if c.scale is None)
    row = {"method": "dqe", "criterion": asked, "system": "A", "value": "4", "n": 3, "of": 3}
    tables = {"distributions": pd.DataFrame([{**row, "share": 1.0}])}
    found = drawn("distributions", Material(tables, {}, material.content, Words()), Style())
    assert found is not None
    (bar,) = [bar for bar in found.figure.axes[0].patches if bar.get_width() > 0]
    assert bar.get_x() == 0.0


def test_of_many_texts_the_best_and_the_worst_are_drawn_and_said_to_be(material):
    scores = material.tables["scores"]
    one = scores[(scores["level"] == "item") & (scores["method"] == "dqe")].head(1)
    many = [f"t{n:02d}" for n in range(40)]
    rows = pd.concat([one] * 40, ignore_index=True).assign(
        id=many, value=[float(n) for n in range(40)], rank=[40.0 - n for n in range(40)],
        scale="total", criterion="", statistic="mean",
    )  # fmt: skip
    items = [Item(id=name, text="A text.", system="A", source="") for name in many]
    content = material.content.model_copy(update={"items": items})
    found = drawn("items", Material({"scores": rows}, {}, content, Words()), Style())
    assert found is not None
    assert found.numbers["id"].tolist() == [*many[:24:-1], *many[14::-1]]
    assert "15 best and the 15 worst" in found.caption


def test_systems_with_equal_scores_are_shown_with_the_ranks_that_they_share(material):
    rows = [("dqe", "A", 4.0, 1.5), ("dqe", "B", 4.0, 1.5), ("dqe", "C", 3.0, 3.0)]
    tables = scores([(*row, row[2] - 1, row[2] + 1) for row in rows])
    found = drawn("scores", Material(tables, {}, material.content, Words()), Style())
    assert found is not None
    labels = [label.get_text() for label in found.figure.axes[0].get_yticklabels()]
    assert labels == ["1–2  A", "1–2  B", "3  C"]


def severities(infit: float) -> pd.DataFrame:
    """Two texts, two raters and two criteria of one scale; the second rater fits so badly."""
    rows = [
        ("text", "", "t1", "", -1.0, 1.0), ("text", "", "t2", "", 1.0, 1.0),
        ("rater", "r1", "", "", -0.4, 1.0), ("rater", "r2", "", "", 0.4, infit),
        ("criterion", "", "", "clear", 0.2, 1.0), ("criterion", "", "", "short", -0.2, 1.0),
    ]  # fmt: skip
    columns = ["facet", "rater", "id", "criterion", "value", "infit"]
    made = pd.DataFrame(rows, columns=columns).assign(method="dqe", scale="total")
    return made.assign(ci_low=made["value"] - 0.3, ci_high=made["value"] + 0.3)


def test_severity_has_texts_raters_and_criteria_on_one_axis(material):
    tables = [{"severity": severities(infit)} for infit in (1.0, 3.0)]
    found = [drawn("severity", Material(t, {}, material.content, Words()), Style()) for t in tables]
    assert all(found) and "2 / 2 / 2" in found[0].caption
    assert found[0].svg() != found[1].svg()  # an open mark for who does not fit

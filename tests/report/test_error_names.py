"""Errors on paper: names of categories and severities in the report's language, and points."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.report.drawing.figure import Style
from labeval.report.figures.error_points import draw
from labeval.report.headings import cell
from labeval.report.material import Material
from labeval.report.questions import Shown
from labeval.report.words import Words
from labeval.text.marks import as_written
from tests.support.studies.errors_study import errors_content

COUNTED = (
    *[("accuracy/wrong", "minor", 4, 4.0), ("accuracy/wrong", "major", 2, 10.0)],
    ("fluency/grammar", "minor", 3, 3.0),
)


def material(*rows: tuple[str, str, int, float]) -> Material:
    """A table of errors of one system, in a German report."""
    about = {"method": "errors", "criterion": "mqm", "system": "A", "of": 9}
    columns = ("category", "severity", "n", "points")
    table = pd.DataFrame([{**about, **dict(zip(columns, row, strict=True))} for row in rows])
    return Material({"error_counts": table}, {}, errors_content(), Words(as_written), "de")


@pytest.mark.parametrize(
    ("column", "id", "name"),
    [
        ("category", "accuracy/wrong", "Genauigkeit/Sinnfehler"),
        ("category", "fluency", "Sprache"),
        ("severity", "minor", "leicht"),
        ("category", "unknown/part", "unknown/part"),
    ],
)
def test_errors_have_the_names_that_the_study_gives_them(column: str, id: str, name: str):
    assert cell(column, id, material(*COUNTED)) == name


def test_the_points_of_an_error_are_in_the_caption():
    drawn = draw(material(*COUNTED), Style())
    assert drawn is not None
    assert drawn.caption.endswith("Points of an error: schwer 5, leicht 1.")


def test_points_that_differ_by_category_are_not_called_those_of_the_severity():
    drawn = draw(material(*COUNTED, ("fluency/punctuation", "minor", 10, 1.0)), Style())
    assert drawn is not None
    assert "Points of an error" not in drawn.caption


@pytest.mark.parametrize(
    ("rows", "end"),
    [
        ((*COUNTED, ("accuracy/wrong", "", 2, 0.0)), "Points of an error: schwer 5, leicht 1."),
        ([("accuracy/wrong", "", 2, 6.0)], "n = 9."),
    ],
    ids=["of some errors", "of all"],
)
def test_errors_whose_severity_was_not_chosen_have_no_points_in_the_caption(rows, end: str):
    drawn = draw(material(*rows), Style())
    assert drawn is not None
    assert drawn.caption.endswith(end)


def test_points_below_zero_and_a_score_have_a_name_of_their_own():
    rows = [("mqm", -4.33, "mean_score"), ("overall", 61.0, "mean_score")]
    table = pd.DataFrame(rows, columns=["criterion", "value", "statistic"]).assign(
        method="errors", scale="", id="A", level="system", n=9, reason=""
    )
    of = Material({"scores": table}, {}, errors_content(), Words(as_written))
    shown = Shown("scores", "t", ("criterion", "statistic"), {"level": "system"}).rows(of)
    names = [cell("statistic", name, of) for name in shown["statistic"]]
    assert names == ["mean error points (0 is best)", "mean score from 0 to 100"]


def test_a_criterion_has_its_own_name_where_a_method_has_the_same_id():
    content = errors_content()
    criterion = content.study.criteria[0].model_copy(update={"id": "errors"})
    study = content.study.model_copy(update={"criteria": [criterion]})
    of = Material({}, {}, content.model_copy(update={"study": study}), Words(as_written))
    assert cell("a", "errors", of) == criterion.name.in_language("en")
    assert cell("method_a", "errors", of) == "ERRORS"

"""Scores of marked errors are those that MQM and ESA have by hand.

MQM: Freitag et al. (2021), minor 1 and major 5 points. Three annotators mark two texts; the fourth
figure of a mark is its severity.
"""

from __future__ import annotations

import pytest

from labeval.analysis.agreement.error_spans import agreement_row
from labeval.analysis.agreement.readings import Reading
from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.analysis.scores.scores import Resampling, scores
from labeval.study.error_marks import TEXT, ErrorMark, written

TEXTS = {
    "t1": "The cat sat on the mat and slept all day",
    "t2": "He bought a new red car last week in Berlin",
}
POINTS = {"minor": 1.0, "major": 5.0}
MARKED = {
    ("t1", "A"): [(4, 7, "fluency", "minor"), (15, 22, "accuracy", "major")],
    ("t1", "B"): [
        (4, 7, "fluency", "minor"),
        (19, 22, "accuracy", "major"),
        (27, 32, "style", "minor"),
    ],
    ("t1", "C"): [(15, 22, "accuracy", "minor")],
    ("t2", "A"): [(12, 23, "accuracy", "major"), (24, 33, "accuracy", "minor")],
    ("t2", "B"): [(12, 23, "accuracy", "major")],
    ("t2", "C"): [(16, 19, "fluency", "minor")],
}
ESA = {"t1": (72, 60, 66), "t2": (45, 70, 88)}
FACTS = StudyFacts({"t1": "s", "t2": "s"}, {"t1": "q1", "t2": "q2"}, {}, frozenset(), {})


def marks(text: str, rater: str) -> tuple[ErrorMark, ...]:
    return tuple(
        ErrorMark(TEXT, start, end, category, severity, POINTS[severity])
        for start, end, category, severity in MARKED[text, rater]
    )


def means(values: dict[tuple[str, str], str]) -> dict[tuple[str, str], float]:
    frame = judgment_frame(
        [
            (r, f"s-{r}", "c", "errors", "errors", f"p{t}", t, value, "9", "", "1", "")
            for (t, r), value in values.items()
        ],
        list(COLUMNS),
    )
    table = scores(frame, FACTS, Resampling(samples=0))
    table = table[table["statistic"] == "mean_score"]
    rows = zip(table["level"], table["id"], table["value"], strict=True)
    return {(level, id): value for level, id, value in rows}


def test_penalties_of_mqm_are_those_worked_by_hand():
    found = means({(t, r): written(marks(t, r)) for t, r in MARKED})
    assert found["item", "t1"] == pytest.approx(-14 / 3, abs=1e-9)  # 6, 7 and 1
    assert found["item", "t2"] == pytest.approx(-4.0, abs=1e-9)  # 6, 5 and 1
    assert found["system", "s"] == pytest.approx(-13 / 3, abs=1e-9)


def test_scores_of_esa_are_those_worked_by_hand():
    given = {(t, r): str(n) for t, of in ESA.items() for r, n in zip("ABC", of, strict=True)}
    found = means(given)
    assert found["item", "t1"] == pytest.approx(66.0, abs=1e-9)
    assert found["item", "t2"] == pytest.approx(203 / 3, abs=1e-9)
    assert found["system", "s"] == pytest.approx(401 / 6, abs=1e-9)


@pytest.mark.parametrize(
    ("text", "alpha"), [("t1", 0.45038819875776404), ("t2", 0.3384740922072623)]
)
def test_alpha_of_the_places_of_errors_is_that_of_other_software(text, alpha):
    """krippendorff-unitized-alpha 0.1.0, with gaps filled in."""
    read = [Reading(r, text, marks(text, r)) for r in "ABC"]
    assert agreement_row(read, TEXTS)[3] == pytest.approx(alpha, abs=1e-12)


@pytest.mark.parametrize(
    ("pair", "f1"),
    [("AB", 0.7142857142857143), ("AC", 0.5454545454545454), ("BC", 0.4444444444444444)],
)
def test_f1_of_the_words_of_errors_is_that_of_other_software(pair, f1):
    """scikit-learn 1.9.1, over the words of both texts."""
    read = [Reading(r, t, marks(t, r)) for t in TEXTS for r in pair]
    assert agreement_row(read, TEXTS)[2] == pytest.approx(f1, abs=1e-12)

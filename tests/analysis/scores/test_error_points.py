"""Error points of texts, counts of errors, and agreement about them."""

from __future__ import annotations

import pytest

from labeval.analysis.agreement.table import agreement
from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.methods import errors
from labeval.analysis.scores.scores import Resampling, scores
from labeval.analysis.tables import table_module
from tests.support.judgments.judged_frames import facts, judged

MINOR, MAJOR = "grammar minor 1", "accuracy/wrong major 5"
COMMA = "punctuation minor 0.1"
ROWS = (
    ("r1", "e", "a", f"0-3 {MINOR}; 10-20 {MAJOR}"),
    ("r2", "e", "a", f"12-22 {MAJOR}"),
    ("r3", "e", "a", "none"),
    ("r1", "e", "b", f"5-6 {COMMA}"),
    ("r2", "e", "b", f"4-6 grammar major 5; source:0-4 {MINOR}"),
    ("r1", "q", "a", "40"),
)
KNOWN = facts({"a": ("A", "one"), "b": ("B", "two")})


def inputs(*rows) -> Inputs:
    import pandas as pd

    texts = {"a": "x" * 40, "b": "y" * 40}
    items = pd.DataFrame({"text": texts})
    judgments = judged("errors", *(rows or ROWS))
    return Inputs(judgments, KNOWN, Choices(samples=0), items)


def test_a_text_has_its_error_points_below_zero_and_its_score_as_it_is():
    found = errors.points(judged("errors", *ROWS), KNOWN)
    assert list(found["value"]) == pytest.approx([-6, -5, 0, -0.1, -6, 40])
    assert (found["better"] == found["value"]).all()


def test_the_score_of_a_segment_is_the_mean_over_raters():
    """eTranslation's first segment of newstest2020 has -2.333333 in the published table of means:
    three raters with 7 points together."""
    rows = [
        ("r1", "e", "a", f"0-3 {MAJOR}"),
        ("r2", "e", "a", f"0-3 {MINOR}; 4-6 {MINOR}"),
        ("r3", "e", "a", "none"),
    ]
    table = scores(judged("errors", *rows), KNOWN, Resampling(samples=0))
    (mean,) = table[(table["level"] == "item")]["value"]
    assert mean == pytest.approx(-2.333333, abs=1e-6)


def test_counts_are_by_category_severity_and_system():
    table = table_module("error_counts").table(inputs(), {})
    system = table[table["system"] == "B"].set_index(["category", "severity"])
    assert system["n"].to_dict() == {
        ("grammar", "major"): 1,
        ("grammar", "minor"): 1,
        ("punctuation", "minor"): 1,
    }
    assert set(system["of"]) == {2} and set(system["per_judgment"]) == {0.5}
    assert system["share"].to_dict()["grammar", "major"] == pytest.approx(5 / 6.1)
    together = table[(table["system"] == "") & (table["category"] == "accuracy/wrong")]
    assert (together["n"].item(), together["of"].item()) == (2, 5)
    assert together["points"].item() == 10


def test_a_system_without_errors_is_counted_too():
    table = table_module("error_counts").table(inputs(("r1", "e", "a", "none")), {})
    row = table[table["system"] == "A"].iloc[0]
    assert (row["category"], row["n"], row["of"], row["points"]) == ("", 0, 1, 0)


def test_raters_agree_about_places_and_about_errors_that_overlap():
    table = table_module("error_agreement").table(inputs(), {}).set_index("system")
    a, b = table.loc["A"], table.loc["B"]
    assert (a["n_items"], a["n_raters"], b["n_raters"]) == (1, 3, 2)
    assert (a["overlapping"], a["same_category"], a["same_severity"]) == (1, 1, 1)
    # Punctuation at 5 to 6 and grammar at 4 to 6; what is in the source meets nothing.
    assert (b["overlapping"], b["same_category"], b["same_severity"]) == (1, 0, 0)
    assert table.loc[""]["overlapping"] == 2 and table.loc[""]["same_category"] == 0.5


def test_an_error_goes_with_the_one_that_it_shares_most_with():
    rows = [
        ("r1", "e", "a", f"0-10 {MAJOR}; 10-14 {MINOR}"),
        ("r2", "e", "a", f"0-2 {MINOR}; 2-10 {MAJOR}; 9-14 {MINOR}"),
    ]
    table = table_module("error_agreement").table(inputs(*rows), {}).set_index("system")
    assert table.loc["", "overlapping"] == 2 and table.loc["", "same_category"] == 1


def test_raters_who_found_nothing_disagree_with_those_who_did():
    """Alpha of unitised continua for one unit of 10 of 40 characters that one of two marked:
    observed 2·10 of 80, expected 2·10·70·80 over 80² less 10² and 70 units of one."""
    rows = [("r1", "e", "a", f"10-20 {MAJOR}"), ("r2", "e", "a", "none")]
    table = table_module("error_agreement").table(inputs(*rows), {}).set_index("system")
    expected = 2 * 10 * 70 * 80 / (80**2 - 10**2 - 70)
    assert table.loc["", "alpha"] == pytest.approx(1 - 2 * 10 / expected)
    assert table.loc["", "f1"] == 0


def test_texts_of_one_rater_say_why_there_is_no_agreement():
    table = table_module("error_agreement").table(inputs(ROWS[0]), {})
    assert set(table["reason"]) == {"no two raters have looked for errors in the same text"}


def test_agreement_of_scores_takes_them_as_numbers():
    rows = [(r, "e", i, v) for r in ("r1", "r2") for i, v in (("a", f"0-1 {MAJOR}"), ("b", "none"))]
    table = agreement(judged("errors", *rows), samples=0)
    (alpha,) = table[table["coefficient"] == "alpha"]["value"]
    assert alpha == 1

"""Precision of texts, and agreement about single claims."""

from __future__ import annotations

import pytest

from labeval.analysis.agreement.table import agreement
from labeval.analysis.methods import claims
from tests.support.judgments.judged_frames import facts, judged


def test_precision_is_the_share_supported_of_what_can_be_checked():
    rows = judged(
        "claims",
        ("r1", "c", "a", "supported,contradicted,not_in_source,not_checkable"),
        ("r1", "c", "b", "supported,supported"),
    )
    found = claims.points(rows, facts()).set_index("item")["value"]
    assert found.to_dict() == pytest.approx({"a": 1 / 3, "b": 1})


def test_a_text_that_cannot_be_checked_does_not_count():
    rows = judged("claims", ("r1", "c", "a", "not_checkable"), ("r1", "c", "b", "contradicted"))
    found = claims.points(rows, facts())
    assert list(found["item"]) == ["b"] and list(found["value"]) == [0]


def test_raters_agree_claim_by_claim():
    rows = [
        ("r1", "c", "a", "supported,supported,contradicted,not_in_source"),
        ("r2", "c", "a", "supported,contradicted,contradicted,not_in_source"),
    ]
    found = claims.rated(judged("claims", *rows))
    assert sorted(found["unit"].unique()) == ["a#1", "a#2", "a#3", "a#4"]
    table = agreement(judged("claims", *rows), samples=0)
    (alpha,) = table[table["coefficient"] == "alpha"]["value"]
    # Krippendorff (2011): 1 - (n - 1) disagreeing, over n² less the sum of squared counts
    assert alpha == pytest.approx(1 - 7 * 2 / (64 - (9 + 9 + 4)))


CUT = (
    ("r1", "c", "a", "0-18 supported; 19-54 contradicted"),
    ("r2", "c", "a", "0-17 supported; 19-35 supported; 37-54 not_in_source"),
    ("r3", "c", "a", "19-53 contradicted; 55-60 not_checkable"),
)


def test_precision_of_a_text_that_raters_have_cut():
    none = ("r4", "c", "a", "none")
    found = claims.points(judged("claims", *CUT, none), facts()).set_index("rater")["value"]
    assert found.to_dict() == pytest.approx({"r1": 1 / 2, "r2": 2 / 3, "r3": 0})


def test_claims_of_several_cuts_are_one_unit_where_they_are_the_same():
    none = ("r4", "c", "a", "none")
    found = claims.rated(judged("claims", *CUT, none, ("r1", "c", "b", "0-5 supported")))
    units = found.groupby("unit")["rater"].apply(list).to_dict()
    assert units == {"a#1": ["r1", "r2"], "a#3": ["r1", "r3"], "a#2": ["r2"], "a#4": ["r2"]} | {
        "a#5": ["r3"],
        "b#1": ["r1"],
    }
    assert set(found.loc[found["unit"] == "a#3", "value"]) == {"contradicted"}


def test_each_cut_leaves_with_its_judgment():
    frame = claims.claim_cuts(judged("claims", *CUT, ("r1", "c", "b", "supported,supported")))
    assert list(frame["participant"]) == ["r1", "r2", "r3"]
    assert [len(cuts) for cuts in frame["cuts"]] == [2, 3, 2]

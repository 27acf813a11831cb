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

"""Shares of texts left as they are, HTER of all together, and what two people make of a text."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.analysis.agreement.table import agreement
from labeval.analysis.comparisons.rewriting import (
    of_judgments,
    rewriters,
    rewriting,
    rewritten_words,
)
from labeval.analysis.methods import rewrite
from tests.support.judgments.judged_frames import facts, judged

KNOWN = facts({"a": ("One", "q1"), "b": ("One", "q2"), "c": ("Two", "q1")})
BEFORE = "one two three four"


def edited(*rows: tuple[str, str, str, int]) -> pd.DataFrame:
    """Participant, item, text after and edits of each; eight seconds a text."""
    return pd.DataFrame(
        [
            {
                "participant": who,
                "session": f"s-{who}",
                "page": f"p-{item}",
                "item": item,
                "criterion": "c",
                "unchanged": "no" if edits else "yes",
                "edits": edits,
                "words_before": 4,
                "words": len(after.split()),
                "seconds": 8.0,
                "hter": edits / len(after.split()),
                "characters": edits,
                "length": len(after),
                "before": BEFORE,
                "after": after,
            }
            for who, item, after, edits in rows
        ]
    )


MADE = edited(
    ("r1", "a", "one two three four", 0),
    ("r2", "a", "one two six four", 1),
    ("r1", "b", "one two", 2),
    ("r1", "c", "one two three four", 0),
)


def test_hter_of_a_system_is_all_edits_by_all_words():
    found = rewriting(MADE, KNOWN).set_index(["level", "id"])
    one = found.loc["system", "One"]
    assert one["hter"] == pytest.approx(3 / 10)
    assert (one["n"], one["unchanged"]) == (3, pytest.approx(1 / 3))
    assert one["ci_low"] < 1 / 3 < one["ci_high"]
    assert one["seconds_per_word"] == 2
    assert found.loc["item", "a"]["hter"] == pytest.approx(1 / 8)
    assert found.loc["system", "Two"]["hter"] == 0


def test_two_people_differ_by_the_edits_between_their_texts():
    found = rewriters(MADE).set_index("item")
    assert found.loc["a", "ter"] == pytest.approx(1 / 4) and found.loc["a", "same"] == 0
    assert found.loc["", "ter"] == pytest.approx(1 / 4) and found.loc["", "n"] == 1
    assert found.loc["b", "reason"] == "only one participant has edited it"


def test_the_edits_between_two_texts_are_those_of_both_directions():
    table = rewriters(edited(("r1", "a", "one two", 2), ("r2", "a", "one two three four", 0)))
    assert table["ter"].iloc[-1] == pytest.approx((2 / 4 + 2 / 2) / 2)


def test_texts_that_are_not_shared_are_no_agreement():
    table = rewriters(MADE.assign(after=""))
    assert set(table["reason"]) == {
        "the edited texts are not there",
        "only one participant has edited it",
    }


def test_only_texts_whose_judgments_count_are_measured():
    counted = pd.DataFrame({"page": ["s-r1/p-a"]})
    assert of_judgments(MADE, counted)[["participant", "item"]].to_numpy().tolist() == [["r1", "a"]]


def test_every_change_is_a_row():
    words = rewritten_words(MADE[MADE["participant"] == "r2"])
    assert words[["change", "text"]].to_numpy().tolist() == [
        ["same", "one two"],
        ["taken_out", "three"],
        ["put_in", "six"],
        ["same", "four"],
    ]


def test_points_are_edits_per_word_and_fewer_are_better():
    rows = judged("rewrite", ("r1", "c", "a", "3/12"), ("r1", "c", "b", "0/4"))
    found = rewrite.points(rows, KNOWN).set_index("item")
    assert found["value"].to_dict() == {"a": 0.25, "b": 0.0}
    assert found.loc["b", "better"] > found.loc["a", "better"]


def test_raters_agree_on_rates():
    rows = [(r, "c", i, v) for r in ("r1", "r2") for i, v in (("a", "0/8"), ("b", "4/8"))]
    table = agreement(judged("rewrite", *rows), samples=0)
    (alpha,) = table[table["coefficient"] == "alpha"]["value"]
    assert alpha == pytest.approx(1)

"""What a report counts: judgments, and the texts, pairs and sets that they are about."""

import pandas as pd

from labeval.analysis.data.counted import (
    busiest_raters,
    counted_by_method,
    raters_by_condition,
    texts_by_language,
)
from tests.support.judgments.judged_frames import judged


def test_pairs_and_sets_are_counted_apart_from_texts_whatever_their_order():
    frame = pd.concat(
        [
            judged("dqe", ("r1", "c", "t1", "3"), ("r2", "c", "t1", "4"), ("r1", "d", "t2", "")),
            judged("ab", ("r1", "c", "t1|t2", "t1"), ("r2", "c", "t2|t1", "tie")),
            judged("bws", ("r1", "c", "t1|t2|t3", "t1>t2"), ("r1", "d", "t4|t2|t3", "t4>t2")),
        ],
        ignore_index=True,
    )
    none = {"alone": 0, "pairs": 0, "sets": 0}
    assert counted_by_method(frame) == {
        "ab": {**none, "judgments": 2, "texts": 2, "pairs": 1},
        "bws": {**none, "judgments": 2, "texts": 4, "sets": 2},
        "dqe": {**none, "judgments": 3, "texts": 2, "alone": 2},
    }


def test_raters_are_counted_by_condition_only_where_a_method_has_several():
    rows = [("r1", "c", "t1", "3"), ("r2", "c", "t1", "4"), ("r3", "c", "t1", "2")]
    frame = pd.concat([judged("dqe", *rows), judged("ab", ("r1", "c", "t1|t2", "t1"))])
    frame["condition"] = ["expert", "crowd", "crowd", "expert"]
    assert raters_by_condition(frame) == {"dqe": {"crowd": 2, "expert": 1}}


def test_texts_are_counted_by_language_only_where_a_method_has_several():
    rows = [("r1", "c", "t1", "3"), ("r2", "c", "t1", "4"), ("r1", "c", "t2", "2")]
    frame = pd.concat(
        [judged("dqe", *rows), judged("ab", ("r1", "c", "t1|t3", "t1"), ("r1", "c", "t3|t4", "t3"))]
    )
    items = pd.DataFrame(
        {"domain": ["a", "b", "a", "b"], "LP": ["en-de", "en-ru", "en-de", ""]},
        index=["t1", "t2", "t3", "t4"],
    )
    found = {"dqe": {"column": "LP", "texts": {"en-de": 1, "en-ru": 1}}}
    assert texts_by_language(frame, items) == found
    assert texts_by_language(frame, items[["domain"]]) == {}


def test_a_rater_with_more_than_half_of_the_judgments_by_a_method_is_counted():
    rows = [("r1", "c", f"t{n}", "3") for n in range(3)]
    half = [*rows, *(("r2", "c", f"t{n}", "3") for n in range(3))]
    frame = judged("dqe", *rows, ("r2", "c", "t1", "4"), ("r3", "c", "t1", "2"))
    assert busiest_raters(frame) == {"dqe": {"raters": 3, "judgments": 3}}
    assert busiest_raters(judged("dqe", *half)) == {}
    assert busiest_raters(judged("dqe", *rows)) == {}  # nobody else

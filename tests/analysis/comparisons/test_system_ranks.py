"""The table of ranks, made of the table of differences."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.comparisons.significance import COLUMNS as DIFFERENCES
from labeval.analysis.comparisons.significance import significance
from labeval.analysis.comparisons.system_ranks import COLUMNS, NOT_LINKED, system_ranks
from tests.support.judgments.judged_frames import facts, judged

SYSTEMS = "abc"
KNOWN = facts({f"{s}{q}": (s.upper(), f"q{q}") for s in "abcdefgh" for q in range(20)})


def compared(better: dict[str, float], raters=10, questions=8, criteria=("clear",)):
    rng = np.random.default_rng(5)
    rows = [
        (f"r{r}", c, f"{s}{q}", str(int(rng.integers(1, 4) + more)))
        for r in range(raters)
        for q in range(questions)
        for s, more in better.items()
        for c in criteria
    ]
    return significance(judged("dqe", *rows), KNOWN)


def test_every_system_of_a_question_asked_has_a_rank_with_an_interval():
    found = system_ranks(compared({"a": 0, "b": 3, "c": 0}))
    assert tuple(found.columns) == COLUMNS
    assert found["id"].tolist()[0] == "B"
    first, *others = found.to_dict("records")
    assert (first["rank"], first["rank_low"], first["rank_high"]) == (1, 1, 1)
    assert first["p_best"] > 0.999 and found["p_best"].sum() == pytest.approx(1)
    assert [(row["rank_low"], row["rank_high"]) for row in others] == [(2, 3), (2, 3)]
    assert found["value"].sum() == pytest.approx(0, abs=1e-8)


def test_the_chance_of_two_is_that_of_their_test():
    table = compared({"a": 0, "b": 0})
    chance = system_ranks(table).set_index("id")["p_best"]
    worse = "A" if table["difference"].iloc[0] < 0 else "B"
    assert chance[worse] == pytest.approx(table["p"].iloc[0] / 2)


def test_of_many_tests_ranks_still_hold_together():
    """Of 28 tests p is corrected for false findings in the table, but ranks are not."""
    table = compared(dict.fromkeys("abcdefgh", 0) | {"a": 1})
    assert set(table["adjusted"]) == {"Benjamini-Hochberg"}
    one = table["p"].min()
    table["p"] = np.where(table["p"] == one, 0.01, 0.5)  # 28 × .01 is above .05
    table["p_adjusted"] = 0.001
    found = system_ranks(table)
    assert (found["rank_low"] == 1).all() and (found["rank_high"] == 8).all()


def test_an_interval_reaches_to_a_rank_that_a_test_speaks_against():
    """A beats B for sure, but B beats C by far more than A does, of which nothing is tested."""
    table = compared({"a": 0, "b": 0, "c": 0})
    table["difference"], table["p"] = [0.4, 0.0, 1.0], [0.01, np.nan, np.nan]
    assert table[["a", "b"]].to_numpy().tolist() == [["A", "B"], ["A", "C"], ["B", "C"]]
    found = system_ranks(table).set_index("id")
    assert found["rank"].to_dict() == {"B": 1, "A": 2, "C": 3}
    assert found["rank_low"].to_dict() == {"B": 1, "A": 1, "C": 1}
    assert found["rank_high"].to_dict() == {"B": 3, "A": 2, "C": 3}


def test_a_method_that_cannot_be_compared_has_its_reason():
    row = {"method": "dqe", "scale": "", "criterion": "", "a": "", "b": "", "reason": "because"}
    refused = pd.DataFrame([row], columns=list(DIFFERENCES))
    (row,) = system_ranks(refused).to_dict("records")
    assert (row["method"], row["id"], row["reason"]) == ("dqe", "", "because")


def test_systems_that_no_differences_link_have_intervals_and_no_ranks():
    """A is known to beat B, and C to beat D: of A to C nothing is known."""
    table = compared(dict.fromkeys("abcd", 0))
    table["difference"] = table["p"] = np.nan
    for n, (a, b) in enumerate(zip(table["a"], table["b"], strict=True)):
        if a + b in ("AB", "CD"):
            table.loc[table.index[n], ["difference", "p"]] = 1.0, 1e-6
    found = system_ranks(table).set_index("id")
    assert found["rank"].isna().all() and found["value"].isna().all()
    assert found[["rank_low", "rank_high"]].to_numpy().tolist() == [[1, 3], [2, 4]] * 2
    assert set(found["reason"]) == {NOT_LINKED}


def test_a_pair_that_nobody_rated_leaves_no_chances():
    table = compared({"a": 0, "b": 1, "c": 0})
    gone = (table["a"] == "A") & (table["b"] == "C")
    table.loc[gone, ["difference", "ci_low", "ci_high", "df", "p"]] = np.nan
    found = system_ranks(table)
    assert found["p_best"].isna().all()
    assert found["reason"].str.contains("A and C has no test").all()


def test_who_was_compared_with_nobody_is_not_among_the_ranks():
    table = compared({"a": 0, "b": 3, "c": 0, "d": 0})
    apart = (table["a"] == "D") | (table["b"] == "D")
    numbers = ["difference", "ci_low", "ci_high", "df", "p", "p_adjusted"]
    table.loc[apart, numbers], table.loc[apart, "reason"] = np.nan, "why not"
    found = system_ranks(table).set_index("id")
    wanted = system_ranks(table[~apart]).set_index("id")
    for column in ("value", "rank", "rank_low", "rank_high", "p_best", "systems"):
        assert found[column][list("ABC")].tolist() == wanted[column][list("ABC")].tolist()
    assert found["rank"].isna().tolist() == [False, False, False, True]
    assert found["reason"]["D"] == "why not" and found["rank_low"].isna()["D"]


def test_points_of_one_pair_that_are_left_out_are_no_limit_of_all_ranks():
    table = compared({"a": 0, "b": 3, "c": 0})
    left_out, few = "12 points on criteria that the other lacks there are left out", "few raters"
    table.loc[table.index[0], "reason"] = left_out
    assert not system_ranks(table)["reason"].any()
    table.loc[table.index[1], "reason"] = f"{left_out}; {few}"
    assert set(system_ranks(table)["reason"]) == {few}

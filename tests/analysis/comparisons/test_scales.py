"""Scales of several criteria among the comparisons."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest

from labeval.analysis.comparisons.significance import (
    LEFT_OUT,
    NONE_WHOLE,
    NOT_SHARED,
    significance,
)
from labeval.analysis.comparisons.system_points import places
from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.methods import find_scoring
from tests.support.judgments.judged_frames import facts, judged

TEXTS = {f"t{n}": ("ab"[n % 2], f"q{n // 2}") for n in range(6)}


def scales(*criteria: str) -> list[str]:
    """The scales for which points are found, where these criteria were rated."""
    rows = [
        (f"r{rater}", criterion, item, str(1 + (rater + n) % 5))
        for rater, (n, item), criterion in itertools.product(range(3), enumerate(TEXTS), criteria)
    ]
    known = facts(TEXTS, scales={"clarity": ("c", "d")})
    table = judged("dqe", *rows)
    return [str(place["scale"]) for place, _ in places(find_scoring("dqe"), table, known)]


def test_a_scale_is_compared_only_where_two_of_its_criteria_were_rated():
    assert scales("c", "d") == ["", "", "clarity"]
    assert scales("c") == [""]
    assert scales("c", "e") == ["", ""]


TOGETHER = StudyFacts(
    {f"{s}{q}": s.upper() for s in "ab" for q in range(8)},
    {f"{s}{q}": f"q{q}" for s in "ab" for q in range(8)},
    {TOTAL: ("c", "d")},
    frozenset(),
    {},
)


def over_both(rows: list[tuple[str, str, str, str]]) -> dict[str, object]:
    """The row of both criteria together."""
    table = significance(judged("dqe", *rows), TOGETHER)
    (row,) = table[table["scale"] == TOTAL].to_dict("records")
    return row


def drawn(rng: np.random.Generator, left_out: Callable[[int, int, str, str], bool]):
    """Ratings of six raters; criterion d is always two points higher than c."""
    return {
        (r, q, s, c): int(rng.integers(1, 4)) + 2 * (c == "d")
        for r, q, s, c in itertools.product(range(6), range(8), "ab", "cd")
        if not left_out(r, q, s, c)
    }


def as_rows(drawn_ratings: dict[tuple[int, int, str, str], int]) -> list[tuple[str, str, str, str]]:
    return [(f"r{r}", c, f"{s}{q}", str(v)) for (r, q, s, c), v in drawn_ratings.items()]


def test_with_gaps_both_systems_are_compared_on_the_criteria_that_both_have():
    """Half of A's texts lack the criterion with the higher ratings."""
    ratings = drawn(
        np.random.default_rng(4), lambda r, q, s, c: (s, c) == ("a", "d") and (r + q) % 2 == 0
    )
    own = [
        [
            ratings[r, q, "a", c] - ratings[r, q, "b", c]
            for r, q in itertools.product(range(6), range(8))
            if (r, q, "a", c) in ratings
        ]
        for c in "cd"
    ]
    found = over_both(as_rows(ratings))
    assert found["difference"] == pytest.approx(np.mean([np.mean(each) for each in own]), abs=1e-12)
    assert found["n"] == 48
    assert found["reason"] == LEFT_OUT.format(n=24)


def test_pairs_without_a_shared_criterion_are_none():
    ratings = drawn(np.random.default_rng(5), lambda r, q, s, c: (s == "a") == (c == "d") and q < 2)
    found = over_both(as_rows(ratings))
    assert found["n"] == 6 * 6
    assert found["reason"] == LEFT_OUT.format(n=2 * 2 * 6)


def test_without_gaps_nothing_is_left_out():
    found = over_both(as_rows(drawn(np.random.default_rng(6), lambda *_: False)))
    assert found["n"] == 48 and found["reason"] == ""


def test_ratings_that_are_in_no_pairs_count_where_the_text_has_all_criteria():
    """Each rater has one system only; a rating without the higher criterion would make A worse."""
    ratings = {
        place: value
        for place, value in drawn(
            np.random.default_rng(7), lambda r, q, s, c: (s, c) == ("a", "d") and q < 4
        ).items()
        if (place[2] == "a") == (place[0] % 2 == 0)
    }
    whole = {(r, q, s, c): v for (r, q, s, c), v in ratings.items() if (r, q, s, "d") in ratings}
    found, wanted = over_both(as_rows(ratings)), over_both(as_rows(whole))
    assert found["difference"] == pytest.approx(wanted["difference"])
    assert found["p"] == pytest.approx(wanted["p"])
    assert found["reason"].startswith(LEFT_OUT.format(n=3 * 4))


def test_systems_that_nobody_rated_on_all_criteria_have_the_reason():
    ratings = drawn(np.random.default_rng(8), lambda r, q, s, c: (s == "a") == (c == "d"))
    found = over_both(as_rows(ratings))
    assert found["n"] == 0 and np.isnan(found["p"]) and found["reason"] == NONE_WHOLE


def test_two_systems_that_share_not_all_criteria_are_not_compared_on_all_of_them():
    """B was never judged by d: what is left is criterion c, which has a row of its own."""
    ratings = drawn(np.random.default_rng(9), lambda r, q, s, c: (s, c) == ("b", "d"))
    found = over_both(as_rows(ratings))
    assert found["reason"] == NOT_SHARED.format(criteria="d")
    assert found["n"] == 0 and np.isnan(found["difference"]) and np.isnan(found["p"])


def test_two_systems_that_met_by_one_criterion_only_are_not_compared_on_all_of_them():
    """A and B are on one page by c only; by d each meets somebody else."""
    known = StudyFacts(
        {f"{s}{q}": s.upper() for s in "abz" for q in range(8)},
        {f"{s}{q}": f"q{q}" for s in "abz" for q in range(8)},
        *({TOTAL: ("c", "d")}, frozenset(), {}),
    )
    rows = [
        (f"r{r}", c, f"{a}{q}|{b}{q}", f"{a}{q}")
        for r, q in itertools.product(range(6), range(8))
        for a, b, c in (("a", "b", "c"), ("a", "z", "d"), ("b", "z", "d"), ("a", "z", "c"))
    ]
    table = significance(judged("ab", *rows), known)
    table = table[table["scale"] == TOTAL].set_index(["a", "b"])
    assert table["reason"]["A", "B"] == NOT_SHARED.format(criteria="d")
    assert table["reason"]["B", "Z"] == NOT_SHARED.format(criteria="c")
    assert table["reason"]["A", "Z"] == "" and table["n"]["A", "Z"] == 48

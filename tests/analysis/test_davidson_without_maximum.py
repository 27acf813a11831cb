"""Comparisons of which Davidson's model has no scores are recognised, whatever they look like."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog

from labeval.analysis.pairwise.batched import batched_strengths
from labeval.analysis.pairwise.contests import Contests, contests
from labeval.analysis.pairwise.davidson import NoScores, strengths
from labeval.analysis.pairwise.grades import question_grades
from labeval.analysis.pairwise.maximum import has_maximum
from tests.support.judgments.judged_frames import facts, judged

pytestmark = pytest.mark.slow

CASES = {
    "A>B A>B A>B A=B": False,
    "A=B A=B A=B": False,
    "A>B B>A A=B": True,
    "A>B A>B A>B B>A": True,
    "A>B A>B": False,
    "A>B A>C B>C C>B": False,
    "B>C C>B B>D C>D": False,
    "A>B A>C A=B B>C C>B": True,
    "A>B A>C A=B B=C": False,
    "A>B B>A C>D D>C": False,
    "A>B B>A C>D D>C A=B": False,
    "A>B B>C C>A": True,
    "A>B B>C C>A A=B": True,
    "A>B B>C": False,
    "A>B B>A C>D D>C A>C B>D": False,
    "A>B B>A C>D D>C A=C": True,
    "A>B B=C C>D D=A": False,
    "A>B B>C C=A": True,
}


def table_of(text: str) -> Contests:
    first, who, second = zip(*text.split(), strict=True)
    return contests(first, second, [1 if w == ">" else 0 for w in who])


def by_program(table: Contests) -> bool:
    """Whether the likelihood has a maximum, by a linear program over all outcomes.

    There is none where some direction, other than moving all together, leaves the utility of
    every outcome observed at least as high as that of its alternatives.
    """
    n, tied = len(table.names), bool(table.ties.any())
    rows = []
    for i in range(n):
        for j in range(i + 1, n):
            if not table.played[i, j]:
                continue
            utilities = np.zeros((3, n + 1))
            utilities[0, i] = utilities[1, j] = 1
            utilities[2, [i, j]], utilities[2, n] = 0.5, 1
            seen = (table.wins[i, j], table.wins[j, i], table.ties[i, j])
            possible = range(3 if tied else 2)
            for chosen in (o for o in possible if seen[o]):
                rows += [utilities[chosen] - utilities[o] for o in possible if o != chosen]
    kept = np.array(rows)[:, : n + tied]
    # Centred scores: a direction that moves all alike says nothing.
    level = np.zeros((1, kept.shape[1]))
    level[0, :n] = 1
    found = linprog(-kept.sum(axis=0), A_ub=-kept, b_ub=np.zeros(len(kept)), A_eq=level, b_eq=[0],
                    bounds=[(-1, 1)] * kept.shape[1])  # fmt: skip
    free = np.linalg.matrix_rank(np.vstack([kept, level])) < kept.shape[1]
    return found.fun > -1e-7 and not free


@pytest.mark.parametrize(("text", "exists"), CASES.items())
def test_whether_a_maximum_exists_is_recognised_alone_and_in_batches(text, exists):
    table = table_of(text)
    assert by_program(table) is exists
    batch = batched_strengths(table.wins[None], table.ties[None])
    assert batch.joined.tolist() == [exists]
    assert np.isfinite(batch.scores).all() == exists
    if exists:
        assert strengths(table).scores == pytest.approx(batch.scores[0], abs=1e-6)
    else:
        with pytest.raises(NoScores):
            strengths(table)


@st.composite
def any_comparisons(draw):
    names = "abcde"[: draw(st.integers(2, 5))]
    one = st.tuples(st.sampled_from(names), st.sampled_from(names), st.sampled_from([-1, 0, 1]))
    rows = [row for row in draw(st.lists(one, min_size=1, max_size=14)) if row[0] != row[1]]
    return contests(*zip(*(rows or [("a", "b", 1)]), strict=True))


@settings(deadline=None, max_examples=400)
@given(any_comparisons())
def test_wins_and_ties_tell_what_a_linear_program_does(table):
    assert bool(has_maximum(table.wins[None], table.ties[None])[0]) is by_program(table)


@settings(deadline=None, max_examples=300)
@given(any_comparisons())
def test_any_comparisons_have_scores_that_are_numbers_or_a_reason(table):
    batch = batched_strengths(table.wins[None], table.ties[None])
    try:
        found = strengths(table)
    except NoScores as none:
        assert str(none)
        assert not batch.joined.any()
    else:
        assert np.isfinite(found.scores).all()
        assert np.abs(found.scores).max() < 40
        assert found.scores.sum() == pytest.approx(0, abs=1e-6)
        assert batch.scores[0] == pytest.approx(found.scores, abs=1e-5)
        assert all(
            e.low <= s <= e.high for s, e in zip(found.scores, found.intervals(), strict=True)
        )


def test_a_refusal_names_who_only_won_and_who_only_lost():
    with pytest.raises(NoScores, match=r"from A, C down to B, D\b"):
        strengths(table_of("A>B B=C C>D D=A"))


def test_a_refusal_of_one_pair_names_both():
    with pytest.raises(NoScores, match=r"from A down to B\b"):
        strengths(table_of("A>B A>B A>B A=B"))


def test_scores_far_apart_are_no_missing_maximum():
    """Each of forty beats the next 9 times of 10: 87 log odds from the first to the last."""
    n = 40
    wins = np.zeros((n, n))
    wins[np.arange(n - 1), np.arange(1, n)] = 9
    wins[np.arange(1, n), np.arange(n - 1)] = 1
    names = tuple(f"s{k:02}" for k in range(n))
    found = strengths(Contests(names, wins, np.zeros((n, n))))
    assert np.ptp(found.scores) == pytest.approx((n - 1) * np.log(9))
    batch = batched_strengths(wins[None], np.zeros((1, n, n)))
    assert batch.scores[0] == pytest.approx(found.scores, abs=1e-5)


def test_one_pair_of_a_question_with_wins_and_a_tie_has_a_reason_and_no_traceback():
    values = ["a", "a", "a", "tie"]
    rows = [(f"r{n}", "fluency", "a|b", value) for n, value in enumerate(values)]
    found = question_grades(judged("ab", *rows), facts({"a": ("x", "q"), "b": ("y", "q")}))
    assert found["davidson"].isna().all()
    assert found["reason"].ne("").all()


def test_a_set_whose_maximum_is_out_of_reach_leaves_the_others_alone():
    """Scores of 3,000 log odds are beyond what a computer's numbers can hold."""
    good = table_of("A>B B>A A=B")
    n = 2
    far = np.array([[0, 1e300], [1e-300, 0]])
    wins = np.array([good.wins, far])
    found = batched_strengths(wins, np.array([good.ties, np.zeros((n, n))]))
    assert found.joined.tolist() == [True, False]
    assert np.isfinite(found.scores[0]).all()
    assert np.isnan(found.scores[1]).all()
    with pytest.raises(NoScores, match="too far apart"):
        strengths(Contests(("A", "B"), far, np.zeros((n, n))))

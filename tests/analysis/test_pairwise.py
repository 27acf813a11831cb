import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.analysis.pairwise.contests import Contests, contests
from labeval.analysis.pairwise.davidson import NoScores, NotConnected, strengths
from tests.support.judgments.published_figures import BASEBALL_1987, PUDDING_1970, comparisons


def baseball() -> Contests:
    wins = np.array(list(BASEBALL_1987.values()), dtype=float)
    return Contests(tuple(BASEBALL_1987), wins, np.zeros_like(wins))


ALWAYS_LOSES = contests(list("ACABB"), list("BADAC"), [1] * 5)
"""A>B, C>A, A>D, B>A, B>C: D lost its only comparison."""


def test_scores_without_ties_are_those_of_bradley_and_terry():
    found = strengths(baseball())
    published = {
        "Milwaukee": 1.5814,
        "Detroit": 1.4364,
        "Toronto": 1.2945,
        "New York": 1.2476,
        "Boston": 1.1077,
        "Cleveland": 0.6839,
        "Baltimore": 0.0,
    }
    against = dict(zip(found.names, found.against("Baltimore"), strict=True))
    assert against == pytest.approx(published, abs=5e-5)
    assert found.nu == 0


def test_scores_with_ties_are_davidsons():
    first, second, outcome = zip(*comparisons(PUDDING_1970), strict=True)
    found = strengths(contests(first, second, outcome))
    assert found.shares == pytest.approx([0.1388, 0.1730, 0.1617, 0.1654, 0.1587, 0.2024], abs=5e-5)
    assert found.nu == pytest.approx(0.7468, abs=5e-5)
    assert found.comparisons == len(first)


def test_who_always_lost_is_named_instead_of_scored():
    with pytest.raises(NotConnected) as refused:
        strengths(ALWAYS_LOSES)
    assert refused.value.groups[0] == ("D",)


def test_half_a_pseudo_win_and_loss_give_everybody_a_score():
    found = strengths(ALWAYS_LOSES, pseudo_games=0.5)
    assert found.names == ("A", "B", "C", "D")
    assert found.against("A") == pytest.approx([0, 0.518, 0.135, -1.154], abs=5e-4)


def test_two_halves_that_never_met_are_told_apart():
    table = contests(["A", "B", "C", "D"], ["B", "A", "D", "C"], [1, 1, 1, 1])
    with pytest.raises(NotConnected) as refused:
        strengths(table)
    assert sorted(refused.value.groups) == [("A", "B"), ("C", "D")]


def test_of_many_groups_and_members_three_and_five_are_named():
    def apart(*sizes):
        """Groups of these sizes, each joined in a ring of wins."""
        rings = [[f"{n}{member}" for member in range(size)] for n, size in enumerate(sizes)]
        winners = [name for ring in rings for name in ring]
        losers = [name for ring in rings for name in (*ring[1:], ring[0])]
        with pytest.raises(NotConnected) as refused:
            strengths(contests(winners, losers, [1] * len(winners)))
        return str(refused.value)

    assert "wins in both directions: 00, 01; 10, 11, 12; 20, 21, 22, 23; at" in apart(2, 3, 4)
    assert "; … (+1); at" in apart(2, 2, 2, 2)
    assert "; … (+3); at" in apart(2, 2, 2, 2, 2, 2)
    assert "00, 01; 10, 11, 12, 13, 14; at" in apart(2, 5)
    assert "10, 11, 12, 13, 14 … (+2); at" in apart(2, 7)


def test_nothing_is_compared_with_itself():
    with pytest.raises(ValueError, match="itself"):
        contests(["A"], ["A"], [1])


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    rng = np.random.default_rng(5)
    truth = np.array([0.6, 0.2, -0.2, -0.6])
    first, second = np.triu_indices(4, k=1)
    held = total = 0
    for _ in range(200):
        wins, ties = np.zeros((4, 4)), np.zeros((4, 4))
        for i, j in zip(first, second, strict=True):
            raised = np.exp([truth[i], truth[j], (truth[i] + truth[j]) / 2 - 1])
            won, lost, tied = rng.multinomial(30, raised / raised.sum())
            wins[i, j], wins[j, i] = won, lost
            ties[i, j] = ties[j, i] = tied
        found = strengths(Contests(("a", "b", "c", "d"), wins, ties))
        for interval, true in zip(found.intervals(), truth, strict=True):
            held += interval.low <= true <= interval.high
            total += 1
    assert 0.92 <= held / total <= 0.98


outcomes = st.lists(
    st.tuples(st.integers(0, 3), st.integers(1, 3), st.sampled_from([-1, 0, 1])),
    min_size=1,
    max_size=40,
).map(lambda rows: [(f"t{a}", f"t{(a + gap) % 4}", who) for a, gap, who in rows])


@given(outcomes)
def test_turning_every_pair_round_changes_nothing(rows):
    first, second, who = zip(*rows, strict=True)
    plain = contests(first, second, who)
    turned = contests(second, first, [-w for w in who])
    assert plain.names == turned.names
    assert np.array_equal(plain.wins, turned.wins)
    assert np.array_equal(plain.ties, turned.ties)
    assert plain.comparisons == len(rows)


@given(outcomes)
def test_wins_sum_to_the_decided_comparisons(rows):
    first, second, who = zip(*rows, strict=True)
    table = contests(first, second, who)
    assert table.wins.sum() == sum(w != 0 for w in who)


@given(outcomes)
def test_scores_with_pseudo_games_exist_for_any_comparisons_and_sum_to_zero(rows):
    first, second, who = zip(*rows, strict=True)
    found = strengths(contests(first, second, who), pseudo_games=0.5)
    assert found.comparisons == len(rows)
    assert np.all(np.isfinite(found.scores))
    assert found.scores.sum() == pytest.approx(0, abs=1e-8)


def test_where_every_comparison_is_a_tie_there_is_nothing_to_rank():
    with pytest.raises(NoScores, match="no comparison was decided"):
        strengths(contests(["A", "B"], ["B", "A"], [0, 0]))

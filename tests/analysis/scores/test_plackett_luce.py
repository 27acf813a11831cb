"""Scores by the Plackett–Luce model, against independent software and published figures."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from scipy.optimize import minimize

from labeval.analysis.pairwise.contests import Contests
from labeval.analysis.pairwise.davidson import NoScores, NotConnected, OneWay
from labeval.analysis.scores.plackett_luce import plackett_luce_rankings, plackett_luce_scores
from labeval.analysis.statistics.clusters.sandwich import clusters_of
from tests.support.judgments.judged_frames import facts, judged
from tests.support.judgments.published_figures import BASEBALL_1987

ORDERS = (
    *([0, 1, 2, 3], [1, 0, 3, 2], [0, 2, 1, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 3, 0, 2]),
    *([0, 3, 2, 1], [2, 0, 1], [1, 2, 4], [4, 0, 3], [4, 2, 1, 0], [0, 4, 3]),
)
TIED = (
    *([[0], [1, 2], [3]], [[1], [0], [3], [2]], [[0, 2], [1], [3]], [[3], [0], [1], [2]]),
    *([[2], [3], [0, 1]], [[1, 3], [0, 2]], [[3], [0], [2, 1]], [[0, 1, 2], [3]]),
)


def strict(orders):
    return [[[text] for text in order] for order in orders]


def test_scores_are_those_of_choix():
    """``choix.opt_rankings`` (version 0.4.1) on the same orders, with its scores centred."""
    expected = [0.386882, -0.149478, -0.227190, -0.431404, 0.421191]
    found = plackett_luce_scores(strict(ORDERS), list("abcde"))
    assert found.scores == pytest.approx(expected, abs=2e-6)


def test_with_two_texts_a_page_it_is_bradley_and_terry():
    """Agresti, "Categorical data analysis", on the baseball games of 1987."""
    names = list(BASEBALL_1987)
    games = [
        [[a], [b]]
        for a, name in enumerate(names)
        for b, times in enumerate(BASEBALL_1987[name])
        for _ in range(times)
    ]
    found = plackett_luce_scores(games, names).scores
    expected = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0]
    assert found - found[-1] == pytest.approx(expected, abs=5e-5)


def likelihood(found, orders, n, sizes):
    """The model as Turner et al. (2020, equation 2) write it, by listing all sets."""
    worth, tie = np.exp(found[:n]), {1: 1.0} | dict(zip(sizes, np.exp(found[n:]), strict=True))

    def weight(texts):
        return tie[len(texts)] * np.prod(worth[list(texts)]) ** (1 / len(texts))

    total = 0.0
    for order in orders:
        for place, chosen in enumerate(order):
            left = [text for tied in order[place:] for text in tied]
            sets = [s for size in tie for s in itertools.combinations(left, size)]
            total += np.log(weight(chosen) / sum(map(weight, sets)))
    return total


def test_with_ties_no_other_scores_are_as_likely():
    """Against a general search for the highest likelihood."""
    found = plackett_luce_scores(TIED, list("abcd"))
    searched = minimize(
        lambda x: -likelihood(x, TIED, 4, [2, 3]) + x[:4].sum() ** 2, np.zeros(6), tol=1e-10
    )
    assert found.scores == pytest.approx(searched.x[:4], abs=1e-4)


def test_gradients_of_pages_add_up_to_zero():
    found = plackett_luce_scores(TIED, list("abcd"))
    assert found.gradients.shape == (len(TIED), 4 + 2)
    assert found.gradients.sum(axis=0) == pytest.approx(np.zeros(6), abs=1e-8)


def simulated(seed, pages=200):
    """Orders of four of six texts whose worths are known."""
    rng = np.random.default_rng(seed)
    quality = np.array([-1.0, -0.5, 0.0, 0.2, 0.5, 0.8])
    orders = []
    for _ in range(pages):
        shown = rng.choice(6, 4, replace=False)
        noisy = quality[shown] + rng.gumbel(size=4)  # Plackett–Luce in another form (Yellott, 1977)
        orders.append([[int(text)] for text in shown[np.argsort(-noisy)]])
    return orders, quality


@pytest.mark.slow
def test_known_worths_lie_within_the_intervals_about_as_often_as_they_say():
    inside = []
    raters = np.arange(200) % 40
    for seed in range(25):
        orders, quality = simulated(seed)
        found = plackett_luce_scores(orders, list("abcdef"))
        ends = found.intervals(clusters_of(raters, raters, resample="raters", apart=True))
        wanted = quality - quality.mean()
        inside += [e.low <= q <= e.high for e, q in zip(ends, wanted, strict=True)]
    assert 0.88 <= np.mean(inside) <= 0.99


def test_a_text_that_is_always_first_is_named_instead_of_scored():
    with pytest.raises(NotConnected, match="a"):
        plackett_luce_scores(strict([[0, 1, 2], [0, 2, 1]]), list("abc"))


def test_texts_that_are_always_tied_have_no_scores():
    with pytest.raises(NoScores, match="tied wherever"):
        plackett_luce_scores([[[0, 1, 2]], [[0, 1, 2]]], list("abc"))


def test_wins_that_go_one_way_next_to_ties_are_named():
    with pytest.raises(OneWay, match="from a down to b"):
        plackett_luce_scores([*strict([[0, 1]] * 3), [[0, 1]]], list("ab"))


def test_where_less_is_better_the_order_is_turned():
    rows = [
        ("r1", "c", "a|b|c", "a>b>c"),
        ("r2", "c", "a|b|c", "c>a>b"),
        ("r3", "c", "a|b|c", "b=c>a"),
    ]
    turned = [(*row[:3], ">".join(reversed(row[3].split(">")))) for row in rows]
    plain = plackett_luce_rankings(judged("ranking", *rows), facts())
    lower = plackett_luce_rankings(judged("ranking", *turned), facts(lower=frozenset({"c"})))
    assert plain["score"].notna().all()
    assert lower["score"].to_numpy() == pytest.approx(plain["score"].to_numpy())


def test_of_what_wins_go_down_to_only_those_that_never_won_are_named():
    wins = np.array([[0.0, 3.0, 0.0], [0.0, 0.0, 2.0], [0.0, 0.0, 0.0]])
    assert "from a down to c" in str(OneWay(Contests(("a", "b", "c"), wins, np.zeros((3, 3)))))

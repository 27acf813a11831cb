"""Intervals of ranks: every ranking that the differences allow, listed; and published figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import norm

from labeval.analysis.statistics.ranks.rank_inference import PairwiseDifferences, rank_ends

TRAVEL = """
SD 16.9 0.5; ND 16.9 0.6; WY 18.1 0.8; NE 18.1 0.3; MT 18.2 0.5; AK 18.4 0.5;
IA 18.8 0.2; KS 18.9 0.3; ID 19.7 0.4; OK 21.1 0.2; AR 21.3 0.4; NM 21.4 0.4;
UT 21.6 0.3; WI 21.9 0.2; VT 21.9 0.5; OR 22.5 0.3; KY 22.9 0.2; MN 23.0 0.2;
OH 23.1 0.1; MO 23.1 0.2; RI 23.4 0.5; NC 23.4 0.2; ME 23.4 0.4; IN 23.5 0.2;
SC 23.6 0.3; MS 23.9 0.4; AL 23.9 0.2; NV 24.1 0.4; MI 24.1 0.2; TN 24.2 0.2;
LA 24.5 0.2; CO 24.5 0.3; TX 24.8 0.1; AZ 24.8 0.2; CT 25.0 0.3; DE 25.3 0.6;
WA 25.5 0.2; WV 25.6 0.5; HI 25.7 0.4; FL 25.8 0.2; PA 25.9 0.1; NH 26.9 0.5;
GA 27.1 0.3; CA 27.1 0.1; VA 27.7 0.2; MA 28.0 0.2; IL 28.2 0.2; DC 30.1 0.5;
NJ 30.5 0.2; NY 31.5 0.2; MD 32.2 0.2
"""
"""Mean minutes of travel to work and margins of error of 90 %, by state: American Community Survey
2011 (U.S. Census Bureau), the example of Klein, Wright and Wieczorek, "A joint confidence region
for an overall ranking of populations", Journal of the Royal Statistical Society C 69, 2020."""


def surely(pairs: Iterable[tuple[int, int]], systems: int) -> PairwiseDifferences:
    """Differences of which these hold: the first of each is better than the second."""
    found = PairwiseDifferences.unknown(systems)
    for i in range(systems):
        for j in range(i):
            found.put((i, j), 0.1, 1.0, 0.9, 0.9)
    for i, j in pairs:
        found.put((i, j), 1.0, 0.1, 0.001, 0.001)
    return found


def rankings(pairs: list[tuple[int, int]], systems: int) -> Iterator[tuple[int, ...]]:
    """The place from 1 of each system in every order in which all pairs hold."""
    for places in permutations(range(1, systems + 1)):
        if all(places[i] < places[j] for i, j in pairs):
            yield places


def test_what_follows_from_two_tests_is_in_the_interval():
    """A beats B and B beats C, so that C is the last, though A and C differ in no test."""
    low, high = rank_ends(surely([(0, 1), (1, 2)], 3))
    assert (low.tolist(), high.tolist()) == ([1, 2, 3], [1, 2, 3])


@pytest.mark.parametrize("systems", [3, 4, 6])
def test_ends_are_those_of_all_rankings_that_the_tests_allow(systems: int):
    rng = np.random.default_rng(systems)
    for _ in range(12):
        order = rng.permutation(systems)
        pairs = [
            (int(order[i]), int(order[j]))
            for i in range(systems)
            for j in range(i + 1, systems)
            if rng.random() < 0.35
        ]
        places = np.array(list(rankings(pairs, systems)))
        low, high = rank_ends(surely(pairs, systems))
        assert low.tolist() == places.min(axis=0).tolist(), pairs
        assert high.tolist() == places.max(axis=0).tolist(), pairs


def test_of_tests_that_form_a_circle_nothing_follows():
    """Each of three beats another, which differences of few raters in common can show; all beat
    the fourth."""
    low, high = rank_ends(surely([(0, 1), (1, 2), (2, 0), (0, 3), (1, 3), (2, 3)], 4))
    assert (low.tolist(), high.tolist()) == ([1, 1, 1, 4], [3, 3, 3, 4])


def test_the_states_of_klein_wright_and_wieczorek_have_the_ranks_of_their_theorem():
    """Joint intervals of all means, as if independent; a rank for each state and each vector of
    means within them: here by sorting ends of intervals, in the program by pairs."""
    names, *numbers = zip(*(state.split() for state in TRAVEL.split(";")), strict=True)
    (mean, margin), n = np.array(numbers, dtype=float), len(names)
    wide = norm.ppf(1 - (1 - 0.9 ** (1 / n)) / 2) / norm.ppf(0.95) * margin
    assert wide[0] / margin[0] * norm.ppf(0.95) == pytest.approx(3.081, abs=0.001)
    lower, upper = np.round(mean - wide, 1), np.round(mean + wide, 1)
    found = PairwiseDifferences.unknown(n)
    for i in range(n):
        for j in range(i):
            apart = lower[i] >= upper[j] or lower[j] >= upper[i]
            found.put((i, j), mean[j] - mean[i], 1.0, 0.5, 0.01 if apart else 0.5)
    low, high = rank_ends(found)
    for k in range(n):
        # Others as low as they can be, this one as high as it can be, and the other way round.
        worst = 1 + (np.delete(lower, k) < upper[k]).sum()
        best = 1 + (np.delete(upper, k) <= lower[k]).sum()
        assert (low[k], high[k]) == (best, worst), names[k]
    ends = {name: (int(a), int(b)) for name, a, b in zip(names, low, high, strict=True)}
    assert [ends[name] for name in ("SD", "OK", "NJ", "NY", "MD")] == [
        *((1, 6), (10, 14), (48, 49), (50, 51), (50, 51))
    ]

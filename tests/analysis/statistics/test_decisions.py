"""Agreement of coders on yes and no, against other coefficients and figures worked out by hand."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binom

from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa
from labeval.analysis.statistics.decisions import Counted, agreement, agreements, interval_of


def counted(both: int, first: int, second: int, neither: int) -> Counted:
    """Two coders' decisions, each unit in a turn of its own."""
    kinds = [(True, True), (True, False), (False, True), (False, False)]
    coded = np.repeat(kinds, (both, first, second, neither), axis=0)
    n = len(coded)
    return Counted(coded, np.ones(n, dtype=int), np.arange(n), n)


def test_figures_of_a_table_of_ten_units() -> None:
    # 7 of 10 alike; 0.5 · 0.6 + 0.5 · 0.4 by chance. Of 20 values 11 are yes; of alpha's
    # coincidences 6 of 20 are apart, and 2 · 11 · 9 of 20 · 19 would be by chance.
    found = agreement(counted(4, 1, 2, 3))
    assert (found.percentage.value, found.percentage.n) == (pytest.approx(0.7), 10)
    assert found.kappa.value == pytest.approx((0.7 - 0.5) / (1 - 0.5))
    assert found.alpha.value == pytest.approx(1 - (6 / 20) / (198 / 380))
    assert found.kappa.interval is None


def test_figures_pooled_over_two_codes() -> None:
    # The other code: 9 of 10 alike, and 0.9 by chance; 2 of 20 apart, as by chance.
    each, pooled = agreements([counted(4, 1, 2, 3), counted(0, 1, 0, 9)])
    assert [found.percentage.n for found in (*each, pooled)] == [10, 10, 20]
    assert pooled.percentage.value == pytest.approx(0.8)
    assert pooled.kappa.value == pytest.approx((0.8 - 0.7) / (1 - 0.7))
    assert pooled.alpha.value == pytest.approx(1 - (6 / 20 + 2 / 20) / (198 / 380 + 38 / 380))


def test_kappa_of_three_coders_is_pooled_over_their_pairs() -> None:
    coded = np.random.default_rng(2).random((50, 3)) < [0.2, 0.5, 0.7]
    pairs = [coded[:, pair] for pair in combinations(range(3), 2)]
    alike = np.mean([(a == b).mean() for a, b in (p.T for p in pairs)])
    shares = [p.mean(axis=0) for p in pairs]
    chance = np.mean([a * b + (1 - a) * (1 - b) for a, b in shares])
    found = agreement(Counted(coded, np.ones(50, int), np.arange(50), 50))
    assert found.percentage.value == pytest.approx(alike)
    assert found.kappa.value == pytest.approx((alike - chance) / (1 - chance))


def test_where_nothing_varies_there_is_a_reason_and_a_share() -> None:
    unused, always = agreement(counted(0, 0, 0, 5)), agreement(counted(5, 0, 0, 0))
    for found, reason in ((unused, "nobody used"), (always, "nothing varies")):
        assert (found.percentage.value, found.kappa.value, found.alpha.value) == (1, None, None)
        assert found.kappa.n == found.alpha.n == 5
        assert reason in found.kappa.explained and reason in found.alpha.explained
    pooled = agreements([counted(0, 0, 0, 5), counted(2, 1, 1, 1)])[1]
    assert pooled.kappa.value is not None
    empty = Counted(np.zeros((0, 2), bool), np.zeros(0, int), np.zeros(0, int), 0)
    for none in (agreement(empty, samples=10), agreements([], samples=10)[1]):
        assert none.percentage.value is None and none.percentage.n == 0
        assert "no text" in none.percentage.explained
    with pytest.raises(ValueError, match="two coders"):
        Counted(np.ones((3, 1), bool), np.ones(3, int), np.arange(3), 3)


def test_the_interval_of_units_that_are_their_own_turns_is_that_of_a_binomial_share() -> None:
    found = agreement(counted(20, 5, 10, 15), samples=4050, seed=3).percentage
    assert found.value == 0.7 and found.interval
    ends = binom.ppf([0.025, 0.975], 50, 0.7) / 50
    assert (found.interval.low, found.interval.high) == pytest.approx(tuple(ends), abs=0.011)


def test_turns_are_drawn_whole() -> None:
    # One turn is decided alike and the other is not: a sample has both, or one of them twice.
    coded = np.array([[True, True], [True, False]])
    found = agreement(Counted(coded, np.array([30, 10]), np.arange(2), 2), samples=250, seed=1)
    assert found.percentage.interval == interval_of(np.array([0.0, 1.0]).repeat(50))


def test_intervals_of_several_codes_are_over_the_same_turns() -> None:
    one = counted(20, 5, 10, 15)
    alone = agreement(one, samples=150, seed=4)
    each, pooled = agreements([one, one], samples=150, seed=4)
    assert each == [alone, alone]
    for mine, theirs in ((pooled.kappa, alone.kappa), (pooled.alpha, alone.alpha)):
        assert mine.interval and theirs.interval
        assert mine.interval.low == pytest.approx(theirs.interval.low)
        assert mine.interval.high == pytest.approx(theirs.interval.high)
    assert pooled.percentage.n == 100
    assert agreement(one, samples=150).kappa == agreement(one, samples=150, seed=0).kappa


def test_an_interval_is_the_middle_of_what_is_defined() -> None:
    found = interval_of(np.array([np.nan, *np.linspace(0, 1, 41), np.nan]))
    assert found and (found.low, found.high) == pytest.approx((0.025, 0.975))
    assert interval_of(np.full(3, np.nan)) is None


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.booleans()), min_size=1, max_size=40))
def test_the_coefficients_are_cohens_and_krippendorffs(pairs: list[tuple[bool, bool]]) -> None:
    coded = np.array(pairs)
    n = len(coded)
    turns = np.arange(n) // 3
    found = agreement(Counted(coded, np.ones(n, dtype=int), turns, int(turns[-1]) + 1))
    kappa = cohen_kappa(coded[:, 0], coded[:, 1])
    alpha = krippendorff_alpha(np.tile(np.arange(n), 2), coded.T.ravel(), "nominal")
    for mine, theirs in ((found.kappa, kappa), (found.alpha, alpha)):
        assert (mine.value is None) == (theirs.value is None)
        if mine.value is not None:
            assert mine.value == pytest.approx(theirs.value)


def test_three_coders_have_krippendorffs_alpha_too() -> None:
    rng = np.random.default_rng(3)
    coded = rng.random((60, 3)) < 0.3
    found = agreement(Counted(coded, np.ones(60, dtype=int), np.arange(60), 60))
    alpha = krippendorff_alpha(np.tile(np.arange(60), 3), coded.T.ravel(), "nominal")
    assert found.alpha.value == pytest.approx(alpha.value)


def test_a_run_counts_as_often_as_it_says() -> None:
    coded = np.array([[True, True], [True, False], [False, False]])
    weights = np.array([5, 2, 9])
    runs = agreement(Counted(coded, weights, np.zeros(3, dtype=int), 1))
    each = agreement(Counted(coded.repeat(weights, axis=0), np.ones(16, int), np.zeros(16, int), 1))
    assert runs == each


def test_intervals_hold_the_figure_and_come_out_the_same_again() -> None:
    rng = np.random.default_rng(1)
    truth = rng.random(400) < 0.2
    coded = np.stack([truth ^ (rng.random(400) < 0.05) for _ in range(2)], axis=1)
    counted = Counted(coded, np.ones(400, int), np.arange(400) // 4, 100)
    found, again = (agreement(counted, samples=500, seed=5) for _ in range(2))
    assert found == again
    interval = found.kappa.interval
    assert interval and found.kappa.value and interval.low < found.kappa.value < interval.high
    assert 0.05 < interval.high - interval.low < 0.4


def test_kappa_of_a_code_that_one_coder_never_used_has_no_interval_without_a_width() -> None:
    coded = np.zeros((30, 2), dtype=bool)
    coded[:9, 0] = True
    found = agreement(Counted(coded, np.ones(30, int), np.arange(30), 30), samples=50)
    assert (found.kappa.value, found.kappa.interval) == (0, None)
    assert found.percentage.interval is not None and found.alpha.interval is not None


def test_pooling_weighs_codes_by_what_is_to_be_disagreed_about() -> None:
    rare = np.zeros((100, 2), dtype=bool)
    rare[0, 0] = True
    often = np.zeros((100, 2), dtype=bool)
    often[:40] = True
    one = np.ones(100, int)
    parts = [Counted(coded, one, np.arange(100), 100) for coded in (rare, often)]
    each, pooled = agreements(parts)
    assert [found.kappa.value for found in each] == [0, 1]
    together = pooled.kappa.value
    assert together is not None and 0.9 < together < 1

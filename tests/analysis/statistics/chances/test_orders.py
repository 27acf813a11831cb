"""Ranks and pairs of two lists equal those of scipy, and of counting every pair."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from scipy import stats

from labeval.analysis.comparisons.external import correlations
from labeval.analysis.statistics.chances.orders import average_ranks, pair_orders
from labeval.analysis.statistics.multiplicity import benjamini_hochberg
from labeval.analysis.statistics.ranks.rank_tests import rank_sums, signed_ranks
from labeval.analysis.statistics.ranks.ranking import kendall


def lists(seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Two lists that go together, with many ties, few or none."""
    rng = np.random.default_rng(seed)
    n, values = int(rng.integers(3, 40)), int(rng.integers(2, 60))
    x = rng.integers(0, values, n).astype(float)
    return x, np.round(x * rng.uniform(-1, 1) + rng.normal(0, values / 3, n), rng.integers(0, 3))


SEEDS = [seed for seed in range(200) if min(len(set(side)) for side in lists(seed)) > 1]


@pytest.mark.parametrize("seed", SEEDS[:40])
def test_pairs_are_those_that_are_counted_one_by_one(seed):
    x, y = lists(seed)
    signs = [np.sign(x[i] - x[j]) * np.sign(y[i] - y[j]) for i, j in combinations(range(len(x)), 2)]
    found = pair_orders(x, y)
    assert (found.lead, found.discordant) == (sum(signs), signs.count(-1))
    assert found.tied_first == sum(x[i] == x[j] for i, j in combinations(range(len(x)), 2))


def test_tau_and_its_tests_are_those_of_scipy():
    for seed in SEEDS:
        x, y = lists(seed)
        found, wanted = pair_orders(x, y), stats.kendalltau(x, y, method="asymptotic")
        assert found.tau == pytest.approx(wanted.statistic, abs=1e-15)
        both = min(1.0, 2 * min(found.normal_p()))
        assert both == pytest.approx(wanted.pvalue, rel=1e-10)
        np.testing.assert_array_equal(average_ranks(x), stats.rankdata(x))


@pytest.mark.parametrize("n", [3, 8, 30, 120])
@pytest.mark.parametrize("alternative", ["two-sided", "greater", "less"])
def test_exact_tests_without_ties_are_those_of_scipy(n, alternative):
    rng = np.random.default_rng(n)
    for noise in (0.05, 1.0, 5.0):
        x = rng.normal(size=n)
        y = x + rng.normal(0, noise, n)
        wanted = stats.kendalltau(x, y, method="exact", alternative=alternative).pvalue
        found = kendall(x, y, alternative=alternative)
        assert (found.p, found.test) == (pytest.approx(wanted, rel=1e-9, abs=1e-15), "exact")


def test_ranks_of_tables_are_by_row_and_unknown_ones_have_none():
    table = np.array([[3.0, 1.0, 1.0], [2.0, np.nan, 1.0]])
    np.testing.assert_array_equal(average_ranks(table), stats.rankdata(table, axis=1))
    assert average_ranks(np.empty(0)).shape == (0,)


@pytest.mark.parametrize("seed", range(12))
def test_normal_approximations_are_those_of_scipy(seed):
    rng = np.random.default_rng(seed)
    apart = rng.integers(-4, 6, 80).astype(float)
    for alternative in ("two-sided", "greater", "less"):
        found = signed_ranks(apart, alternative=alternative)
        wanted = stats.wilcoxon(apart[apart != 0], alternative=alternative, method="approx")
        assert found.p.value == pytest.approx(wanted.pvalue, rel=1e-12)
    one, other = rng.integers(0, 5, 30), rng.integers(0, 6, 25)
    wanted = stats.mannwhitneyu(one, other, method="asymptotic")
    found = rank_sums(one, other)
    assert (found.u, found.p) == (wanted.statistic, pytest.approx(wanted.pvalue, rel=1e-12))


def test_two_groups_that_are_all_alike_do_not_differ():
    assert rank_sums(np.ones(30), np.ones(25)).p == 1.0


def test_corrected_p_is_that_of_scipy():
    p = np.random.default_rng(1).uniform(0, 0.3, 40)
    assert benjamini_hochberg(p) == pytest.approx(stats.false_discovery_control(p), rel=1e-14)


@pytest.mark.parametrize("alternative", ["two-sided", "greater"])
def test_correlations_are_those_of_scipy(alternative):
    for seed in SEEDS[:60]:
        x, y = lists(seed)
        of = {one.coefficient: one for one in correlations(x, y, alternative=alternative)}
        for name, function in (("pearson", stats.pearsonr), ("spearman", stats.spearmanr)):
            wanted = function(x, y, alternative=alternative)
            assert of[name].estimate.value == pytest.approx(wanted[0], abs=1e-12)
            if of[name].test == "t":
                assert of[name].p == pytest.approx(wanted[1], rel=1e-7, abs=1e-12)

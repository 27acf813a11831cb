"""Intervals of Kendall's tau-b."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import kendalltau, t

from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.ranks.tau_interval import (
    ALL_ALIKE,
    FEW,
    FEWEST,
    ONE_DECIDES,
    tau_interval,
)
from tests.runs.simulations.rank_correlations import coverage


def found(x, y):
    return tau_interval(x, y, kendall(x, y).tau.value)


def test_the_standard_error_is_that_of_leaving_each_out():
    rng = np.random.default_rng(3)
    x, y = rng.integers(1, 6, (2, 15)).astype(float)
    n, tau = len(x), kendalltau(x, y).statistic
    without = [kendalltau(np.delete(x, i), np.delete(y, i)).statistic for i in range(n)]
    spread = ((n - 1) * np.var(without)) ** 0.5
    reach = t.isf(0.025, n - 1) * spread / (1 - tau**2)
    wanted = np.tanh(np.arctanh(tau) + np.array([-reach, reach]))
    assert found(x, y).ends == pytest.approx(tuple(wanted), abs=1e-12)
    holes = found(np.append(x, np.nan), np.append(y, 3.0))
    assert holes.ends == found(x, y).ends


def test_of_many_things_the_interval_is_that_of_some_made_narrower():
    rng = np.random.default_rng(4)
    x = rng.normal(size=20_000)
    y = x + rng.normal(size=20_000)
    low, high = found(x, y).ends
    # Without ties, and here tau is .5, the variance of tau is near .437 (1 - tau²)² / n.
    assert high - low == pytest.approx(2 * 1.96 * 0.75 * (0.437 / 20_000) ** 0.5, rel=0.12)


def test_where_there_is_none_the_reason_is_given():
    few = np.arange(FEWEST - 1.0)
    assert found(few, few % 3).reason == FEW.format(least=FEWEST)
    assert found(np.arange(9.0), np.arange(9.0)).reason == ALL_ALIKE
    one = np.array([1.0] + [0.0] * 8)
    assert found(one, np.arange(9.0) % 4).reason == ONE_DECIDES
    assert tau_interval([1.0], [2.0], None).reason == ""


@pytest.mark.slow
def test_intervals_hold_the_truth_with_ties_too():
    for raters in (1, 6):
        assert 0.92 <= coverage(20, 0.5, raters, studies=400).program <= 0.99

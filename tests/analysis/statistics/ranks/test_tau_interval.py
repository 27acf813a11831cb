"""Intervals of Kendall's tau-b."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import kendalltau, t

from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.ranks.tau_interval import (
    ALL_ALIKE,
    ENDS_AT_0,
    FEW,
    FEWEST,
    ONE_DECIDES,
    tau_interval,
)
from tests.runs.simulations.rank_correlations import coverage


def found(x, y):
    correlation = kendall(x, y)
    return tau_interval(x, y, correlation.tau.value, correlation.p)


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
    assert tau_interval([1.0], [2.0], None, None).reason == ""


@pytest.mark.parametrize("sign", [1, -1])
def test_an_interval_holds_no_0_beyond_what_the_test_excludes(sign: int):
    """Of eight things, two of which change places, tau is .929 with p < .001: it began at -.221."""
    x, y = np.arange(8.0), sign * np.array([1.0, 0, 2, 3, 4, 5, 6, 7])
    assert kendall(x, y).p < 0.001
    interval = found(x, y)
    assert sorted(abs(end) for end in interval.ends) == [0.0, pytest.approx(0.998, abs=0.001)]
    assert interval.reason == ENDS_AT_0
    wide = tau_interval(x, y, kendall(x, y).tau.value, None)
    assert min(sign * end for end in wide.ends) == pytest.approx(-0.221, abs=0.01)


def test_of_unrelated_scores_intervals_hold_0_as_often_as_they_say():
    rng = np.random.default_rng(8)
    studies = [found(*rng.normal(size=(2, 8))).interval for _ in range(600)]
    assert np.mean([one is None or one.low < 0 < one.high for one in studies]) >= 0.94


@pytest.mark.slow
def test_intervals_hold_the_truth_with_ties_too():
    for raters in (1, 6):
        assert 0.92 <= coverage(20, 0.5, raters, studies=400).program <= 0.99

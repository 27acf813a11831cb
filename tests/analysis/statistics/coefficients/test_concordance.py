"""Kendall's W, against published and independent figures."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import friedmanchisquare

from labeval.analysis.statistics.coefficients.concordance import kendall_w, mean_w

SIEGEL = np.array([[1, 6, 3, 2, 5, 4], [1, 5, 6, 4, 2, 3], [6, 3, 2, 5, 4, 1]], dtype=float)
"""Three interviewers rank six applicants: Siegel, "Nonparametric statistics" (1956), table 9.2."""


def test_w_of_three_interviewers_is_as_published():
    """Siegel gives W = .16."""
    found = kendall_w(SIEGEL)
    assert found is not None
    assert found.value == pytest.approx(0.162, abs=5e-4)


def test_with_ties_it_is_friedmans_chi_squared_over_its_most():
    rng = np.random.default_rng(3)
    values = rng.integers(0, 4, size=(7, 5)).astype(float)
    found = kendall_w(values)
    assert found is not None
    chi = friedmanchisquare(*values.T)
    assert found.chi_squared == pytest.approx(chi.statistic)
    assert found.value == pytest.approx(chi.statistic / (7 * 4))


def test_equal_orders_have_one_and_the_direction_does_not_matter():
    same = np.tile([3.0, 1.0, 2.0], (4, 1))
    assert kendall_w(same).value == pytest.approx(1)
    assert kendall_w(-SIEGEL).value == pytest.approx(kendall_w(SIEGEL).value)


def test_where_all_is_tied_there_is_none():
    assert kendall_w(np.ones((3, 4))) is None
    estimate, _, _ = mean_w([np.ones((3, 4))], samples=10, seed=0)
    assert estimate.value is None and "tied all" in estimate.explained


def test_sets_of_one_rater_do_not_count():
    estimate, _, _ = mean_w([SIEGEL[:1]], samples=10, seed=0)
    assert estimate.value is None and "by two raters" in estimate.explained


def test_the_mean_is_over_sets_and_their_tests_add_up():
    same = np.tile([1.0, 2.0, 3.0], (3, 1))
    estimate, df, p = mean_w([same, SIEGEL], samples=200, seed=0)
    assert estimate.value == pytest.approx((1 + 0.162) / 2, abs=5e-4)
    assert estimate.n == 2 and df == 2 + 5
    assert estimate.interval is not None and 0 < p < 0.5

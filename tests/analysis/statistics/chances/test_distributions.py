"""Tails and quantiles equal those of scipy's distributions."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from labeval.analysis.statistics.chances import distributions as own

FREEDOMS = (0.3, 1.0, 2.5, 7.0, 100.0, 1e5, np.nan, -1.0, 0.0)
PLACES = (-np.inf, -3.0, 0.0, 0.5, 8.0, 300.0, np.inf, np.nan)
CHANCES = (1e-10, 0.001, 0.025, 0.5, 0.8, 0.975, 1 - 1e-9)


@pytest.mark.parametrize("freedom", FREEDOMS)
def test_tails_and_quantiles_are_those_of_scipy(freedom):
    for place in PLACES:
        pairs = (
            (own.normal_above(place), stats.norm.sf(place)),
            (own.normal_below(place), stats.norm.cdf(place)),
            (own.normal_density(place), stats.norm.pdf(place)),
            (own.t_above(place, freedom), stats.t.sf(place, freedom)),
            (own.f_above(place, freedom, 4), stats.f.sf(place, freedom, 4)),
            (own.chi_squared_above(place, freedom), stats.chi2.sf(place, freedom)),
        )
        for found, wanted in pairs:
            np.testing.assert_array_equal(found, wanted)
    for chance in CHANCES:
        pairs = (
            (own.normal_quantile(chance), stats.norm.ppf(chance)),
            (own.t_quantile(chance, freedom), stats.t.ppf(chance, freedom)),
            (own.f_quantile(chance, freedom, 3.5), stats.f.ppf(chance, freedom, 3.5)),
        )
        for found, wanted in pairs:
            np.testing.assert_array_equal(found, wanted)


def test_students_t_with_endless_freedom_is_the_normal_distribution():
    assert own.t_quantile(0.975, np.inf) == pytest.approx(stats.norm.ppf(0.975), abs=1e-12)
    assert own.t_above(1.3, np.inf) == pytest.approx(stats.norm.sf(1.3), abs=1e-12)

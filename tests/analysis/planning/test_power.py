"""Power: figures that every textbook has, and tails where libraries give up."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.analysis.planning.noncentral import f_above, t_above
from labeval.analysis.planning.power import (
    comparisons_needed,
    first_n,
    paired_t,
    pairs_needed,
    repeated_anova,
    win_rate,
)


def test_a_medium_paired_difference_needs_34():
    assert pairs_needed(0.5) == 34
    assert paired_t(0.5, 34) == pytest.approx(0.8077775, abs=1e-6)


@pytest.mark.parametrize(("rate", "n"), [(0.65, 90), (0.6, 199)])
def test_win_rates_need_so_many_decided_comparisons(rate, n):
    assert comparisons_needed(rate) == n
    assert all(win_rate(rate, earlier) < 0.8 for earlier in range(n - 30, n))


def test_five_wins_of_five_are_never_significant():
    assert win_rate(0.99, 5) == 0
    assert win_rate(0.99, 6) == pytest.approx(0.99**6 + 0.01**6)


def test_without_an_effect_the_power_is_the_level_of_the_test():
    assert paired_t(0, 12, alpha=0.01) == pytest.approx(0.01, abs=1e-9)
    assert repeated_anova(0, 8, 5) == pytest.approx(0.05, abs=1e-9)


def test_far_tails_are_numbers():
    for t, df, noncentrality in ((2.0, 5, 60.0), (1.96, 1e5, 45.0), (40.0, 3, -30.0)):
        assert 0 <= t_above(t, df, noncentrality) <= 1
    assert t_above(2.0, 200, 45.0) == 1
    assert f_above(3.0, (7, 2000), 5000) == pytest.approx(1)


@pytest.mark.parametrize(
    ("f", "df", "noncentrality"),
    [(0.0, (3, 9), 5.0), (2.5, (1, 2), 1e-4), (4.0, (4, 36), 9.0), (2000.0, (4, 39_996), 7800.0)],
)
def test_the_noncentral_f_is_an_average_of_central_ones(f, df, noncentrality):
    from scipy.special import betaincc
    from scipy.stats import poisson

    terms = np.arange(int(noncentrality) + 100)
    place = df[0] * f / (df[0] * f + df[1])
    central = betaincc(df[0] / 2 + terms, df[1] / 2, place)
    average = float((poisson.pmf(terms, noncentrality / 2) * central).sum())
    assert f_above(f, df, noncentrality) == pytest.approx(average, rel=1e-10)


@pytest.mark.parametrize("df", [2e3, 1e5])
def test_with_many_degrees_of_freedom_t_is_normal(df):
    from scipy.stats import norm

    for t, noncentrality in ((-1.0, 0.0), (2.0, 1.0), (2.0, 3.0)):
        assert t_above(t, df, noncentrality) == pytest.approx(norm.sf(t - noncentrality), abs=2e-3)


@settings(deadline=None, max_examples=50)
@given(st.floats(-6, 6), st.floats(2, 300), st.floats(-4, 4))
def test_the_noncentral_t_agrees_with_scipy_where_scipy_knows(t, df, noncentrality):
    from scipy.stats import nct

    known = float(nct.sf(t, df, noncentrality))
    if not math.isnan(known):
        assert t_above(t, df, noncentrality) == pytest.approx(known, abs=1e-6)


def test_an_effect_of_nothing_never_gets_there():
    assert first_n(lambda n: 0.05) == 0


def test_the_power_for_two_means_of_the_same_raters_is_that_of_the_paired_test():
    f = 0.5 / math.sqrt(2)  # half the difference, by what is left in one rating and not in two
    assert repeated_anova(f, 2, 34) == pytest.approx(paired_t(0.5, 34), abs=1e-9)

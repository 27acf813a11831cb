"""Ranks with intervals, and chances of being the best."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import multivariate_t, norm, t

from labeval.analysis.statistics.ranks.rank_inference import (
    PairwiseDifferences,
    _covariance,
    central_effects,
    chances_of_best,
    rank_ends,
    untested,
)
from tests.runs.simulations.ranks import compared, coverage, covers, studied
from tests.support.judgments.simulated_ratings import Design


def differences(means, covariance) -> PairwiseDifferences:
    """Of normal estimates of which the covariance is known; tests are not corrected."""
    found = PairwiseDifferences.unknown(len(means))
    for i in range(len(means)):
        for j in range(i):
            spread = (covariance[i, i] + covariance[j, j] - 2 * covariance[i, j]) ** 0.5
            value = means[i] - means[j]
            p = 2 * norm.sf(abs(value) / spread)
            found.put((i, j), value, spread, p, p)
    return found


def test_ranks_count_those_that_are_surely_better_or_worse():
    found = PairwiseDifferences.unknown(3)
    found.put((0, 1), 1.0, 0.3, 0.01, 0.02)
    found.put((0, 2), 0.5, 0.3, 0.10, 0.10)
    found.put((1, 2), -0.5, 0.3, 0.10, 0.10)
    low, high = rank_ends(found)
    assert (low.tolist(), high.tolist()) == ([1, 2, 1], [2, 3, 3])
    assert central_effects(found) == pytest.approx([0.5, -0.5, 0.0])


def test_effects_are_least_squares_of_the_differences_that_are_known():
    """Of four systems the first and the last were never compared."""
    found, rng = PairwiseDifferences.unknown(4), np.random.default_rng(2)
    rows, values = [], []
    for i, j in ((0, 1), (0, 2), (1, 2), (1, 3), (2, 3)):
        values.append(float(rng.normal()))
        rows.append([(n == i) - (n == j) for n in range(4)])
        found.put((i, j), values[-1], 1.0, 0.5, 0.5)
    wanted = np.linalg.lstsq(np.array(rows, dtype=float), values)[0]
    assert central_effects(found) == pytest.approx(wanted - wanted.mean())


def test_chances_of_two_are_one_less_half_of_p():
    found = PairwiseDifferences.unknown(2)
    found.put((0, 1), -0.4, 0.2, 0.06, 0.06)
    assert chances_of_best(found) == pytest.approx([0.03, 0.97])


def test_chances_are_those_of_the_estimates_drawn_with_their_covariance():
    rng = np.random.default_rng(3)
    root = rng.normal(size=(4, 4))
    covariance, means = root @ root.T, np.array([1.0, 0.8, 0.0, -1.0])
    drawn = rng.multivariate_normal(means, covariance, size=400_000)
    wanted = np.bincount(drawn.argmax(axis=1), minlength=4) / len(drawn)
    assert chances_of_best(differences(means, covariance)) == pytest.approx(wanted, abs=0.005)


@pytest.mark.parametrize("systems", [3, 5, 12, 40, 60])
def test_chances_of_independent_estimates_are_those_of_integration(systems):
    rng = np.random.default_rng(systems)
    for scale in (0.0, 0.3, 1.0):
        means, spread = rng.normal(0, scale, systems), 0.6
        at = np.linspace(means.min() - 6, means.max() + 6, 4001)
        below = norm.cdf(at[:, None], means, spread)
        wanted = [
            np.trapezoid(norm.pdf(at, mean, spread) * np.delete(below, n, axis=1).prod(axis=1), at)
            for n, mean in enumerate(means)
        ]
        found = chances_of_best(differences(means, np.eye(systems) * spread**2))
        assert found == pytest.approx(wanted, abs=0.002 if systems < 50 else 0.006)


def test_chances_with_few_degrees_of_freedom_are_nearly_those_of_students_t():
    spread, df, means = np.eye(3) * 0.5, 6, np.array([0.9, 0.3, 0.0])
    found = PairwiseDifferences.unknown(3)
    for i, j in ((0, 1), (0, 2), (1, 2)):
        value = means[i] - means[j]
        p = 2 * t.sf(value, df)  # of a standard error of (0.5 + 0.5) ** 0.5
        found.put((i, j), value, 1.0, p, p)
    drawn = multivariate_t(means, spread, df=df, seed=1).rvs(400_000)
    wanted = np.bincount(drawn.argmax(axis=1), minlength=3) / len(drawn)
    assert chances_of_best(found) == pytest.approx(wanted, abs=0.015)


@pytest.mark.parametrize("systems", [3, 4, 6])
def test_chances_do_not_follow_from_which_of_equal_axes_a_library_finds(systems):
    """Of a complete table all axes are equal; rounding, or another processor, turns them."""
    means, rng = np.linspace(0.5, 0, systems), np.random.default_rng(systems)
    known = chances_of_best(differences(means, np.eye(systems)))
    for _ in range(4):
        rounding = rng.normal(0, 1e-12, (systems, systems))
        covariance = np.eye(systems) + rounding + rounding.T
        assert chances_of_best(differences(means, covariance)) == pytest.approx(known, abs=2e-4)


def test_equal_systems_share_the_chances():
    assert chances_of_best(differences(np.zeros(5), np.eye(5))) == pytest.approx(
        [0.2] * 5, abs=0.01
    )


def test_what_no_test_speaks_of_is_named():
    found = PairwiseDifferences.unknown(3)
    found.put((0, 1), 0.0, np.nan, np.nan, np.nan)
    assert untested(found) == [(0, 2), (1, 2)]
    low, high = rank_ends(found)
    assert low.tolist() == [1, 1, 1] and high.tolist() == [3, 3, 3]
    assert np.isnan(central_effects(found)[2])


@pytest.mark.slow
def test_ranks_of_all_systems_are_within_their_intervals():
    """A short version of ``tests.runs.simulations.ranks``; 100 studies, so three errors: .065."""
    held, width = coverage(Design(20, 10, systems=4), (0.9, 0.6, 0.3, 0.0), 100)
    assert held >= 0.95 - 0.065
    assert width < 3.5  # all four ranks would hold always


def test_a_far_better_system_is_the_first():
    rated = studied(Design(20, 20, systems=3), (1.5, 0, 0), np.random.default_rng(4))
    found = compared(rated)
    assert [ends[0] for ends in rank_ends(found)] == [1, 1]
    assert chances_of_best(found)[0] > 0.999
    assert covers(found, (1.5, 0, 0))[0]


@pytest.mark.parametrize("variance", [0.04, 9.0])
def test_effects_that_vary_alike_have_the_covariance_about_their_mean(variance):
    spread = np.sqrt(2 * variance) * (1 - np.eye(4))
    assert _covariance(spread) == pytest.approx(variance * (np.eye(4) - 0.25))

"""Units drawn with replacement."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from labeval.analysis.statistics.chances.distributions import chi_squared_above
from labeval.analysis.statistics.draws import times_drawn


@given(some.integers(0, 40), some.integers(0, 30), some.integers(0, 60))
def test_each_sample_has_as_many_draws_as_asked_for(units: int, samples: int, draws: int) -> None:
    found = times_drawn(np.random.default_rng(1), units, samples, draws)
    assert found.shape == (samples, units)
    assert found.sum(axis=1).tolist() == [draws if units else 0] * samples


def test_a_sample_is_as_large_as_the_units_where_nothing_is_said() -> None:
    assert set(times_drawn(np.random.default_rng(1), 7, 50).sum(axis=1)) == {7}


@pytest.mark.parametrize(
    ("units", "draws"), [(1, 1), (3, 3), (5, 12), (200, 20_000), (30_000, 30_000)]
)
def test_counts_have_the_variances_and_covariances_of_multinomial_ones(
    units: int, draws: int
) -> None:
    samples = 4_000 if units < 100 else 40
    found = times_drawn(np.random.default_rng(2), units, samples, draws).astype(float)
    share = 1 / units
    assert found.mean() == pytest.approx(draws * share)
    spread = ((found - draws * share) ** 2).sum(axis=1) / (draws * share)
    freedom = (units - 1) * samples
    # Pearson's statistic of all samples; exactly 0 of a single unit
    if units == 1:
        assert spread.sum() == 0
        return
    above = float(chi_squared_above(np.array([spread.sum()]), freedom)[0])
    assert 0.001 < above < 0.999
    neighbours = np.mean((found[:, :-1] - draws * share) * (found[:, 1:] - draws * share))
    assert neighbours == pytest.approx(-draws * share**2, abs=5 * draws * share / freedom**0.5)


def test_two_generators_of_one_seed_draw_the_same_and_one_goes_on() -> None:
    one, other = np.random.default_rng(3), np.random.default_rng(3)
    first = times_drawn(one, 9, 20)
    assert np.array_equal(first, times_drawn(other, 9, 20))
    assert not np.array_equal(first, times_drawn(one, 9, 20))

"""Statistics where their definitions leave least room: two rows, no ties, nothing that varies."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.analysis.scores.reliability import cronbach_alpha
from labeval.analysis.statistics.bounds import within
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.ranks.rank_tests import signed_ranks


@given(st.floats(1.2, 4.8), st.floats(1e-4, 1e-3))
def test_a_short_interval_stays_as_long_inside_of_its_bounds(mean, reach):
    low, high = within(
        (np.array([mean - reach]), np.array([mean + reach])), np.array([mean]), (1, 5)
    )
    assert mean - low[0] == pytest.approx(reach, rel=0.02)
    assert high[0] - mean == pytest.approx(reach, rel=0.02)


def test_a_long_interval_ends_inside_of_its_bounds():
    low, high = within((np.array([-1.0]), np.array([9.0])), np.array([4.0]), (1, 5))
    # The logit of 4 on 1 to 5 is ln 3; its slope there is 4 * 3/4 * 1/4 = 3/4.
    assert high[0] == pytest.approx(1 + 4 / (1 + np.exp(-(np.log(3) + 5 / 0.75))))
    assert low[0] == pytest.approx(1 + 4 / (1 + np.exp(-(np.log(3) - 5 / 0.75))))


def test_where_all_differences_are_zero_or_none_is_known_there_is_no_p():
    for given_ in ([0.0, 0.0], [np.nan], []):
        found = signed_ranks(given_)
        assert found.p.value is None and found.p.n == 0


def test_two_answers_to_two_criteria_have_a_reliability():
    # Sums 3 and 7 have the variance 8, the columns 2 each: 2 * (1 - 4 / 8).
    assert cronbach_alpha(np.array([[1.0, 2.0], [3.0, 4.0]])).value == pytest.approx(1.0)
    assert cronbach_alpha(np.array([[1.0, 2.0]])).value is None


@pytest.mark.parametrize("over", ["units", "raters", "both"])
def test_alpha_that_is_undefined_has_no_interval_either(over):
    units = np.repeat(["a", "b", "c"], 2)
    raters = np.tile([0, 1], 3)
    found = krippendorff_alpha(units, [4] * 6, "interval", over=over, raters=raters, samples=20)
    assert found.value is None and found.interval is None
    no_draws = krippendorff_alpha(
        units, [1, 2, 2, 2, 3, 3], "interval", over=over, raters=raters, samples=0
    )
    assert no_draws.value is not None and no_draws.interval is None

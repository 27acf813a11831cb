import numpy as np
import pytest

from labeval.analysis.statistics.coefficients.icc import NAMES, intraclass_correlations
from tests.support.judgments.published_figures import SHROUT_FLEISS_1979


def test_all_six_are_the_published_ones():
    found = intraclass_correlations(SHROUT_FLEISS_1979)
    values = [found[name].estimate.value for name in NAMES]
    assert values == pytest.approx([0.166, 0.290, 0.715, 0.443, 0.620, 0.909], abs=5e-4)


@pytest.mark.parametrize(
    ("name", "low", "high"), [("ICC(2,1)", 0.019, 0.761), ("ICC(3,1)", 0.342, 0.946)]
)
def test_intervals_are_the_published_ones(name, low, high):
    interval = intraclass_correlations(SHROUT_FLEISS_1979)[name].estimate.interval
    assert interval is not None
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-4)


def test_the_f_test_is_the_published_one():
    found = intraclass_correlations(SHROUT_FLEISS_1979)["ICC(3,1)"]
    assert found.f == pytest.approx(11.03, abs=5e-3)
    assert found.df == (5, 15)


def test_targets_with_a_missing_rating_are_left_out_and_counted():
    table = np.array(SHROUT_FLEISS_1979, dtype=float)
    table[2, 1] = np.nan
    found = intraclass_correlations(table)
    assert found["ICC(2,1)"].dropped == 1
    assert found["ICC(2,1)"].estimate.n == 5
    assert found["ICC(1,1)"].dropped == 0  # whose raters need not be the same
    assert found["ICC(1,1)"].estimate.n == 6


def test_constant_ratings_are_undefined_with_a_reason():
    found = intraclass_correlations(np.full((4, 3), 5.0))["ICC(2,1)"].estimate
    assert found.value is None
    assert "all ratings are 5.0" in found.explained


def test_one_rater_is_undefined_with_a_reason():
    found = intraclass_correlations([[1.0], [2.0], [3.0]])["ICC(2,1)"].estimate
    assert found.value is None
    assert "it takes two of each" in found.explained


def test_raters_who_agree_on_everything_have_a_correlation_of_one():
    table = np.tile(np.arange(5.0)[:, None], (1, 3))
    for name in NAMES:
        assert intraclass_correlations(table)[name].estimate.value == pytest.approx(1.0)

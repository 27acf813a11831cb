import numpy as np
import pytest

from labeval.analysis.statistics.proportions import better_than_chance, share, wilson


def test_wilsons_interval_is_the_published_one():
    interval = share(81, 263).interval
    assert interval is not None
    assert (interval.low, interval.high) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_wilsons_interval_of_all_or_none_ends_at_the_share_and_not_past_it():
    """Its formula has 1, or 0, but for rounding."""
    n = np.arange(1, 2000)
    _, high = wilson(n, n)
    low, _ = wilson(0 * n, n)
    assert high.max() <= 1 and high == pytest.approx(np.ones(len(n)))
    assert low.min() >= 0 and low == pytest.approx(np.zeros(len(n)))


def test_five_of_five_is_not_significant():
    assert better_than_chance(5, 0).value == pytest.approx(0.0625)


def test_without_a_decision_there_is_neither_share_nor_test():
    assert share(0, 0).value is None
    assert better_than_chance(0, 0).value is None
    assert "decided" in better_than_chance(0, 0).explained

import pytest

from labeval.analysis.statistics.proportions import better_than_chance, share


def test_wilsons_interval_is_the_published_one():
    interval = share(81, 263).interval
    assert interval is not None
    assert (interval.low, interval.high) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_five_of_five_is_not_significant():
    assert better_than_chance(5, 0).value == pytest.approx(0.0625)


def test_without_a_decision_there_is_neither_share_nor_test():
    assert share(0, 0).value is None
    assert better_than_chance(0, 0).value is None
    assert "decided" in better_than_chance(0, 0).explained

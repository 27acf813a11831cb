"""A short version of the simulations of ``tests.runs.simulations.coverage``."""

from tests.runs.simulations.coverage import COUNTED, coverage, recovered


def test_intervals_of_every_method_hold_the_truth_about_as_often_as_they_say():
    found = coverage(16, samples=200)
    assert set(found) > set(COUNTED)
    assert all(share >= 0.8 for share in found.values()), found


def test_every_method_finds_the_true_order_of_systems_with_many_raters():
    found = recovered(4, sizes=(1, 32))
    assert all(many >= 0.9 for _, many in found.values()), found
    assert all(many >= few - 0.2 for few, many in found.values()), found

"""A short version of the simulations of ``tests.runs.simulations.verdicts``."""

from tests.runs.simulations.verdicts import leads
from tests.support.judgments.simulated_ratings import Design


def test_equal_systems_are_seldom_called_different_and_were_often():
    found = leads(100, Design(20, 10, systems=4))
    assert found.clear <= found.any <= 0.13
    assert found.before >= 0.25

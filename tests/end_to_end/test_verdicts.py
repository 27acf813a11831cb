"""A short version of the simulations of ``tests.runs.simulations.verdicts``."""

from tests.runs.simulations.verdicts import leads


def test_equal_systems_are_seldom_called_different_and_were_often():
    clear, any_, before = leads(100)
    assert clear <= any_ <= 0.13
    assert before >= 0.25

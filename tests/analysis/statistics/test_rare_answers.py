"""Differences of yes and no where nearly all answers are alike."""

from __future__ import annotations

import pytest

from tests.runs.simulations.rare_answers import false_verdicts

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("rate", [0.02, 0.1, 0.9, 0.98])
@pytest.mark.parametrize("size", [(5, 5), (5, 20), (40, 5)], ids=str)
def test_rare_answers_make_no_false_differences(size, rate):
    assert false_verdicts(size, rate, 400) <= 0.05


@pytest.mark.parametrize("size", [(8, 8), (20, 20), (40, 5)], ids=str)
def test_answers_of_both_kinds_make_as_many_as_they_may(size):
    assert 0.01 < false_verdicts(size, 0.5, 600) < 0.075

"""Savings by a judge, and coverage of intervals with a judge."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from labeval.analysis.judges import savings as savings_module
from labeval.analysis.judges.contrasts import Contrast
from labeval.analysis.judges.prediction_powered import powered_crossed
from labeval.analysis.judges.savings import components, savings
from tests.support.judgments.simulated_judges import TRUE, JudgedDesign

GOOD = JudgedDesign(20, 20, 200, 0.9)
USELESS = replace(GOOD, good=0.0)


def test_components_of_a_complete_table_are_those_of_the_analysis_of_variance():
    rng = np.random.default_rng(1)
    table = rng.normal(0, 1, (6, 1)) + rng.normal(0, 2, (1, 9)) + rng.normal(0, 1, (6, 9))
    rater, question = np.indices(table.shape).reshape(2, -1)
    mean = table.mean()
    rest = table - table.mean(1, keepdims=True) - table.mean(0) + mean
    square = (rest**2).sum() / 40
    expected = (
        (9 * table.mean(1).var(ddof=1) - square) / 9,
        (6 * table.mean(0).var(ddof=1) - square) / 6,
        square,
    )
    assert components(table.ravel(), rater, question) == pytest.approx(expected)


def test_components_of_an_incomplete_table_are_right_on_average():
    rng = np.random.default_rng(2)
    found = []
    for _ in range(300):
        table = rng.normal(0, 0.5, (15, 1)) + rng.normal(0, 1, (1, 20)) + rng.normal(0, 2, (15, 20))
        rater, question = np.nonzero(rng.random(table.shape) < 0.4)
        found.append(components(table[rater, question], rater, question))
    assert np.mean(found, axis=0) == pytest.approx([0.25, 1.0, 4.0], abs=0.12)


@pytest.mark.slow
@pytest.mark.parametrize("design", [GOOD, JudgedDesign(12, 40, 400, 0.8)])
def test_participants_needed_are_those_of_the_algebra(design):
    rng = np.random.default_rng(3)
    found = [savings([design.study(rng)]) for _ in range(25)]
    assert np.mean([one.needed for one in found]) == pytest.approx(design.needed, abs=1.5)
    assert all(one.at_best <= one.needed <= one.now for one in found)
    held = [one.low <= np.ceil(design.needed) <= one.high for one in found]
    assert sum(held) >= 22


@pytest.mark.slow
def test_a_useless_judge_saves_nobody():
    rng = np.random.default_rng(4)
    found = [savings([USELESS.study(rng)]) for _ in range(20)]
    assert not any(one.is_shown for one in found)
    assert np.mean([one.needed for one in found]) > 18


def test_a_judge_who_rated_nothing_else_saves_nobody_however_good():
    found = savings([replace(GOOD, more=0, good=1.0).study(np.random.default_rng(5))])
    assert found.needed == found.now == 20
    assert found.at_best < found.now


def test_no_fewer_than_bear_a_claim_are_ever_enough():
    found = savings([JudgedDesign(8, 20, 900, 1.0, of_rater=0.05).study(np.random.default_rng(8))])
    assert (found.needed, found.low, found.at_best) == (6, 6, 6)


def test_too_few_raters_or_questions_bear_no_claim():
    rng = np.random.default_rng(6)
    assert savings([replace(GOOD, raters=2).study(rng)]) is None
    assert savings([replace(GOOD, questions=4).study(rng)]) is None


@pytest.mark.slow
def test_intervals_with_a_judge_hold_and_are_shorter():
    rng = np.random.default_rng(7)
    held, width = {}, {}
    for name, design in (("good", GOOD), ("useless", USELESS)):
        studies = [design.study(rng) for _ in range(250)]
        found = [
            powered_crossed(one.value, one.rater, one.question, one.judged, one.more)
            for one in studies
        ]
        ends = [one.interval for one in found]
        held[name] = np.mean([end.low <= TRUE <= end.high for end in ends])
        width[name] = np.mean([end.high - end.low for end in ends])
    # 250 studies: two standard errors are .028.
    assert min(held.values()) > 0.92
    assert max(held.values()) < 0.98
    assert width["good"] < 0.75 * width["useless"]


def test_parts_and_their_spread_are_counts_and_the_jackknife():
    """Seven raters leave out some of eight questions; three more are the judge's alone."""
    rng = np.random.default_rng(8)
    rater, question = np.nonzero(rng.random((7, 8)) < 0.8)
    means = rng.normal(0, 1, 11)
    value = means[question] + rng.normal(0, 0.5, 7)[rater] + rng.normal(0, 0.5, len(rater))
    judged = 3 + means + rng.normal(0, 0.3, 11)
    contrast = Contrast("a", "b", value, rater, question, judged[question], judged[8:])
    parts = savings_module._parts_of(contrast)
    assert (parts.raters, parts.questions, parts.judged) == (7, 8, 11)
    assert (parts.each, parts.times) == (len(value) / 7, len(value) / 8)
    total, freedom = savings_module._spread([contrast])
    wanted = 0.0
    for number in (rater, question):
        left = []
        for one in np.unique(number):
            some = savings_module._parts([contrast.kept(number != one)])
            left.append(np.log(savings_module._share(some, some.judged)))
        wanted += (len(left) - 1) * np.var(left)
    assert total == pytest.approx(wanted**0.5) and freedom == 6


def test_three_raters_and_five_questions_are_enough():
    found = savings([replace(GOOD, raters=3, questions=5).study(np.random.default_rng(9))])
    assert found is not None and found.now == 3

"""Degrees of freedom of means where hardly anything but noise varies."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from scipy import stats

from labeval.analysis.statistics.differences import paired_difference, rated_difference
from labeval.analysis.statistics.mixed_model import codes_of, least_freedom

GAPS = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 4, 4, 4, 4),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 8, 6, 0, 1, 3, 0, 4, 5, 6),
    (3, 2, 3, 3, 3, 2, 6, 4, 3, 3, 4, 2, 5, 3, 5, 1, -1, 2, 6),
)
"""Rater, question and difference: one of five raters saw all nine questions."""


@pytest.mark.parametrize(("raters", "questions"), [(5, 9), (12, 12), (3, 40)])
def test_no_quasi_t_of_a_complete_table_has_fewer(raters, questions):
    freedom = np.array([raters - 1, questions - 1, (raters - 1) * (questions - 1)])
    steps = 1 + np.geomspace(1e-9, 1e3, 120)
    squares = np.array([(a, b, 1.0) for a, b in product(steps, steps)])
    total = squares[:, 0] + squares[:, 1] - squares[:, 2]
    df = total**2 / (squares**2 / freedom).sum(axis=1)
    assert least_freedom((raters, questions), raters * questions) == pytest.approx(df.min())


def test_a_small_variance_makes_no_interval_of_any_width():
    rater, question, value = map(np.array, GAPS)
    found = paired_difference(value.astype(float), rater, question)
    # The curvature of the deviance alone gives .516 degrees of freedom: -52.5 to 58.7.
    df = 1 / (1 / 4 + 1 / 8 + 1 / 6)
    reach = stats.t.isf(0.025, df) * found.spread
    assert found.freedom == pytest.approx(df)
    assert found.interval.low == pytest.approx(found.value - reach)
    assert found.interval.high == pytest.approx(found.value + reach)
    assert found.p == pytest.approx(2 * stats.t.sf(found.value / found.spread, df))


def test_nor_do_ratings_that_are_not_in_pairs():
    rng = np.random.default_rng(364)
    raters, questions = int(rng.integers(6, 12)), int(rng.integers(5, 10))
    rater, question, first = np.nonzero(rng.random((raters, questions, 2)) < 0.35)
    value = rng.normal(0, 0.4, (raters, 2))[rater, first]
    value = value + rng.normal(0, 0.4, (questions, 2))[question, first]
    value = value + rng.normal(0, 1, len(rater))
    parts = {"rater": rater, "question": question, "text": codes_of(2 * question + first)}
    found = rated_difference(value, first, parts)
    raters, questions = len(set(rater)), len(set(question))
    left = len(value) - 2 - (raters - 2) - (questions - 2)
    df = 1 / (1 / (raters - 2) + 1 / (questions - 2) + 1 / left)
    few = questions - 1
    assert few == 4
    # The curvature alone gives 1.002, also of few questions.
    assert found.freedom == pytest.approx(2 * df * few / (df + few))


@pytest.mark.slow
@pytest.mark.parametrize(("raters", "questions", "share"), [(8, 6, 0.35), (9, 12, 0.35)])
@pytest.mark.parametrize("drawn", [0.0, 0.4])
def test_with_gaps_equal_systems_differ_in_a_twentieth_of_studies_at_most(
    raters, questions, share, drawn
):
    rng, below, widest = np.random.default_rng(1), 0, 0.0
    for _ in range(1000):
        rater, question = np.nonzero(rng.random((raters, questions)) < share)
        value = rng.normal(0, drawn, raters)[rater] + rng.normal(0, drawn, questions)[question]
        found = paired_difference(value + rng.normal(0, 1, len(rater)), rater, question)
        if found.interval is not None and found.free is not None:
            below += found.p < 0.05
            free = found.free.high - found.free.low
            widest = max(widest, (found.interval.high - found.interval.low) / free)
    assert below <= 1000 * 0.05 + 3 * (1000 * 0.05 * 0.95) ** 0.5
    assert widest < 6

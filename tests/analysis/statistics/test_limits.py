"""Limits that decide between two ways, each on both sides of it, as the documents give them."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from scipy.stats import false_discovery_control, kendalltau

from labeval.analysis.agreement.bands import interpretation
from labeval.analysis.data.levels import factor_names
from labeval.analysis.statistics.differences import _flipped, paired_difference
from labeval.analysis.statistics.estimate import Estimate, Interval
from labeval.analysis.statistics.few import not_drawn, noted
from labeval.analysis.statistics.multiplicity import adjusted
from labeval.analysis.statistics.ranks.ranking import kendall


@pytest.mark.parametrize(
    ("n", "tied", "test"),
    [(300, 0, "exact"), (301, 0, "asymptotic"), (7, 1, "exact"), (8, 1, "asymptotic")],
)
def test_kendalls_test_is_exact_for_300_without_ties_and_for_7_with_them(n, tied, test):
    rng = np.random.default_rng(n)
    x, y = np.arange(n) + 0.0, rng.permutation(n) + 0.0
    x[:tied] = x[1 : 1 + tied]
    found = kendall(x, y)
    assert found.test == test
    if n > 7:
        wanted = kendalltau(x, y, method=test)
        assert (found.tau.value, found.p) == pytest.approx((wanted.statistic, wanted.pvalue))


def test_fifteen_tests_are_corrected_by_holm_and_sixteen_by_benjamini_and_hochberg():
    p = np.arange(1, 17) / 400
    few, name = adjusted([*p[:15], np.nan])
    ordered = np.maximum.accumulate(p[:15] * (15 - np.arange(15)))
    assert name == "Holm" and few[:15] == pytest.approx(np.minimum(ordered, 1))
    assert np.isnan(few[15])
    many, name = adjusted(p)
    assert name == "Benjamini-Hochberg" and many == pytest.approx(false_discovery_control(p))
    assert adjusted(p, "holm")[1] == "Holm"
    assert adjusted(p[:2], "benjamini_hochberg")[1] == "Benjamini-Hochberg"
    assert adjusted([np.nan])[1] == ""


def test_a_factor_has_two_to_twelve_values_of_sixty_characters_at_most():
    rows = 30
    columns = {
        "one": ["a"] * rows,
        "two": [f"v{n % 2}" for n in range(rows)],
        "twelve": [f"v{n % 12}" for n in range(rows)],
        "thirteen": [f"v{n % 13}" for n in range(rows)],
        "long": ["x" * 60 if n % 2 else "y" for n in range(rows)],
        "longer": ["x" * 61 if n % 2 else "y" for n in range(rows)],
        "empty": ["" if n % 2 else "y" for n in range(rows)],
        "system": [f"v{n % 2}" for n in range(rows)],
    }
    sessions = {
        "group": ["a", "b"] * 15,
        "note": ["a", "b"] * 15,
        "participant.age": ["1", "2"] * 15,
    }
    found = factor_names(pd.DataFrame(columns), pd.DataFrame(sessions))
    items = ("item:two", "item:twelve", "item:long")
    assert found == (*items, "session:group", "session:participant.age")


@pytest.mark.parametrize(
    ("value", "name"),
    [
        *((1.0, "reliable"), (0.8, "reliable"), (0.7999, "tentative")),
        *((0.667, "tentative"), (0.6669, "not reliable"), (0.49, "not reliable")),
        *((-1.0, "not reliable"), (None, ""), (float("nan"), "")),
    ],
)
def test_alpha_is_read_by_krippendorffs_limits(value, name):
    assert interpretation(value) == name


def test_an_interval_over_nine_is_called_too_narrow_and_over_ten_is_not():
    found = Estimate(0.5, 40, Interval(0.1, 0.9))
    assert noted(found, "over {n} only", 9).explained == "over 9 only"
    assert noted(found, "over {n} only", 10) == found
    without = Estimate(0.5, 40)
    assert noted(without, "over {n} only", 9) == without
    assert not_drawn(4, resample="both", apart=False).startswith("too few questions")
    for questions, resample, apart in ((5, "both", False), (4, "raters", False), (4, "both", True)):
        assert not_drawn(questions, resample=resample, apart=apart) == ""


def test_all_signs_are_tried_of_twenty_means_and_of_no_more():
    means = np.array([0.5, -0.2, 0.9, 0.4])
    signs = np.array(np.meshgrid(*[[1, -1]] * 4)).reshape(4, -1)
    wanted = (np.abs(means @ signs) >= abs(means.sum()) - 1e-9).mean()
    assert _flipped(means) == pytest.approx(wanted)
    assert _flipped(np.ones(20)) == pytest.approx(2 / 2**20)
    assert _flipped(np.ones(21)) is None


@pytest.mark.parametrize(
    ("raters", "questions", "about", "reason"),
    [
        (6, 5, "both", ""),
        (5, 5, "both", "5 raters are few: fewer than 6 bear no claim"),
        (6, 4, "both", "4 questions are few to speak of other questions"),
        (6, 2, "both", "too few questions to speak of others (2): the test is about these alone"),
        (1, 5, "both", "one rater says nothing of other raters"),
        (6, 1, "questions", "one question says nothing of other questions"),
        (2, 5, "questions", ""),
        (6, 1, "raters", ""),
    ],
)
def test_what_few_raters_and_questions_bear_is_said(raters, questions, about, reason):
    rng = np.random.default_rng(1)
    rater, question = np.indices((raters, questions)).reshape(2, -1)
    found = paired_difference(rng.normal(0.5, 1, raters * questions), rater, question, about)
    assert found.reason == reason
    assert found.about == ("raters" if (questions, about) == (2, "both") else about)
    assert (found.p is None) == reason.startswith("one ")

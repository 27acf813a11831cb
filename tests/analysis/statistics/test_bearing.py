"""Of what others a difference speaks, by the numbers of raters and questions."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import t

from labeval.analysis.statistics.differences import paired_difference, rated_difference


def differences(raters: int, questions: int, seed: int = 2):
    rng = np.random.default_rng(seed)
    rater, question = np.indices((raters, questions)).reshape(2, -1)
    value = 0.3 + rng.normal(0, 0.7, raters)[rater] + rng.normal(0, 0.7, questions)[question]
    return value + rng.normal(size=len(rater)), rater, question


def ratings(raters: int, questions: int):
    """The same with every second rating of each system left out."""
    value, rater, question = differences(raters, questions)
    first = (rater + question) % 2
    parts = {"rater": rater, "question": question, "text": 2 * question + first}
    return value, first, parts


CASES = [
    # raters, questions, asked about, told about, note
    (6, 5, "both", "both", ""),
    (5, 5, "both", "both", "5 raters are few: fewer than 6"),
    (6, 4, "both", "both", "4 questions are few"),
    (6, 3, "both", "both", "3 questions are few"),
    (6, 2, "both", "raters", "(2): the test is about these alone"),
    (5, 4, "both", "both", "5 raters are few"),
    (6, 2, "raters", "raters", ""),
    (5, 2, "raters", "raters", "5 raters are few"),
    (2, 5, "questions", "questions", ""),
    (2, 4, "questions", "questions", "4 questions are few"),
    (6, 2, "questions", "questions", "2 questions are few"),
]


@pytest.mark.parametrize(("raters", "questions", "asked", "told", "note"), CASES)
def test_few_are_noted(raters, questions, asked, told, note):
    found = paired_difference(*differences(raters, questions), asked)
    assert (found.raters, found.questions, found.about) == (raters, questions, told)
    assert found.p is not None and 0 < found.p < 1
    assert note in found.reason and bool(note) == bool(found.reason)
    rated = rated_difference(*ratings(raters, questions), asked)
    assert (rated.raters, rated.questions, rated.about) == (raters, questions, told)
    assert rated.reason == found.reason or rated.p is None


@pytest.mark.parametrize(
    ("raters", "questions", "asked", "reason"),
    [
        (1, 5, "both", "one rater"),
        (1, 5, "raters", "one rater"),
        (6, 1, "questions", "one question"),
        (1, 1, "questions", "one question"),
    ],
)
def test_one_says_nothing_of_others(raters, questions, asked, reason):
    for found in (
        paired_difference(*differences(raters, questions), asked),
        rated_difference(*ratings(raters, questions), asked),
    ):
        assert found.p is None and found.interval is None
        assert found.reason.startswith(reason)


def test_where_all_differ_alike_the_p_is_that_of_the_signs_of_the_fewest():
    for about, fewest in (("both", 5), ("raters", 7), ("questions", 5)):
        rater, question = np.indices((7, 5)).reshape(2, -1)
        found = paired_difference(np.ones(35), rater, question, about)
        assert found.p == 2.0 ** (1 - fewest) and "signs alone" in found.how
        none = paired_difference(np.zeros(35), rater, question, about)
        assert none.p is None and none.reason.startswith("all 35 differences are zero")


def test_the_bootstraps_interval_is_the_formula_of_a_crossed_table():
    """Owen (2007): the variances of means of rows and columns, and what is left."""
    value, rater, question = differences(8, 6)
    found = paired_difference(value, rater, question)
    table = value.reshape(8, 6)
    rows, columns = table.mean(axis=1).var() / 8, table.mean(axis=0).var() / 6
    spread = np.sqrt((1 - 1 / 6) * rows + (1 - 1 / 8) * columns + table.var() / 48)
    reach = t.ppf(0.975, 5) * spread
    assert found.free is not None
    ends = (found.free.low, found.free.high)
    assert ends == pytest.approx((value.mean() - reach, value.mean() + reach))


@pytest.mark.parametrize(
    ("few", "said"), [(3, "3 raters are few: fewer than 6"), (1, "one rater says nothing")]
)
def test_ratings_have_the_raters_of_the_system_that_fewer_rated(few, said):
    value, rater, question = (np.tile(of, 2) for of in differences(8, 10))
    first = np.repeat([1, 0], len(value) // 2)
    kept = (first == 1) | (rater < few)
    parts = {"rater": rater[kept], "question": question[kept]}
    parts["text"] = 2 * parts["question"] + first[kept]
    noise = np.random.default_rng(3).normal(size=len(value))
    found = rated_difference((value + noise)[kept], first[kept], parts)
    assert (found.raters, found.questions) == (few, 10)
    assert found.reason.startswith(said)


def test_degrees_of_freedom_are_few_where_few_rated_one_of_the_two():
    rng = np.random.default_rng(5)
    rater, question, side = np.indices((8, 25, 2)).reshape(3, -1)
    kept = (side == 0) | (rater < 3)
    parts = {"rater": rater[kept], "question": question[kept]}
    parts["text"] = (2 * question + side)[kept]
    for _ in range(5):  # in some of them raters happen to like the two alike
        value = rng.normal(size=len(rater))[kept]
        found = rated_difference(value, (side == 0).astype(int)[kept], parts)
        assert found.freedom is not None and found.freedom < 4 + 1e-9

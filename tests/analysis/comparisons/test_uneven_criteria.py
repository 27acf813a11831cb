"""Differences over several criteria that were judged unevenly: each criterion counts the same."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from pandas import DataFrame

from labeval.analysis.comparisons.significance import significance
from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.scores.scores import Resampling, scores
from labeval.analysis.statistics.criteria_differences import (
    MEAN_OF_CRITERIA,
    difference_over_criteria,
)
from labeval.analysis.statistics.differences import (
    ALL_EQUAL,
    ONE_RATER,
    QUASI_T,
    SIGNS,
    THESE_QUESTIONS,
    Difference,
    paired_difference,
)
from tests.support.judgments.judged_frames import judged

QUESTIONS = 10
TEXTS = [f"{s}{q}" for s in "abz" for q in range(QUESTIONS)]
KNOWN = StudyFacts(
    {text: text[0].upper() for text in TEXTS},
    {text: text[1:] for text in TEXTS},
    {TOTAL: ("c", "d")},
    frozenset(),
    {},
)
RATERS = {"c": range(5), "d": range(3, 23)}
"""Few experts judge the one criterion, and many others judge the other."""
LEAD = {"c": 1.2, "d": -0.6}
"""Of A over B."""


def qualities(rng: np.random.Generator, criterion: str) -> dict[str, float]:
    return {"a": LEAD[criterion] + rng.normal(), "b": rng.normal(), "z": rng.normal()}


def cells(seed: int = 3):
    rng = np.random.default_rng(seed)
    for c, q in itertools.product("cd", range(QUESTIONS)):
        for r in RATERS[c]:
            yield f"r{r}", c, q, qualities(rng, c)


def ratings() -> DataFrame:
    rows = [
        (r, c, f"{s}{q}", str(int(np.clip(round(3 + of[s]), 1, 5))))
        for r, c, q, of in cells()
        for s in "ab"
    ]
    return judged("dqe", *rows)


def choices() -> DataFrame:
    rows = [
        (r, c, f"a{q}|b{q}", f"a{q}" if of["a"] > of["b"] else f"b{q}") for r, c, q, of in cells()
    ]
    return judged("ab", *rows)


def ends() -> DataFrame:
    rows = []
    for r, c, q, of in cells():
        order = sorted(of, key=of.__getitem__)
        rows.append((r, c, f"a{q}|b{q}|z{q}", f"{order[-1]}{q}>{order[0]}{q}"))
    return judged("bws", *rows)


def orders() -> DataFrame:
    rows = []
    for r, c, q, of in cells():
        order = sorted(of, key=of.__getitem__, reverse=True)
        rows.append((r, c, f"a{q}|b{q}|z{q}", ">".join(f"{s}{q}" for s in order)))
    return judged("ranking", *rows)


def of_a_and_b(table: DataFrame) -> dict[str, dict[str, object]]:
    """The rows of A and B: by criterion, and ``""`` for both together."""
    table = table[(table["a"] == "A") & (table["b"] == "B")]
    return {row["criterion"]: row for row in table.to_dict("records")}


@pytest.mark.parametrize("made", [ratings, choices, ends, orders])
def test_each_criterion_counts_the_same_however_many_judged_by_it(made):
    """The mean over pairs would be that of the criterion that four times as many judged."""
    found = of_a_and_b(significance(made(), KNOWN))
    own = [found[c]["difference"] for c in "cd"]
    assert own[0] > 0 > own[1]
    assert found[""]["difference"] == pytest.approx(np.mean(own), abs=1e-12)
    assert found[""]["ci_low"] < np.mean(own) < found[""]["ci_high"]
    assert found[""]["how"] == MEAN_OF_CRITERIA


def test_the_difference_over_criteria_is_that_of_the_scores():
    table = ratings()
    rated = scores(table, KNOWN, Resampling(samples=0, seed=1))
    rated = rated[(rated["level"] == "system") & (rated["scale"] == TOTAL)]
    mean = rated[rated["statistic"] == "mean"].set_index("id")["value"]
    found = of_a_and_b(significance(table, KNOWN))[""]
    assert found["difference"] == pytest.approx(mean["A"] - mean["B"], abs=1e-9)


def uneven(few: int = 5, many: int = 20, questions: int = 8, seed: int = 1):
    """Values, raters, questions, criteria: nobody judges by both, and no question is in both."""
    rng = np.random.default_rng(seed)
    parts = []
    for c, (raters, first) in enumerate(((few, 0), (many, few))):
        rater, question = np.indices((raters, questions)).reshape(2, -1)
        value = rng.normal(0.5, 1, raters)[rater] + rng.normal(0, 1, rater.size)
        parts.append((value, rater + first, question + c * questions, np.full(rater.size, c)))
    return [np.concatenate(column) for column in zip(*parts, strict=True)]


def own_differences(value, rater, question, criterion, about="both") -> list[Difference]:
    return [
        paired_difference(value[of], rater[of], question[of], about)
        for of in (criterion == c for c in np.unique(criterion))
    ]


@pytest.mark.parametrize("about", ["both", "raters", "questions"])
def test_criteria_without_common_raters_and_questions_are_independent(about):
    table = uneven()
    found, own = difference_over_criteria(*table, about), own_differences(*table, about)
    assert found.value == pytest.approx(np.mean([one.value for one in own]))
    assert found.spread == pytest.approx(np.hypot(*(one.spread for one in own)) / 2)
    squares = np.array([one.spread**2 for one in own])
    freedom = squares.sum() ** 2 / sum(squares**2 / [one.freedom for one in own])  # as Welch's
    fewest = min(one.freedom for one in own)
    assert found.freedom == pytest.approx(2 / (1 / freedom + 1 / fewest))
    assert (found.free is None) == (about != "both")


def test_two_criteria_that_are_the_same_are_as_uncertain_as_one():
    """But for three pairs of ten, which the second lacks."""
    rng = np.random.default_rng(5)
    rater, question = np.indices((12, 9)).reshape(2, -1)
    value = rng.normal(0, 1, 12)[rater] + rng.normal(0, 1, 9)[question] + rng.normal(0, 1, 108)
    kept = np.concatenate([np.ones(108, dtype=bool), rng.permutation(108) >= 32])
    twice = [np.tile(column, 2)[kept] for column in (value, rater, question)]
    found = difference_over_criteria(*twice, np.repeat([0, 1], 108)[kept])
    one = paired_difference(value, rater, question)
    assert found.how == MEAN_OF_CRITERIA
    assert found.spread == pytest.approx(one.spread, rel=0.05)
    assert found.freedom == pytest.approx(one.freedom, rel=0.15)
    assert found.interval.low == pytest.approx(one.interval.low, abs=0.05)


def test_pairs_with_all_criteria_are_their_means():
    rng = np.random.default_rng(6)
    rater, question, criterion = np.indices((7, 8, 2)).reshape(3, -1)
    value = rng.normal(0, 1, (7, 8, 2))
    found = difference_over_criteria(value.ravel(), rater, question, criterion)
    of_pairs = np.indices((7, 8)).reshape(2, -1)
    of_means = paired_difference(value.mean(axis=2).ravel(), *of_pairs)
    for figure in ("value", "spread", "freedom", "p"):
        assert getattr(found, figure) == pytest.approx(getattr(of_means, figure), abs=1e-12)
    assert found.how == of_means.how == QUASI_T


def test_what_one_criterion_cannot_bear_the_others_cannot_either():
    alone = difference_over_criteria(*uneven(few=1))
    assert alone.reason == ONE_RATER and alone.p is None and alone.value is not None
    value, rater, question, criterion = uneven(few=6)
    kept = (criterion == 1) | (question < 2)
    few = difference_over_criteria(value[kept], rater[kept], question[kept], criterion[kept])
    assert few.about == "raters" and few.reason == THESE_QUESTIONS.format(n=2)


def test_a_criterion_by_which_all_are_equal_adds_nothing_uncertain():
    value, rater, question, criterion = uneven()
    constant = np.where(criterion == 0, 0.0, value)
    found = difference_over_criteria(constant, rater, question, criterion)
    (_, own) = own_differences(constant, rater, question, criterion)
    assert found.spread == pytest.approx(own.spread / 2)
    none = difference_over_criteria(0 * value, rater, question, criterion)
    assert none.reason == ALL_EQUAL.format(pairs=none.n) and none.p is None
    signs = difference_over_criteria(1.0 + criterion, rater, question, criterion)
    assert signs.how == SIGNS and signs.p == 2 / 2**5


def test_a_criterion_of_few_who_differ_much_makes_no_false_differences():
    """Four raters who disagree about which is better (SD .8), and thirty who hardly do (.1): with
    one variance for both criteria .48 of such studies found a difference that is not there."""
    rng = np.random.default_rng(7)
    found = []
    for _ in range(300):
        by_question = 0.2 * rng.standard_t(5, 20)
        parts = []
        for c, (raters, first, liking) in enumerate(((4, 0, 0.8), (30, 4, 0.1))):
            rater, question = np.indices((raters, 20)).reshape(2, -1)
            own = by_question + rng.normal(0, 0.1, 20)
            value = rng.normal(0, liking, raters)[rater] + own[question]
            value += rng.normal(0, 0.5, rater.size)
            parts.append((value, rater + first, question, np.full(rater.size, c)))
        table = (np.concatenate(column) for column in zip(*parts, strict=True))
        found.append(difference_over_criteria(*table).p < 0.05)
    assert np.mean(found) <= 0.07


def width(found: Difference) -> float:
    return found.interval.high - found.interval.low


@pytest.mark.parametrize("about", ["both", "raters", "questions"])
def test_one_missing_answer_of_many_changes_little(about):
    """Criteria whose raters and questions have nothing in common but their number, so that what
    moves two of them together is noise of both signs."""
    rng = np.random.default_rng(8)
    rater, question, criterion = np.indices((6, 8, 5)).reshape(3, -1)
    ratios = []
    for _ in range(40):
        value = rng.normal(0, 0.3, (6, 1, 5)) + rng.normal(0, 0.3, (1, 8, 5))
        value = (value + rng.normal(0, 1, (6, 8, 5))).ravel()
        table = value, rater, question, criterion
        whole = difference_over_criteria(*table, about)
        lacking = difference_over_criteria(*(column[1:] for column in table), about)
        assert lacking.value == pytest.approx(whole.value, abs=0.03)
        ratios.append(width(lacking) / width(whole))
    assert np.median(ratios) == pytest.approx(1, abs=0.1)

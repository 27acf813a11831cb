"""What a judge saves and adds, from the formulas that the documents give."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pandas as pd
import pytest
from scipy import optimize, stats

from labeval.analysis.judges.audit import judge_audit
from labeval.analysis.judges.bias import _ratio
from labeval.analysis.judges.contrasts import Contrast
from labeval.analysis.judges.prediction_powered import best_weight, powered_crossed
from labeval.analysis.judges.ratings import Judge
from labeval.analysis.judges.savings import components, explained, savings
from labeval.analysis.raters.judge_effects import (
    NO_NUMBERS,
    NOT_WITHHELD,
    against_withheld,
    before_and_after,
)
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa
from labeval.analysis.statistics.differences import paired_difference
from labeval.study.methods.claims import ANSWERS
from tests.support.judgments.judged_frames import facts, judged


def study(raters: int, questions: int, more: int, seed: int = 1, good: float = 0.9) -> Contrast:
    rng = np.random.default_rng(seed)
    rater, question = np.indices((raters, questions)).reshape(2, -1)
    true = rng.normal(size=questions + more)
    judged = good * true + 0.3 * rng.normal(size=questions + more)
    own = 0.4 * rng.normal(size=raters)
    value = true[question] + own[rater] + 0.5 * rng.normal(size=len(rater))
    return Contrast("a", "b", value, rater, question, judged[question], judged[questions:])


def by_formula(one: Contrast, judged: float) -> float:
    """Participants, out of the variance that the module's docstring gives."""
    of_rater, of_question, of_rest = components(one.value, one.rater, one.question)
    raters, questions = one.rater.max() + 1, len(np.unique(one.question))
    gain = min(explained(one), of_question)

    def variance(n: float, rated: float) -> float:
        there = min(questions, questions * n / min(raters, n))
        found = of_rater / n + of_question / there + of_rest / (n * questions)
        return found - gain * max(1 / there - 1 / rated, 0.0) if rated else found

    now = variance(raters, 0.0)
    return float(optimize.brentq(lambda n: variance(n, judged) - now, 1, raters))


@pytest.mark.parametrize("raters", [9, 14])
def test_participants_that_are_needed_solve_the_equation_of_the_variances(raters):
    one = study(raters, 8, 30)
    found = savings([one])
    assert found.now == raters
    assert found.needed == max(int(np.ceil(by_formula(one, 38.0))), 6)
    assert found.at_best == max(int(np.ceil(by_formula(one, np.inf))), 6)
    squares, sizes = 0.0, []
    for name in ("rater", "question"):
        numbers = getattr(one, name)
        left = []
        for number in np.unique(numbers):
            less = one.kept(numbers != number)
            less = replace(less, rater=np.unique(less.rater, return_inverse=True)[1])
            rated = 30 + len(np.unique(less.question))
            left.append(np.log(by_formula(less, rated) / (less.rater.max() + 1)))
        sizes.append(len(left))
        squares += (len(left) - 1) * np.var(left)
    factor = np.exp(stats.t.isf(0.025, min(sizes) - 1) * squares**0.5)
    share = by_formula(one, 38.0) / raters
    low = int(np.ceil(raters * share / factor))
    high = int(np.ceil(raters * min(share * factor, 1.0) - 1e-6))
    assert (found.low, found.high) == (max(low, 6), min(max(high, 6), raters))


def test_savings_over_several_differences_average_their_variances():
    one = study(9, 8, 30)
    assert savings([one, one]) == replace(savings([one]))
    shifted = replace(one, value=one.value + 5, judged=one.judged - 3, more=one.more - 3)
    assert savings([shifted]).needed == savings([one]).needed
    larger = replace(one, value=50 * one.value)
    assert savings([larger]).needed == savings([one]).needed
    assert savings([study(2, 8, 30)]) is None
    assert savings([study(9, 4, 30)]) is None
    assert savings([study(3, 5, 30)]) is not None
    assert savings([replace(one, value=one.value * 0)]) is None


def test_a_weight_is_the_covariance_over_what_the_judge_varies():
    one = study(6, 9, 20)
    people, judge = (
        np.array([side[one.question == q].mean() for q in range(9)])
        for side in (one.value, one.judged)
    )
    both = np.concatenate([judge, one.more])
    wanted = np.cov(people, judge, ddof=0)[0, 1] / ((1 + 9 / 20) * both.var())
    weight = best_weight(people, judge, one.more)
    assert weight == pytest.approx(min(wanted, 1.0))
    assert best_weight(-people, judge, one.more) == 0
    assert best_weight(100 * people, judge, one.more) == 1
    for without in ((people, judge, one.more[:0]), (people[:1], judge[:1], one.more)):
        assert best_weight(*without) == 0
    assert best_weight(people, 0 * judge, 0 * one.more) == 0
    assert best_weight(people[:2], judge[:2], one.more) >= 0


def test_an_estimate_with_a_judge_is_peoples_corrected_by_the_judges():
    one = study(6, 9, 20, good=0.5)
    found = powered_crossed(one.value, one.rater, one.question, one.judged, one.more)
    left = paired_difference(one.value - found.weight * one.judged, one.rater, one.question)
    assert 0 < found.weight < 1
    assert found.value == pytest.approx(left.value + found.weight * one.more.mean())
    squares = [left.spread**2 * 8 / 7, found.weight**2 * one.more.var(ddof=1) / 20]
    assert found.spread == pytest.approx(sum(squares) ** 0.5)
    df = sum(squares) ** 2 / (squares[0] ** 2 / left.freedom + squares[1] ** 2 / 19)
    reach = stats.t.isf(0.025, df) * found.spread
    assert (found.interval.low, found.interval.high) == pytest.approx(
        (found.value - reach, found.value + reach)
    )
    assert (found.n, found.more) == (9, 20)


@pytest.mark.parametrize(
    ("questions", "more", "used"), [(5, 5, True), (4, 9, False), (9, 4, False)]
)
def test_a_weight_takes_five_questions_with_people_and_five_without(questions, more, used):
    one = study(6, questions, more, seed=3)
    found = powered_crossed(one.value, one.rater, one.question, one.judged, one.more)
    assert (found.weight > 0) == used
    if not used:
        alone = paired_difference(one.value, one.rater, one.question)
        assert (found.value, found.spread) == pytest.approx((alone.value, alone.spread))
        reach = stats.t.isf(0.025, alone.freedom) * alone.spread
        assert found.interval.high == pytest.approx(alone.value + reach)
    same = one.value * 0
    assert powered_crossed(same, one.rater, one.question, one.judged * 0, one.more) is None


def test_a_better_judge_saves_more():
    needed = [savings([study(20, 12, 200, seed=4, good=good)]).at_best for good in (0.0, 0.3, 2.0)]
    assert all(worse >= better for worse, better in pairwise(needed))
    assert needed[-1] < needed[0]


def test_pairs_with_a_text_of_unknown_length_say_nothing_of_length():
    assert _ratio(["a", "b"], {"a": 8, "b": 2}) == 2
    assert _ratio(["b", "a"], {"a": 8, "b": 2}) == -2
    for lengths in ({"a": 8}, {"a": 8, "b": 0}):
        assert np.isnan(_ratio(["a", "b"], lengths))
        assert np.isnan(_ratio(["b", "a"], lengths))


def quadratic(x: np.ndarray, y: np.ndarray) -> float:
    """Cohen's kappa weighed by squared distance, of raters who rated the same texts."""
    return 1 - ((x - y) ** 2).mean() / ((x[:, None] - y) ** 2).mean()


def gap(people: np.ndarray, judge: np.ndarray) -> float:
    each = range(len(people))
    of_people = [np.mean([quadratic(people[g], people[h]) for g in each if g != h]) for h in each]
    return float(np.mean([quadratic(judge, people[h]) for h in each]) - np.mean(of_people))


@pytest.mark.parametrize(("raters", "questions"), [(3, 3), (4, 6), (2, 6), (6, 2)])
def test_a_judges_agreement_is_less_than_peoples_by_a_jackknife_over_both(raters, questions):
    rng = np.random.default_rng(raters * questions)
    quality = rng.integers(1, 6, 2 * questions)
    people = np.clip(quality + rng.integers(-1, 2, (raters, 2 * questions)), 1, 5).astype(float)
    judge = np.clip(quality + rng.integers(-2, 3, 2 * questions), 1, 5).astype(float)
    texts = {f"t{n}": ("ab"[n % 2], f"q{n // 2}") for n in range(2 * questions)}

    def rated(who: str, values: np.ndarray) -> list[tuple[str, str, str, str]]:
        return [(who, "c", f"t{n}", f"{value:.0f}") for n, value in enumerate(values)]

    rows = [row for r in range(raters) for row in rated(f"r{r}", people[r])]
    model = Judge("m", judged("dqe", *rated("m", judge)))
    nothing = pd.DataFrame()
    table = judge_audit([model], judged("dqe", *rows), nothing, facts(texts), {})
    (found,) = table[table["statistic"] == "kappa_gap"].to_dict("records")
    assert found["value"] == pytest.approx(gap(people, judge))
    if min(raters, questions) < 3:
        assert np.isnan(found["ci_low"])
        return
    of = np.arange(2 * questions) // 2
    parts = [[gap(people[:, of != q], judge[of != q]) for q in range(questions)]]
    parts.append([gap(np.delete(people, r, axis=0), judge) for r in range(raters)])
    spread = sum((len(part) - 1) * np.var(part) for part in parts) ** 0.5
    reach = stats.t.isf(0.025, min(raters, questions) - 1) * spread
    assert (found["ci_low"], found["ci_high"]) == pytest.approx(
        (found["value"] - reach, found["value"] + reach)
    )
    p = 2 * stats.t.sf(abs(found["value"]) / spread, min(raters, questions) - 1)
    assert found["p"] == pytest.approx(p)


def test_a_judges_agreement_on_names_is_cohens_kappa():
    """Answers about a claim have no order."""
    rng = np.random.default_rng(12)
    true = rng.integers(0, 3, 12)
    given = [np.where(rng.random(12) < 0.7, true, rng.integers(0, 3, 12)) for _ in range(4)]
    texts = {f"t{n}": ("a", f"q{n}") for n in range(12)}
    rows = [
        [(who, "c", f"t{n}", ANSWERS[value]) for n, value in enumerate(values)]
        for who, values in zip(("r0", "r1", "r2", "m"), given, strict=True)
    ]
    people = judged("claims", *rows[0], *rows[1], *rows[2])
    judge = Judge("m", judged("claims", *rows[3]))
    table = judge_audit([judge], people, pd.DataFrame(), facts(texts), {})
    found = table[table["statistic"] == "judge_kappa"].set_index("of")["value"]
    for number in range(3):
        wanted = cohen_kappa(given[number], given[3]).value
        assert found[f"r{number}"] == pytest.approx(wanted)


def test_answers_that_are_no_numbers_are_no_nearer():
    part = pd.DataFrame(
        {
            "participant": ["p0", "p1"],
            "item": ["t0", "t0"],
            "first_answer": ["no", "yes"],
            "judge_rating": ["yes", "yes"],
            "final_answer": ["yes", "yes"],
        }
    )
    for _, found, p in before_and_after(part):
        assert (found.value, found.n, found.explained, p) == (None, 0, NO_NUMBERS, None)
    for _, found, p in against_withheld(part, part.iloc[:0]):
        assert (found.value, found.n, found.explained, p) == (None, 0, NOT_WITHHELD, None)

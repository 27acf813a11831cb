"""What only large or odd tables meet equals a plain count, scipy, or a smaller way to the same."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from scipy.stats import wilcoxon

from labeval.analysis.agreement.marked_words import MarkedText, shares
from labeval.analysis.comparisons.length_bias import _orders, _orders_of_few
from labeval.analysis.comparisons.system_points import families
from labeval.analysis.pairwise import maximum
from labeval.analysis.planning.pilots import MOST_COMPARED, _pilot
from labeval.analysis.planning.simulated import friedman_power
from labeval.analysis.statistics import resampling
from labeval.analysis.statistics.coefficients.concordance import kendall_w
from labeval.analysis.statistics.differences import SIGNS, paired_difference
from labeval.analysis.statistics.large_differences import within_raters
from labeval.analysis.statistics.ranks.rank_tests import MOST_SIGNED, signed_ranks
from labeval.analysis.statistics.ratings import counted


@pytest.mark.parametrize("alternative", ["two-sided", "greater", "less"])
def test_signed_ranks_are_exact_up_to_fifty_and_scipys_approximation_beyond(alternative):
    rng = np.random.default_rng(1)
    for n, test in ((MOST_SIGNED, "exact"), (MOST_SIGNED + 1, "asymptotic"), (80, "asymptotic")):
        given = np.round(rng.normal(0.3, 1, n), 4)
        found = signed_ranks([*given, 0.0, np.nan], alternative=alternative)
        assert (found.test, found.p.n) == (test, n)
        method = "exact" if test == "exact" else "approx"
        wanted = wilcoxon(given, alternative=alternative, method=method)
        assert found.p.value == pytest.approx(wanted.pvalue)
        ranks = np.argsort(np.argsort(np.abs(given))) + 1
        positive = float(ranks[given > 0].sum())
        assert found.w == positive
        total = n * (n + 1) / 2
        assert found.effect == pytest.approx((2 * positive - total) / total)
    assert MOST_SIGNED == 50


def test_ways_among_many_are_found_as_among_few(monkeypatch):
    rng = np.random.default_rng(2)
    edges = rng.random((3, 9, 9)) < 0.16
    edges &= ~np.eye(9, dtype=bool)
    plain = np.zeros_like(edges)
    for n, each in enumerate(edges):
        reach = each.copy()
        for k, i, j in itertools.product(range(9), repeat=3):  # Warshall's algorithm
            reach[i, j] |= reach[i, k] and reach[k, j]
        plain[n] = reach & reach.T & ~np.eye(9, dtype=bool)
    assert plain.any() and (maximum._linked(edges) == plain).all()
    monkeypatch.setattr(maximum, "_MOST_SQUARED", 8)
    assert (maximum._linked(edges) == plain).all()


def test_draws_are_added_to_their_ids_whatever_holds_the_members(monkeypatch):
    rng = np.random.default_rng(3)
    weighed = rng.normal(size=(6, 4))
    for of_item in ([0, 1, 2, 3, 4, 5], [2, -1, 0, 2, 1, -1], [1, 1, 1, 1, 1, 1]):
        wanted = np.ones((6, 4))
        for row, id in enumerate(of_item):
            if id >= 0:
                wanted[id] += weighed[row]
        for most in (20_000, 0):
            monkeypatch.setattr(resampling, "_FULL_MEMBERS", most)
            found = np.ones((6, 4))
            resampling._put(found, weighed, np.array(of_item))
            assert found == pytest.approx(wanted)


@pytest.mark.parametrize("few", [False, True])
def test_orders_are_counted_pair_by_pair(few):
    rng = np.random.default_rng(4)
    x, y = rng.integers(0, 6, 40).astype(float), rng.integers(0, 6, 40).astype(float)
    question = np.repeat([0, 1, 2, 3], [7, 1, 20, 12])
    alike = opposed = 0
    for i, j in itertools.combinations(range(40), 2):
        sign = np.sign(x[i] - x[j]) * np.sign(y[i] - y[j])
        if not few or question[i] == question[j]:
            alike, opposed = alike + (sign > 0), opposed + (sign < 0)
    found = _orders_of_few(question, x, y) if few else _orders(x, y)
    assert found == (alike, opposed)
    assert _orders(np.ones(4), np.arange(4.0)) == (0, 0) == _orders(np.arange(4.0), np.ones(4))


def test_families_of_a_method_are_its_criteria_and_its_scales():
    a, b, total = [{"id": 1}], [{"id": 2}, {"id": 3}], [{"id": 4, "scale": "total"}]
    given = [a, b, total]
    assert list(families(given, "criterion")) == given
    assert list(families(given, "method")) == [[*a, *b], total]
    assert list(families([a, b], "method")) == [[*a, *b]]
    assert list(families([total], "method")) == [total]


@pytest.mark.parametrize(("about", "fewest"), [("both", 7), ("raters", 8), ("questions", 7)])
def test_differences_that_are_all_the_same_are_tested_by_their_signs(about, fewest):
    """Eight raters and seven questions: half to the power of one less than the fewest drawn."""
    rater, question = np.indices((8, 7)).reshape(2, -1)
    found = paired_difference(np.full(56, -0.5), rater, question, about)
    assert (found.how, found.value, found.interval) == (SIGNS, -0.5, None)
    assert found.p == 2.0 ** (1 - fewest)
    none = paired_difference(np.zeros(56), rater, question, about)
    assert none.p is None and none.reason == "all 56 differences are zero"


def test_means_of_raters_that_are_all_the_same_are_tested_by_their_signs():
    """Questions differ, raters do not."""
    rater, question = np.indices((8, 7)).reshape(2, -1)
    found = paired_difference(1.0 + question, rater, question, "raters")
    assert (found.how, found.value, found.p) == (SIGNS, 4.0, 2.0**-7)
    zero = paired_difference(question - 3.0, rater, question, "raters")
    assert (zero.value, zero.p) == (0.0, None)


def test_a_difference_of_raters_who_rated_one_system_each_is_that_of_plain_means():
    first = np.repeat([1, 0], 12)
    rater, question = np.arange(24) // 3, np.arange(24) % 3
    value = np.where(first, 4.0, 2.5) + np.tile([0.0, 0.5, -0.5], 8)
    mean, spread, freedom = within_raters(value, first, rater, question, "raters")
    assert (mean, freedom) == (pytest.approx(1.5), 7)
    assert spread == pytest.approx(0, abs=1e-12)  # raters are alike
    mean, spread, freedom = within_raters(value, first, rater, question, "questions")
    assert (mean, freedom) == (pytest.approx(1.5), 2)


def test_too_many_to_compare_have_no_plan_and_as_many_as_can_be_have_one():
    rng = np.random.default_rng(5)
    table = rng.normal(size=(14, MOST_COMPARED)) + np.arange(MOST_COMPARED) / 20
    assert MOST_COMPARED == 100 and _pilot("dqe", "item", table, 0).effect.f is not None
    more = np.column_stack([table, table[:, 0]])
    plan = _pilot("dqe", "item", more, 0)
    assert (plan.effect.f, plan.effect.raters, plan.effect.compared) == (None, 0, 101)
    assert plan.reason and plan.recommended is None


def test_what_cannot_be_computed_is_refused():
    with pytest.raises(ValueError, match="two raters and two"):
        kendall_w(np.ones((1, 4)))
    with pytest.raises(ValueError, match="two raters and two"):
        kendall_w(np.ones((4, 1)))
    assert kendall_w(np.ones((2, 2))) is None
    with pytest.raises(ValueError, match="two raters and two"):
        friedman_power(np.ones((1, 3)), 5)
    with pytest.raises(ValueError, match="one value for each unit"):
        counted([1, 2], [1])


def test_words_that_nobody_marked_are_marked_by_none():
    assert shares(MarkedText.of("The cat sat", {})) == [(0, 3, 0), (4, 7, 0), (8, 11, 0)]

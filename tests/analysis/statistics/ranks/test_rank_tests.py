"""Exact tests of ranks, against all signs, splits and orders gone through one by one."""

from __future__ import annotations

from itertools import combinations, permutations, product

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy.stats import PermutationMethod, rankdata, wilcoxon

from labeval.analysis.comparisons.external import correlations
from labeval.analysis.statistics.ranks.rank_tests import rank_sums, signed_ranks
from labeval.analysis.statistics.ranks.ranking import kendall

few = st.lists(st.integers(-4, 4), min_size=1, max_size=9)


@pytest.mark.parametrize(
    ("differences", "p"),
    [([1, 1, 1, 1], 0.125), ([1, 2, 1, 2, 1], 0.0625), ([2, -1, 1, 2, 1], 0.25),
     ([0, 1, 2, -1, 2, 3], 0.1875), ([0.5, 0.5, -0.5, 1, 1.5, 1.5], 0.125)],
)  # fmt: skip
def test_few_differences_with_ties_have_the_exact_p(differences, p):
    found = signed_ranks(differences)
    assert found.p.value == pytest.approx(p, abs=1e-12)
    assert found.test == "exact"


@settings(deadline=None, max_examples=150)
@given(few, st.sampled_from(["two-sided", "greater", "less"]))
def test_signed_ranks_are_those_over_all_signs(differences, alternative):
    given_ = np.array([d for d in differences if d], dtype=float)
    assume(len(given_))
    ranks = rankdata(np.abs(given_))
    sums = [ranks[np.array(s) > 0].sum() for s in product((1, -1), repeat=len(ranks))]
    found = ranks[given_ > 0].sum()
    high, low = np.mean(np.array(sums) >= found), np.mean(np.array(sums) <= found)
    wanted = {"greater": high, "less": low, "two-sided": min(1.0, 2 * min(high, low))}
    result = signed_ranks(differences, alternative=alternative)
    assert result.p.value == pytest.approx(wanted[alternative], abs=1e-12)


@pytest.mark.slow
def test_many_differences_with_ties_go_by_what_scipy_draws():
    rng = np.random.default_rng(4)
    differences = rng.integers(-2, 4, 30)
    drawn = wilcoxon(
        differences[differences != 0].astype(float),
        method=PermutationMethod(n_resamples=10_000, rng=rng),
    )
    assert signed_ranks(differences).p.value == pytest.approx(drawn.pvalue, abs=0.02)


@settings(deadline=None, max_examples=100)
@given(
    st.lists(st.integers(1, 4), min_size=1, max_size=5),
    st.lists(st.integers(1, 4), min_size=1, max_size=5),
)
def test_rank_sums_are_those_over_all_splits(first, second):
    ranks = rankdata([*first, *second])
    sums = np.array([ranks[list(c)].sum() for c in combinations(range(len(ranks)), len(first))])
    found = ranks[: len(first)].sum()
    p = min(1.0, 2 * min(np.mean(sums >= found), np.mean(sums <= found)))
    assert rank_sums(first, second).p == pytest.approx(p, abs=1e-12)


@settings(deadline=None, max_examples=40)
@given(st.lists(st.tuples(st.integers(1, 4), st.integers(1, 4)), min_size=3, max_size=5))
def test_correlations_of_few_with_ties_go_over_all_orders(pairs):
    x, y = (np.array(side, dtype=float) for side in zip(*pairs, strict=True))
    assume(len(set(x)) > 1 and len(set(y)) > 1)
    ranks, signs = rankdata(x), np.sign(np.subtract.outer(x, x))
    for measure, found in (
        (lambda order: (signs * np.sign(np.subtract.outer(order, order))).sum(), kendall(x, y).p),
        (
            lambda order: float(ranks @ rankdata(order)),
            {c.coefficient: c.p for c in correlations(x, y)}["spearman"],
        ),
    ):  # the numerators: what is below them is the same for all orders
        values = np.array([measure(np.array(order)) for order in permutations(y)])
        high, low = np.mean(values >= values[0] - 1e-9), np.mean(values <= values[0] + 1e-9)
        assert found == pytest.approx(min(1.0, 2 * min(high, low)), abs=1e-9)


def test_three_in_one_order_prove_nothing():
    """One of six orders is as good: two-sided p is 1/3 and not 0."""
    found = {c.coefficient: c for c in correlations([1, 2, 3], [10, 20, 35])}
    assert found["spearman"].p == pytest.approx(1 / 3)
    assert found["spearman"].test == "exact"
    assert found["kendall"].p == pytest.approx(1 / 3)


@settings(max_examples=40)
@given(st.lists(st.integers(0, 3), min_size=8, max_size=10), st.data())
def test_tau_with_a_list_of_two_values_goes_by_all_ways_to_place_them(x, data):
    assume(len(set(x)) > 1)
    high = data.draw(st.sets(st.sampled_from(range(len(x))), min_size=1, max_size=len(x) - 1))

    def agreeing(places):
        pairs = ((i, j) for i in places for j in range(len(x)) if j not in places)
        return sum(np.sign(x[i] - x[j]) for i, j in pairs)

    seen = agreeing(high)
    every = [agreeing(set(places)) for places in combinations(range(len(x)), len(high))]
    y = [float(n in high) for n in range(len(x))]
    for one, other in ((x, y), (y, x)):
        found = kendall(one, other, alternative="greater")
        assert found.test == "exact"
        assert found.p == pytest.approx(np.mean([each >= seen for each in every]))


def test_eight_things_in_two_halves_are_not_surely_ranked_alike():
    found = kendall([0, 0, 0, 0, 1, 1, 1, 1], [0, 0, 0, 0, 1, 1, 1, 1])
    assert (found.tau.value, found.test) == (pytest.approx(1), "exact")
    assert found.p == pytest.approx(2 / 70)

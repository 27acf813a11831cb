"""What must not matter, or matter in a known way: units of the scale, order of rows, names of
raters, the direction of a comparison, everything there twice."""

from __future__ import annotations

from dataclasses import astuple

import numpy as np
import pytest

from labeval.analysis.judges.savings import components
from labeval.analysis.pairwise.contests import Contests
from labeval.analysis.pairwise.covariates import davidson_with, length_controlled
from labeval.analysis.pairwise.davidson import strengths
from labeval.analysis.planning.effects import repeated_effect
from labeval.analysis.scores.best_worst import Choices, best_worst_scores
from labeval.analysis.statistics.clusters.clustered_shares import clustered_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.coefficients.concordance import kendall_w
from labeval.analysis.statistics.coefficients.icc import intraclass_correlations
from labeval.analysis.statistics.coefficients.icc_model import modelled
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa
from labeval.analysis.statistics.differences import (
    Difference,
    _crossed_spread,
    _Table,
    paired_difference,
    rated_difference,
)
from labeval.analysis.statistics.latent.facets import facets
from labeval.analysis.statistics.latent.ordinal_model import ordinal_model
from labeval.analysis.statistics.mixed_model import codes_of
from labeval.analysis.statistics.ranks.rank_tests import rank_sums, signed_ranks
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.ranks.tau_interval import tau_interval

SIZES = [(6, 7, 1.0), (3, 8, 1.0), (9, 3, 0.7), (5, 2, 1.0), (8, 6, 0.5), (1, 6, 1.0), (7, 1, 1.0)]
"""Raters, questions, and the share of cells that are there."""


def cells(raters: int, questions: int, share: float):
    """A rater's value for a question, in an order of its own."""
    rng = np.random.default_rng(raters * 100 + questions)
    there = rng.random((raters, questions)) < share
    each = np.arange(max(raters, questions))
    there[each % raters, each % questions] = True
    rater, question = np.nonzero(there)
    value = rng.normal(size=raters)[rater] + rng.normal(size=questions)[question] + 0.4
    order = rng.permutation(len(value))
    return (value + rng.normal(size=len(value)))[order], rater[order], question[order]


def scaled(found: Difference, by: float) -> list[object]:
    """All figures of a difference as they are in another unit of the scale."""
    known = [found.value, found.spread, found.interval, found.free]
    ends = [side and (side.low * by, side.high * by) for side in known[2:]]
    if by < 0:
        ends = [side and side[::-1] for side in ends]
    return [
        *(None if each is None else each * by for each in (known[0],)),
        *(None if each is None else each * abs(by) for each in (known[1],)),
        *ends,
        *(found.p, found.signs, found.freedom, found.n, found.raters, found.questions),
        *(found.about, found.how, found.reason),
    ]


def same(one: list[object], other: list[object]) -> None:
    for a, b in zip(one, other, strict=True):
        is_number = isinstance(a, float | tuple)
        assert a == (pytest.approx(b, rel=1e-4, abs=1e-7) if is_number else b)


@pytest.mark.parametrize("about", ["both", "raters", "questions"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_difference_is_the_same_in_any_unit_direction_and_order(size, about):
    value, rater, question = cells(*size)
    found = paired_difference(value, rater, question, about)
    for by in (40.0, -0.025):
        same(scaled(paired_difference(by * value, rater, question, about), 1.0), scaled(found, by))
    turned = paired_difference(value[::-1], 9 - rater[::-1], 3 * (9 - question[::-1]), about)
    same(scaled(turned, 1.0), scaled(found, 1.0))
    twice = (np.repeat(each, 2) for each in (value, rater, question))
    same(scaled(paired_difference(*twice, about), 1.0), scaled(found, 1.0))


@pytest.mark.parametrize("size", SIZES[:5], ids=str)
def test_the_crossed_spread_is_that_of_weights_drawn_for_raters_and_questions(size):
    """Owen's expectation, written out: E (n_r n_q - 1)(n_s n_t - 1) of counts that are drawn."""
    value, rater, question = cells(*size)
    raters, questions = size[:2]
    left = value - value.mean()

    def together(of: np.ndarray, many: int) -> np.ndarray:
        return 1 - 1 / many + (of[:, None] == of)

    # Pairs that share neither rater nor question are left out of the linear expansion.
    share = (rater[:, None] == rater) | (question[:, None] == question)
    weight = together(rater, raters) * together(question, questions) - 1
    apart = (1 - 1 / raters) * (1 - 1 / questions) - 1
    whole = float(left @ (np.where(share, weight - apart, 0.0)) @ left)
    found = _crossed_spread(_Table(value, rater, question), float(value.mean()))
    assert found == pytest.approx(np.sqrt(whole) / len(value))


@pytest.mark.parametrize("by", [30.0, -0.2])
def test_a_difference_of_ratings_without_pairs_is_the_same_in_any_unit_and_order(by):
    value, rater, question = cells(10, 6, 0.8)
    first = (rater + question) % 2
    parts = {"rater": rater, "question": question, "text": 2 * question + first}
    found = rated_difference(value + first, first, parts)
    assert found.p is not None
    same(scaled(rated_difference(by * (value + first), first, parts), 1.0), scaled(found, by))
    turned = {name: 20 - part[::-1] for name, part in parts.items()}
    again = rated_difference((value + first)[::-1], first[::-1], turned)
    same(scaled(again, 1.0), scaled(found, 1.0))


def _of_coefficient(found) -> list[object]:
    ends = found.interval and (found.interval.low, found.interval.high)
    return [found.value, ends, found.n, found.explained]


@pytest.mark.parametrize("missing", [0, 4])
def test_intraclass_correlations_are_the_same_in_any_unit_and_order(missing):
    value, rater, text = cells(4, 9, 1.0)
    table = np.full((9, 4), np.nan)
    table[text, rater] = value
    table[np.arange(missing), np.arange(missing) % 4] = np.nan
    found = intraclass_correlations(table)
    others = (250 - 17 * table, table[::-1, ::-1], 1e-4 * table)
    for other in map(intraclass_correlations, others):
        for one, two in zip(found.all, other.all, strict=True):
            assert (one.f, *one.df) == pytest.approx((two.f, *two.df))
            assert one.p == pytest.approx(two.p, rel=1e-6)
            same(_of_coefficient(one.estimate), _of_coefficient(two.estimate))
            assert one.dropped == two.dropped
    kept = ~np.isnan(table)
    text, rater = np.nonzero(kept)
    modelled_ = modelled(text, rater, table[kept])
    again = modelled(8 - text, rater, 3 - 9 * table[kept])
    for other in (again, modelled(text, 7 * rater, table[kept])):
        for one, two in zip(modelled_, other, strict=True):
            same(_of_coefficient(one.estimate), _of_coefficient(two.estimate))


def test_agreement_is_the_same_in_any_unit_and_order_and_by_any_name():
    value, _, text = cells(4, 9, 0.8)
    points = np.round(value)
    for level, to in (("interval", 3 - 7 * points), ("ordinal", points**3), ("nominal", -points)):
        found = krippendorff_alpha(text, points, level)
        assert krippendorff_alpha(text, to, level).value == pytest.approx(found.value)
        again = krippendorff_alpha(90 - text[::-1], points[::-1], level)
        assert (again.value, again.n) == pytest.approx((found.value, found.n))
    ratio = krippendorff_alpha(text, np.exp(points), "ratio").value
    assert krippendorff_alpha(text, 12 * np.exp(points), "ratio").value == pytest.approx(ratio)
    one, other = ["a", "b", "b", "c", "a", "c"], ["a", "b", "c", "c", "a", "b"]
    kappa = cohen_kappa(one, other)
    assert cohen_kappa(other, one) == kappa
    assert (
        cohen_kappa(
            [each.replace("a", "z") for each in one[::-1]],
            [each.replace("a", "z") for each in other[::-1]],
        )
        == kappa
    )
    table = np.random.default_rng(3).integers(1, 5, (4, 7)).astype(float)
    w = kendall_w(table)
    assert astuple(kendall_w(np.exp(table)[::-1, ::-1])) == pytest.approx(astuple(w))


@pytest.mark.parametrize("over", ["units", "raters", "both"])
def test_what_is_drawn_of_agreement_is_the_same_in_any_unit(over):
    value, rater, text = cells(6, 8, 0.7)

    def ends(to: np.ndarray, level: str) -> tuple[float, float]:
        drawn = {"over": over, "samples": 40, "seed": 3, "raters": rater}
        found = krippendorff_alpha(text, to, level, **drawn).interval
        return found.low, found.high

    points = np.round(value)
    assert ends(1e-3 * points - 5, "interval") == pytest.approx(ends(points, "interval"))
    assert ends(np.exp(points), "ordinal") == pytest.approx(ends(points, "ordinal"))
    assert ends(points**3, "nominal") == pytest.approx(ends(points, "nominal"))


def test_the_effect_of_a_pilot_is_the_same_in_any_unit_and_order():
    value, rater, text = cells(5, 4, 1.0)
    table = np.zeros((5, 4))
    table[rater, text] = value
    found = repeated_effect(table)
    for other in (9 - 1e3 * table, table[::-1, ::-1], 1e-3 * table, table + np.arange(5)[:, None]):
        again = repeated_effect(other)
        assert (again.f, again.cautious, again.p) == pytest.approx(
            (found.f, found.cautious, found.p), rel=1e-6
        )
    gap = np.vstack([table, np.full((2, 4), np.nan)])
    assert (repeated_effect(gap).f, repeated_effect(gap).left_out) == (found.f, 2)
    parts = np.array(components(value, rater, text))
    assert components(-6 * value, 8 - rater, text + 2) == pytest.approx(tuple(36 * parts))


def test_shares_of_votes_are_turned_with_the_votes():
    rng = np.random.default_rng(8)
    rater, question, id = rng.integers(0, 9, 90), rng.integers(0, 12, 90), rng.integers(0, 3, 90)
    won = (rng.random(90) < 0.6).astype(float)
    found = clustered_shares(Clustered(id, won, rater, question, 3))
    lost = clustered_shares(Clustered(id, 1 - won, rater, question, 3))
    assert lost.value == pytest.approx(1 - found.value)
    assert lost.low == pytest.approx(1 - found.high)
    assert lost.p == pytest.approx(found.p)
    renamed = Clustered(2 - id[::-1], won[::-1], 50 - rater[::-1], question[::-1] + 4, 3)
    again = clustered_shares(renamed)
    assert again.low == pytest.approx(found.low[::-1])
    assert again.high == pytest.approx(found.high[::-1])
    assert again.over == found.over[::-1]


def test_comparisons_turned_round_turn_scores_and_twice_as_many_halve_the_variance():
    wins = np.array([[0, 5, 2, 3], [2, 0, 4, 1], [3, 2, 0, 6], [1, 4, 2, 0]], dtype=float)
    ties = np.array([[0, 1, 0, 2], [1, 0, 2, 0], [0, 2, 0, 1], [2, 0, 1, 0]], dtype=float)
    names = ("a", "b", "c", "d")
    found = strengths(Contests(names, wins, ties))
    lost = strengths(Contests(names, wins.T, ties))
    assert lost.scores == pytest.approx(-found.scores)
    assert lost.nu == pytest.approx(found.nu)
    twice = strengths(Contests(names, 2 * wins, 2 * ties))
    assert twice.scores == pytest.approx(found.scores)
    for one, two in zip(found.intervals(), twice.intervals(), strict=True):
        assert one.high - one.low == pytest.approx(2**0.5 * (two.high - two.low))
    order = [2, 0, 3, 1]
    renamed = strengths(Contests(names, wins[np.ix_(order, order)], ties[np.ix_(order, order)]))
    assert renamed.scores == pytest.approx(found.scores[order])
    assert Contests(names, wins, ties).comparisons == 35 + 6


def test_best_and_worst_exchanged_turn_the_scores():
    rng = np.random.default_rng(5)
    sets = [tuple(rng.permutation(5)[:4].tolist()) for _ in range(40)]
    names = tuple("abcde")
    ends = [tuple(rng.permutation(4)[:2].tolist()) for _ in sets]

    def choices(first: int) -> list[Choices]:
        members = np.array(sets)
        best, worst = (np.array([pair[at] for pair in ends]) for at in (first, 1 - first))
        return [Choices(members, best, worst)]

    found, turned = (best_worst_scores(choices(first), names) for first in (0, 1))
    assert turned.scores == pytest.approx(-found.scores)


def test_words_in_another_unit_have_another_effect_and_the_same_share_of_wins():
    rng = np.random.default_rng(9)
    longer = rng.integers(-30, 31, 50).astype(float)
    won = rng.choice([0.0, 0.5, 1.0], 50)
    found = length_controlled(won, longer)
    assert length_controlled(won, longer / 900).value == pytest.approx(found.value)
    turned = length_controlled(1 - won, longer)
    assert turned.value == pytest.approx(-found.value)
    first, second = rng.integers(0, 3, 50), 3 + rng.integers(0, 2, 50)
    outcome = rng.choice([-1, 0, 1], 50)
    by = rng.normal(size=(50, 1))
    model = davidson_with(first, second, outcome, by)
    other = davidson_with(first, second, outcome, 1000 * by)
    assert other.value[-2] == pytest.approx(model.value[-2] / 1000)
    assert other.value[:-2] == pytest.approx(model.value[:-2])
    swapped = davidson_with(second, first, -outcome, -by)
    assert swapped.value == pytest.approx(model.value)
    assert swapped.inverse == pytest.approx(model.inverse)


def test_ordered_categories_counted_from_the_other_end_turn_the_effect():
    rng = np.random.default_rng(2)
    rater, text = np.indices((8, 10)).reshape(2, -1)
    first = text % 2
    seen = 0.8 * first + 0.7 * rng.normal(size=8)[rater] + rng.logistic(size=80)
    category = np.digitize(seen, [-0.8, 0.3, 1.4])
    by = first[:, None].astype(float)
    found = ordinal_model(category, by, {"rater": rater})
    turned = ordinal_model(3 - category, by, {"rater": 7 - rater})
    assert turned.effects == pytest.approx(-found.effects, abs=1e-5)
    assert turned.spreads == pytest.approx(found.spreads, rel=1e-3)
    assert turned.deviation["rater"] == pytest.approx(found.deviation["rater"], rel=1e-3)
    longer = ordinal_model(category, by / 4, {"rater": rater})
    assert longer.effects == pytest.approx(4 * found.effects, rel=1e-4)
    assert longer.log_likelihood == pytest.approx(found.log_likelihood)
    assert turned.thresholds == pytest.approx(-found.thresholds[::-1], abs=1e-5)
    many = facets(text, rater, np.zeros_like(text), category)
    other = facets(text, rater, np.zeros_like(text), 3 - category)
    assert other.rater.value == pytest.approx(-many.rater.value, abs=1e-6)
    assert other.text.value == pytest.approx(-many.text.value, abs=1e-6)
    assert other.thresholds == pytest.approx(-many.thresholds[::-1], abs=1e-6)
    assert other.rater.spread == pytest.approx(many.rater.spread, rel=1e-4)
    assert other.rater.infit == pytest.approx(many.rater.infit, rel=1e-4)
    assert other.rater.outfit == pytest.approx(many.rater.outfit, rel=1e-4)


def test_tests_by_ranks_are_the_same_in_any_unit_and_turn_with_the_sign():
    rng = np.random.default_rng(6)
    x, y = rng.normal(size=(2, 11)).round(1)
    tau = kendall(x, y)
    assert kendall(np.exp(x), -(y**3)).tau.value == pytest.approx(-tau.tau.value)
    assert kendall(np.exp(x), -(y**3)).p == pytest.approx(tau.p)
    again = kendall(y[::-1], x[::-1])
    assert (again.tau.value, again.p) == pytest.approx((tau.tau.value, tau.p))
    greater, less = (kendall(x, sign * y, alternative="greater").p for sign in (1, -1))
    assert min(greater, less) == pytest.approx(tau.p / 2, rel=0.05)
    ends = tau_interval(x, y, tau.tau.value, tau.p).ends
    turned = tau_interval(-x, y, -tau.tau.value, tau.p).ends
    assert turned == pytest.approx((-ends[1], -ends[0]))
    sums, other = rank_sums(x[:5], x[5:]), rank_sums(x[5:], x[:5])
    assert sums.u + other.u == 5 * 6
    assert other.p == pytest.approx(sums.p)
    signed, negative = signed_ranks(x), signed_ranks(-x)
    assert negative.p.value == pytest.approx(signed.p.value)
    assert (negative.effect, negative.w) == pytest.approx((-signed.effect, 66 - signed.w))
    less = signed_ranks(x, alternative="less").p.value
    assert signed_ranks(-x, alternative="greater").p.value == pytest.approx(less)


def test_codes_are_the_same_for_any_numbers():
    assert codes_of(np.array([30, 10, 30, 20])).tolist() == [2, 0, 2, 1]

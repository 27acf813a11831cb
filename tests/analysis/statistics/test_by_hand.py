"""Figures that are worked out by hand, or by a plain formula next to them; limits on both sides."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from labeval.analysis.judges.agreement import MOST_RATERS, _most_active
from labeval.analysis.judges.contrasts import Contrast
from labeval.analysis.judges.savings import explained
from labeval.analysis.looks.boundaries import boundaries, conditional_power
from labeval.analysis.pairwise import elo_table
from labeval.analysis.pairwise.batched import batched_strengths
from labeval.analysis.pairwise.contests import Contests
from labeval.analysis.pairwise.davidson import NotConnected, strengths, too_many
from labeval.analysis.pairwise.elo import elo
from labeval.analysis.planning.effects import repeated_effect
from labeval.analysis.planning.power import MOST, first_n, win_rate
from labeval.analysis.statistics.association import associated
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.coefficients.concordance import kendall_w
from labeval.analysis.statistics.large_differences import within_raters
from labeval.analysis.statistics.latent.conditional import Conditional
from labeval.analysis.statistics.latent.facets import facets
from labeval.analysis.statistics.latent.ordinal_model import ordinal_model
from labeval.analysis.statistics.mixed_model import (
    NoFit,
    apart,
    least_freedom,
    mixed_model,
    work,
)
from labeval.analysis.statistics.mixed_sums import is_nested
from labeval.analysis.statistics.ranks.rank_inference import PairwiseDifferences, chances_of_best
from labeval.analysis.statistics.ranks.rank_tests import rank_sums
from labeval.analysis.statistics.ratings import counted
from labeval.analysis.statistics.reproducibility import likeness
from labeval.analysis.statistics.richness import FARTHEST, _near
from tests.support.judgments.judged_frames import facts, judged


def test_the_first_number_with_a_power_that_is_reached_exactly_is_found():
    assert first_n(lambda n: 0.8) == 2
    assert first_n(lambda n: 0.8, least=1) == 1
    assert first_n(lambda n: min(n / 10, 1.0), 0.7) == 7
    assert first_n(lambda n: float(n >= MOST)) == MOST
    assert first_n(lambda n: float(n > MOST)) == 0
    # Reached at 5 already, and lost again up to 9.
    assert first_n(lambda n: float(n == 5 or n >= 10)) == 5


def test_the_power_of_a_sign_test_is_that_of_its_region():
    for n in (5, 6, 12, 20):
        wins = np.arange(n + 1)
        inside = [stats.binomtest(int(w), n).pvalue <= 0.05 for w in wins]
        wanted = stats.binom.pmf(wins, n, 0.7) @ inside
        assert win_rate(0.7, n) == pytest.approx(wanted, abs=1e-12)


def test_the_effect_of_a_pilot_and_its_cautious_limit_follow_from_f():
    table = np.array([[1.0, 2, 4], [2, 2, 3], [1, 3, 3], [2, 4, 3]])
    found = repeated_effect(table)
    rest = table - table.mean(0) - table.mean(1, keepdims=True) + table.mean()
    ratio = 4 * table.mean(0).var(ddof=1) / ((rest**2).sum() / 6)
    assert found.f == pytest.approx(math.sqrt(2 * (ratio - 1) / 12))
    assert found.p == pytest.approx(stats.f.sf(ratio, 2, 6))
    assert stats.ncf.sf(ratio, 2, 6, 12 * found.cautious**2) == pytest.approx(0.2)


def test_units_up_to_the_farthest_are_named():
    assert (_near(FARTHEST), _near(FARTHEST + 1)) == (FARTHEST, None)


def test_ratings_are_counted_by_unit_and_value():
    found = counted(["u", "v", "u", "w"], [2, 1, 2, 3])
    assert found.counts.tolist() == [[0, 2, 0], [1, 0, 0], [0, 0, 1]]
    assert counted([], []).counts.shape == (0, 0)
    assert counted(["u"], ["b"], order=("a", "b")).counts.tolist() == [[0, 1]]
    with pytest.raises(ValueError, match="not in the order"):
        counted(["u"], ["c"], order=("a", "b"))


def test_the_raters_with_most_ratings_are_compared_with_a_judge():
    table = np.full((MOST_RATERS + 2, 3), 1.0)
    table[4, :2] = table[9, 1:] = np.nan
    chosen, raters = _most_active(table)
    assert raters == tuple(n for n in range(MOST_RATERS + 2) if n not in (4, 9))
    assert len(chosen) == MOST_RATERS
    # Of as many ratings the first stay.
    assert _most_active(np.ones((MOST_RATERS + 1, 1)))[1] == tuple(range(MOST_RATERS))


def _contrast(value: list[float], judged_: list[float]) -> Contrast:
    question = np.arange(len(value))
    known = {"value": np.array(value), "judged": np.array(judged_)}
    known |= {"rater": question * 0, "question": question, "more": np.zeros(0)}
    return Contrast(a="a", b="b", **known)


def test_what_a_judge_explains_is_the_adjusted_square_of_the_correlation():
    people, judge = [1.0, 3.0, 2.0, 5.0, 4.0], [2.0, 2.5, 1.0, 4.0, 5.0]
    square = np.corrcoef(people, judge)[0, 1] ** 2
    wanted = (1 - (1 - square) * 4 / 3) * np.var(people, ddof=1)
    assert explained(_contrast(people, judge)) == pytest.approx(wanted)
    assert explained(_contrast(people, [1.0] * 5)) == 0
    assert explained(_contrast([1.0] * 5, judge)) == 0


@pytest.mark.parametrize("both", [4, 3])
def test_raters_of_both_systems_are_compared_with_themselves_where_half_of_the_ratings_are_theirs(
    both,
):
    """Least squares with a constant for each rater; else of all."""
    rng = np.random.default_rng(both)
    rater = np.repeat(np.arange(8), 2)
    question = np.tile(np.arange(4), 4)
    first = np.array([1, 0] * both + [1, 1] * 2 + [0, 0] * (6 - both))
    value = rng.normal(size=8)[rater] + first + rng.normal(size=16)
    dummies = np.eye(8)[rater] if both == 4 else np.ones((16, 1))
    wanted = np.linalg.lstsq(np.column_stack([first, dummies]), value, rcond=None)[0][0]
    for about, freedom in (("raters", 7), ("questions", 3), ("both", 3)):
        found, spread, df = within_raters(value, first, rater, question, about)
        assert (found, df) == (pytest.approx(wanted), freedom)
        assert spread > 0


def test_the_work_of_multiplying_out_is_counted():
    """Two patterns of raters; ten sums that say something; three ratings a text, of 0 to 2."""
    text, rater = np.indices((6, 3)).reshape(2, -1)
    category = np.array([[0, 1, 2], [1, 1, 2], [0, 0, 1], [2, 1, 2], [0, 2, 2], [0, 1, 0]])
    model = Conditional(text, rater, np.zeros_like(text), category.ravel())
    sums = {3, 4, 1, 5}
    assert model.work == (1 + len(sums)) * 3 * (2 + 1) * (3 * 2 + 1)
    assert model.sizes == (3, 1, 2)


def test_what_has_no_maximum_is_refused():
    text, rater = np.indices((4, 3)).reshape(2, -1)
    same = np.zeros_like(text)
    with pytest.raises(NoFit):
        facets(text, rater, same, same)
    with pytest.raises(NoFit):  # one rater has the extreme category throughout
        facets(text, rater, same, np.where(rater == 0, 2, (text + rater) % 2))
    with pytest.raises(NoFit):  # raters who share no text
        facets(text, text // 2, same, (text + rater) % 3)
    with pytest.raises(NoFit):
        ordinal_model(same, text[:, None].astype(float), {"rater": rater})
    with pytest.raises(NoFit):  # a predictor separates the categories
        ordinal_model((text > 1).astype(int), (text > 1)[:, None].astype(float), {"rater": rater})


def test_one_system_is_the_best_for_certain_and_two_share_the_p_of_their_test():
    assert chances_of_best(PairwiseDifferences.unknown(1)).tolist() == [1.0]
    two = PairwiseDifferences.unknown(2)
    two.value[0, 1], two.value[1, 0] = 0.4, -0.4
    two.p[0, 1] = two.p[1, 0] = 0.03
    assert chances_of_best(two).tolist() == pytest.approx([0.985, 0.015])


def test_twenty_a_group_are_compared_exactly_and_more_by_the_normal_distribution():
    rng = np.random.default_rng(1)
    x, y = rng.normal(size=20), rng.normal(0.5, 1, size=21)
    assert rank_sums(x[:3], x).test == "exact"
    found = rank_sums(x, y)
    wanted = stats.mannwhitneyu(x, y, method="asymptotic")
    assert (found.test, found.u, found.p) == ("asymptotic", wanted.statistic, wanted.pvalue)
    exact = rank_sums(x, y[:20])
    wanted = stats.mannwhitneyu(x, y[:20], method="exact")
    assert (exact.test, exact.u) == ("exact", wanted.statistic)
    assert exact.p == pytest.approx(wanted.pvalue)


def test_why_too_many_have_no_scores():
    names = np.array([f"t{n:02}" for n in range(6)])
    first, second = names, np.roll(names, 1)
    assert "6" in str(too_many(first, second, np.ones(6, dtype=int)))
    assert isinstance(too_many(first[1:], second[1:], np.ones(5, dtype=int)), NotConnected)
    ties = too_many(first, second, np.zeros(6, dtype=int))
    assert "6" not in str(ties) and not isinstance(ties, NotConnected)


def test_elo_moves_by_what_was_not_expected(monkeypatch):
    """A win against an equal moves by half of 32; the next is expected by 10 to the 32 by 400."""
    found = elo(np.array([0, 0]), np.array([1, 1]), np.array([1.0, 0.0]), players=2)
    again = 32 / (1 + 10 ** (-32 / 400))
    assert found.tolist() == pytest.approx([1016 - again, 984 + again])
    rows = [(f"r{n}", "c", "a0|b0", "ab"[n % 2] + "0") for n in range(8)]
    known = facts({"a0": ("A", "q0"), "b0": ("B", "q0")})
    for moves, orders in ((200, 25), (80, 10), (8, 10)):
        monkeypatch.setattr(elo_table, "_MOST_MOVES", moves)
        assert set(elo_table.elo_table(judged("ab", *rows), known)["orders"]) == {orders}


def test_sums_without_drift_pass_boundaries_as_often_as_the_error_that_is_spent():
    pocock = boundaries([0.5, 1.0], "pocock")
    assert pocock.spent[-1] == pytest.approx(0.05)
    for bounds in (pocock, boundaries([0.3, 0.7, 1.0], "obrien_fleming")):
        drawn = np.random.default_rng(2).normal(size=(100_000, len(bounds.z)))
        steps = np.diff([0.0, *bounds.information])
        sums = np.cumsum(drawn * np.sqrt(steps), axis=1) / np.sqrt(bounds.information)
        passed = np.maximum.accumulate(np.abs(sums) > bounds.z, axis=1).mean(axis=0)
        assert passed == pytest.approx(bounds.spent, abs=0.003)


def test_the_power_that_is_left_is_that_of_the_rest_of_the_information():
    assert conditional_power(2.0, 1.0, 3.0, 1.96) == 1
    assert conditional_power(1.9, 1.0, 3.0, 1.96) == 0
    wanted = stats.norm.sf((1.96 - 1.0 * 0.5**0.5 - 3.0 * 0.5) / 0.5**0.5)
    assert conditional_power(1.0, 0.5, 3.0, 1.96) == pytest.approx(wanted)


def test_concordance_of_orders_with_ties_is_that_of_friedmans_test():
    rng = np.random.default_rng(7)
    table = rng.integers(1, 4, (5, 6)).astype(float)
    found = kendall_w(table)
    wanted = stats.friedmanchisquare(*table.T)
    assert (found.chi_squared, found.df) == (pytest.approx(wanted.statistic), 5)
    assert found.value == pytest.approx(wanted.statistic / (5 * 5))
    assert kendall_w(np.ones((2, 2))) is None
    for shape in ((1, 2), (2, 1)):
        with pytest.raises(ValueError, match="two raters and two texts"):
            kendall_w(np.ones(shape))


def test_five_expected_in_each_cell_are_enough_for_chi_square_and_fewer_are_not():
    for more, test in ((0, "chi_square"), (-1, "chi_square_permuted")):
        found = associated(["a", "b", "c"] * 5, ["a", "b"] * 5 + ["c"] * (5 + more), ordered=False)
        assert found.test == test
    assert found.p.value == pytest.approx(1.0)
    assert associated([], [], ordered=True).n_with == 0
    assert associated([], ["a"], ordered=False).p.explained == "it occurs at none of the 1 ratings"
    ranks = associated(["1", "3", "3"], ["1", "2", "5", "4"], ordered=True)
    assert ranks.effect == pytest.approx(2 * (0.5 + 2 + 2) / 12 - 1)
    assert (ranks.n_with, ranks.p.n) == (3, 7)


def test_the_work_of_a_mixed_model_is_that_of_its_largest_part_and_the_others():
    rater, question = np.indices((5, 3)).reshape(2, -1)
    # Five raters are taken out one by one; three questions and the constant are left.
    assert work({"rater": rater, "question": question}) == (5 + 4) * 4**2
    assert work({"rater": rater}) == (5 + 1) * 1
    text = np.arange(15)
    # Texts are nested in questions, so both are taken out.
    assert work({"text": text % 6, "question": text % 3, "rater": rater}) == (6 + 6) * 6**2
    assert is_nested(text % 6, text % 3)
    assert not is_nested(text % 3, text % 6)
    assert list(apart({"rater": rater, "same": 4 - rater, "one": 0 * rater, "each": text})) == [
        "rater"
    ]


def test_the_least_degrees_of_freedom_are_those_of_mean_squares_that_are_alike():
    assert least_freedom((5, 3), 15) == pytest.approx(1 / (1 / 4 + 1 / 2 + 1 / 8))
    assert least_freedom((1, 3), 4) == pytest.approx(1 / (1 + 1 / 2 + 1))
    assert least_freedom((), 4) == pytest.approx(3)


def test_a_balanced_model_has_the_variances_of_the_analysis_of_variance():
    rng = np.random.default_rng(11)
    table = rng.normal(size=(7, 1)) + 0.8 * rng.normal(size=(1, 5)) + rng.normal(size=(7, 5))
    rater, question = np.indices(table.shape).reshape(2, -1)
    left = table - table.mean(0) - table.mean(1, keepdims=True) + table.mean()
    error = (left**2).sum() / 24
    of_rater = table.mean(1).var(ddof=1) - error / 5
    of_question = table.mean(0).var(ddof=1) - error / 7
    found = mixed_model(table.ravel(), 0 * rater, {"rater": rater, "question": question})
    assert found.residual == pytest.approx(error, rel=1e-5)
    assert found.variance == pytest.approx({"rater": of_rater, "question": of_question}, rel=1e-4)
    variance = of_rater / 7 + of_question / 5 + error / 35
    value, spread, freedom = found.contrast(np.ones(1))
    assert (value, spread**2) == (pytest.approx(table.mean()), pytest.approx(variance, rel=1e-4))
    squares = [(of_rater + error / 5) / 7, (of_question + error / 7) / 5, error / 35]
    pieces = squares[0] ** 2 / 6 + squares[1] ** 2 / 4 + squares[2] ** 2 / 24
    assert freedom == pytest.approx(variance**2 / pieces, rel=1e-3)
    whole = (
        error * np.eye(35)
        + of_rater * (rater[:, None] == rater)
        + of_question * (question[:, None] == question)
    )
    inverse, apart_ = np.linalg.inv(whole), table.ravel() - table.mean()
    deviance = np.linalg.slogdet(whole)[1] + np.log(inverse.sum()) + apart_ @ inverse @ apart_
    assert found.deviance == pytest.approx(deviance + 34 * np.log(2 * np.pi))


def test_draws_without_variation_say_nothing_of_agreement():
    """Of three raters one differs, once: where the others alone are drawn, nothing varies."""
    rater, unit = np.indices((3, 6)).reshape(2, -1)
    values = np.where((rater == 0) & (unit == 0), 2, 1)
    for over in ("raters", "both"):
        drawn = {"over": over, "samples": 60, "raters": rater}
        found = krippendorff_alpha(unit, values, "interval", **drawn)
        assert found.value == pytest.approx(0.0)
        assert found.interval is None or found.interval.low <= 0 <= found.interval.high


def test_scores_that_are_equal_in_either_run_have_no_correlation():
    for one, other in (([1, 2, 3], [2, 2, 2]), ([2, 2, 2], [1, 2, 3]), ([1, 2], [2, 1])):
        found = likeness(one, other)
        assert math.isnan(found.pearson) and math.isnan(found.spearman)
    found = likeness([1, 2, 3], [1, 1.5, 2])
    assert (found.pearson, found.spearman) == pytest.approx((1, 1))
    assert found.root_mean_square == pytest.approx(math.sqrt((0.25 + 1) / 3))


def test_a_single_tie_says_how_likely_ties_are():
    wins = np.array([[0.0, 3, 2], [2, 0, 2], [1, 3, 0]])
    ties = np.zeros((3, 3))
    ties[0, 1] = ties[1, 0] = 1
    found = batched_strengths(np.stack([wins, wins]), np.stack([ties, 0 * ties]))
    one = strengths(Contests(("a", "b", "c"), wins, ties))
    assert found.nu == pytest.approx([one.nu, 0])
    assert found.scores[0] == pytest.approx(one.scores)
    # At the maximum as many ties are expected as there were.
    power = np.exp(found.scores[0])
    even = one.nu * np.sqrt(np.outer(power, power))
    played = wins + wins.T + ties
    expected = played * even / (power[:, None] + power + even)
    assert np.triu(expected, 1).sum() == pytest.approx(1)

"""Intraclass correlations of data at the edges: a figure inside its interval, or a sentence."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.analysis.agreement.table import agreement
from labeval.analysis.statistics.coefficients.icc import NAMES, intraclass_correlations
from tests.support.judgments.judged_frames import judged
from tests.support.judgments.published_figures import SHROUT_FLEISS_1979

NEGATIVE = [[4, 4, 1], [4, 3, 1], [1, 4, 4], [1, 2, 3], [5, 3, 2]]


def test_raters_who_turn_each_other_round_have_reasons_and_no_division_by_zero():
    found = intraclass_correlations([[4, 3], [3, 4]])
    assert found["ICC(1,1)"].estimate.value == pytest.approx(-1)
    assert found["ICC(3,1)"].estimate.value == pytest.approx(-1)
    for name in ("ICC(2,1)", "ICC(1,k)", "ICC(2,k)", "ICC(3,k)"):
        assert found[name].estimate.value is None
        assert found[name].estimate.explained


def test_perfect_agreement_is_one_without_an_infinite_test():
    found = intraclass_correlations(np.tile(np.array([1.0, 1.1, 3, 4, 5])[:, None], (1, 3)))
    for name in NAMES:
        one = found[name]
        assert one.estimate.value == 1.0
        assert (one.estimate.interval, one.f, one.p) == (None, None, None)
        assert "raters agree" in one.estimate.explained


def test_raters_who_differ_by_a_constant_are_consistent_and_do_not_agree():
    column = np.array([1.0, 2.0, 3.3, 4.7, 5.9])
    found = intraclass_correlations(np.column_stack([column, column + 1]))
    assert found["ICC(3,1)"].estimate.value == 1.0
    assert found["ICC(3,1)"].f is None
    two = found["ICC(2,1)"]
    assert 0 < two.estimate.interval.low < two.estimate.value < two.estimate.interval.high < 1
    assert two.f is None


def test_no_interval_is_turned_round_by_stepping_it_up():
    """Of ICC(2,1) = -.5 the mean of three raters has none: its formula would give 165."""
    rng = np.random.default_rng(0)
    for _ in range(300):
        table = rng.integers(1, 5, (3, 3)).astype(float)
        for one in intraclass_correlations(table).all:
            check(one)


@settings(deadline=None, max_examples=300)
@given(
    st.integers(1, 5).flatmap(
        lambda k: st.lists(
            st.lists(st.sampled_from([1.0, 2.0, 3.0, 5.0, np.nan]), min_size=k, max_size=k),
            min_size=1,
            max_size=6,
        )
    )
)
def test_any_table_has_figures_inside_their_intervals_or_a_sentence(rows):
    for one in intraclass_correlations(rows).all:
        check(one)


def check(one):
    found = one.estimate
    if found.value is None:
        assert found.explained
        assert found.interval is None
        return
    assert np.isfinite(found.value) and found.value <= 1
    assert one.f is None or np.isfinite(one.f)
    assert one.p is None or 0 <= one.p <= 1
    if found.interval is None:
        assert found.explained
    else:
        assert found.interval.low <= found.value + 1e-9
        assert found.value <= found.interval.high + 1e-9
        assert found.interval.high <= 1


def test_other_raters_for_each_target_are_enough_for_the_one_way_correlations():
    """Shrout and Fleiss' six targets with 24 different raters: ICC(1,1) = .17, ICC(1,4) = .44."""
    table = np.full((6, 24), np.nan)
    for target, row in enumerate(SHROUT_FLEISS_1979):
        table[target, target * 4 : target * 4 + 4] = row
    found = intraclass_correlations(table)
    assert found["ICC(1,1)"].estimate.value == pytest.approx(0.166, abs=5e-4)
    assert found["ICC(1,k)"].estimate.value == pytest.approx(0.443, abs=5e-4)
    assert found["ICC(1,1)"].df == (5, 18)
    assert found["ICC(1,1)"].dropped == 0
    assert found["ICC(2,1)"].estimate.value is None
    assert "all 24 raters" in found["ICC(2,1)"].estimate.explained


def test_unequal_numbers_of_ratings_are_weighed_and_said():
    """By hand: groups (1, 2), (4, 5, 6), (8): mean squares 18.25 and 5/6, k0 = 11/6."""
    table = [[1, 2, np.nan], [4, 5, 6], [8, np.nan, np.nan]]
    one = intraclass_correlations(table)["ICC(1,1)"]
    between = (2 * (1.5 - 26 / 6) ** 2 + 3 * (5 - 26 / 6) ** 2 + (8 - 26 / 6) ** 2) / 2
    within, k = (0.5 + 2) / 3, (6 - 14 / 6) / 2
    assert one.estimate.value == pytest.approx((between - within) / (between + (k - 1) * within))
    assert one.f == pytest.approx(between / within)
    assert one.df == (2, 3)
    assert "1 to 3 ratings" in one.estimate.explained


def test_the_table_has_one_way_correlations_where_raters_did_not_rate_the_same():
    rows = [
        (f"r{4 * t + n}", "c", f"t{t}", str(value))
        for t, row in enumerate(SHROUT_FLEISS_1979)
        for n, value in enumerate(row)
    ]
    found = agreement(judged("dqe", *rows), samples=0).set_index("coefficient")
    assert found.loc["ICC(1,1)", "value"] == pytest.approx(0.166, abs=5e-4)
    assert found.loc["ICC(1,1)", "n_items"] == 6
    assert found.loc["ICC(3,k)", "reason"]

from __future__ import annotations

import pytest
from scipy.stats import chi2_contingency

from labeval.analysis.statistics.association import (
    CHI_SQUARE,
    CHI_SQUARE_DRAWN,
    FISHER,
    MANN_WHITNEY,
    associated,
)


def test_the_lady_tasting_tea_is_fishers_exact_test() -> None:
    # Fisher, "The Design of Experiments" (1935): 3 of 4 cups each way, two-sided p = .486.
    found = associated(["milk"] * 3 + ["tea"], ["tea"] * 3 + ["milk"], ordered=False)
    assert (found.test, found.p.n, found.n_with) == (FISHER, 8, 4)
    assert found.p.value == pytest.approx(0.4857, abs=5e-5)
    assert found.effect == pytest.approx(0.5)


def test_many_answers_of_several_kinds_are_compared_by_chi_square() -> None:
    with_it, rest = ["a"] * 30 + ["b"] * 20 + ["tie"] * 50, ["a"] * 80 + ["b"] * 90 + ["tie"] * 30
    found = associated(with_it, rest, ordered=False)
    assert found.test == CHI_SQUARE
    expected = chi2_contingency([[30, 20, 50], [80, 90, 30]])
    assert found.p.value == pytest.approx(expected.pvalue)
    assert found.effect == pytest.approx((expected.statistic / 300) ** 0.5)


def test_where_little_is_expected_p_is_drawn_and_near_the_exact_one() -> None:
    with_it, rest = ["a"] * 3 + ["tie"], ["a"] + ["b"] * 3 + ["tie"] * 4
    found, again = (associated(with_it, rest, ordered=False) for _ in range(2))
    assert (found.test, found) == (CHI_SQUARE_DRAWN, again)
    # All 495 ways to place the four ratings with it: 30 are as far from expectation or further.
    assert found.p.value == pytest.approx(_exact([4, 3, 5], [3, 0, 1]), abs=0.02)


def _exact(columns: list[int], first: list[int]) -> float:
    from itertools import product
    from math import comb, prod

    n, n_with = sum(columns), sum(first)

    def far(row: tuple[int, ...]) -> float:
        expected = [n_with * c / n for c in columns]
        other = [(n - n_with) * c / n for c in columns]
        return sum((r - e) ** 2 / e for r, e in zip(row, expected, strict=True)) + sum(
            (c - r - o) ** 2 / o for c, r, o in zip(columns, row, other, strict=True)
        )

    rows = [row for row in product(*(range(c + 1) for c in columns)) if sum(row) == n_with]
    ways = {row: prod(comb(c, r) for c, r in zip(columns, row, strict=True)) for row in rows}
    return sum(w for row, w in ways.items() if far(row) >= far(tuple(first)) - 1e-9) / comb(
        n, n_with
    )


def test_points_are_compared_by_ranks_and_the_effect_has_a_direction() -> None:
    low, high = ["1", "2", "2", "3"], ["3", "4", "5", "5", "4"]
    found = associated(high, low, ordered=True)
    assert (found.test, found.p.n) == (MANN_WHITNEY, 9)
    # Of the 126 ways to choose five of the nine, two have ranks as high: the 3s are equal.
    assert found.p.value == pytest.approx(2 * 2 / 126)
    assert found.effect == pytest.approx(0.95)
    assert associated(low, high, ordered=True).effect == pytest.approx(-0.95)


@pytest.mark.parametrize(
    ("with_it", "rest", "why"),
    [
        ([], [], "no ratings"),
        ([], ["a", "b"], "none of the 2 ratings"),
        (["a", "b"], [], "every one of the 2 ratings"),
        (["a"], ["a"], "all ratings are a"),
    ],
)
def test_what_cannot_be_tested_says_why(with_it: list[str], rest: list[str], why: str) -> None:
    found = associated(with_it, rest, ordered=False)
    assert found.p.value is None and why in found.p.explained
    assert found.p.n == len(with_it) + len(rest)

"""CV* and likeness of runs, against published figures."""

from __future__ import annotations

import math

import pytest

from labeval.analysis.statistics.reproducibility import agreement, likeness, variation

PUBLISHED = {
    # Belz, Popović and Mille (2022), table 4, BLEU of seven reproductions of NTS_def; to all digits
    # in the readme of the authors' code (github.com/asbelz/coeff-var).
    (84.51, 84.50, 87.46, 85.60, 84.20, 86.61, 86.20): 1.5616560359100269,
    # Readability of three systems in a reproduction for ReproNLP 2024, by the authors' code.
    (4.71, 4.52): 4.10468050521186,
    (4.08, 4.13): 1.2143791609431778,
    (4.95, 4.67): 5.8037730045243014,
}


@pytest.mark.parametrize(("measured", "expected"), PUBLISHED.items())
def test_the_coefficient_of_variation_is_the_published_one(measured, expected):
    # Their c₄ for n = 2 and 7 is a table's with six digits.
    assert variation(measured) == pytest.approx(expected, rel=1e-5)


@pytest.mark.parametrize("unit", [0.001, 100])
def test_the_coefficient_of_variation_has_no_unit(unit):
    assert variation([4.71 * unit, 4.52 * unit]) == pytest.approx(variation([4.71, 4.52]))


def test_equal_scores_do_not_vary_and_nothing_is_said_around_zero():
    assert variation([3.0, 3.0]) == 0
    assert math.isnan(variation([0.0, 0.0])) and math.isnan(variation([1.0]))
    assert math.isnan(variation([-1.0, 0.5]))


def test_likeness_of_scores():
    found = likeness([4.71, 4.08, 4.95], [4.52, 4.13, 4.67])
    assert found.systems == 3 and found.spearman == pytest.approx(1)
    assert found.pearson == pytest.approx(0.99997, abs=1e-3)
    assert found.root_mean_square == pytest.approx(math.sqrt((0.19**2 + 0.05**2 + 0.28**2) / 3))
    assert math.isnan(likeness([1, 2], [1, 2]).pearson)
    assert math.isnan(likeness([1, 1, 1], [1, 2, 3]).spearman)


def test_agreement_counts_only_pairs_that_both_runs_have():
    first = {("a", "b"): "first", ("a", "c"): "second", ("b", "c"): "undecided"}
    second = {
        ("a", "b"): "first",
        ("a", "c"): "first",
        ("b", "c"): "undecided",
        ("x", "y"): "first",
    }
    found = agreement(first, second)
    assert (found.pairs, found.same, found.clear_in_both, found.reversed) == (3, 2, 1, 1)

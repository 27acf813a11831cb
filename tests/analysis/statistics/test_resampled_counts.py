"""Means of samples, where counts of judgments are kept from one criterion to the next."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from labeval.analysis.statistics.clusters.clustered_variance import Clustered, variances
from labeval.analysis.statistics.resampling import (
    _EXACT,
    Cells,
    Draws,
    Grouping,
    Resampling,
    resampled,
)

RATERS, ITEMS = 12, 30
QUESTIONS = np.arange(ITEMS) // 2
SYSTEMS = Grouping(np.arange(ITEMS) % 2, 2, questions_drawn=True)
THIRDS = Grouping(np.arange(ITEMS) % 3, 3, questions_drawn=False)


def cells(seed: int, where: int) -> Cells:
    """Values of one seed in the cells of another."""
    kept = np.flatnonzero(np.random.default_rng(where).random(RATERS * ITEMS) < 0.4)
    values = np.random.default_rng(seed).normal(size=len(kept))
    return Cells(kept // ITEMS, kept % ITEMS, values)


def draws() -> Draws:
    return Draws(RATERS, QUESTIONS, Resampling(samples=50, seed=3))


@pytest.mark.parametrize(
    "then",
    [
        (cells(2, where=1), [SYSTEMS]),
        (cells(1, where=2), [SYSTEMS]),
        (Cells(cells(1, 1).rater[::-1], cells(1, 1).item, cells(1, 1).value), [SYSTEMS]),
        (Cells(cells(1, 1).rater, cells(1, 1).item[::-1], cells(1, 1).value), [SYSTEMS]),
        (replace(cells(1, where=1), times=np.full(len(cells(1, 1).rater), 2.0)), [SYSTEMS]),
        (cells(1, where=1), [THIRDS]),
        (cells(1, where=1), [SYSTEMS, THIRDS]),
    ],
    ids=["values", "cells", "raters", "items", "times", "grouping", "groupings"],
)
def test_means_do_not_depend_on_what_was_asked_before(then):
    once, alone = draws(), draws()
    resampled(cells(1, where=1), [SYSTEMS], once)
    for found, wanted in zip(resampled(*then, once), resampled(*then, alone), strict=True):
        assert np.array_equal(found, wanted, equal_nan=True)


def test_counts_of_the_same_cells_are_made_once():
    once = draws()
    first = once.counts(cells(1, where=1), [SYSTEMS])
    assert once.counts(cells(2, where=1), [SYSTEMS]) is first
    assert once.counts(cells(2, where=2), [SYSTEMS]) is not first


FULL = Grouping(np.arange(ITEMS), ITEMS, questions_drawn=False)


@pytest.mark.parametrize("largest", [5.0, 2.0**21, 1e9, 0.3, -7.0], ids=str)
def test_sums_over_raters_have_all_digits_whatever_the_size_of_values(largest: float):
    """Whole numbers of 24 bits are added in single precision, and all others in double."""
    kept = np.flatnonzero(np.random.default_rng(5).random(RATERS * ITEMS) < 0.4)
    values = np.random.default_rng(6).integers(1, 6, size=len(kept)) * largest / 5
    values[0] = largest
    given = Cells(kept // ITEMS, kept % ITEMS, values)
    drawn = draws()
    (found,) = resampled(given, [FULL], drawn)
    table, counted = np.zeros((2, RATERS, ITEMS))
    table[given.rater, given.item], counted[given.rater, given.item] = values, 1.0
    with np.errstate(invalid="ignore"):
        wanted = (drawn.raters @ table) / (drawn.raters @ counted)
    assert np.array_equal(found, wanted, equal_nan=True)


def test_sums_of_large_whole_numbers_are_not_rounded_to_single_precision():
    odd = Cells(np.arange(RATERS), np.zeros(RATERS, dtype=int), np.full(RATERS, 2.0**24 + 1))
    drawn = draws()
    (found,) = resampled(odd, [FULL], drawn)
    assert (found[:, 0] == 2.0**24 + 1).all()


def test_whole_numbers_are_exact_in_single_precision_below_the_limit_and_not_beyond():
    limit = np.float32(_EXACT)
    assert float(limit - np.float32(1)) == _EXACT - 1 and limit + np.float32(1) == limit


def test_points_of_one_rater_and_item_can_be_one_cell_with_their_sum():
    rng = np.random.default_rng(6)
    rater, item, value = rng.integers(9, size=400), rng.integers(24, size=400), rng.normal(size=400)
    single = Cells(rater, item, value)
    merged = single.merged()
    assert merged.times is not None and merged.times.max() > 2
    assert len(merged.value) < len(value) == merged.times.sum()
    of_item = np.arange(24) % 4 - 1  # the first of four counts for no id
    groupings = [Grouping(of_item, 3, True), Grouping(np.arange(24), 24, False)]
    draws = Draws(9, np.arange(24) // 3, Resampling(200))
    # In turn: counts are kept from one to the next, and these differ.
    for one, other in zip(
        resampled(single, groupings, draws), resampled(merged, groupings, draws), strict=True
    ):
        assert other == pytest.approx(one, abs=1e-12, nan_ok=True)
    expected, found = (
        variances(
            Clustered(of.item % 4, of.value, of.rater, of.item // 3, 4, of.times),
            raters=True,
            questions=True,
        )
        for of in (single, merged)
    )
    assert found[0] == pytest.approx(expected[0], rel=1e-12)
    assert (found[1] == expected[1]).all()

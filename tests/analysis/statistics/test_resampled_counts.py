"""Means of samples, where counts of judgments are kept from one criterion to the next."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.analysis.statistics.resampling import Cells, Draws, Grouping, Resampling, resampled

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
        (cells(1, where=1), [THIRDS]),
        (cells(1, where=1), [SYSTEMS, THIRDS]),
    ],
    ids=["values", "cells", "raters", "items", "grouping", "groupings"],
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

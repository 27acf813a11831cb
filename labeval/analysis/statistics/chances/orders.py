"""Ranks of values, and how many pairs two lists have in the same order."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.distributions import normal_above

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.intp]


def average_ranks(values: npt.ArrayLike) -> Floats:
    """Ranks along the last axis, 1 the lowest; equal values share the mean of their ranks."""
    given = np.asarray(values, dtype=np.float64)
    if given.ndim == 1:
        return _ranks(given)
    rows = given.reshape(-1, given.shape[-1])
    return np.array([_ranks(row) for row in rows]).reshape(given.shape)


def _ranks(values: Floats) -> Floats:
    if np.isnan(values).any():
        return np.full(len(values), np.nan)
    order = np.argsort(values, kind="stable")
    ordered = values[order]
    begins = np.r_[True, ordered[1:] != ordered[:-1]][: len(values)]
    starts = np.flatnonzero(begins)
    ends = np.r_[starts[1:], len(values)]
    found = np.empty(len(values))
    found[order] = ((starts + 1 + ends) / 2)[np.cumsum(begins) - 1]
    return found


@dataclass(frozen=True, slots=True)
class PairOrders:
    """Numbers of pairs by their order in two lists."""

    n: int
    """Things in each list."""
    discordant: int
    """Pairs in opposite orders."""
    tied_first: int
    tied_second: int
    tied_both: int
    times_first: Integers
    """Number of times of each value of the first list."""
    times_second: Integers

    @property
    def pairs(self) -> int:
        """All of them."""
        return self.n * (self.n - 1) // 2

    @property
    def lead(self) -> int:
        """Pairs in the same order, less those in opposite ones."""
        decided = self.pairs - self.tied_first - self.tied_second + self.tied_both
        return decided - 2 * self.discordant

    @property
    def tau(self) -> float:
        """Kendall's tau-b; both lists have to have two values."""
        first, second = self.pairs - self.tied_first, self.pairs - self.tied_second
        found = self.lead / math.sqrt(first) / math.sqrt(second)
        return max(-1.0, min(1.0, found))

    def normal_p(self) -> tuple[float, float]:
        """Chances of a tau as high and of one as low, by the normal approximation with ties."""
        n = float(self.n)
        whole = n * (n - 1)
        first, second = self.times_first.astype(float), self.times_second.astype(float)

        def with_five(times: Floats) -> float:
            return float((times * (times - 1) * (2 * times + 5)).sum())

        def triples(times: Floats) -> float:
            return float((times * (times - 1) * (times - 2)).sum())

        variance = (whole * (2 * n + 5) - with_five(first) - with_five(second)) / 18
        variance += 2 * self.tied_first * self.tied_second / whole
        if n > 2:
            variance += triples(first) * triples(second) / (9 * whole * (n - 2))
        z = self.lead / variance**0.5
        return float(normal_above(z)), float(normal_above(-z))

    def exact_p(self) -> tuple[float, float]:
        """The same of all orders of two lists without ties."""
        chances = np.ones(1)
        for size in range(2, self.n + 1):
            # One thing more can be put in `size` places, each of which adds another number.
            longer = np.concatenate([chances, np.zeros(size - 1)])
            sums = np.cumsum(longer)
            sums[size:] -= np.cumsum(longer)[:-size]
            chances = sums / size
        low = float(chances[: self.discordant + 1].sum())
        high = float(chances[: self.pairs - self.discordant + 1].sum())
        return min(1.0, low), min(1.0, high)


def pair_orders(x: Floats, y: Floats) -> PairOrders:
    """Count the pairs of two lists; in n log n steps, so that thousands of things are no matter."""
    first, second = (np.unique(side, return_inverse=True)[1].ravel() for side in (x, y))
    width = int(second.max(initial=0)) + 1
    both = np.unique(first * width + second, return_counts=True)[1]
    order = np.lexsort((second, first))
    times_first, times_second = np.bincount(first), np.bincount(second)
    return PairOrders(
        len(first),
        _inversions(second[order]),
        _alike(times_first),
        _alike(times_second),
        _alike(both),
        times_first,
        times_second,
    )


def _alike(times: Integers) -> int:
    return int((times * (times - 1) // 2).sum())


def _inversions(ranks: Integers) -> int:
    """Pairs of which the later one is lower.

    Two numbers first differ in one binary digit; the higher has a one there. For each digit, among
    numbers alike before it, the ones ahead of each zero are counted.
    """
    found = 0
    for digit in reversed(range(int(ranks.max(initial=0)).bit_length())):
        ranks = ranks[np.argsort(ranks >> (digit + 1), kind="stable")]
        alike = ranks >> (digit + 1)
        ones = (ranks >> digit) & 1
        ahead = np.cumsum(ones)
        begins = np.r_[True, alike[1:] != alike[:-1]]
        before = (ahead - ones)[begins][np.cumsum(begins) - 1]
        found += int((ahead - before)[ones == 0].sum())
    return found

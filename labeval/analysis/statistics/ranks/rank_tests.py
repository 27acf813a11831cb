"""Tests of ranks by the exact distribution of what chance alone would give, ties included.

Equal values share the mean of their ranks. Under the hypothesis every sign, split or order of the
ranks that were found is as likely as any other; that distribution is counted out, not approximated.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Literal

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.distributions import normal_above
from labeval.analysis.statistics.chances.orders import average_ranks
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

Alternative = Literal["two-sided", "greater", "less"]

MOST_SIGNED = 50
"""Differences up to which signed ranks are counted out."""
MOST_SPLIT = 20
"""Values of the larger of two groups up to which rank sums are counted out."""
MOST_ORDERED = 7
"""Pairs up to which all orders are gone through."""
EXACT, ASYMPTOTIC = "exact", "asymptotic"
_SAME = 1e-9
_ALL_ZERO = QT_TRANSLATE_NOOP("Analysis", "all {pairs} differences are zero")
_NO_PAIRS = QT_TRANSLATE_NOOP("Analysis", "there are no pairs to compare")


@dataclass(frozen=True, slots=True)
class Tails:
    """Chances of a statistic as high as that found, and of one as low."""

    high: float
    low: float

    def p(self, alternative: Alternative) -> float:
        """Probability value of the test; a two-sided one doubles the smaller tail."""
        one_sided = {"greater": self.high, "less": self.low}
        return one_sided.get(alternative, min(1.0, 2 * min(self.high, self.low)))


def signed_rank_tails(ranks: Floats, positive: float) -> Tails:
    """Tails of the sum of the ranks of positive differences.

    Args:
        ranks: (n,) of the sizes of differences that are not zero.
        positive: the sum that was found.
    """
    doubled = _doubled(ranks)
    chances = np.zeros(int(doubled.sum()) + 1)
    chances[0] = 1.0
    for rank in doubled:
        moved = np.zeros_like(chances)
        moved[rank:] = chances[: len(chances) - rank]
        chances = (chances + moved) / 2
    return _tails(chances, round(2 * positive))


@dataclass(frozen=True, slots=True)
class SignedRanks:
    """Wilcoxon's signed-rank test of paired differences."""

    p: Estimate
    """n is the differences that are not zero."""
    w: float | None = None
    """The ranks of positive differences, summed."""
    effect: float | None = None
    """Matched-pairs rank-biserial correlation: -1 to 1, positive where the first is higher."""
    test: str = ""
    """``exact`` or ``asymptotic``."""


def signed_ranks(
    differences: npt.ArrayLike, *, alternative: Alternative = "two-sided"
) -> SignedRanks:
    """Wilcoxon's signed-rank test (1945); zero differences are left out, as he did.

    Exact up to :data:`MOST_SIGNED` differences, ties
    included; of more by the normal approximation.

    Args:
        differences: (n,) first less second of each pair.
        alternative: ``two-sided``, ``greater`` or ``less``.
    """
    given = np.asarray(differences, dtype=np.float64)
    given = np.round(given[~np.isnan(given)], 9)
    decided = given[given != 0]
    n = len(decided)
    if n == 0:
        return SignedRanks(undefined(0, _ALL_ZERO if len(given) else _NO_PAIRS, pairs=len(given)))
    ranks = average_ranks(np.abs(decided))
    positive, negative = float(ranks[decided > 0].sum()), float(ranks[decided < 0].sum())
    effect = (positive - negative) / (positive + negative)
    if n <= MOST_SIGNED:
        p = signed_rank_tails(ranks, positive).p(alternative)
        return SignedRanks(Estimate(p, n), positive, effect, EXACT)
    p = _signed_normal(ranks, positive).p(alternative)
    return SignedRanks(Estimate(p, n), positive, effect, ASYMPTOTIC)


def _signed_normal(ranks: Floats, positive: float) -> Tails:
    """As :func:`signed_rank_tails`, by the normal approximation."""
    n = float(len(ranks))
    times = np.unique(ranks, return_counts=True)[1].astype(float)
    variance = (n * (n + 1) * (2 * n + 1) - ((times**3 - times).sum()) / 2) / 24
    z = (positive - n * (n + 1) / 4) / variance**0.5
    return Tails(float(normal_above(z)), float(normal_above(-z)))


def rank_sum_tails(ranks: Floats, first: int, total: float) -> Tails:
    """Tails of the sum of the ranks of the first group.

    Args:
        ranks: (n,) of all values.
        first: how many of them are of the first group.
        total: the sum that was found.
    """
    doubled = _doubled(ranks)
    ways = np.zeros((first + 1, int(doubled.sum()) + 1))
    ways[0, 0] = 1.0
    for rank in doubled:
        ways[1:, rank:] += ways[:-1, : ways.shape[1] - rank].copy()
    return _tails(ways[first] / ways[first].sum(), round(2 * total))


@dataclass(frozen=True, slots=True)
class RankSums:
    """Mann and Whitney's test of two groups."""

    u: float
    p: float
    test: str
    """:data:`EXACT` or :data:`ASYMPTOTIC`."""


def rank_sums(first: npt.ArrayLike, second: npt.ArrayLike) -> RankSums:
    """Test that values of one group tend to be higher than those of the other, two-sided.

    Exact up to :data:`MOST_SPLIT` values a group. None of the groups may be empty.
    """
    a, b = (np.asarray(group, dtype=np.float64) for group in (first, second))
    ranks = average_ranks(np.concatenate([a, b]))
    total = float(ranks[: len(a)].sum())
    u = total - len(a) * (len(a) + 1) / 2
    if max(len(a), len(b)) > MOST_SPLIT:
        return RankSums(u, _split_normal(ranks, len(a), u), ASYMPTOTIC)
    return RankSums(u, rank_sum_tails(ranks, len(a), total).p("two-sided"), EXACT)


def _split_normal(ranks: Floats, first: int, u: float) -> float:
    """p of Mann and Whitney's U by the normal approximation, corrected for its steps; 1 where all
    values are equal."""
    n, second = float(len(ranks)), float(len(ranks) - first)
    times = np.unique(ranks, return_counts=True)[1].astype(float)
    variance = first * second / 12 * (n + 1 - (times**3 - times).sum() / (n * (n - 1)))
    if variance <= 0:
        return 1.0
    apart = abs(u - first * second / 2) - 0.5
    return min(1.0, 2 * float(normal_above(apart / variance**0.5)))


def kendall_tails(x: Floats, y: Floats) -> Tails:
    """Tails of Kendall's tau over all orders of at most :data:`MOST_ORDERED` values."""
    i, j = np.triu_indices(len(x), k=1)
    first = np.sign(x[i] - x[j])
    orders = _orders(len(y))
    return _over_orders(np.sign(y[orders[:, i]] - y[orders[:, j]]) @ first)


def split_tails(x: Floats, y: Floats) -> Tails:
    """Tails of Kendall's tau where ``y`` has two values: those of the rank sum of the higher one.

    Exact up to :data:`MOST_SPLIT` of each value. The denominator of tau is the same in each order,
    and its numerator, pairs that agree less pairs that do not, is twice the rank sum but for a
    constant.
    """
    higher, of_all = y == y.max(), average_ranks(x)
    return rank_sum_tails(of_all, int(higher.sum()), float(of_all[higher].sum()))


def product_tails(x: Floats, y: Floats) -> Tails:
    """Tails of Pearson's correlation, or Spearman's of ranks, over all orders of a few values."""
    return _over_orders((y - y.mean())[_orders(len(y))] @ (x - x.mean()))


def _over_orders(found: Floats) -> Tails:
    """The first order is the one that was found."""
    slack = _SAME * max(1.0, float(np.abs(found).max()))
    high, low = (found >= found[0] - slack).mean(), (found <= found[0] + slack).mean()
    return Tails(float(high), float(low))


@cache
def _orders(n: int) -> Integers:
    return np.array(list(permutations(range(n))), dtype=np.intp)


def _doubled(ranks: Floats) -> Integers:
    """Twice the ranks: whole numbers, since shared ranks are whole or half."""
    return np.asarray(np.round(2 * ranks), dtype=np.intp)


def _tails(chances: Floats, found: int) -> Tails:
    return Tails(
        min(1.0, float(chances[found:].sum())), min(1.0, float(chances[: found + 1].sum()))
    )

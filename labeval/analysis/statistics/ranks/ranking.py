"""Ranks, and how far two rankings agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.orders import average_ranks, pair_orders
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.ranks.rank_tests import (
    MOST_ORDERED,
    MOST_SPLIT,
    Tails,
    kendall_tails,
    split_tails,
)
from labeval.text.marks import QT_TRANSLATE_NOOP

DIGITS = 9
"""Scores are rounded before they are ranked, so that 4.24 out of two sums is a tie."""

MOST_UNTIED = 300
"""Pairs without ties that the exact test takes: its time grows with their third power, and of more
the normal approximation is as good."""


def ranks(scores: npt.ArrayLike) -> npt.NDArray[np.float64]:
    """(n,) ranks, 1 the highest score; equal ones share the mean of their ranks."""
    return np.asarray(average_ranks(-_rounded(scores)))


def _rounded(scores: npt.ArrayLike) -> npt.NDArray[np.float64]:
    return np.asarray(np.round(np.asarray(scores, dtype=np.float64), DIGITS))


@dataclass(frozen=True, slots=True)
class RankCorrelation:
    """Kendall's tau-b with its test."""

    tau: Estimate
    p: float | None = None
    test: str = ""
    """``exact`` or ``asymptotic``."""

    def two_sided(self, tails: Literal["two-sided", "greater", "less"]) -> float | None:
        """p of both sides, of a test of these."""
        return self.p if self.p is None or tails == "two-sided" else 2 * self.p


def kendall(
    a: npt.ArrayLike,
    b: npt.ArrayLike,
    *,
    alternative: Literal["two-sided", "greater", "less"] = "two-sided",
) -> RankCorrelation:
    """Kendall's tau-b of two score lists of the same things.

    The test is exact without ties, up to :data:`MOST_UNTIED` pairs, with them up to
    :data:`~labeval.analysis.statistics.ranks.rank_tests.MOST_ORDERED`, and where one list has two
    values, neither more than
    :data:`~labeval.analysis.statistics.ranks.rank_tests.MOST_SPLIT` times; else asymptotic.

    Args:
        a: (n,) scores; nan where there is none, which leaves the pair out.
        b: (n,) scores of the same things in the same order.
        alternative: of the test.

    Returns:
        tau with n = pairs used. Undefined below two of them, or where one list is constant.
    """
    x, y = _rounded(a), _rounded(b)
    both = ~(np.isnan(x) | np.isnan(y))
    x, y, n = x[both], y[both], int(both.sum())
    if n < 2:
        reason = QT_TRANSLATE_NOOP("Analysis", "two rankings of {n} things cannot be compared")
        return RankCorrelation(undefined(n, reason, n=n))
    if len(set(x)) == 1 or len(set(y)) == 1:
        reason = QT_TRANSLATE_NOOP("Analysis", "one of the two gives everything the same score")
        return RankCorrelation(undefined(n, reason))
    tied = len(set(x)) < n or len(set(y)) < n
    is_exact = not tied and n <= MOST_UNTIED
    test: Literal["asymptotic", "exact"] = "exact" if is_exact else "asymptotic"
    found = pair_orders(x, y)
    if tied and n <= MOST_ORDERED:
        tails, test = kendall_tails(x, y), "exact"
    elif _is_split(y):
        tails, test = split_tails(x, y), "exact"
    elif _is_split(x):
        tails, test = split_tails(y, x), "exact"
    else:
        tails = Tails(*(found.exact_p() if is_exact else found.normal_p()))
    return RankCorrelation(Estimate(found.tau, n), tails.p(alternative), test)


def _is_split(scores: npt.NDArray[np.float64]) -> bool:
    """True for two values, neither of them too often for an exact test."""
    times = np.unique(scores, return_counts=True)[1]
    return len(times) == 2 and int(times.max()) <= MOST_SPLIT

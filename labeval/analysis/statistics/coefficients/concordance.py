"""Kendall's coefficient of concordance, W: how far several raters put the same texts in one order.

Source: Kendall and Babington Smith, "The problem of m rankings" (1939), with the correction for
ties of Kendall, "Rank correlation methods" (1948). With m raters and k texts W is 12 times the sum
of squared deviations of the rank sums, over m² (k³ − k) less m times the raters' t³ − t for each
tie of t texts. It is 1 for equal orders; raters who agree only by chance have 1/m on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.chances.distributions import chi_squared_above
from labeval.analysis.statistics.chances.orders import average_ranks
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.analysis.statistics.few import UNITS, noted
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

NOT_SHARED = QT_TRANSLATE_NOOP("Analysis", "no set of texts was put in order by two raters")
ALL_TIED = QT_TRANSLATE_NOOP("Analysis", "all raters tied all texts")


@dataclass(frozen=True, slots=True)
class Concordance:
    """W of one set of texts, with Friedman's chi-squared test that the orders are by chance."""

    value: float
    chi_squared: float
    df: int


def kendall_w(values: Floats) -> Concordance | None:
    """W of one set of texts; None where all raters have tied all of them.

    Args:
        values: (raters, texts) what texts are ranked by, in either direction; equal ones are tied.

    Raises:
        ValueError: fewer than two raters or texts.
    """
    m, k = values.shape
    if m < 2 or k < 2:
        raise ValueError("W needs two raters and two texts")
    ranks = average_ranks(values)
    sums = ranks.sum(axis=0)
    spread = float(((sums - sums.mean()) ** 2).sum())
    ties = sum(_tied(row) for row in ranks)
    most = m * m * (k**3 - k) - m * ties
    if most <= 0:
        return None
    w = 12 * spread / most
    return Concordance(w, m * (k - 1) * w, k - 1)


def mean_w(sets: Sequence[Floats], *, samples: int, seed: int) -> tuple[Estimate, int, float]:
    """The mean W of several sets, with the degrees of freedom and p of the test of all.

    The interval is drawn over sets. Under chance the sets' chi-squared values add up.
    """
    shared = [one for one in sets if one.shape[0] > 1]
    if not shared:
        return undefined(0, NOT_SHARED), 0, float("nan")
    found = [w for w in map(kendall_w, shared) if w is not None]
    if not found:
        return undefined(len(shared), ALL_TIED), 0, float("nan")
    values = np.array([w.value for w in found])
    df = sum(w.df for w in found)
    p = float(chi_squared_above(sum(w.chi_squared for w in found), df))
    estimate = Estimate(float(values.mean()), len(found), _interval(values, samples, seed))
    return noted(estimate, UNITS, len(found)), df, p


def _interval(values: Floats, samples: int, seed: int) -> Interval | None:
    if len(values) < 2 or not samples:
        return None
    rng = np.random.default_rng(seed)
    drawn = values[rng.integers(len(values), size=(samples, len(values)))].mean(axis=1)
    low, high = np.quantile(drawn, (0.025, 0.975))
    return Interval(float(low), float(high))


def _tied(ranks: Floats) -> float:
    _, counts = np.unique(ranks, return_counts=True)
    return float((counts**3 - counts).sum())

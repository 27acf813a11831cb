"""Shares of decisions: Wilson's interval, the exact binomial test."""

from __future__ import annotations

from labeval.analysis.estimate import Estimate, Interval, undefined
from labeval.text.marks import QT_TRANSLATE_NOOP


def share(successes: int, n: int, *, confidence: float = 0.95) -> Estimate:
    """A share with Wilson's interval (Wilson, 1927); undefined where n is 0.

    The interval takes decisions as independent of each other; with several by one rater it is
    too narrow.
    """
    from scipy.stats import norm

    if n == 0:
        return undefined(0, QT_TRANSLATE_NOOP("Analysis", "there is no decision to count"))
    z = float(norm.ppf((1 + confidence) / 2))
    p = successes / n
    middle = (p + z**2 / (2 * n)) / (1 + z**2 / n)
    reach = z / (1 + z**2 / n) * (p * (1 - p) / n + z**2 / (4 * n**2)) ** 0.5
    return Estimate(p, n, Interval(max(0.0, middle - reach), min(1.0, middle + reach)))


def better_than_chance(wins: int, losses: int) -> Estimate:
    """p of the exact two-sided binomial test that neither side is preferred; ties do not count.

    n is the decided comparisons.
    """
    from scipy.stats import binomtest

    n = wins + losses
    if n == 0:
        return undefined(0, QT_TRANSLATE_NOOP("Analysis", "no comparison was decided"))
    return Estimate(float(binomtest(wins, n).pvalue), n)

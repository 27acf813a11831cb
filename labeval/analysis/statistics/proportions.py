"""Shares of decisions: Wilson's interval, the exact binomial test."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.distributions import normal_quantile
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.text.marks import QT_TRANSLATE_NOOP

NOTHING_DECIDED = QT_TRANSLATE_NOOP("Analysis", "there is no decision to count")


def share(successes: int, n: int, *, confidence: float = 0.95) -> Estimate:
    """A share with Wilson's interval (Wilson, 1927); undefined where n is 0.

    The interval takes decisions as independent of each other; with several by one rater it is
    too narrow.
    """
    if n == 0:
        return undefined(0, NOTHING_DECIDED)
    low, high = wilson([successes], [n], confidence=confidence)
    return Estimate(successes / n, n, Interval(float(low[0]), float(high[0])))


def wilson(
    successes: npt.ArrayLike,
    n: npt.ArrayLike,
    *,
    confidence: float = 0.95,
    z: npt.NDArray[np.float64] | None = None,
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Both ends of Wilson's interval of many shares; nan where n is 0.

    ``z`` is the reach in standard errors; the normal distribution's where it is left out.
    """
    if z is None:
        z = np.asarray(normal_quantile((1 + confidence) / 2))
    of = np.asarray(n, dtype=np.float64)
    of = np.where(of > 0, of, np.nan)
    p = np.asarray(successes) / of
    middle = (p + z**2 / (2 * of)) / (1 + z**2 / of)
    reach = z / (1 + z**2 / of) * np.sqrt(p * (1 - p) / of + z**2 / (4 * of**2))
    return np.maximum(0.0, middle - reach), np.minimum(1.0, middle + reach)


def better_than_chance(wins: int, losses: int) -> Estimate:
    """p of the exact two-sided binomial test that neither side is preferred; ties do not count.

    n is the decided comparisons.
    """
    from scipy.special import bdtr

    n = wins + losses
    if n == 0:
        return undefined(0, QT_TRANSLATE_NOOP("Analysis", "no comparison was decided"))
    return Estimate(min(1.0, 2 * float(bdtr(min(wins, losses), n, 0.5))), n)

"""The power of the usual tests, and the first n that reaches a wanted one.

Formulas: Cohen, "Statistical Power Analysis for the Behavioral Sciences" (1988), with exact
noncentral distributions in place of his tables.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from labeval.analysis.planning.noncentral import f_above, t_above
from labeval.analysis.statistics.chances.distributions import f_quantile, t_quantile

ALPHA = 0.05
POWER = 0.8
MOST = 100_000
"""Participants or decisions beyond which no n is looked for."""


def paired_t(effect: float, n: int, *, alpha: float = ALPHA) -> float:
    """Power of the two-sided t test of ``n`` differences; the effect is their mean by their SD."""
    return t_power(effect * n**0.5, n - 1, alpha)


def t_power(noncentrality: float, df: float, alpha: float = ALPHA) -> float:
    """Power of a two-sided t test."""
    reach = -float(t_quantile(alpha / 2, df))
    return t_above(reach, df, noncentrality) + t_above(reach, df, -noncentrality)


def repeated_anova(effect: float, compared: int, n: int, *, alpha: float = ALPHA) -> float:
    """Power of the F test of means that ``n`` raters gave to each of ``compared`` things.

    Args:
        effect: f, the SD of the things' means (over their number) by the SD of what is left when
            raters and things are taken out.
        compared: things, 2 or more.
        n: raters who rated all of them.
        alpha: of the test. Sphericity is taken for granted.
    """
    return _f((compared - 1, (n - 1) * (compared - 1)), effect**2 * n * compared, alpha)


def win_rate(rate: float, n: int, *, alpha: float = ALPHA) -> float:
    """Power of the exact two-sided binomial test of ``n`` decided comparisons against one half.

    Args:
        rate: the true share of wins.
        n: decided comparisons, as if each came from another rater.
        alpha: of the test.
    """
    from scipy.stats import binom

    # Wins and losses at most so many: the test's region on either side.
    worst = int(binom.ppf(alpha / 2, n, 0.5))
    while worst >= 0 and 2 * binom.cdf(worst, n, 0.5) > alpha:
        worst -= 1
    if worst < 0:
        return 0.0
    return float(binom.cdf(worst, n, rate) + binom.sf(n - worst - 1, n, rate))


def first_n(power_at: Callable[[int], float], wanted: float = POWER, *, least: int = 2) -> int:
    """The first n from ``least`` with the wanted power; 0 where :data:`MOST` has not.

    Args:
        power_at: n to power, growing but for small steps back, as exact tests have.
        wanted: from 0 to 1.
        least: where the search begins.
    """
    high = least
    while power_at(high) < wanted:
        if high >= MOST:
            return 0
        high = min(MOST, high * 2)
    low = max(least, high // 2)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if power_at(middle) >= wanted else (middle + 1, high)
    # Exact tests may have reached it before, and lost it again.
    steps = range(low - 1, max(least, low - _BACK) - 1, -1)
    return min((n for n in steps if power_at(n) >= wanted), default=low)


_BACK = 40
"""Number of steps before the found n in which an earlier one is looked for."""


def pairs_needed(effect: float, wanted: float = POWER, *, alpha: float = ALPHA) -> int:
    """Raters who rate both of two things, for a mean difference of ``effect`` SDs."""
    return first_n(partial(paired_t, effect, alpha=alpha), wanted)


def comparisons_needed(rate: float, wanted: float = POWER, *, alpha: float = ALPHA) -> int:
    """Decided comparisons that a true win rate of ``rate`` needs; the first number that will do."""
    return first_n(partial(win_rate, rate, alpha=alpha), wanted, least=1)


def _f(df: tuple[int, int], noncentrality: float, alpha: float) -> float:
    return f_above(float(f_quantile(1 - alpha, *df)), df, noncentrality)

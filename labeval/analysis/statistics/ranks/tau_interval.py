"""Intervals of Kendall's tau-b between two scores of the same things.

The standard error is a jackknife's, which holds with ties, on Fisher's scale, with Student's t. The
usual formula without ties (Fieller, Hartley and Pearson, 1957) holds the truth in 87 to 92 % of
tables of ratings only. Things are taken as independent.

Of few things in nearly the same order it is too wide, since tau changes much with each: it can hold
0 where the test excludes that. What the test excludes is then left out: the interval ends at 0. Of
unrelated scores this loses no more than the test finds on that side, half of 5 %.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.estimate import Interval
from labeval.analysis.statistics.ranks.ranking import DIGITS
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

FEWEST = 8
"""Things from which an interval can be given."""
_MOST = 500
"""Things that a standard error is computed from; that of more follows from as many of them."""
_CONFIDENCE = 0.95

FEW = QT_TRANSLATE_NOOP("Analysis", "no interval: it takes {least} things or more")
ALL_ALIKE = QT_TRANSLATE_NOOP("Analysis", "no interval: the order is the same throughout")
ENDS_AT_0 = QT_TRANSLATE_NOOP(
    "Analysis",
    "the interval ends at 0, which the test excludes: it comes of leaving out one thing at a time, "
    "and is too wide where few things have nearly the same order",
)
ONE_DECIDES = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: without one of them all others have the same score"
)


@dataclass(frozen=True, slots=True)
class TauInterval:
    """An interval of tau, and what limits it; else the reason why there is none."""

    interval: Interval | None = None
    reason: str = ""

    @property
    def ends(self) -> tuple[float | None, float | None]:
        """Lower and upper end."""
        return (self.interval.low, self.interval.high) if self.interval else (None, None)


def tau_interval(
    a: npt.ArrayLike, b: npt.ArrayLike, tau: float | None, p: float | None
) -> TauInterval:
    """The interval of a tau-b.

    Args:
        a: (n,) scores; nan where there is none, which leaves the pair out.
        b: (n,) scores of the same things in the same order.
        tau: as :func:`~labeval.analysis.statistics.ranks.ranking.kendall` gives it; None has no
            interval and no reason, since it has one of its own.
        p: two-sided, of the test that the scores are unrelated; None where there is none.
    """
    if tau is None:
        return TauInterval()
    x, y = (np.asarray(side, dtype=np.float64).round(DIGITS) for side in (a, b))
    both = ~(np.isnan(x) | np.isnan(y))
    x, y, n = x[both], y[both], int(both.sum())
    if n < FEWEST:
        return TauInterval(reason=FEW.format(least=FEWEST))
    if abs(tau) > 1 - 10.0**-DIGITS:
        return TauInterval(reason=ALL_ALIKE)
    some = np.linspace(0, n - 1, min(n, _MOST)).astype(np.intp)
    spread = _spread(x[some], y[some]) * (len(some) / n) ** 0.5
    if np.isnan(spread):
        return TauInterval(reason=ONE_DECIDES)
    reach = -float(t_quantile((1 - _CONFIDENCE) / 2, n - 1)) * spread / (1 - tau**2)
    middle = np.arctanh(tau)
    low, high = float(np.tanh(middle - reach)), float(np.tanh(middle + reach))
    if p is not None and p < 1 - _CONFIDENCE and low < 0 < high:
        low, high = (0.0, high) if tau > 0 else (low, 0.0)
        return TauInterval(Interval(low, high), ENDS_AT_0)
    return TauInterval(Interval(low, high))


def _spread(x: Floats, y: Floats) -> float:
    """The jackknife's standard error; nan where tau is undefined without one of the things."""
    order_x, order_y = (np.sign(side[:, None] - side) for side in (x, y))
    alike = (order_x * order_y).sum(axis=1)
    apart_x, apart_y = (np.abs(order).sum(axis=1) for order in (order_x, order_y))
    # A pair is in the sums twice, and without one thing both of its halves are gone.
    of_x, of_y = (apart.sum() - 2 * apart for apart in (apart_x, apart_y))
    if min(of_x.min(), of_y.min()) <= 0:
        return float("nan")
    without = (alike.sum() - 2 * alike) / np.sqrt(of_x * of_y)
    n = len(x)
    return float(((n - 1) / n * ((without - without.mean()) ** 2).sum()) ** 0.5)

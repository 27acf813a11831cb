"""The six intraclass correlations of Shrout and Fleiss (1979), with F test and interval.

Formulas for the intervals: Shrout and Fleiss (1979); those of the two-way random model follow
McGraw and Wong (1996). Of the one-way model with unequal numbers of ratings, k is the mean number
that the expected mean squares have (Donner, 1986), and the interval an approximation.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.distributions import f_above, f_quantile
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.analysis.statistics.numbering import distinct
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

TOO_FEW = QT_TRANSLATE_NOOP(
    "Analysis", "{targets} targets were rated by all {raters} raters; it takes two of each"
)
TOO_FEW_TWICE = QT_TRANSLATE_NOOP(
    "Analysis",
    "{n} ratings of {targets} targets; it takes two targets, and one that was rated twice",
)
CONSTANT = QT_TRANSLATE_NOOP("Analysis", "all ratings are {value}: there is no variation")
NO_DENOMINATOR = QT_TRANSLATE_NOOP(
    "Analysis",
    "undefined: raters differ so much more than targets that the variances in its formula cancel "
    "out",
)
NO_ENDS = QT_TRANSLATE_NOOP(
    "Analysis",
    "no interval: raters differ so much more than targets that its formula does not hold",
)
ALIKE = QT_TRANSLATE_NOOP(
    "Analysis", "undefined: all targets have the same mean, and raters differ by a constant only"
)
PERFECT = QT_TRANSLATE_NOOP(
    "Analysis", "no interval and no test: raters agree without any error that they could rest on"
)
UNEQUAL = QT_TRANSLATE_NOOP(
    "Analysis",
    "targets have {least} to {most} ratings, and k is {k}; the interval is an approximation",
)
_NOISE = 1e-12
"""Share of all variation below which a mean square is what rounding left of zero."""


@dataclass(frozen=True, slots=True)
class Mean:
    """Mean squares of a two-way table of n targets and k raters."""

    n: int
    k: int
    between: float
    raters: float
    error: float


@dataclass(frozen=True, slots=True)
class Correlation:
    """One intraclass correlation: ``ICC(model,1)`` or ``ICC(model,k)``."""

    name: str
    estimate: Estimate
    f: float | None = None
    df: tuple[int, int] | None = None
    p: float | None = None
    dropped: int = 0
    """Targets left out: those without a rating, and of the two-way models those that not every
    rater has rated."""


NAMES = ("ICC(1,1)", "ICC(2,1)", "ICC(3,1)", "ICC(1,k)", "ICC(2,k)", "ICC(3,k)")
TWO_WAY = ("ICC(2,1)", "ICC(3,1)", "ICC(2,k)", "ICC(3,k)")


@dataclass(frozen=True, slots=True)
class Correlations:
    """All six."""

    all: tuple[Correlation, ...]

    def __getitem__(self, name: str) -> Correlation:
        """The correlation of this name, such as ``ICC(2,1)``."""
        return next(c for c in self.all if c.name == name)


def intraclass_correlations(table: npt.ArrayLike, *, confidence: float = 0.95) -> Correlations:
    """All six intraclass correlations of a table of ratings.

    Args:
        table: (targets, raters) ratings; nan where one is missing. The two-way models take the
            targets that every rater has rated, the one-way model all ratings, whoever gave them.
        confidence: of the intervals.

    Returns:
        The correlations, n = targets used; each a value or a reason why there is none.
    """
    ratings = np.asarray(table, dtype=np.float64)
    target, rater = np.nonzero(~np.isnan(ratings))
    found = {c.name: c for c in one_way(target, ratings[target, rater], confidence=confidence)}
    left_out = len(ratings) - len(distinct(target))
    found = {name: replace(c, dropped=left_out) for name, c in found.items()}
    found |= {c.name: c for c in _two_way(ratings, confidence)}
    return Correlations(tuple(found[name] for name in NAMES))


def one_way(
    target: Integers, value: Floats, *, confidence: float = 0.95
) -> tuple[Correlation, Correlation]:
    """ICC(1,1) and ICC(1,k) of ratings in long form; raters may differ from target to target.

    Args:
        target: (ratings,) the number of what was rated.
        value: (ratings,) its rating.
        confidence: of the intervals.
    """
    _, place, times = np.unique(target, return_inverse=True, return_counts=True)
    n, size = len(times), len(value)
    if n < 2 or size == n:
        few = undefined(n, TOO_FEW_TWICE, n=size, targets=n)
        return Correlation("ICC(1,1)", few), Correlation("ICC(1,k)", few)
    if np.ptp(value) == 0:
        alike = undefined(n, CONSTANT, value=float(value[0]))
        return Correlation("ICC(1,1)", alike), Correlation("ICC(1,k)", alike)
    means = np.bincount(place, weights=value) / times
    between = float((times * (means - value.mean()) ** 2).sum()) / (n - 1)
    within = float(((value - means[place]) ** 2).sum()) / (size - n)
    between, within = _without_noise(between, within)
    k = float(size - (times.astype(np.float64) ** 2).sum() / size) / (n - 1)
    single = _with_f("ICC(1,1)", between, within, k, n, (n - 1, size - n), confidence)
    both = single, _of_the_mean(single, k)
    least, most = int(times.min()), int(times.max())
    if least == most:
        return both
    values = {"least": least, "most": most, "k": f"{k:.2f}"}
    first, second = (_noted(one, UNEQUAL, values) for one in both)
    return first, second


def _noted(one: Correlation, note: str, values: dict[str, object]) -> Correlation:
    """With a note, where there is no reason yet."""
    if one.estimate.reason:
        return one
    return replace(one, estimate=replace(one.estimate, reason=note, values=values))


def _two_way(ratings: Floats, confidence: float) -> tuple[Correlation, ...]:
    complete = ratings[~np.isnan(ratings).any(axis=1)]
    dropped = len(ratings) - len(complete)
    n, k = complete.shape
    if n < 2 or k < 2:
        none = undefined(n, TOO_FEW, targets=n, raters=k)
        return tuple(Correlation(name, none, dropped=dropped) for name in TWO_WAY)
    if np.ptp(complete) == 0:
        none = undefined(n, CONSTANT, value=float(complete[0, 0]))
        return tuple(Correlation(name, none, dropped=dropped) for name in TWO_WAY)
    m = _mean_squares(complete)
    df = (n - 1, (n - 1) * (k - 1))
    singles = (
        _two_way_random(m, confidence),
        _with_f("ICC(3,1)", m.between, m.error, k, n, df, confidence),
    )
    found = (*singles, *(_of_the_mean(single, k) for single in singles))
    return tuple(replace(c, dropped=dropped) for c in found)


def _without_noise(*squares: float) -> tuple[float, ...]:
    """Mean squares; those that only rounding keeps from zero are zero."""
    return tuple(square if square > _NOISE * sum(squares) else 0.0 for square in squares)


def _mean_squares(table: Floats) -> Mean:
    n, k = table.shape
    grand = table.mean()
    rows, columns = table.mean(axis=1), table.mean(axis=0)
    between = k * ((rows - grand) ** 2).sum() / (n - 1)
    raters = n * ((columns - grand) ** 2).sum() / (k - 1)
    left = table - rows[:, None] - columns[None, :] + grand
    error = (left**2).sum() / ((n - 1) * (k - 1))
    return Mean(n, k, *_without_noise(float(between), float(raters), float(error)))


def _two_way_random(m: Mean, confidence: float) -> Correlation:
    n, k, name = m.n, m.k, "ICC(2,1)"
    whole = m.between + (k - 1) * m.error + k * (m.raters - m.error) / n
    if whole <= _NOISE * (m.between + m.error + m.raters):
        return Correlation(name, undefined(n, NO_DENOMINATOR))
    value = (m.between - m.error) / whole
    df = (n - 1, (n - 1) * (k - 1))
    f = m.between / m.error if m.error else None
    p = None if f is None else float(f_above(f, *df))
    if not m.raters and not m.error:
        return Correlation(name, Estimate(value, n, None, PERFECT))
    # McGraw and Wong (1996), Table 7, case 2A: degrees of freedom after Satterthwaite.
    # Their a and b, both times n (1 - value), which falls out of the fraction.
    a, b = k * value, n * (1 - value) + k * value * (n - 1)
    parts = (a * m.raters) ** 2 / (k - 1) + (b * m.error) ** 2 / ((n - 1) * (k - 1))
    interval = None
    if parts > 0:
        v = (a * m.raters + b * m.error) ** 2 / parts
        interval = _random_ends(m, v, value, confidence)
    reason = "" if interval else NO_ENDS
    return Correlation(name, Estimate(value, n, interval, reason), f, df, p)


def _random_ends(m: Mean, v: float, value: float, confidence: float) -> Interval | None:
    n, k, upper_tail = m.n, m.k, (1 + confidence) / 2
    low_f = float(f_quantile(upper_tail, n - 1, v)) if v > 0 else np.nan
    high_f = float(f_quantile(upper_tail, v, n - 1)) if v > 0 else np.nan
    rest = k * m.raters + (k * n - k - n) * m.error
    below, above = low_f * rest + n * m.between, rest + n * high_f * m.between
    if not (below > 0 and above > 0 and np.isfinite(below) and np.isfinite(above)):
        return None
    low = n * (m.between - low_f * m.error) / below
    high = n * (high_f * m.between - m.error) / above
    return Interval(low, high) if low <= value <= high else None


def _with_f(
    name: str,
    between: float,
    within: float,
    k: float,
    n: int,
    df: tuple[int, int],
    confidence: float,
) -> Correlation:
    """A correlation whose interval follows from its F ratio alone."""
    if not between and not within:
        return Correlation(name, undefined(n, ALIKE))
    value = (between - within) / (between + (k - 1) * within)
    if not within:
        return Correlation(name, Estimate(value, n, None, PERFECT))
    f = between / within
    upper_tail = (1 + confidence) / 2
    low = f / float(f_quantile(upper_tail, *df))
    high = f * float(f_quantile(upper_tail, df[1], df[0]))
    interval = Interval(_from_f(low, k), _from_f(high, k)) if f else None
    p = float(f_above(f, *df))
    return Correlation(name, Estimate(value, n, interval, "" if f else NO_ENDS), f, df, p)


def _from_f(f: float, k: float) -> float:
    return (f - 1) / (f + k - 1)


def _of_the_mean(single: Correlation, k: float) -> Correlation:
    """The correlation of the mean of k raters, by Spearman and Brown's formula."""
    e, name = single.estimate, single.name.replace(",1)", ",k)")
    if e.value is None:
        return replace(single, name=name)
    if 1 + (k - 1) * e.value <= _NOISE:
        return replace(single, name=name, estimate=undefined(e.n, NO_DENOMINATOR))
    interval, reason = None, e.reason or NO_ENDS
    if e.interval and 1 + (k - 1) * e.interval.low > _NOISE:
        ends = (e.interval.low, e.interval.high)
        interval, reason = Interval(*(_stepped_up(end, k) for end in ends)), e.reason
    estimate = Estimate(_stepped_up(e.value, k), e.n, interval, reason, e.values)
    return replace(single, name=name, estimate=estimate)


def _stepped_up(value: float, k: float) -> float:
    return k * value / (1 + (k - 1) * value)

"""The six intraclass correlations of Shrout and Fleiss (1979), with F test and interval.

Formulas for the intervals: Shrout and Fleiss (1979); those of the two-way random model follow
McGraw and Wong (1996).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.agreement.ratings import Floats
from labeval.analysis.estimate import Estimate, Interval, undefined
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Mean:
    """Mean squares of a two-way table of n targets and k raters."""

    n: int
    k: int
    between: float
    within: float
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


NAMES = ("ICC(1,1)", "ICC(2,1)", "ICC(3,1)", "ICC(1,k)", "ICC(2,k)", "ICC(3,k)")


@dataclass(frozen=True, slots=True)
class Correlations:
    """All six, and what was left out for them."""

    all: tuple[Correlation, ...]
    dropped: int
    """Targets that not every rater has rated."""

    def __getitem__(self, name: str) -> Correlation:
        """The correlation of this name, such as ``ICC(2,1)``."""
        return next(c for c in self.all if c.name == name)


def intraclass_correlations(table: npt.ArrayLike, *, confidence: float = 0.95) -> Correlations:
    """All six intraclass correlations of a table of ratings.

    Args:
        table: (targets, raters) ratings; nan where one is missing. Targets with a missing rating
            are left out, and counted in the result.
        confidence: of the intervals.

    Returns:
        The correlations, n = targets used; each undefined where there are fewer than two complete
        targets or raters, or where the ratings do not vary.
    """
    ratings = np.asarray(table, dtype=np.float64)
    complete = ratings[~np.isnan(ratings).any(axis=1)]
    dropped = len(ratings) - len(complete)
    n, k = complete.shape
    if n < 2 or k < 2:
        reason = QT_TRANSLATE_NOOP(
            "Analysis", "{targets} targets were rated by all {raters} raters; it takes two of each"
        )
        none = undefined(n, reason, targets=n, raters=k)
        return Correlations(tuple(Correlation(name, none) for name in NAMES), dropped)
    if np.ptp(complete) == 0:
        reason = QT_TRANSLATE_NOOP("Analysis", "all ratings are {value}: there is no variation")
        none = undefined(n, reason, value=float(complete[0, 0]))
        return Correlations(tuple(Correlation(name, none) for name in NAMES), dropped)
    squares = _mean_squares(complete)
    models = (_one_way, _two_way_random, _two_way_mixed)
    singles = [model(squares, confidence) for model in models]
    averages = [_of_the_mean(single, k) for single in singles]
    return Correlations((*singles, *averages), dropped)


def published_correlation(
    value: float, f: float, targets: int, raters: int, *, confidence: float = 0.95
) -> Correlation:
    """ICC(2,1) with its test and interval, from what is usually published of it.

    Args:
        value: the correlation.
        f: the F ratio of targets and error.
        targets: how many were rated.
        raters: by how many each.
        confidence: of the interval.

    Raises:
        ValueError: no ratings have these figures.
    """
    if not (0 < value < 1 and f > 1 and targets > 1 and raters > 1):
        raise ValueError("an ICC between 0 and 1 with an F ratio above 1, of two or more each")
    # With the error's mean square as the unit, that of the targets is F, and that of the raters
    # follows from the definition.
    between, error = f, 1.0
    rest = (between - error) / value - between - (raters - 1) * error
    squares = Mean(targets, raters, between, np.nan, targets * rest / raters + error, error)
    if squares.raters < 0:
        raise ValueError(f"no ratings of {targets} by {raters} have an ICC of {value} with F = {f}")
    return _two_way_random(squares, confidence)


def _mean_squares(table: Floats) -> Mean:
    n, k = table.shape
    grand = table.mean()
    rows, columns = table.mean(axis=1), table.mean(axis=0)
    between = k * ((rows - grand) ** 2).sum() / (n - 1)
    within = ((table - rows[:, None]) ** 2).sum() / (n * (k - 1))
    raters = n * ((columns - grand) ** 2).sum() / (k - 1)
    left = table - rows[:, None] - columns[None, :] + grand
    error = (left**2).sum() / ((n - 1) * (k - 1))
    return Mean(n, k, float(between), float(within), float(raters), float(error))


def _one_way(m: Mean, confidence: float) -> Correlation:
    f = _ratio(m.between, m.within)
    df = (m.n - 1, m.n * (m.k - 1))
    value = (m.between - m.within) / (m.between + (m.k - 1) * m.within)
    return _with_f("ICC(1,1)", value, f, df, m, confidence)


def _two_way_mixed(m: Mean, confidence: float) -> Correlation:
    f = _ratio(m.between, m.error)
    df = (m.n - 1, (m.n - 1) * (m.k - 1))
    value = (m.between - m.error) / (m.between + (m.k - 1) * m.error)
    return _with_f("ICC(3,1)", value, f, df, m, confidence)


def _two_way_random(m: Mean, confidence: float) -> Correlation:
    from scipy.stats import f as f_distribution

    n, k = m.n, m.k
    value = (m.between - m.error) / (m.between + (k - 1) * m.error + k * (m.raters - m.error) / n)
    f = _ratio(m.between, m.error)
    df = (n - 1, (n - 1) * (k - 1))
    p = float(f_distribution.sf(f, *df))
    # McGraw and Wong (1996), Table 7, case 2A: degrees of freedom after Satterthwaite.
    # Their a and b, both times n (1 - value), which falls out of the fraction.
    a, b = k * value, n * (1 - value) + k * value * (n - 1)
    if a * m.raters + b * m.error == 0:
        return Correlation("ICC(2,1)", Estimate(value, n, Interval(1.0, 1.0)), f, df, p)
    v = (a * m.raters + b * m.error) ** 2 / (
        (a * m.raters) ** 2 / (k - 1) + (b * m.error) ** 2 / ((n - 1) * (k - 1))
    )
    upper_tail = (1 + confidence) / 2
    low_f = float(f_distribution.ppf(upper_tail, n - 1, v))
    high_f = float(f_distribution.ppf(upper_tail, v, n - 1))
    rest = k * m.raters + (k * n - k - n) * m.error
    low = n * (m.between - low_f * m.error) / (low_f * rest + n * m.between)
    high = n * (high_f * m.between - m.error) / (rest + n * high_f * m.between)
    return Correlation("ICC(2,1)", Estimate(value, n, Interval(low, high)), f, df, p)


def _with_f(
    name: str, value: float, f: float, df: tuple[int, int], m: Mean, confidence: float
) -> Correlation:
    """A correlation whose interval follows from its F ratio alone."""
    from scipy.stats import f as f_distribution

    upper_tail = (1 + confidence) / 2
    low = f / float(f_distribution.ppf(upper_tail, *df))
    high = f * float(f_distribution.ppf(upper_tail, df[1], df[0]))
    interval = Interval(_from_f(low, m.k), _from_f(high, m.k))
    p = float(f_distribution.sf(f, *df))
    return Correlation(name, Estimate(value, m.n, interval), f, df, p)


def _from_f(f: float, k: int) -> float:
    return 1.0 if np.isinf(f) else (f - 1) / (f + k - 1)


def _of_the_mean(single: Correlation, k: int) -> Correlation:
    """The correlation of the mean of k raters, by Spearman and Brown's formula."""
    e = single.estimate
    assert e.value is not None
    interval = e.interval and Interval(
        _stepped_up(e.interval.low, k), _stepped_up(e.interval.high, k)
    )
    name = single.name.replace(",1)", ",k)")
    estimate = Estimate(_stepped_up(e.value, k), e.n, interval)
    return Correlation(name, estimate, single.f, single.df, single.p)


def _stepped_up(value: float, k: int) -> float:
    return k * value / (1 + (k - 1) * value)


def _ratio(above: float, below: float) -> float:
    return above / below if below > 0 else float("inf")

"""Intraclass correlations of two-way tables in which ratings are missing, by a model.

rating ~ 1 + (1 | target) + (1 | rater) by restricted maximum likelihood uses every rating, where
mean squares need targets that all raters have rated; in complete tables the two are equal unless a
variance is zero. ``ICC(A,1)`` is of absolute agreement, var(target) / (var(target) + var(rater) +
residual), ``ICC(C,1)`` of consistency, without the raters; both are McGraw and Wong's names (1996).
``k`` of the means is the harmonic mean of the targets' numbers of ratings.

Intervals are of log(1 + k ICC / (1 - ICC)), which has nearly the same spread whatever the
correlation (Fisher's transformation), by the curvature of the likelihood, with Student's t.
"""

from __future__ import annotations

import numpy as np

from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.coefficients.icc import CONSTANT, TOO_FEW_TWICE, Correlation
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.analysis.statistics.mixed_model import MixedModel, NoFit, apart, mixed_model
from labeval.analysis.statistics.numbering import numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

NAMES = ("ICC(A,1)", "ICC(C,1)", "ICC(A,k)", "ICC(C,k)")
NOT_CROSSED = QT_TRANSLATE_NOOP(
    "Analysis", "raters and targets cannot be separated: too few have rated several targets"
)
NONE_OF_TARGETS = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: the variance between targets is estimated as zero"
)
TOO_LARGE = QT_TRANSLATE_NOOP(
    "Analysis", "{targets} targets by {raters} raters are too many for a model"
)
BY_MODEL = QT_TRANSLATE_NOOP(
    "Analysis", "by a model of all {n} ratings; means are of {k} ratings each"
)
_MOST = 20_000_000
"""The smaller number of targets and raters squared, times the larger."""
_TARGET, _RATER = "target", "rater"


def modelled(
    target: Integers, rater: Integers, value: Floats, *, confidence: float = 0.95
) -> tuple[Correlation, ...]:
    """Agreement and consistency of single ratings and of means, n = targets.

    Args:
        target: (ratings,) numbers of what was rated.
        rater: (ratings,) numbers of who rated it, once each.
        value: (ratings,) the ratings.
        confidence: of the intervals.
    """
    (targets, place), (raters, by) = numbered(target), numbered(rater)
    times = np.bincount(place)
    n = len(targets)
    if n < 2 or len(value) == n:
        return _all(undefined(n, TOO_FEW_TWICE, n=len(value), targets=n))
    if np.ptp(value) == 0:
        return _all(undefined(n, CONSTANT, value=float(value[0])))
    few, many = sorted((n, len(raters)))
    if few**2 * many > _MOST:
        return _all(undefined(n, TOO_LARGE, targets=n, raters=len(raters)))
    parts = {_TARGET: place, _RATER: by}
    if set(apart(parts)) != set(parts):
        return _all(undefined(n, NOT_CROSSED))
    try:
        fit = mixed_model(value, np.zeros(len(value), dtype=np.intp), parts)
    except (NoFit, np.linalg.LinAlgError):
        return _all(undefined(n, NOT_CROSSED))
    k = n / float((1 / times).sum())
    single = [
        _single(fit, n, k, len(value), raters_too, confidence) for raters_too in (True, False)
    ]
    means = [_of_means(one, k) for one in single]
    return tuple(Correlation(name, one) for name, one in zip(NAMES, (*single, *means), strict=True))


def _all(none: Estimate) -> tuple[Correlation, ...]:
    return tuple(Correlation(name, none) for name in NAMES)


def _single(
    fit: MixedModel, n: int, k: float, ratings: int, raters_too: bool, confidence: float
) -> Estimate:
    target = fit.variance[_TARGET]
    noise = fit.residual + (fit.variance[_RATER] if raters_too else 0.0)
    value = target / (target + noise)
    if not target:
        return Estimate(value, n, None, NONE_OF_TARGETS)

    def log_ratio(shares: dict[str, float]) -> float:
        of_noise = 1 + (shares[_RATER] if raters_too else 0.0)
        return float(np.log1p(k * shares[_TARGET] / of_noise))

    middle, spread = fit.uncertain(lambda shares: log_ratio(dict(shares)))
    reach = -float(t_quantile((1 - confidence) / 2, n - 1)) * max(spread, 0.0) ** 0.5
    # Past this a correlation is 1 to the last digit, and its power is too large for a number.
    most = float(np.log(np.finfo(float).max)) - 1
    powers = [float(np.expm1(min(end, most))) for end in (middle - reach, middle + reach)]
    # With hardly more than one rating a target, the scale would go on far below any correlation.
    ends = [max(power / (power + k), -1.0) for power in powers]
    return Estimate(value, n, Interval(*ends), BY_MODEL, {"n": ratings, "k": f"{k:.2f}"})


def _of_means(single: Estimate, k: float) -> Estimate:
    """By Spearman and Brown's formula; of one there is always a value."""
    assert single.value is not None
    ends = None
    if single.interval and 1 + (k - 1) * single.interval.low > 0:
        ends = Interval(_up(single.interval.low, k), _up(single.interval.high, k))
    return Estimate(_up(single.value, k), single.n, ends, single.reason, single.values)


def _up(value: float, k: float) -> float:
    return k * value / (1 + (k - 1) * value)

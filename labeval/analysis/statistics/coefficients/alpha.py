"""Krippendorff's alpha: agreement of any number of raters, with any ratings missing.

Source: Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.coefficients.alpha_draws import Over, alphas_of_raters
from labeval.analysis.statistics.draws import times_drawn
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.analysis.statistics.numbering import distinct, numbered
from labeval.analysis.statistics.ratings import Counted, Floats, counted
from labeval.text.marks import QT_TRANSLATE_NOOP

Level = Literal["nominal", "ordinal", "interval", "ratio"]
"""The level of measurement, which says how far two values lie apart."""

_SAMPLES_AT_ONCE = 200
"""Of the bootstrap; bounds its memory."""
_TOGETHER = 5
"""So many units to each kind of equal ratings are drawn as counts of the kinds, which takes less
time than to draw each unit."""
_FEWEST_RATERS = 3
TWO_RATERS = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: of two raters every draw has both of them, or nobody to compare with"
)
_FEW_VALUES = 12
"""Values of which all samples are worked on together; more would take too much memory."""


def krippendorff_alpha(
    units: npt.ArrayLike,
    values: npt.ArrayLike,
    level: Level,
    *,
    order: Sequence[Any] | None = None,
    raters: npt.ArrayLike | None = None,
    over: Over = "units",
    samples: int = 0,
    confidence: float = 0.95,
    seed: int = 0,
) -> Estimate:
    """Krippendorff's alpha of ratings in long form, one row per rating.

    Args:
        units: (ratings,) what was rated.
        values: (ratings,) the value it got; numbers for the levels interval and ratio.
        level: the level of measurement.
        order: all values, the lowest first, where they have no order of their own.
        raters: (ratings,) numbers of who gave it, one rating a rater and unit; for intervals over
            raters.
        over: drawn anew for the interval.
        samples: bootstrap samples for the interval; 0 makes none.
        confidence: of the interval.
        seed: of the bootstrap.

    Returns:
        Alpha with n = the units that two raters or more have rated. Undefined where there is
        none, or where all their ratings are equal.

    Raises:
        ValueError: a value is not in ``order``, or is not a number where one is needed.
    """
    table = counted(units, values, order)
    if over == "units" or raters is None:
        return alpha_of(table, level, samples, seed, confidence)
    plain = alpha_of(table, level)
    if plain.value is None or not samples:
        return plain
    table = table.pairable
    rated = _numbers(units, values, table.values)
    kept = rated[1] >= 0
    pairable = distinct(np.asarray(raters)[kept & np.isin(rated[0], _paired(rated[0]))])
    if len(pairable) < _FEWEST_RATERS:
        return Estimate(plain.value, plain.n, None, TWO_RATERS)
    drawn = alphas_of_raters(
        _in_order(rated[0][kept]),
        _in_order(np.asarray(raters)[kept]),
        rated[1][kept],
        lambda totals: _distances(table, totals, level),
        over=over,
        samples=samples,
        seed=seed,
    )
    return Estimate(plain.value, plain.n, _middle(drawn, confidence))


def alpha_of(
    ratings: Counted, level: Level, samples: int = 0, seed: int = 0, confidence: float = 0.95
) -> Estimate:
    """As :func:`krippendorff_alpha`, of ratings that are counted already."""
    table = ratings.pairable
    n_units = len(table.counts)
    if n_units == 0:
        return undefined(
            0, QT_TRANSLATE_NOOP("Analysis", "no unit was rated by two raters or more")
        )
    if len(table.values) == 1:
        return undefined(
            n_units,
            QT_TRANSLATE_NOOP(
                "Analysis", "all ratings are {value}: without variation there is nothing to explain"
            ),
            value=table.values[0],
        )
    weights = np.ones((1, n_units))
    value = float(_alphas(table, weights, level)[0])
    if not samples:
        return Estimate(value, n_units)
    return Estimate(value, n_units, _bootstrap(table, level, samples, confidence, seed))


def _numbers(
    units: npt.ArrayLike, values: npt.ArrayLike, known: Sequence[Any]
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """(ratings,) numbers of units and of values; a value that no pair has is -1."""
    place = {value: n for n, value in enumerate(known)}
    found = [place.get(value, -1) for value in np.asarray(values).tolist()]
    return _in_order(np.asarray(units)), np.asarray(found, dtype=np.intp)


def _paired(unit: npt.NDArray[np.intp]) -> npt.NDArray[np.intp]:
    """The units with two ratings or more."""
    return np.flatnonzero(np.bincount(unit) > 1)


def _in_order(codes: npt.NDArray[Any]) -> npt.NDArray[np.intp]:
    return numbered(codes)[1]


def _bootstrap(
    table: Counted, level: Level, samples: int, confidence: float, seed: int
) -> Interval | None:
    """Percentiles over samples of units drawn with replacement."""
    rng = np.random.default_rng(seed)
    n_units = len(table.counts)
    alike, times = np.unique(table.counts, axis=0, return_counts=True)
    if together := len(alike) * _TOGETHER < n_units:
        table = Counted(alike, table.values)
    found = []
    for start in range(0, samples, _SAMPLES_AT_ONCE):
        number = min(_SAMPLES_AT_ONCE, samples - start)
        drawn: npt.NDArray[Any] = (
            rng.multinomial(n_units, times / n_units, size=number)
            if together
            else times_drawn(rng, n_units, number)
        )
        found.append(_alphas(table, drawn.astype(np.float64), level))
    return _middle(np.concatenate(found), confidence)


def _middle(alphas: Floats, confidence: float) -> Interval | None:
    """The percentiles of samples."""
    alphas = alphas[~np.isnan(alphas)]  # a sample in which all ratings are equal has none
    if not alphas.size:
        return None
    low, high = np.quantile(alphas, [(1 - confidence) / 2, (1 + confidence) / 2])
    return Interval(float(low), float(high))


def _alphas(table: Counted, weights: npt.NDArray[Any], level: Level) -> Floats:
    """(samples,) alphas, where each sample takes units so often as its row of weights says."""
    counts = table.counts
    raters = counts.sum(axis=1, keepdims=True)
    scaled = counts / (raters - 1)
    totals = weights @ counts  # (samples, values)
    n = totals.sum(axis=1)
    fixed = None if level == "ordinal" else _distances(table, totals[0], level)
    if fixed is not None:
        # Each unit's disagreement is a number, so a sample of units is a product.
        disagreement = np.einsum("uc,ck,uk->u", scaled, fixed, counts, optimize=True)
        observed = weights @ disagreement
        expected = np.einsum("sc,ck,sk->s", totals, fixed, totals, optimize=True)
    elif len(table.values) <= _FEW_VALUES:
        apart = _ordinal(totals)
        size = len(table.values)
        together = np.einsum("uc,uk->uck", scaled, counts).reshape(-1, size * size)
        observed = ((weights @ together) * apart.reshape(-1, size * size)).sum(axis=1)
        expected = np.einsum("sc,sck,sk->s", totals, apart, totals, optimize=True)
    else:
        observed, expected = np.empty(len(totals)), np.empty(len(totals))
        for sample, row in enumerate(weights):
            apart = _distances(table, totals[sample], level)
            together = counts.T @ (scaled * row[:, None])
            observed[sample] = (together * apart).sum()
            expected[sample] = totals[sample] @ apart @ totals[sample]
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.asarray(1 - (n - 1) * observed / expected)


def _ordinal(totals: Floats) -> Floats:
    """(samples, values, values) squared distances of values that are in an order."""
    # Ranks counted at the middle of each value's share: the sum between two values, with half of
    # each of the two, is their distance.
    middle = np.cumsum(totals, axis=1) - totals / 2
    return np.asarray((middle[:, :, None] - middle[:, None, :]) ** 2)


def _distances(table: Counted, totals: Floats, level: Level) -> Floats:
    """(values, values) squared distances of the values; equations of section 4 of the source."""
    size = len(table.values)
    if level == "nominal":
        return 1 - np.eye(size)
    if level == "ordinal":
        return np.asarray(_ordinal(totals[None, :])[0])
    numbers = np.asarray(table.values, dtype=np.float64)
    apart = numbers[:, None] - numbers[None, :]
    if level == "interval":
        return np.asarray(apart**2)
    sums = numbers[:, None] + numbers[None, :]
    return np.asarray(np.divide(apart, sums, out=np.zeros_like(apart), where=sums != 0) ** 2)

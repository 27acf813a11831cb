"""Krippendorff's alpha of samples in which raters are drawn anew, alone or crossed with units.

A rater who was drawn twice is two raters of the same answers. Paired with each other the two would
always agree, so that alpha of such samples would be too high: copies of one rater are no pairs. A
unit's pairs are then m² - Σw² of its m ratings, where w is how often each of its raters was drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np

from labeval.analysis.statistics.draws import Times, times_drawn
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers

Over = Literal["units", "raters", "both"]
"""Drawn anew for an interval."""


def alphas_of_raters(
    unit: Integers,
    rater: Integers,
    value: Integers,
    distances: Callable[[Floats], Floats],
    *,
    over: Over,
    samples: int,
    seed: int,
) -> Floats:
    """(samples,) alphas; nan where a sample has no pair or no variation.

    Args:
        unit: (ratings,) numbers from 0; one rating a rater and unit.
        rater: (ratings,) numbers from 0.
        value: (ratings,) numbers from 0.
        distances: (values,) totals of a sample to (values, values) squared distances.
        over: ``raters`` or ``both``.
        samples: how many.
        seed: of the drawing.
    """
    rng = np.random.default_rng(seed)
    units, raters, values = (int(codes.max()) + 1 for codes in (unit, rater, value))
    drawn = times_drawn(rng, raters, samples)
    found = np.full(samples, np.nan)
    for n, times in enumerate(drawn):
        (each,) = times_drawn(rng, units, 1) if over == "both" else np.ones((1, units), np.uint16)
        found[n] = _alpha(times[rater].astype(float), unit, value, each, values, distances)
    return found


def _alpha(
    weight: Floats,
    unit: Integers,
    value: Integers,
    times: Times,
    values: int,
    distances: Callable[[Floats], Floats],
) -> float:
    """Alpha of ratings that count so often, in units that do."""
    units = len(times)
    size = np.bincount(unit, weight, units)
    partners = size - np.divide(
        np.bincount(unit, weight**2, units), size, out=np.zeros(units), where=size > 0
    )
    kept = (partners > 0) & (times > 0)
    if not kept.any():
        return np.nan
    counts = np.bincount(joint(unit, values, value), weight, units * values).reshape(units, values)
    counts, often = counts[kept], times[kept].astype(np.float64)
    totals: Floats = np.asarray(often @ counts, dtype=np.float64)
    apart = distances(totals)
    n = float(totals.sum())
    within = np.einsum("uc,ck,uk->u", counts, apart, counts, optimize=True) / partners[kept]
    expected = float(totals @ apart @ totals)
    return 1 - (n - 1) * float(often @ within) / expected if expected > 0 else np.nan

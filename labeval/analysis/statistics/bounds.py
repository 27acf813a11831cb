"""Intervals inside the range of a mean, and intervals where raters do not differ.

A mean of points between two ends is a share of the way from one to the other. Off the ends, its
interval is carried over to log odds by the slope there (the delta method), so that it never leaves
them. A count is its share times the number of judgments, and so is its interval.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.proportions import wilson
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

Bounds = tuple[float, float]
"""The least and the most that a point can be."""

AS_INDEPENDENT = "judgments as independent"
"""Kinds of intervals that no drawing can give."""
ALIKE_WILSON = QT_TRANSLATE_NOOP(
    "Analysis",
    "raters did not differ, so nothing can be drawn: Wilson’s interval, which takes judgments as "
    "independent",
)
ALIKE_SHARE = QT_TRANSLATE_NOOP(
    "Analysis",
    "all answers are alike, so nothing varies: Wilson’s interval, in which each rater counts as "
    "one answer, or each question where these are more",
)
ALIKE = QT_TRANSLATE_NOOP("Analysis", "no interval: raters did not differ")
_NO_WIDTH = 1e-9


def within(ends: tuple[Floats, Floats], mean: Floats, bounds: Bounds) -> tuple[Floats, Floats]:
    """(ids,) both ends of the intervals of means, strictly inside ``bounds``.

    Means at a bound keep their ends: draws of them have no spread, see :func:`without_spread`.
    """
    least, most = bounds
    share = (mean - least) / (most - least)
    inner = (share > 0) & (share < 1)
    safe = np.where(inner, share, 0.5)
    slope = (most - least) * safe * (1 - safe)
    found = []
    for end in ends:
        odds = np.log(safe / (1 - safe)) + (end - mean) / slope
        # Beyond 30 the share is 1 to the last digit; more would overflow.
        carried = least + (most - least) / (1 + np.exp(-np.clip(odds, -30, 30)))
        found.append(np.where(inner, carried, np.clip(end, least, most)))
    return found[0], found[1]


def without_spread(ends: tuple[Floats, Floats]) -> npt.NDArray[np.bool_]:
    """(ids,) where an interval is there but has no width."""
    return np.asarray(ends[1] - ends[0] < _NO_WIDTH)


def wilson_between(
    mean: Floats, n: Floats, bounds: Bounds, confidence: float
) -> tuple[Floats, Floats]:
    """(ids,) Wilson's interval of means of ``n`` points between two ends.

    Of points that are not all at an end it is too wide rather than too narrow: nothing between two
    ends varies more than a yes or no of the same mean.
    """
    least, most = bounds
    low, high = wilson((mean - least) / (most - least) * n, n, confidence=confidence)
    return least + (most - least) * low, least + (most - least) * high


def bounded(
    ends: tuple[Floats, Floats],
    mean: Floats,
    n: Floats,
    points: Floats,
    bounds: Bounds | None,
    confidence: float,
) -> tuple[Floats, Floats, npt.NDArray[np.bool_]]:
    """Ends inside what points can be; without a spread Wilson's, or none where that is unknown.

    Args:
        ends: (ids,) as they were drawn.
        mean: (ids,) of the points.
        n: (ids,) how many points.
        points: (points,) of all ids, whose range bounds the ends where ``bounds`` does not.
        bounds: of a point; None or infinite where they are not known.
        confidence: of the interval.

    Returns:
        (ids,) lower and upper ends, and where nothing varied.
    """
    alike = without_spread(ends)
    if bounds is None or not np.isfinite(bounds).all():
        if len(points):
            ends = np.maximum(ends[0], points.min()), np.minimum(ends[1], points.max())
        low, high = (np.where(alike, np.nan, end) for end in ends)
        return low, high, alike
    wilsons = wilson_between(mean, n, bounds, confidence) if alike.any() else ends
    carried = within(ends, mean, bounds)
    low, high = (np.where(alike, w, end) for w, end in zip(wilsons, carried, strict=True))
    return low, high, alike

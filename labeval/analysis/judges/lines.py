"""Straight lines through ratings that hang together by rater and by question."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.chances.distributions import t_above, t_quantile
from labeval.analysis.statistics.clusters.sandwich import clustered_reach, clusters_of
from labeval.analysis.statistics.differences import FEWEST_QUESTIONS
from labeval.analysis.statistics.estimate import Interval
from labeval.analysis.statistics.ratings import Floats, Integers

_CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Line:
    """Slope and height of a line by least squares.

    A judge errs by text, however many people rated it: with fewer than five questions there is no
    interval and no test.
    """

    slope: float
    slope_ends: Interval | None
    p: float | None
    """For a slope of zero."""
    height: float
    """At zero."""
    height_ends: Interval | None


def line(y: Floats, x: Floats, rater: Integers, question: Integers) -> Line | None:
    """The line of y on x, with sandwich variances over raters and questions; None where x does
    not vary.

    Args:
        y: (n,) values.
        x: (n,) values.
        rater: (n,) numbers.
        question: (n,) numbers.
    """
    from scipy.sparse import csr_array

    if len(y) < 3 or not np.ptp(x):
        return None
    design = np.column_stack([np.ones(len(x)), x])
    bread = np.linalg.inv(design.T @ design)
    height, slope = (bread @ design.T @ y).tolist()
    left = y - height - slope * x
    clusters = clusters_of(rater, question, resample="both", apart=False)
    few = len(np.unique(question)) < FEWEST_QUESTIONS
    if few or clusters is None:
        return Line(slope, None, None, height, None)
    reach = clustered_reach(csr_array(design * left[:, None]), bread, clusters, _CONFIDENCE)
    fewest = min(len(np.unique(kind)) for kind in clusters.kinds)
    level, freedom = (1 + _CONFIDENCE) / 2, max(fewest - 2, 1)  # A line takes two.
    spreads = reach / t_quantile(level, fewest - 1)
    reach = spreads * t_quantile(level, freedom)
    spread = float(spreads[1])
    p = 2 * float(t_above(abs(slope) / spread, freedom)) if spread > 0 else None
    ends = [Interval(v - r, v + r) for v, r in zip((height, slope), reach.tolist(), strict=True)]
    return Line(slope, ends[1], p, height, ends[0])

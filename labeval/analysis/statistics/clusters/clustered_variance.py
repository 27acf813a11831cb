"""Corrections of percentile intervals: small numbers, and noise that crossed draws count thrice.

Percentiles of a bootstrap are too narrow where few are drawn: their spread is that of a variance
divided by n, and of a normal and not a t distribution (Hesterberg, 2015, "What Teachers Should Know
About the Bootstrap"). Draws of raters and questions that are crossed are too wide, since what is
neither the rater's nor the question's is drawn by both (Owen, 2007). Both are mended by stretching
the interval from the score, so that its variance is that of two-way clustering (Cameron, Gelbach
and Miller, 2011): of raters, plus of questions, less of single judgments.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.chances.distributions import normal_quantile, t_quantile
from labeval.analysis.statistics.numbering import joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers


@dataclass(frozen=True, slots=True)
class Clustered:
    """The judgments of a level, and what they hang together by."""

    id: Integers
    """(judgments,) whose score they count for."""
    value: Floats
    """(judgments,) or the sum of several that are together in all clusters."""
    rater: Integers
    question: Integers
    ids: int
    times: Floats | None = None
    """(judgments,) how many each is; None for one."""

    @property
    def n(self) -> Floats:
        """(ids,) judgments."""
        return np.bincount(self.id, weights=self.times, minlength=self.ids).astype(np.float64)


def variances(data: Clustered, *, raters: bool, questions: bool) -> tuple[Floats, Floats]:
    """(ids,) variances of means by the clusters named, and (ids,) their fewest clusters.

    With both, the variance is never less than that of one of them alone.
    """
    influence = _influence(data)
    parts, fewest = [], np.full(data.ids, np.inf)
    for wanted, cluster in ((raters, data.rater), (questions, data.question)):
        if wanted:
            found, n = _by_cluster(data, influence, cluster)
            parts.append(found)
            fewest = np.minimum(fewest, n)
    if len(parts) == 1:
        return parts[0], fewest
    cell = joint(data.rater, int(data.question.max(initial=0)) + 1, data.question)
    alone, _ = _by_cluster(data, influence, cell)
    return np.maximum(parts[0] + parts[1] - alone, np.maximum(*parts)), fewest


def uneven_freedom(data: Clustered, *, raters: bool, questions: bool) -> Floats:
    """(ids,) degrees of freedom of the variances, by how unevenly clusters add to them.

    A variance of G sums whose kurtosis is k is as exact as one of normal numbers with
    2 G / (k - (G - 3) / (G - 1)) degrees of freedom, which are G - 1 where they are normal. Where
    few clusters have all that is rare, there are fewer.
    """
    influence, least = _influence(data), np.full(data.ids, np.inf)
    for wanted, cluster in ((raters, data.rater), (questions, data.question)):
        if not wanted:
            continue
        sums, of_id, n = _of_clusters(data, influence, cluster)
        squares, fourths = (
            np.bincount(of_id, weights=sums**power, minlength=data.ids) for power in (2, 4)
        )
        several = (n > 1) & (squares > 0)
        kurtosis = np.divide(n * fourths, squares**2, out=np.full(data.ids, 3.0), where=several)
        most = np.maximum(n - 1, 1)
        found = 2 * n / (kurtosis - (n - 3) / most)
        least = np.minimum(least, np.minimum(found, n - 1))
    return least


def _influence(data: Clustered) -> Floats:
    """(judgments,) how far each moves the mean of its id."""
    n = data.n
    sums = np.bincount(data.id, weights=data.value, minlength=data.ids)
    expected = np.divide(sums, n, out=np.zeros(data.ids), where=n > 0)[data.id]
    if data.times is not None:
        expected *= data.times
    return np.asarray((data.value - expected) / n[data.id])


def _by_cluster(data: Clustered, influence: Floats, cluster: Integers) -> tuple[Floats, Floats]:
    """Variance from sums of whole clusters, and how many clusters each id has."""
    sums, of_id, n = _of_clusters(data, influence, cluster)
    squares = np.bincount(of_id, weights=sums**2, minlength=data.ids)
    small = np.divide(n, n - 1, out=np.ones_like(n), where=n > 1)
    return np.asarray(squares * small, dtype=np.float64), n


def _of_clusters(
    data: Clustered, influence: Floats, cluster: Integers
) -> tuple[Floats, Integers, Floats]:
    """(clusters,) sums of whole clusters and their ids, and (ids,) how many each id has."""
    key, where = numbered(joint(cluster, data.ids, data.id))
    of_id = key % data.ids
    n = np.bincount(of_id, minlength=data.ids).astype(np.float64)
    return np.asarray(np.bincount(where, weights=influence), dtype=np.float64), of_id, n


def widened(
    ends: tuple[Floats, Floats],
    value: Floats,
    drawn: Floats,
    wanted: Floats,
    clusters: Floats,
    confidence: float,
) -> tuple[Floats, Floats]:
    """Both ends stretched from the value, so that their spread fits the variance that is wanted.

    Args:
        ends: of the percentiles.
        value: (ids,) the scores.
        drawn: (samples, ids) the scores of samples.
        wanted: (ids,) variance.
        clusters: (ids,) how many were drawn from; one alone gives no variance.
        confidence: of the interval.
    """
    level = (1 + confidence) / 2
    spread = _spread(drawn)
    enough = (clusters > 1) & (spread > 0)
    factor = np.ones(len(value))
    factor[enough] = np.sqrt(wanted[enough] / spread[enough])
    factor[enough] *= t_quantile(level, clusters[enough] - 1) / normal_quantile(level)
    low = value + (ends[0] - value) * factor
    high = value + (ends[1] - value) * factor
    alone = clusters < 2
    return np.where(alone, np.nan, low), np.where(alone, np.nan, high)


def _spread(drawn: Floats) -> Floats:
    """(ids,) variance over the samples that have a value; 0 where none has."""
    plain = np.asarray(drawn.var(axis=0))
    holes = np.isnan(plain)
    if holes.any():
        values = drawn[:, holes]
        missing = np.isnan(values)
        n = np.maximum(len(values) - missing.sum(axis=0), 1)
        values[missing] = 0.0
        values -= values.sum(axis=0) / n
        values[missing] = 0.0
        values *= values
        plain[holes] = values.sum(axis=0) / n
    return plain

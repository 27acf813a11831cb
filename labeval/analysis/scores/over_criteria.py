"""Scores over several criteria where some were judged more often by one than by another.

A score over several criteria is the mean of the means of each of them, so that nobody is better
for having been judged by what gets high points. Where all were judged equally often by each, that
is the plain mean of all points.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.points.points import CodedPoints, Mask
from labeval.analysis.statistics.numbering import joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

LACKING = QT_TRANSLATE_NOOP("Analysis", "no judgments by {criteria}, which others have")


@dataclass(frozen=True, slots=True)
class Uneven:
    """Number of judgments at one level, where criteria were not judged equally often."""

    judged: Integers
    """(ids, criteria) number of judgments; criteria that nobody of the level has are left out."""
    criteria: tuple[str, ...]
    code: Integers
    """(codes,) the place of each criterion of the points among these; -1 for none."""

    @property
    def is_lacking(self) -> Mask:
        """(ids,) True for those that were judged, but not by every criterion."""
        has = self.judged > 0
        return np.asarray(has.any(axis=1) & ~has.all(axis=1), dtype=np.bool_)

    def lacks(self, id: int) -> str:
        """The sentence that names the criteria that one lacks."""
        missing = [c for c, n in zip(self.criteria, self.judged[id], strict=True) if not n]
        return LACKING.format(criteria=", ".join(missing))

    def weights(self, points: CodedPoints, member: Integers) -> Floats:
        """(points,) such that all criteria weigh the same; those of an id come to 1.

        Args:
            points: those that count.
            member: (points,) the id that each counts for.
        """
        weight = 1.0 / self.judged[member, self.code[points.criterion]]
        return np.asarray(weight / np.bincount(member, weights=weight)[member])

    def evened(self, points: CodedPoints, member: Integers, *, are_all: bool) -> Floats:
        """(points,) values whose plain mean is the weighted one, and that move it as far.

        Means and variances of plain points hold for them: each is the score plus what the point
        adds to it (its influence, as of a linearised ratio), times the number of points.

        Args:
            points: those that count.
            member: (points,) the id that each counts for.
            are_all: whether they are all that were judged. Then the weight of a criterion is
                fixed, and a point is compared with the others by its criterion.
        """
        ids, width = len(self.judged), len(self.criteria)
        weight = self.weights(points, member)
        mean = np.bincount(member, weights=weight * points.value, minlength=ids)
        centre = mean[member]
        if are_all:
            cell = joint(member, width, self.code[points.criterion])
            sums = np.bincount(cell, weights=points.value, minlength=ids * width)
            centre = np.asarray(sums[cell] / self.judged.ravel()[cell])
        n = np.bincount(member, minlength=ids)
        return np.asarray(mean[member] + n[member] * weight * (points.value - centre))

    def fewest(self, points: CodedPoints, member: Integers, cluster: Integers) -> Floats:
        """(ids,) number of clusters of the criterion that has the fewest."""
        ids, width = self.judged.shape
        cell = joint(member, width, self.code[points.criterion])
        pairs, _ = numbered(joint(cluster, ids * width, cell))
        n = np.bincount(pairs % (ids * width), minlength=ids * width).reshape(ids, width)
        return np.asarray(n.min(axis=1), dtype=np.float64)


def counts_by_criterion(points: CodedPoints, member: Integers, ids: int) -> Integers:
    """(ids, codes) number of judgments; -1 for a member is nobody."""
    codes = len(points.criteria)
    known = member >= 0
    cell = joint(member[known], codes, points.criterion[known])
    return np.bincount(cell, minlength=ids * codes).reshape(ids, codes)


def uneven(points: CodedPoints, counts: Integers) -> Uneven | None:
    """The counts of a level; None where each was judged equally often by all criteria.

    Args:
        points: of several criteria.
        counts: as :func:`counts_by_criterion` makes them.
    """
    used = np.flatnonzero(counts.any(axis=0))
    judged = counts[:, used]
    if not len(used) or bool((judged == judged[:, :1]).all()):
        return None
    code = np.full(counts.shape[1], -1)
    code[used] = np.arange(len(used))
    return Uneven(judged, tuple(points.criteria[n] for n in used.tolist()), code)


def weighted_medians(value: Floats, weight: Floats, member: Integers, ids: int) -> Floats:
    """(ids,) the value in the middle of the weights; between two, the mean of both."""
    order = np.lexsort((value, member))
    value, weight, member = value[order], weight[order], member[order]
    found = np.full(ids, np.nan)
    here = np.unique(member)
    ends = np.searchsorted(member, here, side="right")
    for id, start, stop in zip(here, np.concatenate([[0], ends[:-1]]), ends, strict=True):
        reached = np.cumsum(weight[start:stop])
        half = reached[-1] / 2
        near = 1e-9 * reached[-1]
        low = start + int(np.searchsorted(reached, half - near))
        high = start + int(np.searchsorted(reached, half + near))
        found[id] = (value[low] + value[high]) / 2
    return found

"""The best division of some texts into two groups, and whether there is more than one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.coding.corpus.likeness import Numbers, Vectors
from labeval.coding.corpus.one_peak import one_peak

LEAST_SEGMENTS = 8
"""Fewer segments of a code are not divided."""
SMALLEST_GROUP = 3
_ROUNDS = 50
_LEAST_COSINE = 0.2
"""With the middle of all texts, for the plane: one further off goes no further out."""


@dataclass(frozen=True, slots=True)
class TwoGroups:
    """The best division of some texts into two."""

    second: npt.NDArray[np.bool_]
    """(texts,): True for those of the second, smaller group."""
    separation: float
    """Mean silhouette: 0 for no division at all, 1 for two groups of equal texts."""
    p: float
    """Share of as many evenly spread texts that are as much around two peaks."""
    typical: Numbers
    """(texts,): cosine of each with the middle of its group."""


def two_groups(texts: Vectors) -> TwoGroups | None:
    """The best division of texts in two, and how often one group is around two peaks as much.

    The two groups come of k-means that begins on the two sides of the first principal axis; p is
    that of the dip test along this axis. None for fewer than :data:`LEAST_SEGMENTS` texts, or where
    a group has fewer than :data:`SMALLEST_GROUP`.
    """
    if len(texts) < LEAST_SEGMENTS:
        return None
    given = texts.astype(np.float64)
    second = _divided(given)
    if min(second.sum(), (~second).sum()) < SMALLEST_GROUP:
        return None
    if second.sum() * 2 > len(second):
        second = ~second
    typical = np.empty(len(given))
    for group in (second, ~second):
        typical[group] = given[group] @ _middle(given[group])
    return TwoGroups(second, _silhouette(given, second), one_peak(_along(_flat(given))), typical)


def _flat(texts: Numbers) -> Numbers:
    """Texts on the plane that touches the sphere at their middle.

    On the sphere whatever is far from the middle is closer together, so that one even spread would
    look like two groups at its ends.
    """
    cosines = texts @ _middle(texts)
    return np.asarray(texts / np.maximum(cosines, _LEAST_COSINE)[:, None])


def _along(texts: Numbers) -> Numbers:
    """(texts,) places along the first principal axis."""
    apart = texts - texts.mean(axis=0)
    axes, sizes, _ = np.linalg.svd(apart @ apart.T, hermitian=True)
    return np.asarray(axes[:, 0] * np.sqrt(sizes[0]))


def _divided(texts: Numbers) -> npt.NDArray[np.bool_]:
    """True for texts of the second of two groups, by k-means on the sphere."""
    second = np.asarray(_along(texts) > 0)
    for _ in range(_ROUNDS):
        if not second.any() or second.all():
            break
        nearer = np.asarray(texts @ _middle(texts[second]) > texts @ _middle(texts[~second]))
        if (nearer == second).all():
            break
        second = nearer
    return second


def _middle(texts: Numbers) -> Numbers:
    mean = texts.mean(axis=0)
    length = float(np.linalg.norm(mean))
    return np.asarray(mean / length if length else mean)


def _silhouette(texts: Numbers, second: npt.NDArray[np.bool_]) -> float:
    """Mean silhouette (Rousseeuw 1987) of two groups by the cosine distance; 0 without two."""
    if min(second.sum(), (~second).sum()) < 2:
        return 0.0
    distance = 1 - texts @ texts.T
    np.fill_diagonal(distance, 0)
    to_second, to_first = distance[:, second].sum(axis=1), distance[:, ~second].sum(axis=1)
    in_second, in_first = int(second.sum()), int((~second).sum())
    within = np.where(second, to_second / (in_second - 1), to_first / (in_first - 1))
    between = np.where(second, to_first / in_first, to_second / in_second)
    most = np.maximum(within, between)
    gaps = np.divide(between - within, most, out=np.zeros_like(most), where=most > 0)
    return float(gaps.mean())

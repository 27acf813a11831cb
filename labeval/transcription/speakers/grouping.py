"""Vectors of voices in groups, one for each person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    Floats = npt.NDArray[np.float32]

MOST_PEOPLE = 6
_MOST_COMPARED = 2000
"""Vectors, evenly over the recording, that are compared with each other."""
_FEWEST = 5
"""A smaller group is a noise and no person: 2 s of speech."""
_SPLITS = 40
"""Groups of any size at most among which those of people are looked for."""
NEIGHBOURS = 0.2
"""Share of all vectors that count as the nearest ones of each; chosen by docs/benchmarks.md."""
_FEWEST_NEIGHBOURS = 3
_MOST_NUMBERED = 600
"""Vectors, evenly over the recording, by which the number of people is estimated."""


def groupings(vectors: Floats, count: int) -> list[Floats]:
    """Mean vectors of groups, the largest first, in each way in which people may be found.

    Args:
        vectors: (windows, size), each of length one.
        count: how many groups; 0 where that is to be estimated. Fewer come back where there are
            fewer vectors.

    Returns:
        Of each way (groups, size), each of length one; all have as many groups.
    """
    from scipy.cluster.hierarchy import linkage

    if not len(vectors):
        return [np.zeros((0, vectors.shape[1]), np.float32)]
    count = count or estimated_people(vectors)
    some = _evenly(vectors, _MOST_COMPARED)
    if len(some) == 1 or count == 1:
        return [_means(some, np.ones(len(some), dtype=int), 1)]
    # Average linkage finds people who say little, and now and then takes a noise for somebody and
    # two who sound alike for one; Ward's distinguishes these.
    trees = linkage(some, "average", metric="cosine"), linkage(some, "ward")
    found = [_cut(some, tree, count) for tree in trees]
    most = max(map(len, found))
    return [means for means in found if len(means) == most]


def _cut(some: Floats, tree: npt.NDArray[np.float64], count: int) -> Floats:
    """Mean vectors of the groups of a tree, cut where so many of them are no noises."""
    from scipy.cluster.hierarchy import fcluster

    found = _means(some, np.ones(len(some), dtype=int), 1)
    for split in range(2, min(_SPLITS, len(some)) + 1):
        groups = _means(some, fcluster(tree, split, "maxclust"), count)
        if len(groups) > len(found):
            found = groups
        if len(found) == count:
            break
    return found


def estimated_people(vectors: Floats, neighbours: float = NEIGHBOURS) -> int:
    """Number of people, from 1 to :data:`MOST_PEOPLE`, by the largest gap between the least
    eigenvalues of a graph (von Luxburg, 2007), in which each vector is joined to its nearest ones.

    Args:
        vectors: (windows, size), each of length one.
        neighbours: share of all vectors that each is joined to.
    """
    from scipy.linalg import eigh

    some = _evenly(vectors, _MOST_NUMBERED)
    if len(some) < 2 * _FEWEST_NEIGHBOURS:
        return 1
    nearest = max(_FEWEST_NEIGHBOURS, int(len(some) * neighbours))
    order = np.argsort(-(some @ some.T), axis=1, kind="stable")[:, :nearest]
    joined = np.zeros((len(some), len(some)))
    np.put_along_axis(joined, order, 1.0, axis=1)
    joined = (joined + joined.T) / 2
    np.fill_diagonal(joined, 0.0)
    laplacian = np.diag(joined.sum(axis=1)) - joined
    last = min(MOST_PEOPLE, len(some) - 1)
    values = eigh(laplacian, eigvals_only=True, subset_by_index=(0, last))
    return int(np.diff(values).argmax()) + 1


def _evenly(vectors: Floats, most: int) -> Floats:
    """At most so many of the vectors, evenly over all."""
    return vectors[:: max(1, -(-len(vectors) // most))]


def _means(vectors: Floats, labels: npt.NDArray[np.integer[Any]], most: int) -> Floats:
    """Means of the largest groups, without those that are too small."""
    sizes = np.bincount(labels)
    fewest = min(_FEWEST, max(1, len(vectors) // 4))
    if sizes.max() < fewest:
        return np.zeros((0, vectors.shape[1]), np.float32)
    large = [n for n in np.argsort(-sizes, kind="stable") if sizes[n] >= fewest][:most]
    means = np.stack([vectors[labels == n].mean(axis=0) for n in large])
    return np.asarray(means / np.linalg.norm(means, axis=1, keepdims=True), dtype=np.float32)

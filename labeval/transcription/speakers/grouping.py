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
ALIKE = 0.86
"""Similarity of two mean voices from which they are taken to be one person's."""


def grouped(vectors: Floats, count: int, *, alike: float = ALIKE) -> Floats:
    """Mean vectors of groups, the largest first.

    Args:
        vectors: (windows, size), each of length one.
        count: how many groups; 0 where that is to be estimated. Fewer come back where there are
            fewer vectors.
        alike: similarity of two groups from which an estimate takes them to be one person's.

    Returns:
        (groups, size), each of length one.
    """
    from scipy.cluster.hierarchy import fcluster, linkage

    if not len(vectors):
        return np.zeros((0, vectors.shape[1]), np.float32)
    some = vectors[:: max(1, -(-len(vectors) // _MOST_COMPARED))]
    if len(some) == 1 or count == 1:
        return _means(some, np.ones(len(some), dtype=int), 1)
    tree = linkage(some, "average", metric="cosine")
    wanted = count or MOST_PEOPLE
    found = _means(some, np.ones(len(some), dtype=int), 1)
    for split in range(2, min(_SPLITS, len(some)) + 1):
        groups = _means(some, fcluster(tree, split, "maxclust"), wanted)
        if not count and _too_alike(groups, alike):
            continue
        if len(groups) > len(found):
            found = groups
        if len(found) == wanted:
            break
    return found


def _means(vectors: Floats, labels: npt.NDArray[np.integer[Any]], most: int) -> Floats:
    """Means of the largest groups, without those that are too small."""
    sizes = np.bincount(labels)
    fewest = min(_FEWEST, max(1, len(vectors) // 4))
    if sizes.max() < fewest:
        return np.zeros((0, vectors.shape[1]), np.float32)
    large = [n for n in np.argsort(-sizes, kind="stable") if sizes[n] >= fewest][:most]
    means = np.stack([vectors[labels == n].mean(axis=0) for n in large])
    return np.asarray(means / np.linalg.norm(means, axis=1, keepdims=True), dtype=np.float32)


def _too_alike(means: Floats, limit: float) -> bool:
    likeness = means @ means.T - 2 * np.eye(len(means))
    return len(means) > 1 and bool(likeness.max() >= limit)

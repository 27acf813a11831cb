"""An order of rows in which those that are alike are next to each other.

Average linkage (Sokal and Michener, 1958) of the rows' distances, with the leaves turned so that
neighbours are as near as the tree allows (Bar-Joseph, Gifford and Jaakkola, 2001). Jaccard's
distance looks at what occurs at all; the cosine at how often, whatever the rows' totals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

import numpy as np

Distance = Literal["jaccard", "cosine"]
DISTANCES: tuple[Distance, ...] = get_args(Distance)
_TURNED = 400
"""Leaves of larger trees are not turned, which takes the third power of their number."""


def clustered_order(rows: Sequence[Sequence[float]], distance: Distance) -> list[int]:
    """The places of the rows in their new order; rows without anything come last, as they were.

    Args:
        rows: all of one length.
    """
    if not rows:
        return []
    table = np.asarray(rows, dtype=float)
    filled = np.flatnonzero((table > 0).any(axis=1))
    empty = [n for n in range(len(rows)) if n not in set(filled.tolist())]
    if len(filled) < 3:
        return [*map(int, filled), *empty]
    from scipy.cluster.hierarchy import leaves_list, linkage
    from scipy.spatial.distance import pdist

    here = table[filled]
    if distance == "jaccard":
        apart = pdist(here > 0, "jaccard")
    else:
        apart = np.maximum(0.0, pdist(here, "cosine"))
    tree = linkage(apart, "average", optimal_ordering=len(filled) <= _TURNED)
    return [*(int(filled[n]) for n in leaves_list(tree)), *empty]

"""Existence of a maximum of Davidson's likelihood, for many sets of comparisons at once.

The likelihood has no maximum where some direction of the parameters, other than moving all scores
alike, lowers the chance of no outcome that was observed. With a tie parameter that stays as it is,
that is so where not all reach each other by wins and ties (Ford, 1957). With one that grows, each
winner must lead by at least 1 and those who tied must be at most 1 apart: differences that can be
met unless some circle, along wins from winner to loser and along ties either way, has more wins
than ties. So a maximum exists exactly where all reach each other and, if anybody tied, there is
such a circle.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from labeval.analysis.pairwise.contests import Floats

Mask = npt.NDArray[np.bool_]

_MOST_SQUARED = 64
"""Compared up to which squaring all sets at once is quicker than a search of each."""


def has_maximum(wins: Floats, ties: Floats) -> Mask:
    """(sets,) whether something was decided and finite scores are the most likely ones.

    Args:
        wins: (sets, n, n) how often row won against column.
        ties: (sets, n, n) symmetric. Who has no comparison in a set is no part of it.
    """
    won, tied = wins > 0, ties > 0
    there: Mask = np.asarray((won | won.transpose(0, 2, 1) | tied).any(axis=2))
    apart = there[:, :, None] & there[:, None, :] & ~np.eye(wins.shape[1], dtype=bool)
    found: Mask = np.asarray(won.any(axis=(1, 2)))
    found &= (_linked(won | tied) | ~apart).all(axis=(1, 2))
    doubtful = np.flatnonzero(found & tied.any(axis=(1, 2)))
    # A circle of wins alone is the usual case, and quicker to see than any circle.
    doubtful = doubtful[~_linked(won[doubtful]).any(axis=(1, 2))]
    found[doubtful] = ~one_way(won[doubtful], tied[doubtful])[1]
    return found


def one_way(won: Mask, tied: Mask) -> tuple[Floats, Mask]:
    """Scores in which each winner leads by 1 or more and ties are 1 apart at most, if there are.

    Args:
        won: (sets, n, n) whether row won against column.
        tied: (sets, n, n) symmetric.

    Returns:
        (sets, n) such scores, and (sets,) whether they exist.
    """
    sets, n, _ = won.shape
    lead = np.where(won, -1.0, np.where(tied, 1.0, np.inf))
    scores = np.zeros((sets, n))
    moving = np.ones(sets, dtype=bool)
    for _ in range(n):
        here = np.flatnonzero(moving)
        if not len(here):
            break
        lowered = np.minimum(scores[here], (scores[here][:, :, None] + lead[here]).min(axis=1))
        moving[here] = (lowered < scores[here]).any(axis=1)
        scores[here] = lowered
    return scores, ~moving


def _linked(edges: Mask) -> Mask:
    """(sets, n, n) whether there is a way from each to each other one and back."""
    n = edges.shape[1]
    if n > _MOST_SQUARED:
        return np.array([_linked_by_search(of_set) for of_set in edges]).reshape(edges.shape)
    reach = edges.astype(np.float32)
    for _ in range(max(1, int(np.ceil(np.log2(max(2, n)))))):
        reach = np.minimum(reach + reach @ reach, 1.0)
    return np.asarray((reach > 0) & (reach.transpose(0, 2, 1) > 0) & ~np.eye(n, dtype=bool))


def _linked_by_search(edges: Mask) -> Mask:
    from scipy.sparse.csgraph import connected_components

    _, member = connected_components(edges, connection="strong")
    return np.asarray((member[:, None] == member) & ~np.eye(len(member), dtype=bool))

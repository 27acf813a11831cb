"""Davidson's scores of many small sets of comparisons at once: questions, or bootstrap samples.

The model is that of :mod:`labeval.analysis.pairwise.davidson`; all sets have the same size and are
solved together by Newton's method.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.pairwise.contests import Floats
from labeval.analysis.pairwise.maximum import has_maximum

_STEPS = 300
_CLOSE_ENOUGH = 1e-9
_LONGEST_STEP = 1.5
"""In log odds; keeps Newton's first steps from overshooting."""


@dataclass(frozen=True, slots=True)
class BatchedScores:
    """Scores of each set, summing to zero over those that were compared in it."""

    scores: Floats
    """(sets, n); nan in a set without scores, and for texts that were not compared in it."""
    nu: Floats
    """(sets,) how likely ties are between equals; 0 where there were none."""
    joined: npt.NDArray[np.bool_]
    """(sets,) whether the likelihood has a maximum that could be found, and so scores exist."""


def batched_strengths(wins: Floats, ties: Floats) -> BatchedScores:
    """Davidson's scores of each set.

    Args:
        wins: (sets, n, n) how often row won against column.
        ties: (sets, n, n) symmetric.
    """
    sets, n, _ = wins.shape
    there = (wins + wins.transpose(0, 2, 1) + ties).sum(axis=2) > 0
    joined = has_maximum(wins, ties)
    scores = np.full((sets, n), np.nan)
    nu = np.full(sets, np.nan)
    try:
        fitted = most_likely(wins[joined], ties[joined])
        scores[joined], nu[joined] = fitted.scores, np.exp(fitted.tie)
    except np.linalg.LinAlgError:
        for at in np.flatnonzero(joined):
            joined[at] = _fit_alone(
                wins[at : at + 1], ties[at : at + 1], scores[at], nu[at : at + 1]
            )
    scores[~there] = np.nan
    return BatchedScores(scores, nu, joined)


def _fit_alone(wins: Floats, ties: Floats, scores: Floats, nu: Floats) -> bool:
    """Fit one set into these places; whether that could be done."""
    try:
        fitted = most_likely(wins, ties)
    except np.linalg.LinAlgError:
        return False
    scores[:], nu[:] = fitted.scores[0], np.exp(fitted.tie)
    return True


@dataclass(frozen=True, slots=True)
class Fitted:
    """The maximum of each set's likelihood."""

    scores: Floats
    """(sets, n), 0 for who was not compared."""
    tie: Floats
    """(sets,) logarithms of nu, -inf where there was no tie."""
    information: Floats
    """(sets, n + 1, n + 1) of scores and tie; 1 is added between all who were compared, since equal
    steps of all change nothing, and the tie is 1 where there was none."""


def most_likely(wins: Floats, ties: Floats) -> Fitted:
    """Newton's method on sets of which each has a maximum.

    Raises:
        LinAlgError: the maximum is too far off to be found.
    """
    sets, n, _ = wins.shape
    played = wins + wins.transpose(0, 2, 1) + ties
    there = played.sum(axis=2) > 0
    scores = np.zeros((sets, n))
    total_ties = ties.sum(axis=(1, 2)) / 2
    has_ties = total_ties > 0
    tie = np.where(has_ties, 0.0, -np.inf)
    won = wins.sum(axis=2) + ties.sum(axis=2) / 2
    fixed = there[:, :, None] & there[:, None, :]
    absent = np.einsum("sn,nm->snm", (~there).astype(float), np.eye(n))
    for _ in range(_STEPS):
        first, second = scores[:, :, None], scores[:, None, :]
        top = np.maximum(first, second)
        a, b = np.exp(first - top), np.exp(second - top)
        t = np.exp((first + second) / 2 + tie[:, None, None] - top)
        whole = a + b + t
        chance, tied = a / whole, t / whole
        share = chance + tied / 2
        other = share.transpose(0, 2, 1)
        gradient = np.zeros((sets, n + 1))
        gradient[:, :n] = won - (played * share).sum(axis=2)
        gradient[:, n] = np.where(has_ties, total_ties - (played * tied).sum(axis=(1, 2)) / 2, 0.0)
        information = np.zeros((sets, n + 1, n + 1))
        information[:, :n, :n] = played * (tied / 4 - share * other) + fixed + absent
        own = (played * (chance + tied / 4 - share**2)).sum(axis=2)
        information[:, np.arange(n), np.arange(n)] += own
        cross = (played * tied * (0.5 - share)).sum(axis=2)
        information[:, :n, n] = information[:, n, :n] = np.where(has_ties[:, None], cross, 0.0)
        spread = (played * tied * (1 - tied)).sum(axis=(1, 2)) / 2
        information[:, n, n] = np.where(has_ties, spread, 1.0)
        step = np.linalg.solve(information, gradient[:, :, None])[:, :, 0]
        longest = np.abs(step).max(axis=1, keepdims=True)
        step *= np.minimum(1.0, _LONGEST_STEP / np.maximum(longest, 1e-300))
        scores = scores + step[:, :n]
        tie = np.where(has_ties, tie + step[:, n], tie)
        if longest.max(initial=0.0) < _CLOSE_ENOUGH:
            return Fitted(scores, tie, information)
    raise np.linalg.LinAlgError("Newton's method did not come to an end")

"""Davidson's scores of many small sets of comparisons at once: questions, or bootstrap samples.

The model is that of :mod:`labeval.analysis.pairwise.davidson`; all sets have the same number of
compared, and are worked on together by Newton's method.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.pairwise.contests import Floats

_STEPS = 60
_CLOSE_ENOUGH = 1e-9
_LONGEST_STEP = 1.5
"""In log odds; keeps Newton's first steps from overshooting."""


@dataclass(frozen=True, slots=True)
class BatchedScores:
    """Scores of each set, summing to zero over those that were compared in it."""

    scores: Floats
    """(sets, n); nan in a set that has no scores, and for who was not compared in it."""
    nu: Floats
    """(sets,) how likely ties are between equals; 0 where there were none."""
    joined: npt.NDArray[np.bool_]
    """(sets,) whether scores exist: all reach each other by wins or ties, and something was
    decided."""


def batched_strengths(wins: Floats, ties: Floats) -> BatchedScores:
    """Davidson's scores of each set.

    Args:
        wins: (sets, n, n) how often row won against column.
        ties: (sets, n, n) symmetric.
    """
    sets, n, _ = wins.shape
    played = wins + wins.transpose(0, 2, 1) + ties
    there = played.sum(axis=2) > 0
    joined = _joined(wins + ties > 0, there) & (wins.sum(axis=(1, 2)) > 0)
    scores = np.full((sets, n), np.nan)
    nu = np.full(sets, np.nan)
    if joined.any():
        found, tie = _newton(wins[joined], ties[joined], played[joined], there[joined])
        scores[joined], nu[joined] = found, np.exp(tie)
    scores[~there] = np.nan
    return BatchedScores(scores, nu, joined)


def _joined(beats: npt.NDArray[np.bool_], there: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """(sets,) whether each that is there reaches every other that is there."""
    n = beats.shape[1]
    reach = (beats | np.eye(n, dtype=bool)).astype(np.float32)
    for _ in range(max(1, int(np.ceil(np.log2(max(2, n)))))):
        reach = np.minimum(reach @ reach, 1.0)
    needed = there[:, :, None] & there[:, None, :]
    return np.asarray(((reach > 0) | ~needed).all(axis=(1, 2)) & (there.sum(axis=1) > 1))


def _newton(
    wins: Floats, ties: Floats, played: Floats, there: npt.NDArray[np.bool_]
) -> tuple[Floats, Floats]:
    """(sets, n) scores and (sets,) logarithms of nu, -inf where there was no tie."""
    sets, n, _ = wins.shape
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
        if longest.max() < _CLOSE_ENOUGH:
            break
    return scores, tie

"""Comparisons of two, counted by pair; and which of them can be ranked together at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.integer[Any]]


@dataclass(frozen=True, slots=True)
class Contests:
    """Numbers of wins of each of n against each other, and of ties between each two."""

    names: tuple[str, ...]
    wins: Floats
    """(n, n): row won against column."""
    ties: Floats
    """(n, n), symmetric."""

    @property
    def played(self) -> Floats:
        """(n, n), symmetric: decided and tied comparisons."""
        return np.asarray(self.wins + self.wins.T + self.ties)

    @property
    def comparisons(self) -> int:
        """All comparisons of all pairs."""
        return round(float(self.wins.sum() + self.ties.sum() / 2))

    def with_opponent(self, games: float) -> Contests:
        """With one more, against whom each has won and lost ``games`` times; it comes last. This
        gives a score to those who always lost, too, and moves all scores a little towards each
        other.
        """
        wins, ties = np.pad(self.wins, (0, 1)), np.pad(self.ties, (0, 1))
        wins[-1, :-1] = wins[:-1, -1] = games
        return Contests((*self.names, ""), wins, ties)


def contests(first: npt.ArrayLike, second: npt.ArrayLike, outcome: npt.ArrayLike) -> Contests:
    """Count comparisons given in long form.

    Args:
        first: (comparisons,) names of one side.
        second: (comparisons,) names of the other.
        outcome: (comparisons,) 1 where the first won, -1 where the second did, 0 for a tie.

    Raises:
        ValueError: something is compared with itself.
    """
    a, b, who = np.asarray(first), np.asarray(second), np.asarray(outcome)
    if np.any(a == b):
        raise ValueError("something is compared with itself")
    names, codes = np.unique(np.concatenate([a, b]), return_inverse=True)
    n, left, right = len(names), codes[: a.size], codes[a.size :]

    def counted(rows: Integers, columns: Integers) -> Floats:
        return np.bincount(rows * n + columns, minlength=n * n).reshape(n, n).astype(np.float64)

    wins = counted(left[who > 0], right[who > 0]) + counted(right[who < 0], left[who < 0])
    tied = counted(left[who == 0], right[who == 0])
    return Contests(tuple(names.tolist()), wins, tied + tied.T)


def separated(table: Contests) -> tuple[tuple[str, ...], ...]:
    """The groups between which no score can be estimated: none where all are connected.

    Every one must be reachable from every other by wins or ties, else the likelihood has no
    maximum: an always-winner is infinitely good (Ford, 1957).

    Returns:
        All groups when there are several, the smallest first; empty when there is one.
    """
    return _groups(table.names, table.wins + table.ties > 0)


def separated_pairs(
    first: npt.ArrayLike, second: npt.ArrayLike, outcome: npt.ArrayLike
) -> tuple[tuple[str, ...], ...]:
    """As :func:`separated`, of comparisons in long form: for thousands of texts, where a full
    table would not fit into memory.
    """
    from scipy.sparse import coo_array

    a, b, who = np.asarray(first), np.asarray(second), np.asarray(outcome)
    names, codes = np.unique(np.concatenate([a, b]), return_inverse=True)
    left, right = codes[: a.size], codes[a.size :]
    above = np.concatenate([left[who >= 0], right[who <= 0]])
    below = np.concatenate([right[who >= 0], left[who <= 0]])
    edges = coo_array((np.ones(len(above)), (above, below)), shape=(len(names),) * 2)
    return _groups(tuple(names.tolist()), edges.tocsr())


def _groups(names: Sequence[str], above: Any) -> tuple[tuple[str, ...], ...]:
    """The parts of a directed graph within which each reaches each; empty where it is one."""
    from scipy.sparse.csgraph import connected_components

    n, member = connected_components(above, connection="strong")
    if n <= 1:
        return ()
    groups: list[list[str]] = [[] for _ in range(n)]
    for name, group in zip(names, member.tolist(), strict=True):
        groups[group].append(name)
    return tuple(sorted(map(tuple, groups), key=len))

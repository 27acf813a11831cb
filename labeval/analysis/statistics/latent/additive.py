"""Values as sums of effects, such as of a session and a text, by least squares.

The last factor, with the most levels, is eliminated, so that what is solved has a row for each
level of the others alone. What the rows that are there do not determine is found by the null space
of that system, and has no figure.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.numbering import numbered
from labeval.analysis.statistics.ratings import Floats, Integers

Mask = npt.NDArray[np.bool_]

_NO_EIGENVALUE = 1e-10
"""Of the largest one: those below are zero but for rounding."""
_UNDETERMINED = 1e-7
"""A row's share of the null space, below which it has none but for rounding."""


class Additive:
    """Rows of a design with additive effects.

    Args:
        first: (rows,) numbers from 0: whose level stays in what is returned, such as the session.
        others: (rows,) each: whose effects are taken off; the one with the most levels last.
    """

    def __init__(self, first: Integers, *others: Integers) -> None:
        levels = [numbered(level)[1] for level in (first, *others)]
        sizes = [int(level.max()) + 1 for level in levels]
        self._first, self._others = levels[0], levels[1:]
        self._firsts, self._lasts, self._size = sizes[0], sizes[-1], sum(sizes[:-1])
        begins = np.cumsum([0, *sizes[:-2]])
        self._columns = [level + at for level, at in zip(levels[:-1], begins, strict=True)]
        """Of each factor but the last, numbered through."""
        self._last = levels[-1]

    def less_others(self, values: Floats, fitted: Mask) -> Floats:
        """(rows,) values less the effects of the other factors, which have levels of the first of
        mean 0; nan where the fitted rows of other levels of the first do not determine them.

        Args:
            values: (rows,), nan where there is none.
            fitted: (rows,) true for rows by which effects are estimated.
        """
        at = np.flatnonzero(fitted & ~np.isnan(values))
        columns, last, y = [column[at] for column in self._columns], self._last[at], values[at]
        size, lasts = self._size, self._lasts
        n = np.bincount(last, minlength=lasts)
        share = np.divide(1.0, n, out=np.zeros(lasts), where=n > 0)
        joint, system, sums = np.zeros((lasts, size)), np.zeros((size, size)), np.zeros(size)
        for column in columns:
            joint += _table(last, column, lasts, size)
            sums += np.bincount(column, weights=y, minlength=size)
            for other in columns:
                system += _table(column, other, size, size)
        averaged = joint * share[:, None]
        means = share * np.bincount(last, weights=y, minlength=lasts)
        eigenvalues, vectors = np.linalg.eigh(system - joint.T @ averaged)
        null = eigenvalues <= _NO_EIGENVALUE * max(float(eigenvalues[-1]), 1.0)
        kept = vectors[:, ~null]
        effects = kept @ ((kept.T @ (sums - joint.T @ means)) / eigenvalues[~null])
        # One direction drawn from the null space: a row that has a share in any has one in it.
        drawn = vectors[:, null] @ np.random.default_rng(1).normal(size=int(null.sum()))
        undetermined = self._sums(drawn, -(averaged @ drawn))
        of_last = means - averaged @ effects
        effects[: self._firsts] = 0.0
        known = (np.abs(undetermined) < _UNDETERMINED) & self._met_by_others(at)
        return np.where(known, values - self._sums(effects, of_last), np.nan)

    def _sums(self, effects: Floats, of_last: Floats) -> Floats:
        """(rows,) sums of the effects of each row's levels."""
        found: Floats = sum((effects[column] for column in self._columns), of_last[self._last])
        return found

    def _met_by_others(self, at: Integers) -> Mask:
        """(rows,) true where fitted rows of other levels of the first have each of its levels."""
        met = np.ones(len(self._first), dtype=bool)
        for level in self._others:
            pair = self._first * (int(level.max()) + 1) + level
            n = np.bincount(level[at], minlength=int(level.max()) + 1)
            own = np.bincount(pair[at], minlength=int(pair.max()) + 1)
            met &= n[level] > own[pair]
        return met


def _table(rows: Integers, columns: Integers, n: int, size: int) -> Floats:
    """(n, size) how often each row comes with each column."""
    counts = np.bincount(rows * size + columns, minlength=n * size)
    return counts.reshape(n, size).astype(np.float64)

"""Values as sums of effects, such as of a session and a text, by least squares.

The factor with the most levels is eliminated, so that what is solved has a row for each level of
the others alone. What the rows that are there do not determine is found by the null space of that
system, and has no figure.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.numbering import joint, numbered
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
        others: (rows,) each: whose effects are taken off.
    """

    def __init__(self, first: Integers, *others: Integers) -> None:
        self._levels = [numbered(level)[1] for level in (first, *others)]
        self._sizes = [int(level.max()) + 1 for level in self._levels]
        most = max(self._sizes)
        self._out = max(n for n, size in enumerate(self._sizes) if size == most)
        """The factor that is eliminated."""
        kept = [n for n in range(len(self._sizes)) if n != self._out]
        begins = np.cumsum([0, *(self._sizes[n] for n in kept)])
        self._size = int(begins[-1])
        self._columns = [
            self._levels[n] + at for n, at in zip(kept, begins[:-1].tolist(), strict=True)
        ]
        """Of each factor that is kept, numbered through."""
        self._slices = {
            n: slice(*ends) for n, ends in zip(kept, pairwise(begins.tolist()), strict=True)
        }

    def less_others(self, values: Floats, fitted: Mask) -> Floats:
        """(rows,) values less the effects of the other factors, which have levels of the first of
        mean 0; nan where the fitted rows of other levels of the first do not determine them.

        Of effects that several choices fit, those of all factors but the last are the least in
        square.

        Args:
            values: (rows,), nan where there is none.
            fitted: (rows,) true for rows by which effects are estimated.
        """
        at = np.flatnonzero(fitted & ~np.isnan(values))
        effects, null = self._solved(at, values[at])
        if self._out < len(self._sizes) - 1:
            # Not yet the least: the eliminated factor's effects count now, the last one's do not.
            counted, free = np.concatenate(effects[:-1]), np.vstack(null[:-1])
            shift = np.linalg.lstsq(free, -counted, rcond=_NO_EIGENVALUE)[0]
            effects = [e + n @ shift for e, n in zip(effects, null, strict=True)]
        # One direction drawn from the null space: a row that has a share in any has one in it.
        drawn = np.random.default_rng(1).normal(size=null[0].shape[1])
        undetermined = self._sums([part @ drawn for part in null])
        effects[0] = np.zeros(self._sizes[0])
        known = (np.abs(undetermined) < _UNDETERMINED) & self._met_by_others(at)
        return np.where(known, values - self._sums(effects), np.nan)

    def _solved(self, at: Integers, y: Floats) -> tuple[list[Floats], list[Floats]]:
        """Of each factor (levels,) effects and (levels, directions) a basis of the null space.

        Levels without a row have no effect.

        Args:
            at: the rows by which effects are estimated.
            y: their values.
        """
        columns, out = [column[at] for column in self._columns], self._levels[self._out][at]
        size, outs = self._size, self._sizes[self._out]
        n = np.bincount(out, minlength=outs)
        share = np.divide(1.0, n, out=np.zeros(outs), where=n > 0)
        joint, system, sums = np.zeros((outs, size)), np.zeros((size, size)), np.zeros(size)
        for column in columns:
            joint += _table(out, column, outs, size)
            sums += np.bincount(column, weights=y, minlength=size)
            for other in columns:
                system += _table(column, other, size, size)
        there = np.flatnonzero(np.diag(system))
        joint, sums = joint[:, there], sums[there]
        averaged = joint * share[:, None]
        means = share * np.bincount(out, weights=y, minlength=outs)
        eigenvalues, vectors = np.linalg.eigh(system[np.ix_(there, there)] - joint.T @ averaged)
        is_null = eigenvalues <= _NO_EIGENVALUE * max(eigenvalues.max(initial=0.0), 1.0)
        kept, null = vectors[:, ~is_null], np.zeros((size, int(is_null.sum())))
        found, solved = np.zeros(size), (kept.T @ (sums - joint.T @ means)) / eigenvalues[~is_null]
        found[there], null[there] = kept @ solved, vectors[:, is_null]
        of_out = (means - averaged @ found[there])[:, None], -averaged @ null[there]
        every = range(len(self._sizes))
        each = [
            of_out if n == self._out else (found[self._slices[n], None], null[self._slices[n]])
            for n in every
        ]
        return [effects[:, 0] for effects, _ in each], [directions for _, directions in each]

    def _sums(self, effects: list[Floats]) -> Floats:
        """(rows,) sums of the effects of each row's levels."""
        found: Floats = sum(
            (of[level] for of, level in zip(effects, self._levels, strict=True)),
            np.zeros(len(self._levels[0])),
        )
        return found

    def _met_by_others(self, at: Integers) -> Mask:
        """(rows,) true where fitted rows have its level of the first, and those of other levels of
        the first each of its other levels."""
        first, *others = self._levels
        met = np.bincount(first[at], minlength=self._sizes[0])[first] > 0
        for level in others:
            pair = joint(first, int(level.max()) + 1, level)
            n = np.bincount(level[at], minlength=int(level.max()) + 1)
            own = np.bincount(pair[at], minlength=int(pair.max()) + 1)
            met &= n[level] > own[pair]
        return met


def _table(rows: Integers, columns: Integers, n: int, size: int) -> Floats:
    """(n, size) how often each row comes with each column."""
    counts = np.bincount(joint(rows, size, columns), minlength=n * size)
    return counts.reshape(n, size).astype(np.float64)

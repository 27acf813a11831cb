"""Cross products of the data of a mixed model, with the slopes of its deviance.

The largest part is taken out by itself, since its own block is diagonal; and so is one in which the
largest is nested, whose block stays diagonal. What is left is as wide as the other parts and the
systems together. With V the covariance of the values in residual variances, V0 that of the parts
which are taken out, and P the projection that takes the systems' means out, for parts k and l

    Zk' P Zl = Zk' V0^-1 Zl - (Zk' V0^-1 W) K (W' V0^-1 Zl),

where W has the columns of the other parts and of the systems, and K is an inverse of their width.
Slopes of the deviance and the average of its observed and expected curvature follow (Gilmour,
Thompson and Cullis, 1995, Biometrics 51(4)).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers

if TYPE_CHECKING:
    from scipy.sparse import csr_array

_BEGIN = 1_000
"""Values of which nearly all parts that are not nested show it."""
_NONE = 1e-12
"""The share of the values' own spread below which nothing is left over."""


class Slopes(NamedTuple):
    """The deviance at a point, and how it changes with the variances of the parts."""

    deviance: float
    gradient: Floats
    """(parts,) by each variance, in residual ones."""
    curvature: Floats
    """(parts, parts) the average of the observed and the expected one."""


class _TakenOut(NamedTuple):
    """A part, with V0 taken out: its own diagonal, and its rows of the other columns."""

    own: Floats
    """(levels,) of Z' V0^-1 Z."""
    rows: Floats
    """(levels, width) of Z' V0^-1 [W, values]."""


class _Left(NamedTuple):
    """The square of the other columns when the first part, or two nested ones, are taken out."""

    logs: float
    """The log determinant of V0."""
    square: Floats
    """(width, width) of W and the values."""
    first: _TakenOut
    """By itself."""
    outer: _TakenOut | None
    """The part that the first is nested in, when that is taken out; None where it is in none."""


class Point(NamedTuple):
    """The deviance at a point, with all that its slopes are computed from."""

    deviance: float
    ratios: Floats
    left: _Left
    root: Floats


class MixedSums:
    """Cross products of the indicators of all parts, of systems, of values.

    Args:
        value: (n,) ratings.
        system: (n,) numbers from 0; each occurs.
        parts: name to (n,) numbers from 0, each of which occurs; at least one.
    """

    def __init__(self, value: Floats, system: Integers, parts: Mapping[str, Integers]) -> None:
        self.names = order(parts)
        self.nested = len(self.names) > 1 and is_nested(*(parts[n] for n in self.names[:2]))
        first, *others = (parts[name] for name in self.names)
        self.middle = float(value.mean())
        centred = value - self.middle
        self.spread = float(np.ptp(value))
        self._total = float(centred @ centred)
        self.n, self.systems = len(value), int(system.max()) + 1
        self._first = np.bincount(first).astype(np.float64)
        dense = [*others[self.nested :], system]
        sizes = [int(codes.max()) + 1 for codes in dense]
        self._ends = np.cumsum([0, *sizes])
        self._drawn = int(self._ends[-2])
        self._of_first = self._cross(first, dense, sizes, centred)
        if self.nested:
            parent = np.zeros(len(self._first), dtype=np.intp)
            parent[first] = others[0]
            order_of_parents = np.argsort(parent, kind="stable")
            self._first = self._first[order_of_parents]
            self._of_first = self._of_first[order_of_parents]
            self._parent = parent[order_of_parents]
            self._summed = _sums_of_runs(self._parent)
        first_by_itself = _TakenOut(self._first, self._of_first)
        self._whole = first_by_itself, self._by_parent(first_by_itself) if self.nested else None
        width = int(self._ends[-1]) + 1
        self._square = np.zeros((width, width))
        for n, codes in enumerate(dense):
            here = slice(self._ends[n], self._ends[n + 1])
            self._square[here] = self._cross(codes, dense, sizes, centred)
        self._square[-1, :-1] = self._square[:-1, -1]
        self._square[-1, -1] = self._total

    def _cross(
        self, codes: Integers, dense: list[Integers], sizes: list[int], centred: Floats
    ) -> Floats:
        """(levels, width) counts of pairs of numbers, and the sums of values."""
        rows = int(codes.max()) + 1
        blocks = [
            np.bincount(joint(codes, size, other), minlength=rows * size).reshape(rows, size)
            for other, size in zip(dense, sizes, strict=True)
        ]
        sums = np.bincount(codes, weights=centred, minlength=rows)[:, None]
        return np.hstack([*blocks, sums]).astype(np.float64)

    def _scale(self, ratios: Floats) -> Floats:
        """(width,) standard deviations of the columns that are left; 1 of systems and values."""
        scale = np.ones(self._square.shape[0])
        for n, ratio in enumerate(ratios[1 + self.nested :]):
            scale[self._ends[n] : self._ends[n + 1]] = ratio
        return scale

    def _without_first(self, ratios: Floats) -> _Left:
        """The square without the largest part, or without two that are nested.

        Most variances of texts and questions are zero, and then nothing has to be taken out.
        """
        left, logs = self._square, 0.0
        first, outer = self._whole
        if ratios[0] > 0:
            own = ratios[0] ** 2 * self._first + 1.0
            first = _TakenOut(self._first / own, self._of_first / own[:, None])
            outer = self._by_parent(first) if self.nested else None
            left, logs = _less(left, logs, self._of_first, own, ratios[0])
        if outer is not None and ratios[1] > 0:
            second = ratios[1] ** 2 * outer.own + 1.0
            left, logs = _less(left, logs, outer.rows, second, ratios[1])
        return _Left(logs, left, first, outer)

    def _by_parent(self, first: _TakenOut) -> _TakenOut:
        """The sums of a part's rows over those that are nested in the same one of the other."""
        own = np.asarray(np.bincount(self._parent, weights=first.own), dtype=np.float64)
        return _TakenOut(own, self._summed @ first.rows)

    def _taken_out(self, ratios: Floats, left: _Left) -> list[_TakenOut]:
        """The parts that are taken out; slopes need them, the deviance does not."""
        nested, outer = left.first, left.outer
        if outer is None:
            return [nested]
        if ratios[1] == 0:
            return [nested, outer]
        second = ratios[1] ** 2 * outer.own + 1.0
        shrunk = _TakenOut(outer.own / second, outer.rows / second[:, None])
        lost = ratios[1] ** 2 * nested.own
        inner = nested.own - lost * (nested.own / second[self._parent])
        rows = nested.rows - lost[:, None] * shrunk.rows[self._parent]
        return [_TakenOut(inner, rows), shrunk]

    def root(self, ratios: Floats) -> tuple[float, Floats]:
        """The log determinant of the parts, and the upper root of systems and values without them.

        Raises:
            LinAlgError: no spread is left.
        """
        left = self._without_first(ratios)
        logs, root = self._root(left.logs, left.square, self._scale(ratios))
        return logs, root[self._drawn :, self._drawn :]

    def _root(self, logs: float, left: Floats, scale: Floats) -> tuple[float, Floats]:
        scaled = left * np.outer(scale, scale)
        drawn = np.arange(self._drawn)
        scaled[drawn, drawn] += 1.0
        root: Floats = np.linalg.cholesky(scaled).T.astype(np.float64, copy=False)
        if not root[-1, -1] ** 2 > _NONE * self._total:
            raise np.linalg.LinAlgError
        return logs + 2 * float(np.log(np.diag(root)[: self._drawn]).sum()), root

    def at(self, ratios: Floats) -> Point:
        """The deviance, at standard deviations in residual ones.

        Raises:
            LinAlgError: no spread is left.
        """
        left = self._without_first(ratios)
        logs, root = self._root(left.logs, left.square, self._scale(ratios))
        logs += 2 * float(np.log(np.diag(root)[self._drawn : -1]).sum())
        squares = float(root[-1, -1]) ** 2
        deviance = logs + (self.n - self.systems) * float(np.log(squares))
        return Point(deviance, ratios, left, root)

    def slopes(self, point: Point) -> Slopes:
        """The slopes of the deviance; most of the work, and of no use where it is not lower."""
        ratios, left, root = point.ratios, point.left.square, point.root
        taken = self._taken_out(ratios, point.left)
        freedom, squares = self.n - self.systems, float(root[-1, -1]) ** 2
        inverse = np.linalg.inv(root[:-1, :-1]) * self._scale(ratios)[:-1, None]
        k = inverse @ inverse.T
        residual = np.append(-k @ left[:-1, -1], 1.0)
        parts = [*taken, *self._dense(left)]
        # Of each part: what is left of its sums of values, and the trace of Zk' P Zk.
        sums = [part.rows @ residual for part in parts]
        traces = [
            part.own.sum() - float(np.sum((part.rows[:, :-1] @ inverse) ** 2)) for part in parts
        ]
        gained = np.array([float(each @ each) for each in sums]) / squares * freedom
        both = self._both(ratios, point.left, taken, sums)
        through = np.array(
            [each @ part.rows[:, :-1] for each, part in zip(sums, parts, strict=True)]
        )
        through = through @ inverse
        curve = (both - through @ through.T) * freedom / squares
        curve -= np.outer(gained, gained) / freedom
        return Slopes(point.deviance, np.array(traces) - gained, curve)

    def _dense(self, left: Floats) -> list[_TakenOut]:
        """The parts that are not taken out."""
        slices = [slice(*ends) for ends in zip(self._ends[:-2], self._ends[1:-1], strict=True)]
        return [_TakenOut(np.diag(left)[each], left[each]) for each in slices]

    def _both(
        self, ratios: Floats, left: _Left, taken: list[_TakenOut], sums: list[Floats]
    ) -> Floats:
        """(parts, parts) hk' Zk' V0^-1 Zl hl, of the sums h of each part."""
        size, out = len(sums), len(taken)
        found = np.zeros((size, size))
        columns = np.concatenate(sums[out:]) if size > out else np.zeros(0)
        wide = np.zeros((size - out, self._drawn))
        for n in range(size - out):
            here = slice(self._ends[n], self._ends[n + 1])
            wide[n, here] = columns[here]
        square = left.square[: self._drawn, : self._drawn]
        found[out:, out:] = wide @ square @ wide.T
        for n, part in enumerate(taken):
            found[n, out:] = found[out:, n] = wide @ (sums[n] @ part.rows[:, : self._drawn])
        own = left.first.own
        found[0, 0] = own @ sums[0] ** 2
        if left.outer is not None:
            weighed = np.bincount(self._parent, weights=own * sums[0])
            second = ratios[1] ** 2 * left.outer.own + 1.0
            found[0, 0] -= float((ratios[1] ** 2 * weighed**2 / second).sum())
            found[0, 1] = found[1, 0] = float((weighed / second) @ sums[1])
            found[1, 1] = float((left.outer.own / second) @ sums[1] ** 2)
        return found


def _less(
    left: Floats, logs: float, rows: Floats, own: Floats, ratio: float
) -> tuple[Floats, float]:
    """The square and the log determinant of V0 once another part is taken out."""
    weighed = rows * (ratio / np.sqrt(own))[:, None]
    return left - weighed.T @ weighed, logs + float(np.log(own).sum())


def _sums_of_runs(of: Integers) -> csr_array:
    """(runs, rows) ones that add up the rows of each number; quicker than ``reduceat``."""
    from scipy.sparse import csr_array

    rows = len(of)
    ends = np.append(np.flatnonzero(np.diff(of, prepend=-1)), rows)
    return csr_array((np.ones(rows), np.arange(rows), ends), shape=(len(ends) - 1, rows))


def order(parts: Mapping[str, Integers]) -> list[str]:
    """The parts to be taken out first, then the others."""
    size = {name: int(codes.max()) + 1 for name, codes in parts.items()}
    names = sorted(parts, key=lambda name: -size[name])
    pairs = [pair for pair in permutations(names, 2) if is_nested(*(parts[n] for n in pair))]
    nested = max(pairs, key=lambda pair: size[pair[0]] + size[pair[1]], default=())
    if sum(size[name] for name in nested) < size[names[0]]:
        return names
    return [*nested, *(name for name in names if name not in nested)]


def is_nested(inner: Integers, outer: Integers) -> bool:
    """True if each of the inner belongs to one of the outer only."""
    of = np.zeros(int(inner.max()) + 1, dtype=np.intp)
    for some in (slice(_BEGIN), slice(None)):
        of[inner[some]] = outer[some]
        if (of[inner[some]] != outer[some]).any():
            return False
    return True

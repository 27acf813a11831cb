"""A linear mixed model: systems as fixed effects; raters, questions and texts drawn at random.

Raters differ in severity and in what they like, questions in difficulty, texts in luck. A plain
mean takes a severe rater who saw more texts of one system for a fault of that system; the model
tells the two apart.

Estimated by restricted maximum likelihood: the deviance is profiled over the systems' means and the
residual variance, as Bates, Maechler, Bolker and Walker (2015, J. Stat. Softw. 67(1)) do it. Only
counts and sums enter, so that the time depends on the numbers of raters, questions and texts alone.
Degrees of freedom are Satterthwaite's, by the curvature of the deviance in the variances, as
Kuznetsova, Brockhoff and Christensen (2017, J. Stat. Softw. 82(13)) compute them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.statistics.ratings import Floats, Integers

if TYPE_CHECKING:
    from scipy.sparse import csr_array

_STARTS = (1.0, 0.2)
"""Ratios of standard deviations from which the search begins."""
_MOST_RATIO = 1e4
"""Of the search."""
_NO_RESIDUAL = 1e3
"""A ratio from which the residual is none, so that nothing can be measured by it."""
_NOWHERE = 1e12
"""The deviance where nothing is left over, which is no maximum; finite, for the search."""
_ZERO = 1e-4
"""A ratio below which a variance is zero."""
_SEARCHES = 6
_GAIN = 1e-8
"""A smaller decrease of the deviance ends the search."""
_ABOVE_ZERO = (0.2, 0.1, 0.03)
"""Ratios that are tried where a search ended at zero."""
_STEP = 1e-3
"""Of differences that give the curvature, as a share of the ratio."""
_NONE = 1e-12
"""The share of the values' own spread below which nothing is left over."""


class NoFit(Exception):
    """The variances cannot be estimated from these values."""


@dataclass(frozen=True, slots=True)
class MixedModel:
    """Estimates of the model."""

    mean: Floats
    """(systems,) each system's mean, as if all raters had rated all of its texts."""
    covariance: Floats
    """(systems, systems) of these means."""
    variance: Mapping[str, float]
    """Of each part that is drawn at random."""
    residual: float
    """The variance that is left."""
    deviance: float
    """Minus twice the restricted log-likelihood."""
    _sums: _Sums = field(repr=False)
    _ratios: Floats = field(repr=False)

    def difference(self, a: int, b: int) -> tuple[float, float]:
        """Difference of system ``a`` and ``b``, and its standard error."""
        value, spread, _ = self.contrast(_contrast(len(self.mean), a, b), freedom=False)
        return value, spread

    def tested(self, a: int, b: int) -> tuple[float, float, float]:
        """The difference, its standard error and its degrees of freedom."""
        return self.contrast(_contrast(len(self.mean), a, b))

    def contrast(self, weights: Floats, *, freedom: bool = True) -> tuple[float, float, float]:
        """A weighed sum of means, its standard error and its degrees of freedom."""
        spread = max(float(weights @ self.covariance @ weights), 0.0) ** 0.5
        df = self._sums.freedom(self._ratios, self.residual, weights) if freedom else 0.0
        return float(weights @ self.mean), spread, df

    def uncertain(self, quantity: Callable[[Mapping[str, float]], float]) -> tuple[float, float]:
        """A quantity made of the variances of parts, in shares of the residual, with its variance.

        Parts whose variance is zero are taken for known.
        """
        names = self._sums.names
        return self._sums.uncertain(
            self._ratios,
            self.residual,
            lambda ratios, _, __: quantity(dict(zip(names, (ratios**2).tolist(), strict=True))),
        )


def _contrast(systems: int, a: int, b: int) -> Floats:
    found = np.zeros(systems)
    found[a] += 1.0
    found[b] -= 1.0
    return found


def mixed_model(value: Floats, system: Integers, parts: Mapping[str, Integers]) -> MixedModel:
    """Fit value ~ system + (1 | part) for each part.

    Args:
        value: (n,) ratings.
        system: (n,) numbers from 0; each occurs.
        parts: name to (n,) numbers from 0, each of which occurs; at least one part. They may be
            crossed or nested.

    Raises:
        NoFit: there is no spread to be told apart, or the search did not come to an end.
    """
    sums = _Sums(value, system, parts)
    if not sums.spread > 0:
        raise NoFit
    return sums.fitted(_found(sums))


def _found(sums: _Sums) -> Floats:
    """The ratios of least deviance.

    The deviance is level at a ratio of zero, wherever its minimum is; so where a search ends at
    zero, it is begun again from above.
    """
    best, least = np.full(len(sums.names), np.nan), _NOWHERE / 2
    for start in _STARTS:
        best, least = _lower(sums, np.full(len(sums.names), start), best, least)
        if best.min() >= _ZERO:
            break
    if np.isnan(best).any():
        raise NoFit
    zero = best < _ZERO
    for raised_ones in (zero, *(zero & one for one in np.eye(len(best), dtype=bool))):
        for ratio in _ABOVE_ZERO if raised_ones.any() else ():
            raised = np.where(raised_ones, ratio, best)
            if sums.deviance(raised) < least - _NONE:
                best, least = _lower(sums, raised, best, least)
                break
    if best.max() > _NO_RESIDUAL:
        raise NoFit
    for n in np.flatnonzero(best < _ZERO):
        without = best.copy()
        without[n] = 0.0
        if sums.deviance(without) <= least + 1e-8:
            best = without
    return best


def _lower(sums: _Sums, start: Floats, best: Floats, least: float) -> tuple[Floats, float]:
    """The end of a search and its deviance, or the best ones so far where it is no better.

    A search may end early after one short step; it is begun again where it ended until that
    gains nothing.
    """
    from scipy.optimize import minimize

    reached = _NOWHERE
    for _ in range(_SEARCHES):
        found = minimize(
            sums.deviance,
            start,
            method="L-BFGS-B",
            jac="3-point",
            bounds=[(0.0, _MOST_RATIO)] * len(sums.names),
            options={"ftol": 1e-14, "gtol": 1e-7},
        )
        start, before, reached = np.asarray(found.x, dtype=np.float64), reached, float(found.fun)
        if reached > before - _GAIN:
            break
    return (start, reached) if reached < least - _NONE else (best, least)


class _Sums:
    """Cross products of the indicators of all parts, of systems, of values.

    The largest part is taken out by itself, since its own block is diagonal; and so is one in which
    the largest is nested, whose block stays diagonal.
    """

    def __init__(self, value: Floats, system: Integers, parts: Mapping[str, Integers]) -> None:
        self.names = _order(parts)
        self._nested = len(self.names) > 1 and _is_nested(*(parts[n] for n in self.names[:2]))
        first, *others = (parts[name] for name in self.names)
        self._middle = float(value.mean())
        centred = value - self._middle
        self.spread = float(np.ptp(value))
        self._total = float(centred @ centred)
        self._seen: dict[bytes, tuple[float, float, Floats]] = {}
        self._n, self._systems = len(value), int(system.max()) + 1
        self._first = np.bincount(first).astype(np.float64)
        dense = [*others[self._nested :], system]
        sizes = [int(codes.max()) + 1 for codes in dense]
        self._ends = np.cumsum([0, *sizes])
        self._of_first = self._cross(first, dense, sizes, centred)
        if self._nested:
            parent = np.zeros(len(self._first), dtype=np.intp)
            parent[first] = others[0]
            order = np.argsort(parent, kind="stable")
            self._first, self._of_first = self._first[order], self._of_first[order]
            self._starts = np.flatnonzero(np.diff(parent[order], prepend=-1))
            self._summed = _sums_of_runs(self._starts, len(order))
            self._second = np.bincount(others[0]).astype(np.float64)
            self._of_second = self._cross(others[0], dense, sizes, centred)
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
            np.bincount(codes * size + other, minlength=rows * size).reshape(rows, size)
            for other, size in zip(dense, sizes, strict=True)
        ]
        sums = np.bincount(codes, weights=centred, minlength=rows)[:, None]
        return np.hstack([*blocks, sums]).astype(np.float64)

    def _root(self, ratios: Floats) -> tuple[float, Floats]:
        """The log determinant of the parts, and the upper root of systems and values without them.

        Raises:
            LinAlgError: no spread is left.
        """
        scale = np.ones(self._square.shape[0])
        for n, ratio in enumerate(ratios[1 + self._nested :]):
            scale[self._ends[n] : self._ends[n + 1]] = ratio
        own = ratios[0] ** 2 * self._first + 1.0
        weighed = self._of_first * (ratios[0] / np.sqrt(own))[:, None]
        left = self._square - weighed.T @ weighed
        logs = float(np.log(own).sum())
        if self._nested:
            share = ratios[0] ** 2 / own
            lost = np.add.reduceat(self._first**2 * share, self._starts)
            second = ratios[1] ** 2 * (self._second - lost) + 1.0
            passed = self._summed @ (self._of_first * (self._first * share)[:, None])
            weighed = (self._of_second - passed) * (ratios[1] / np.sqrt(second))[:, None]
            left -= weighed.T @ weighed
            logs += float(np.log(second).sum())
        left *= np.outer(scale, scale)
        drawn = int(self._ends[len(ratios) - 1 - self._nested])
        left[np.arange(drawn), np.arange(drawn)] += 1.0
        root = np.linalg.cholesky(left).T
        if not root[-1, -1] ** 2 > _NONE * self._total:
            raise np.linalg.LinAlgError
        logs += 2 * float(np.log(np.diag(root)[:drawn]).sum())
        return logs, root[drawn:, drawn:]

    def _parts(self, ratios: Floats) -> tuple[float, float, Floats]:
        """The log determinants, the sum of squares that is left, and the root of the systems."""
        logs, root = self._root(ratios)
        systems = root[:-1, :-1]
        return logs + 2 * float(np.log(np.diag(systems)).sum()), float(root[-1, -1]) ** 2, systems

    def _see(self, ratios: Floats) -> tuple[float, float, Floats]:
        """As :meth:`_parts`, kept, since each mean's degrees of freedom ask at the same ratios."""
        key = ratios.tobytes()
        if key not in self._seen:
            self._seen[key] = self._parts(ratios)
        return self._seen[key]

    def deviance(self, ratios: Floats) -> float:
        """Of the standard deviations of the parts, in residual ones; without the constant."""
        try:
            logs, squares, _ = self._parts(ratios)
        except np.linalg.LinAlgError:
            return _NOWHERE
        return logs + (self._n - self._systems) * float(np.log(squares))

    def freedom(self, ratios: Floats, residual: float, weights: Floats) -> float:
        """Satterthwaite's degrees of freedom of a weighed sum of means.

        Variances that are zero take no part: there is nothing that could vary.
        """

        def variance(_: Floats, root: float, systems: Floats) -> float:
            unit = np.linalg.solve(systems.T, weights)
            return root**2 * float(unit @ unit)

        value, spread = self.uncertain(ratios, residual, variance)
        return 2 * value**2 / spread if spread > 0 else float(self._n - self._systems)

    def uncertain(
        self, ratios: Floats, residual: float, quantity: Callable[[Floats, float, Floats], float]
    ) -> tuple[float, float]:
        """A quantity made of variances, and its own variance by the curvature of the deviance.

        Args:
            ratios: of the best fit; those that are zero do not move.
            residual: its variance.
            quantity: of ratios, the root of the residual variance, and a root of the systems'
                weights.
        """
        left = self._n - self._systems
        moving = np.flatnonzero(ratios >= _ZERO)
        middle = np.array([*ratios[moving], residual**0.5])
        steps = _STEP * middle

        def at(point: Floats) -> tuple[float, float]:
            """The deviance and the quantity."""
            now = ratios.copy()
            now[moving] = point[:-1]
            logs, squares, systems = self._see(now)
            root = float(point[-1])
            deviance = logs + left * float(np.log(root**2)) + squares / root**2
            return deviance, quantity(now, root, systems)

        size = len(middle)
        here = at(middle)
        up = [at(middle + step) for step in np.diag(steps)]
        down = [at(middle - step) for step in np.diag(steps)]
        slope = np.array([(u[1] - d[1]) for u, d in zip(up, down, strict=True)]) / (2 * steps)
        curve = np.zeros((size, size))
        for i in range(size):
            curve[i, i] = (up[i][0] - 2 * here[0] + down[i][0]) / steps[i] ** 2
            for j in range(i):
                a, b = np.zeros(size), np.zeros(size)
                a[i], b[j] = steps[i], steps[j]
                both = at(middle + a + b)[0] - at(middle + a - b)[0]
                both += at(middle - a - b)[0] - at(middle - a + b)[0]
                curve[i, j] = curve[j, i] = both / (4 * steps[i] * steps[j])
        return here[1], float(slope @ (2 * np.linalg.pinv(curve, hermitian=True)) @ slope)

    def fitted(self, ratios: Floats) -> MixedModel:
        """The model at its best ratios."""
        logs, root = self._root(ratios)
        inverse = np.linalg.inv(root[:-1, :-1])
        left = self._n - self._systems
        residual = float(root[-1, -1]) ** 2 / left
        logs += 2 * float(np.log(np.diag(root)[:-1]).sum())
        return MixedModel(
            inverse @ root[:-1, -1] + self._middle,
            residual * (inverse @ inverse.T),
            {name: float(r) ** 2 * residual for name, r in zip(self.names, ratios, strict=True)},
            residual,
            logs + left * (1 + float(np.log(2 * np.pi * residual))),
            self,
            ratios,
        )


def _sums_of_runs(starts: Integers, rows: int) -> csr_array:
    """(runs, rows) ones that add up rows from each start to the next; quicker than ``reduceat``."""
    from scipy.sparse import csr_array

    ends = np.append(starts, rows)
    return csr_array((np.ones(rows), np.arange(rows), ends), shape=(len(starts), rows))


def work(parts: Mapping[str, Integers]) -> float:
    """Multiplications of one step of the search, roughly."""
    names = _order(parts)
    size = {name: int(codes.max()) + 1 for name, codes in parts.items()}
    taken = 1 + (len(names) > 1 and _is_nested(parts[names[0]], parts[names[1]]))
    width = sum(size[name] for name in names[taken:]) + 1
    return float((size[names[0]] + width) * width**2)


def _order(parts: Mapping[str, Integers]) -> list[str]:
    """The parts to be taken out first, then the others."""
    size = {name: int(codes.max()) + 1 for name, codes in parts.items()}
    names = sorted(parts, key=lambda name: -size[name])
    pairs = [pair for pair in permutations(names, 2) if _is_nested(*(parts[n] for n in pair))]
    nested = max(pairs, key=lambda pair: size[pair[0]] + size[pair[1]], default=())
    if sum(size[name] for name in nested) < size[names[0]]:
        return names
    return [*nested, *(name for name in names if name not in nested)]


def _is_nested(inner: Integers, outer: Integers) -> bool:
    """True if each of the inner belongs to one of the outer only."""
    if inner.max() < outer.max():
        return False
    of = np.zeros(int(inner.max()) + 1, dtype=np.intp)
    of[inner] = outer
    return bool((of[inner] == outer).all())


def codes_of(keys: Integers) -> Integers:
    """Numbers from 0, one for each different key."""
    return np.asarray(np.unique(keys, return_inverse=True)[1], dtype=np.intp)


def apart(parts: Mapping[str, Integers]) -> Iterator[str]:
    """The parts that a model can have: neither one value each, nor the same as an earlier part."""
    seen: list[Integers] = []
    for name, codes in parts.items():
        same = any(_is_nested(codes, other) and _is_nested(other, codes) for other in seen)
        if codes.max() > 0 and codes.max() + 1 < len(codes) and not same:
            seen.append(codes)
            yield name

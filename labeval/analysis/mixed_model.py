"""A linear mixed model: systems as fixed effects; raters, questions and texts drawn at random.

Raters differ in severity, questions in difficulty, texts in luck. A plain mean takes a severe rater
who saw more texts of one system for a fault of that system; the model tells the two apart.

Estimated by restricted maximum likelihood: the deviance is profiled over the systems' means and the
residual variance, as Bates, Maechler, Bolker and Walker (2015, J. Stat. Softw. 67(1)) do it. Only
counts and sums enter, so that the time depends on the numbers of raters, questions and texts alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from labeval.analysis.agreement.ratings import Floats, Integers

_TOLERANCE = 1e-6
_MOST_STEPS = 600


class NoFit(Exception):
    """The variances cannot be told from these values."""


@dataclass(frozen=True, slots=True)
class MixedModel:
    """What was estimated."""

    mean: Floats
    """(systems,) each system's mean, as if all raters had rated all of its texts."""
    covariance: Floats
    """(systems, systems) of these means."""
    variance: Mapping[str, float]
    """Of each part that is drawn at random."""
    residual: float
    """The variance that is left."""

    def difference(self, a: int, b: int) -> tuple[float, float]:
        """How much higher system ``a`` is than ``b``, and the standard error of that."""
        c = self.covariance
        spread = float(c[a, a] + c[b, b] - 2 * c[a, b])
        return float(self.mean[a] - self.mean[b]), max(spread, 0.0) ** 0.5


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
    from scipy.optimize import minimize

    sums = _Sums(value, system, parts)
    if not sums.spread > 0:
        raise NoFit
    size = len(sums.names)
    found = minimize(
        sums.deviance,
        np.ones(size),
        method="Nelder-Mead",
        bounds=[(0.0, None)] * size,
        options={"xatol": _TOLERANCE, "fatol": _TOLERANCE, "maxfev": _MOST_STEPS},
    )
    if not found.success or not np.isfinite(found.fun):
        raise NoFit
    return sums.fitted(np.asarray(found.x, dtype=np.float64))


class _Sums:
    """Cross products of the indicators of the largest part, of the others, of systems, of values.

    The largest part is taken out by itself: its own block is diagonal.
    """

    def __init__(self, value: Floats, system: Integers, parts: Mapping[str, Integers]) -> None:
        self.names = sorted(parts, key=lambda name: -int(parts[name].max()))
        first, *others = (parts[name] for name in self.names)
        self._middle = float(value.mean())
        centred = value - self._middle
        self.spread = float(np.ptp(value))
        self._n, self._systems = len(value), int(system.max()) + 1
        self._own = np.bincount(first).astype(np.float64)
        columns = [*others, system]
        sizes = [int(codes.max()) + 1 for codes in columns]
        self._ends = np.cumsum([0, *sizes])
        width = int(self._ends[-1]) + 1
        self._with_own = np.zeros((len(self._own), width))
        self._square = np.zeros((width, width))
        for n, (codes, size) in enumerate(zip(columns, sizes, strict=True)):
            here = slice(self._ends[n], self._ends[n + 1])
            self._with_own[:, here] = _counted(first, len(self._own), codes, size)
            self._square[here, -1] = np.bincount(codes, weights=centred, minlength=size)
            for m in range(n + 1):
                there = slice(self._ends[m], self._ends[m + 1])
                self._square[there, here] = _counted(columns[m], sizes[m], codes, size)
        self._with_own[:, -1] = np.bincount(first, weights=centred)
        self._square[-1, -1] = float(centred @ centred)
        self._square = np.triu(self._square) + np.triu(self._square, 1).T

    def _root(self, ratios: Floats) -> tuple[Floats, Floats]:
        """The diagonal of the largest part, and the upper root of what is left without it.

        Raises:
            LinAlgError: no spread is left.
        """
        own = ratios[0] ** 2 * self._own + 1.0
        scale = np.ones(self._square.shape[0])
        for n, ratio in enumerate(ratios[1:]):
            scale[self._ends[n] : self._ends[n + 1]] = ratio
        weighed = self._with_own * scale * (ratios[0] / np.sqrt(own))[:, None]
        left = self._square * np.outer(scale, scale) - weighed.T @ weighed
        drawn = int(self._ends[len(ratios) - 1])
        left[np.arange(drawn), np.arange(drawn)] += 1.0
        return own, np.linalg.cholesky(left).T

    def deviance(self, ratios: Floats) -> float:
        """Of the standard deviations of the parts, in residual ones; without the constant."""
        try:
            own, root = self._root(ratios)
        except np.linalg.LinAlgError:
            return float("inf")
        logs = float(np.log(own).sum()) + 2 * float(np.log(np.diag(root)[:-1]).sum())
        return logs + (self._n - self._systems) * 2 * float(np.log(root[-1, -1]))

    def fitted(self, ratios: Floats) -> MixedModel:
        """The model at its best ratios."""
        _, root = self._root(ratios)
        systems = slice(-1 - self._systems, -1)
        inverse = np.linalg.inv(root[systems, systems])
        residual = float(root[-1, -1]) ** 2 / (self._n - self._systems)
        return MixedModel(
            inverse @ root[systems, -1] + self._middle,
            residual * (inverse @ inverse.T),
            {name: float(r) ** 2 * residual for name, r in zip(self.names, ratios, strict=True)},
            residual,
        )


def _counted(first: Integers, rows: int, second: Integers, columns: int) -> Floats:
    """(rows, columns) how often two numbers stand together."""
    found = np.bincount(first * columns + second, minlength=rows * columns)
    return found.reshape(rows, columns).astype(np.float64)

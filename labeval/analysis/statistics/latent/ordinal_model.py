"""A cumulative link mixed model: ordered answers, with raters, questions and texts at random.

P(answer <= k) = F(threshold_k - x beta - b), with flexible thresholds, F logistic or normal, and b
a sum of normal effects of raters, questions and so on. Unlike a linear model it does not take the
steps of a scale for equally wide. Estimated by maximum likelihood; the integral over the effects is
Laplace's approximation, as in R's ``ordinal::clmm``, with the gradient by implicit differentiation
of the effects' mode (Kristensen, Nielsen, Berg, Skaug and Bell, 2016, J. Stat. Softw. 70(5), eq. 5
to 7).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement

import numpy as np

from labeval.analysis.statistics.latent.links import FAR, Link, Slopes, slopes
from labeval.analysis.statistics.mixed_model import NoFit
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers

_START = 0.7
"""Standard deviation of each part at which the search begins."""
_ZERO = 1e-3
"""A standard deviation below which a part has no variance."""
_FAR_APART = 25.0
"""An effect on the latent scale that no answers show: the likelihood has no maximum."""
_STEPS = 60
_CLOSE_ENOUGH = 1e-9
_STEP = 1e-4
"""Of the differences of gradients that give the curvature."""
_POLISHED = 4
"""Newton's steps with that curvature after the search."""


@dataclass(frozen=True, slots=True)
class OrdinalModel:
    """Estimates of the model."""

    thresholds: Floats
    """(categories - 1,) ascending."""
    effects: Floats
    """(predictors,) on the latent scale: log odds for the link logit."""
    covariance: Floats
    """(thresholds + predictors, thresholds + predictors) of both."""
    deviation: Mapping[str, float]
    """Standard deviation of each part that is drawn at random; 0 where it has none."""
    log_likelihood: float

    @property
    def spreads(self) -> Floats:
        """(predictors,) standard errors of the effects."""
        return np.asarray(np.sqrt(np.diag(self.covariance)[len(self.thresholds) :]))


def ordinal_model(
    category: Integers, predictors: Floats, parts: Mapping[str, Integers], *, link: Link = "logit"
) -> OrdinalModel:
    """Fit category ~ predictors + (1 | part) for each part; none is the model without effects.

    Args:
        category: (n,) numbers from 0 of the ordered answers; each occurs.
        predictors: (n, p) without a constant, which the thresholds are.
        parts: name to (n,) numbers from 0, each of which occurs.
        link: ``logit`` or ``probit``.

    Raises:
        NoFit: there is one category only, or the likelihood has no maximum: an answer or a
            predictor separates the categories without exception.
    """
    if not len(category) or category.max() == 0:
        raise NoFit
    likelihood = _Likelihood(category, predictors, parts, link)
    point = _searched(likelihood)
    count = likelihood.ends[1]
    found, curve = _polished(likelihood, point)
    sizes = np.abs(found[count:])
    try:
        covariance: Floats = np.asarray(np.linalg.inv(curve), dtype=np.float64)[:count, :count]
    except np.linalg.LinAlgError as error:
        raise NoFit from error
    fixed = found[likelihood.ends[0] : count]
    if np.abs(fixed).max(initial=0) > _FAR_APART or not (np.diag(covariance) > 0).all():
        raise NoFit
    deviation = {
        name: float(size) if size >= _ZERO else 0.0 for name, size in zip(parts, sizes, strict=True)
    }
    return OrdinalModel(
        found[: likelihood.ends[0]], fixed, covariance, deviation, -likelihood.at(found)[0]
    )


def _searched(likelihood: _Likelihood) -> Floats:
    """The end of a search over the logarithms of the distances of thresholds."""
    from scipy.optimize import minimize

    steps = likelihood.ends[0]

    def natural(point: Floats) -> Floats:
        found = point.copy()
        found[1:steps] = np.exp(np.minimum(point[1:steps], 5.0))
        found[:steps] = np.cumsum(found[:steps])
        return found

    def value(point: Floats) -> tuple[float, Floats]:
        there = natural(point)
        height, gradient = likelihood.at(there)
        after = np.cumsum(gradient[:steps][::-1])[::-1]
        gradient = gradient.copy()
        gradient[:steps] = after
        gradient[1:steps] *= np.diff(there[:steps])
        return height / likelihood.n, gradient / likelihood.n

    begun = likelihood.start()
    begun[1:steps] = np.log(np.diff(begun[:steps]))
    found = minimize(value, begun, jac=True, method="BFGS", options={"gtol": 1e-5, "maxiter": 200})
    point = natural(np.asarray(found.x, dtype=np.float64))
    if not np.isfinite(found.fun) or np.abs(point).max() > FAR / 2:
        raise NoFit
    return point


def _polished(likelihood: _Likelihood, point: Floats) -> tuple[Floats, Floats]:
    """The maximum, and the curvature there; a part without variance has a row of its own.

    Raises:
        NoFit: it is not a maximum.
    """
    fixed = likelihood.ends[1]
    for _ in range(_POLISHED):
        zero = np.flatnonzero(np.abs(point[fixed:]) < _ZERO) + fixed
        point[zero] = 0.0
        curve = _curvature(likelihood, point, zero)
        gradient = likelihood.at(point)[1]
        gradient[zero] = 0.0
        try:
            np.linalg.cholesky(curve)
        except np.linalg.LinAlgError as error:
            raise NoFit from error
        step = np.linalg.solve(curve, gradient)
        if np.abs(step).max() < _STEP / 10:
            return point - step, curve
        point = point - step * min(1.0, 0.5 / np.abs(step).max())
    raise NoFit


def _curvature(likelihood: _Likelihood, point: Floats, zero: Integers) -> Floats:
    """(parameters, parameters) second derivatives, from central differences of the gradient."""
    size = len(point)
    curve = np.eye(size)
    moving = np.setdiff1d(np.arange(size), zero)
    for n in moving:
        step = np.zeros(size)
        step[n] = _STEP
        above, below = likelihood.at(point + step)[1], likelihood.at(point - step)[1]
        curve[n, moving] = (above - below)[moving] / (2 * _STEP)
    return (curve + curve.T) / 2


class _Likelihood:
    """Minus the log likelihood and its gradient, by thresholds, effects and deviations.

    The random effects v are of standard deviation 1, and enter the predictor times their part's
    deviation; their mode is found by Newton's method, from the last one.
    """

    def __init__(
        self, category: Integers, predictors: Floats, parts: Mapping[str, Integers], link: Link
    ) -> None:
        self._category, self._x, self._link = category, predictors, link
        self.n, self._steps = len(category), int(category.max())
        self._codes = list(parts.values())
        sizes = [int(codes.max()) + 1 for codes in self._codes]
        self._first = np.cumsum([0, *sizes])
        self.ends = (self._steps, self._steps + predictors.shape[1])
        self._modes = np.zeros(int(self._first[-1]))

    def start(self) -> Floats:
        """Thresholds by the shares of answers, no effects, and middling deviations."""
        from scipy.special import logit, ndtri

        share = np.cumsum(np.bincount(self._category))[:-1] / self.n
        thresholds = logit(share) if self._link == "logit" else ndtri(share)
        effects = np.zeros(self._x.shape[1])
        return np.concatenate([thresholds, effects, np.full(len(self._codes), _START)])

    def at(self, point: Floats) -> tuple[float, Floats]:
        """Minus the approximate log likelihood, and its gradient; infinite where it is none."""
        thresholds, effects, sizes = np.split(point, self.ends)
        if (np.diff(thresholds) <= 0).any():
            return np.inf, np.zeros(len(point))
        ends = np.concatenate([[-FAR], thresholds, [FAR]])
        fixed = self._x @ effects
        upper, lower = ends[self._category + 1] - fixed, ends[self._category] - fixed
        found = self._mode(upper, lower, sizes)
        if found is None:
            return np.inf, np.zeros(len(point))
        here, inverse, logs = found
        value = float(here.log.sum() - self._modes @ self._modes / 2 - logs / 2)
        return -value, -self._gradient(here, inverse, sizes)

    def _moved(self, modes: Floats, sizes: Floats) -> Floats:
        """(n,) what the random effects add to the predictor."""
        moved = np.zeros(self.n)
        for n, codes in enumerate(self._codes):
            moved += sizes[n] * modes[self._first[n] + codes]
        return moved

    def _mode(
        self, upper: Floats, lower: Floats, sizes: Floats
    ) -> tuple[Slopes, Floats, float] | None:
        """Slopes at the mode of the effects, the inverse information there, its log determinant."""
        from scipy.linalg import cho_factor, cho_solve
        from scipy.linalg.lapack import dpotri

        def height(modes: Floats) -> tuple[float, Slopes]:
            moved = self._moved(modes, sizes)
            there = slopes(upper - moved, lower - moved, self._link)
            if not there.are_finite:
                return -np.inf, there
            return float(there.log.sum() - modes @ modes / 2), there

        modes = self._modes
        level, here = height(modes)
        for _ in range(_STEPS):
            if not here.are_finite:
                return None
            try:
                root = cho_factor(self._information(-here.eta_eta, sizes), lower=True)
            except np.linalg.LinAlgError:
                return None
            slope = self._summed(here.eta, sizes) - modes
            step = cho_solve(root, slope)
            share = 1.0
            while True:
                raised, there = height(modes + share * step)
                if raised >= level - _CLOSE_ENOUGH or share < _ZERO:
                    break
                share /= 2
            modes, level, here = modes + share * step, raised, there
            if float(step @ slope) < _CLOSE_ENOUGH:
                break
        else:
            return None
        self._modes = modes
        if not len(modes):
            return here, np.zeros((0, 0)), 0.0
        root = cho_factor(self._information(-here.eta_eta, sizes), lower=True)
        inverse = dpotri(root[0], lower=1)[0]
        inverse = np.tril(inverse) + np.tril(inverse, -1).T
        return here, inverse, 2 * float(np.log(np.diag(root[0])).sum())

    def _summed(self, of_answers: Floats, sizes: Floats) -> Floats:
        """(effects,) sums over the answers that each effect enters, times its deviation."""
        found = np.zeros(len(self._modes))
        for n, codes in enumerate(self._codes):
            here = slice(self._first[n], self._first[n + 1])
            found[here] = sizes[n] * np.bincount(codes, of_answers, self._first[n + 1] - here.start)
        return found

    def _information(self, weights: Floats, sizes: Floats) -> Floats:
        """(effects, effects) of the modes, with that of their own distribution."""
        found = np.eye(len(self._modes))
        for i, j in combinations_with_replacement(range(len(self._codes)), 2):
            rows, columns = (self._first[k + 1] - self._first[k] for k in (i, j))
            where = joint(self._codes[i], columns, self._codes[j])
            block = np.bincount(where, weights, rows * columns).reshape(rows, columns)
            block *= sizes[i] * sizes[j]
            across = slice(self._first[j], self._first[j + 1])
            down = slice(self._first[i], self._first[i + 1])
            found[down, across] += block
            if i != j:
                found[across, down] += block.T
        return found

    def _gradient(self, here: Slopes, inverse: Floats, sizes: Floats) -> Floats:
        """Gradient of the log likelihood, by thresholds, effects and deviations."""
        rows = [self._first[n] + codes for n, codes in enumerate(self._codes)]
        between = [
            sum((sizes[j] * inverse[row, rows[j]] for j in range(len(rows))), np.zeros(self.n))
            for row in rows
        ]
        # Each answer's leverage: how much the information would grow with its weight.
        leverage = sum((sizes[i] * between[i] for i in range(len(rows))), np.zeros(self.n))
        pull = inverse @ self._summed(-leverage * here.eta_eta_eta, sizes)
        passed = self._moved(pull, sizes)
        # By any part of an answer's predictor or ends: its own slope, less half of what the
        # information changes with it, directly and through the mode.
        by_eta = here.eta + (leverage * here.eta_eta_eta - passed * here.eta_eta) / 2
        by_upper = here.a + (leverage * here.eta_eta_a - passed * here.eta_a) / 2
        by_lower = here.c + (leverage * here.eta_eta_c - passed * here.eta_c) / 2
        steps = self._steps
        by_threshold = np.bincount(self._category, by_upper, steps + 1)[:steps]
        by_threshold = by_threshold + np.bincount(self._category, by_lower, steps + 1)[1:]
        by_size = []
        for n, row in enumerate(rows):
            whole = by_eta @ self._modes[row]
            whole += here.eta_eta @ between[n]
            whole -= here.eta @ pull[row] / 2
            by_size.append(float(whole))
        return np.concatenate([by_threshold, self._x.T @ by_eta, by_size])

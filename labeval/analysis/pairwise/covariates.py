"""Comparisons of two with covariates: scores and win rates apart from position and length.

Davidson's model (1970) with the first's lead over the second raised by what else differs between
the two, and the length-controlled win rate of one pair (Dubois, Galambosi, Liang and Hashimoto,
2024): a logistic regression in which the difference of lengths, through a hyperbolic tangent,
explains part of the choices, and is then set to zero.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.mixed_model import NoFit
from labeval.analysis.statistics.ratings import Floats, Integers

_STEPS = 100
_CLOSE_ENOUGH = 1e-10
_FARTHEST = 25.0
"""Log odds that no comparisons show."""


@dataclass(frozen=True, slots=True)
class Regression:
    """Estimates with what their variances under clusters are made of."""

    value: Floats
    """(parameters,)."""
    inverse: Floats
    """(parameters, parameters) of the information; the variance if comparisons are independent."""
    gradients: Floats
    """(comparisons, parameters) of the log likelihood at the estimates."""


def davidson_with(
    first: Integers, second: Integers, outcome: Integers, covariates: Floats
) -> Regression:
    """Davidson's model with covariates of a comparison.

    Args:
        first: (n,) numbers from 0.
        second: (n,) numbers from 0.
        outcome: (n,) 1 where the first won, -1 the second, 0 for a tie.
        covariates: (n, c) in favour of the first.

    Returns:
        Scores less that of number 0, then the covariates' effects, then, if anything was tied, the
        logarithm of nu.

    Raises:
        NoFit: the likelihood has no maximum, or covariates cannot be separated from scores.
    """
    size = int(max(first.max(), second.max()))
    lead = np.zeros((len(first), size + 1))
    lead[np.arange(len(first)), first] += 1.0
    lead[np.arange(len(first)), second] -= 1.0
    lead = np.hstack([lead[:, 1:], covariates])
    tied = bool((outcome == 0).any())
    point = np.zeros(lead.shape[1] + tied)
    for _ in range(_STEPS):
        half = lead @ point[: lead.shape[1]] / 2
        level = point[-1] if tied else -np.inf
        top = np.maximum(np.abs(half), level)
        a, b, t = np.exp(half - top), np.exp(-half - top), np.exp(level - top)
        whole = a + b + t
        a, b, t = a / whole, b / whole, t / whole
        of_lead = (outcome - (a - b)) / 2
        gradients = lead * of_lead[:, None]
        weight = (a + b - (a - b) ** 2) / 4
        information = lead.T @ (lead * weight[:, None])
        if tied:
            gradients = np.column_stack([gradients, (outcome == 0) - t])
            cross = lead.T @ (-(a - b) * t / 2)
            corner = np.array([[float((t * (1 - t)).sum())]])
            information = np.block([[information, cross[:, None]], [cross[None], corner]])
        point, done = _stepped(point, gradients.sum(axis=0), information)
        if done:
            inverse = np.asarray(np.linalg.inv(information), dtype=np.float64)
            return Regression(point, inverse, gradients)
    raise NoFit


def length_controlled(won: Floats, longer: Floats) -> Regression:
    """The log odds that the first of a pair wins were both equally long, and the length's effect.

    Args:
        won: (n,) 1 where the first won, 0 where it lost, one half for a tie.
        longer: (n,) length of the first less that of the second.

    Raises:
        NoFit: the likelihood has no maximum.
    """
    spread = float(longer.std())
    columns = [np.ones(len(won))]
    if spread > 0:
        columns.append(np.tanh(longer / spread))
    design = np.column_stack(columns)
    point = np.zeros(design.shape[1])
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-(design @ point)))
        gradients = design * (won - chance)[:, None]
        information = design.T @ (design * (chance * (1 - chance))[:, None])
        point, done = _stepped(point, gradients.sum(axis=0), information)
        if done:
            inverse = np.asarray(np.linalg.inv(information), dtype=np.float64)
            return Regression(point, inverse, gradients)
    raise NoFit


def _stepped(point: Floats, gradient: Floats, information: Floats) -> tuple[Floats, bool]:
    """One of Newton's steps, and whether it was the last."""
    if np.linalg.matrix_rank(information, hermitian=True) < len(point):
        raise NoFit
    step = np.linalg.solve(information, gradient)
    longest = float(np.abs(step).max())
    point = point + step * min(1.0, 2.0 / max(longest, 1e-300))
    if np.abs(point).max() > _FARTHEST:
        raise NoFit
    return point, longest < _CLOSE_ENOUGH

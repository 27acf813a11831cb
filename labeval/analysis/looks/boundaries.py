"""Boundaries of looks: the z that has to be passed at each, so that all together err in 5 %.

An error-spending function says how much of the error may be used up by the time a share t of the
information is there (Lan and DeMets, 1983, Biometrika 70): 2 − 2 Φ(z(1 − α/4) / √t) on each side is
that of O'Brien and Fleming, hard to pass early; α/2 · ln(1 + (e − 1) t) that of Pocock, nearly
level. Boundaries follow by recursive numerical integration of the density of the sum that has not
passed one yet (Armitage, McPherson and Rowe, 1969; Jennison and Turnbull, 1999, chapter 19).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.chances.distributions import (
    normal_above,
    normal_below,
    normal_density,
    normal_quantile,
)
from labeval.analysis.statistics.ratings import Floats
from labeval.study.model.looks import Spending

ALPHA = 0.05
"""Error of all looks together, two-sided."""
_POINTS = 1201
"""Of each integral."""
_REACH = 8.0
"""Standard deviations up to which a boundary is looked for at first."""


@dataclass(frozen=True, slots=True)
class Boundaries:
    """Two-sided boundaries, one a look."""

    information: tuple[float, ...]
    """Share of the information at each look; the last is 1."""
    z: tuple[float, ...]
    """Passed by a larger absolute value."""
    spent: tuple[float, ...]
    """Error used up by then, of both sides."""

    @property
    def p(self) -> tuple[float, ...]:
        """The two-sided p that has to be smaller at each look."""
        return tuple(2 * float(normal_above(z)) for z in self.z)


def spending(share: float, function: Spending) -> float:
    """Error that may be used up at a share of the information, of both sides together."""
    t = min(share, 1.0)
    if function == "pocock":
        return ALPHA * float(np.log(1 + (np.e - 1) * t))
    return 4 * float(normal_above(-normal_quantile(ALPHA / 4) / t**0.5))


def boundaries(information: Sequence[float], function: Spending) -> Boundaries:
    """The boundaries at these shares of the information.

    Args:
        information: increasing shares; the last is 1.
        function: how the error is spent.

    Raises:
        ValueError: the shares do not increase from above 0 to 1.
    """
    shares = [float(share) for share in information]
    if (
        not shares
        or shares[-1] != 1
        or any(b <= a for a, b in zip([0.0, *shares], shares, strict=False))
    ):
        raise ValueError("shares of the information must increase from above 0 to 1")
    spent = [spending(share, function) for share in shares]
    found: list[float] = []
    inside: tuple[Floats, Floats] | None = None
    before = 0.0
    for n, share in enumerate(shares):
        wanted = spent[n] - (spent[n - 1] if n else 0.0)
        step = (share - before) ** 0.5
        tail = _tail(inside, step)
        found.append(_passing(tail, wanted, share**0.5) / share**0.5)
        inside = _density(inside, step, found[-1] * share**0.5)
        before = share
    return Boundaries(tuple(shares), tuple(found), tuple(spent))


def _tail(inside: tuple[Floats, Floats] | None, step: float) -> Callable[[float], float]:
    """The chance that the sum passes a bound on either side at a look, not having done so before.

    Args:
        inside: points and weighed densities of the sum at the look before; None at the first.
        step: standard deviation of what is added.
    """

    def chance(bound: float) -> float:
        if inside is None:
            return 2 * float(normal_above(bound / step))
        points, weights = inside
        above, below = normal_above((bound - points) / step), normal_below((-bound - points) / step)
        return float(weights @ (above + below))

    return chance


def _passing(tail: Callable[[float], float], wanted: float, spread: float) -> float:
    """The bound that is passed with the chance that is wanted."""
    from scipy.optimize import brentq

    reach = _REACH * spread
    while tail(reach) > wanted:  # an early look may spend less than any table of z has
        reach *= 2
    return float(brentq(lambda bound: tail(bound) - wanted, 0.0, reach, xtol=1e-12))


def _density(
    inside: tuple[Floats, Floats] | None, step: float, bound: float
) -> tuple[Floats, Floats]:
    """Points between the bounds, and Simpson's weights times the density of the sum there."""
    points = np.linspace(-bound, bound, _POINTS)
    if inside is None:
        density = normal_density(points / step) / step
    else:
        before, weights = inside
        density = normal_density((points[:, None] - before) / step) @ weights / step
    simpson = np.ones(_POINTS)
    simpson[1:-1:2], simpson[2:-1:2] = 4, 2
    return points, np.asarray(density * simpson * (points[1] - points[0]) / 3)


def conditional_power(z: float, share: float, drift: float, last: float) -> float:
    """The chance of passing the last boundary, given z at a share of the information.

    Args:
        z: now, positive for a difference in the direction of the drift.
        share: of the information now.
        drift: expected z with all of the information, if the difference is as large as assumed.
        last: the last boundary.
    """
    left = 1 - share
    if left <= 0:
        return float(z > last)
    now = z * share**0.5
    return float(normal_above((last - now - drift * left) / left**0.5))

"""Chances of ordered categories and their derivatives, for cumulative link models.

An answer is category k where a latent value is between two thresholds. With F the distribution
of the latent value, a the upper threshold less the linear predictor, and c the lower one, the
chance is P = F(a) - F(c). Its logarithm is concave in (a, c) for both links (Pratt, 1981), so that
Newton's method finds the maximum.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from labeval.analysis.statistics.ratings import Floats

Link = Literal["logit", "probit"]
FAR = 200.0
"""Stands for an infinite threshold: nothing is left beyond it in double precision."""
_LEAST = 1e-290
"""Chance below which a logarithm would be infinite."""


@dataclass(frozen=True, slots=True)
class Slopes:
    """Derivatives of log P by predictor (``eta``), upper (``a``) and lower end (``c``); (n,) each.

    A name lists the variables by which is derived: ``eta_eta_a`` is the third derivative by
    predictor, predictor and upper end.
    """

    log: Floats
    a: Floats
    c: Floats
    eta: Floats
    eta_a: Floats
    eta_c: Floats
    eta_eta: Floats
    eta_eta_a: Floats
    eta_eta_c: Floats
    eta_eta_eta: Floats

    @property
    def are_finite(self) -> bool:
        """True if all of them are; third derivatives are the first that are not."""
        third = (self.eta_eta_a, self.eta_eta_c, self.eta_eta_eta)
        return all(np.isfinite(each).all() for each in (self.eta_eta, *third))


def slopes(upper: Floats, lower: Floats, link: Link) -> Slopes:
    """Log chances and their derivatives, which are not finite where a chance is too small for them.

    Args:
        upper: (n,) upper threshold less the linear predictor; :data:`FAR` or more for none.
        lower: (n,) lower threshold less the linear predictor.
        link: of the latent value's distribution.
    """
    # Both in the upper tail would differ by rounding only; the distributions are symmetric.
    turned = upper + lower > 0
    high = _distribution(np.where(turned, -lower, upper), link)
    low = _distribution(np.where(turned, -upper, lower), link)
    chance = np.maximum(high - low, _LEAST)
    a, a1, a2 = (one / chance for one in _density(upper, link))
    c, c1, c2 = (-one / chance for one in _density(lower, link))
    with np.errstate(over="ignore", invalid="ignore"):
        aa, ac, cc = a1 - a**2, -a * c, c1 - c**2
        aaa, ccc = a2 - 3 * a * a1 + 2 * a**3, c2 - 3 * c * c1 + 2 * c**3
        aac, acc = 2 * a**2 * c - a1 * c, 2 * a * c**2 - a * c1
        return Slopes(
            log=np.log(chance),
            a=a,
            c=c,
            eta=-(a + c),
            eta_a=-(aa + ac),
            eta_c=-(ac + cc),
            eta_eta=aa + 2 * ac + cc,
            eta_eta_a=aaa + 2 * aac + acc,
            eta_eta_c=aac + 2 * acc + ccc,
            eta_eta_eta=-(aaa + 3 * aac + 3 * acc + ccc),
        )


def _distribution(x: Floats, link: Link) -> Floats:
    from scipy.special import expit, ndtr

    return np.asarray(expit(x) if link == "logit" else ndtr(x))


def _density(x: Floats, link: Link) -> tuple[Floats, Floats, Floats]:
    """The density and its first two derivatives."""
    if link == "logit":
        from scipy.special import expit

        f = expit(x) * expit(-x)
        return f, -f * np.tanh(x / 2), f * (1 - 6 * f)
    f = np.exp(-(x**2) / 2) / (2 * np.pi) ** 0.5
    return f, -x * f, (x**2 - 1) * f

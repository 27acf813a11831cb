"""Tails of the noncentral t and F distributions, also where they are very far out.

scipy's own noncentral t gives nan there, so both are computed from the central distributions.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from labeval.analysis.statistics.chances.distributions import normal_above
from labeval.analysis.statistics.ratings import Floats

_NODES = 400
_TAIL = 1e-15
"""Of the chi-squared distribution that the integral leaves out on each side."""


def t_above(t: float, df: float, noncentrality: float) -> float:
    """P(T > t) of the noncentral t distribution.

    T is a normal variable of mean ``noncentrality`` over the root of an independent chi-squared
    variable by its degrees of freedom; so its tail is the normal's, averaged over the chi-squared
    by Gauss and Legendre's quadrature.

    Args:
        t: any number.
        df: degrees of freedom, more than 0.
        noncentrality: any number.
    """
    from scipy.special import chdtri, gammaincinv, gammaln, xlogy

    low, high = np.sqrt(2 * gammaincinv(df / 2, _TAIL)), np.sqrt(chdtri(df, _TAIL))
    nodes, weights = _quadrature()
    root = low + (nodes + 1) * (high - low) / 2
    of_squares = xlogy(df / 2 - 1, root**2) - root**2 / 2 - gammaln(df / 2) - np.log(2) * df / 2
    density = np.exp(of_squares) * 2 * root
    above = normal_above(t * root / np.sqrt(df) - noncentrality)
    return float(np.clip((weights * density * above).sum() * (high - low) / 2, 0, 1))


def f_above(f: float, df: tuple[float, float], noncentrality: float) -> float:
    """P(F > f) of the noncentral F distribution: central ones, weighed as Poisson says.

    From one to the next the central ones grow by a density. Of ten thousand raters, whose effects
    take thousands of them, that is a tenth of the time of computing each by itself.

    Args:
        f: 0 or more.
        df: degrees of freedom above and below the line.
        noncentrality: 0 or more; the sum of squared means over the error's variance.
    """
    from scipy.special import betaincc, betaln, gammaln, xlog1py, xlogy

    half = noncentrality / 2
    reach = 12 * np.sqrt(half) + 40
    terms = np.arange(max(0, int(half - reach)), int(half + reach) + 1)
    chances = np.exp(xlogy(terms, half) - gammaln(terms + 1) - half)
    place = df[0] * f / (df[0] * f + df[1])
    a, b = df[0] / 2 + terms, df[1] / 2
    growth = np.exp(xlogy(a, place) + xlog1py(b, -place) - np.log(a) - betaln(a, b))
    above = betaincc(a[0], b, place) + np.r_[0.0, np.cumsum(growth[:-1])]
    return float(np.clip((chances * above).sum(), 0, 1))


@cache
def _quadrature() -> tuple[Floats, Floats]:
    """Places from -1 to 1 and their weights."""
    nodes, weights = np.polynomial.legendre.leggauss(_NODES)
    return np.asarray(nodes), np.asarray(weights)

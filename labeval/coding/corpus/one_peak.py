"""The dip test (Hartigan and Hartigan 1985): are numbers around one peak, or around more?"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
_DRAWS = 999
_MOST = 300
"""Numbers in a draw: from here on the dip of even ones shrinks with the root of their number."""


def one_peak(numbers: Numbers) -> float:
    """The p of one peak: share of evenly spread numbers, as many, with at least this dip.

    Of all distributions with one peak the even one is the most like two, so p is seldom too small.
    """
    rooted = dip(numbers) * np.sqrt(len(numbers))
    even = _even(min(len(numbers), _MOST))
    return float((1 + (even >= rooted).sum()) / (len(even) + 1))


def dip(numbers: Numbers) -> float:
    """Largest distance of a sample's distribution from the nearest one with a single peak.

    From 1 / 2n to .25, which two points of equal weight have.
    """
    x = np.sort(numbers)
    n = len(x)
    below, upto = np.arange(n) / n, np.arange(1, n + 1) / n
    first, last, largest = 0, n - 1, 1 / n
    while first < last:
        here = slice(first, last + 1)
        low = _hull(x[here], below[here], sign=1)
        high = _hull(x[here], upto[here], sign=-1)
        under = np.interp(x[here], x[here][low], below[here][low])
        over = np.interp(x[here], x[here][high], upto[here][high])
        gap = over - under
        at_low, at_high = low[np.argmax(gap[low])], high[np.argmax(gap[high])]
        if max(gap[at_low], gap[at_high]) <= largest:
            break
        if gap[at_low] > gap[at_high]:
            begin, end = at_low, high[high >= at_low].min()
        else:
            begin, end = low[low <= at_high].max(), at_high
        outside = (upto[here] - under)[: begin + 1], (over - below[here])[end:]
        largest = max(largest, *(part.max() for part in outside))
        if end - begin == last - first:
            break
        first, last = first + int(begin), first + int(end)
    return float(largest / 2)


def _hull(x: Numbers, y: Numbers, *, sign: int) -> npt.NDArray[np.intp]:
    """Places of the corners of the greatest convex line below (1), or least concave above (-1)."""
    corners: list[int] = []
    for new in range(len(x)):
        while len(corners) > 1:
            a, b = corners[-2:]
            turn = (y[b] - y[a]) * (x[new] - x[a]) - (y[new] - y[a]) * (x[b] - x[a])
            if sign * turn < 0:
                break
            corners.pop()
        corners.append(new)
    return np.array(corners, dtype=np.intp)


@lru_cache(maxsize=64)
def _even(n: int) -> Numbers:
    """Dips of evenly spread numbers, times the root of their number."""
    chance = np.random.default_rng(0)
    dips = np.array([dip(chance.random(n)) for _ in range(_DRAWS)])
    return np.asarray(dips * np.sqrt(n))

"""Kinds that were not seen yet: how many, and how many of them more samples would bring.

From the number of sampling units (interviews) in which each kind (code) occurs. The kinds that are
not seen are estimated by Chao2 (Chao, 1987, Biometrics 43: 783-791), those that more units bring by
the extrapolation of Colwell et al. (2012, Journal of Plant Ecology 5: 3-21, equation 18). Intervals
are a bootstrap over the estimated assemblage, seen and unseen kinds with their own probabilities
(Chao et al., 2014, Ecological Monographs 84: 45-67, appendix G); those of what more units bring
predict a count, so they have the chance of the units to come in them, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.estimate import Interval
from labeval.analysis.statistics.ratings import Floats, Integers

LEAST_UNITS = 5
"""With fewer units nothing is estimated."""
FARTHEST = 100
"""More units are not looked at."""
_SAMPLES = 1_000
_LIKELY = float(np.log(2))
"""Expected number of new kinds with which one is as likely to come as not."""


@dataclass(frozen=True, slots=True)
class Expected:
    """New kinds that some more units bring."""

    more: int
    """Units."""
    new: float
    interval: Interval
    """95 %, of the count."""


@dataclass(frozen=True, slots=True)
class Richness:
    """An estimate of what is not seen yet."""

    unseen: float
    """Kinds; a lower bound where some are much rarer than others."""
    expected: tuple[Expected, ...]
    likely: int | None
    """Units within which a new kind is more likely to come than not; None for over a hundred."""
    soonest: int | None
    latest: int | None
    """Ends of its interval, 95 %; None for over a hundred."""


def richness(
    incidences: Sequence[int], units: int, more: Sequence[int], *, seed: int = 0
) -> Richness | None:
    """Estimate what more units would bring; None with fewer than five.

    Args:
        incidences: of each kind the number of units that it was seen in, 1 or more.
        units: all of them, those without any kind too.
        more: numbers of further units.
        seed: of the bootstrap.
    """
    if units < LEAST_UNITS or not incidences:
        return None
    counts = np.asarray(incidences, dtype=np.intp)
    once, twice = np.array([(counts == 1).sum()]), np.array([(counts == 2).sum()])
    unseen = _unseen(once, twice, units)
    rng = np.random.default_rng(seed)
    probabilities = _probabilities(counts, units, unseen[0])
    drawn = rng.binomial(units, probabilities, size=(_SAMPLES, len(probabilities)))
    q1, q2 = (drawn == 1).sum(axis=1), (drawn == 2).sum(axis=1)
    q0 = _unseen(q1, q2, units)
    expected = tuple(
        Expected(
            further,
            float(_new(unseen, once, units, further)[0]),
            _interval(rng.poisson(_new(q0, q1, units, further))),
        )
        for further in more
    )
    first = _first_likely(q0, q1, units)
    soonest, latest = np.quantile(first, (0.025, 0.975), method="inverted_cdf")
    likely = _first_likely(unseen, once, units)[0]
    return Richness(float(unseen[0]), expected, _near(likely), _near(soonest), _near(latest))


def _unseen(once: Integers, twice: Integers, units: int) -> Floats:
    """Chao2: kinds not seen, by those seen once and twice; bias-corrected where none came twice."""
    usual = once**2 / (2 * np.maximum(twice, 1))
    without = once * (once - 1) / 2
    return np.asarray((units - 1) / units * np.where(twice > 0, usual, without))


def _new(unseen: Floats, once: Integers, units: int, more: int) -> Floats:
    """Kinds that so many more units bring."""
    whole = units * unseen + once
    share = np.divide(once, whole, out=np.zeros(len(unseen)), where=whole > 0)
    return np.asarray(unseen * (1 - (1 - share) ** more))


def _first_likely(unseen: Floats, once: Integers, units: int) -> Integers:
    """Units within which a new kind is as likely to come as not; beyond the farthest for never."""
    reached = np.array(
        [_new(unseen, once, units, more) >= _LIKELY for more in range(1, FARTHEST + 1)]
    )
    return np.asarray(np.where(reached.any(axis=0), reached.argmax(axis=0) + 1, FARTHEST + 1))


def _probabilities(counts: Integers, units: int, unseen: float) -> Floats:
    """Probability of each kind in a unit, seen and unseen ones, by the estimated coverage."""
    once, twice = int((counts == 1).sum()), int((counts == 2).sum())
    every = int(counts.sum())
    if twice > 0:
        missed = (units - 1) * once / ((units - 1) * once + 2 * twice)
    else:
        missed = (units - 1) * (once - 1) / ((units - 1) * (once - 1) + 2) if once > 1 else 0.0
    uncovered = once / every * missed
    plain = counts / units
    weights = plain * (1 - plain) ** units
    taken = every / units * uncovered
    shift = taken / weights.sum() if weights.sum() > 0 else 0.0
    seen = plain * (1 - np.minimum(1.0, shift) * (1 - plain) ** units)
    number = int(np.ceil(unseen))
    new = np.full(number, taken / number) if number else np.zeros(0)
    return np.asarray(np.clip(np.concatenate([seen, new]), 0.0, 1.0))


def _interval(counts: Integers) -> Interval:
    low, high = np.quantile(counts, (0.025, 0.975), method="inverted_cdf")
    return Interval(float(low), float(high))


def _near(units: int) -> int | None:
    return int(units) if units <= FARTHEST else None

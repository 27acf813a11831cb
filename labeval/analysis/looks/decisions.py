"""Decisions at looks at the difference of two systems: go on, or stop."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from labeval.analysis.looks.boundaries import Boundaries, boundaries, conditional_power
from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.differences import Difference
from labeval.study.model.looks import Looks


class Verdict(StrEnum):
    """Decision of a look."""

    GO_ON = "go_on"
    DIFFERENCE = "difference"  # stop: the systems differ
    FUTILITY = "futility"  # stop: the smallest difference of interest would hardly be found
    END = "end"  # the last look found no difference


@dataclass(frozen=True, slots=True)
class LookResult:
    """One look."""

    number: int
    """From 1."""
    participants: int
    difference: Difference
    needed: float
    """The two-sided p that has to be smaller."""
    power: float | None
    """Chance of finding the smallest difference of interest in the end; None where unknown."""
    verdict: Verdict

    @property
    def stops(self) -> bool:
        """True if the study ends here."""
        return self.verdict is not Verdict.GO_ON


def registered_boundaries(looks: Looks) -> Boundaries:
    """The boundaries of registered looks, by participants."""
    last = looks.participants[-1]
    return boundaries([n / last for n in looks.participants], looks.spending)


def decide(
    looks: Looks,
    number: int,
    found: Difference,
    bounds: Boundaries,
    by_raters: Difference | None = None,
) -> LookResult:
    """The decision of a look.

    A difference is called where its p is below that of the boundary. Futility is judged by
    conditional power under the smallest difference, in either direction; it binds nobody, so going
    on all the same makes no more errors.

    Args:
        looks: as registered.
        number: of the look, from 1.
        found: the difference by the participants of this look.
        bounds: of :func:`registered_boundaries`.
        by_raters: the same difference for new raters and these questions, whose standard error is
            the part that more participants make smaller; all of it where this is not known.
    """
    n, needed = looks.participants[number - 1], bounds.p[number - 1]
    is_last = number == len(looks.participants)
    power = None if is_last else _power(looks, number, found, bounds, by_raters)
    if found.p is not None and found.p < needed:
        verdict = Verdict.DIFFERENCE
    elif is_last:
        verdict = Verdict.END
    elif power is not None and power < looks.futility:
        verdict = Verdict.FUTILITY
    else:
        verdict = Verdict.GO_ON
    return LookResult(number, n, found, needed, power, verdict)


def _power(
    looks: Looks,
    number: int,
    found: Difference,
    bounds: Boundaries,
    by_raters: Difference | None,
) -> float | None:
    if found.p is None or found.value is None or not found.spread:
        return None
    now = found.spread**2
    of_raters = (by_raters.spread or found.spread) ** 2 if by_raters is not None else now
    # More participants judge the same questions, whose part of the error stays as it is.
    in_the_end = now - min(of_raters, now) * (1 - bounds.information[number - 1])
    share = in_the_end / now
    ratio, drift = abs(found.value) / found.spread, looks.smallest_difference / in_the_end**0.5
    df = found.freedom or np.inf
    last = -float(t_quantile(bounds.p[-1] / 2, df))
    each = (conditional_power(way * ratio, share, drift, last) for way in (1, -1))
    return max(each)

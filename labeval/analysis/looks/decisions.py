"""Decisions at looks at the difference of two systems: go on, or stop."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from labeval.analysis.looks.boundaries import Boundaries, boundaries, conditional_power
from labeval.analysis.statistics.chances.distributions import normal_quantile
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


def decide(looks: Looks, number: int, found: Difference, bounds: Boundaries) -> LookResult:
    """The decision of a look.

    A difference is called where its p is below that of the boundary. Futility is judged by
    conditional power under the smallest difference, in either direction; it binds nobody, so going
    on all the same makes no more errors.

    Args:
        looks: as registered.
        number: of the look, from 1.
        found: the difference by the participants of this look.
        bounds: of :func:`registered_boundaries`.
    """
    n, needed = looks.participants[number - 1], bounds.p[number - 1]
    is_last = number == len(looks.participants)
    power = None if is_last else _power(looks, number, found, bounds)
    if found.p is not None and found.p < needed:
        verdict = Verdict.DIFFERENCE
    elif is_last:
        verdict = Verdict.END
    elif power is not None and power < looks.futility:
        verdict = Verdict.FUTILITY
    else:
        verdict = Verdict.GO_ON
    return LookResult(number, n, found, needed, power, verdict)


def _power(looks: Looks, number: int, found: Difference, bounds: Boundaries) -> float | None:
    if found.p is None or found.value is None or not found.spread:
        return None
    share = bounds.information[number - 1]
    z = float(normal_quantile(found.p / 2))
    drift = looks.smallest_difference / (found.spread * share**0.5)
    each = (conditional_power(way * z, share, drift, bounds.z[-1]) for way in (1, -1))
    return max(each)

"""Plans out of assumptions: the smallest difference that matters, before anybody has judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from labeval.analysis.planning.costs import cost
from labeval.analysis.planning.power import (
    ALPHA,
    POWER,
    comparisons_needed,
    first_n,
    pairs_needed,
    repeated_anova,
)
from labeval.analysis.planning.simulated import (
    SIMULATIONS,
    ManyRaters,
    PagePoints,
    friedman_power,
    simulated_scores,
)
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Assumptions:
    """Assumptions of a plan."""

    difference: float = 0.5
    """For two texts or systems: the raters' mean difference by its SD."""
    f: float = 0.25
    """For all: the SD of their means by the SD of what raters and texts leave unexplained."""
    win_rate: float = 0.65
    """For two: the true share of wins among decided comparisons. For all: of each against the next
    best."""
    power: float = POWER
    alpha: float = ALPHA
    hourly_rate: float = 0.0
    seed: int = 0
    """Seed of simulations."""


@dataclass(frozen=True, slots=True)
class Method:
    """Facts about a block that a plan uses."""

    block: str
    compared: int
    """Texts or systems."""
    minutes: float
    """That a participant takes."""
    pages: tuple[tuple[int, ...], ...] = ()
    """Texts shown together, by number from 0; each page once, whatever its criteria."""
    points_of: PagePoints | None = None
    """Points that the texts of a page get, where judgments compare texts and power is simulated."""
    of_two: bool = False
    """True if a judgment compares two."""


@dataclass(frozen=True, slots=True)
class Needed:
    """Participants for one question put to one block."""

    block: str
    question: str
    """``two`` or ``all``."""
    assumed: str
    participants: int | None
    minutes: float
    cost: float | None
    how: str
    """In English: how it was computed, or why it could not be."""


_PAIRED = QT_TRANSLATE_NOOP("Analysis", "t test of paired differences; each rates both")
_REPEATED = QT_TRANSLATE_NOOP(
    "Analysis",
    "F test of repeated measures; each rates all {compared}, sphericity taken for granted",
)
_BINOMIAL = QT_TRANSLATE_NOOP(
    "Analysis",
    "exact binomial test; one decided comparison of the two by each participant, since those by "
    "one person depend on each other",
)
_SIMULATED = QT_TRANSLATE_NOOP(
    "Analysis",
    "no formula fits: Friedman's test in {simulations} simulated studies, all {compared} equally "
    "far apart, each page judged once",
)
_BEYOND = QT_TRANSLATE_NOOP(
    "Analysis",
    "no formula fits, and Friedman's test in {simulations} simulated studies, all {compared} "
    "equally far apart, needs more than {most} participants",
)
_FEW, _MOST = 25, 1000
_OF_EACH = 20
"""Simulated raters a participant. What they have in common by chance counts as a difference, which
of fewer would be found where there is none."""


def needed(method: Method, assumptions: Assumptions) -> Iterator[Needed]:
    """Needs of one block for finding two different, and for finding that not all are the same."""
    a = assumptions
    if method.of_two:
        n = comparisons_needed(a.win_rate, a.power, alpha=a.alpha)
        yield _row(method, "two", f"win rate {a.win_rate:g}", n, _BINOMIAL, a)
    if method.points_of is not None:
        yield _all_by_simulation(method, method.points_of, a)
        return
    n = pairs_needed(a.difference, a.power, alpha=a.alpha)
    yield _row(method, "two", f"d {a.difference:g}", n, _PAIRED, a)
    power_at = partial(repeated_anova, a.f, method.compared, alpha=a.alpha)
    all_of_them = first_n(power_at, a.power) if method.compared > 1 else 0
    how = _REPEATED.format(compared=method.compared)
    yield _row(method, "all", f"f {a.f:g}", all_of_them, how, a)


def _all_by_simulation(method: Method, points_of: PagePoints, a: Assumptions) -> Needed:
    needs = _by_simulation(method, points_of, a) if method.compared > 1 else 0
    how = (_BEYOND if needs > _MOST else _SIMULATED).format(
        simulations=SIMULATIONS, compared=method.compared, most=_MOST
    )
    assumed = f"win rate {a.win_rate:g} of neighbours"
    return _row(method, "all", assumed, needs if needs <= _MOST else 0, how, a)


def _by_simulation(method: Method, points_of: PagePoints, a: Assumptions) -> int:
    """Participants who find that not all are the same; one more than the most where none do."""
    scores = partial(
        simulated_scores, method.pages, method.compared, a.win_rate, points_of, seed=a.seed
    )
    by_few = partial(friedman_power, scores(raters=_FEW * _OF_EACH))
    few = first_n(partial(_power_up_to, _FEW, by_few, a), a.power)
    if few <= _FEW:
        return few
    by_many = ManyRaters(scores(raters=_MOST * _OF_EACH)).power
    return first_n(partial(_power_up_to, _MOST, by_many, a), a.power, least=_FEW)


def _power_up_to(most: int, power: Callable[..., float], a: Assumptions, n: int) -> float:
    """Power by so many participants; 1 beyond the most, where the search is to end."""
    return 1.0 if n > most else power(n, alpha=a.alpha, seed=a.seed)


def _row(method: Method, question: str, assumed: str, n: int, how: str, a: Assumptions) -> Needed:
    total = cost(n, method.minutes, a.hourly_rate) if n and a.hourly_rate else None
    return Needed(method.block, question, assumed, n or None, method.minutes, total, how)

"""Plans out of pilot data: each method by its criteria, one by one and added up, at each level."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import of_method, where
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import Scoring, each_scored, scales_of
from labeval.analysis.planning.effects import FEWEST_RATERS, Effect, repeated_effect
from labeval.analysis.planning.power import MOST, first_n, repeated_anova
from labeval.analysis.planning.simulated import SIMULATIONS, friedman_power
from labeval.analysis.points.points import points_of_texts
from labeval.analysis.raters.timing import minutes_of_participants
from labeval.analysis.statistics.ratings import Floats
from labeval.study.methods import find_method
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

LEVELS = ("item", "system")
MOST_COMPARED = 100
"""Things at one level; more are not compared with each other at once."""

_BY_F = QT_TRANSLATE_NOOP(
    "Analysis",
    "F test of repeated measures of {raters} raters' mean scores; f corrected for chance; "
    "cautious: with its lower limit of 80 % confidence",
)
_BY_SIMULATION = QT_TRANSLATE_NOOP(
    "Analysis",
    "Friedman's test of the ranks by {raters} raters in {simulations} simulated studies of raters "
    "drawn from the pilot",
)
_TOO_MANY = QT_TRANSLATE_NOOP("Analysis", "{compared} are too many to be compared at once")
_SMALL = QT_TRANSLATE_NOOP(
    "Analysis",
    "a pilot of {raters} raters is small: take the cautious number, or plan for the smallest "
    "difference that matters",
)
_SMALL_ALONE = QT_TRANSLATE_NOOP(
    "Analysis",
    "a pilot of {raters} raters is small, and the power that it shows often too high: plan for the "
    "smallest difference that matters",
)
_NOTHING = 1e-6
"""An effect up to which it is zero but for rounding."""
_ENDLESS = QT_TRANSLATE_NOOP(
    "Analysis", "so small an effect would take more than {most} raters: no study is planned"
)
_NO_EFFECT = QT_TRANSLATE_NOOP(
    "Analysis",
    "the pilot shows no more than chance would: plan for the smallest difference that matters",
)


@dataclass(frozen=True, slots=True)
class Pilot:
    """Findings of one method's judgments for a next study, by a criterion or scale at one level."""

    method: str
    level: str
    table: Floats
    """(raters, things) mean scores, more is better; nan where a rater did not judge."""
    effect: Effect
    power_at: Callable[[int], float] | None
    """Raters to power; None where it is not defined."""
    recommended: int | None
    cautious: int | None
    how: str
    """In English."""
    reason: str
    """In English; what is undefined, or doubtful."""
    counted: frozenset[str] = frozenset()
    """The raters who judged all things; those of the next study are taken to be like them."""
    scale: str = ""
    """Empty for a single criterion."""
    criterion: str = ""
    """Empty for a scale."""

    @property
    def simulated(self) -> bool:
        """True if its power is found by simulation: scores of compared texts hang together."""
        return find_method(method_of(self.method)).RELATIVE

    @property
    def power(self) -> float | None:
        """Power of a study like the pilot."""
        return self.power_at(self.effect.raters) if self.power_at else None


def pilots(judgments: DataFrame, facts: StudyFacts, *, seed: int = 0) -> Iterator[Pilot]:
    """The plan of each criterion, and each scale that criteria are added up by, at each level.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        facts: of the study.
        seed: of the simulations.
    """
    for method, part, scoring in each_scored(judgments):
        for scale, criterion, points in _places(scoring, part, facts):
            for level, raters, table in _tables(points, facts):
                counted = frozenset(raters[~np.isnan(table).any(axis=1)])
                found = _pilot(method, level, table, seed)
                yield replace(found, scale=scale, criterion=criterion, counted=counted)


def minutes_of(
    judgments: DataFrame, method: str, raters: Collection[str] = ()
) -> tuple[float, bool]:
    """Minutes that a participant takes for a method, and whether they were measured.

    Where nobody's times are known of all pages, they follow from the judgments and the method's
    usual pace.

    Args:
        judgments: of any methods.
        method: its name.
        raters: the participants; all where none is named.
    """
    part = of_method(judgments, method)
    if raters:
        part = where(part, part["participant"].isin(raters))
    minutes = minutes_of_participants(part)
    if len(minutes):
        return float(minutes.mean()), True
    each = len(part) / max(1, part["participant"].nunique())
    return each * find_method(method_of(method)).SECONDS_PER_JUDGMENT / 60, False


def _places(
    scoring: Scoring, judgments: DataFrame, facts: StudyFacts
) -> Iterator[tuple[str, str, DataFrame]]:
    """Scale or criterion, and the points of it."""
    points = points_of_texts(judgments, facts, scoring)
    only = scoring.STATISTICS[0].only
    if only:
        points = points[points[only]]
    criteria = sorted(points["criterion"].unique())
    for criterion in criteria:
        yield "", criterion, points[points["criterion"] == criterion]
    for scale, numbers in scales_of(scoring, facts, criteria):
        yield scale, "", points[points["criterion"].isin([criteria[n] for n in numbers])]


def _tables(
    points: DataFrame, facts: StudyFacts
) -> Iterator[tuple[str, npt.NDArray[np.str_], Floats]]:
    """By level: the raters, and (raters, things) mean scores."""
    systems = points["item"].map(facts.systems).fillna("")
    for level in LEVELS:
        ids = points["item"] if level == "item" else systems[systems != ""]
        if ids.empty:
            continue
        if ids.nunique() > MOST_COMPARED:
            yield level, np.empty(0, dtype=np.str_), np.full((0, ids.nunique()), np.nan)
            continue
        yield level, *_like_with_like(points.assign(id=ids))


def _like_with_like(points: DataFrame) -> tuple[npt.NDArray[np.str_], Floats]:
    """The raters, and (raters, things) means over the criteria by which a rater judged all things.

    So are differences over those by which both were judged. Each criterion counts the same, however
    often a thing was judged by it; nan where there is no such criterion.
    """
    raters = points["rater"].drop_duplicates()
    means = points.groupby(["rater", "criterion", "id"], observed=True)["better"].mean()
    by_criterion = means.unstack("id").dropna()
    of_raters = by_criterion.groupby("rater", observed=True).mean().reindex(raters)
    return of_raters.index.to_numpy(dtype=np.str_), of_raters.to_numpy(dtype=np.float64)


def _pilot(method: str, level: str, table: Floats, seed: int) -> Pilot:
    compared = table.shape[1]
    if compared > MOST_COMPARED:
        effect = Effect(0, compared, None, None, reason=_TOO_MANY)
    else:
        effect = repeated_effect(table)
    if effect.f is None or effect.cautious is None:
        return Pilot(method, level, table, effect, None, None, None, "", effect.explained)
    raters = effect.raters
    simulated = find_method(method_of(method)).RELATIVE
    power_at = partial(friedman_power, table, seed=seed) if simulated else _by_f(effect.f, compared)
    how = _BY_SIMULATION if simulated else _BY_F
    text = how.format(raters=raters, simulations=SIMULATIONS)
    if effect.f < _NOTHING:
        return Pilot(method, level, table, effect, power_at, None, None, text, _NO_EFFECT)
    needed = first_n(power_at) or None
    cautious = first_n(_by_f(effect.cautious, compared)) or None if effect.cautious else None
    if simulated:
        cautious = None  # the formula does not fit here
    reason = _ENDLESS.format(most=MOST)
    if needed:
        doubt = _SMALL if cautious else _SMALL_ALONE
        reason = doubt.format(raters=raters) if raters < FEWEST_RATERS else ""
    return Pilot(method, level, table, effect, power_at, needed, cautious, text, reason)


def _by_f(effect: float, compared: int) -> Callable[[int], float]:
    return partial(repeated_anova, effect, compared)

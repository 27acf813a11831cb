"""A judge's ratings next to those of people: one method and criterion, as numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.points.rated import Rated, rated_by_method
from labeval.analysis.statistics.numbering import firsts, joint
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.study.pages import ITEM_JOIN

if TYPE_CHECKING:
    from pandas import DataFrame

UNKNOWN = -1
"""Number of a system that is not known."""
AFTER = "after_answer"
_MARK = "/"
"""Before the text's name in units of several texts shown together."""


@dataclass(frozen=True, slots=True)
class Judge:
    """A language model that rated, and what it gave."""

    name: str
    judgments: DataFrame
    """As :func:`~labeval.analysis.data.judgments.judgment_frame` makes them."""


@dataclass(frozen=True, slots=True)
class Audited:
    """Ratings of the same units by people and a judge, under one criterion of one method."""

    judge: str
    method: str
    criterion: str
    raters: Sequence[str]
    units: Sequence[str]
    """Everything rated by people, the judge, or both."""
    systems: Sequence[str]
    rater: Integers
    """(ratings,) of people."""
    unit: Integers
    """(ratings,) of people."""
    value: Floats
    """(ratings,) of people; places of categories where there is no number."""
    judged: Floats
    """(units,) the judge's; nan where it gave none."""
    question: Integers
    """(units,) numbers."""
    sides: Integers
    """(units, 2) the system of the text, of a pair of both; :data:`UNKNOWN` for none."""
    is_ordered: bool
    """True if the values are numbers, or categories with an order."""
    is_pair: bool
    """True if a unit is two texts of which one is chosen."""
    level: str
    """Level of measurement, as the method says."""

    def table(self) -> Floats:
        """(raters, units) first ratings; nan where there is none."""
        found = np.full((len(self.raters), len(self.units)), np.nan)
        first = firsts(joint(self.rater, len(self.units), self.unit))
        found[self.rater[first], self.unit[first]] = self.value[first]
        return found

    @property
    def both(self) -> Integers:
        """Numbers of the ratings of which the judge has rated the unit too."""
        return np.flatnonzero(~np.isnan(self.judged[self.unit]))


def independent(judgments: DataFrame, support: DataFrame) -> DataFrame:
    """The judgments as they were before the judge's rating was seen.

    Where it was in view from the start the judgment is left out; where it was shown after the
    first answer, that answer takes the place of the last.

    Args:
        support: with the columns of the exported table of ratings shown.
    """
    if support.empty:
        return judgments
    page = support["session"] + "/" + support["page"]
    first = support["first_answer"].where(support["show"] == AFTER, "")
    before = dict(zip(zip(page, support["criterion"], strict=True), first, strict=True))
    keys = list(zip(judgments["page"], judgments["criterion"], strict=True))
    value = [before.get(key, own) for key, own in zip(keys, judgments["value"], strict=True)]
    return judgments.assign(value=value)


def audits(judge: Judge, people: DataFrame, facts: StudyFacts) -> Iterator[Audited]:
    """Each method and criterion that both the judge and somebody else have rated.

    Args:
        people: the judgments of people, as they were before they saw the judge.
    """
    of_judge = {rated.method: rated for rated in rated_by_method(judge.judgments)}
    for rated in rated_by_method(people):
        if rated.method not in of_judge:
            continue
        judged = dict(of_judge[rated.method].first_only().each_criterion())
        for criterion, part in rated.first_only().each_criterion():
            if criterion in judged:
                yield _audited(judge.name, part, judged[criterion], criterion, facts)


def _audited(
    judge: str, people: Rated, judged: Rated, criterion: str, facts: StudyFacts
) -> Audited:
    names = dict.fromkeys(people.units[n] for n in np.unique(people.unit))
    names |= dict.fromkeys(judged.units[n] for n in np.unique(judged.unit))
    units = list(names)
    at = {name: n for n, name in enumerate(units)}
    scoring = people.scoring
    given, is_ordered = _numbers(people)
    by_judge, _ = _numbers(judged, people)
    value = given[people.label]
    kept = ~np.isnan(value)
    raters, rater = np.unique(people.rater[kept], return_inverse=True)
    found = np.full(len(units), np.nan)
    found[[at[judged.units[n]] for n in judged.unit]] = by_judge[judged.label]
    texts = [_texts(name, people) for name in units]
    systems, sides = _sides(texts, facts)
    asked = [facts.questions.get(pair[0], "") or pair[0] for pair in texts]
    _, question = np.unique(np.asarray(asked, dtype=str), return_inverse=True)
    return Audited(
        *(judge, people.method, criterion),
        raters=[people.raters[n] for n in raters],
        units=units,
        systems=systems,
        rater=rater,
        unit=np.array([at[people.units[n]] for n in people.unit[kept]], dtype=np.intp),
        value=value[kept],
        judged=found,
        question=question,
        sides=sides,
        is_ordered=is_ordered,
        is_pair=hasattr(scoring, "sides"),
        level=scoring.LEVEL,
    )


def _numbers(rated: Rated, like: Rated | None = None) -> tuple[Floats, bool]:
    """(labels,) a number for each label, nan for those outside of an order; whether there is one.

    Args:
        like: whose labels have to have the same numbers, where labels are names.
    """
    if rated.is_numeric:
        return np.asarray(rated.labels, dtype=np.float64), True
    order = getattr(rated.scoring, "ORDERED", {})
    if order:
        return np.array([order.get(label, np.nan) for label in rated.labels], dtype=float), True
    known = sorted({str(label) for label in (*rated.labels, *(like.labels if like else ()))})
    return np.array([float(known.index(str(label))) for label in rated.labels]), False


def _texts(unit: str, rated: Rated) -> tuple[str, ...]:
    """The item of a unit; of a pair both."""
    if hasattr(rated.scoring, "sides"):
        return tuple(unit.split(ITEM_JOIN))
    return (unit.rpartition(_MARK)[2] if hasattr(rated.scoring, "ends") else unit,)


def _sides(texts: Sequence[tuple[str, ...]], facts: StudyFacts) -> tuple[list[str], Integers]:
    names = sorted({facts.systems.get(text, "") for pair in texts for text in pair} - {""})
    number = {name: n for n, name in enumerate(names)}
    found = np.full((len(texts), 2), UNKNOWN, dtype=np.intp)
    for n, pair in enumerate(texts):
        for side, text in enumerate(pair[:2]):
            found[n, side] = number.get(facts.systems.get(text, ""), UNKNOWN)
    return names, found

"""Points of systems as numbers, by criterion and scale: what two systems are compared by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Literal

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.methods import Scoring, scales_of
from labeval.analysis.points.points import Mask, coded, narrow, points_of_texts
from labeval.analysis.statistics.numbering import appearing, distinct
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame


Family = Literal["criterion", "method"]
"""The tests that are corrected together: those on one criterion or scale, or on all criteria of a
method and on all its scales."""
Row = dict[str, object]
MOST_TEXTS = 12
"""Texts of unknown systems that are compared two by two."""
_MANY_TEXTS = QT_TRANSLATE_NOOP("Analysis", "{n} texts are too many to be compared two by two")


@dataclass(frozen=True, slots=True)
class SystemPoints:
    """Points by number; ``system`` is the text itself where no systems are known."""

    systems: list[str]
    criteria: list[str]
    system: Integers
    rater: Integers
    question: Integers
    text: Integers
    page: Integers
    criterion: Integers
    better: Floats
    ranking: Mask
    """True for points that count for the statistic that ranks."""

    @property
    def texts(self) -> int:
        """The number of texts."""
        return len(distinct(self.text))

    @property
    def are_of_texts(self) -> bool:
        """True if each system has one text."""
        return bool(self.systems) and self.texts == len(distinct(self.system))

    def too_many(self) -> str:
        """Why systems are not compared two by two; empty where they are."""
        many = self.are_of_texts and self.texts > MOST_TEXTS
        return _MANY_TEXTS.format(n=self.texts) if many else ""

    def chosen(self, mask: Mask) -> SystemPoints:
        """Only the points where ``mask`` is true; of millions, all are no copy."""
        if mask.all():
            return self
        names = [field.name for field in fields(self) if field.name not in ("systems", "criteria")]
        at = np.flatnonzero(mask)  # of many columns, places are quicker than masks
        return replace(self, **{name: getattr(self, name)[at] for name in names})


def places(
    scoring: Scoring, judgments: DataFrame, facts: StudyFacts
) -> Iterator[tuple[dict[str, object], SystemPoints]]:
    """Each criterion, then each scale of several criteria, with its points."""
    table = points_of_texts(judgments, facts, scoring)
    criteria, criterion = coded(table["criterion"])
    ranks_by = scoring.STATISTICS[0].only
    ranking = table[ranks_by].to_numpy(dtype=bool) if ranks_by else np.ones(len(table), dtype=bool)
    points = _coded(table, facts, criteria, criterion, ranking)
    del table  # of millions of points it is large
    for code in appearing(criterion):
        yield {"scale": "", "criterion": criteria[code]}, points.chosen(points.criterion == code)
    counted = points.chosen(points.ranking)
    for scale, codes in scales_of(scoring, facts, criteria):
        part = counted.chosen(np.isin(counted.criterion, codes))
        if len(distinct(part.criterion)) > 1:
            yield {"scale": scale, "criterion": ""}, part


def _coded(
    table: DataFrame, facts: StudyFacts, criteria: list[str], criterion: Integers, ranking: Mask
) -> SystemPoints:
    import pandas as pd

    items, item = coded(table["item"])
    of_item = [facts.systems.get(name, "") for name in items]
    if not any(of_item):
        of_item = items
    names, system = np.unique(np.asarray(of_item, dtype=str), return_inverse=True)
    if len(names) and names[0] == "":
        names, system = names[1:], system - 1
    asked = [facts.questions.get(name, "") or name for name in items]
    _, question = np.unique(np.asarray(asked, dtype=str), return_inverse=True)
    better = table["better"].to_numpy(dtype=np.float64)
    raters = coded(table["rater"])[1]
    pages = narrow(pd.factorize(table["page"], sort=True)[0])  # of millions no list of names
    found = SystemPoints(
        [str(name) for name in names],
        criteria,
        system=narrow(system)[item],
        rater=raters,
        question=narrow(question)[item],
        text=item,
        page=pages,
        criterion=criterion,
        better=better,
        ranking=ranking,
    )
    return found.chosen((found.system >= 0) & ~np.isnan(better))


def families(places_of: list[list[Row]], family: Family) -> Iterator[list[Row]]:
    """The rows of each family of tests.

    Args:
        places_of: the rows of each criterion and each scale of one method.
        family: what is corrected together; scales add up the criteria, and are a family of their
            own.
    """
    if family == "criterion":
        yield from places_of
        return
    for scaled in (False, True):
        together = [row for rows in places_of for row in rows if bool(row.get("scale")) is scaled]
        if together:
            yield together

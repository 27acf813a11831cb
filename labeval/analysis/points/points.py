"""A method's points as numbers, so that large tables are put together quickly."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import rates_turns
from labeval.analysis.methods import Scoring
from labeval.analysis.statistics.numbering import are_distinct, firsts, joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Cells

if TYPE_CHECKING:
    from pandas import DataFrame, Series

Mask = npt.NDArray[np.bool_]
CODE = np.int32
"""Numbers of raters, texts and the like: of millions of ratings they are most of the memory."""


@dataclass(frozen=True, slots=True)
class CodedPoints:
    """Points in long form; what they are about is a number into a sorted tuple of names."""

    raters: Sequence[str]
    items: Sequence[str]
    criteria: Sequence[str]
    sessions: Sequence[str]
    rater: Integers
    item: Integers
    criterion: Integers
    session: Integers
    value: Floats
    better: Floats
    masks: Mapping[str, Mask]
    """Units that a statistic may count by."""

    @property
    def cells(self) -> Cells:
        """Ratings by rater and unit."""
        return Cells(self.rater, self.item, self.value)

    @property
    def _rating(self) -> Integers:
        """(points,) a number for each rater, item and criterion."""
        by_text = joint(self.rater, len(self.items), self.item)
        return joint(by_text, len(self.criteria), self.criterion)

    def chosen(self, mask: Mask) -> CodedPoints:
        """Only the points where ``mask`` is true; of millions, all are no copy."""
        if mask.all():
            return self
        return self._at(np.flatnonzero(mask))

    def _at(self, at: Integers) -> CodedPoints:
        """Only the points at these places, in their order."""
        return replace(
            self,
            rater=self.rater[at],
            item=self.item[at],
            criterion=self.criterion[at],
            session=self.session[at],
            value=self.value[at],
            better=self.better[at],
            masks={name: kept[at] for name, kept in self.masks.items()},
        )

    def first_only(self) -> CodedPoints:
        """Only the first point of each rater, item and criterion."""
        key = self._rating
        return self if are_distinct(key) else self._at(np.sort(firsts(key)))

    def only(self, name: str) -> CodedPoints:
        """Only those that a statistic counts; all when the name is empty."""
        return self.chosen(self.masks[name]) if name else self

    def of_sessions(self, sessions: Collection[str]) -> CodedPoints:
        """Only the points of these sessions; raters without any are no raters any more."""
        wanted = [n for n, name in enumerate(self.sessions) if name in sessions]
        found = self.chosen(np.isin(self.session, wanted))
        left, rater = numbered(found.rater)
        return replace(found, raters=[self.raters[n] for n in left], rater=rater)

    def of_texts(self) -> CodedPoints:
        """One point per rater, item and criterion: the mean, as over answers of a conversation.

        They count for every statistic that they are averaged for, so they have no masks.
        """
        key = self._rating
        if are_distinct(key):
            return replace(self, masks={})
        _, where = numbered(key)
        first, n = firsts(key), np.bincount(where)
        value, better = (np.bincount(where, weights=w) / n for w in (self.value, self.better))
        found = replace(self, masks={})._at(first)
        return replace(found, value=value, better=better)

    def turned(self) -> CodedPoints:
        """With values of which more is better."""
        return replace(self, value=self.better)


def points_of_texts(judgments: DataFrame, facts: StudyFacts, scoring: Scoring) -> DataFrame:
    """The points of one method's judgments, those of a conversation's answers as their mean.

    A rater's judgment of a conversation counts once by each criterion, however many of its answers
    they judged by it.

    Args:
        judgments: of one method, as :func:`~labeval.analysis.data.judgments.judgment_frame` makes
            them.
        facts: of the study.
        scoring: the method's module.
    """
    points = scoring.points(judgments, facts)
    if not rates_turns(judgments):
        return points
    means = points.groupby(["rater", "item", "criterion"], observed=True, sort=False)
    return means.agg({"page": "first", "better": "mean"}).reset_index()


def coded_points(judgments: DataFrame, facts: StudyFacts, scoring: Scoring) -> CodedPoints:
    """The points of one method's judgments.

    Args:
        judgments: of one method, as :func:`~labeval.analysis.data.judgments.judgment_frame` makes
            them.
        facts: of the study.
        scoring: the method's module.
    """
    points = scoring.points(judgments, facts)
    of_page = judgments.drop_duplicates("page").set_index("page")["session"]
    raters, rater = coded(points["rater"])
    items, item = coded(points["item"])
    criteria, criterion = coded(points["criterion"])
    sessions, session = coded(points["page"].map(of_page))
    masks = {
        statistic.only: points[statistic.only].to_numpy(dtype=bool)
        for statistic in scoring.STATISTICS
        if statistic.only
    }
    value, better = (points[name].to_numpy(dtype=np.float64) for name in ("value", "better"))
    return CodedPoints(
        *(raters, items, criteria, sessions, rater, item, criterion, session), value, better, masks
    )


def coded(texts: Series[str]) -> tuple[list[str], Integers]:
    """The different texts, sorted, and the number of each."""
    import pandas as pd

    codes, names = pd.factorize(texts, sort=True)
    return [str(name) for name in names], narrow(codes)


def narrow(codes: Integers) -> Integers:
    """The same numbers from 0 in fewer bits: as many as :data:`CODE` has, or as they need.

    Products of them need more: see :func:`~labeval.analysis.statistics.numbering.joint`.
    """
    needed = np.min_scalar_type(-1 - int(codes.max(initial=0)))
    return codes.astype(np.promote_types(CODE, needed))

"""Ratings of units as numbers: the basis of all statistics of agreement and raters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import Scoring, each_scored
from labeval.analysis.points.points import coded, narrow
from labeval.analysis.statistics.numbering import appearing, are_distinct, joint, numbered
from labeval.analysis.statistics.ratings import Counted, Floats, Integers
from labeval.study.methods import find_method
from labeval.study.pages import turn_in

if TYPE_CHECKING:
    from pandas import DataFrame, Index

Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Rated:
    """The ratings of one method, one row per rating in the order of the judgments."""

    method: str
    scoring: Scoring
    raters: Sequence[str]
    criteria: Sequence[str]
    units: Sequence[str]
    labels: Sequence[object]
    """The different values in ascending order; numbers or texts."""
    pages: Index[Any]
    """The different pages; millions of them, so that they are not Python's texts."""
    rater: Integers
    criterion: Integers
    unit: Integers
    label: Integers
    page: Integers
    is_first: bool = False
    """True if it is known that nobody has rated a unit by a criterion twice."""

    @property
    def value(self) -> npt.NDArray[np.object_]:
        """(ratings,) the values themselves."""
        found: npt.NDArray[np.object_] = np.asarray(self.labels, dtype=object)[self.label]
        return found

    @property
    def numbers(self) -> Floats:
        """(ratings,) the values, where they are numbers."""
        return np.asarray(self.labels, dtype=np.float64)[self.label]

    @property
    def is_numeric(self) -> bool:
        """True if the values are numbers."""
        return all(isinstance(label, float) for label in self.labels)

    @property
    def is_relative(self) -> bool:
        """True if the values compare texts, so that means of raters say nothing."""
        return find_method(method_of(self.method)).RELATIVE

    @property
    def of_turns(self) -> bool:
        """True if units are answers of conversations that were rated one by one."""
        return any(map(turn_in, self.units))

    @property
    def cell(self) -> Integers:
        """(ratings,) a number for each unit under each criterion."""
        return joint(self.criterion, len(self.units), self.unit)

    def chosen(self, mask: Mask) -> Rated:
        """Only the ratings where ``mask`` is true; of millions, all are no copy."""
        if mask.all():
            return self
        at = np.flatnonzero(mask)
        return replace(
            self,
            rater=self.rater[at],
            criterion=self.criterion[at],
            unit=self.unit[at],
            label=self.label[at],
            page=self.page[at],
        )

    def first_only(self) -> Rated:
        """Only the first rating of each rater, unit and criterion."""
        import pandas as pd

        if self.is_first:
            return self
        key = joint(self.cell, len(self.raters), self.rater)
        first = self.chosen(~pd.Series(key).duplicated().to_numpy())
        return replace(first, is_first=True)

    def each_criterion(self) -> Iterator[tuple[str, Rated]]:
        """Each criterion by itself, in the order of appearance."""
        for code in appearing(self.criterion):
            yield self.criteria[code], self.chosen(self.criterion == code)

    def counted(self) -> Counted:
        """Number of raters who gave each unit, under each criterion, each value."""
        _, cell = numbered(self.cell)
        size, k = int(cell.max()) + 1 if cell.size else 0, len(self.labels)
        counts = np.bincount(joint(cell, k, self.label), minlength=size * k).reshape(size, k)
        return Counted(counts.astype(np.float64), tuple(self.labels))


def rated_by_method(judgments: DataFrame) -> Iterator[Rated]:
    """The ratings of each method that is known, all of them, in the order of the methods' names."""
    for name, of_method, scoring in each_scored(judgments):
        found = scoring.rated(of_method)
        if not found.empty:
            rated = _in_numbers(name, scoring, found)
            # Known at once, since nearly every table asks.
            once = are_distinct(joint(rated.cell, len(rated.raters), rated.rater))
            yield replace(rated, is_first=once)


def _in_numbers(name: str, scoring: Scoring, found: DataFrame) -> Rated:
    import pandas as pd

    raters, rater = coded(found["rater"])
    criteria, criterion = coded(found["criterion"])
    units, unit = coded(found["unit"])
    label, labels = pd.factorize(found["value"], sort=True)
    page, pages = pd.factorize(found["page"])
    return Rated(
        *(name, scoring, raters, criteria, units, [_plain(v) for v in labels], pages),
        *(rater, criterion, unit, narrow(label), narrow(page)),
    )


def _plain(value: object) -> object:
    return float(value) if isinstance(value, float | int | np.number) else str(value)

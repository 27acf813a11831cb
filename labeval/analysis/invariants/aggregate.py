"""A printed table of results: criteria or scales down, texts or systems across."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from labeval.analysis.data.facts import TOTAL
from labeval.text.marks import Say

Statistic = Literal["wins", "yes", "mean", "best_minus_worst", "score", "kendall"]
"""Kinds of figures; ``score`` stands for anything else, ``kendall`` for tau of each method
(row) by scale (column) with the method that ``with`` names."""

SUMS = ("wins", "yes", "best_minus_worst")
"""Statistics of which a scale's figure is the sum of its criteria's; of ``mean`` it is the mean."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One printed figure."""

    value: float
    decimals: int
    best: bool
    """True if it is marked as the best of its row."""
    line: int
    """In its file."""


@dataclass(frozen=True, slots=True)
class Aggregate:
    """One table, with the facts that are needed to check it."""

    name: str
    """Such as Table 7."""
    file: str
    statistic: Statistic
    rows: Mapping[str, Mapping[str, Cell]]
    """Row to column to figure; an empty cell is missing."""
    method: str = ""
    level: str = "item"
    scale_of: Mapping[str, str] = field(default_factory=dict)
    """A criterion's row to its scale; rows that are scales themselves have none."""
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Column to the columns, in tables of items, that it joins."""
    ratings: int | None = None
    """Behind each figure of a criterion; of a scale, so many times its criteria."""
    low: float | None = None
    high: float | None = None
    """The ends of what a figure of a criterion can be."""
    comparisons: int | None = None
    """All comparisons behind a row of a criterion; each gives one point at most."""
    against: str = ""
    """The method that a table of correlations correlates with."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One impossible figure or row."""

    table: str
    file: str
    line: int
    row: str
    column: str
    """Empty where the whole row is meant."""
    template: str
    """Marked for translation under ``Analysis``."""
    values: Mapping[str, object]

    def described(self, say: Say) -> str:
        """The fault and its place on one line, in the language that ``say`` speaks."""
        place = ", ".join(filter(None, [self.table, self.row, self.column]))
        text = say("Analysis", self.template).format(**self.values)
        return f"{self.file}:{self.line}: {place}: {text}"


__all__ = ["SUMS", "TOTAL", "Aggregate", "Cell", "Fault", "Statistic"]

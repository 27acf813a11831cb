"""Computing the results of a capsule again, and comparing every cell."""

from __future__ import annotations

import csv
import math
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import labeval
from labeval.analysis.texts.metrics import NOT_INSTALLED
from labeval.files.content import bounded_lines
from labeval.files.refusal import FileRefused, refusing
from labeval.jobs.capsule.frames import inputs_from, read_data
from labeval.jobs.capsule.making import libraries
from labeval.jobs.capsule.reading import Capsule
from labeval.jobs.progress import Progress, no_progress
from labeval.jobs.results.analyse import tables_of, write_table
from labeval.text.marks import QT_TRANSLATE_NOOP, Say

ROUNDING = 1e-6
"""Largest relative difference that is taken for rounding. Results are printed with four digits at
most; another processor's linear algebra changed the numbers of a simulated study by 1e-8 at most,
and by less than 1e-12 in all but 50 of 35,000."""
_ZERO = 1e-12
"""Numbers this near to each other are equal, where relative differences of zero mean nothing."""
_NOT_INSTALLED = NOT_INSTALLED.partition("{")[0]
_OF_PARTS = {"item_metrics": "metric", "external_correlation": "external", "regression": "model"}
"""Tables with rows that a part of the program makes, and the column that names what it is."""
_TREES = "decision_tree"
"""The table that is all of a part of the program."""
MOST_KEPT = 1000
"""Differences that are kept for a report; the others are counted."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A cell that came out otherwise."""

    table: str
    row: int
    """Line of the table's file, from 1 with its head."""
    column: str
    theirs: str
    """In the capsule."""
    ours: str
    """Computed here."""

    @property
    def relative(self) -> float | None:
        """Size of the difference relative to the capsule's number; None for texts."""
        try:
            theirs, ours = float(self.theirs), float(self.ours)
        except ValueError:
            return None
        if not (math.isfinite(theirs) and math.isfinite(ours)):
            return None
        return abs(ours - theirs) / abs(theirs) if theirs else abs(ours)

    @property
    def is_rounding(self) -> bool:
        """True if two processors can differ by it: numbers that agree to six digits or more."""
        if self.relative is None:
            return False
        return self.relative <= ROUNDING or abs(float(self.theirs) - float(self.ours)) <= _ZERO

    def described(self, say: Say) -> str:
        """The difference on one line, in the language that ``say`` speaks."""
        nothing = say("Capsule", QT_TRANSLATE_NOOP("Capsule", "(empty)"))
        text = _CELLS if self.relative is None else _NUMBERS
        return say("Capsule", text).format(
            table=self.table,
            row=self.row,
            column=self.column,
            theirs=self.theirs or nothing,
            ours=self.ours or nothing,
            size=f"{self.relative or 0:.1e}",
        )


_CELLS = QT_TRANSLATE_NOOP(
    "Capsule", "{table}, line {row}, {column}: {theirs} in the capsule, {ours} here"
)
_NUMBERS = QT_TRANSLATE_NOOP(
    "Capsule",
    "{table}, line {row}, {column}: {theirs} in the capsule, {ours} here (relative difference "
    "{size})",
)


class OtherLibrary(NamedTuple):
    """A library, or the program itself, of another version than the capsule's."""

    name: str
    theirs: str
    """In the capsule; empty where it had none."""
    ours: str


@dataclass(frozen=True, slots=True)
class Reproduction:
    """Findings of a second analysis of a capsule."""

    tables: int
    cells: int
    numbers: int
    """Cells that are numbers."""
    differing: int
    """Cells that differ by more than rounding."""
    differences: list[Difference]
    """The first of those."""
    rounded: int
    """Numbers that differ by rounding only."""
    largest_rounding: float
    """The largest relative difference among those; 0 where there are none."""
    only_there: tuple[str, ...]
    """Tables that the capsule has and this program does not make."""
    only_here: tuple[str, ...]
    other_libraries: tuple[OtherLibrary, ...]
    """Versions that are not those of the capsule."""
    not_compared: tuple[str, ...] = ()
    """Figures that take a part of the program which is not installed, there or here."""

    @property
    def same(self) -> bool:
        """True if every cell is equal, and every number but for rounding."""
        return not (self.differing or self.only_there or self.only_here)


def reproduce(capsule: Capsule, progress: Progress = no_progress) -> Reproduction:
    """Analyse the capsule's data again and compare with its results.

    Raises:
        FileRefused: its data or results cannot be read.
        AnalysisStopped: ``progress`` returned False.
    """
    inputs = inputs_from(read_data(capsule.folder), capsule.contents, capsule.choices)
    tables, theirs = tables_of(inputs, progress), capsule.results
    found, common = _Comparison(), sorted(tables.keys() & theirs.keys())
    ours = {name: capsule.folder / f"{name}.again" for name in common}
    for name, path in ours.items():
        write_table(tables[name], path)
    unmade = {
        name: _unmade(theirs[name], column) | _unmade(ours[name], column)
        for name, column in _OF_PARTS.items()
        if name in ours
    }
    for name in common:
        if name == _TREES and unmade.get("regression"):
            continue
        without = (_OF_PARTS.get(name, ""), unmade.get(name, frozenset()))
        found.compare(name, _rows(theirs[name], *without), _rows(ours[name], *without))
    return Reproduction(
        tables=len(tables.keys() & theirs.keys()),
        cells=found.cells,
        numbers=found.numbers,
        differing=found.differing,
        differences=found.kept,
        rounded=found.rounded,
        largest_rounding=found.largest,
        only_there=tuple(sorted(theirs.keys() - tables.keys())),
        only_here=tuple(sorted(tables.keys() - theirs.keys())),
        other_libraries=tuple(_other_libraries(capsule)),
        not_compared=tuple(sorted(frozenset[str]().union(*unmade.values()))),
    )


@dataclass(slots=True)
class _Comparison:
    """Cells compared so far."""

    cells: int = 0
    numbers: int = 0
    differing: int = 0
    rounded: int = 0
    largest: float = 0.0
    kept: list[Difference] = field(default_factory=list)

    def compare(self, table: str, theirs: Rows, ours: Rows) -> None:
        """Compare two tables cell by cell; a row that one of them lacks is all different."""
        head: list[str] = []
        nothing: list[str] = []
        ended = (0, nothing)
        for (line, before), (other_line, now) in zip_longest(theirs, ours, fillvalue=ended):
            head = head or before
            for n, (cell, other) in enumerate(zip_longest(before, now, fillvalue=None)):
                self.cells += 1
                self.numbers += cell is not None and _is_number(cell)
                if cell != other:
                    column = head[n] if n < len(head) else str(n + 1)
                    self._differs(
                        Difference(table, line or other_line, column, cell or "", other or "")
                    )

    def _differs(self, difference: Difference) -> None:
        if difference.is_rounding:
            self.rounded += 1
            self.largest = max(self.largest, difference.relative or 0.0)
            return
        self.differing += 1
        if len(self.kept) < MOST_KEPT:
            self.kept.append(difference)


Rows = Iterator[tuple[int, list[str]]]
"""With their lines, from 1."""


def _rows(path: Path, column: str = "", left_out: Set[str] = frozenset()) -> Rows:
    """The rows of a CSV file, its head first, without those that have such a value there."""
    with refusing(path.name, FileRefused), path.open(encoding="utf-8", newline="") as file:
        at: int | None = None
        for line, row in enumerate(csv.reader(bounded_lines(file, path.name)), start=1):
            if line == 1:
                at = row.index(column) if column in row else None
            elif at is not None and row[at : at + 1] and row[at] in left_out:
                continue
            yield line, row


def _unmade(path: Path, column: str) -> frozenset[str]:
    """The names in a column of what takes a part of the program that was not installed."""
    rows = _rows(path)
    head = next(rows, (0, []))[1]
    if column not in head or "reason" not in head:
        return frozenset()
    at, reason = head.index(column), head.index("reason")
    return frozenset(
        row[at]
        for _, row in rows
        if len(row) > max(at, reason) and row[reason].startswith(_NOT_INSTALLED)
    )


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def _other_libraries(capsule: Capsule) -> Iterator[OtherLibrary]:
    here = dict(libraries())
    for name, theirs in sorted(capsule.manifest.libraries.items()):
        if here.get(name) != theirs:
            yield OtherLibrary(name, theirs, here.get(name, ""))
    if labeval.__version__ != capsule.manifest.program:
        yield OtherLibrary("labeval", capsule.manifest.program, labeval.__version__)

"""A report's content, before it is a file or a window: sections with sentences, figures, tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.report import figures
from labeval.report.drawing import Drawn, Style
from labeval.report.headings import cell, heading
from labeval.report.material import Material
from labeval.report.questions import QUESTIONS, Shown, question_module

if TYPE_CHECKING:
    from pandas import DataFrame

MOST_ROWS = 44
"""Of a table on paper; all of them are in its CSV file."""

Progress = Callable[[int, int], bool]
"""Called with the steps done and their total; returns False to stop the work."""


class ReportStopped(Exception):
    """Somebody stopped the report before it was done."""


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table as it is printed."""

    title: str
    headings: list[str]
    rows: list[list[str]]
    is_number: list[bool]
    """Of each column; numbers stand on the right."""
    left_out: int
    """Rows that are only in the file."""
    file: str


@dataclass(frozen=True, slots=True)
class Section:
    """One question of the study with all that answers it."""

    name: str
    title: str
    about: str
    answers: list[str]
    figures: list[Drawn] = field(default_factory=list)
    tables: list[PrintedTable] = field(default_factory=list)


def sections(
    material: Material, style: Style, progress: Progress = lambda done, total: True
) -> list[Section]:
    """All sections, with their figures drawn.

    Raises:
        ReportStopped: ``progress`` returned False.
    """
    found = []
    for done, name in enumerate(QUESTIONS):
        if not progress(done, len(QUESTIONS)):
            raise ReportStopped
        found.append(section(name, material, style))
    progress(len(QUESTIONS), len(QUESTIONS))
    return found


def section(name: str, material: Material, style: Style) -> Section:
    """One section by the name of its question."""
    module = question_module(name)
    words = material.words
    return Section(
        name,
        words(module.TITLE),
        words(module.ABOUT),
        module.answer(material),
        [one for one in (figures.drawn(f, material, style) for f in module.FIGURES) if one],
        list(_printed(module.TABLES, material)),
    )


def _printed(tables: Sequence[Shown], material: Material) -> Iterator[PrintedTable]:
    for shown in tables:
        rows = shown.rows(material)
        if len(rows):
            yield printed(shown, rows, material)


def printed(shown: Shown, rows: DataFrame, material: Material) -> PrintedTable:
    """Rows with headings and names; columns without a single entry are left out."""
    from pandas.api.types import is_numeric_dtype

    filled = [c for c in rows.columns if (rows[c].notna() & (rows[c] != "")).any()]
    part = rows[filled].head(MOST_ROWS)
    return PrintedTable(
        material.words(shown.title),
        [heading(column, material) for column in filled],
        [
            [cell(column, value, material) for column, value in zip(filled, row, strict=True)]
            for row in part.itertuples(index=False, name=None)
        ],
        [bool(is_numeric_dtype(rows[column])) for column in filled],
        len(rows) - len(part),
        f"{shown.table}.csv",
    )

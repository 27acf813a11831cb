"""Rows of an items table as text cells: what CSV, JSONL and XLSX have in common, and CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass, field

from labeval.files.limits import MOST_CELLS, MOST_ROWS, Count
from labeval.files.text import lines_of
from labeval.study.file_problems import problems_of
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

DELIMITERS = ",;\t"


@dataclass(frozen=True, slots=True)
class Row:
    """One row: where it begins, and its cells by the column's name in the file."""

    line: int
    cells: dict[str, str]


@dataclass(slots=True)
class RawTable:
    """The rows of a table before anybody asks what they mean."""

    header_line: int = 1
    columns: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def too_many_rows(self, file: str, line: int) -> bool:
        """Return whether the table is full; report it once."""
        if len(self.rows) < MOST_ROWS:
            return False
        template = QT_TRANSLATE_NOOP("Problem", "more than {most} rows are not read")
        self.problems.append(Problem(file, line, "", template, {"most": MOST_ROWS}))
        return True


def csv_rows(text: str, file: str, known: frozenset[str]) -> RawTable:
    """The rows of a CSV file's text, its line ends unified.

    Args:
        known: names of columns; the delimiter that finds most of them is the file's.
    """
    table = RawTable()
    with problems_of(file, table.problems):
        _read_csv(table, text, file, known)
    return table


def _read_csv(table: RawTable, text: str, file: str, known: frozenset[str]) -> None:
    lines = text.split("\n", 1)
    delimiter = ""
    if lines[0].lower() in {f"sep={d}" for d in DELIMITERS}:
        delimiter, table.header_line = lines[0][4], 2
        text = lines[1] if len(lines) > 1 else ""
    delimiter = delimiter or _delimiter(text, known)
    reader = csv.reader(lines_of(text), delimiter=delimiter, strict=True)
    skipped = table.header_line - 1
    start = table.header_line
    count = Count(file, "cells", MOST_CELLS)
    try:
        for cells in reader:
            count.add(len(cells) or 1)
            if any(cell.strip() for cell in cells):
                if not table.columns:
                    table.header_line = start
                    _take_header(table, cells, file)
                elif table.too_many_rows(file, start):
                    break
                else:
                    take_cells(table, cells, start, file)
            start = reader.line_num + skipped + 1
    except csv.Error as error:
        table.problems.append(broken_row(str(error), start, file))


def _delimiter(text: str, known: frozenset[str]) -> str:
    """The delimiter that makes most known columns, else most columns, of the first line."""
    line = next((line for line in text.split("\n") if line.strip()), "")

    def found(delimiter: str) -> tuple[int, int]:
        names = [name.strip(' "').casefold() for name in line.split(delimiter)]
        return len(known.intersection(names)), len(names)

    return max(DELIMITERS, key=found)


def _take_header(table: RawTable, names: list[str], file: str) -> None:
    while names and not names[-1].strip():
        names.pop()
    table.columns = [name.strip() for name in names]
    for position, name in enumerate(table.columns):
        if not name:
            template = QT_TRANSLATE_NOOP("Problem", "column {position} has no name")
            values: dict[str, object] = {"position": position + 1}
            table.problems.append(Problem(file, table.header_line, "", template, values))
        elif name in table.columns[:position]:
            template = QT_TRANSLATE_NOOP("Problem", "two columns have this name")
            advice = QT_TRANSLATE_NOOP("Problem", "rename one of them")
            table.problems.append(Problem(file, table.header_line, name, template, {}, advice))


def take_header(table: RawTable, names: list[str], line: int, file: str) -> None:
    """Take the row with the columns' names."""
    table.header_line = line
    _take_header(table, names, file)


def take_cells(table: RawTable, cells: list[str], line: int, file: str) -> None:
    """Take one row; it must have a cell for each column. Empty cells past the last are nothing."""
    width = len(table.columns)
    while len(cells) > width and not cells[-1].strip():
        cells.pop()
    if len(cells) != width:
        template = QT_TRANSLATE_NOOP("Problem", "the row has {cells} cells, the header {columns}")
        advice = QT_TRANSLATE_NOOP(
            "Problem", "put texts that hold the delimiter or line breaks in double quotes"
        )
        values: dict[str, object] = {"cells": len(cells), "columns": width}
        table.problems.append(Problem(file, line, "", template, values, advice))
        return
    table.rows.append(Row(line, dict(zip(table.columns, cells, strict=True))))


def broken_row(error: str, line: int, file: str) -> Problem:
    """The problem of a row that the parser of CSV refuses."""
    if "field larger" in error:
        template = QT_TRANSLATE_NOOP("Problem", "a cell of this row has no end in sight")
    elif "unexpected end" in error:
        template = QT_TRANSLATE_NOOP("Problem", "a quotation mark of this row is never closed")
    else:
        template = QT_TRANSLATE_NOOP("Problem", "a quoted cell of this row goes on after its end")
    advice = QT_TRANSLATE_NOOP(
        "Problem", "write a quotation mark inside a quoted cell twice, and one at its end"
    )
    return Problem(file, line, "", template, {}, advice)


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, with their numbers from 1."""
    return ((n, line) for n, line in enumerate(text.split("\n"), start=1) if line.strip())

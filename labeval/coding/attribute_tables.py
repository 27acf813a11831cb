"""Cells that were copied in a spreadsheet, read for a table of attributes."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

Cell = tuple[str, str, str]
"""Id of a row, name of an attribute, value."""


@dataclass(frozen=True, slots=True)
class Pasted:
    """Cells to set, and what has no place in the table."""

    cells: tuple[Cell, ...]
    unknown: tuple[str, ...] = ()
    """First cells of rows that name nothing here, or several rows."""
    outside: int = 0
    """Cells below the last row or right of the last column."""


def pasted(
    text: str, rows: Sequence[tuple[str, str]], names: Sequence[str], at: tuple[int, int]
) -> Pasted:
    """The cells of a text with tabs.

    A table whose first column names rows, below a line of headings, is taken by these names and
    headings; its empty cells change nothing. Anything else goes into the cells from the current
    one on.

    Args:
        rows: id and name of each row.
        at: row and column of the current cell.
    """
    lines = _lines(text)
    head, *below = [line for line in lines if any(line)] or [[""]]
    called = Counter(_plain(name) for _, name in rows)
    by_name = {key: id for id, name in rows if called[key := _plain(name)] == 1}
    known = [line for line in below if _plain(line[0]) in by_name]
    if known and 2 * len(known) >= len(below) and _plain(head[0]) not in by_name:
        there = {_plain(name): name for name in names}
        cells = tuple(
            (by_name[_plain(line[0])], there.get(_plain(name), name), value)
            for line in known
            for name, value in zip(head[1:], line[1:], strict=False)
            if name and value
        )
        unknown = tuple(line[0] for line in below if line not in known and line[0])
        return Pasted(cells, unknown)
    found: list[Cell] = []
    outside = 0
    for down, line in enumerate(lines, start=at[0]):
        for across, value in enumerate(line, start=at[1]):
            if down < len(rows) and across < len(names):
                found.append((rows[down][0], names[across], value))
            elif value:
                outside += 1
    return Pasted(tuple(found), outside=outside)


def _lines(text: str) -> list[list[str]]:
    """The cells of each line; an empty line has one, so that those below it stay where they are."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n")
    try:
        read = list(csv.reader(StringIO(plain), "excel-tab")) if plain else []
    except csv.Error:
        # A cell that is too long for the reader, which nobody copied in a spreadsheet.
        read = [line.split("\t") for line in plain.split("\n")]
    return [[cell.strip() for cell in line] or [""] for line in read]


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()

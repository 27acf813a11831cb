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
    lines = list(csv.reader(StringIO(text.replace("\r\n", "\n").replace("\r", "\n")), "excel-tab"))
    lines = [[cell.strip() for cell in line] for line in lines if any(map(str.strip, line))]
    called = Counter(name.casefold() for _, name in rows)
    by_name = {key: id for id, name in rows if called[key := name.casefold()] == 1}
    known = [line for line in lines[1:] if line[0].casefold() in by_name]
    if known and 2 * len(known) >= len(lines) - 1 and lines[0][0].casefold() not in by_name:
        cells = tuple(
            (by_name[line[0].casefold()], name, value)
            for line in known
            for name, value in zip(lines[0][1:], line[1:], strict=False)
            if name and value
        )
        unknown = tuple(line[0] for line in lines[1:] if line not in known and line[0])
        return Pasted(cells, unknown)
    found: list[Cell] = []
    outside = 0
    for down, line in enumerate(lines, start=at[0]):
        for across, value in enumerate(line, start=at[1]):
            if down < len(rows) and across < len(names):
                found.append((rows[down][0], names[across], value))
            else:
                outside += 1
    return Pasted(tuple(found), outside=outside)

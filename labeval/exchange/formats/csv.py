"""CSV as in RFC 4180, in UTF-8 without a byte order mark, with line feeds as line ends.

A cell that starts with ``=``, ``+``, ``-`` or ``@`` is data and is written as it is: a negative
number or a text in quotes must come back unchanged. A spreadsheet program may take such a text
for a formula; XLSX says that it is none.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from labeval.exchange.formats import Fault, RawRow, RawTable, guarded
from labeval.exchange.table import Column, Row
from labeval.files.content import bounded_lines
from labeval.text.marks import QT_TRANSLATE_NOOP

_QUOTED = re.compile(r'[",\r\n]')
"""Cells with these are quoted. The writer of the standard library leaves a lone carriage return
bare when lines end with a line feed."""


def write(path: Path, table: str, columns: Sequence[Column], rows: Iterable[Row]) -> None:
    """Write all rows below a line of column names."""
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(_line([column.name for column in columns]))
        file.writelines(map(_line, rows))


@guarded
@contextmanager
def reading(path: Path) -> Iterator[RawTable]:
    """Read a CSV file with or without a byte order mark, whatever its line ends.

    Bytes that are not UTF-8 come through as lone surrogates, so that their line can be named.

    Raises:
        Fault: its first line is not CSV.
    """
    with path.open(encoding="utf-8-sig", errors="surrogateescape", newline="") as file:
        rows = _rows(csv.reader(bounded_lines(file, path.name), strict=True))
        _, head = next(rows, (1, []))
        if isinstance(head, Fault):
            raise head
        yield RawTable(tuple(head), (_named(line, row, head) for line, row in rows))


def _line(cells: Iterable[str]) -> str:
    return ",".join(map(_cell, cells)) + "\n"


def _cell(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if _QUOTED.search(text) else text


def _rows(reader: Iterator[list[str]]) -> Iterator[tuple[int, list[str] | Fault]]:
    """Rows with the line they begin in; a fault ends them. Empty lines are skipped."""
    line = 1
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            template = QT_TRANSLATE_NOOP("Problem", "is not CSV: {reason}")
            yield line, Fault(template, {"reason": error}, line)
            return
        if row is None:
            return
        if row:
            yield line, row
        line = reader.line_num + 1  # type: ignore[attr-defined]


def _named(line: int, row: list[str] | Fault, head: list[str]) -> RawRow:
    if isinstance(row, Fault):
        return line, row
    if len(row) != len(head):
        template = QT_TRANSLATE_NOOP("Problem", "has {found} cells, the head has {expected}")
        return line, Fault(template, {"found": len(row), "expected": len(head)}, line)
    return line, dict(zip(head, row, strict=True))

"""CSV as in RFC 4180, in UTF-8 without a byte order mark, with line feeds as line ends.

A cell that starts with ``=``, ``+``, ``-`` or ``@`` is data and is written as it is: a negative
number or a text in quotes must come back unchanged. A spreadsheet program may take such a text
for a formula; XLSX says that it is none.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.exchange.formats import Fault, RawPart, RawRow, RawTable, guarded
from labeval.exchange.table import Column, Row
from labeval.files.content import bounded_lines
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from _csv import Reader

_ROWS_AT_ONCE, _BYTES_AT_ONCE = 512, 1 << 20
_ROWS_BETWEEN = 16
"""Rows after which the bytes of a part are looked at."""
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
    with (
        path.open("rb") as content,
        TextIOWrapper(content, "utf-8-sig", "surrogateescape", newline="") as file,
    ):
        reader = csv.reader(bounded_lines(file, path.name), strict=True)
        head = _head(reader)
        parts = _parts(reader, head, content.tell)
        yield RawTable(tuple(head), _rows(parts), parts)


def _line(cells: Iterable[str]) -> str:
    return ",".join(map(_cell, cells)) + "\n"


def _cell(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if _QUOTED.search(text) else text


def _head(reader: Reader) -> list[str]:
    """The first line that is not empty; none where there is no such line.

    Raises:
        Fault: it is not CSV.
    """
    line = 1
    try:
        for row in reader:
            if row:
                return row
            line = reader.line_num + 1
    except csv.Error as error:
        raise _not_csv(line, error) from error
    return []


def _parts(
    reader: Reader, head: list[str], position: Callable[[], int]
) -> Iterator[RawPart | RawRow]:
    """The rows below the head; a fault ends them. Empty lines are skipped."""
    failed: Exception | None = None
    ended = False
    while not ended:
        rows: list[list[str]] = []
        lines: list[int] = []
        begin, line = position(), reader.line_num + 1
        try:
            while len(rows) < _ROWS_AT_ONCE and position() - begin < _BYTES_AT_ONCE and not ended:
                ended = True
                for row in islice(reader, _ROWS_BETWEEN):
                    ended = False
                    if row:
                        rows.append(row)
                        lines.append(line)
                    line = reader.line_num + 1
        except Exception as error:  # it comes after the rows before it
            failed, ended = error, True
        if set(map(len, rows)) == {len(head)}:
            yield RawPart(lines, dict(zip(head, zip(*rows, strict=True), strict=True)))
        else:
            yield from (_named(line, row, head) for line, row in zip(lines, rows, strict=True))
        if isinstance(failed, csv.Error):
            yield line, _not_csv(line, failed)
        elif failed is not None:
            raise failed


def _rows(parts: Iterator[RawPart | RawRow]) -> Iterator[RawRow]:
    for part in parts:
        if isinstance(part, RawPart):
            yield from part.rows()
        else:
            yield part


def _not_csv(line: int, error: csv.Error) -> Fault:
    return Fault(QT_TRANSLATE_NOOP("Problem", "is not CSV: {reason}"), {"reason": error}, line)


def _named(line: int, row: list[str], head: list[str]) -> RawRow:
    if len(row) != len(head):
        template = QT_TRANSLATE_NOOP("Problem", "has {found} cells, the head has {expected}")
        return line, Fault(template, {"found": len(row), "expected": len(head)}, line)
    return line, dict(zip(head, row, strict=True))

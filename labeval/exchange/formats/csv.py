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
from typing import TYPE_CHECKING, TextIO

from labeval.exchange.formats import Fault, RawPart, RawRow, RawTable, guarded
from labeval.exchange.table import Column, Row
from labeval.files.content import bounded_lines
from labeval.files.progress import report
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from _csv import Reader

_ROWS_AT_ONCE, _BYTES_AT_ONCE = 512, 1 << 20
_PLAIN_AT_ONCE = 1 << 16
"""Characters of a block, to the end of whose last line is read."""
_SPECIAL = re.compile('["\r\0]')
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
        parts = _parts(file, path.name, head, reader.line_num, content.tell)
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
    file: TextIO, name: str, head: list[str], lines: int, position: Callable[[], int]
) -> Iterator[RawPart | RawRow]:
    """The rows below the head; a fault ends them. Empty lines are skipped.

    Up to the first block that is not plain, cells are taken apart in a third of the time.

    Args:
        lines: number of those up to the head.
        position: the number of bytes that have been read.
    """
    begin, done = file.tell(), 0
    while block := file.read(_PLAIN_AT_ONCE):
        end_of_line = file.readline(_PLAIN_AT_ONCE)
        cells = _plain_cells(block + end_of_line, len(head))
        if cells is None or len(end_of_line) == _PLAIN_AT_ONCE:
            break
        columns = {column: cells[n :: len(head)] for n, column in enumerate(head)}
        end = lines + len(cells) // len(head)
        yield RawPart(range(lines + 1, end + 1), columns)
        begin, lines = file.tell(), end
        done = position()
        report(name, done)
    file.seek(begin)
    reader = csv.reader(bounded_lines(file, name, lines, done), strict=True)
    yield from _any_parts(reader, head, lines, position)


def _plain_cells(text: str, width: int) -> list[str] | None:
    """The cells of lines that have only commas between them; None where there is more to it."""
    text = text.replace("\r\n", "\n").removesuffix("\n")
    lines = text.split("\n")
    if _SPECIAL.search(text) or "" in lines or {line.count(",") + 1 for line in lines} != {width}:
        return None
    return text.replace("\n", ",").split(",")


def _any_parts(
    reader: Reader, head: list[str], lines: int, position: Callable[[], int]
) -> Iterator[RawPart | RawRow]:
    """The same of any rows, as the standard library reads them."""
    failed: Exception | None = None
    ended = False
    while not ended:
        rows: list[list[str]] = []
        numbers: list[int] = []
        begin, line = position(), lines + reader.line_num + 1
        try:
            while len(rows) < _ROWS_AT_ONCE and position() - begin < _BYTES_AT_ONCE and not ended:
                ended = True
                for row in islice(reader, _ROWS_BETWEEN):
                    ended = False
                    if row:
                        rows.append(row)
                        numbers.append(line)
                    line = lines + reader.line_num + 1
        except Exception as error:  # it comes after the rows before it
            failed, ended = error, True
        if set(map(len, rows)) == {len(head)}:
            yield RawPart(numbers, dict(zip(head, zip(*rows, strict=True), strict=True)))
        else:
            yield from (_named(line, row, head) for line, row in zip(numbers, rows, strict=True))
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

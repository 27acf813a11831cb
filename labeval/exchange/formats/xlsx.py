"""XLSX, through openpyxl. A text stays a text, whatever a spreadsheet would make of it.

Characters that XML cannot hold are written as ``_x0001_``, and a text that looks like that with
its underscore escaped, as the format prescribes (ECMA-376 part 1, 22.9.2.19, ST_Xstring).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import ZIP_DEFLATED, ZipFile

from labeval.exchange.errors import ExchangeError
from labeval.exchange.formats import Fault, RawRow, RawTable, guarded
from labeval.exchange.table import Column, Row
from labeval.files.sheets import SpreadsheetFile
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook as Book

ROW_LIMIT = 1_048_576
"""Rows that a sheet can have, its head included."""
CELL_LIMIT = 32_767
"""UTF-16 units that a cell can have."""

_ESCAPED = re.compile("[\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)")


def write(path: Path, table: str, columns: Sequence[Column], rows: Iterable[Row]) -> None:
    """Write one sheet, row by row, with its head frozen.

    Raises:
        ExchangeError: a sheet cannot hold the table.
    """
    from openpyxl import Workbook as Book

    book = Book(write_only=True)
    sheet: Any = book.create_sheet(table)
    sheet.freeze_panes = "A2"
    try:
        sheet.append([_text_value(sheet, column, column.name) for column in columns])
        for number, row in enumerate(rows, start=2):
            if number > ROW_LIMIT:
                raise _too_many(table)
            sheet.append([_value(sheet, *cell) for cell in zip(columns, row, strict=True)])
    finally:
        sheet.close()  # the temporary file is open until then
    _save(book, path)


def _save(book: Book, path: Path) -> None:
    """As ``book.save``, which leaves its archive open when the disk is full."""
    from openpyxl.writer.excel import ExcelWriter

    archive = ZipFile(path, "w", ZIP_DEFLATED)
    try:
        ExcelWriter(book, archive).save()
    except BaseException:
        with suppress(OSError):
            archive.close()
        raise


@guarded
@contextmanager
def reading(path: Path) -> Iterator[RawTable]:
    """Read the first sheet of a workbook; of formulas, their last value.

    Raises:
        FileRefused: the file is not a workbook.
    """
    with SpreadsheetFile(path, path.name) as book:
        rows = _filled_rows(book)
        _, head = next(rows, (1, ()))
        names = tuple("" if name is None else str(name) for name in head)
        while names and not names[-1]:
            names = names[:-1]
        yield RawTable(names, (_named(line, row, names) for line, row in rows))


def _filled_rows(book: SpreadsheetFile) -> Iterator[tuple[int, tuple[object, ...]]]:
    """Rows with their numbers. Empty rows are skipped."""
    for number, cells in book.rows():
        row = tuple(cell.value for cell in cells)
        if any(value is not None for value in row):
            yield number, row


def _named(line: int, row: tuple[object, ...], names: Sequence[str]) -> RawRow:
    if any(cell is not None for cell in row[len(names) :]):
        template = QT_TRANSLATE_NOOP("Problem", "has {found} cells, the head has {expected}")
        return line, Fault(template, {"found": len(row), "expected": len(names)}, line)
    padded = (*row, *[None] * (len(names) - len(row)))
    return line, dict(zip(names, padded, strict=False))


def _value(sheet: Any, column: Column, text: str) -> object:
    """Value of a cell in the sheet; None leaves it empty."""
    if not text:
        return None
    if column.kind != "text":
        return int(text) if column.kind == "integer" else float(text)
    return _text_value(sheet, column, text)


def _text_value(sheet: Any, column: Column, text: str) -> object:
    escaped = _ESCAPED.sub(lambda found: f"_x{ord(found[0]):04X}_", text)
    if len(escaped.encode("utf-16-le")) > 2 * CELL_LIMIT:
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange",
                "A text in the column {column} is too long for XLSX, whose cells hold {limit} "
                "characters; export as csv, jsonl or parquet",
            ),
            column=column.name,
            limit=CELL_LIMIT,
        )
    return _text_cell(sheet, escaped) if escaped[:1] in ("=", "#") else escaped


def _text_cell(sheet: Any, text: str) -> object:
    """A cell that is marked as text; openpyxl takes ``=…`` for a formula, ``#N/A`` for an error."""
    from openpyxl.cell import WriteOnlyCell

    cell = WriteOnlyCell(sheet, value=text)
    cell.data_type = "s"
    return cell


def _too_many(table: str) -> ExchangeError:
    return ExchangeError(
        QT_TRANSLATE_NOOP(
            "Exchange",
            "The table {table} has more rows than XLSX can hold ({limit}); export it as csv, "
            "jsonl or parquet",
        ),
        table=table,
        limit=ROW_LIMIT - 1,
    )

"""Rows of an items table in the first sheet of an XLSX workbook."""

from __future__ import annotations

import io
import warnings
import zipfile
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from labeval.study.encoding import unified_line_ends
from labeval.study.problems import Problem
from labeval.study.table_rows import RawTable, take_cells, take_header
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from openpyxl import Workbook

_UNPACKED_LIMIT = 400_000_000
_OLD_EXCEL = b"\xd0\xcf\x11\xe0"
_SAVE = QT_TRANSLATE_NOOP("Problem", "open it in a spreadsheet program and save it as .xlsx")
_WIDEST = 200


def xlsx_rows(data: bytes, file: str) -> RawTable:
    """The rows of the workbook's first sheet; the values that formulas had when it was saved."""
    table = RawTable()
    refusal = _refusal(data, file)
    if refusal is not None:
        table.problems.append(refusal)
        return table
    # A damaged workbook fails anywhere inside openpyxl, with whatever its parts raise; and it
    # warns about what it leaves aside (styles, validation), which does not touch the texts.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            _read(table, data, file)
        except Exception as error:
            template = QT_TRANSLATE_NOOP("Problem", "is damaged: {reason}")
            values: dict[str, object] = {"reason": str(error)[:200] or type(error).__name__}
            table.problems.append(Problem(file, None, "", template, values, _SAVE))
    return table


def _refusal(data: bytes, file: str) -> Problem | None:
    """What keeps the bytes from being a workbook that can be opened."""
    if data.startswith(_OLD_EXCEL):
        template = QT_TRANSLATE_NOOP("Problem", "is an old or an encrypted Excel file")
        return Problem(file, None, "", template, {}, _SAVE)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as parts:
            unpacked = sum(part.file_size for part in parts.infolist())
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError):
        template = QT_TRANSLATE_NOOP("Problem", "is no XLSX workbook")
        return Problem(file, None, "", template, {}, _SAVE)
    if unpacked > _UNPACKED_LIMIT:
        template = QT_TRANSLATE_NOOP("Problem", "unpacks to {size} MB")
        return Problem(file, None, "", template, {"size": unpacked // 1_000_000})
    return None


def _read(table: RawTable, data: bytes, file: str) -> None:
    book = _open(data, values=True)
    if not book.worksheets:
        template = QT_TRANSLATE_NOOP("Problem", "has no sheet with cells")
        table.problems.append(Problem(file, None, "", template))
        return
    empty: set[tuple[int, int]] = set()
    for line, cells in _rows(book):
        texts = [_text(cell) for cell in cells]
        if not any(text.strip() for text in texts):
            continue
        if not table.columns:
            take_header(table, texts, line, file)
            continue
        if table.too_many_rows(file, line):
            break
        texts += [""] * (len(table.columns) - len(texts))
        _check_errors(table, cells, line, file)
        empty |= {(line, n) for n in range(len(table.columns)) if not texts[n]}
        take_cells(table, texts, line, file)
    if len(book.sheetnames) > 1:
        template = QT_TRANSLATE_NOOP("Problem", "only the first sheet, “{sheet}”, is read")
        values: dict[str, object] = {"sheet": book.sheetnames[0]}
        table.problems.append(Problem(file, None, "", template, values, severity="warning"))
    if empty:
        table.problems += _uncalculated(table, data, empty, file)


def _open(data: bytes, *, values: bool) -> Workbook:
    from openpyxl import load_workbook

    return load_workbook(io.BytesIO(data), read_only=True, data_only=values)


def _rows(book: Workbook) -> Iterator[tuple[int, Sequence[Any]]]:
    sheet = book.worksheets[0]
    # The size a workbook states of itself is often wrong, and then rows would be cut off.
    sheet.reset_dimensions()
    return ((n, row[:_WIDEST]) for n, row in enumerate(sheet.iter_rows(), start=1))


def _text(cell: Any) -> str:
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    # Excel writes a carriage return that was typed into a cell this way.
    return unified_line_ends(str(value).replace("_x000D_", "\r"))


def _check_errors(table: RawTable, cells: Sequence[Any], line: int, file: str) -> None:
    for name, cell in zip(table.columns, cells, strict=False):
        if cell.value is not None and getattr(cell, "data_type", "") == "e":
            template = QT_TRANSLATE_NOOP("Problem", "holds the error {error}")
            values: dict[str, object] = {"error": cell.value}
            table.problems.append(Problem(file, line, name, template, values))


def _uncalculated(
    table: RawTable, data: bytes, empty: set[tuple[int, int]], file: str
) -> Iterator[Problem]:
    """Cells without a value that hold a formula: nobody has calculated it."""
    for line, cells in _rows(_open(data, values=False)):
        for n, (name, cell) in enumerate(zip(table.columns, cells, strict=False)):
            if (line, n) in empty and getattr(cell, "data_type", "") == "f":
                template = QT_TRANSLATE_NOOP("Problem", "holds a formula without its result")
                yield Problem(file, line, name, template, {}, _SAVE)

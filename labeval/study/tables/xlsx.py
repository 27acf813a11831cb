"""Rows of an items table in the first sheet of an XLSX workbook."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from labeval.files.sheets import SheetCell, SpreadsheetFile
from labeval.files.text import unified_line_ends
from labeval.study.file_problems import problems_of
from labeval.study.problems import Problem
from labeval.study.tables.rows import RawTable, take_cells, take_header
from labeval.text.marks import QT_TRANSLATE_NOOP

_OLD_EXCEL = b"\xd0\xcf\x11\xe0"
_ZIP = b"PK"
_SAVE = QT_TRANSLATE_NOOP("Problem", "open it in a spreadsheet program and save it as .xlsx")
_WIDEST = 200


def xlsx_rows(data: bytes, file: str) -> RawTable:
    """The rows of the workbook's first sheet; the values that formulas had when it was saved."""
    table = RawTable()
    if not data.startswith(_ZIP):
        template = QT_TRANSLATE_NOOP("Problem", "is not an XLSX workbook")
        if data.startswith(_OLD_EXCEL):
            template = QT_TRANSLATE_NOOP("Problem", "is an old or an encrypted Excel file")
        table.problems.append(Problem(file, None, "", template, {}, _SAVE))
        return table
    with problems_of(file, table.problems), SpreadsheetFile(io.BytesIO(data), file) as book:
        _read(table, book, file)
    return table


def _read(table: RawTable, book: SpreadsheetFile, file: str) -> None:
    for line, cells in book.rows(_WIDEST):
        texts = [cell_text(cell.value) for cell in cells]
        if not any(text.strip() for text in texts) and not any(c.is_formula for c in cells):
            continue
        if not table.columns:
            take_header(table, texts, line, file)
            continue
        if table.too_many_rows(file, line):
            break
        texts += [""] * (len(table.columns) - len(texts))
        _check_results(table, cells, line, file)
        take_cells(table, texts, line, file)
    if len(book.sheets) > 1:
        template = QT_TRANSLATE_NOOP("Problem", "only the first sheet, “{sheet}”, is read")
        values: dict[str, object] = {"sheet": book.sheets[0]}
        table.problems.append(Problem(file, None, "", template, values, severity="warning"))


def cell_text(value: Any) -> str:
    """The text of a cell's value, as in CSV."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return unified_line_ends(str(value))


def _check_results(table: RawTable, cells: Sequence[SheetCell], line: int, file: str) -> None:
    """Formulas without a result, or with an error."""
    for name, cell in zip(table.columns, cells, strict=False):
        if cell.is_error:
            template = QT_TRANSLATE_NOOP("Problem", "holds the error {error}")
            values: dict[str, object] = {"error": cell.value}
            table.problems.append(Problem(file, line, name, template, values))
        elif cell.is_formula:
            template = QT_TRANSLATE_NOOP("Problem", "holds a formula without its result")
            table.problems.append(Problem(file, line, name, template, {}, _SAVE))

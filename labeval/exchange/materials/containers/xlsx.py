"""A sheet of an XLSX workbook: the one with most of a table, or the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.containers.grid import Rows, first_rows, head_of, records_of
from labeval.exchange.materials.containers.joined_sheets import Joined, Sheet, joined
from labeval.exchange.materials.model import Layout
from labeval.exchange.sentence import Sentence
from labeval.files.content import check_size
from labeval.files.limits import MOST_PACKED
from labeval.files.sheets import SpreadsheetFile
from labeval.study.problems import Problem, listed
from labeval.study.tables.xlsx import cell_text
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "XLSX"
ORDER = 1
_WIDEST = 2_000
_LOOKED_AT = 200
"""Rows of a sheet by which it is chosen; those that have more are equal."""
_ONE_SHEET = QT_TRANSLATE_NOOP(
    "Materials", "only the sheet “{part}” of {where} is read; the others: {parts}"
)
_JOINED = QT_TRANSLATE_NOOP(
    "Materials",
    "each row of the sheet “{rows}” has what “{about}” says about its “{column}”; rows of "
    "“{about}” that none names are left out ({unused})",
)
_TWO = 2
_ERROR = QT_TRANSLATE_NOOP("Problem", "holds the error {error}")
_FORMULA = QT_TRANSLATE_NOOP("Problem", "holds a formula without its result")
_SAVE = QT_TRANSLATE_NOOP("Problem", "open it in a spreadsheet program and save it as .xlsx")


def fits(head: bytes, suffix: str) -> bool:
    """Return whether it is a workbook by its suffix, or by the members that it begins with."""
    return head.startswith(b"PK") and (suffix in (".xlsx", ".xlsm") or b"xl/" in head)


def opened(path: Path, layout: Layout) -> File:
    """Open a workbook; of several sheets, the first of those with most rows of two cells or more,
    since a sheet of remarks often comes before the table. Two that are one table are joined."""
    check_size(path, MOST_PACKED)
    with SpreadsheetFile(path, path.name, layout.part) as book:
        sheets = book.sheets
    part = layout.part
    if not part and len(sheets) > 1:
        if len(sheets) == _TWO and (both := _joined(path, sheets, layout)):
            return _of_both(path, both, layout, sheets)
        part = max(sheets, key=lambda sheet: _size(path, sheet))

    def rows(problems: list[Problem]) -> Rows:
        return _rows(path, part, problems)

    head = head_of(first_rows(rows([])), path.name, layout.header_rows)
    remarks = list(head.remarks)
    if len(sheets) > 1 and not layout.part:
        values = {
            "where": path.name,
            "part": part,
            "parts": listed([sheet for sheet in sheets if sheet != part]),
        }
        remarks.append(Sentence(_ONE_SHEET, values))
    return File(
        path,
        "xlsx",
        Layout(header_rows=head.rows, part=part),
        records_of(rows, head, path.name, padded=True),
        head.names,
        head.labels,
        remarks=remarks,
        parts=tuple(sheets),
    )


def _joined(path: Path, sheets: Sequence[str], layout: Layout) -> Joined | None:
    def sheet_of(name: str) -> Sheet:
        def rows(problems: list[Problem]) -> Rows:
            return _rows(path, name, problems)

        head = head_of(first_rows(rows([])), path.name, layout.header_rows)
        return Sheet(name, head, records_of(rows, head, path.name, padded=True))

    return joined(*map(sheet_of, sheets))


def _of_both(path: Path, both: Joined, layout: Layout, sheets: Sequence[str]) -> File:
    """Two sheets as one file; its layout names none of them, so that they are joined again."""
    values: dict[str, object] = {"rows": both.rows.name, "about": both.about.name}
    values |= {"column": both.column, "unused": both.unused}
    heads = (both.rows.head, both.about.head)
    return File(
        path,
        "xlsx",
        Layout(header_rows=layout.header_rows),
        both.records,
        both.names,
        {**heads[1].labels, **heads[0].labels},
        remarks=[*heads[0].remarks, *heads[1].remarks, Sentence(_JOINED, values)],
        parts=tuple(sheets),
    )


def _size(path: Path, sheet: str) -> tuple[int, bool]:
    """The rows with two cells or more among the first ones, and whether there is any cell."""
    with SpreadsheetFile(path, path.name, sheet) as book:
        rows = islice(book.rows(_WIDEST), _LOOKED_AT)
        filled = [sum(cell.value is not None for cell in cells) for _, cells in rows]
    return sum(cells > 1 for cells in filled), any(filled)


def _rows(path: Path, sheet: str, problems: list[Problem]) -> Rows:
    with SpreadsheetFile(path, path.name, sheet) as book:
        for line, cells in book.rows(_WIDEST):
            for position, cell in enumerate(cells, start=1):
                column = f"column {position}"
                if cell.is_error:
                    values: dict[str, object] = {"error": cell.value}
                    problems.append(Problem(path.name, line, column, _ERROR, values))
                elif cell.is_formula and cell.value is None:
                    problems.append(Problem(path.name, line, column, _FORMULA, {}, _SAVE))
            yield line, [cell_text(cell.value) for cell in cells]

"""A sheet of an XLSX workbook: the one with most of a table, or the one that is chosen."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path

from labeval.exchange.materials.containers import File, Records
from labeval.exchange.materials.containers.grid import Head, Rows, first_rows, head_of, records_of
from labeval.exchange.materials.containers.joined import Joined, Part, joined
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
_TWO = 2
_ERROR = QT_TRANSLATE_NOOP("Problem", "holds the error {error}")
_FORMULA = QT_TRANSLATE_NOOP("Problem", "holds a formula without its result")
_SAVE = QT_TRANSLATE_NOOP("Problem", "open it in a spreadsheet program and save it as .xlsx")

_MEMBER = re.compile(rb"xl/(_rels|workbook|worksheets|styles|sharedStrings|theme)")
"""Names of members; “xl/” alone comes in packed bytes by chance."""


def fits(head: bytes, suffix: str) -> bool:
    """Return whether it is a workbook by its suffix, or by the members that it begins with."""
    return head.startswith(b"PK") and (
        suffix in (".xlsx", ".xlsm") or _MEMBER.search(head) is not None
    )


def opened(path: Path, layout: Layout) -> File:
    """Open a workbook; of several sheets, the first of those with most rows of two cells or more,
    since a sheet of remarks often comes before the table. Two that are one table are joined."""
    check_size(path, MOST_PACKED)
    with SpreadsheetFile(path, path.name, layout.part) as book:
        sheets = book.sheets
    part = layout.part
    if not part and len(sheets) > 1:
        heads = [_head(path, sheet, layout) for sheet in sheets] if len(sheets) == _TWO else []
        if heads and (both := _joined(path, sheets, heads)):
            return _of_both(path, both, layout, sheets, heads)
        part = max(sheets, key=lambda sheet: _size(path, sheet))

    head = _head(path, part, layout)
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
        _records(path, part, head),
        head.names,
        head.labels,
        remarks=remarks,
        parts=tuple(sheets),
    )


def _head(path: Path, sheet: str, layout: Layout) -> Head:
    return head_of(first_rows(_rows(path, sheet, [])), path.name, layout.header_rows)


def _records(path: Path, sheet: str, head: Head) -> Callable[[list[Problem]], Records]:
    """Reads the rows below a head; cells that are merged with those below them are there again."""
    with SpreadsheetFile(path, path.name, sheet) as book:
        merged: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for column, first, last in book.merged():
            merged[first].append((column, last))

    def rows(problems: list[Problem]) -> Rows:
        above, wanted = 0, head.above + head.rows
        kept: dict[int, tuple[int, str]] = {}
        for line, cells in _rows(path, sheet, problems):
            if above == wanted:
                kept = {column: own for column, own in kept.items() if own[0] >= line}
                for column, (_, text) in kept.items():
                    cells += [""] * (column + 1 - len(cells))
                    cells[column] = text
                for column, last in merged.get(line, ()):
                    if column < len(cells):
                        kept[column] = (last, cells[column])
            elif any(map(str.strip, cells)):
                above += 1
            yield line, cells

    return records_of(rows, head, path.name, padded=True)


def _joined(path: Path, sheets: Sequence[str], heads: Sequence[Head]) -> Joined | None:
    def part_of(name: str, head: Head) -> Part:
        return Part(name, head.names, _records(path, name, head))

    return joined(*map(part_of, sheets, heads))


def _of_both(
    path: Path, both: Joined, layout: Layout, sheets: Sequence[str], heads: Sequence[Head]
) -> File:
    """Two sheets as one file; its layout names none of them, so that they are joined again."""
    return File(
        path,
        "xlsx",
        Layout(header_rows=layout.header_rows),
        both.records,
        both.names,
        {name: label for head in heads for name, label in head.labels.items()},
        remarks=[*(remark for head in heads for remark in head.remarks), both.remark],
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

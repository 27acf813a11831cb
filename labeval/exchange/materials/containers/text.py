"""CSV, TSV and tables with any other delimiter."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.containers.comment_heads import (
    has_comment_heads,
    with_one_head,
)
from labeval.exchange.materials.containers.grid import Rows, first_rows, head_of, records_of
from labeval.exchange.materials.decoding import decoded
from labeval.exchange.materials.model import Layout
from labeval.exchange.sentence import Sentence
from labeval.files.content import read_content
from labeval.files.limits import MOST_STUDY_TABLE
from labeval.files.refusal import FileRefused
from labeval.files.text import lines_of
from labeval.study.problems import Problem
from labeval.study.tables.rows import broken_row
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "CSV"
ORDER = 9
_DELIMITERS = ",;\t|"
_RARE = "^~ "
"""Tried where none of the usual ones makes columns."""
_LOOKED_AT = 100_000
_ROWS = 30
_LITERAL = QT_TRANSLATE_NOOP(
    "Materials", "quotation marks in {where} are part of its texts, since they do not close"
)
_RARE_ONE = QT_TRANSLATE_NOOP(
    "Materials", "columns of {where} are taken as separated by “{delimiter}”"
)
ROW_NAME = "row"
_FEW_ROWS = 3
_ROW_NAMES = QT_TRANSLATE_NOOP(
    "Materials",
    "the head of {where} has one name less than its rows have cells; the first of these are taken "
    "as the names of the rows",
)
_COMMENT_HEADS = QT_TRANSLATE_NOOP(
    "Materials",
    "the columns of {where} are named in comment lines, as PCIbex writes them; its rows about the "
    "beginning and the end of trials are left out",
)
_RUNNING = (".txt", ".md", "")
_RUNNING_TEXT = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is running text without columns; write its texts into a table, or import a transcript "
    "with labeval import STUDY FILE --as transcript",
)
_MARKUP = QT_TRANSLATE_NOOP(
    "Files", "{where} is a web page or XML, which has no columns; save its table as CSV or XLSX"
)


def fits(head: bytes, suffix: str) -> bool:
    """Return whether it may be text."""
    return not head.startswith((b"PK", b"%PDF", b"\x1f\x8b", b"7z\xbc", b"\xd0\xcf", b"$FL"))


def opened(path: Path, layout: Layout) -> File:
    """Open a table of text; encoding, delimiter, quotation marks and head are found out."""
    data = read_content(path, MOST_STUDY_TABLE)
    text, encoding, remarks = decoded(data, path.name, layout.encoding)
    if text.lstrip()[:1] == "<" and text.lstrip()[:200].casefold().startswith(
        ("<!doctype", "<html", "<?xml")
    ):
        raise FileRefused(_MARKUP, where=path.name)
    if has_comment_heads(text):
        text = with_one_head(text)
        remarks.append(Sentence(_COMMENT_HEADS, {"where": path.name}))
    first, _, rest = text.partition("\n")
    skipped = 0
    delimiter = layout.delimiter
    if first.casefold().startswith("sep=") and len(first) == 5:
        delimiter, text, skipped = delimiter or first[4], rest, 1
    text, of_r = _with_row_names(text, delimiter)
    delimiter, quoted, share = _dialect(text, delimiter)
    if of_r:
        remarks.append(Sentence(_ROW_NAMES, {"where": path.name}))
    if share < 1.0 and path.suffix.casefold() in _RUNNING:
        raise FileRefused(_RUNNING_TEXT, where=path.name)
    if delimiter in _RARE:
        values = {"where": path.name, "delimiter": delimiter}
        remarks.append(Sentence(_RARE_ONE, values))
    if not quoted:
        remarks.append(Sentence(_LITERAL, {"where": path.name}))

    def rows(problems: list[Problem]) -> Rows:
        return _rows(text, delimiter, quoted, skipped, path.name, problems)

    head = head_of(first_rows(rows([])), path.name, layout.header_rows)
    return File(
        path,
        "text",
        Layout(encoding, delimiter, head.rows),
        records_of(rows, head, path.name, padded=False),
        head.names,
        head.labels,
        remarks=[*remarks, *head.remarks],
    )


def _with_row_names(text: str, delimiter: str) -> tuple[str, bool]:
    """The text with a name for its first column, where its head has one name less than all rows
    have cells, as R writes a table with the names of its rows; and whether that was so."""
    head, _, rest = text.partition("\n")
    for candidate in [delimiter] if delimiter else (*_DELIMITERS, " "):
        try:
            rows = list(_reader(text[:_LOOKED_AT].rpartition("\n")[0], candidate))
        except csv.Error:
            continue
        width, below = len(rows[0]) if rows else 0, list(filter(None, rows[1:]))
        wider = width > 1 and {len(row) for row in below} == {width + 1}
        named = len({row[0] for row in below}) == len(below) > _FEW_ROWS
        # As in “Doe, Ada” without quotation marks: R writes no blank after what separates cells.
        in_texts = any(cell.startswith(" ") for row in below for cell in row)
        if wider and named and not in_texts and any(row[-1].strip() for row in below):
            return f'"{ROW_NAME}"{candidate}{head}\n{rest}', True
    return text, False


def _dialect(text: str, delimiter: str) -> tuple[str, bool, float]:
    """The delimiter that makes most columns of equal rows, whether quotation marks quote, and the
    share of rows that are equal; 0 where no delimiter makes columns."""
    start = text[:_LOOKED_AT]
    best, found = (0.0, 1), (delimiter or ",", True)
    for candidates in ([delimiter] if delimiter else _DELIMITERS, "" if delimiter else _RARE):
        for quoted in (True, False):
            for candidate in candidates:
                merit = _merit(start, candidate, quoted, complete=len(text) <= _LOOKED_AT)
                if merit > best:
                    best, found = merit, (candidate, quoted)
            if best[1] > 1:
                return *found, best[0]
    return *found, 0.0


def _merit(text: str, delimiter: str, quoted: bool, *, complete: bool) -> tuple[float, int]:
    """Share of rows that are as wide as the first ones, and that width."""
    widths: list[int] = []
    try:
        for row in _reader(text, delimiter, quoted):
            if any(map(str.strip, row)):
                widths.append(len(row))
            if len(widths) > _ROWS:
                break
    except csv.Error:
        if complete or len(widths) < 2:
            return 0.0, 0
    if not widths:
        return 0.0, 0
    width = max(widths, key=widths.count)
    share = widths.count(width) / len(widths)
    least = 1.0 if delimiter == " " else 0.6
    return (share, width) if width > 1 and share >= least else (0.0, 1)


def _rows(
    text: str, delimiter: str, quoted: bool, skipped: int, name: str, problems: list[Problem]
) -> Rows:
    reader = _reader(text, delimiter, quoted)
    line = 1 + skipped
    try:
        for cells in reader:
            yield line, cells
            line = reader.line_num + skipped + 1
    except csv.Error as error:
        problems.append(broken_row(str(error), line, name))


def _reader(text: str, delimiter: str, quoted: bool = True) -> Any:
    lines = lines_of(text)
    if quoted:
        return csv.reader(lines, delimiter=delimiter, strict=True)
    return csv.reader(lines, delimiter=delimiter, strict=True, quoting=csv.QUOTE_NONE)

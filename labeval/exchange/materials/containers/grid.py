"""Rows of cells as records: finding the head of a table, which has none to three rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, islice, zip_longest

from labeval.exchange.elsewhere.missing_codes import MISSING, is_mark
from labeval.exchange.materials.column_names import is_known
from labeval.exchange.materials.containers import Records
from labeval.exchange.sentence import Sentence
from labeval.files.column_heads import LONGEST_HEAD, unique_heads
from labeval.files.limits import MOST_CELLS, MOST_ROWS, Count, too_many
from labeval.study.problems import Problem, listed
from labeval.text.marks import QT_TRANSLATE_NOOP

Rows = Iterator[tuple[int, list[str]]]

_LOOKED_AT = 20
LOOKED_AT_FOR_COMMAS = 200
"""Rows in which decimal commas are found."""
_MOST_COLUMNS = 2_000
_IMPORT_ID = '{"ImportId"'
_OLD_NAMES = re.compile(r"V[0-9]+")
_HEADLESS = QT_TRANSLATE_NOOP(
    "Materials", "the first row of {where} has values in place of names; columns are numbered"
)
_JOINED = QT_TRANSLATE_NOOP(
    "Materials", "{where} has {rows} rows of names above its values; they are joined"
)
_LABELLED = QT_TRANSLATE_NOOP(
    "Materials",
    "{where} has {rows} rows above its values; the first has the names, the second describes them",
)
_ABOVE = QT_TRANSLATE_NOOP("Materials", "{where} has a title above its table, which is left out")
_CELLS = QT_TRANSLATE_NOOP("Problem", "the row has {cells} cells, the header {columns}")
_QUOTES = QT_TRANSLATE_NOOP(
    "Problem", "put texts that hold the delimiter or line breaks in double quotes"
)
_TOO_MANY = QT_TRANSLATE_NOOP("Problem", "more than {most} rows are not read")
_HEADS = QT_TRANSLATE_NOOP(
    "Problem", "rows that repeat the head of the table are left out ({count}), this one first"
)
_OTHER_HEAD = QT_TRANSLATE_NOOP(
    "Problem", "the row has the names of the columns in another order than the head"
)
_APART = QT_TRANSLATE_NOOP(
    "Problem", "files were put together whose columns differ in their order; give each by itself"
)
_DECIMAL = QT_TRANSLATE_NOOP(
    "Materials", "commas in the numbers of {columns} are read as decimal points"
)
_COMMA = re.compile(r"[+-]?\d{1,9},\d{1,9}")
_THOUSANDS = re.compile(r"[+-]?\d{1,3},\d{3}")
_FEW_ROWS = 3
"""Rows of a table in which a word above numbers alone may be chance."""
_LONGEST_MERGED = 40
"""Characters of a name in the second row of a head in which some names take both rows."""
_SECONDS = re.compile(r"1\d{9}\.\d+")


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a table."""

    names: tuple[str, ...]
    labels: Mapping[str, str] = field(default_factory=dict)
    above: int = 0
    """Rows above the head."""
    rows: int = 1
    remarks: tuple[Sentence, ...] = ()
    decimals: frozenset[int] = frozenset()
    """Places of the columns whose numbers have commas for decimal points."""


def head_of(first: Sequence[Sequence[str]], where: str, wanted: int | None = None) -> Head:
    """The head of a table by its first rows, none of which is empty.

    Commas in the numbers of a column are found in them, too.

    Args:
        wanted: number of rows with names, where it is known.

    Raises:
        FileRefused: it has more columns than any table of texts.
    """
    return _with_decimals(_named(first[:_LOOKED_AT], where, wanted), first, where)


def _named(first: Sequence[Sequence[str]], where: str, wanted: int | None) -> Head:
    above = _titles(first)
    rows = [_trimmed(row) for row in first[above:]]
    width = max(map(len, rows), default=0)
    if width > _MOST_COLUMNS:
        raise too_many(where, "columns", _MOST_COLUMNS)
    remarks = [Sentence(_ABOVE, {"where": where})] if above else []
    number = _header_rows(rows) if wanted is None else min(wanted, len(rows))
    if number == 0:
        names = [f"column {n}" for n in range(1, width + 1)]
        if wanted is None:
            remarks.append(Sentence(_HEADLESS, {"where": where}))
        return Head(tuple(names), {}, above, 0, tuple(remarks))
    head, labels = rows[:number], {}
    if number == 1:
        names = unique_heads(head[0])
    elif _describes(head) or _words_questions(rows):
        old = all(_OLD_NAMES.fullmatch(name) for name in head[0][:3])
        names = unique_heads(head[1] if old else head[0])
        if not old:
            labels = dict(zip(names, head[1], strict=False))
        remarks.append(Sentence(_LABELLED, {"where": where, "rows": number}))
    else:
        names = unique_heads(_joined(head))
        remarks.append(Sentence(_JOINED, {"where": where, "rows": number}))
    return Head(tuple(names), labels, above, number, tuple(remarks))


def _with_decimals(head: Head, first: Sequence[Sequence[str]], where: str) -> Head:
    """A head that knows the columns whose numbers have decimal commas."""
    values: list[set[str]] = [set() for _ in head.names]
    for cells in first[head.above + head.rows :]:
        for own, cell in zip(values, cells, strict=False):
            own.add(cell.strip())
    places = frozenset(place for place, own in enumerate(values) if has_decimal_commas(own))
    if not places:
        return head
    names = listed(head.names[place] for place in sorted(places))
    remark = Sentence(_DECIMAL, {"where": where, "columns": names})
    return replace(head, remarks=(*head.remarks, remark), decimals=places)


def has_decimal_commas(values: set[str]) -> bool:
    """Return whether all values are numbers or missing, and some have a comma that divides no
    thousands."""
    given = {value for value in values if value and value.casefold() not in MISSING}
    marked = {value for value in given if "," in value}
    return (
        bool(marked)
        and all(map(_COMMA.fullmatch, marked))
        and not all(map(_THOUSANDS.fullmatch, marked))
        and all(value.lstrip("+-").isdecimal() for value in given - marked)
    )


def records_of(
    rows: Callable[[list[Problem]], Rows], head: Head, where: str, *, padded: bool
) -> Callable[[list[Problem]], Records]:
    """A function that reads the records below a head.

    Args:
        padded: True if rows may be shorter than the head.
    """

    def reading(problems: list[Problem]) -> Records:
        width, done = len(head.names), 0
        names = [name.strip() for name in head.names]
        repeated: list[int] = []
        count = Count(where, "cells", MOST_CELLS)
        for line, cells in islice(_filled(rows(problems)), head.above + head.rows, None):
            count.add(len(cells) or 1)
            cells = cells if len(cells) <= width else [*cells[:width], *_trimmed(cells[width:])]
            if len(cells) > width or (len(cells) < width and not padded):
                values: dict[str, object] = {"cells": len(cells), "columns": width}
                problems.append(Problem(where, line, "", _CELLS, values, _QUOTES))
                continue
            if width > 1 and cells[0].strip() in names and _names_columns(cells, names):
                if [cell.strip() for cell in cells] == names:
                    repeated.append(line)
                else:
                    problems.append(Problem(where, line, "", _OTHER_HEAD, {}, _APART))
                continue
            if done == MOST_ROWS:
                problems.append(Problem(where, line, "", _TOO_MANY, {"most": MOST_ROWS}))
                return
            done += 1
            if head.decimals:
                cells = [
                    cell.replace(",", ".")
                    if n in head.decimals and _COMMA.fullmatch(cell.strip())
                    else cell
                    for n, cell in enumerate(cells)
                ]
            yield (
                line,
                dict(zip(head.names, chain(cells, [""] * (width - len(cells))), strict=True)),
            )
        if repeated:
            about: dict[str, object] = {"count": len(repeated)}
            problems.append(Problem(where, repeated[0], "", _HEADS, about, severity="warning"))

    return reading


def _names_columns(cells: Sequence[str], names: Sequence[str]) -> bool:
    """Return whether a row has the names of all columns, in whatever order."""
    return sorted(map(str.strip, cells)) == sorted(names)


def first_rows(rows: Rows) -> list[list[str]]:
    """The first rows that are not empty."""
    return [cells for _, cells in islice(_filled(rows), LOOKED_AT_FOR_COMMAS)]


def _filled(rows: Rows) -> Rows:
    return ((line, cells) for line, cells in rows if any(map(str.strip, cells)))


def _trimmed(row: Sequence[str]) -> list[str]:
    cells = list(row)
    while cells and not cells[-1].strip():
        cells.pop()
    return cells


def _titles(rows: Sequence[Sequence[str]]) -> int:
    """Rows with one cell, or comments shorter than the first row after them, above a table that
    has several columns."""
    sizes = [sum(map(bool, map(str.strip, row))) for row in rows]
    comments = next((n for n, row in enumerate(rows) if not row[0].lstrip().startswith("#")), 0)
    if any(size >= sizes[comments] for size in sizes[:comments]):
        comments = 0  # the head itself begins with the sign
    number = next((n for n, size in enumerate(sizes) if size > 1 and n >= comments), 0)
    return number if number < len(rows) - 1 else 0


def _header_rows(rows: Sequence[Sequence[str]]) -> int:
    if len(rows) > 2 and any(cell.startswith(_IMPORT_ID) for cell in rows[2]):
        return 3
    if len(rows) > 1 and _describes(rows[:2]):
        return 2
    first = rows[0] if rows else []
    if not first or any(map(_is_never_named, first)):
        return 0
    if any(map(_is_value, first)) and sum(map(is_known, first)) < 2 and not _above_values(rows):
        return 0
    if _words_questions(rows):
        return 2
    if len(rows) > 2 and _grouped(rows[0], rows[1]):
        second = [own or above for own, above in zip_longest(rows[1], rows[0], fillvalue="")]
        return 3 if len(rows) > 3 and _grouped(second, rows[2]) else 2
    return 1


def _above_values(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether the first row has a word above numbers alone, so that numbers in it may be
    names, as those of raters."""
    width = min(map(len, rows))
    below = (all(_is_value(row[n]) for row in rows[1:]) for n in range(width))
    words = (
        bool(own := rows[0][n].strip()) and not (_is_value(own) or is_mark(own))
        for n in range(width)
    )
    return len(rows) > _FEW_ROWS and any(b and w for b, w in zip(below, words, strict=True))


def _describes(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether the second row describes the first, as survey programs write it."""
    names = {name.strip() for name in rows[0]}
    old = sum(bool(_OLD_NAMES.fullmatch(name)) for name in names) >= 3
    survey = {"StartDate", "EndDate", "ResponseId", "RecordedDate"} & names
    described = {"Start Date", "Response ID", "Startdatum", "Anfangsdatum", "Antwort-ID"}
    return len(rows) > 1 and (
        (old and "ResponseID" in rows[1])
        or (len(survey) > 1 and bool(described & {cell.strip() for cell in rows[1]}))
        or (len(rows) > 2 and any(cell.startswith(_IMPORT_ID) for cell in rows[2]))
    )


def _words_questions(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether the second row has the wording of each column, none of which comes again,
    and two of them or more are above numbers alone."""
    if len(rows) <= _FEW_ROWS or len(rows[0]) != len(rows[1]):
        return False
    names, wordings = ([cell.strip() for cell in row] for row in rows[:2])
    if not all(names) or not all(wordings) or any(map(_is_value, [*names, *wordings])):
        return False
    below = [
        {cell for row in rows[2:] if n < len(row) and (cell := row[n].strip())}
        for n in range(len(names))
    ]
    if any(wording in own for wording, own in zip(wordings, below, strict=True)):
        return False
    asked = (
        " " in wording and own and all(_is_value(v) or is_mark(v) for v in own)
        for wording, own in zip(wordings, below, strict=True)
    )
    return sum(map(bool, asked)) > 1


def _grouped(groups: Sequence[str], names: Sequence[str]) -> bool:
    """Return whether a row names groups of the columns that the next row names."""
    width = max(len(groups), len(names))
    above, below = ([*map(str.strip, row), *[""] * (width - len(row))] for row in (groups, names))
    if not above[0] and all(above[1:]) and len(set(above)) == width:
        return False  # a column of row numbers or ids that has no name
    merged = not all(below)  # a name that takes both rows of the head
    longest = _LONGEST_MERGED if merged else LONGEST_HEAD
    return (
        not all(above)
        and any(above)
        and all(name or group for name, group in zip(below, above, strict=True))
        and sum(map(bool, below)) > 1
        and not any(map(_is_value, filter(None, below)))
        and max(map(len, below)) <= longest
        and width > 2
    )


def _joined(head: Sequence[Sequence[str]]) -> list[str]:
    width = max(map(len, head))
    rows = []
    for row in head[:-1]:
        filled, last = [], ""
        for cell in [*row, *[""] * (width - len(row))]:
            last = cell.strip() or last
            filled.append(last)
        rows.append(filled)
    rows.append([*head[-1], *[""] * (width - len(head[-1]))])
    columns = zip(*rows, strict=True)
    return [" / ".join(filter(None, dict.fromkeys(map(str.strip, parts)))) for parts in columns]


def _is_never_named(cell: str) -> bool:
    """Return whether no column is called so: a list of objects, or a time in seconds since 1970."""
    text = cell.strip()
    return text.startswith("[{") or _SECONDS.fullmatch(text) is not None


def _is_value(cell: str) -> bool:
    """Return whether a cell is no name of a column."""
    text = cell.strip()
    if len(text) > LONGEST_HEAD:
        return True
    try:
        float(text.replace(",", ".", 1))
    except ValueError:
        return text.startswith(("{", "[{"))
    return True

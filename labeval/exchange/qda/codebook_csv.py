"""A codebook as a table: one row per code, named by its path.

Columns: ``code`` (names from the top, joined by `` / ``), ``codable`` (yes or no), ``definition``,
``include``, ``exclude``, ``example``, ``colour`` (#RRGGBB), ``shortcut`` (one character). Only
``code`` is needed. ``tag`` and ``description`` say the same for programs that know no other
columns; they are written and not read.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence

from labeval.coding.codes.code_names import PATH_JOIN
from labeval.coding.codes.codebook import children_of
from labeval.coding.identity import id_of
from labeval.coding.rows import Code
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.codebook_elsewhere import ForeignColumns
from labeval.exchange.qda.described import described, description_of
from labeval.exchange.qda.remarks import Remark, remark
from labeval.files.text import unified_line_ends
from labeval.study.problems import Problem, StudyProblems
from labeval.study.tables.rows import csv_rows
from labeval.text.marks import QT_TRANSLATE_NOOP

COLUMNS = (
    *("code", "codable", "definition", "include", "exclude", "example", "colour", "shortcut"),
)
_FOR_OTHERS = ("tag", "description")
"""Taguette refuses a table without such names."""
_COLUMN = QT_TRANSLATE_NOOP("Qda", "column '{name}': a codebook has no place for it")
_COLOUR = re.compile(r"(#[0-9A-Fa-f]{6})?")
_MOST_PROBLEMS = 500
"""More of them say that the file is something else."""
_YES_NO = {"yes": True, "": True, "no": False}


def codebook_table(codes: Sequence[Code]) -> str:
    """The codebook as CSV, each code after its parent; retired ones are left out."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow((*COLUMNS, *_FOR_OTHERS))
    for path, code in _paths(codes, "", ()):
        name, codable = PATH_JOIN.join(path), "yes" if code.codable else "no"
        rules = (code.definition, code.include, code.exclude, code.example)
        marks = (code.colour, code.shortcut)
        writer.writerow((name, codable, *rules, *marks, name, description_of(code)))
    return out.getvalue()


def read_table(text: str, where: str) -> tuple[list[Code], list[Remark]]:
    """The codes of a table, and its columns that were left out.

    Codes above another that have no row of their own are categories. Columns may be headed as
    other programs do, with the category in one of its own.

    Raises:
        ExchangeError: it has other columns.
        StudyProblems: everything that is wrong with its rows.
    """
    known = frozenset((*COLUMNS, *_FOR_OTHERS))
    table = csv_rows(unified_line_ends(text.removeprefix("\ufeff")), where, known)
    names = table.columns
    is_ours = "code" in names and set(names) <= known
    foreign = ForeignColumns(names)
    if not is_ours and not foreign.is_codebook:
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange", "{where}, line 1: the columns are {found}; a codebook has {right}"
            ),
            where=where,
            found=", ".join(names) or "none",
            right=", ".join(COLUMNS),
        )
    found: dict[tuple[str, ...], Code] = {}
    problems = table.problems
    for row in table.rows:
        cells = row.cells if is_ours else _with_rules(foreign.cells(row.cells))
        problems += [
            Problem(where, row.line, field, template, values)
            for field, template, values in _faults(cells, found)
        ]
        if not problems:
            _take(cells, found)
        elif len(problems) >= _MOST_PROBLEMS:
            text = QT_TRANSLATE_NOOP("Problem", "the rows below were not read; mend these first")
            problems.append(Problem(where, row.line + 1, "", text))
            break
    if problems:
        raise StudyProblems(problems)
    left = [] if is_ours else [remark(_COLUMN, name=name) for name in foreign.left]
    return list(found.values()), left


def _with_rules(cells: Mapping[str, str]) -> dict[str, str]:
    """Cells with the rules of a description, where it has them and no column does."""
    found = described(Code("", ""), cells.get("definition", ""))
    rules = {"include": found.include, "exclude": found.exclude, "example": found.example}
    if any(cells.get(name) for name in (*rules, "shortcut")):
        return dict(cells)
    return {**cells, "definition": found.definition, **rules, "shortcut": found.shortcut}


def _paths(
    codes: Sequence[Code], above: str, path: tuple[str, ...]
) -> list[tuple[tuple[str, ...], Code]]:
    found: list[tuple[tuple[str, ...], Code]] = []
    for code in children_of(codes, above):
        here = (*path, code.name)
        found += [(here, code)] if not code.retired else []
        found += _paths(codes, code.id, here)
    return found


def _path(cell: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in cell.split(PATH_JOIN))


def _faults(
    row: Mapping[str, str], found: Mapping[tuple[str, ...], Code]
) -> Iterator[tuple[str, str, dict[str, object]]]:
    """Column, sentence and its values of everything that is wrong with a row."""
    path = _path(row["code"])
    cells = {name: cell.strip() for name, cell in row.items()}
    if not all(path):
        text = QT_TRANSLATE_NOOP("Problem", "“{value}” has a part without a name")
        yield "code", text, {"value": row["code"]}
    if path in found and not _is_assumed(found[path]):
        text = QT_TRANSLATE_NOOP("Problem", "“{value}” is there twice")
        yield "code", text, {"value": row["code"]}
    if cells.get("codable", "").lower() not in _YES_NO:
        text = QT_TRANSLATE_NOOP("Problem", "“{value}” is neither yes nor no")
        yield "codable", text, {"value": row["codable"]}
    if not _COLOUR.fullmatch(cells.get("colour", "")):
        text = QT_TRANSLATE_NOOP("Problem", "“{value}” is no colour; one would be #1F5FA8")
        yield "colour", text, {"value": row["colour"]}
    if len(cells.get("shortcut", "")) > 1:
        text = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a single character")
        yield "shortcut", text, {"value": row["shortcut"]}


def _take(row: Mapping[str, str], found: dict[tuple[str, ...], Code]) -> None:
    path = _path(row["code"])
    for length in range(1, len(path)):
        above = path[:length]
        if above not in found:
            found[above] = _code(above, found, {"codable": "no"})
    found[path] = _code(path, found, row)


def _code(
    path: tuple[str, ...], found: Mapping[tuple[str, ...], Code], row: Mapping[str, str]
) -> Code:
    cells = {name: row.get(name, "").strip() for name in COLUMNS}
    return Code(
        id_of("codebook", *path),
        path[-1],
        parent=found[path[:-1]].id if len(path) > 1 else "",
        place=float(len(found)),
        codable=_YES_NO[cells["codable"].lower()],
        definition=cells["definition"],
        include=cells["include"],
        exclude=cells["exclude"],
        example=cells["example"],
        colour=cells["colour"].upper(),
        shortcut=cells["shortcut"],
    )


def _is_assumed(code: Code) -> bool:
    """True if a code is only there because it has subcodes."""
    return not (code.codable or code.definition or code.colour)

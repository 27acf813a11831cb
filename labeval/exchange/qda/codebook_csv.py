"""A codebook as a table: one row per code, named by its path.

Columns: ``code`` (names from the top, joined by `` / ``), ``codable`` (yes or no), ``definition``,
``include``, ``exclude``, ``example``, ``colour`` (#RRGGBB), ``shortcut`` (one character). Only
``code`` is needed.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping, Sequence

from labeval.coding.codes.code_names import PATH_JOIN
from labeval.coding.codes.codebook import children_of
from labeval.coding.identity import id_of
from labeval.coding.rows import Code
from labeval.exchange.errors import ExchangeError
from labeval.text.marks import QT_TRANSLATE_NOOP

COLUMNS = (
    *("code", "codable", "definition", "include", "exclude", "example", "colour", "shortcut"),
)
_COLOUR = re.compile(r"(#[0-9A-Fa-f]{6})?")
_YES_NO = {"yes": True, "": True, "no": False}


def codebook_table(codes: Sequence[Code]) -> str:
    """The codebook as CSV, each code after its parent; retired ones are left out."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for path, code in _paths(codes, "", ()):
        described = (code.definition, code.include, code.exclude, code.example)
        marks = (code.colour, code.shortcut)
        writer.writerow((PATH_JOIN.join(path), "yes" if code.codable else "no", *described, *marks))
    return out.getvalue()


def codes_in_table(text: str, where: str) -> list[Code]:
    """The codes of a table; those above a code that have no row of their own are categories.

    Raises:
        ExchangeError: with every line that is wrong.
    """
    reader = csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""))
    names = reader.fieldnames or []
    strange = [name for name in names if name not in COLUMNS]
    if "code" not in names or strange:
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange", "{where}, line 1: the columns are {found}; a codebook has {right}"
            ),
            where=where,
            found=", ".join(str(name) for name in names) or "none",
            right=", ".join(COLUMNS),
        )
    found: dict[tuple[str, ...], Code] = {}
    problems: list[str] = []
    for row in reader:
        problems += [f"line {reader.line_num}: {problem}" for problem in _problems(row, found)]
        if not problems:
            _take(row, found)
    if problems:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{where}: {problems}"),
            where=where,
            problems="; ".join(problems),
        )
    return list(found.values())


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


def _problems(row: Mapping[str, str | None], found: Mapping[tuple[str, ...], Code]) -> list[str]:
    if None in row or None in row.values():
        return ["it has another number of cells than line 1"]
    path, problems = _path(row["code"] or ""), []
    if not all(path):
        problems.append(f"code '{row['code']}' has a part without a name")
    if path in found and not _is_assumed(found[path]):
        problems.append(f"code '{row['code']}' is there twice")
    if (row.get("codable") or "").strip().lower() not in _YES_NO:
        problems.append(f"codable is '{row['codable']}'; it is yes or no")
    if not _COLOUR.fullmatch((row.get("colour") or "").strip()):
        problems.append(f"colour is '{row['colour']}'; it would be like #1F5FA8")
    if len((row.get("shortcut") or "").strip()) > 1:
        problems.append(f"shortcut is '{row['shortcut']}'; it is one character")
    return problems


def _take(row: Mapping[str, str | None], found: dict[tuple[str, ...], Code]) -> None:
    path = _path(row["code"] or "")
    for length in range(1, len(path)):
        above = path[:length]
        if above not in found:
            found[above] = _code(above, found, {"codable": "no"})
    found[path] = _code(path, found, row)


def _code(
    path: tuple[str, ...], found: Mapping[tuple[str, ...], Code], row: Mapping[str, str | None]
) -> Code:
    cells = {name: (row.get(name) or "").strip() for name in COLUMNS}
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

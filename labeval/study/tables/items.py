"""The items table: which texts are judged, read from CSV, JSONL or XLSX."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from labeval.files.content import read_content
from labeval.files.limits import MOST_STUDY_TABLE
from labeval.files.text import read_text, unified_line_ends
from labeval.study.encoding import UNPRINTABLE, text_problem
from labeval.study.file_problems import problems_of
from labeval.study.model.items import Item
from labeval.study.pages import BOTH_BAD, DONT_KNOW, NO_ANSWER, TIE
from labeval.study.problems import Problem, listed, nearest
from labeval.study.tables.jsonl import jsonl_rows
from labeval.study.tables.rows import RawTable, Row, csv_rows
from labeval.text.marks import QT_TRANSLATE_NOOP

FORMATS = (".csv", ".tsv", ".jsonl", ".xlsx")
COLUMNS = tuple(name for name in Item.model_fields if name != "extra")
REQUIRED = ("id", "text")
ALIASES = {"item_id": "id"}

_LONGEST = 20_000
_RESERVED = (TIE, BOTH_BAD, NO_ANSWER, DONT_KNOW)
_FIELDS = set(Item.model_fields)
_EMPTY = dict.fromkeys(COLUMNS, "")
"""Values of columns that a row leaves out."""
_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.\-]{0,63}")
_USES = ("rating", "training", "attention")


@dataclass(slots=True)
class ItemsTable:
    """The items of a study, where each stands, and what is wrong with the table."""

    items: list[Item] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    """Item id to the line where its row begins."""
    problems: list[Problem] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """True if every row became an item."""
        return all(problem.severity == "warning" for problem in self.problems)


def read_items_table(path: Path, file: str) -> ItemsTable:
    """Read a table by the ending of its name.

    Args:
        file: the name that problems carry.
    """
    ending = path.suffix.lower()
    if ending not in FORMATS:
        template = QT_TRANSLATE_NOOP("Problem", "“{ending}” is not a known kind of table")
        advice = QT_TRANSLATE_NOOP("Problem", "save it as .csv, .jsonl or .xlsx")
        return ItemsTable(problems=[Problem(file, None, "", template, {"ending": ending}, advice)])
    raw = RawTable()
    with problems_of(file, raw.problems):
        if ending == ".xlsx":
            from labeval.study.tables.xlsx import xlsx_rows

            raw = xlsx_rows(read_content(path, MOST_STUDY_TABLE), file)
        elif ending == ".jsonl":
            raw = jsonl_rows(read_text(path, MOST_STUDY_TABLE), file)
        else:
            known = frozenset((*COLUMNS, *ALIASES))
            raw = csv_rows(read_text(path, MOST_STUDY_TABLE), file, known)
    return _items(raw, file)


def _items(raw: RawTable, file: str) -> ItemsTable:
    table = ItemsTable(problems=raw.problems)
    if not raw.rows and not table.sound:
        return table
    if not raw.columns:
        template = QT_TRANSLATE_NOOP("Problem", "the table is empty")
        advice = QT_TRANSLATE_NOOP("Problem", "write the columns id and text, then a row an item")
        table.problems.append(Problem(file, None, "", template, {}, advice))
        return table
    names = _column_names(raw, file)
    missing = [name for name in REQUIRED if name not in names.values()]
    table.problems += [_missing_column(name, raw, file) for name in missing]
    if missing:
        return table
    for row in raw.rows:
        take_row(table, Row(row.line, {names[n]: cell for n, cell in row.cells.items()}), file)
    if not raw.rows:
        template = QT_TRANSLATE_NOOP("Problem", "the table has no rows")
        table.problems.append(Problem(file, raw.header_line, "", template))
    return table


def _column_names(raw: RawTable, file: str) -> dict[str, str]:
    """A column's name in the file to what it is called here; remarks on names that are near."""
    names: dict[str, str] = {}
    for written in raw.columns:
        plain = re.sub(r"[\s\-]+", "_", written.strip().casefold())
        meant = ALIASES.get(plain, plain)
        taken = meant in raw.columns or meant in names.values()
        names[written] = meant if meant in COLUMNS and not taken else written
        if written in COLUMNS or written in ALIASES:
            continue
        if names[written] in COLUMNS:
            template = QT_TRANSLATE_NOOP("Problem", "the column is read as “{meant}”")
            advice = QT_TRANSLATE_NOOP("Problem", "rename it")
            raw.problems.append(_remark(raw, file, written, template, advice, meant=meant))
        elif near := nearest(plain, [c for c in COLUMNS if c not in raw.columns]):
            template = QT_TRANSLATE_NOOP("Problem", "the column means nothing to this program")
            advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{meant}”?")
            raw.problems.append(_remark(raw, file, written, template, advice, meant=near))
    return names


def _remark(
    raw: RawTable, file: str, column: str, template: str, advice: str, **values: object
) -> Problem:
    return Problem(file, raw.header_line, column, template, values, advice, severity="warning")


def _missing_column(name: str, raw: RawTable, file: str) -> Problem:
    template = QT_TRANSLATE_NOOP("Problem", "the column is missing")
    values: dict[str, object] = {"columns": listed(raw.columns)}
    advice = QT_TRANSLATE_NOOP("Problem", "the columns found are: {columns}")
    near = nearest(name, raw.columns)
    if near:
        advice = QT_TRANSLATE_NOOP("Problem", "did you mean it by “{near}”?")
    return Problem(file, raw.header_line, name, template, values | {"near": near}, advice)


def take_row(table: ItemsTable, row: Row, file: str) -> None:
    """Take one row, its cells under the names of columns here: as an item where it is sound."""
    cells = {name: unified_line_ends(cell) for name, cell in row.cells.items()}
    problems = [p for name, cell in cells.items() if (p := _cell_problem(name, cell, row, file))]
    id = cells.get("id", "")
    problems += _id_problems(id, table, row, file)
    if not cells.get("text", "").strip():
        template = QT_TRANSLATE_NOOP("Problem", "the item “{id}” has no text")
        problems.append(Problem(file, row.line, "text", template, {"id": id[:64]}))
    use = cells.get("use", "").strip() or "rating"
    if use not in _USES:
        template = QT_TRANSLATE_NOOP("Problem", "“{use}” is not a use of an item")
        advice = QT_TRANSLATE_NOOP(
            "Problem", "write rating, training or attention, or nothing for rating"
        )
        problems.append(Problem(file, row.line, "use", template, {"use": use[:64]}, advice))
    table.lines.setdefault(id, row.line)
    table.problems += problems
    if not problems:
        known = {name: cell for name, cell in cells.items() if name in COLUMNS}
        extra = {name: cell for name, cell in cells.items() if name not in COLUMNS}
        # Everything was checked above. Each item would keep a set of its fields of its own, which
        # is more than half of what it takes, and a study can have some hundred thousand.
        values: dict[str, Any] = _EMPTY | known | {"use": use, "extra": extra}
        table.items.append(Item.model_construct(_fields_set=_FIELDS, **values))


def _cell_problem(name: str, cell: str, row: Row, file: str) -> Problem | None:
    advice = QT_TRANSLATE_NOOP("Problem", "look for a quotation mark that is never closed")
    return text_problem(name, cell, file, row.line, _LONGEST, advice)


def _id_problems(id: str, table: ItemsTable, row: Row, file: str) -> Sequence[Problem]:
    values: dict[str, object] = {"id": UNPRINTABLE.sub("�", id)[:64]}
    advice = ""
    if not id.strip():
        template = QT_TRANSLATE_NOOP("Problem", "the row has no id")
        advice = QT_TRANSLATE_NOOP("Problem", "give every item a short name of its own")
    elif not _ID.fullmatch(id):
        template = QT_TRANSLATE_NOOP("Problem", "“{id}” cannot be an id")
        advice = QT_TRANSLATE_NOOP(
            "Problem",
            "use at most 64 letters a to z, digits, “_”, “.” and “-”, beginning with a letter, "
            "digit or “_”",
        )
    elif id in _RESERVED:
        template = QT_TRANSLATE_NOOP("Problem", "“{id}” is an answer, it cannot be an item's id")
    elif id in table.lines:
        template = QT_TRANSLATE_NOOP("Problem", "the id “{id}” was given in line {first} already")
        advice = QT_TRANSLATE_NOOP("Problem", "give every item an id of its own")
        values["first"] = table.lines[id]
    else:
        return ()
    return [Problem(file, row.line, "id", template, values, advice)]

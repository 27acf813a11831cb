"""Tables with a column of ratings for each system, or for each system and criterion.

Such as ``rater, item, aurora_clarity, aurora_fluency, borealis_clarity, borealis_fluency``, or with
marked heads ``rater, item, system: aurora, system: borealis``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from labeval.exchange.materials.column_content import contents_of
from labeval.exchange.materials.column_names import is_counted, is_place, role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.flattening import flattened
from labeval.exchange.materials.model import ColumnMapping, Record
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.exchange.materials.roles.distinguishing import distinguishing
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "A column of ratings for each system")
_CROSSED = QT_TRANSLATE_NOOP(
    "Materials",
    "the columns {columns} are read as ratings of the systems {systems} by the criteria "
    "{criteria}; where these are the other way round, name each column as in “system: NAME: "
    "CRITERION”",
)
_MARKED = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of the systems {systems}"
)
_NOBODY = QT_TRANSLATE_NOOP("Problem", "is empty")
_HEAD = re.compile(r"system\s*:\s*([^:]*[^:\s])\s*(?::\s*(.*\S)\s*)?", re.IGNORECASE)
_BETWEEN = (" / ", " - ", " – ", ": ", "_", ".", "-", " ")
_NO_NAME = re.compile(r"[a-z]{0,2}[0-9]*")
"""Parts of heads that number questions, as in ``Q1_2``."""
_OF_ROWS = frozenset({"system", "criterion", "value", "first", "second"})
_FIGURES = frozenset(
    {"mean", "avg", "median", "sd", "std", "se", "var", "min", "max", "n", "count", "sum", "ci"}
    | {"time", "seconds", "duration", "comment", "reason", "confidence", "rank"}
)
_FEWEST = 2


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows name a rater, and heads are marked as those of systems, or combine each
    of several names with each of several others."""
    sample = files[0].sample() if len(files) == 1 else []
    return bool(_rated(sample))


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each row has a text of each system, which its rater has rated."""
    (file,) = files
    builder = Builder()
    rated = _rated(file.sample())
    rows = [(line, flattened(row)) for line, row in file.records(problems)]
    rest = [{k: v for k, v in row.items() if k not in rated} for _, row in rows]
    names = columns_as_roles(rest)
    person = next(column for column in rest[0] if role_of(column)[0] == "participant")
    records = [Record(file.name, line, row) for (line, _), row in zip(rows, rest, strict=True)]
    item = distinguishing(records, person, [person], [c for c in rest[0] if c != person])
    for (line, row), own in zip(rows, rest, strict=True):
        if not row[person].strip():
            problems.append(Problem(file.name, line, person, _NOBODY))
            continue
        facts = about({k: v for k, v in own.items() if k != person}, names)
        short = facts.pop("id", "") or facts.get("question_id", "")
        name = short or facts.get("question", "") or facts.get("source", "")
        name = name or own.get(item, "").strip() or f"row{line}"
        if text := facts.pop("text", ""):
            facts.setdefault("question", text)  # it is that of the row, not of one system
        facts.setdefault("question_id", name)
        for column, (system, criterion) in rated.items():
            of_system = {**facts, "system": system}
            id = builder.text(f"{name}_{system}", "", file.name, line, **of_system)
            builder.judge(row[person], criterion, id, row.get(column), file.name, line)
    systems, criteria = (listed(dict.fromkeys(part)) for part in zip(*rated.values(), strict=True))
    template = _MARKED if all(map(_HEAD.fullmatch, rated)) else _CROSSED
    builder.remark(template, columns=listed(rated), systems=systems, criteria=criteria)
    return builder.done()


def _rated(rows: Sequence[Mapping[str, Any]]) -> dict[str, tuple[str, str]]:
    """Column to its system and criterion; empty where the table is another one."""
    columns = list(dict.fromkeys(str(name) for row in rows for name in row))
    roles = [role_of(column)[0] for column in columns]
    if roles.count("participant") != 1 or not _OF_ROWS.isdisjoint(roles):
        return {}
    marked = {c: (m[1], m[2] or "") for c in columns if (m := _HEAD.fullmatch(c))}
    if len({system for system, _ in marked.values()}) >= _FEWEST:
        return marked
    records = [Record("", 0, flattened(row)) for row in rows]
    contents = contents_of(columns, records)
    free = [
        column
        for column, role in zip(columns, roles, strict=True)
        if not role and contents[column].is_numeric and contents[column].is_scale
    ]
    return crossed([c for c in free if not (is_place(c) or is_counted(c))])


def crossed(columns: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Column to its system and criterion, where each of several is combined with each other."""
    if len(columns) < _FEWEST**2:
        return {}
    for between, split in product(_BETWEEN, (str.partition, str.rpartition)):
        parts = {column: split(column, between)[::2] for column in columns}
        first, second = (list(dict.fromkeys(part)) for part in zip(*parts.values(), strict=True))
        if min(len(first), len(second)) < _FEWEST or len(first) * len(second) != len(columns):
            continue
        names = {plain(part) for part in (*first, *second)}
        if names & {"", *_FIGURES} or any(map(str.isdecimal, names)):
            continue
        of_first, of_second = name_criteria(first), name_criteria(second)
        if of_first and not of_second:
            return {column: (system, name) for column, (name, system) in parts.items()}
        if of_second or not any(map(_NO_NAME.fullmatch, names)):
            return {column: (system, name) for column, (system, name) in parts.items()}
    return {}

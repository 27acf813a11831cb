"""Tables with several texts in a row, each rated: a column for each system's text and ratings.

Such as ``rater, question, answer_aurora, answer_cirrus, clarity_aurora, clarity_cirrus``, or
``question, summary_1, summary_1_clarity, summary_2, summary_2_clarity`` by nobody named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import Content
from labeval.exchange.materials.column_names import (
    is_counted,
    is_place,
    is_rating,
    role_of,
    series_of,
)
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.exchange.materials.readers.rated_answers import NOBODY, ONE_RATER
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Several texts a row, each with its ratings")
_READ = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of the texts of {systems}"
)
_FEWEST = 2
_TEXT = 15
"""Characters of a text at least, on average."""


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have two texts or more, each with the same ratings; where they name no
    rater, most of these are called so or after a quality, unlike counts of sentences."""
    sample = files[0].sample() if len(files) == 1 else []
    ratings = _ratings(sample)
    are_named = name_criteria(ratings) or any(map(is_rating, ratings))
    return bool(ratings) and (bool(_person(sample)) or are_named)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each text of a row is one of a system, and is rated by the row's rater."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    records = [row for _, row in rows]
    person, texts, ratings = _person(records), _texts(records), _ratings(records)
    used = {person, *texts.values(), *(c for own in ratings.values() for c in own.values())}
    rest = [{k: v for k, v in row.items() if k not in used} for row in records]
    roles = columns_as_roles(rest)
    names = {column: column if role == "text" else role for column, role in roles.items()}
    asked: dict[str, str] = {}
    for (line, row), own in zip(rows, rest, strict=True):
        facts = about(own, names)
        short = facts.pop("id", "") or facts.get("question_id", "")
        shown = "\n".join(cell(row.get(column)) for column in texts.values())
        key = short or facts.get("question", "") or facts.get("source", "") or shown
        name = short or asked.setdefault(key, f"q{len(asked) + 1}")
        facts.setdefault("question_id", name)
        for system, column in texts.items():
            text = cell(row.get(column))
            if not text.strip():
                continue
            facts["system"] = system
            id = builder.text(f"{name}_{system}", text, file.name, line, **facts)
            for criterion, of_systems in ratings.items():
                given = row.get(of_systems[system])
                rater = cell(row.get(person)) if person else NOBODY
                builder.judge(rater, criterion, id, given, file.name, line)
    if not person:
        builder.remark(ONE_RATER, name=NOBODY)
    columns = [column for own in ratings.values() for column in own.values()]
    builder.remark(_READ, columns=listed(columns), systems=listed(texts))
    return builder.done()


def _columns(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row))


def _person(rows: Sequence[Mapping[str, Any]]) -> str:
    return next((c for c in _columns(rows) if role_of(c)[0] == "participant"), "")


def _texts(rows: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """System to the column of its texts; empty where there are not several."""
    found = {}
    for column in _columns(rows):
        role, system = series_of(column)
        if role and (len(system) > 1 or system.isdecimal()):
            content = _content(column, rows)
            if content.mean_length > _TEXT and not content.is_numeric:
                found[plain(column) if system.isdecimal() else system] = column
    return found if len(found) >= _FEWEST else {}


def _ratings(rows: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, str]]:
    """Criterion to the column of each system's rating."""
    texts, columns = _texts(rows), {plain(column): column for column in _columns(rows)}
    found: dict[str, dict[str, str]] = {}
    for system in texts:
        for name, column in columns.items():
            for before, after in (("", f"_{plain(system)}"), (f"{plain(system)}_", "")):
                is_its = name.startswith(before) and name.endswith(after) and before + after != name
                stem = name.removeprefix(before).removesuffix(after) if is_its else ""
                if not stem or is_place(stem) or is_counted(stem) or column in texts.values():
                    continue
                content = _content(column, rows)
                if content.values and content.is_nearly_scale | (len(content.values) == 1):
                    found.setdefault(stem, {})[system] = column
    return {stem: own for stem, own in found.items() if own.keys() == texts.keys()}


def _content(column: str, rows: Sequence[Mapping[str, Any]]) -> Content:
    content = Content()
    for row in rows:
        content.note(cell(row.get(column)))
    return content

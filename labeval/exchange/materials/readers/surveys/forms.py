"""Google Forms, Microsoft Forms and SurveyMonkey: a row for each response, a column for each row of
a grid."""

from __future__ import annotations

import re
from collections.abc import Sequence

from labeval.exchange.materials.column_names import role_of, series_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys import (
    PART,
    add_attributes,
    matrices,
    take_grids,
)
from labeval.exchange.materials.readers.surveys.answers import Answers
from labeval.exchange.materials.readers.surveys.choices import single_choices, take_single_choices
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Responses to a form")
_PROGRAMS = (
    (("timestamp", "zeitstempel"), PART, ""),
    (("completion_time", "fertigstellungszeit"), re.compile(r"(.+?)\.([^.]+)"), "id"),
    (("collector_id",), re.compile(r"(.+) / (.+)"), "respondent_id"),
)
"""A column that each program writes, its names for rows of grids, and its column of codes."""
_OF_PROGRAM = {
    *("timestamp", "zeitstempel", "score", "punktzahl", "username", "nutzername", "start_time"),
    *("startzeit", "completion_time", "fertigstellungszeit", "last_modified_time", "id"),
    *("respondent_id", "collector_id", "start_date", "end_date", "date_created", "date_modified"),
}
_OF_TEXTS = ("text", "system", "first", "second", "participant")
"""Roles of columns of tables that are no responses to a form."""
_NUMBERED = QT_TRANSLATE_NOOP(
    "Materials", "respondents have no codes; they are numbered as their rows are"
)
_WHY = QT_TRANSLATE_NOOP("Materials", "one row for each response to a survey")


def recognises(files: Sequence[File]) -> bool:
    """Return whether it has a program's own column, and rows of grids."""
    columns = list(files[0].columns or ()) if len(files) == 1 else []
    found = _program(columns)
    if found is None:
        return False
    grids = any(len(own) > 1 for own in matrices(columns, found[0]).values())
    of_texts = any(role_of(column)[0] in _OF_TEXTS or series_of(column)[0] for column in columns)
    asked = {} if of_texts else single_choices({c: c for c in columns}, files[0].sample())
    return grids or len(asked) > 1


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Rows of grids are ratings of what they name; other questions are attributes."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    columns = list(file.columns or ())
    pattern, coded = _program(columns) or (PART, "")
    answers = [
        Answers(cell(row.get(coded)).strip() or f"response_{n}", line, row)
        for n, (line, row) in enumerate(rows, start=1)
    ]
    rated = take_grids(builder, file.name, columns, answers, pattern)
    asked = {column: column for column in columns if column not in rated}
    rated |= take_single_choices(builder, file.name, asked, answers)
    if not coded:
        builder.remark(_NUMBERED)
    others = [c for c in columns if c not in rated and plain(c) not in _OF_PROGRAM]
    add_attributes(builder, [(each.person, each.row) for each in answers], others)
    return builder.done("judgments" if rated else "participants", _WHY)


def _program(columns: Sequence[str]) -> tuple[re.Pattern[str], str] | None:
    """The names of rows of grids in a program, and its column of codes; None for other files."""
    names = {plain(column): column for column in columns}
    for marks, pattern, code in _PROGRAMS:
        if names.keys() & set(marks):
            return pattern, names.get(code, "")
    return None

"""REDCap: records with a column for each option of a checkbox, and the data dictionary."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys import add_attributes, is_rated, matrices
from labeval.study.problems import Problem, listed
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "REDCap"
_OPTION = re.compile(r"(.+)___(.+)|(.+) \(choice=(.+)\)")
_TICKED = ("1", "Checked")
_CODES = ("record_id", "study_id", "participant_id", "id")
_COMPLETE = "Complete?"
_NAME, _CHOICES = "Variable / Field Name", "Choices, Calculations, OR Slider Labels"
_NAME_RAW, _CHOICES_RAW = "field_name", "select_choices_or_calculations"
_OF_PROGRAM = re.compile(
    r".+_complete|redcap_.+|.+_timestamp|Complete\?( \(\d+\))?|Survey (Timestamp|Identifier)"
    r"|Event Name|Data Access Group|Repeat (Instrument|Instance)"
)
_NO_DICTIONARY = QT_TRANSLATE_NOOP(
    "Materials",
    "answers are codes; give the data dictionary together with the file, and they get their labels",
)
_DICTIONARY_ONLY = QT_TRANSLATE_NOOP("Problem", "is a data dictionary and has no records")
_GIVE_RECORDS = QT_TRANSLATE_NOOP("Problem", "give the file of records together with it")
_INSTANCES = ("redcap_repeat_instance", "Repeat Instance")
"""The column with the number of an instrument that is filled in again."""
_NAMING = ("id", "question_id", "text")
_REPEATED = QT_TRANSLATE_NOOP(
    "Materials",
    "the columns {columns} of repeated instruments are read as ratings of the texts that "
    "“{column}” names",
)
_WHY = QT_TRANSLATE_NOOP("Materials", "one row for each record")


def recognises(files: Sequence[File]) -> bool:
    """Return whether every file has records or is the dictionary."""
    return all(_is_data(file) or _is_dictionary(file) for file in files)


def _is_data(file: File) -> bool:
    columns = file.columns or ()
    complete = any(name.endswith("_complete") or name == _COMPLETE for name in columns)
    return bool(columns) and complete and columns[0].casefold().replace(" ", "_") in _CODES


def _is_dictionary(file: File) -> bool:
    columns = set(file.columns or ())
    return {_NAME, _CHOICES} <= columns or {_NAME_RAW, _CHOICES_RAW} <= columns


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Every record is a participant with attributes; ticked options are joined."""
    builder = Builder()
    options = _options(files, problems)
    if not any(map(_is_data, files)):
        problems.append(Problem(files[0].name, None, "", _DICTIONARY_ONLY, {}, _GIVE_RECORDS))
    labelled = any(_COMPLETE in (file.columns or ()) for file in files)
    if not (options or labelled):
        builder.remark(_NO_DICTIONARY)
    for file in filter(_is_data, files):
        columns = list(file.columns or ())
        boxes = matrices(columns, _OPTION)
        boxed = {column for own in boxes.values() for column in own}
        plain = [c for c in columns[1:] if c not in boxed and not _OF_PROGRAM.fullmatch(c)]
        respondents = []
        rows = list(file.records(problems))
        repeated = [(line, row) for line, row in rows if _is_repeated(row)]
        _take_repeated(builder, file, repeated, plain, options)
        for _, row in rows:
            if _is_repeated(row):
                continue
            cells = {c: _label(options, c, cell(row.get(c)).strip()) for c in plain}
            for question, own in boxes.items():
                given = [part for column, part in own.items() if cell(row.get(column)) in _TICKED]
                cells[question] = "; ".join(_label(options, question, part) for part in given)
            respondents.append((cell(row[columns[0]]), cells))
        add_attributes(builder, respondents, [*plain, *boxes])
    return builder.done("judgments" if builder.material.judgments else "participants", _WHY)


def _is_repeated(row: Mapping[str, Any]) -> bool:
    return any(cell(row.get(column)).strip() for column in _INSTANCES)


def _take_repeated(
    builder: Builder,
    file: File,
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    columns: Sequence[str],
    options: Mapping[str, Mapping[str, str]],
) -> None:
    """Take rows of an instrument that a participant fills in again and again: ratings of texts,
    where a column names these."""
    if not rows:
        return
    values = {c: [cell(row.get(c)).strip() for _, row in rows] for c in columns}
    named = next((c for c in columns if any(values[c]) and role_of(c)[0] in _NAMING), "")
    rated = [c for c in columns if c != named and any(values[c]) and is_rated(values[c])]
    if not (named and rated):
        builder.left_out("redcap_repeat_instance", len(rows))
        return
    builder.remark(_REPEATED, columns=listed(rated), column=named)
    code = next(iter(rows[0][1]))
    for line, row in rows:
        item = builder.id_of(cell(row.get(named)).strip())
        for column in rated:
            value = _label(options, column, cell(row.get(column)).strip())
            builder.judge(row[code], column, item, value, file.name, line)


def _options(files: Sequence[File], problems: list[Problem]) -> dict[str, dict[str, str]]:
    """Field to code and label of its options."""
    found: dict[str, dict[str, str]] = {}
    for file in filter(_is_dictionary, files):
        for _, row in file.records(problems):
            field = cell(row.get(_NAME) or row.get(_NAME_RAW)).strip()
            choices = cell(row.get(_CHOICES) or row.get(_CHOICES_RAW))
            for choice in choices.split("|") if "," in choices else ():
                code, _, label = choice.partition(",")
                found.setdefault(field, {})[code.strip()] = label.strip()
    return found


def _label(options: Mapping[str, Mapping[str, str]], field: str, code: str) -> str:
    return options.get(field, {}).get(code, code)

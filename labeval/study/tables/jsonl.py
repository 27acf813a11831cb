"""Rows of a table in JSONL: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from labeval.files.json import read_json
from labeval.files.limits import MOST_CELLS, MOST_VALUES, Count
from labeval.study.file_problems import problems_of
from labeval.study.problems import Problem
from labeval.study.tables.rows import RawTable, Row, numbered_lines
from labeval.text.marks import QT_TRANSLATE_NOOP


def jsonl_rows(text: str, file: str) -> RawTable:
    """The rows of a JSONL file's text. Numbers become text as they are written."""
    table = RawTable()
    columns: dict[str, None] = {}
    count = Count(file, "cells", MOST_CELLS)
    with problems_of(file, table.problems):
        for line, written in numbered_lines(text):
            if table.too_many_rows(file, line):
                break
            row = _row(written, line, file, table.problems)
            if row is not None:
                count.add(len(row.cells) or 1)
                columns |= dict.fromkeys(row.cells)
                table.rows.append(row)
    table.columns = list(columns)
    return table


def jsonl_objects(
    text: str, file: str, problems: list[Problem]
) -> Iterator[tuple[int, dict[str, Any]]]:
    """The objects of a JSONL file's text with their lines; their values stay as they are."""
    table = RawTable(problems=problems)
    count = Count(file, "values", MOST_VALUES)
    for line, written in numbered_lines(text):
        if table.too_many_rows(file, line):
            return
        value = _object(written, line, file, problems)
        if value is not None:
            count.add(len(value) or 1)
            table.rows.append(Row(line, {}))
            yield line, value


def _row(written: str, line: int, file: str, problems: list[Problem]) -> Row | None:
    value = _object(written, line, file, problems, parse=str)
    if value is None:
        return None
    return Row(
        line, {name: _cell(name, cell, line, file, problems) for name, cell in value.items()}
    )


def _object(
    written: str,
    line: int,
    file: str,
    problems: list[Problem],
    *,
    parse: Callable[[str], str] | None = None,
) -> dict[str, Any] | None:
    """One line's object; ``parse`` takes numbers and constants as they are written."""
    repeated: list[str] = []

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        names = [name for name, _ in pairs]
        repeated.extend(name for n, name in enumerate(names) if name in names[:n])
        return dict(pairs)

    found: list[Any] = []
    try:
        with problems_of(file, problems, ValueError, line=line):
            hooks = dict.fromkeys(("parse_int", "parse_float", "parse_constant"), parse)
            found.append(read_json(written, file, object_pairs_hook=once, **hooks))
    except json.JSONDecodeError as error:
        problems.append(_not_json(written, error, line, file))
        return None
    except ValueError as error:  # a number without end
        template = QT_TRANSLATE_NOOP("Problem", "is not JSON: {reason}")
        problems.append(Problem(file, line, "", template, {"reason": error}))
        return None
    if not found:
        return None
    (value,) = found
    if not isinstance(value, dict):
        template = QT_TRANSLATE_NOOP("Problem", "is not a JSON object")
        advice = QT_TRANSLATE_NOOP("Problem", 'write {{"name": value, …}} in each line')
        problems.append(Problem(file, line, "", template, {}, advice))
        return None
    for name in repeated:
        template = QT_TRANSLATE_NOOP("Problem", "comes twice in this row")
        problems.append(Problem(file, line, name[:64], template))
    return value


def _cell(name: str, value: Any, line: int, file: str, problems: list[Problem]) -> str:
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    template = QT_TRANSLATE_NOOP("Problem", "must be a text, not a list or an object")
    problems.append(Problem(file, line, name[:64], template))
    return ""


def _not_json(written: str, error: json.JSONDecodeError, line: int, file: str) -> Problem:
    if written.strip() in ("[", "{") or (line == 1 and written.lstrip().startswith("[")):
        template = QT_TRANSLATE_NOOP("Problem", "is JSON over several lines, not JSONL")
        advice = QT_TRANSLATE_NOOP("Problem", "write one object a line, no brackets around them")
    else:
        template = QT_TRANSLATE_NOOP("Problem", "is not JSON: {reason}")
        advice = QT_TRANSLATE_NOOP("Problem", "write one object a line")
    return Problem(file, line, "", template, {"reason": error.msg}, advice, column=error.colno)

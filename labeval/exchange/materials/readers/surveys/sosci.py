"""SoSci Survey: a row for each interview, below the names of variables and often their labels."""

from __future__ import annotations

import re
from collections.abc import Sequence

from labeval.exchange.materials.column_content import utc
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys import (
    UNFINISHED,
    add_attributes,
    answers_by_column,
    is_rated,
    matrices,
    share_options,
    take_grid,
)
from labeval.exchange.materials.readers.surveys.answers import Answers
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "SoSci Survey"
_OF_PROGRAM = re.compile(
    "CASE|SERIAL|REF|QUESTNNR|MODE|LANGUAGE|STARTED|TIME([0-9]{3}|_SUM|_RSI)|MAILSENT|LASTDATA"
    "|FINISHED|STATUS|Q_VIEWER|LASTPAGE|MAXPAGE|MISSING|MISSREL|DEG_TIME"
)
_MATRIX = re.compile(r"([A-Z][A-Z0-9][0-9]{2})_([0-9]{2})")
_TICKED = {"1", "2"}
"""Values of an option that can be ticked."""
_MISSING = re.compile(r"-[0-9]+")
_NO_ANSWER = QT_TRANSLATE_NOOP("Materials", "negative codes are read as no answer")
_WHY = QT_TRANSLATE_NOOP("Materials", "one row for each response to a survey")


def recognises(files: Sequence[File]) -> bool:
    """Return whether it has columns that the program writes into every export."""
    columns = set(files[0].columns or ()) if len(files) == 1 else set()
    return {"CASE", "STARTED"} <= columns and bool({"QUESTNNR", "LASTDATA", "LASTPAGE"} & columns)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Questions with several columns on one scale are ratings; others are attributes."""
    (file,) = files
    builder = Builder()
    columns = list(file.columns or ())
    rows = [
        (n, {c: cell(row.get(c)).strip() for c in columns}) for n, row in file.records(problems)
    ]
    labels = dict(file.labels)
    if rows and not rows[0][1]["CASE"].isdecimal():
        labels = rows.pop(0)[1]
    unfinished = sum(row.get("FINISHED") == "0" for _, row in rows)
    if unfinished:
        builder.remark(UNFINISHED, count=unfinished)
    if any(_MISSING.fullmatch(value) for _, row in rows for value in row.values()):
        builder.remark(_NO_ANSWER)
    rows = [
        (line, {c: "" if _MISSING.fullmatch(value) else value for c, value in row.items()})
        for line, row in rows
    ]
    answers = [Answers(row["CASE"], n, row, utc(row.get("LASTDATA", ""))) for n, row in rows]
    rated: set[str] = set()
    for code, own in matrices(columns, _MATRIX).items():
        given = answers_by_column(own, answers)
        values = set().union(*given)
        if (
            len(own) < 2
            or values <= _TICKED
            or not (is_rated(sorted(values)) or share_options(given))
        ):
            continue
        rated |= own.keys()
        asked = {labels.get(column, "").partition(": ")[0].strip() for column in own}
        question = asked.pop() if len(asked) == 1 and all(asked) else code
        named = {c: labels.get(c, "").removeprefix(f"{question}: ") for c in own}
        parts = {c: " ".join(named[c].split()) or f"text_{part}" for c, part in own.items()}
        take_grid(builder, file.name, question, parts, answers)
    others = [c for c in columns if c not in rated and not _OF_PROGRAM.fullmatch(c)]
    add_attributes(builder, [(row["CASE"], row) for _, row in rows], others)
    return builder.done("judgments" if rated else "participants", _WHY)

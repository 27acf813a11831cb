"""Qualtrics: names, questions and import ids above the answers, or the two header rows of older
exports."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from labeval.exchange.materials.column_content import utc
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.rated_heads import rated_texts
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.named_texts import remark_on, text_of
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
from labeval.exchange.materials.readers.surveys.choices import take_single_choices
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "Qualtrics"
_OF_PROGRAM = {
    *("StartDate", "EndDate", "Status", "Progress", "Finished", "RecordedDate", "ResponseId"),
    *("Duration (in seconds)", "DistributionChannel", "UserLanguage", "ResponseID", "ResponseSet"),
    *("LocationAccuracy", "ExternalDataReference"),
}
_PREVIEWS = {"1", "survey preview", "umfragevorschau", "spam", "8", "9"}
_NOT_FINISHED = {"0", "false", "falsch"}
_MATRIX = re.compile(r"(.+)_(\d+)(?:_\d+)?")
_PREVIEW = QT_TRANSLATE_NOOP("Materials", "left out: previews and tests ({count})")
_LOOP = re.compile(r"(\d+)_(.+)")
"""A question that is asked of each of several texts, with the text's number."""
_WHY = QT_TRANSLATE_NOOP("Materials", "one row for each response to a survey")


def recognises(files: Sequence[File]) -> bool:
    """Return whether it has the columns that the program writes into every export."""
    columns = set(files[0].columns or ()) if len(files) == 1 else set()
    return {"ResponseId", "StartDate"} <= columns or {"ResponseID", "ResponseSet"} <= columns


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Questions with several columns on one scale are ratings; others are attributes."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    columns = list(file.columns or ())
    code = "ResponseId" if "ResponseId" in columns else "ResponseID"
    real = [
        (line, row) for line, row in rows if cell(row.get("Status")).casefold() not in _PREVIEWS
    ]
    if len(real) < len(rows):
        builder.remark(_PREVIEW, count=len(rows) - len(real))
    unfinished = sum(cell(row.get("Finished")).casefold() in _NOT_FINISHED for _, row in real)
    if unfinished:
        builder.remark(UNFINISHED, count=unfinished)
    answers = [
        Answers(cell(row[code]), line, row, utc(cell(row.get("RecordedDate"))))
        for line, row in real
    ]
    asked = [c for c in columns if "_DO_" not in c]
    rated: set[str] = set()
    for question, own in (matrices(asked, _MATRIX) | _in_loops(asked)).items():
        given = answers_by_column(own, answers)
        loop = _LOOP.fullmatch(question)
        if not (len(own) > 1 or loop):
            continue
        if not (is_rated(sorted(set().union(*given))) or share_options(given)):
            continue
        rated |= own.keys()
        labels = {c: " ".join(file.labels.get(c, "").split()).split(" - ") for c in own}
        label = next(iter(labels.values()))
        parts = {c: (labels[c][-1] or f"text_{part}") if part else "" for c, part in own.items()}
        if loop:
            about = label[0] if len(label) > 1 else f"loop_{loop[1]}"
            take_grid(builder, file.name, loop[2], parts, answers, about=about)
        else:
            wording = " - ".join(label[:-1])
            take_grid(builder, file.name, question, parts, answers, wording=wording)
    rated |= _take_named_texts(builder, file.name, [c for c in asked if c not in rated], answers)
    single = {c: file.labels.get(c) or c for c in asked if c not in rated}
    rated |= take_single_choices(builder, file.name, single, answers)
    others = [c for c in columns if c not in rated | _OF_PROGRAM and "_DO_" not in c]
    add_attributes(builder, [(cell(row[code]), row) for _, row in real], others)
    return builder.done("judgments" if rated else "participants", _WHY)


def _take_named_texts(
    builder: Builder, file: str, columns: Sequence[str], answers: Sequence[Answers]
) -> set[str]:
    """Take questions whose names say which text they rate, as ``Q1_aurora_clarity``; returns
    them."""
    given = dict(zip(columns, answers_by_column(columns, answers), strict=True))
    rated = rated_texts([c for c in columns if is_rated(sorted(given[c]))])
    for column, about in rated.items():
        id = text_of(builder, about, file)
        for each in answers:
            value = cell(each.row.get(column)).strip()
            builder.judge(
                each.person, about.criterion, id, value, file, each.line, answered_at=each.at
            )
    if rated:
        remark_on(builder, rated)
    return set(rated)


def _in_loops(columns: Sequence[str]) -> dict[str, dict[str, str]]:
    """Questions without parts that are asked of several texts, as ``1_Q3`` and ``2_Q3``."""
    loops = {c: m[2] for c in columns if (m := _LOOP.fullmatch(c)) and not _MATRIX.fullmatch(c)}
    several = Counter(loops.values())
    return {column: {column: ""} for column, question in loops.items() if several[question] > 1}

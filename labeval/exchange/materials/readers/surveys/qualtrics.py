"""Qualtrics: names, questions and import ids above the answers, or the two header rows of older
exports."""

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
    is_rated,
    matrices,
    share_options,
)
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
_RATED = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of {number} texts by “{criterion}”"
)
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
    rated: set[str] = set()
    for criterion, own in matrices([c for c in columns if "_DO_" not in c], _MATRIX).items():
        given = [{cell(row.get(column)).strip() for _, row in real} - {""} for column in own]
        values = sorted(set().union(*given))
        if len(own) < 2 or not (is_rated(values) or share_options(given)):
            continue
        rated |= own.keys()
        builder.remark(_RATED, columns=", ".join(own), number=len(own), criterion=criterion)
        for column, part in own.items():
            label = file.labels.get(column, "")
            item = builder.id_of(" ".join(label.rsplit(" - ", 1)[-1].split()) or f"text_{part}")
            for line, row in real:
                value, at = cell(row.get(column)).strip(), utc(cell(row.get("RecordedDate")))
                builder.judge(row[code], criterion, item, value, file.name, line, answered_at=at)
    others = [c for c in columns if c not in rated | _OF_PROGRAM and "_DO_" not in c]
    add_attributes(builder, [(cell(row[code]), row) for _, row in real], others)
    return builder.done("judgments" if rated else "participants", _WHY)

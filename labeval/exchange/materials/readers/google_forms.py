"""Google Forms: a row for each response, with its time first and rows of grids in brackets."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys import add_attributes, take_grids
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "Google Forms"
_TIMES = ("timestamp", "zeitstempel")
_OF_PROGRAM = (*_TIMES, "score", "punktzahl", "username", "nutzername")
_NUMBERED = QT_TRANSLATE_NOOP(
    "Materials", "respondents have no codes; they are numbered as their rows are"
)
_WHY = QT_TRANSLATE_NOOP("Materials", "one row for each response to a survey")


def recognises(files: Sequence[File]) -> bool:
    """Return whether its first column is a time, and others are rows of a grid."""
    columns = list(files[0].columns or ()) if len(files) == 1 else []
    grids = [column for column in columns if column.endswith("]") and " [" in column]
    return bool(columns) and plain(columns[0]) in _TIMES and len(grids) > 1


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Rows of grids are ratings of what they name; other questions are attributes."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    columns = list(file.columns or ())
    answers = [(f"response_{n}", line, row) for n, (line, row) in enumerate(rows, start=1)]
    rated = take_grids(builder, file.name, columns, answers)
    builder.remark(_NUMBERED)
    others = [c for c in columns if c not in rated and plain(c) not in _OF_PROGRAM]
    add_attributes(builder, [(code, row) for code, _, row in answers], others)
    return builder.done("judgments" if rated else "participants", _WHY)

"""Answers with a column for each of the usual ratings and nobody who gave them, as HelpSteer's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Answers with ratings of nobody named")
ONE_RATER = QT_TRANSLATE_NOOP(
    "Materials", "the file names no rater; all ratings are taken as those of one, “{name}”"
)
NOBODY = "judge"
_READ = QT_TRANSLATE_NOOP("Materials", "the columns {columns} are read as ratings")
_RATINGS = {"helpfulness", "correctness", "coherence", "complexity", "verbosity"}
_FEWEST = 3
_POINTS = {str(number) for number in range(6)}


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have a question, an answer, and ratings from 0 to 5 by those names."""
    sample = files[0].sample() if len(files) == 1 else []
    roles = {role_of(name)[0] for row in sample for name in row}
    texts = {name for row in sample for name in row if role_of(name)[0] == "text"}
    return (
        len(_ratings(sample)) >= _FEWEST
        and {"text", "question"} <= roles
        and "participant" not in roles
        and all(any(cell(row.get(name)).strip() for name in texts) for row in sample)
    )


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each row is a text; its ratings are one rater's."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    ratings = _ratings([row for _, row in rows])
    plain_rows = [{k: v for k, v in row.items() if k not in ratings} for _, row in rows]
    names = columns_as_roles(plain_rows)
    builder.remark(_READ, columns=listed(ratings))
    builder.remark(ONE_RATER, name=NOBODY)
    for number, ((line, row), own) in enumerate(zip(rows, plain_rows, strict=True), start=1):
        facts = about(own, names)
        name = facts.pop("id", "") or f"text_{number}"
        id = builder.text(name, facts.pop("text", ""), file.name, line, **facts)
        for criterion in ratings:
            builder.judge(NOBODY, criterion, id, row.get(criterion), file.name, line)
    return builder.done()


def _ratings(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """The columns of ratings; none where one of them holds anything else."""
    columns = [c for c in dict.fromkeys(c for row in rows for c in row) if plain(c) in _RATINGS]
    values = {cell(row.get(column)).strip() for row in rows for column in columns}
    return columns if values <= _POINTS | {""} else []

"""Texts with lists of ratings, such as SummEval's: a rating is known by its place in the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, entries, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles, kinds_of
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Texts with lists of ratings")
_WORDS = ("annotation", "rating", "score", "judgment", "judgement")
_REFERENCES = "references"
"""Summaries by people, to compare with, and not what was summarised."""
BY_PLACE = QT_TRANSLATE_NOOP(
    "Materials",
    "raters have no names; each place in “{column}” counts as one rater of all texts",
)


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have lists of objects whose values are all numbers."""
    sample = files[0].sample() if len(files) == 1 else []
    return bool(sample) and bool(_columns(sample))


def _columns(sample: Sequence[Mapping[str, Any]]) -> list[str]:
    return [
        name
        for name in dict.fromkeys(name for row in sample for name in row)
        if any(word in name.casefold() for word in _WORDS)
        and all(_is_rated(row[name]) for row in sample if row.get(name))
        and any(row.get(name) for row in sample)
    ]


def _is_rated(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(one, dict)
        and one
        and all(is_number(cell(v)) for v in one.values())
        and not any(role_of(name)[0] == "participant" for name in one)
        for one in value
    )


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each object of a list has a rater's ratings by criterion."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    columns = _columns([row for _, row in rows])
    kinds = kinds_of(columns, builder)
    left = {*columns, _REFERENCES}
    plain = [{k: v for k, v in row.items() if k not in left} for _, row in rows]
    names = columns_as_roles(plain)
    for (line, row), own in zip(rows, plain, strict=True):
        facts = about(own, names)
        if references := "\n\n".join(map(cell, entries(row.get(_REFERENCES)))):
            facts["reference_answer"] = references
        parts = [facts.pop("id", "") or facts.get("question_id", ""), facts.get("system", "")]
        name = "_".join(filter(None, parts)) or f"text_{line}"
        id = builder.text(name, facts.pop("text", ""), file.name, line, **facts)
        for column in columns:
            condition = kinds.get(column, "")
            kind = condition or column.split("_")[0]
            for place, ratings in enumerate(objects(row.get(column)), start=1):
                person = f"{kind}_{place}"
                for criterion, value in ratings.items():
                    builder.judge(
                        person, criterion, id, value, file.name, line, condition=condition
                    )
    for column in columns:
        builder.remark(BY_PLACE, column=column)
    return builder.done()

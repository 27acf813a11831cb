"""Answers of several models in a row, each with aspects that are rated, such as UltraFeedback's.

As ``"completions": [{"model": …, "response": …, "annotations": {"honesty": {"Rating": "5",
"Rationale": …}}}]``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import PLURALS, role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, flattened, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.exchange.materials.readers.rated_answers import NOBODY, ONE_RATER
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Answers of several models with rated aspects")
_RATING = "rating"


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows list answers, one of which at least has a rated aspect."""
    sample = files[0].sample() if len(files) == 1 else []
    return bool(sample) and all(_answers(record)[1] for record in sample)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each answer is a text of its model; each aspect is a criterion."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    parts = [(line, *_parts(record)) for line, record in rows]
    names = columns_as_roles([row for _, answers, _ in parts for row in answers])
    builder.remark(ONE_RATER, name=NOBODY)
    for number, (line, answers, ratings) in enumerate(parts, start=1):
        for place, (own, rated) in enumerate(zip(answers, ratings, strict=True), start=1):
            facts = about(own, names)
            name = facts.get("id", "") or facts.get("question_id", "") or f"q{number}"
            facts.pop("id", None)
            system = facts.get("system", "") or str(place)
            text = facts.pop("text", "")
            id = builder.text(f"{name}_{system}", text, file.name, line, **facts)
            for aspect, value in rated.items():
                if is_number(value):
                    builder.judge(NOBODY, aspect, id, value, file.name, line)
                elif value:
                    builder.left_out(value)
    return builder.done()


def _parts(record: Mapping[str, Any]) -> tuple[list[dict[str, Any]], list[dict[str, str]]]:
    """For each answer of a record what is said about it, and its ratings by aspect."""
    column, answers = _answers(record)
    shared = {
        name: value
        for name, value in record.items()
        if name != column and not (isinstance(value, list) and len(value) == len(answers))
    }
    described, ratings = [], []
    for answer in answers:
        aspects = {key: dict(_rated(value)) for key, value in answer.items()}
        own = {key: value for key, value in answer.items() if not aspects[key]}
        for key, rated in aspects.items():
            for aspect in rated:
                notes = {k: v for k, v in answer[key][aspect].items() if plain(k) != _RATING}
                own |= flattened({aspect: notes}) if notes else {}
        described.append({**shared, **own})
        ratings.append(
            {aspect: value for rated in aspects.values() for aspect, value in rated.items()}
        )
    return described, ratings


def _answers(record: Mapping[str, Any]) -> tuple[str, list[dict[str, Any]]]:
    """The column that lists answers with rated aspects, and its answers; none in other records."""
    for column, value in record.items():
        listed = objects(value)
        has_texts = any(role_of(key)[0] == "text" for answer in listed for key in answer)
        rated = any(any(_rated(inner)) for answer in listed for inner in answer.values())
        if plain(column) in PLURALS and has_texts and rated:
            return column, listed
    return "", []


def _rated(value: Any) -> Iterator[tuple[str, str]]:
    """Aspects of an object, with the rating of each."""
    for aspect, inner in value.items() if isinstance(value, dict) else ():
        for key, rating in inner.items() if isinstance(inner, dict) else ():
            if plain(key) == _RATING and isinstance(rating, str | int | float):
                yield aspect, cell(rating).strip()

"""Answers to a question with lists of ratings and of what the raters said, such as FeedbackQA's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, entries, flat
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.exchange.materials.readers.nested.listed_ratings import BY_PLACE
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Answers with lists of ratings and feedback")
_RATINGS = {"rating", "ratings"}
_FEEDBACK = {"feedback", "feedbacks", "explanation", "explanations", "comments"}
_PASSAGES = ("content", "section_content", "answer", "passage", "text")
_MOST_RATERS = 30


def recognises(files: Sequence[File]) -> bool:
    """Return whether each row has a text, a list of ratings, and one of feedback as long."""
    sample = [flat(record) for record in files[0].sample()] if len(files) == 1 else []
    ratings = {cell(v) for row in sample for v in entries(row.get(_of(row, _RATINGS)))}
    understood = all(map(is_number, ratings)) or bool(ladder_of(sorted(ratings)))
    return bool(ratings) and understood and all(map(_is_rated, sample))


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each row is a text; each place in its list of ratings is a rater."""
    (file,) = files
    builder = Builder()
    rows = [(line, flat(record)) for line, record in file.records(problems)]
    texts, column = [], ""
    for _, row in rows:
        column = column or _of(row, _RATINGS)
        left = {_of(row, _RATINGS), _text(row)}
        texts.append({name: value for name, value in row.items() if name not in left})
    names = columns_as_roles(texts)
    builder.remark(BY_PLACE, column=column)
    for number, ((line, row), own) in enumerate(zip(rows, texts, strict=True), start=1):
        facts = about(own, names)
        facts.pop("id", None)
        text = cell(row.get(_text(row)))
        id = builder.text(f"text_{number}", text, file.name, line, **facts)
        for place, value in enumerate(entries(row.get(_of(row, _RATINGS))), start=1):
            builder.judge(f"rater_{place}", column, id, value, file.name, line)
    return builder.done()


def _of(row: Mapping[str, Any], names: set[str]) -> str:
    return next((name for name in row if plain(name) in names), "")


def _is_rated(row: Mapping[str, Any]) -> bool:
    ratings, feedback = (entries(row.get(_of(row, names))) for names in (_RATINGS, _FEEDBACK))
    return bool(_text(row)) and len(ratings) == len(feedback) <= _MOST_RATERS


def _text(row: Mapping[str, Any]) -> str:
    """The column of the text: one that is called so, or of that name deeper in the row."""
    written = {name: value for name, value in row.items() if isinstance(value, str) and value}
    found = (name for name in written if role_of(name)[0] == "text")
    deep = (n for last in _PASSAGES for n in written if plain(n.rpartition(".")[2]) == last)
    return next(found, "") or next(deep, "")

"""Texts in a list, each with the labels that raters gave it, such as FRANK's sentences.

Such as ``{"sentences": ["…", "…"], "annotations": [{"annotator_0": ["NoE"], …}, …]}``: a list of
texts, and one as long with the labels of each rater.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import entries, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Sentences with labels of each rater")
_RATER = re.compile("(annotator|rater|worker|judge|coder|expert|evaluator)_?[0-9]+")
_NONE = re.compile("no_?e|no_?errors?|none|correct|ok|factual|supported")
_LONGEST = 40
_NO_ERROR = "no_error"
_ERRORS = QT_TRANSLATE_NOOP(
    "Materials",
    "each label is a yes–no criterion: “{none}” as “no_error”, of the others, which are errors, "
    "less is better: {labels}",
)
_LABELS = QT_TRANSLATE_NOOP("Materials", "each label is a yes–no criterion: {labels}")


def recognises(files: Sequence[File]) -> bool:
    """Return whether all records have a list of texts and as many sets of labels by raters."""
    sample = files[0].sample() if len(files) == 1 else []
    return bool(sample) and all(_lists(record) for record in sample)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each text of a list is a text; each label of the file is a criterion, yes or no."""
    (file,) = files
    builder = Builder()
    rows = [(line, row, _lists(row)) for line, row in file.records(problems)]
    facts_of = [{k: v for k, v in row.items() if not entries(v)} for _, row, _ in rows]
    names = columns_as_roles(facts_of)
    labels = dict.fromkeys(
        label
        for _, _, found in rows
        for _, given in _each(found)
        for own in given.values()
        for label in own
    )
    criteria = _criteria(labels)
    questions: dict[str, str] = {}
    for (line, _, found), facts in zip(rows, facts_of, strict=True):
        own = about(facts, names)
        ids = [own.pop(role, "") for role in ("question_id", "id")]
        named = (*ids, own.get("source", ""), own.get("question", ""))
        asked = next(filter(None, named), "")
        question = questions.setdefault(asked, f"q{len(questions) + 1}")
        own.pop("text", "")
        for place, (text, given) in enumerate(_each(found), start=1):
            name = "_".join(filter(None, [question, own.get("system", ""), f"s{place}"]))
            id = builder.text(name, text, file.name, line, question_id=question, **own)
            for rater, chosen in given.items():
                for label, criterion in criteria.items():
                    value = "yes" if label in chosen else "no"
                    builder.judge(rater, criterion, id, value, file.name, line)
    none = next((label for label, name in criteria.items() if name == _NO_ERROR), "")
    others = listed(label for label in criteria if label != none)
    builder.remark(_ERRORS if none else _LABELS, none=none, labels=others)
    return builder.done()


def _criteria(labels: Mapping[str, None]) -> dict[str, str]:
    """Label to its criterion; where one says that there is no error, the others are errors."""
    none = next((label for label in labels if _NONE.fullmatch(plain(label))), "")
    if not none:
        return {label: label for label in labels}
    return {label: _NO_ERROR if label == none else f"error: {label}" for label in labels}


def _lists(record: Mapping[str, Any]) -> tuple[list[str], list[dict[str, list[str]]]] | None:
    """The texts of a record and the labels of each; None where it has none."""
    for value in record.values():
        each = objects(value)
        labels = [_labels(one) for one in each]
        if not each or not all(labels) or len(each) != len(entries(value)):
            continue
        texts = (
            own
            for own in record.values()
            if len(entries(own)) == len(each) and all(isinstance(t, str) for t in entries(own))
        )
        if found := next(texts, None):
            return found, labels
    return None


def _labels(one: Mapping[str, Any]) -> dict[str, list[str]]:
    """Rater to labels; empty where an object is anything else."""
    found = {name: [v] if isinstance(v, str) else entries(v) for name, v in one.items()}
    named = all(_RATER.fullmatch(plain(name)) for name in found)
    short = all(
        own and all(isinstance(label, str) and 0 < len(label) <= _LONGEST for label in own)
        for own in found.values()
    )
    return found if named and short else {}


def _each(
    found: tuple[list[str], list[dict[str, list[str]]]] | None,
) -> Iterator[tuple[str, dict[str, list[str]]]]:
    return zip(*found, strict=True) if found else iter(())

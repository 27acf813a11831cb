"""doccano: texts with classes or spans, a file for each annotator."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, entries
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.files.names import written_name
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "doccano"
_CLASSES = ("label", "labels", "cats")
_DATA = "data"
"""The text, as versions before 1.6 call it."""
_LONGEST_CLASS = 60
"""Characters of a label, on average; longer ones are texts."""
_JOIN = "#"
"""Between the classes of a row in a CSV file of these versions."""
_SPANS = ("entities", "relations", "Comments")
_BY_FILE = QT_TRANSLATE_NOOP(
    "Materials", "the file names no annotator; its own name is taken: “{name}”"
)


def recognises(files: Sequence[File]) -> bool:
    """Return whether every row of every file has a text and a list of labels."""
    return all(_fits(file) for file in files)


def _fits(file: File) -> bool:
    sample = file.sample()
    if _is_table(file):
        return True
    return bool(sample) and all(
        isinstance(row.get("text") or row.get(_DATA), str)
        and "_input_hash" not in row
        and any(isinstance(row.get(name), list) for name in (*_CLASSES, "entities"))
        and all(isinstance(label, str | list | dict) for label in _labels(row))
        for row in sample
    )


def _written(builder: Builder, rows: Sequence[tuple[File, int, Mapping[str, Any]]]) -> Material:
    """Texts that annotators wrote for those of the file."""
    for file, line, row in rows:
        person = cell(row.get("annotator") or row.get("user")) or written_name(file.path.stem)
        number = cell(row.get("id")) or str(line)
        for place, label in enumerate(_labels(row), start=1):
            if isinstance(label, str):
                builder.text(
                    f"{number}_{place}" if len(_labels(row)) > 1 else number,
                    label,
                    file.name,
                    line,
                    source=cell(row.get("text") or row.get(_DATA)),
                    question_id=number,
                    written_by=person,
                )
    return builder.done()


def _is_table(file: File) -> bool:
    """Return whether it has the columns of the program's CSV files before version 1.6."""
    columns = file.columns or ()
    return list(columns[:3]) == ["id", _DATA, "label"]


def _labels(row: Mapping[str, Any]) -> list[Any]:
    label = row.get("label")
    if _DATA in row and isinstance(label, str):
        return [part for part in label.split(_JOIN) if part]
    return next((row[name] for name in _CLASSES if isinstance(row.get(name), list)), [])


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Classes are judgments by the file's annotator; spans are left out. Labels that are texts, as
    people write them for others, are the texts."""
    builder = Builder()
    rows = [(file, line, row) for file in files for line, row in file.records(problems)]
    labels = [label for _, _, row in rows for label in _labels(row) if isinstance(label, str)]
    if labels and sum(map(len, labels)) > _LONGEST_CLASS * len(labels):
        return _written(builder, rows)
    left = (*_CLASSES, *_SPANS)
    plain = [{k: v for k, v in row.items() if k not in left} for _, _, row in rows]
    names = columns_as_roles(plain) | {"text": "text", _DATA: "text"}
    known: dict[str, None] = {}
    unnamed: dict[str, str] = {}
    classes: dict[tuple[str, str], list[str]] = defaultdict(list)
    places: dict[tuple[str, str], tuple[str, int]] = {}
    for (file, line, row), own in zip(rows, plain, strict=True):
        facts = about(own, names)
        text, name = facts.pop("text", ""), cell(row.get("id"))
        facts.pop("id", "")
        id = builder.text(
            name or unnamed.setdefault(text, f"text_{len(unnamed) + 1}"),
            text,
            file.name,
            line,
            **facts,
        )
        person = cell(row.get("annotator") or row.get("user")) or written_name(file.path.stem)
        for label in _labels(row):
            if isinstance(label, str):
                classes[person, id].append(label)
                known.setdefault(label)
            else:
                builder.left_out("spans")
        places[person, id] = (file.name, line)
        for name in _SPANS:
            if row.get(name):
                builder.left_out(name, len(entries(row[name])) or 1)
    several = any(len(labels) > 1 for labels in classes.values())
    for (person, id), where in places.items() if known else ():
        given = classes[person, id]
        if several:
            builder.options(person, "label", id, given, list(known), *where)
        elif given:
            builder.judge(person, "label", id, given[0], *where)
    for file in files if known else ():
        builder.remark(_BY_FILE, name=written_name(file.path.stem))
    return builder.done()

"""Potato: the states of its annotators, or its table of annotations, with its items."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.files.names import written_name
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "Potato"
_STATE = "instance_id_to_label_to_value"
_SPANS = "instance_id_to_span_to_value"
_ITEM = {"id", "text"}
_ANNOTATED = {"id", "displayed_text", "label_annotations"}
_TUPLES = "_bws_items"
_ENDS = {"best", "worst"}
_NO_TUPLES = QT_TRANSLATE_NOOP(
    "Problem", "best and worst are letters, and no file has the texts that they name"
)
_GIVE_TUPLES = QT_TRANSLATE_NOOP(
    "Problem", "give the file with the tuples (“_bws_items”) together with this one"
)
_CODEBOOK_ONLY = QT_TRANSLATE_NOOP("Problem", "is a codebook and has no annotations")
_GIVE_ANNOTATIONS = QT_TRANSLATE_NOOP(
    "Problem", "give Potato's annotations and its file of items together with it"
)
_NO_ITEMS = QT_TRANSLATE_NOOP(
    "Materials", "the texts are not in the file; give Potato's file of items together with it"
)


@dataclass(slots=True)
class _Answers:
    """The answers of one annotator about one instance."""

    file: str
    line: int
    person: str
    instance: str
    schemes: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """Scheme to the labels that were chosen, each with its value."""


def recognises(files: Sequence[File]) -> bool:
    """Return whether one is a state, a table of annotations or tuples, and others have items."""
    if all(map(_is_codebook, files)):
        return True
    kinds = [
        _is_state(file) or _is_table(file) or _has_tuples(file) or _is_annotated(file)
        for file in files
    ]
    return any(kinds) and all(
        kind or {name for row in file.sample() for name in row} >= _ITEM or _is_codebook(file)
        for kind, file in zip(kinds, files, strict=True)
    )


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Every instance is a text; what was chosen or set is a judgment."""
    builder = Builder()
    answers: list[_Answers] = []
    tuples: dict[str, dict[str, str]] = {}
    for file in files:
        if _is_state(file):
            answers += _of_state(file, builder)
        elif _is_table(file):
            answers += _of_table(file, builder, problems)
        elif _is_annotated(file):
            answers += _of_annotated(file, builder, problems)
        elif _has_tuples(file):
            _take_tuples(file, builder, tuples, problems)
        elif not _is_codebook(file):
            _take_items(file, builder, problems)
    if all(map(_is_codebook, files)):
        problems.append(Problem(files[0].name, None, "", _CODEBOOK_ONLY, {}, _GIVE_ANNOTATIONS))
    several = _several(answers)
    worded = _worded(answers)
    if answers and not builder.material.rows:
        builder.remark(_NO_ITEMS)
    for one in answers:
        where = (one.file, one.line)
        for scheme, chosen in one.schemes.items():
            ends = {label: value for label, value in chosen if label in _ENDS}
            if ends:
                _best_worst(builder, one, scheme, ends, tuples, problems)
            elif scheme not in several:
                label, value = chosen[0]
                if scheme in worded:
                    value = label
                if label == "text_box":
                    builder.left_out(scheme)
                else:
                    item = builder.id_of(one.instance)
                    builder.judge(one.person, scheme, item, value, *where)
        for scheme, known in several.items():
            given = [label for label, _ in one.schemes.get(scheme, ())]
            item = builder.id_of(one.instance)
            builder.options(one.person, scheme, item, given, known, *where)
    return builder.done()


def _several(answers: Sequence[_Answers]) -> dict[str, list[str]]:
    """Schemes with several answers, and their labels."""
    found = {
        scheme
        for one in answers
        for scheme, chosen in one.schemes.items()
        if len(chosen) > 1 and not _ENDS & {label for label, _ in chosen}
    }
    labels: dict[str, dict[str, None]] = defaultdict(dict)
    for one in answers:
        for scheme in found & one.schemes.keys():
            labels[scheme].update(dict.fromkeys(label for label, _ in one.schemes[scheme]))
    return {scheme: list(known) for scheme, known in labels.items()}


def _worded(answers: Sequence[_Answers]) -> set[str]:
    """Schemes whose labels are words, such as “positive”, with the number of a key as the value."""
    chosen: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for one in answers:
        for scheme, given in one.schemes.items():
            chosen[scheme].update(given)
    return {
        scheme
        for scheme, given in chosen.items()
        if all(value.isdecimal() and not any(map(str.isdigit, label)) for label, value in given)
        and len({label for label, _ in given}) == len(given) > 1
    }


def _best_worst(
    builder: Builder,
    one: _Answers,
    scheme: str,
    ends: Mapping[str, str],
    tuples: Mapping[str, Mapping[str, str]],
    problems: list[Problem],
) -> None:
    places = tuples.get(one.instance)
    if places is None or not ends.keys() >= _ENDS or not set(ends.values()) <= places.keys():
        if not any(problem.template == _NO_TUPLES for problem in problems):
            problems.append(Problem(one.file, one.line, scheme, _NO_TUPLES, {}, _GIVE_TUPLES))
        return
    value = f"{places[ends['best']]}>{places[ends['worst']]}"
    builder.judge(one.person, scheme, list(places.values()), value, one.file, one.line)


def _is_state(file: File) -> bool:
    return isinstance(file.document, dict) and _STATE in file.document


def _is_table(file: File) -> bool:
    columns = file.columns or ()
    return {"instance_id", "user_id"} <= set(columns) and any("." in name for name in columns)


def _is_annotated(file: File) -> bool:
    """Return whether rows are instances with what one annotator answered, in the folder of that
    annotator."""
    sample = file.sample()
    return bool(sample) and all(row.keys() >= _ANNOTATED for row in sample)


def _is_codebook(file: File) -> bool:
    return {"schema", "annotation_type", "code"} <= set(file.columns or ())


def _has_tuples(file: File) -> bool:
    return any(isinstance(row.get(_TUPLES), list) for row in file.sample())


def _of_state(file: File, builder: Builder) -> Iterator[_Answers]:
    person = cell(file.document.get("user_id")) or written_name(file.path.stem)
    given = file.document[_STATE]
    for number, (instance, labels) in enumerate(
        given.items() if isinstance(given, dict) else (), start=1
    ):
        one = _Answers(file.name, number, person, instance)
        for scheme, label, value in _chosen(labels):
            one.schemes.setdefault(scheme, []).append((label, value))
        yield one
    spans = file.document.get(_SPANS)
    for marked in spans.values() if isinstance(spans, dict) else ():
        builder.left_out("spans", len(marked) if isinstance(marked, list | dict) else 1)


def _chosen(labels: Any) -> Iterator[tuple[str, str, str]]:
    """Scheme, label and value: written as pairs, or as objects in older versions."""
    if isinstance(labels, list):
        for entry in labels:
            if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], dict):
                yield cell(entry[0].get("schema")), cell(entry[0].get("name")), cell(entry[1])
    elif isinstance(labels, dict):
        for scheme, own in labels.items():
            for label, value in own.items() if isinstance(own, dict) else ():
                if value not in (False, None, ""):
                    yield scheme, label, label if value in (True, "true") else cell(value)


def _of_annotated(file: File, builder: Builder, problems: list[Problem]) -> Iterator[_Answers]:
    person = written_name(file.path.parent.name)
    for line, row in file.records(problems):
        instance = cell(row["id"])
        builder.text(instance, cell(row.get("displayed_text")), file.name, line)
        one = _Answers(file.name, line, person, instance)
        for scheme, label, value in _chosen(row["label_annotations"]):
            one.schemes.setdefault(scheme, []).append((label, value))
        if spans := row.get("span_annotations"):
            builder.left_out("spans", len(spans) if isinstance(spans, list | dict) else 1)
        yield one


def _of_table(file: File, builder: Builder, problems: list[Problem]) -> Iterator[_Answers]:
    for line, row in file.records(problems):
        one = _Answers(file.name, line, cell(row["user_id"]), cell(row["instance_id"]))
        for column, value in row.items():
            scheme, dot, label = column.partition(".")
            if not dot or not cell(value).strip():
                continue
            if label == "_spans":
                builder.left_out("spans", cell(value).count('"start"') or 1)
            else:
                one.schemes.setdefault(scheme, []).append((label, cell(value).strip()))
        yield one


def _take_items(file: File, builder: Builder, problems: list[Problem]) -> None:
    records = list(file.records(problems))
    names = columns_as_roles([row for _, row in records]) | {"id": "id", "text": "text"}
    for line, row in records:
        facts = about(row, names)
        builder.text(facts.pop("id", ""), facts.pop("text", ""), file.name, line, **facts)


def _take_tuples(
    file: File, builder: Builder, tuples: dict[str, dict[str, str]], problems: list[Problem]
) -> None:
    for line, row in file.records(problems):
        places = tuples.setdefault(cell(row.get("id")), {})
        for item in objects(row.get(_TUPLES)):
            name = cell(item.get("source_id") or item.get("id"))
            id = builder.text(name, cell(item.get("text")), file.name, line)
            places[cell(item.get("position"))] = id

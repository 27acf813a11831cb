"""Prodigy: texts with choices, classes or spans, and what the annotator answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import utc
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, entries, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.files.names import written_name
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "Prodigy"
_ANSWERS = {"accept": "yes", "reject": "no"}
_NOBODY = QT_TRANSLATE_NOOP(
    "Materials", "the file names no annotator; its own name is taken: “{name}”"
)
_LABELLED = QT_TRANSLATE_NOOP(
    "Materials", "for each label, accepted is read as yes and rejected as no"
)


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have the hashes that the program gives to inputs and tasks."""
    return all(
        bool(file.sample()) and all("_input_hash" in row for row in file.sample()) for file in files
    )


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Choices and accepted labels are judgments; spans are left out."""
    builder = Builder()
    rows = [(file, line, row) for file in files for line, row in file.records(problems)]
    several = any(len(_accepted(row)) > 1 for _, _, row in rows)
    for file, line, row in rows:
        meta = row.get("meta")
        more = {
            name: value
            for name, value in (meta.items() if isinstance(meta, dict) else ())
            if isinstance(value, str)
        }
        name = f"text_{cell(row['_input_hash']).replace('-', 'n')}"
        if pair := _pair(row):
            _compare(builder, file, line, row, name, pair)
            continue
        id = builder.text(name, cell(row.get("text")), file.name, line, **more)
        person = _person(row)
        if not person:
            person = written_name(file.path.stem)
            if not any(r.values.get("name") == person for r in builder.material.remarks):
                builder.remark(_NOBODY, name=person)
        answer = cell(row.get("answer"))
        more_about: dict[str, Any] = {"answered_at": utc(row.get("_timestamp"))}
        if row.get("spans"):
            builder.left_out("spans", len(entries(row["spans"])) or 1)
        if answer not in _ANSWERS:
            builder.left_out(answer or "answer")
        elif isinstance(row.get("options"), list):
            options = {cell(option.get("id")): _shown(option) for option in objects(row["options"])}
            given = [options.get(choice, choice) for choice in _accepted(row)]
            where = (file.name, line)
            if several:
                builder.options(
                    person, "choice", id, given, list(options.values()), *where, **more_about
                )
            elif given and answer == "accept":
                builder.judge(person, "choice", id, given[0], *where, **more_about)
        elif isinstance(row.get("label"), str):
            value, label = _ANSWERS[answer], row["label"]
            builder.judge(person, label, id, value, file.name, line, **more_about)
            if not any(r.template == _LABELLED for r in builder.material.remarks):
                builder.remark(_LABELLED)
    return builder.done()


def _pair(row: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The two texts that a task asks to choose from; none where it is about a text of its own."""
    options = objects(row.get("options"))
    is_about_them = not cell(row.get("text")) and len(options) == 2
    return list(options) if is_about_them and all(map(_shown, options)) else []


def _compare(
    builder: Builder,
    file: File,
    line: int,
    row: Mapping[str, Any],
    name: str,
    pair: Sequence[Mapping[str, Any]],
) -> None:
    """Add two texts and the choice between them; what was rejected or ignored is left out."""
    asked, named = row.get("input"), row.get("mapping")
    question = cell(asked.get("text") if isinstance(asked, dict) else asked)
    ids = {}
    for option in pair:
        own = cell(option.get("id"))
        system = cell(named.get(own)) if isinstance(named, dict) else own
        facts = {"question": question} if question else {"question_id": name}
        text = _shown(option)
        ids[own] = builder.text(f"{name}_{own}", text, file.name, line, system=system, **facts)
    given = _accepted(row)
    if cell(row.get("answer")) != "accept" or len(given) != 1 or given[0] not in ids:
        builder.left_out(cell(row.get("answer")) or "answer")
        return
    person = _person(row) or written_name(file.path.stem)
    value, when = ids[given[0]], utc(row.get("_timestamp"))
    builder.judge(person, "choice", list(ids.values()), value, file.name, line, answered_at=when)


def _person(row: Mapping[str, Any]) -> str:
    return cell(row.get("_annotator_id") or row.get("_session_id"))


def _accepted(row: Mapping[str, Any]) -> list[str]:
    return [cell(choice) for choice in entries(row.get("accept"))]


def _shown(option: Mapping[str, Any]) -> str:
    return cell(option.get("text") or option.get("html") or option.get("id"))

"""Argilla: records with fields and responses, as its own JSON or as rows of a dataset."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.study.problems import Problem

TITLE = "Argilla"
_USERS = ".responses.users"
_LONGEST_LABEL = 60

Response = tuple[str, str, Any]
"""Question, user, value."""


def recognises(files: Sequence[File]) -> bool:
    """Return whether records have fields and responses, or columns of responses and users."""
    sample = files[0].sample() if len(files) == 1 else []
    records = [isinstance(r.get("fields"), dict) and "responses" in r for r in sample]
    flat = any(name.endswith(_USERS) for row in sample for name in row)
    return bool(sample) and (all(records) or flat)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Ratings and labels are judgments; texts, rankings and spans are left out."""
    builder = Builder()
    rows = list(files[0].records(problems))
    facts = [_about(row) for _, row in rows]
    names = columns_as_roles(facts)
    given = [list(_responses(row)) for _, row in rows]
    labels: dict[str, dict[str, None]] = defaultdict(dict)
    for question, _, value in (one for responses in given for one in responses):
        if isinstance(value, list) and all(isinstance(label, str) for label in value):
            labels[question].update(dict.fromkeys(value))
    for (line, row), own, responses in zip(rows, facts, given, strict=True):
        cells = about(own, names)
        name = cells.pop("id", "") or cell(row.get("id") or row.get("_server_id")) or f"r{line}"
        id = builder.text(name, cells.pop("text", ""), files[0].name, line, **cells)
        for question, user, value in responses:
            where = (files[0].name, line)
            if question in labels and isinstance(value, list):
                builder.options(user, question, id, value, list(labels[question]), *where)
            elif isinstance(value, list | dict) or _is_long(cell(value)):
                builder.left_out(question)
            else:
                builder.judge(user, question, id, value, *where)
        if row.get("suggestions"):
            builder.left_out("suggestions")
    return builder.done()


def _is_long(text: str) -> bool:
    return not is_number(text) and len(text) > _LONGEST_LABEL


def _about(row: Mapping[str, Any]) -> dict[str, Any]:
    fields, metadata = row.get("fields"), row.get("metadata")
    if isinstance(fields, dict):
        more = metadata if isinstance(metadata, dict) else {}
        return {"id": row.get("id"), **more, **fields}
    marked = (".responses", _USERS, ".responses.status", ".suggestion")
    return {
        name: value
        for name, value in row.items()
        if not name.endswith(marked) and ".suggestion" not in name and not isinstance(value, list)
    }


def _responses(row: Mapping[str, Any]) -> Iterator[Response]:
    responses = row.get("responses")
    if isinstance(responses, dict):
        for question, given in responses.items():
            for one in given if isinstance(given, list) else ():
                if isinstance(one, dict):
                    yield question, cell(one.get("user_id")) or "annotator", one.get("value")
        return
    for name, users in row.items():
        if name.endswith(_USERS) and isinstance(users, list):
            question = name.removesuffix(_USERS)
            values = row.get(f"{question}.responses")
            for user, value in zip(users, values if isinstance(values, list) else (), strict=False):
                yield question, cell(user), value

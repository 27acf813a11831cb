"""Argilla: records with fields and responses, as its own JSON or as rows of a dataset."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, entries, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.study.problems import Problem

TITLE = "Argilla"
_USERS = ".responses.users"
_SUGGESTED = (".suggestion", "-suggestion")
_RESPONSE = {"user_id", "value", "status"}
_NOT_GIVEN = ("draft", "discarded")
"""States of responses that were not handed in."""
_LONGEST_LABEL = 60

Response = tuple[str, str, Any]
"""Question, user, value."""


def recognises(files: Sequence[File]) -> bool:
    """Return whether records have fields and responses, or columns of responses and their users."""
    sample = files[0].sample() if len(files) == 1 else []
    records = [isinstance(r.get("fields"), dict) and "responses" in r for r in sample]
    flat = any(name.endswith(_USERS) for row in sample for name in row)
    listed = any(_are_responses(value) for row in sample for value in row.values())
    return bool(sample) and (all(records) or flat or listed)


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
        states = [status for _, status in _given(row) if status in _NOT_GIVEN]
        for status in states:
            builder.left_out(status)
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
        if not name.endswith(marked)
        and not any(mark in name for mark in _SUGGESTED)
        and not isinstance(value, list)
    }


def _given(row: Mapping[str, Any]) -> Iterator[tuple[Response, str]]:
    """The responses of a record, each with its status."""
    responses = row.get("responses")
    if isinstance(responses, dict):
        for question, given in responses.items():
            for one in objects(given):
                user = cell(one.get("user_id")) or "annotator"
                yield (question, user, one.get("value")), cell(one.get("status"))
    for one in objects(responses):  # a user's answers to all questions, as in versions 1
        user, values = cell(one.get("user_id")) or "annotator", one.get("values")
        for question, value in values.items() if isinstance(values, dict) else ():
            own = value.get("value") if isinstance(value, dict) else value
            yield (question, user, own), cell(one.get("status"))
    for name, users in row.items():
        if name.endswith(_USERS) and isinstance(users, list):
            question = name.removesuffix(_USERS)
            values, states = (
                entries(row.get(f"{question}.responses{end}")) for end in ("", ".status")
            )
            for user, value, state in zip_longest(users, values[: len(users)], states):
                yield (question, cell(user), value), cell(state)
        elif _are_responses(users):
            for one in objects(users):
                yield (name, cell(one["user_id"]) or "annotator", one["value"]), cell(one["status"])


def _are_responses(value: Any) -> bool:
    """Return whether a column of a dataset of versions 1 has the responses to a question."""
    return bool(objects(value)) and all(one.keys() >= _RESPONSE for one in objects(value))


def _responses(row: Mapping[str, Any]) -> Iterator[Response]:
    """The responses that were handed in."""
    return (response for response, status in _given(row) if status not in _NOT_GIVEN)

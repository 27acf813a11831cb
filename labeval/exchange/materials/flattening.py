"""Nested records as rows of text cells."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from labeval.files.text import unified_line_ends

_DEEPEST = 6
_MOST = 2_000
"""Columns of one record."""


def flattened(record: Mapping[str, Any]) -> dict[str, str]:
    """The cells of a record; the value of a key inside an object is under ``outer.inner``."""
    if len(record) <= _MOST and all(type(value) is str for value in record.values()):
        return {str(name): unified_line_ends(value) for name, value in record.items()}
    cells: dict[str, str] = {}
    for name, value in _leaves(record, "", _DEEPEST):
        if len(cells) == _MOST:
            break
        cells[name] = cell(value)
    return cells


def flat(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record whose inner objects are flat; its values are as they were."""
    return dict(_leaves(record, "", _DEEPEST))


def cell(value: Any) -> str:
    """A value as text; lists and objects as JSON writes them, bytes that are no text as digits."""
    if value is None:
        return ""
    if isinstance(value, str):
        return unified_line_ends(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        if value != value:
            return ""
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    if isinstance(value, list | dict):
        return json.dumps(value, ensure_ascii=False, default=str)
    if isinstance(value, bytes):
        return _of_bytes(value)
    return str(value)


def _of_bytes(value: bytes) -> str:
    try:
        return unified_line_ends(value.decode())
    except UnicodeDecodeError:
        return value.hex()


def entries(value: Any) -> list[Any]:
    """The entries of a list; none of anything else."""
    return value if isinstance(value, list) else []


def objects(value: Any) -> list[dict[str, Any]]:
    """The objects of a list; none of anything else."""
    return [entry for entry in entries(value) if isinstance(entry, dict)]


def _leaves(record: Mapping[str, Any], path: str, depth: int) -> Iterator[tuple[str, Any]]:
    for key, value in record.items():
        name = f"{path}.{key}" if path else str(key)
        if isinstance(value, dict) and value and depth > 1:
            yield from _leaves(value, name, depth - 1)
        else:
            yield name, value

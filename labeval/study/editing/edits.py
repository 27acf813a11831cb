"""Edits of a study file's values, and what each makes of the plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from labeval.study.yaml.places import Path


@dataclass(frozen=True, slots=True)
class Put:
    """Set the value at a path; mappings above it that are missing are made."""

    path: Path
    value: Any


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a name out of its mapping, or an entry out of its list."""

    path: Path


@dataclass(frozen=True, slots=True)
class Insert:
    """Put an entry into a list, before the one at the path's last part; a missing list is made."""

    path: Path
    value: Any


@dataclass(frozen=True, slots=True)
class Move:
    """Move an entry of a list, or a name with its value, to another position among its siblings."""

    path: Path
    to: int
    """The position it has afterwards, from 0."""


@dataclass(frozen=True, slots=True)
class Rename:
    """Give a value of a mapping another name, at the same position."""

    path: Path
    name: str | int


Edit = Put | Remove | Insert | Move | Rename


def value_at(data: Any, path: Path) -> Any:
    """The value at a path.

    Raises:
        LookupError: nothing is there.
    """
    found: Any = data
    part: Any
    for part in path:
        if isinstance(found, list) and not (isinstance(part, int) and part >= 0):
            raise LookupError(path)
        if not isinstance(found, list | dict):
            raise LookupError(path)
        found = found[part]
    return found


def has(data: Any, path: Path) -> bool:
    """Return whether there is a value at a path, if only null."""
    try:
        value_at(data, path)
    except LookupError:
        return False
    return True


def applied(data: Any, edit: Edit) -> Any:
    """The values after an edit; those before are left as they are.

    Raises:
        LookupError: the edit's place is not there.
    """
    if isinstance(edit, Put):
        return _with(data, edit.path, edit.value)
    *above, last = edit.path
    around = value_at(data, tuple(above)) if has(data, tuple(above)) else None
    if isinstance(edit, Insert):
        entries = list(around or [])
        if not isinstance(last, int) or not 0 <= last <= len(entries):
            raise LookupError(edit.path)
        return _with(data, tuple(above), [*entries[:last], edit.value, *entries[last:]])
    value_at(data, edit.path)
    if isinstance(edit, Rename):
        assert isinstance(around, dict)
        pairs: Any = {edit.name if key == last else key: v for key, v in around.items()}
        return _with(data, tuple(above), pairs)
    assert isinstance(around, dict | list)
    keys: list[Any] = list(around) if isinstance(around, dict) else list(range(len(around)))
    keys.remove(last)
    if isinstance(edit, Move):
        keys.insert(edit.to, last)
    if isinstance(around, dict):
        return _with(data, tuple(above), {key: around[key] for key in keys})
    return _with(data, tuple(above), [around[key] for key in keys])


def _with(data: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    if isinstance(data, list) and isinstance(first, int):
        changed = list(data)
        changed[first] = _with(data[first], tuple(rest), value)
        return changed
    if data is not None and not isinstance(data, dict):
        raise LookupError(path)
    return {**(data or {}), first: _with((data or {}).get(first), tuple(rest), value)}


def same(one: Any, other: Any) -> bool:
    """Return whether two values are equal as YAML has them: the order of names counts, and types.

    ``True`` is not 1 here, and ``1`` not ``1.0``.
    """
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)

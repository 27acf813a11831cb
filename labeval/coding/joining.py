"""Joining a row that two analysts changed apart: what only one of them changed counts from both.

Where both changed the same field, the value that arrived first counts, and the other one is set
aside, to be decided by a person. A speaker that a person set counts before one learnt by voice.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from labeval.coding.rows import (
    Attribute,
    Board,
    Code,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Row,
    Source,
    Theme,
    ThemeLink,
)

REMOVED = "removed"
"""Stands for the whole row, among the names of fields."""

DECIDABLE: Mapping[type, Mapping[str, tuple[str, ...]]] = {
    Code: {
        name: (name,)
        for name in (
            *("name", "parent", "codable", "definition", "include", "exclude", "example"),
            *("colour", "shortcut", "retired"),
        )
    },
    Source: {
        name: (name,)
        for name in (
            *("name", "participant", "condition", "group", "language", "folder", "reviewed"),
            *("quotable", "cases"),
        )
    },
    Coding: {
        "quote": ("start", "end", "quote"),
        **{name: (name,) for name in ("code", "memo", "weight", "quotable")},
    },
    Memo: {"text": ("text", "changed")},
    Attribute: {"value": ("value",)},
    Paraphrase: {"text": ("text",)},
    Theme: {name: (name,) for name in ("name", "description", "parent", "codes")},
    Board: {name: (name,) for name in ("name", "about")},
    ThemeLink: {"label": ("label",)},
}
"""Kind of a row to the fields that a person decides, each with the parts that go with it."""
_TOGETHER: Mapping[type, Mapping[str, tuple[str, ...]]] = {
    **DECIDABLE,
    Passage: {
        "text": ("text", "words", "start_ms", "end_ms", "doubt"),
        "speaker": ("speaker", "speaker_probability"),
    },
}


@dataclass(frozen=True, slots=True)
class Joined:
    """A row as it counts from now on, and what was set aside."""

    row: Row | None
    mine: Row | None = None
    """The row with the values that were set aside; None where it was removed."""
    fields: tuple[str, ...] = ()
    """Names of the fields that both changed, or :data:`REMOVED`."""


def join(base: Row | None, mine: Row | None, theirs: Row | None) -> Joined:
    """Join two rows that were one.

    Args:
        base: the row before both changes; None where there was none.
        mine: the row here; None where it was removed.
        theirs: the row that arrived first; None where it was removed.
    """
    if mine in (theirs, base):
        return Joined(theirs)
    if theirs == base:
        return Joined(mine)
    if mine is None or theirs is None:
        # Whoever removed it did not know the change: it stays, and somebody looks.
        return Joined(theirs if mine is None else mine, None, (REMOVED,))
    ours, both = {}, []
    known = _TOGETHER.get(type(mine), {})
    for name, parts in _groups(mine).items():
        own, other = _values(mine, parts), _values(theirs, parts)
        before = _values(base, parts) if base is not None else None
        if own in (other, before):
            continue
        set_here, set_there = _is_set_by_person(own), _is_set_by_person(other)
        if other == before or name not in known or (set_here and not set_there):
            ours.update(own)
        elif set_here == set_there:  # otherwise a person there counts before a voice here
            both.append(name)
    row = replace(theirs, **ours)
    return Joined(row, with_fields(row, mine, both) if both else None, tuple(both))


def with_fields(row: Row, other: Row, names: Collection[str]) -> Row:
    """A row with some fields of another one of its kind."""
    known = _TOGETHER.get(type(row), {})
    parts = [part for name in names for part in known.get(name, (name,))]
    return replace(row, **{part: getattr(other, part) for part in parts})


def _groups(row: Row) -> dict[str, tuple[str, ...]]:
    """All fields, those that belong together under one name; the last ones are not decided."""
    known = _TOGETHER.get(type(row), {})
    held = {part for parts in known.values() for part in parts}
    rest = [field.name for field in fields(row) if field.name not in held]
    return {**known, **{name: (name,) for name in rest}}


def _values(row: Row, parts: Collection[str]) -> dict[str, Any]:
    return {part: getattr(row, part) for part in parts}


def _is_set_by_person(values: Mapping[str, Any]) -> bool:
    """Return whether a person set the speaker, or there is none among the values."""
    return values.get("speaker_probability") is None

"""Cells of a table that write lists or objects of numbers, as “[4, 5, 4]”, “4, 5, 4” or
“{'fluency': 4}”."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_names import is_counted, is_place, role_of

_LONGEST = 2_000
"""Characters of such a cell."""
_ONE = r"[0-9]{1,2}(?:\.5)?"
_BARE = re.compile(
    rf"{_ONE}(?:(?:\s*;\s*{_ONE})+|(?:\s*\|\s*{_ONE})+|(?:, +{_ONE})+|(?:,{_ONE}){{2,}})"
)
"""Ratings without brackets. Two with a comma and no space may be a decimal number."""
_BETWEEN = re.compile(r"[;|,]")


def columns_with_values(sample: list[dict[str, Any]]) -> frozenset[str]:
    """The columns whose cells all write lists of numbers, of several in some, or objects of them.

    Lists of a single number each may be anything, such as the places of a text.
    """
    found = _bare_columns(sample)
    for name in dict.fromkeys(name for record in sample for name in record):
        given = [value for record in sample if (value := record.get(name))]
        if given and all(isinstance(value, str) and value[0] in "[{" for value in given):
            values = [written_value(value) for value in given]
            several = any(isinstance(value, dict) or len(value) > 1 for value in values if value)
            if all(values) and several:
                found.add(name)
    return frozenset(found)


def _bare_columns(sample: list[dict[str, Any]]) -> set[str]:
    """The columns whose cells all write as many ratings without brackets, of a table whose rows
    do not say who judged: where a person answered a question, they may be what was ticked."""
    names = dict.fromkeys(name for record in sample for name in record)
    if any(role_of(name)[0] == "participant" for name in names):
        return set()
    free = [name for name in names if not (is_place(name) or is_counted(name))]
    return {name for name in free if _are_bare([record.get(name) for record in sample])}


def _are_bare(cells: Sequence[Any]) -> bool:
    given = [value.strip() for value in cells if isinstance(value, str) and value.strip()]
    lengths = {len(_BETWEEN.split(value)) for value in given if _BARE.fullmatch(value)}
    return len(given) > 1 and len(lengths) == 1 and all(map(_BARE.fullmatch, given))


def with_values(record: Mapping[str, Any], columns: frozenset[str]) -> dict[str, Any]:
    """A record with what its cells in some columns write; a cell that writes none stays a text."""
    own = {name: record[name] for name in columns if isinstance(record.get(name), str)}
    return {**record, **{name: written_value(text) or text for name, text in own.items()}}


def written_value(text: str) -> list[Any] | dict[str, Any] | None:
    """The list or object that a cell writes as JSON or Python do; None where it writes none, or
    one that holds anything but numbers and lists of numbers."""
    if len(text) > _LONGEST:
        return None
    if _BARE.fullmatch(text.strip()):
        return [float(one) if "." in one else int(one) for one in _BETWEEN.split(text)]
    for read in (json.loads, ast.literal_eval):
        try:
            value = read(text)
        except (ValueError, SyntaxError, RecursionError, MemoryError):
            continue
        if isinstance(value, list) and _numbers(value):
            return value
        if isinstance(value, dict) and value and all(map(_numbers_or_one, value.values())):
            return {str(name): own for name, own in value.items()}
    return None


def _numbers(value: list[Any]) -> bool:
    return bool(value) and all(map(_is_number, value))


def _numbers_or_one(value: Any) -> bool:
    return _numbers(value) if isinstance(value, list) else _is_number(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)

"""Attributes in lists of filters: each name with each of its values."""

from __future__ import annotations

from collections.abc import Iterable

from labeval.coding.attributes import Attributes

_BETWEEN = "\x1f"


def attribute_values(known: Attributes) -> dict[str, str]:
    """A key for each name and value, with the words that are shown."""
    return {
        f"{name}{_BETWEEN}{value}": f"{name}: {value}"
        for name in known.names
        for value in known.values(name)
    }


def attribute_parts(key: str) -> tuple[str, str]:
    """The name and the value of a key."""
    name, _, value = key.partition(_BETWEEN)
    return name, value


def chosen_attributes(keys: Iterable[str]) -> tuple[tuple[str, frozenset[str]], ...]:
    """The chosen values of each name, as a filter takes them."""
    found: dict[str, set[str]] = {}
    for key in keys:
        name, value = attribute_parts(key)
        found.setdefault(name, set()).add(value)
    return tuple((name, frozenset(values)) for name, values in sorted(found.items()))

"""Names of columns, as the head of a file has them."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_HEAD = 200
"""Characters of a name; more are text."""


def unique_heads(names: Iterable[str]) -> list[str]:
    """Names for columns: none is empty, and none comes twice."""
    found: dict[str, None] = {}
    for position, name in enumerate(names, start=1):
        plain = " ".join(name.split())[:LONGEST_HEAD] or f"column {position}"
        given, number = plain, 1
        while given in found:
            number += 1
            given = f"{plain} ({number})"
        found[given] = None
    return list(found)

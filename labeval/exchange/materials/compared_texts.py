"""Texts that are compared with each other: their columns, and their question where a file names
none."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence

from labeval.exchange.materials.column_content import Content

_SIDE = re.compile(r"(?i)(.*[_ .-])(a|1|0|left)")
_OTHER_SIDE = {"a": "b", "A": "B", "1": "2", "0": "1", "left": "right", "Left": "Right"}


def other_side(column: str) -> tuple[str, str]:
    """The stem of the name of a first side, and the name of the second; empty for other names."""
    side = _SIDE.fullmatch(column)
    if side is None or side[2] not in _OTHER_SIDE:
        return "", ""
    return side[1].strip("_ .-"), f"{side[1]}{_OTHER_SIDE[side[2]]}"


def two_texts(contents: Mapping[str, Content]) -> tuple[str, str] | None:
    """Two columns of texts whose names differ in A and B, or 1 and 2."""
    for column, content in contents.items():
        _, other = other_side(column)
        if other in contents and content.is_text and contents[other].is_text:
            return column, other
    return None


def groups_of(rows: Iterable[Sequence[Hashable]]) -> list[int]:
    """The group of each row, counted from 0 in the order met.

    Rows that share a text are in one group, and so are those that further rows lead to.

    Args:
        rows: the texts of each row.
    """
    group_of: dict[Hashable, Hashable] = {}

    def first_of(text: Hashable) -> Hashable:
        while (before := group_of.setdefault(text, text)) != text:
            group_of[text] = group_of[before]  # the next search has half as many steps
            text = before
        return text

    firsts = []
    for texts in rows:
        first = first_of(texts[0])
        for text in texts[1:]:
            group_of[first_of(text)] = first
        firsts.append(texts[0])
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(first_of(text), len(numbers)) for text in firsts]

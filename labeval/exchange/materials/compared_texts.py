"""Texts that are compared with each other answer the same question, where a file names none."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence


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

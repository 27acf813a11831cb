"""Turns of a conversation: kept on one page, and level with those of another one next to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from labeval.ui.widgets.formatted.rows import Row


def level(rows: Sequence[Row], others: Sequence[Sequence[Row]]) -> None:
    """Give every turn the height that it has in the longest of several conversations.

    Args:
        rows: those of the conversation that is changed.
        others: those of the conversations next to it.
    """
    heights = [_heights(found) for found in (rows, *others)]
    highest = [max(turn) for turn in zip_longest(*heights, fillvalue=0.0)]
    own = heights[0]
    turn = 0
    for row in rows:
        if row.begins_turn:
            row.gap += highest[turn] - own[turn]
            turn += 1
            row.kept = highest[turn]


def _heights(rows: Sequence[Row]) -> list[float]:
    """The heights of what is before the first turn, and of each turn."""
    found = [0.0]
    for row in rows:
        if row.begins_turn:
            found.append(row.height)
        else:
            found[-1] += row.gap + row.height
    return found

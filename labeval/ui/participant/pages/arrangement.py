"""Texts in columns and rows: rows share the height in proportion to what their texts need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QPoint, QRect


@dataclass(frozen=True, slots=True)
class TextArrangement:
    """Widths of the columns and heights of the rows, in logical pixels, with equal gaps."""

    widths: tuple[int, ...]
    heights: tuple[int, ...]
    gap: int
    whole: bool
    """True if every row is as high as its content."""

    @classmethod
    def of(
        cls, widths: tuple[int, ...], needs: Sequence[int], height: int, gap: int
    ) -> TextArrangement:
        """Rows that fill ``height``; where it is too little, the tallest give way first."""
        room = height - gap * (len(needs) - 1)
        total = sum(needs)
        if total <= room:
            heights = [need + (room - total) * need // total for need in needs]
        else:
            heights = _levelled(needs, room)
        heights[-1] += room - sum(heights)
        return cls(widths, tuple(heights), gap, whole=total <= room)

    def rect(self, n: int, origin: QPoint) -> QRect:
        """Rectangle of the ``n``-th text; texts run along the rows."""
        column, row = n % len(self.widths), n // len(self.widths)
        x = [0, *accumulate(w + self.gap for w in self.widths)][column]
        y = [0, *accumulate(h + self.gap for h in self.heights)][row]
        return QRect(origin.x() + x, origin.y() + y, self.widths[column], self.heights[row])


def column_widths(width: int, columns: int, gap: int, share: float) -> tuple[int, ...]:
    """Equal columns, except that of two the left one takes ``share``."""
    room = width - gap * (columns - 1)
    if columns != 2:
        return (room // columns,) * columns
    left = round(room * share)
    return (left, room - left)


def _levelled(needs: Sequence[int], room: int) -> list[int]:
    """Cut the tallest rows to one height, so that only the longest texts are shown in parts."""
    short = sorted(needs)
    level = 0
    for n, need in enumerate(short):
        level = (room - sum(short[:n])) // (len(short) - n)
        if need >= level:
            break
    return [min(need, level) for need in needs]

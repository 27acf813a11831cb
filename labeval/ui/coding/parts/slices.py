"""Passages cut into slices that are laid out one by one: a text without an end opens at once.

A slice is a row of the view. A passage of usual length is one slice; only a very long one is cut,
where a line ends, between words, or inside of a word that has no end. Positions stay those of the
passage, in code points.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from labeval.coding.codes.marking import is_inside_letter
from labeval.coding.rows import Coding, Passage

LONGEST = 6_000
"""Code points up to which a passage is one slice."""
_LENGTH = 4_000
_LEAST = 2_000
_MARKS = 60
"""So many marks on one letter are kept with it."""


@dataclass(frozen=True, slots=True)
class Slice:
    """A part of a passage, from ``start`` up to ``end``."""

    passage: Passage
    start: int
    end: int

    @property
    def is_first(self) -> bool:
        """True for the first slice of its passage."""
        return self.start == 0

    @property
    def is_last(self) -> bool:
        """True for the last slice of its passage."""
        return self.end == len(self.passage.text)


def slices_of(passage: Passage) -> list[Slice]:
    """The slices of one passage, in order; one at least."""
    text, start = passage.text, 0
    found: list[Slice] = []
    while len(text) - start > LONGEST:
        cut = _cut(text, start)
        found.append(Slice(passage, start, cut))
        start = cut
    return [*found, Slice(passage, start, len(text))]


def _cut(text: str, start: int) -> int:
    low, high = start + _LEAST, start + _LENGTH
    for blank in ("\n", " "):
        at = text.rfind(blank, low, high)
        while at >= 0 and is_inside_letter(text, at + 1):  # a mark on the blank
            at = text.rfind(blank, low, at)
        if at >= 0:
            return at + 1
    cut = high
    while cut > high - _MARKS and is_inside_letter(text, cut):
        cut -= 1
    return cut


class Slices:
    """The slices of many passages, and which of them a position is in."""

    def __init__(self, passages: Iterable[Passage]) -> None:
        self.all: list[Slice] = []
        self.rows: dict[str, int] = {}
        """Passage to the row of its first slice."""
        for passage in passages:
            self.rows[passage.id] = len(self.all)
            self.all += slices_of(passage)

    def __len__(self) -> int:
        return len(self.all)

    def rows_of(self, passage: str) -> range:
        """The rows of a passage; none where it is not there."""
        first = self.rows.get(passage)
        if first is None:
            return range(0)
        last = first
        while not self.all[last].is_last:
            last += 1
        return range(first, last + 1)

    def row_at(self, passage: str, offset: int, *, ends: bool = False) -> int | None:
        """The row of a position; None where its passage is not there.

        Args:
            ends: something ends there, so that the letter before the position counts.
        """
        first = self.rows.get(passage)
        if first is None or self.all[first].is_last:
            return first
        rows = self.rows_of(passage)
        at = max(0, offset - 1) if ends else offset
        return first + bisect_right(rows, at, key=lambda row: self.all[row].start) - 1

    def rows_under(self, coding: Coding) -> range:
        """The rows of a segment; none where its passages are missing."""
        first = self.row_at(coding.start.passage, coding.start.offset)
        last = self.row_at(coding.end.passage, coding.end.offset, ends=True)
        if first is None or last is None:
            return range(0)
        return range(first, last + 1)

    def text(self, start: tuple[int, int], end: tuple[int, int]) -> str:
        """The text between two places, passages joined by line ends."""
        parts: list[str] = []
        for row in range(start[0], end[0] + 1):
            one = self.all[row]
            if parts and one.is_first:
                parts.append("\n")
            low = start[1] if row == start[0] else one.start
            high = end[1] if row == end[0] else one.end
            parts.append(one.passage.text[low:high])
        return "".join(parts)

"""Coded segments as spans of characters of a whole source.

A source's text is that of its passages one after another, with nothing in between: what separates
passages on screen is no text that anybody could code. Positions are half-open and count Unicode
code points from the source's beginning.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from labeval.coding.rows import Anchor, Coding, Passage


class Span(NamedTuple):
    """Characters of a source, from ``start`` up to ``end``."""

    start: int
    end: int

    @property
    def length(self) -> int:
        """In characters."""
        return self.end - self.start

    def overlaps(self, other: Span) -> bool:
        """True if both cover at least one character together."""
        return self.start < other.end and other.start < self.end

    def covers(self, other: Span) -> bool:
        """True if ``other`` is wholly inside of this one."""
        return self.start <= other.start and other.end <= self.end


class PassageOffsets:
    """Offsets of a source's passages in its text."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        self.passages = tuple(passages)
        self._starts = [0, *accumulate(len(passage.text) for passage in passages)]
        self._place = {passage.id: n for n, passage in enumerate(passages)}

    @property
    def length(self) -> int:
        """Length of the source's text, in characters."""
        return self._starts[-1]

    @property
    def spans(self) -> list[Span]:
        """One a passage, in their order; that of an empty passage is empty."""
        return [Span(*ends) for ends in zip(self._starts, self._starts[1:], strict=False)]

    def place(self, passage: str) -> int:
        """Index of a passage, from 0.

        Raises:
            KeyError: the source has no such passage.
        """
        return self._place[passage]

    def position(self, anchor: Anchor) -> int:
        """The character of the source that follows an anchor.

        Raises:
            KeyError: the source has no such passage.
        """
        return self._starts[self._place[anchor.passage]] + anchor.offset

    def span(self, coding: Coding) -> Span:
        """Span of a coded segment.

        Raises:
            KeyError: an anchor is in no passage of this source.
        """
        return Span(self.position(coding.start), self.position(coding.end))

    def anchors(self, span: Span) -> tuple[Anchor, Anchor]:
        """A span's ends as anchors; the end is in the passage of the last character."""
        first, last = self.at(span.start), self.at(max(span.start, span.end - 1))
        return (
            Anchor(self.passages[first].id, span.start - self._starts[first]),
            Anchor(self.passages[last].id, span.end - self._starts[last]),
        )

    def at(self, position: int) -> int:
        """Index of a character's passage, from 0; the last one for the text's end."""
        found = bisect_right(self._starts, position) - 1
        return min(found, len(self.passages) - 1)

    def touched(self, span: Span) -> range:
        """Indices of the passages that a span has characters of."""
        return range(self.at(span.start), self.at(max(span.start, span.end - 1)) + 1)

    def text(self, span: Span, between: str = " ") -> str:
        """Text of a span, with ``between`` where one passage ends and the next begins."""
        parts = []
        for n in self.touched(span):
            start = self._starts[n]
            parts.append(self.passages[n].text[max(0, span.start - start) : span.end - start])
        return between.join(part for part in parts if part)


def union(spans: Iterable[Span]) -> list[Span]:
    """The same characters as spans that neither overlap nor touch, in order."""
    joined: list[Span] = []
    for span in sorted(span for span in spans if span.length > 0):
        if joined and span.start <= joined[-1].end:
            joined[-1] = Span(joined[-1].start, max(joined[-1].end, span.end))
        else:
            joined.append(span)
    return joined


def shared(first: Sequence[Span], second: Sequence[Span]) -> list[Span]:
    """The characters in both, of two lists as :func:`union` makes them."""
    found: list[Span] = []
    i = j = 0
    while i < len(first) and j < len(second):
        start, end = max(first[i].start, second[j].start), min(first[i].end, second[j].end)
        if start < end:
            found.append(Span(start, end))
        if first[i].end < second[j].end:
            i += 1
        else:
            j += 1
    return found


def covered(spans: Iterable[Span]) -> int:
    """Number of characters that the spans cover, each counted once."""
    return sum(span.length for span in union(spans))

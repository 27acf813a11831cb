"""The share of a source that is coded, kept up to date segment by segment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from labeval.coding.rows import Coding, Passage
from labeval.coding.spans import Span, covered


class Coverage:
    """The characters of a source that are in at least one segment, each counted once.

    An edit costs as much as the passages that its segments reach into, not as the whole source:
    this is asked after every edit, and a long transcript has thousands of segments.

    Args:
        passages: all of one source, in their order.
        codings: of the same source; one that is in no passage of it counts nothing.
    """

    def __init__(self, passages: Sequence[Passage], codings: Iterable[Coding] = ()) -> None:
        self._lengths = [len(passage.text) for passage in passages]
        self._place = {passage.id: n for n, passage in enumerate(passages)}
        self._held: dict[str, Coding] = {}
        self._spans: dict[int, dict[str, Span]] = {}
        """For each passage with segments: what they have of it."""
        self._counted: dict[int, int] = {}
        """The characters of each passage that are in segments."""
        self._changed: set[int] = set()
        self.characters = sum(self._lengths)
        """Characters of the whole source."""
        self._covered = 0
        for coding in codings:
            self.put(coding)

    @property
    def covered(self) -> int:
        """The number of characters that are in segments."""
        for n in self._changed:
            now = covered(self._spans[n].values())
            self._covered += now - self._counted.get(n, 0)
            self._counted[n] = now
        self._changed.clear()
        return self._covered

    def put(self, coding: Coding) -> None:
        """Count a segment, in the place of the one with its id."""
        self.take(coding.id)
        pieces = self._pieces(coding)
        if pieces:
            self._held[coding.id] = coding
        for n, span in pieces:
            self._spans.setdefault(n, {})[coding.id] = span
            self._changed.add(n)

    def take(self, id: str) -> None:
        """Count a segment no more."""
        coding = self._held.pop(id, None)
        if coding is None:
            return
        for n, _ in self._pieces(coding):
            del self._spans[n][id]
            self._changed.add(n)

    def _pieces(self, coding: Coding) -> list[tuple[int, Span]]:
        """The part of each of its passages that a segment has, by their numbers."""
        first, last = (self._place.get(end.passage) for end in (coding.start, coding.end))
        if first is None or last is None:
            return []
        found = []
        for n in range(first, last + 1):
            start = coding.start.offset if n == first else 0
            end = coding.end.offset if n == last else self._lengths[n]
            found.append((n, Span(start, end)))
        return found

"""Which word is heard at a moment, and when the words of a text were said."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from labeval.coding.rows import Anchor, Passage

_LINGER_MS = 250
"""A word stays marked into a silence so long, so that the mark does not flicker."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A word of a passage, by its number in the passage."""

    passage: str
    word: int
    start_ms: int
    end_ms: int


class SpokenWords:
    """The words of one source by their times."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        self._passages = {passage.id: passage for passage in passages}
        self._places = {passage.id: n for n, passage in enumerate(passages)}
        found = [
            Heard(passage.id, n, word.start_ms, word.end_ms)
            for passage in passages
            for n, word in enumerate(passage.words)
        ]
        self._words = sorted(found, key=lambda heard: (heard.start_ms, heard.end_ms))
        self._starts = [heard.start_ms for heard in self._words]

    def at(self, ms: float) -> Heard | None:
        """The word that is said at a moment, or was a moment ago."""
        n = bisect_right(self._starts, ms) - 1
        if n < 0:
            return None
        heard = self._words[n]
        return heard if ms < heard.end_ms + _LINGER_MS else None

    def under(self, passage: str, offset: int) -> Heard | None:
        """The word at an offset of a passage, or the next one; None where none has a time."""
        found = self._passages.get(passage)
        if found is None:
            return None
        for n, word in enumerate(found.words):
            if offset < word.end or n == len(found.words) - 1:
                return Heard(passage, n, word.start_ms, word.end_ms)
        if found.start_ms is None:
            return None
        return Heard(passage, -1, found.start_ms, found.end_ms or found.start_ms)

    def time_of(self, start: Anchor, end: Anchor) -> tuple[int, int] | None:
        """When the text between two anchors was said."""
        times = []
        first, last = self._places.get(start.passage), self._places.get(end.passage)
        for passage, place in self._places.items():
            if first is None or last is None or not first <= place <= last:
                continue
            low = start.offset if place == first else 0
            high = end.offset if place == last else len(self._passages[passage].text)
            times += [
                (word.start_ms, word.end_ms)
                for word in self._passages[passage].words
                if word.start < high and low < word.end
            ]
        if not times:
            return None
        return min(s for s, _ in times), max(e for _, e in times)

    def between(self, start_ms: float, end_ms: float) -> tuple[Anchor, Anchor] | None:
        """The words of which more than half was said in a span, as anchors; None for none."""
        inside = [h for h in self._words if start_ms <= (h.start_ms + h.end_ms) / 2 < end_ms]
        if not inside:
            return None
        inside.sort(key=lambda heard: (self._places[heard.passage], heard.word))
        first, last = inside[0], inside[-1]
        start = self._passages[first.passage].words[first.word].start
        return (
            Anchor(first.passage, start),
            Anchor(last.passage, self._passages[last.passage].words[last.word].end),
        )

"""Times of words: the word at a moment of the recording, and the times of a text's words."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from labeval.coding.rows import Anchor, Passage

_LINGER_MS = 250
"""A word stays marked into a silence so long, so that the mark does not flicker."""

_SPEAKING = 3
"""So many passages before may still be going on: people talk at the same time."""


@dataclass(frozen=True, slots=True)
class SpokenWord:
    """A word of a passage, or a passage whose words have no times."""

    passage: str
    word: int
    """Its number in the passage; -1 for all of it."""
    start_ms: int
    end_ms: int


class SpokenWords:
    """The words of one source by their times; a passage's words are read on first use."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        self._passages = {passage.id: passage for passage in passages}
        self._places = {passage.id: n for n, passage in enumerate(passages)}
        spoken = [(p.words[0].start_ms, p.id) for p in passages if len(p.words)]
        spoken += [(p.start_ms, p.id) for p in passages if p.start_ms is not None and not p.words]
        self._begins = sorted(spoken)
        self._looked_at: dict[str, list[SpokenWord]] = {}

    def at(self, ms: float) -> SpokenWord | None:
        """The word at a moment, or shortly before it."""
        last = bisect_right(self._begins, ms, key=_begin) - 1
        for _, passage in reversed(self._begins[max(0, last - _SPEAKING) : last + 1]):
            words = self._words(passage)
            n = bisect_right(words, ms, key=_start) - 1
            if n >= 0 and ms < words[n].end_ms + _LINGER_MS:
                return words[n]
        return None

    def under(self, passage: str, offset: int) -> SpokenWord | None:
        """The word at an offset of a passage, or the next one; None where none has a time."""
        found = self._passages.get(passage)
        if found is None:
            return None
        for n, word in enumerate(found.words):
            if offset < word.end or n == len(found.words) - 1:
                return SpokenWord(passage, n, word.start_ms, word.end_ms)
        if found.start_ms is None:
            return None
        return SpokenWord(passage, -1, found.start_ms, found.end_ms or found.start_ms)

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
        inside = [
            spoken
            for begin, passage in self._begins
            if (words := self._passages[passage].words)
            if begin < end_ms and words[-1].end_ms > start_ms
            for spoken in self._words(passage)
            if start_ms <= (spoken.start_ms + spoken.end_ms) / 2 < end_ms
        ]
        if not inside:
            return None
        inside.sort(key=lambda spoken: (self._places[spoken.passage], spoken.word))
        first, last = inside[0], inside[-1]
        start = self._passages[first.passage].words[first.word].start
        return (
            Anchor(first.passage, start),
            Anchor(last.passage, self._passages[last.passage].words[last.word].end),
        )

    def _words(self, passage: str) -> list[SpokenWord]:
        """A passage's words by time."""
        if passage not in self._looked_at:
            words = enumerate(self._passages[passage].words)
            found = [SpokenWord(passage, n, word.start_ms, word.end_ms) for n, word in words]
            whole = self._passages[passage]
            if not found and whole.start_ms is not None:
                found = [SpokenWord(passage, -1, whole.start_ms, whole.end_ms or whole.start_ms)]
            self._looked_at[passage] = sorted(found, key=_start)
        return self._looked_at[passage]


def _begin(entry: tuple[int, str]) -> int:
    return entry[0]


def _start(spoken: SpokenWord) -> int:
    return spoken.start_ms

"""When in a session each code occurs, on the session's clock."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.rows import Anchor, Passage
from labeval.coding.spans import PassageOffsets


@dataclass(frozen=True, slots=True)
class TimedSegment:
    """A coded segment with its time; what was written has no length."""

    segment: CorpusSegment
    start_ms: int
    end_ms: int
    """Of the session."""


def timeline(corpus: Corpus, session: str, filter: Filter = ALL) -> list[TimedSegment]:
    """A session's segments by time; those of which no time is known are left out."""
    found = []
    for segment in corpus.chosen(filter):
        if segment.source.session == session:
            layout = corpus.layouts[segment.source.id]
            start_ms = session_ms(segment.passage, segment.coding.start.offset)
            end_ms = _end_ms(layout, segment.coding.end)
            if start_ms is not None:
                end_ms = start_ms if end_ms is None else max(start_ms, end_ms)
                found.append(TimedSegment(segment, start_ms, end_ms))
    return sorted(found, key=lambda moment: (moment.start_ms, moment.end_ms))


def session_ms(passage: Passage, offset: int) -> int | None:
    """When the word at or after an offset was said, on the session's clock."""
    begin = passage.where.session_ms
    if begin is None or passage.start_ms is None or not passage.words:
        return begin
    word = next((word for word in passage.words if word.end > offset), passage.words[-1])
    return begin + word.start_ms - passage.start_ms


def _end_ms(layout: PassageOffsets, anchor: Anchor) -> int | None:
    """When the last word before an anchor had been said."""
    passage = layout.passages[layout.place(anchor.passage)]
    begin = passage.where.session_ms
    if begin is None or passage.start_ms is None or not passage.words:
        return begin
    before = [word for word in passage.words if word.start < anchor.offset]
    return begin + (before[-1].end_ms if before else passage.start_ms) - passage.start_ms

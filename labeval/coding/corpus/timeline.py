"""When each code occurs: on its session's clock, or in a recording made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.rows import Anchor, Passage, Source
from labeval.coding.spans import PassageOffsets


@dataclass(frozen=True, slots=True)
class TimedSegment:
    """A coded segment with its time; what was written has no length."""

    segment: CorpusSegment
    start_ms: int
    end_ms: int
    """Both times are on the clock of the session, or of the recording."""


def clock_of(source: Source) -> str:
    """By which clock a text's times are: its session's, or its own where it has no session."""
    return source.session or source.id


def timeline(corpus: Corpus, clock: str, filter: Filter = ALL) -> list[TimedSegment]:
    """The segments of a session, or of a text from elsewhere, by time.

    Those of which no time is known are left out.
    """
    found = []
    for segment in corpus.chosen(filter):
        source = segment.source
        if clock_of(source) == clock:
            start_ms = spoken_ms(source, segment.passage, segment.coding.start.offset)
            end_ms = _end_ms(source, corpus.layouts[source.id], segment.coding.end)
            if start_ms is not None:
                end_ms = start_ms if end_ms is None else max(start_ms, end_ms)
                found.append(TimedSegment(segment, start_ms, end_ms))
    return sorted(found, key=lambda moment: (moment.start_ms, moment.end_ms))


def began_ms(source: Source, passage: Passage) -> int | None:
    """When a passage began, by the clock of its text; None where nobody knows."""
    return passage.where.session_ms if source.session else passage.start_ms


def spoken_ms(source: Source, passage: Passage, offset: int) -> int | None:
    """When the word at or after an offset was said, by the clock of its text."""
    begin = began_ms(source, passage)
    if begin is None or passage.start_ms is None or not passage.words:
        return begin
    word = next((word for word in passage.words if word.end > offset), passage.words[-1])
    return begin + word.start_ms - passage.start_ms


def _end_ms(source: Source, layout: PassageOffsets, anchor: Anchor) -> int | None:
    """When the last word before an anchor had been said; its passage where words have no times."""
    passage = layout.passages[layout.place(anchor.passage)]
    begin = began_ms(source, passage)
    if begin is None or passage.start_ms is None:
        return begin
    if not passage.words:
        return begin + max(0, (passage.end_ms or 0) - passage.start_ms)
    before = [word for word in passage.words if word.start < anchor.offset]
    return begin + (before[-1].end_ms if before else passage.start_ms) - passage.start_ms

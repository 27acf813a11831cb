"""Moments of a session in its recordings, by the transcripts that have both times.

Where an interview was recorded elsewhere, its one recording is the clock.
"""

from __future__ import annotations

from bisect import bisect_right

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.timeline import began_ms, clock_of
from labeval.coding.rows import Passage


class RecordingClock:
    """Goes over from a session's clock to its recordings, and back.

    Between two passages the time of the one before holds, since both clocks tick nearly alike.

    Args:
        corpus: with the transcripts.
        clock: the session's id, or that of an interview's text.
    """

    def __init__(self, corpus: Corpus, clock: str) -> None:
        self._timed = sorted(
            (
                (began, passage)
                for id, source in corpus.sources.items()
                if clock_of(source) == clock and (source.recording or not source.session)
                for passage in corpus.layouts[id].passages
                if (began := began_ms(source, passage)) is not None and passage.start_ms is not None
            ),
            key=lambda pair: pair[0],
        )
        self._starts = [start for start, _ in self._timed]

    def recorded(self, session_ms: int) -> tuple[str, float] | None:
        """Source and ms of the recording at a moment; None without a transcript."""
        if not self._timed:
            return None
        at = max(0, bisect_right(self._starts, session_ms) - 1)
        start, passage = self._timed[at]
        return passage.source, max(0.0, session_ms - start + (passage.start_ms or 0))

    def session_ms(self, source: str, recorded_ms: float) -> float | None:
        """The moment of the session at a place of a recording; None where it is not of it."""
        found: tuple[int, Passage] | None = None
        for start, passage in self._timed:
            if passage.source == source:
                if found is not None and (passage.start_ms or 0) > recorded_ms:
                    break
                found = start, passage
        if found is None:
            return None
        return recorded_ms - (found[1].start_ms or 0) + found[0]

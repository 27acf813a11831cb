"""Choice of quotes for a code or a theme, among those that may be quoted."""

from __future__ import annotations

from collections.abc import Iterable

from labeval.coding.corpus.corpus import CorpusSegment
from labeval.coding.words import word_count

_READS_WELL = range(6, 46)
"""Words of a quote that says something and is still read."""


def best_quotes(segments: Iterable[CorpusSegment], most: int = 3) -> list[CorpusSegment]:
    """The segments to quote: marked quotable first, then by weight, then those of a good length.

    Only what a participant said, and agreed to have quoted; one quote a participant as long as
    there are others, and each text once.
    """
    allowed = [segment for segment in segments if segment.source.quotable and not segment.asks]
    ranked = sorted(allowed, key=_rank)
    chosen: list[CorpusSegment] = []
    later: list[CorpusSegment] = []
    texts: set[str] = set()
    quoted: set[str] = set()
    for segment in ranked:
        if segment.quote in texts:
            continue
        texts.add(segment.quote)
        again = segment.case in quoted
        (later if again else chosen).append(segment)
        quoted.add(segment.case)
    return [*chosen, *later][:most]


def _rank(segment: CorpusSegment) -> tuple[bool, float, bool, str, str]:
    coding = segment.coding
    fits = word_count(coding.quote) in _READS_WELL
    return (
        *(not coding.quotable, -abs(coding.weight or 0.0), not fits),
        *(segment.case, coding.id),
    )

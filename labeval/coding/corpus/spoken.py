"""Sentences that were said while somebody thought aloud, with their times in the session."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.corpus.hesitations import Hesitation, hesitations_in
from labeval.coding.rows import SUPERVISOR, Anchor, Passage, Source, SourceKind
from labeval.coding.spans import Span
from labeval.coding.timed_words import Words
from labeval.coding.words import sentences_of

_TURNS_IN_CACHE = 50_000
"""Those whose sentences stay in memory."""


@dataclass(frozen=True, slots=True)
class SpokenSentence:
    """One sentence of a turn."""

    source: Source
    passage: Passage
    span: Span
    """In its passage."""
    start_ms: int
    """On the session's clock."""
    end_ms: int
    hesitations: tuple[Hesitation, ...]

    @property
    def text(self) -> str:
        """Its words."""
        return self.passage.text[self.span.start : self.span.end]

    @property
    def ends(self) -> tuple[Anchor, Anchor]:
        """Both ends in its source."""
        id = self.passage.id
        return Anchor(id, self.span.start), Anchor(id, self.span.end)


def spoken_sentences(corpus: Corpus, filter: Filter = ALL) -> Iterator[SpokenSentence]:
    """Sentences of participants who think aloud, by source and place.

    Those of the supervisor, and those without a time on the session's clock, are left out.
    """
    for id, source in corpus.sources.items():
        if source.kind != SourceKind.THINK_ALOUD or not filter.admits_source(source):
            continue
        for passage in corpus.layouts[id].passages:
            if passage.speaker != SUPERVISOR and corpus.admits(filter, source, passage):
                yield from _sentences(source, passage)


def _sentences(source: Source, passage: Passage) -> Iterator[SpokenSentence]:
    begin = passage.where.session_ms
    if begin is None:
        return
    offset = begin - (passage.start_ms or 0)
    length = max(0, (passage.end_ms or 0) - (passage.start_ms or 0))
    for span, signs, time in _parts(passage.text, passage.timed_words, source.language):
        start, end = (
            (begin, begin + length) if time is None else (time[0] + offset, time[1] + offset)
        )
        yield SpokenSentence(source, passage, span, start, max(start, end), signs)


@lru_cache(maxsize=_TURNS_IN_CACHE)
def _parts(
    text: str, words: Words, language: str
) -> tuple[tuple[Span, tuple[Hesitation, ...], tuple[int, int] | None], ...]:
    """Sentences of a turn with their signs, and their times in the recording where it has them.

    Kept, because all texts are gone through again after each edit.
    """
    times = words.times()
    found = []
    for span in sentences_of(text):
        inside = [ms for start, _, *ms in times if span.start <= start < span.end]
        ends = (inside[0][0], inside[-1][1]) if inside else None
        found.append((span, tuple(hesitations_in(text, span, times, language)), ends))
    return tuple(found)

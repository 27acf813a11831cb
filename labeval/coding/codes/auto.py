"""Coding by rule: a term, a pattern, a speaker, or all comments on pages with a certain answer.

A rule gives changes that are done as one edit, so that they are undone and reviewed as one batch.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from labeval.coding.codes.marking import segment_ends
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.corpus.queries import Hit
from labeval.coding.edits import Change, added
from labeval.coding.identity import new_id
from labeval.coding.rows import Anchor, Coding, Passage
from labeval.coding.spans import Span, union
from labeval.coding.texts.source_text import SourceText
from labeval.coding.words import sentences_of
from labeval.text.marks import QT_TRANSLATE_NOOP

Extent = Literal["match", "sentence", "passage"]


class BadPattern(Exception):
    """A regular expression that cannot be read; ``why`` and ``place`` say what is wrong where."""

    def __init__(self, why: str, place: int | None) -> None:
        self.template = QT_TRANSLATE_NOOP(
            "Coding", "the regular expression cannot be read at character {place}: {why}"
        )
        self.values = {"why": why, "place": 1 if place is None else place + 1}
        super().__init__(self.template.format(**self.values))


@dataclass(frozen=True, slots=True)
class Term:
    """Passages that have a term."""

    term: str
    whole_words: bool = True
    match_case: bool = False

    def found_in(self, passage: Passage) -> list[Span]:
        """Position of the match."""
        bare = re.escape(self.term.strip())
        if not bare:
            return []
        edged = rf"(?<!\w){bare}(?!\w)" if self.whole_words else bare
        return _matches(re.compile(edged, 0 if self.match_case else re.IGNORECASE), passage)


@dataclass(frozen=True, slots=True)
class Pattern:
    """Passages that match a regular expression."""

    pattern: str
    match_case: bool = False

    def found_in(self, passage: Passage) -> list[Span]:
        """Spans of its matches; empty matches are none.

        Raises:
            BadPattern: it cannot be read.
        """
        try:
            read = re.compile(self.pattern, 0 if self.match_case else re.IGNORECASE)
        except re.error as error:
            raise BadPattern(error.msg, error.pos) from None
        return _matches(read, passage)


@dataclass(frozen=True, slots=True)
class Whole:
    """Every passage that the filter admits: of a speaker, or of pages with a certain answer."""

    def found_in(self, passage: Passage) -> list[Span]:
        """All of its text."""
        return [Span(0, len(passage.text))] if passage.text else []


Rule = Term | Pattern | Whole


def _matches(pattern: re.Pattern[str], passage: Passage) -> list[Span]:
    found = (Span(m.start(), m.end()) for m in pattern.finditer(passage.text))
    return [span for span in found if span.length]


@dataclass(frozen=True, slots=True)
class Batch:
    """Coder, code and name of a batch."""

    name: str
    code: str
    coder: str
    utc: str


def found_by(
    corpus: Corpus, rule: Rule, filter: Filter = ALL, *, extent: Extent = "match"
) -> list[tuple[Passage, Span]]:
    """Spans that a rule would code, in passages that a filter admits.

    Args:
        extent: whether the match itself, its sentence or its passage is coded.

    Raises:
        BadPattern: the rule is a regular expression that cannot be read.
    """
    return [
        (passage, span)
        for _, passage in corpus.passages(filter)
        for span in dict.fromkeys(_widened(rule.found_in(passage), passage, extent))
    ]


def _widened(spans: Iterable[Span], passage: Passage, extent: Extent) -> Iterator[Span]:
    if extent == "match":
        yield from spans
    elif extent == "passage":
        yield from (Span(0, len(passage.text)) for _ in spans)
    else:
        sentences = sentences_of(passage.text)
        for span in spans:
            touched = [sentence for sentence in sentences if sentence.overlaps(span)]
            yield Span(touched[0].start, touched[-1].end) if touched else span


def coded_at(corpus: Corpus, hits: Iterable[Hit], batch: Batch) -> list[Change]:
    """The changes that code the places of a query, unless the coder has coded words of them."""
    texts: dict[str, SourceText] = {}
    places = []
    for hit in hits:
        layout = corpus.layouts[hit.source]
        text = texts.setdefault(hit.source, SourceText(layout.passages))
        places.append((text, *layout.anchors(hit.span)))
    return _coded(corpus, places, batch)


def coded_by(corpus: Corpus, found: Iterable[tuple[Passage, Span]], batch: Batch) -> list[Change]:
    """The changes that code what was found, unless the coder has coded words of it."""
    places = (
        (SourceText([passage]), Anchor(passage.id, span.start), Anchor(passage.id, span.end))
        for passage, span in found
    )
    return _coded(corpus, places, batch)


def _coded(
    corpus: Corpus, places: Iterable[tuple[SourceText, Anchor, Anchor]], batch: Batch
) -> list[Change]:
    """Segments at places, with ends as those that are coded by hand.

    A place stays as it is if the coder has given any of its words this code before.
    """
    own: dict[str, list[Span]] = {}
    for segment in corpus.segments:
        if segment.code == batch.code and segment.coding.coder == batch.coder:
            own.setdefault(segment.source.id, []).append(segment.span)
    coded = {source: union(spans) for source, spans in own.items()}
    known: set[tuple[Anchor, Anchor]] = set()
    changes = []
    for text, start, end in places:
        ends = segment_ends(text, start, end)
        if ends is None or ends in known:
            continue
        known.add(ends)
        source, quote = text.passage(ends[0].passage).source, text.quote(*ends)
        first, last = map(corpus.layouts[source].position, ends)
        spans = coded.get(source, [])
        at = bisect_left(spans, Span(last, last))
        if not at or spans[at - 1].end <= first:
            made = (new_id(), source, batch.code, batch.coder, *ends, quote, batch.utc)
            changes.append(added(Coding(*made, batch=batch.name)))
    return changes

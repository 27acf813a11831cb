"""Queries over codes: and, or, not, near, followed by, inside.

A query finds spans of sources. ``Coded`` finds segments; the others join what their parts find, so
queries nest to any depth.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.spans import PassageOffsets, Span, shared, union

Measure = Literal["characters", "passages"]


@dataclass(frozen=True, slots=True)
class Coded:
    """Segments with one of these codes, by any of these coders."""

    codes: frozenset[str]
    """Ids; a category includes all its subcodes, see :meth:`Corpus.under`."""
    coders: frozenset[str] = frozenset()
    """Ids; empty for every coder."""


@dataclass(frozen=True, slots=True)
class And:
    """The characters that both found."""

    first: Query
    second: Query


@dataclass(frozen=True, slots=True)
class Or:
    """Spans of either; where they overlap or touch they are one."""

    first: Query
    second: Query


@dataclass(frozen=True, slots=True)
class Not:
    """The passages in which nothing was found; passages without text are left out."""

    of: Query


@dataclass(frozen=True, slots=True)
class Without:
    """The spans of the first that share no character with any of the second."""

    first: Query
    second: Query


@dataclass(frozen=True, slots=True)
class Near:
    """The spans of the first that have one of the second within a distance, before or after.

    Spans that overlap are at distance 0. In characters the distance is the text between them; in
    passages it is the number of passages from one to the other.
    """

    first: Query
    second: Query
    within: int
    measure: Measure = "characters"


@dataclass(frozen=True, slots=True)
class FollowedBy:
    """The spans of the first after whose beginning one of the second begins, within a distance.

    Distances are as in :class:`Near`; a span is not followed by itself.
    """

    first: Query
    second: Query
    within: int
    measure: Measure = "characters"


@dataclass(frozen=True, slots=True)
class Inside:
    """The spans of the first that lie wholly in one of the second."""

    first: Query
    second: Query


Query = Coded | And | Or | Not | Without | Near | FollowedBy | Inside


@dataclass(frozen=True, slots=True)
class Hit:
    """A span that a query found."""

    source: str
    span: Span


def ask(corpus: Corpus, query: Query, filter: Filter = ALL) -> list[Hit]:
    """Matches of a query, by source and place.

    Args:
        filter: which texts are asked: a hit begins in an admitted passage. Every ``Coded`` part of
            the query is limited to the codes and coders that it admits.
    """
    segments: dict[str, list[tuple[Span, str, str]]] = {}
    for segment in corpus.segments:
        coding = segment.coding
        if filter.admits_coding(coding):
            segments.setdefault(coding.source, []).append((segment.span, coding.code, coding.coder))
    hits: list[Hit] = []
    for id, source in corpus.sources.items():
        if not filter.admits_source(source):
            continue
        layout = corpus.layouts[id]
        found = sorted(set(_Asked(layout, segments.get(id, [])).spans(query)))
        hits.extend(
            Hit(id, span)
            for span in found
            if corpus.admits(filter, source, layout.passages[layout.at(span.start)])
        )
    return hits


class _Asked:
    """One source that is asked."""

    def __init__(self, layout: PassageOffsets, segments: list[tuple[Span, str, str]]) -> None:
        self._layout = layout
        self._segments = segments

    def spans(self, query: Query) -> list[Span]:
        """Matches of a query in it."""
        match query:
            case Coded(codes, coders):
                return [
                    span
                    for span, code, coder in self._segments
                    if code in codes and (not coders or coder in coders)
                ]
            case And(first, second):
                return shared(union(self.spans(first)), union(self.spans(second)))
            case Or(first, second):
                return union([*self.spans(first), *self.spans(second)])
            case Not(of):
                return self._untouched(union(self.spans(of)))
            case Without(first, second):
                others = self.spans(second)
                return [a for a in self.spans(first) if not any(a.overlaps(b) for b in others)]
            case Inside(first, second):
                others = self.spans(second)
                return [a for a in self.spans(first) if any(b.covers(a) for b in others)]
            case Near(first, second, within, measure):
                others = self.spans(second)
                return [
                    a
                    for a in self.spans(first)
                    if any(self._apart(a, b, measure) <= within for b in others)
                ]
            case FollowedBy(first, second, within, measure):
                others = self.spans(second)
                return [
                    a for a in self.spans(first) if self._is_followed(a, others, within, measure)
                ]

    def _untouched(self, found: Iterable[Span]) -> list[Span]:
        found = list(found)
        return [
            span
            for span in self._layout.spans
            if span.length and not any(span.overlaps(other) for other in found)
        ]

    def _is_followed(self, a: Span, others: list[Span], within: int, measure: Measure) -> bool:
        return any(b.start > a.start and self._apart(a, b, measure) <= within for b in others)

    def _apart(self, a: Span, b: Span, measure: Measure) -> int:
        if a.overlaps(b):
            return 0
        first, second = (a, b) if a.start <= b.start else (b, a)
        if measure == "characters":
            return max(0, second.start - first.end)
        return self._layout.touched(second)[0] - self._layout.touched(first)[-1]

"""Queries over codes, words and facts: and, or, not, near, before, after, overlapping, inside.

A query finds spans of sources. ``Coded`` finds segments, ``Worded`` words, ``Fact`` passages; the
others join what their parts find, so queries nest to any depth.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.facts import Compare, Facts
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.corpus.reaching import Reach
from labeval.coding.rows import Source
from labeval.coding.spans import PassageOffsets, Span, shared, union
from labeval.coding.words import term_pattern

Measure = Literal["characters", "passages"]


@dataclass(frozen=True, slots=True)
class Coded:
    """Segments with one of these codes, by any of these coders."""

    codes: frozenset[str]
    """Ids; a category includes all its subcodes, see :meth:`Corpus.under`."""
    coders: frozenset[str] = frozenset()
    """Ids; empty for every coder."""


@dataclass(frozen=True, slots=True)
class Worded:
    """Places where a term is used, in any case; ``*`` stands for any letters of a word."""

    term: str
    whole_words: bool = True


@dataclass(frozen=True, slots=True)
class Fact:
    """The passages of which something is known: who speaks, on which page, with which answer."""

    field: str
    """As in :data:`~labeval.coding.corpus.facts.FIELDS`, or an attribute."""
    values: frozenset[str]
    """One of them is enough."""
    compare: Compare = "is"


@dataclass(frozen=True, slots=True)
class And:
    """The characters that both found; where one finds passages, the spans that begin in them."""

    first: Query
    second: Query


@dataclass(frozen=True, slots=True)
class Or:
    """Spans of either; where they overlap or touch they are one, passages each by themselves."""

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
class PrecededBy:
    """The spans of the first before whose beginning one of the second begins, within a distance."""

    first: Query
    second: Query
    within: int
    measure: Measure = "characters"


@dataclass(frozen=True, slots=True)
class Overlapping:
    """The spans of the first that share a character with one of the second."""

    first: Query
    second: Query


@dataclass(frozen=True, slots=True)
class Inside:
    """The spans of the first that lie wholly in one of the second."""

    first: Query
    second: Query


Query = (
    Coded
    | Worded
    | Fact
    | And
    | Or
    | Not
    | Without
    | Near
    | FollowedBy
    | PrecededBy
    | Overlapping
    | Inside
)


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
        if filter is ALL or filter.admits_coding(coding):
            segments.setdefault(coding.source, []).append((segment.span, coding.code, coding.coder))
    hits: list[Hit] = []
    facts = Facts(corpus)
    for id, source in corpus.sources.items():
        if not filter.admits_source(source):
            continue
        layout = corpus.layouts[id]
        asked = _Asked(source, layout, segments.get(id, []), facts)
        hits.extend(
            Hit(id, span)
            for span in sorted(set(asked.spans(query)))
            if filter is ALL
            or corpus.admits(filter, source, layout.passages[layout.at(span.start)])
        )
    return hits


class _Asked:
    """One source that is asked."""

    def __init__(
        self,
        source: Source,
        layout: PassageOffsets,
        segments: list[tuple[Span, str, str]],
        facts: Facts,
    ) -> None:
        self._source = source
        self._layout = layout
        self._segments = segments
        self._facts = facts

    def spans(self, query: Query) -> list[Span]:
        """Matches of a query in it."""
        passages = self._passages(query)
        if passages is not None:
            return [span for n, span in self._filled if n in passages]
        match query:
            case Coded(codes, coders):
                return [
                    span
                    for span, code, coder in self._segments
                    if code in codes and (not coders or coder in coders)
                ]
            case Worded(term, whole_words):
                return self._worded(term, whole_words)
            case And(first, second):
                return self._both(first, second)
            case Or(first, second):
                return self._either(first, second)
            case Without(first, second):
                overlaps = self._reach(second).overlaps
                return [a for a in self.spans(first) if not overlaps(a)]
            case Overlapping(first, second):
                return [a for a in self.spans(first) if self._reach(second).overlaps(a)]
            case Inside(first, second):
                return [a for a in self.spans(first) if self._reach(second).covers(a)]
            case Near(first, second, within, measure):
                place, reach = self._measured(second, measure)
                return [a for a in self.spans(first) if reach.is_within(place(a), within)]
            case FollowedBy(first, second, within, measure):
                return self._followed(first, second, within, measure)
            case PrecededBy(first, second, within, measure):
                return self._preceded(first, second, within, measure)
            case _:
                raise AssertionError(query)

    def _passages(self, query: Query) -> frozenset[int] | None:
        """The passages that a query finds, by their numbers; None where it finds other spans."""
        match query:
            case Fact(field, values, compare):
                return self._facts.passages(self._source, field, values, compare)
            case Not(of):
                found = self._passages(of)
                if found is None:
                    overlaps = self._reach(of).overlaps
                    found = frozenset(n for n, span in self._filled if overlaps(span))
                return frozenset(n for n, _ in self._filled) - found
            case And(first, second) | Or(first, second):
                one, other = self._passages(first), self._passages(second)
                if one is None or other is None:
                    return None
                return one & other if isinstance(query, And) else one | other
            case _:
                return None

    @cached_property
    def _filled(self) -> list[tuple[int, Span]]:
        """The passages with text: number and span."""
        return [(n, span) for n, span in enumerate(self._layout.spans) if span.length]

    def _reach(self, query: Query) -> Reach:
        known = self._reaches.get(query)
        if known is None:
            known = self._reaches[query] = Reach(self.spans(query))
        return known

    @cached_property
    def _reaches(self) -> dict[Query, Reach]:
        return {}

    def _both(self, first: Query, second: Query) -> list[Span]:
        one, other = self._passages(first), self._passages(second)
        if one is None and other is None:
            return shared(union(self.spans(first)), union(self.spans(second)))
        spans, passages = (first, other) if other is not None else (second, one)
        assert passages is not None
        return [a for a in self.spans(spans) if self._layout.at(a.start) in passages]

    def _either(self, first: Query, second: Query) -> list[Span]:
        one, other = self._passages(first), self._passages(second)
        if one is None and other is None:
            return union([*self.spans(first), *self.spans(second)])
        whole, rest = (first, second) if one is not None else (second, first)
        covers = self._reach(whole).covers
        return [*self.spans(whole), *(a for a in self.spans(rest) if not covers(a))]

    def _worded(self, term: str, whole_words: bool) -> list[Span]:
        pattern = term_pattern(term, whole_words=whole_words)
        if not pattern:
            return []
        sought = re.compile(pattern, re.IGNORECASE)
        return [
            Span(span.start + found.start(), span.start + found.end())
            for n, span in self._filled
            for found in sought.finditer(self._layout.passages[n].text)
        ]

    def _measured(self, query: Query, measure: Measure) -> tuple[Callable[[Span], Span], Reach]:
        """A span's place in a measure, and the places of what a query finds."""
        if measure == "characters":
            return _unchanged, self._reach(query)
        return self._numbers, Reach(map(self._numbers, self.spans(query)))

    def _numbers(self, span: Span) -> Span:
        """The numbers of the first and the last passage of a span."""
        touched = self._layout.touched(span)
        return Span(touched[0], touched[-1])

    def _followed(self, first: Query, second: Query, within: int, measure: Measure) -> list[Span]:
        reach, found = self._reach(second), []
        for a in self.spans(first):
            start = reach.next_start(a.start)
            if start is None:
                continue
            if measure == "passages":
                near = self._layout.at(start) <= self._numbers(a).end + within
            else:
                near = start <= a.end + within
            if near:
                found.append(a)
        return found

    def _preceded(self, first: Query, second: Query, within: int, measure: Measure) -> list[Span]:
        reach, found = self._reach(second), []
        for a in self.spans(first):
            end = reach.end_before(a.start)
            if end is None:
                continue
            if measure == "passages":
                near = self._layout.at(max(0, end - 1)) >= self._numbers(a).start - within
            else:
                near = end >= a.start - within
            if near:
                found.append(a)
        return found


def _unchanged(span: Span) -> Span:
    return span

"""All texts and codings of a workbook at one moment, joined so that they can be counted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property

from labeval.coding.attributes import Attributes
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.rows import ASKING, Code, Coder, Coding, Passage, Source, Where
from labeval.coding.spans import PassageOffsets, Span
from labeval.coding.suggested import CountedRun
from labeval.coding.words import word_count
from labeval.text.natural_order import natural


@dataclass(frozen=True, slots=True)
class CorpusSegment:
    """A coded segment with what it was said about: that of the passage in which it begins."""

    coding: Coding
    source: Source
    passage: Passage
    span: Span
    """In its source."""

    @property
    def code(self) -> str:
        """Id of its code."""
        return self.coding.code

    @property
    def case(self) -> str:
        """The participant who speaks where it begins; empty for nobody's."""
        return self.source.case_of(self.passage.speaker)

    @property
    def asks(self) -> bool:
        """True where it begins with words of whoever asks."""
        return not self.case and self.passage.speaker in ASKING

    @property
    def where(self) -> Where:
        """Page, criterion and answer where it begins."""
        return self.passage.where

    @property
    def quote(self) -> str:
        """Its text."""
        return self.coding.quote


def participants_in(segments: Iterable[CorpusSegment]) -> set[str]:
    """The participants who speak where segments begin; whoever asks is none."""
    return {segment.case for segment in segments} - {""}


class Corpus:
    """Codes, coders, sources with their passages, and codings. It does not change."""

    def __init__(
        self,
        sources: Iterable[Source],
        passages: Mapping[str, Sequence[Passage]],
        codes: Iterable[Code],
        codings: Iterable[Coding],
        coders: Iterable[Coder] = (),
        attributes: Attributes | None = None,
        suggested: Sequence[CountedRun] = (),
    ) -> None:
        """Take rows as they are kept.

        Args:
            passages: source id to its passages, in their order.
            codings: of people.
            suggested: what machines suggested, and what became of it.
        """
        self.sources = {source.id: source for source in sources}
        self.layouts = {id: PassageOffsets(passages.get(id, ())) for id in self.sources}
        self.codes = {code.id: code for code in codes}
        self.codings = tuple(codings)
        self.coders = {coder.id: coder for coder in coders}
        self.attributes = attributes if attributes is not None else Attributes()
        self.suggested = tuple(suggested)

    def with_codings(self, codings: Iterable[Coding]) -> Corpus:
        """The same texts and codes with other codings; what was counted over texts stays."""
        made = copy(self)
        made.codings = tuple(codings)
        made.__dict__.pop("segments", None)
        return made

    def without_participants(self, participants: Collection[str]) -> Corpus:
        """The same without texts in which one of them speaks, and without what was coded there."""
        kept = [s for s in self.sources.values() if not set(s.participants) & set(participants)]
        passages = {source.id: self.layouts[source.id].passages for source in kept}
        codings = [coding for coding in self.codings if coding.source in passages]
        coders, codes = self.coders.values(), self.codes.values()
        return Corpus(kept, passages, codes, codings, coders, self.attributes, self.suggested)

    @cached_property
    def is_recorded(self) -> bool:
        """True where a text is of a session, which has pages, criteria and answers."""
        return any(source.session for source in self.sources.values())

    @cached_property
    def segments(self) -> tuple[CorpusSegment, ...]:
        """All coded segments, by source and where they begin."""
        order = {id: n for n, id in enumerate(self.sources)}
        found = [self._segment(coding) for coding in self.codings]
        return tuple(sorted(found, key=lambda s: (order[s.source.id], s.span, s.coding.id)))

    def _segment(self, coding: Coding) -> CorpusSegment:
        layout = self.layouts[coding.source]
        passage = layout.passages[layout.place(coding.start.passage)]
        return CorpusSegment(coding, self.sources[coding.source], passage, layout.span(coding))

    def chosen(self, filter: Filter = ALL) -> list[CorpusSegment]:
        """The segments that a filter admits."""
        sources = {id for id, source in self.sources.items() if filter.admits_source(source)}
        return [
            segment
            for segment in self.segments
            if segment.source.id in sources
            and self.admits(filter, segment.source, segment.passage)
            and filter.admits_coding(segment.coding)
        ]

    def passages(self, filter: Filter = ALL) -> list[tuple[Source, Passage]]:
        """The passages that a filter admits, coded or not, in order."""
        return [
            (source, passage)
            for id, source in self.sources.items()
            if filter.admits_source(source)
            for passage in self.layouts[id].passages
            if self.admits(filter, source, passage)
        ]

    def admits(self, filter: Filter, source: Source, passage: Passage) -> bool:
        """True if a passage of an admitted source is admitted, and whoever speaks in it."""
        return filter.admits_passage(passage) and filter.admits_case(
            source, passage.speaker, self.attributes
        )

    @cached_property
    def words(self) -> Mapping[str, int]:
        """Passage id to its number of words."""
        return {
            passage.id: word_count(passage.text)
            for layout in self.layouts.values()
            for passage in layout.passages
        }

    @cached_property
    def children(self) -> Mapping[str, tuple[Code, ...]]:
        """Code id to the codes right under it, in their order; those at the top under ``""``."""
        found: dict[str, list[Code]] = {}
        for code in sorted(self.codes.values(), key=lambda code: (code.place, code.name)):
            found.setdefault(code.parent if code.parent in self.codes else "", []).append(code)
        return {parent: tuple(codes) for parent, codes in found.items()}

    def under(self, code: str) -> frozenset[str]:
        """A code with all its subcodes, at any depth."""
        found, waiting = {code}, [code]
        while waiting:
            for child in self.children.get(waiting.pop(), ()):
                if child.id not in found:
                    found.add(child.id)
                    waiting.append(child.id)
        return frozenset(found)

    def in_order(self) -> list[tuple[int, Code]]:
        """All codes as a tree reads, each with its depth from 0."""
        found: list[tuple[int, Code]] = []

        def walk(parent: str, depth: int) -> None:
            for code in self.children.get(parent, ()):
                found.append((depth, code))
                walk(code.id, depth + 1)

        walk("", 0)
        return found

    def participants(self) -> list[str]:
        """Codes of all participants of whom there are words, by the time of their first source,
        then by name (P2, P10)."""
        first: dict[str, str] = {}
        for id, source in self.sources.items():
            speakers = {passage.speaker for passage in self.layouts[id].passages}
            for code in {source.case_of(speaker) for speaker in speakers} - {""}:
                known = first.get(code)
                first[code] = min(known, source.created) if known else source.created
        return sorted(first, key=lambda name: (first[name], natural(name), name))

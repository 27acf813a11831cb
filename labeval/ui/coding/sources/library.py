"""All texts of the workbook, read when filters or search first need them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from labeval.coding.attributes import Attributes
from labeval.coding.codes.auto import Extent, Pattern, Rule, Whole, found_by
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.coding.rows import Passage, Source
from labeval.coding.words import ANY_LETTERS, term_pattern
from labeval.ui.coding.parts.controller import CodingController

FACETS: dict[str, Callable[[Passage], Sequence[str]]] = {
    "method": lambda passage: (passage.where.method,),
    "item": lambda passage: passage.where.items,
    "system": lambda passage: passage.where.systems,
    "criterion": lambda passage: (passage.where.criterion,),
    "page": lambda passage: (passage.where.page,),
    "value": lambda passage: (passage.where.value,),
    "speaker": lambda passage: (passage.speaker,),
}
"""Facets of passages."""


_UNKNOWN = Attributes()


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A match of a search in a passage."""

    source: Source
    passage: Passage
    start: int
    end: int


class Library:
    """Reads a source's passages once; the controller has those of the current source."""

    def __init__(self, controller: CodingController) -> None:
        self._controller = controller
        self._read: dict[str, list[Passage]] = {}
        self._rated: list[tuple[Source, Passage]] | None = None
        controller.passages_changed.connect(self._on_passages_changed)
        controller.sources_changed.connect(self._on_sources_changed)

    def passages(self, source: str) -> list[Passage]:
        """The passages of a source, in order."""
        if self._controller.source is not None and self._controller.source.id == source:
            return self._controller.passages
        if source not in self._read:
            self._read[source] = self._controller.workbook.passages(source)
        return self._read[source]

    def admitted(self, filter: Filter) -> list[Source]:
        """The sources with at least one passage that the filter admits, in order."""
        bare = Filter(
            kinds=filter.kinds,
            participants=filter.participants,
            conditions=filter.conditions,
            languages=filter.languages,
            groups=filter.groups,
            folders=filter.folders,
        )
        every = [s for s in self._controller.sources.values() if bare.admits_source(s)]
        if not asks_passages(filter):
            return every
        return [s for s in every if any(self.admits(filter, s, p) for p in self.passages(s.id))]

    def admits(self, filter: Filter, source: Source, passage: Passage) -> bool:
        """True if a passage is admitted, and whoever speaks in it."""
        known = self._controller.attributes if filter.attributes else _UNKNOWN
        return filter.admits_passage(passage) and filter.admits_case(source, passage.speaker, known)

    def values(self, facet: str) -> dict[str, int]:
        """Values of a facet, with the number of passages, in alphabetical order."""
        counts: dict[str, int] = {}
        if facet == "value" and not self._controller.answers_open():
            return counts
        for source in self._controller.sources:
            for passage in self.passages(source):
                for value in FACETS[facet](passage):
                    if value:
                        counts[value] = counts.get(value, 0) + 1
        return dict(sorted(counts.items()))

    def rated(self) -> list[tuple[Source, Passage]]:
        """The passages that know an answer, with their sources; none while results are locked."""
        if not self._controller.answers_open():
            return []
        if self._rated is None:
            self._rated = [
                (source, passage)
                for source in self._controller.sources.values()
                for passage in self.passages(source.id)
                if passage.where.value
            ]
        return self._rated

    def search(
        self, rule: Rule, sources: Sequence[Source], filter: Filter, extent: Extent = "match"
    ) -> list[SearchHit]:
        """Every place that a rule finds, source by source.

        Args:
            extent: whether a hit is the match itself, its sentence or its passage.
        """
        passages = {s.id: self.passages(s.id) for s in sources}
        corpus = Corpus(sources, passages, (), (), attributes=self._controller.attributes)
        return [
            SearchHit(corpus.sources[passage.source], passage, *span)
            for passage, span in found_by(corpus, rule, filter, extent=extent)
        ]

    def _on_passages_changed(self) -> None:
        self._rated = None
        if self._controller.source is not None:
            self._read.pop(self._controller.source.id, None)

    def _on_sources_changed(self) -> None:
        self._rated = None
        self._read.clear()


def rule_of(typed: str) -> Rule:
    """The rule of a search: words, a regular expression between slashes, or ``*`` for all there is.

    Words are read as by :func:`~labeval.coding.words.term_pattern`; with a ``*`` in them whole
    words are found.
    """
    typed = typed.strip()
    if typed == ANY_LETTERS:
        return Whole()
    if len(typed) > 2 and typed.startswith("/") and typed.endswith("/"):
        return Pattern(typed[1:-1])
    return Pattern(term_pattern(typed, whole_words=ANY_LETTERS in typed))


def asks_passages(filter: Filter) -> bool:
    """True where a filter is not about sources alone."""
    return bool(
        filter.methods
        or filter.items
        or filter.systems
        or filter.criteria
        or filter.pages
        or filter.values
        or filter.speakers
        or filter.participants
        or filter.attributes
    )

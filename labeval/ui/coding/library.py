"""All texts of the workbook, read when something is asked of all of them: filters and search."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from labeval.coding.auto import Extent, Pattern, Rule, Whole, found_by
from labeval.coding.corpus import Corpus
from labeval.coding.filtering import Filter
from labeval.coding.rows import Passage, Source
from labeval.ui.coding.desk import Desk

FACETS: dict[str, Callable[[Passage], Sequence[str]]] = {
    "method": lambda said: (said.where.method,),
    "item": lambda said: said.where.items,
    "system": lambda said: said.where.systems,
    "criterion": lambda said: (said.where.criterion,),
    "page": lambda said: (said.where.page,),
    "value": lambda said: (said.where.value,),
    "speaker": lambda said: (said.speaker,),
}
"""What a passage can be filtered by."""


EVERYTHING = "*"


@dataclass(frozen=True, slots=True)
class Hit:
    """Where something stands."""

    source: Source
    passage: Passage
    start: int
    end: int


class Library:
    """Reads a source's passages once; texts of the source in hand come from the desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read: dict[str, list[Passage]] = {}
        self._rated: list[tuple[Source, Passage]] | None = None
        desk.passages_changed.connect(self._on_passages_changed)
        desk.sources_changed.connect(self._on_sources_changed)

    def passages(self, source: str) -> list[Passage]:
        """The passages of a source, in order."""
        if self._desk.source is not None and self._desk.source.id == source:
            return self._desk.passages
        if source not in self._read:
            self._read[source] = self._desk.workbook.passages(source)
        return self._read[source]

    def admitted(self, filter: Filter) -> list[Source]:
        """The sources with at least one passage that the filter admits, in order."""
        bare = Filter(
            kinds=filter.kinds,
            participants=filter.participants,
            conditions=filter.conditions,
            languages=filter.languages,
            groups=filter.groups,
        )
        every = [s for s in self._desk.sources.values() if bare.admits_source(s)]
        if not asks_passages(filter):
            return every
        return [s for s in every if any(filter.admits_passage(p) for p in self.passages(s.id))]

    def values(self, facet: str) -> dict[str, int]:
        """What a facet can be, with the number of passages, in alphabetical order."""
        counts: dict[str, int] = {}
        for source in self._desk.sources:
            for passage in self.passages(source):
                for value in FACETS[facet](passage):
                    if value:
                        counts[value] = counts.get(value, 0) + 1
        return dict(sorted(counts.items()))

    def rated(self) -> list[tuple[Source, Passage]]:
        """The passages that know an answer, with their sources."""
        if self._rated is None:
            self._rated = [
                (source, passage)
                for source in self._desk.sources.values()
                for passage in self.passages(source.id)
                if passage.where.value
            ]
        return self._rated

    def search(
        self, rule: Rule, sources: Sequence[Source], filter: Filter, extent: Extent = "match"
    ) -> list[Hit]:
        """Every place that a rule finds, source by source.

        Args:
            extent: whether a hit is the match itself, its sentence or its passage.
        """
        corpus = Corpus(sources, {s.id: self.passages(s.id) for s in sources}, (), ())
        return [
            Hit(corpus.sources[passage.source], passage, *span)
            for passage, span in found_by(corpus, rule, filter, extent=extent)
        ]

    def _on_passages_changed(self) -> None:
        self._rated = None
        if self._desk.source is not None:
            self._read.pop(self._desk.source.id, None)

    def _on_sources_changed(self) -> None:
        self._rated = None
        self._read.clear()


def rule_of(typed: str) -> Rule:
    """What is looked for: words, a regular expression between slashes, or ``*`` for all there is.

    Between words any white space is as good as any other.
    """
    typed = typed.strip()
    if typed == EVERYTHING:
        return Whole()
    if len(typed) > 2 and typed.startswith("/") and typed.endswith("/"):
        return Pattern(typed[1:-1])
    return Pattern(r"\s+".join(re.escape(word) for word in typed.split()))


def asks_passages(filter: Filter) -> bool:
    """Whether a filter asks for more than sources."""
    return bool(
        filter.methods
        or filter.items
        or filter.systems
        or filter.criteria
        or filter.pages
        or filter.values
        or filter.speakers
    )

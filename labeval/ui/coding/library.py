"""All texts of the workbook, read when something is asked of all of them: filters and search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from labeval.coding.filtering import Filter
from labeval.coding.rows import Passage, Source
from labeval.text.finding import find_all
from labeval.ui.coding.desk import Desk

FACETS = {
    "method": lambda where: (where.method,),
    "item": lambda where: where.items,
    "system": lambda where: where.systems,
    "criterion": lambda where: (where.criterion,),
    "page": lambda where: (where.page,),
    "value": lambda where: (where.value,),
}
"""What a passage can be filtered by."""


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
        return [
            s for s in every if any(filter.admits_passage(p) for p in self.passages(s.id))
        ]

    def values(self, facet: str) -> dict[str, int]:
        """What a facet can be, with the number of passages, in alphabetical order."""
        counts: dict[str, int] = {}
        for source in self._desk.sources:
            for passage in self.passages(source):
                for value in FACETS[facet](passage.where):
                    if value:
                        counts[value] = counts.get(value, 0) + 1
        return dict(sorted(counts.items()))

    def search(self, words: str, sources: Iterable[Source], filter: Filter) -> Iterator[Hit]:
        """Every place where the words stand, source by source."""
        for source in sources:
            for passage in self.passages(source.id):
                if filter.admits_passage(passage):
                    for start, end in find_all(passage.text, words):
                        yield Hit(source, passage, start, end)

    def _on_passages_changed(self) -> None:
        if self._desk.source is not None:
            self._read.pop(self._desk.source.id, None)

    def _on_sources_changed(self) -> None:
        self._read.clear()


def asks_passages(filter: Filter) -> bool:
    """Whether a filter asks for more than sources."""
    return bool(
        filter.methods
        or filter.items
        or filter.systems
        or filter.criteria
        or filter.pages
        or filter.values
    )

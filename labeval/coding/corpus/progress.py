"""The share of each source that is coded."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.coverage import Coverage
from labeval.coding.rows import Coding, Source


@dataclass(frozen=True, slots=True)
class SourceProgress:
    """The progress of one source."""

    source: Source
    words: int
    segments: int
    characters: int
    covered: int
    """Number of characters in at least one segment."""

    @property
    def percent(self) -> int:
        """The share of its characters that is coded."""
        return percent([self])


def progress(corpus: Corpus) -> list[SourceProgress]:
    """Each source of a corpus, in its order, with what is coded in it."""
    codings: dict[str, list[Coding]] = {}
    for coding in corpus.codings:
        codings.setdefault(coding.source, []).append(coding)
    found = []
    for id, source in corpus.sources.items():
        passages = corpus.layouts[id].passages
        coverage = Coverage(passages, codings.get(id, ()))
        words = sum(corpus.words[passage.id] for passage in passages)
        counted = len(codings.get(id, ()))
        found.append(SourceProgress(source, words, counted, coverage.characters, coverage.covered))
    return found


def percent(found: list[SourceProgress]) -> int:
    """The share of the characters of sources that is coded."""
    characters = sum(one.characters for one in found)
    return round(100 * sum(one.covered for one in found) / max(1, characters))

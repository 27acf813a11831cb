"""Suggestions by the likeness of texts: a model on this computer, and nothing leaves it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from labeval.analysis.texts.embedding import NAME, embeddings, weights_hash
from labeval.coding.coders.double_coding import blind_sources
from labeval.coding.coders.suggestions import (
    Suggested,
    machines,
)
from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.likeness import (
    MOST_WORDS,
    NEAREST,
    NearDuplicates,
    Unit,
    Vectors,
    likeness,
    likeness_of_others,
    near_duplicates,
    units,
)
from labeval.coding.corpus.two_groups import TwoGroups, two_groups
from labeval.coding.rows import Coder, Coding, Memo
from labeval.coding.spans import Span
from labeval.coding.suggested import Run
from labeval.jobs.coding.corpus import read_corpus, without_hidden
from labeval.store.record.database import snapshot
from labeval.store.workbook.workbook import Workbook

Progress = Callable[[int, int], bool]
"""Gets how many texts are done, and of how many; False where the work is to end."""
_AT_ONCE = 64
MOST_SUGGESTED = 200
"""Suggestions of one run, those most alike; nobody decides on more at a time."""


class SuggestingStopped(Exception):
    """The work was given up; nothing was suggested."""


@dataclass(frozen=True, slots=True)
class SuggestionsRead:
    """A workbook for suggestions."""

    corpus: Corpus
    """Without the machines' segments."""
    suggestions: tuple[Coding, ...]
    """The machines' segments, in sources that the coder may see coded."""
    coders: tuple[Coder, ...]
    """Machines among them."""
    memos: tuple[Memo, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Suggestions with how they came about."""

    run: Run
    places: list[Suggested]
    """The most alike first, :data:`MOST_SUGGESTED` at most."""
    number: int
    """Of all that are alike enough, suggested or not."""


@dataclass(frozen=True, slots=True)
class DividedCode:
    """A code whose segments were divided in two."""

    code: str
    first: list[CorpusSegment]
    """Segments of the larger group, the most typical first."""
    second: list[CorpusSegment]
    groups: TwoGroups


@dataclass(slots=True)
class Embedder:
    """Vectors of texts; those that were computed are kept in memory, and only there.

    Words can be guessed from vectors, so that a file of them would have to be redacted and erased.
    """

    _known: dict[str, Vectors] = field(default_factory=dict)

    def vectors(self, texts: Sequence[str], progress: Progress) -> Vectors:
        """(texts, dimensions), each of length 1.

        Raises:
            FileNotFoundError: the model is not installed.
            SuggestingStopped: it was given up.
        """
        new = [text for text in dict.fromkeys(texts) if text not in self._known]
        new.sort(key=len)
        for begin in range(0, len(new), _AT_ONCE):
            if not progress(begin, len(new)):
                raise SuggestingStopped
            part = new[begin : begin + _AT_ONCE]
            self._known.update(zip(part, embeddings(part), strict=True))
        return np.stack([self._known[text] for text in texts])


def read_suggestions(path: Path, coder: str, on_source: Callable[[], None]) -> SuggestionsRead:
    """Read a workbook at one moment, as a coder may see it.

    Raises:
        RecordError: it cannot be read.
    """
    with (
        Workbook(path, coder="", read_only=True) as book,
        book.explaining(),
        snapshot(book.connection),
    ):
        corpus, memos = read_corpus(book, on_source), book.memos()
        coders = book.coders()
        apart = machines(coders)
        suggestions = [each for id in sorted(apart) for each in book.codings(coder=id)]
    blind = blind_sources(memos, coder)
    shown = tuple(each for each in suggestions if each.source not in blind)
    return SuggestionsRead(without_hidden(corpus, blind, coder), shown, tuple(coders), tuple(memos))


def find_like(
    read: SuggestionsRead,
    embedder: Embedder,
    *,
    code: str,
    coder: str,
    sources: Collection[str],
    threshold: float,
    progress: Progress,
    segment: str = "",
    speakers: Collection[str] = (),
) -> Found:
    """Places that are like what a coder has coded with a code, and not coded with it yet.

    Places that were suggested for the code before are left out, whatever was decided.

    Args:
        code: id; its subcodes are others.
        coder: whose segments are the examples.
        sources: ids of those that are searched.
        threshold: least likeness, see :func:`~labeval.coding.corpus.likeness.likeness`.
        segment: id of the one segment that is the example; all of the code when empty.
        speakers: as for :func:`~labeval.coding.corpus.likeness.units`.

    Raises:
        FileNotFoundError, SuggestingStopped: as for :class:`Embedder`.
        ValueError: there is no example.
    """
    corpus = read.corpus
    coded = [s for s in corpus.segments if s.code == code]
    own = [s for s in coded if s.coding.coder == coder]
    examples = [s for s in own if not segment or s.coding.id == segment]
    if not examples:
        raise ValueError("there is no segment to compare with")
    taken = _spans(corpus, [s.coding for s in coded])
    for source, spans in _spans(corpus, (c for c in read.suggestions if c.code == code)).items():
        taken.setdefault(source, []).extend(spans)
    open_units = [
        unit
        for unit in units(corpus, sources, speakers)
        if not any(unit.span.overlaps(span) for span in taken.get(unit.source, ()))
    ]
    texts = list(dict.fromkeys(s.quote for s in examples))
    both = embedder.vectors([*texts, *(unit.text for unit in open_units)], progress)
    given, places = both[: len(texts)], both[len(texts) :]
    alike = likeness(places, given) if len(places) else np.empty(0)
    order = np.argsort(-alike, kind="stable")[:MOST_SUGGESTED].tolist()
    settings: dict[str, object] = {
        "code": corpus.codes[code].name,
        "threshold": threshold,
        "examples": len(texts),
        "nearest": NEAREST,
        "words_at_most": MOST_WORDS,
        "sources": len(sources),
        "segment": segment,
        "speakers": sorted(speakers),
    }
    if len(texts) > NEAREST:
        again = likeness_of_others(given)
        settings["own_segments"] = len(texts)
        settings["own_found"] = int((again >= threshold).sum())
    run = Run(NAME, weights_hash(), "like", settings, coder)
    found = [
        _suggested(corpus, open_units[n], code, float(alike[n]))
        for n in order
        if alike[n] >= threshold
    ]
    return Found(run, found, int((alike >= threshold).sum()))


def find_near_duplicates(
    corpus: Corpus,
    embedder: Embedder,
    *,
    sources: Collection[str],
    threshold: float,
    progress: Progress,
    speakers: Collection[str] = (),
) -> tuple[list[Unit], NearDuplicates]:
    """Places of the sources, and the pairs of them that say nearly the same.

    Raises:
        FileNotFoundError, SuggestingStopped: as for :class:`Embedder`.
    """
    places = units(corpus, sources, speakers)
    if not places:
        return places, NearDuplicates([], 0)
    vectors = embedder.vectors([unit.text for unit in places], progress)
    return places, near_duplicates(vectors, threshold)


def find_divided_codes(
    corpus: Corpus, embedder: Embedder, *, coder: str, progress: Progress
) -> list[DividedCode]:
    """A coder's codes with enough segments to be divided, the most clearly divided first.

    Raises:
        FileNotFoundError, SuggestingStopped: as for :class:`Embedder`.
    """
    by_code: dict[str, dict[str, CorpusSegment]] = {}
    for segment in corpus.segments:
        if segment.coding.coder == coder:
            by_code.setdefault(segment.code, {}).setdefault(segment.quote, segment)
    texts = [quote for quotes in by_code.values() for quote in quotes]
    if texts:
        embedder.vectors(texts, progress)
    found = []
    for code, quotes in by_code.items():
        groups = two_groups(embedder.vectors(list(quotes), progress))
        if groups is not None:
            order = np.argsort(-groups.typical, kind="stable").tolist()
            listed = list(quotes.values())
            first = [listed[n] for n in order if not groups.second[n]]
            second = [listed[n] for n in order if groups.second[n]]
            found.append(DividedCode(code, first, second, groups))
    return sorted(found, key=lambda each: (each.groups.p, -each.groups.separation))


def _suggested(corpus: Corpus, unit: Unit, code: str, alike: float) -> Suggested:
    start, end = corpus.layouts[unit.source].anchors(unit.span)
    return Suggested(unit.source, code, start, end, unit.text, alike)


def _spans(corpus: Corpus, codings: Iterable[Coding]) -> dict[str, list[Span]]:
    found: dict[str, list[Span]] = {}
    for coding in codings:
        span = corpus.layouts[coding.source].span(coding)
        found.setdefault(coding.source, []).append(span)
    return found

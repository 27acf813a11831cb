"""The places of a query as a grid: one by one, counted, or as participants by codes."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from labeval.coding.codes.code_names import unique_names
from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.facts import Facts
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.queries import Hit
from labeval.coding.spans import PassageOffsets, Span
from labeval.coding.words import sentences_of
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine, colours_of, counted_cell
from labeval.ui.coding.parts.names import Naming, source_title, speaker_name
from labeval.ui.coding.parts.numbers import CodingNumbers, LocalAmount
from labeval.ui.coding.queries.shown import MATRIX, PLACES

_MOST_PLACES = 2_000
"""Places that are listed one by one; all are counted and coded."""
_MOST_LETTERS = 6_000
"""Of a passage in which the sentence around a place is looked for."""


def queried(corpus: Corpus, filter: Filter, hits: Sequence[Hit], show: str, naming: Naming) -> Grid:
    """The places of a query, each with the segments that share words with it.

    Args:
        show: as in :func:`~labeval.ui.coding.queries.shown.shown_names`.
        naming: of the study's things.
    """
    places = _Places(corpus, filter, naming)
    if show == PLACES:
        return places.one_by_one(hits)
    return places.matrix(hits) if show == MATRIX else places.counted(hits, show)


def segments_at(corpus: Corpus, filter: Filter, hits: Sequence[Hit]) -> frozenset[str]:
    """Ids of the codings that share words with the places of a query."""
    places = _Places(corpus, filter, Naming())
    return frozenset(s.coding.id for hit in hits for s in places.segments(hit))


class _Places:
    """Segments that a filter admits, found by their places."""

    def __init__(self, corpus: Corpus, filter: Filter, naming: Naming) -> None:
        self._corpus, self._filter, self._naming = corpus, filter, naming
        self._by_source: dict[str, list[CorpusSegment]] = {}
        for segment in corpus.chosen(filter):
            self._by_source.setdefault(segment.source.id, []).append(segment)
        self._starts = {id: [s.span.start for s in found] for id, found in self._by_source.items()}
        self._longest = {
            id: max(s.span.length for s in found) for id, found in self._by_source.items()
        }

    def segments(self, hit: Hit) -> tuple[CorpusSegment, ...]:
        """The segments that share a character with a place."""
        found = self._by_source.get(hit.source)
        if found is None:
            return ()
        starts = self._starts[hit.source]
        first = bisect_left(starts, hit.span.start - self._longest[hit.source])
        last = bisect_left(starts, hit.span.end)
        return tuple(s for s in found[first:last] if s.span.overlaps(hit.span))

    def one_by_one(self, hits: Sequence[Hit]) -> Grid:
        """A row for each place, with its text; columns that are empty throughout are left out."""
        translate, corpus = QCoreApplication.translate, self._corpus
        rows, sentences = [], dict[str, list[Span]]()
        for hit in hits[:_MOST_PLACES]:
            layout, source = corpus.layouts[hit.source], corpus.sources[hit.source]
            passage = layout.passages[layout.at(hit.span.start)]
            cells = (
                GridCell(layout.text(hit.span), None, self.segments(hit)),
                GridCell(_sentence_around(layout, hit.span, sentences)),
                GridCell(speaker_name(passage.speaker)),
                GridCell(self._naming.criterion(passage.where.criterion)),
                GridCell(self._naming.answer(passage.where.value)),
            )
            place = hit.source, *layout.anchors(hit.span)
            rows.append((source_title(source), cells, place))
        every = (
            translate("CodeViews", "Place"),
            translate("CodeViews", "Sentence"),
            translate("CodeViews", "Speaker"),
            translate("CodeViews", "Criterion"),
            translate("CodeViews", "Answer"),
        )
        shown = [n for n in range(len(every)) if not n or any(row[n].text for _, row, _ in rows)]
        heads = tuple(every[n] for n in shown)
        lines = [
            GridLine(name, tuple(row[n] for n in shown), place=place) for name, row, place in rows
        ]
        about = self._about(hits)
        if len(hits) > _MOST_PLACES:
            more = translate("CodeViews", "the first {number} are listed")
            about = f"{about}; {more.format(number=LocalAmount(_MOST_PLACES))}"
        corner = translate("CodeViews", "Source")
        return Grid(corner, heads, tuple(lines), about, "none", 0, frozenset())

    def counted(self, hits: Sequence[Hit], field: str) -> Grid:
        """A row for each value of a fact of passages: how many places, in how many sources."""
        translate, corpus = QCoreApplication.translate, self._corpus
        facts = Facts(corpus)
        found: dict[str, list[Hit]] = {}
        for hit in hits:
            layout, source = corpus.layouts[hit.source], corpus.sources[hit.source]
            passage = layout.passages[layout.at(hit.span.start)]
            for value in facts.of(source, passage, field) or ("",):
                found.setdefault(value, []).append(hit)
        lines = []
        for value, here in sorted(found.items(), key=lambda pair: (-len(pair[1]), pair[0])):
            segments = {s.coding.id: s for hit in here for s in self.segments(hit)}
            sources = len({hit.source for hit in here})
            count = counted_cell(len(here), tuple(segments.values()))
            cells = (count, counted_cell(sources, count.segments))
            lines.append(GridLine(self._value_name(field, value), cells))
        heads = translate("CodeViews", "Places"), translate("CodeViews", "Sources")
        corner = translate("CodeViews", "Value")
        about = self._about(hits)
        return Grid(corner, heads, tuple(lines), about, "bars", 0, frozenset({0}))

    def matrix(self, hits: Sequence[Hit]) -> Grid:
        """A row for each participant, a column for each code of segments at the places."""
        corpus = self._corpus
        cells: dict[tuple[str, str], dict[str, CorpusSegment]] = {}
        for hit in hits:
            for segment in self.segments(hit):
                case = segment.case or segment.source.name
                cells.setdefault((case, segment.code), {})[segment.coding.id] = segment
        used = Counter(code for _, code in cells)
        codes = [code for _, code in corpus.in_order() if code.id in used]
        colours = colours_of(corpus)
        lines = []
        for case in sorted({case for case, _ in cells}):
            row = []
            for code in codes:
                found = tuple(cells.get((case, code.id), {}).values())
                value = float(len(found)) if found else None
                row.append(GridCell(str(len(found) or ""), value, found, code=code.id))
            lines.append(GridLine(case, tuple(row), colours.get("", "")))
        corner = QCoreApplication.translate("CodeViews", "Participant")
        names = unique_names(list(corpus.codes.values()))
        heads = tuple(names[code.id] for code in codes)
        return Grid(corner, heads, tuple(lines), self._about(hits), is_matrix=True)

    def _about(self, hits: Sequence[Hit]) -> str:
        translate = QCoreApplication.translate
        text = translate("CodeViews", "{hits}, in {sources} of {all:source|sources}")
        sources = LocalAmount(len({hit.source for hit in hits}))
        every = LocalAmount(len({source.id for source, _ in self._corpus.passages(self._filter)}))
        return text.format(hits=CodingNumbers().places(len(hits)), sources=sources, all=every)

    def _value_name(self, field: str, value: str) -> str:
        if not value:
            return QCoreApplication.translate("CodeViews", "none")
        if field == "source":
            return source_title(self._corpus.sources[value])
        return self._naming.of(field, value)


def _sentence_around(layout: PassageOffsets, span: Span, known: dict[str, list[Span]]) -> str:
    """The sentence of a place that is only a part of it; empty for whole ones and longer places.

    Args:
        known: the sentences of passages (by their ids) in which one was looked for before.
    """
    passage, at = layout.passages[layout.at(span.start)], layout.anchors(span)[0].offset
    if passage.id not in known:
        known[passage.id] = sentences_of(passage.text) if len(passage.text) <= _MOST_LETTERS else []
    for sentence in known[passage.id]:
        if sentence.start <= at and at + span.length <= sentence.end:
            is_whole = sentence.length <= span.length + 1  # the mark at its end may be left out
            return "" if is_whole else passage.text[sentence.start : sentence.end]
    return ""

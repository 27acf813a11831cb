"""A query of two codes as a grid: where the segments of the one belong to those of the other."""

from __future__ import annotations

from typing import Literal, cast

from PySide6.QtCore import QCoreApplication

from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.queries import (
    And,
    Coded,
    FollowedBy,
    Inside,
    Measure,
    Near,
    Or,
    Query,
    Without,
    ask,
)
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine
from labeval.ui.coding.counts.numbers import CodingNumbers
from labeval.ui.coding.parts.names import source_title

Relation = Literal["and", "or", "without", "near", "followed", "inside"]
NEARNESS = frozenset({"near", "followed"})
"""Relations with a distance."""


def relations() -> list[tuple[str, str]]:
    """Relations of two codes, each with what it is called."""
    translate = QCoreApplication.translate
    return [
        ("and", translate("CodeViews", "on the same words as")),
        ("or", translate("CodeViews", "joined with")),
        ("without", translate("CodeViews", "nowhere on words of")),
        ("near", translate("CodeViews", "near")),
        ("followed", translate("CodeViews", "followed by")),
        ("inside", translate("CodeViews", "inside of")),
    ]


def query_of(first: Query, relation: Relation, second: Query, within: str) -> Query:
    """The query.

    Args:
        within: a number and ``characters`` or ``passages``; for relations with a distance.
    """
    number, _, measure = within.partition(" ")
    if relation == "near":
        return Near(first, second, int(number), cast(Measure, measure))
    if relation == "followed":
        return FollowedBy(first, second, int(number), cast(Measure, measure))
    plain: dict[str, type[And] | type[Or] | type[Without] | type[Inside]] = {
        "and": And,
        "or": Or,
        "without": Without,
        "inside": Inside,
    }
    return plain[relation](first, second)


def queried(
    corpus: Corpus, filter: Filter, first: str, relation: Relation, second: str, within: str
) -> Grid:
    """A row per source with hits: how many, and the segments of the codes that they are made of."""
    translate = QCoreApplication.translate
    one, other = corpus.under(first), corpus.under(second)
    query = query_of(Coded(one), relation, Coded(other), within)
    meant = one | other if relation in ("and", "or") else one
    hits: dict[str, list[GridCell]] = {}
    by_source: dict[str, list[CorpusSegment]] = {}
    for segment in corpus.chosen(filter):
        if segment.code in meant:
            by_source.setdefault(segment.source.id, []).append(segment)
    for hit in ask(corpus, query, filter):
        found = tuple(s for s in by_source.get(hit.source, ()) if s.span.overlaps(hit.span))
        text = corpus.layouts[hit.source].text(hit.span)
        hits.setdefault(hit.source, []).append(GridCell(text, None, found))
    lines = []
    for id, cells in hits.items():
        every = {s.coding.id: s for cell in cells for s in cell.segments}
        count = GridCell(str(len(cells)), float(len(cells)), tuple(every.values()))
        texts = GridCell("  |  ".join(cell.text for cell in cells), None, count.segments)
        lines.append(GridLine(source_title(corpus.sources[id]), (count, texts)))
    number = sum(map(len, hits.values()))
    about = translate("CodeViews", "{hits}, in {sources} of {all} sources").format(
        hits=CodingNumbers().hits(number), sources=len(hits), all=len(corpus.sources)
    )
    heads = (translate("CodeViews", "Hits"), translate("CodeViews", "Words"))
    corner = translate("CodeViews", "Source")
    return Grid(corner, heads, tuple(lines), about, "bars", 0, frozenset({0}))

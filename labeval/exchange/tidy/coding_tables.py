"""The tables of the workbook: coders, codes, sources, passages and coded segments."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.coding.codes.code_names import PATH_JOIN, paths_of
from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.rows import Code, Passage, Source
from labeval.exchange.cells import yes_no
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column
from labeval.exchange.tidy.table import Cell, TidyTable
from labeval.study.pages import ITEM_JOIN

_CODER_COLUMNS = (
    Column("coder", "The coder's id."),
    Column("name", "The coder's code; never a name."),
)
_CODE_COLUMNS = (
    Column("code", "The code's id."),
    Column("name", "Its name."),
    Column("path", "Its name after those of the categories above it."),
    Column("parent", "Id of the code or category above it."),
    Column("codable", "yes, or no for a category that only holds codes."),
    Column("retired", "yes or no."),
    Column("definition", "What it means."),
    Column("include", "When to use it."),
    Column("exclude", "When not to use it."),
    Column("example", "A typical quote."),
)
_SOURCE_COLUMNS = (
    Column("source", "The source's id."),
    Column("name", "Its name."),
    Column("kind", "think_aloud, interview, comments and others."),
    PARTICIPANT,
    SESSION,
    Column("recording", "Id of the recording of a transcript."),
    CONDITION,
    Column("participant_group", "The participant's group."),
    Column("language", "The language of the text."),
    Column("quotable", "Whether the participant agreed to be quoted: yes or no."),
)
_MOMENT_COLUMNS = (
    Column("page", "The page that was on screen."),
    Column("method", "The method of that page."),
    Column("criterion", "The current criterion at that moment."),
    Column("items", "Ids of the items on the page, joined by |."),
    Column("value", "The answer to that criterion on that page, as in judgments."),
    Column("session_seconds", "Session clock at which it begins.", "number"),
)
_PASSAGE_COLUMNS = (
    Column("passage", "The passage's id."),
    Column("source", "Its source."),
    Column("place", "Its place in the source.", "number"),
    Column("speaker", "participant or supervisor; empty where that is not known."),
    Column("text", "The text, with all corrections."),
    *_MOMENT_COLUMNS,
)
_SEGMENT_COLUMNS = (
    Column("coded_segment", "The coded segment's id."),
    Column("source", "Its source."),
    Column("code", "Its code."),
    Column("coder", "Who coded it."),
    Column("passage", "The passage in which it begins."),
    Column("start", "First code point in the source's text, from 0.", "integer"),
    Column("end", "Code point after the last one.", "integer"),
    Column("quote", "The text that it covers."),
    Column("memo", "The coder's memo."),
    Column("weight", "The weight that the coder gave it.", "number"),
    Column("quotable", "Marked as quotable by the coder: yes or no."),
    Column("created", "UTC, ISO 8601."),
    *_MOMENT_COLUMNS,
)


def coding_tables(corpus: Corpus) -> Iterator[TidyTable]:
    """All tables of a workbook, as it is at one moment."""
    yield TidyTable(
        "coders",
        "One row for each coder.",
        _CODER_COLUMNS,
        [(coder.id, coder.name) for coder in corpus.coders.values()],
        ("coder",),
    )
    paths = paths_of(list(corpus.codes.values()))
    yield TidyTable(
        "codes",
        "The codebook: one row for each code or category.",
        _CODE_COLUMNS,
        [_code(code, PATH_JOIN.join(paths[code.id])) for _, code in corpus.in_order()],
        ("code",),
    )
    yield TidyTable(
        "sources",
        "One row for each text that can be coded.",
        _SOURCE_COLUMNS,
        [_source(source) for source in corpus.sources.values()],
        ("source",),
    )
    yield TidyTable(
        "passages",
        "The texts of the sources, one row for each turn, answer or paragraph.",
        _PASSAGE_COLUMNS,
        (_passage(source, passage) for source, passage in corpus.passages()),
        ("passage",),
        ("text",),
    )
    yield TidyTable(
        "coded_segments",
        "One row for each coded segment, with the moment at which its text was said or written.",
        _SEGMENT_COLUMNS,
        (_segment(segment) for segment in corpus.segments),
        ("coded_segment",),
        ("quote",),
    )


def _code(code: Code, path: str) -> tuple[Cell, ...]:
    return (
        *(code.id, code.name, path, code.parent or None),
        *(yes_no(code.codable), yes_no(code.retired)),
        *(code.definition or None, code.include or None),
        *(code.exclude or None, code.example or None),
    )


def _source(source: Source) -> tuple[Cell, ...]:
    cells = (
        *(source.id, source.name, source.kind, source.participant, source.session),
        *(source.recording, source.condition, source.group, source.language),
    )
    return (*(cell or None for cell in cells), yes_no(source.quotable))


def _moment(passage: Passage) -> tuple[Cell, ...]:
    where = passage.where
    return (
        where.page or None,
        where.method or None,
        where.criterion or None,
        ITEM_JOIN.join(where.items) or None,
        where.value or None,
        None if where.session_ms is None else where.session_ms / 1000,
    )


def _passage(source: Source, passage: Passage) -> tuple[Cell, ...]:
    cells = (passage.id, source.id, passage.place, passage.speaker or None, passage.text)
    return (*cells, *_moment(passage))


def _segment(segment: CorpusSegment) -> tuple[Cell, ...]:
    coding, passage = segment.coding, segment.passage
    cells: tuple[Cell, ...] = (
        *(coding.id, coding.source, coding.code, coding.coder, passage.id),
        *(segment.span.start, segment.span.end, coding.quote),
        *(coding.memo or None, coding.weight, yes_no(coding.quotable), coding.created),
    )
    return (*cells, *_moment(passage))

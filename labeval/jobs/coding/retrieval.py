"""Coded segments as one table, with all that is known of each, and that table as a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from labeval.coding.codes.code_names import PATH_JOIN, paths_of
from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.counts import overlapping
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.corpus.timeline import spoken_ms
from labeval.exchange.cells import yes_no
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.formats import find_format
from labeval.exchange.spreadsheet_safe import safe_rows
from labeval.exchange.table import columns_as_shown
from labeval.jobs.coding.table_document import write_table_document
from labeval.store.disk.atomic import replacing
from labeval.study.pages import ITEM_JOIN
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.docx_transcripts import clock_text

COLUMNS = (
    *("code", "quote", "memo", "participant", "source", "speaker", "time", "criterion", "answer"),
    *("coder", "weight", "other_codes", "kind", "folder", "items", "may_be_quoted"),
)
"""Columns that there always are; attributes come after them."""
FORMATS = (".csv", ".xlsx", ".docx")
_IN_DOCUMENT = ("code", "quote", "memo", "participant", "source", "coder")
"""Columns of a document, which is as wide as a page."""


@dataclass(frozen=True, slots=True)
class RetrievalTable:
    """Segments, and a row of cells for each."""

    columns: tuple[str, ...]
    segments: tuple[CorpusSegment, ...]
    rows: tuple[tuple[str, ...], ...]

    def arranged(self, order: Sequence[int]) -> RetrievalTable:
        """Some of the rows, in another order."""
        segments = tuple(self.segments[n] for n in order)
        return RetrievalTable(self.columns, segments, tuple(self.rows[n] for n in order))


def retrieval_table(corpus: Corpus, filter: Filter = ALL) -> RetrievalTable:
    """All segments that a filter admits, by code as the tree reads, then by source and place."""
    order = {code.id: n for n, (_, code) in enumerate(corpus.in_order())}
    paths = {
        id: PATH_JOIN.join(names) for id, names in paths_of(list(corpus.codes.values())).items()
    }
    every = corpus.chosen(filter)
    others: dict[str, set[str]] = {}
    for a, b in overlapping(every):
        if a.code != b.code:
            others.setdefault(a.coding.id, set()).add(b.code)
            others.setdefault(b.coding.id, set()).add(a.code)
    segments = sorted(every, key=lambda segment: order[segment.code])
    names = corpus.attributes.names
    rows = []
    for segment in segments:
        also = sorted(others.get(segment.coding.id, ()), key=order.__getitem__)
        known = corpus.attributes.at(segment.source, segment.passage.speaker) if names else {}
        rows.append(
            (
                *_cells(corpus, segment, paths[segment.code]),
                *(ITEM_JOIN.join(paths[id] for id in also), segment.source.kind),
                *(segment.source.folder, ITEM_JOIN.join(segment.where.items)),
                yes_no(segment.source.quotable),
                *(known.get(name, "") for name in names),
            )
        )
    return RetrievalTable((*COLUMNS, *names), tuple(segments), tuple(rows))


def _cells(corpus: Corpus, segment: CorpusSegment, path: str) -> tuple[str, ...]:
    coding, source, where = segment.coding, segment.source, segment.where
    coder = corpus.coders.get(coding.coder)
    weight = "" if coding.weight is None else f"{coding.weight:g}"
    return (
        *(path, coding.quote, coding.memo, segment.case, source.name, segment.passage.speaker),
        *(_time(segment), where.criterion, where.value, coder.name if coder else coding.coder),
        weight,
    )


def _time(segment: CorpusSegment) -> str:
    """The beginning as 00:01:05: on the session's clock, else in the interview."""
    at_ms = spoken_ms(segment.source, segment.passage, segment.coding.start.offset)
    if at_ms is None:
        at_ms = segment.passage.start_ms
    return "" if at_ms is None else clock_text(at_ms // 1000).partition(".")[0]


def write_retrieval(
    table: RetrievalTable, path: Path, heads: Mapping[str, str] | None = None
) -> Path:
    """Write a table as CSV, XLSX or DOCX, by its ending; it appears complete or not at all.

    CSV has an apostrophe before texts that a spreadsheet program would take for formulas; XLSX has
    numbers where a whole column is numbers.

    Args:
        heads: column to what it is called in a document, which is for reading; CSV and XLSX have
            the names of columns, which programs read.

    Raises:
        ExchangeError: the ending is another one, or it cannot be written.
    """
    writers: dict[str, Callable[[Path], object]] = {
        ".csv": lambda part: _write_table(table, part, "csv"),
        ".xlsx": lambda part: _write_table(table, part, "xlsx"),
        ".docx": lambda part: _write_document(table, part, heads or {}),
    }
    writer = writers.get(path.suffix.lower())
    if writer is None:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path}: a table of segments ends with {endings}"),
            path=path,
            endings=", ".join(FORMATS),
        )
    with writing_to(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as part:
            writer(part)
    return path


def _write_table(table: RetrievalTable, part: Path, format: str) -> None:
    columns = columns_as_shown(table.columns, table.rows)
    rows = safe_rows(table.rows) if format == "csv" else table.rows
    find_format(format).write(part, "segments", columns, rows)


def _write_document(table: RetrievalTable, part: Path, heads: Mapping[str, str]) -> None:
    """A table in a document; only with columns that a page has room for."""
    at = [table.columns.index(name) for name in _IN_DOCUMENT]
    shown = [heads.get(name, name) for name in _IN_DOCUMENT]
    write_table_document(part, shown, [[row[n] for n in at] for row in table.rows])

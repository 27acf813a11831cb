"""Writes the record and the workbook as one tidy database."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from labeval.coding.corpus.corpus import Corpus
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.left_out import left_out
from labeval.exchange.study_columns import StudyColumns
from labeval.exchange.table import Column
from labeval.exchange.tables import find_table
from labeval.exchange.tidy.coding_tables import coding_tables
from labeval.exchange.tidy.record_tables import record_tables
from labeval.exchange.tidy.study_tables import CRITERIA, ITEMS, PARTICIPANTS, VERSIONS, study_rows
from labeval.exchange.tidy.table import Cell, TidyTable
from labeval.exchange.tidy.views import VIEWS
from labeval.exchange.tidy.writer import TidyWriter
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record
from labeval.text.marks import QT_TRANSLATE_NOOP

Described = tuple[str, tuple[Column, ...]]
"""A table's name and its columns."""
IMPORTED = "imported"
"""The kind of a session that only imported judgments name."""


def write_database(
    record: Record,
    path: Path,
    *,
    corpus: Corpus | None = None,
    include_rehearsals: bool = False,
    without: Collection[str] = (),
) -> list[Described]:
    """Write one SQLite file, which appears complete or not at all; returns what it holds.

    Args:
        corpus: the workbook's texts and codings; without it there are no tables of codes.
        without: what is left out by name, as in other exports.

    Raises:
        ExchangeError: the file cannot be written.
        RecordError: the record cannot be read.
    """
    with writing_to(path), replacing(path) as part, closing(sqlite3.connect(part)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("PRAGMA synchronous = OFF")  # flushed once, before it is renamed
            return fill_database(
                connection,
                record,
                corpus=corpus,
                include_rehearsals=include_rehearsals,
                without=without,
            )
        except sqlite3.OperationalError as error:
            raise ExchangeError(
                QT_TRANSLATE_NOOP("Exchange", "{path} cannot be written: {reason}"),
                path=path,
                reason=error,
            ) from error


def fill_database(
    connection: sqlite3.Connection,
    record: Record,
    *,
    corpus: Corpus | None = None,
    include_rehearsals: bool = False,
    without: Collection[str] = (),
) -> list[Described]:
    """Fill an empty database, as :func:`write_database` does; all tables are of one moment."""
    from sqlite_utils import Database

    writer = TidyWriter(Database(connection, execute_plugins=False))
    sessions = TidyTable(
        "sessions", "One row for each session.", find_table("sessions").COLUMNS, key=("session",)
    )
    for target in (VERSIONS, PARTICIPANTS, sessions, CRITERIA, ITEMS):
        writer.create(target)
    recorded: list[Sequence[Cell]] = []
    with record.snapshot():
        out = left_out(record, without) if without else None
        for table in record_tables(record, include_rehearsals=include_rehearsals, out=out):
            if table.name == sessions.name:
                recorded = list(table.rows)
                continue
            writer.create(table)
            writer.fill(table, table.rows)
        if corpus is not None and out is not None and out.people:
            corpus = corpus.without_participants(out.people)
        for table in coding_tables(corpus) if corpus is not None else ():
            writer.create(table)
            writer.fill(table, table.rows)
        writer.fill(sessions, _with_imported(sessions, recorded, writer))
        for target, rows in study_rows(record):
            writer.fill_target(target, rows)
        meanings = StudyColumns(record.versions.content(v.id) for v in record.versions.lines())
    writer.fill_target(PARTICIPANTS, list(writer.conditions.items()))
    writer.add_views(VIEWS)
    return writer.describe(meanings)


def _with_imported(
    sessions: TidyTable, recorded: Sequence[Sequence[Cell]], writer: TidyWriter
) -> Iterator[Sequence[Cell]]:
    """The recorded sessions, then a row for each one that only imported judgments name."""
    yield from recorded
    names = sessions.names
    known = {row[names.index("session")] for row in recorded}
    for session in list(writer.named("sessions")):
        if session in known:
            continue
        values: dict[str, Cell] = {"session": session, "kind": IMPORTED}
        people = list(writer.participants_of.get(session, ()))
        if len(people) == 1:  # an id that several participants share belongs to none of them
            values["participant"] = people[0]
            values["condition"] = writer.conditions.get(people[0])
        yield [values.get(name) for name in names]

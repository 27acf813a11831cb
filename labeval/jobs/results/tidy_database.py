"""The tidy database of a study, as a file or for one question."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from labeval.coding.corpus.corpus import Corpus
from labeval.exchange.described.dictionary import write_dictionary
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.tidy.writing import fill_database, write_database
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.project_export import gathered_workbook
from labeval.store.record.database import snapshot
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

_ALLOWED = frozenset(
    {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION, sqlite3.SQLITE_RECURSIVE}
)


def export_database(
    folder: StudyFolder,
    path: Path,
    *,
    include_rehearsals: bool = False,
    without: Collection[str] = (),
    dictionary: Path | None = None,
) -> Path:
    """Write all tables of a study into one SQLite file.

    Args:
        dictionary: where its columns are described, too.

    Raises:
        ExchangeError: the file cannot be written.
        RecordError: the record or the workbook cannot be read.
    """
    with writing_to(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    with Record(folder.database, read_only=True) as record:
        described = write_database(
            record,
            path,
            corpus=_gathered_corpus(folder),
            include_rehearsals=include_rehearsals,
            without=without,
        )
    if dictionary is not None:
        write_dictionary(dictionary, described)
    return path


@contextmanager
def tidy_database(
    folder: StudyFolder, *, include_rehearsals: bool = False
) -> Iterator[sqlite3.Connection]:
    """The tidy database of a study in memory. Only SELECT statements run on it.

    Raises:
        RecordError: the record or the workbook cannot be read.
    """
    with closing(sqlite3.connect(":memory:")) as connection:
        with Record(folder.database, read_only=True) as record:
            fill_database(
                connection,
                record,
                corpus=_corpus(folder),
                include_rehearsals=include_rehearsals,
            )
        connection.execute("PRAGMA query_only = ON")
        connection.set_authorizer(_authorize)
        yield connection


_NO_SELECT = QT_TRANSLATE_NOOP("Exchange", "it is no SELECT statement")


def answer(
    connection: sqlite3.Connection, question: str
) -> tuple[list[str], Iterator[Sequence[object]]]:
    """Run one SELECT statement; returns the names of its columns and its rows.

    Raises:
        ExchangeError: the statement cannot be run; SQLite's reason is in the message.
    """
    try:
        cursor = connection.execute(question)
    except (sqlite3.DatabaseError, sqlite3.ProgrammingError, sqlite3.Warning) as error:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "The query cannot be run: {reason}"), reason=error
        ) from error
    if cursor.description is None:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "The query cannot be run: {reason}"),
            reason=MarkedText(_NO_SELECT, context="Exchange"),
        )
    return [column[0] for column in cursor.description], cursor


def _authorize(action: int, *_: str | None) -> int:
    return sqlite3.SQLITE_OK if action in _ALLOWED else sqlite3.SQLITE_DENY


def _gathered_corpus(folder: StudyFolder) -> Corpus | None:
    """All that the workbook holds with what the record has gained since; None without one."""
    if not folder.workbook.exists():
        return None
    with (
        gathered_workbook(folder) as workbook,
        workbook.explaining(),
        snapshot(workbook.connection),
    ):
        return read_corpus(workbook)


def _corpus(folder: StudyFolder) -> Corpus | None:
    """All that the workbook holds; None where nothing was gathered for coding yet."""
    if not folder.workbook.exists():
        return None
    with (
        Workbook(folder.workbook, coder="", read_only=True) as workbook,
        workbook.explaining(),
        snapshot(workbook.connection),
    ):
        return read_corpus(workbook)

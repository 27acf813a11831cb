"""No row of a table names an erased participant but the fact of the erasure."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from labeval.store.chain.ledger import LedgerEntry
from labeval.store.erasing.erased_rows import erase_rows, holds, known_codes, sessions_of
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.store.verify import Severity, verify
from labeval.study.folder import StudyFolder
from tests.store.chain.test_chain import older_record
from tests.store.conftest import UTC, a_header, a_mark, started, the_content
from tests.store.record.transcripts import keep_transcript

EARLIER = "2026-02-01T09:00:00.000Z"


def rows_with(connection: sqlite3.Connection, *names: str) -> set[str]:
    """The tables of which a row has one of these texts."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        table
        for (table,) in tables
        for row in connection.execute(f"SELECT * FROM {table}")
        if any(str(cell).startswith(names) for cell in row)
    }


def filled(path: Path) -> None:
    """Two people with a session, a transcript and judgments and marks made elsewhere each."""
    with Record(path) as record:
        record.versions.keep(the_content())
        for number in (1, 2):
            header = a_header(the_content(), number)
            record.sessions.begin(header, [started()])
            keep_transcript(record, header.id)
        with record.imported.writing():
            record.imported.add(
                JudgmentRow(code, f"s-{code}", "", "m", "c", "p", "t", "4", "", "", 1, "")
                for code in ("P01", "P02")
            )
            record.imported.marks.add(a_mark(code) for code in ("P01", "P02"))


def test_every_row_of_the_participant_goes_and_none_of_others(folder: StudyFolder) -> None:
    filled(folder.database)
    one, two = (a_header(the_content(), n).id for n in (1, 2))
    with Record(folder.database) as record:
        connection = record.connection
        assert sessions_of(connection, "P01") == {one} and holds(connection, "P01")
        tables = rows_with(connection, two, "P02")
        assert tables == rows_with(connection, one, "P01")
        assert erase_rows(connection, "P01", UTC) == 1 + 3 + 1 + 2 + 2
        assert rows_with(connection, one, "P01") == {"erasure"}
        assert rows_with(connection, two, "P02") == tables
        assert not holds(connection, "P01") and holds(connection, "P02")
        assert known_codes(connection) == {"P01", "P02"}
        assert known_codes(connection, erased=False) == {"P02"}
        kinds = [kind for (kind,) in connection.execute("SELECT kind FROM ledger")]
        assert kinds.count(LedgerEntry.ERASED) == 4, "session, transcript, judgments and marks"
        assert connection.execute("SELECT * FROM erasure").fetchall() == [("P01", UTC)]
    assert [one for one in verify(folder.database).findings if one.severity == Severity.ERROR] == []


def test_the_earlier_date_of_an_erasure_stays_and_is_entered(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        connection = record.connection
        for date, kept in ((UTC, UTC), (EARLIER, EARLIER), (UTC, EARLIER)):
            assert erase_rows(connection, "P77", date) == 0
            assert connection.execute("SELECT erased FROM erasure").fetchone() == (kept,)
        entries = connection.execute("SELECT kind FROM ledger").fetchall()
        assert entries == 2 * [(LedgerEntry.ERASURE,)]
    assert verify(folder.database).sound


def test_a_copy_of_an_older_program_loses_the_rows_too(tmp_path: Path) -> None:
    path = tmp_path / "older.sqlite"
    first, *_ = older_record(path)
    with closing(sqlite3.connect(path)) as connection:
        assert erase_rows(connection, "P00", UTC) == 21
        assert erase_rows(connection, "P07", UTC) == 1
        assert rows_with(connection, first, "P00", "P07") == {"erasure"}


def test_another_programs_database_holds_nobody() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE session (name TEXT)")
        assert sessions_of(connection, "P01") == set() and not holds(connection, "P01")

"""A row that a program cannot use is named; the other rows are there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from labeval.session.events.events import Ending, Event, Kind
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordGone, StoreError
from labeval.store.disk.read_only_copies import read_at_rest
from labeval.store.record.database import open_record
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.mailbox import Mailbox, MailboxReader, erase_actions
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.salvage.sources import written_version
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder, mailbox_path
from tests.store.conftest import UTC, a_header, started, the_content
from tests.support.studies.coding_study import small_workbook

ONE, TWO = (a_header(the_content(), n).id for n in (1, 2))


@pytest.fixture
def record(folder: StudyFolder) -> Record:
    """Two sessions that have ended."""
    record = Record(folder.database)
    record.versions.keep(the_content())
    for number in (1, 2):
        ended = Event(2, 2, UTC, Kind.SESSION_ENDED, value=Ending.COMPLETED)
        record.sessions.begin(a_header(the_content(), number), [started(), ended])
    return record


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ("UPDATE event SET kind = 'danced' WHERE seq = 2", "event 2"),
        ("UPDATE event SET data = '{' WHERE seq = 2", "event 2"),
    ],
)
def test_an_event_that_is_none_is_named(record: Record, change: str, where: str) -> None:
    with closing(record):
        record.connection.execute(f"{change} AND session = '{ONE}'")
        with pytest.raises(DamagedRecord, match=f"session {ONE}, {where} cannot be read"):
            record.sessions.events(ONE)
        assert len(record.sessions.events(TWO)) == 2


def test_a_session_whose_end_is_none_is_left_out_and_named(record: Record) -> None:
    with closing(record):
        record.connection.execute(
            f"UPDATE event SET value = 'x' WHERE seq = 2 AND session = '{ONE}'"
        )
        lines, damaged = record.sessions.readable_lines()
        assert [(line.header.id, line.ending) for line in lines] == [(TWO, Ending.COMPLETED)]
        (error,) = damaged
        assert ONE in str(error) and str(record.path) in str(error)


@pytest.mark.parametrize("plan", ["{", "[]", "{}"])
def test_a_session_whose_plan_is_none_is_named(record: Record, plan: str) -> None:
    with closing(record):
        record.connection.execute("UPDATE session SET plan = ? WHERE id = ?", (plan, ONE))
        with pytest.raises(DamagedRecord, match=f"session {ONE} cannot be read"):
            record.sessions.header(ONE)
        assert record.sessions.header(TWO).participant == "P02"
        lines, damaged = record.sessions.readable_lines()
        assert ([line.header.id for line in lines], len(damaged)) == ([TWO], 1)


def test_the_newest_session_and_counts_are_those_of_the_table(record: Record) -> None:
    with closing(record):
        record.connection.execute("UPDATE session SET started = '2027' WHERE id = ?", (ONE,))
        assert record.sessions.newest() == ONE
        assert (record.sessions.count("real"), record.sessions.count("rehearsal")) == (2, 0)
        record.connection.execute("DELETE FROM session")
        assert record.sessions.newest() == ""


def in_rows(record: Record) -> list[tuple[str, ...]]:
    """The rows of what is read by column."""
    found: list[tuple[str, ...]] = []
    for part in record.imported.by_column():
        whole = [cells if place is None else [cells[n] for n in place] for cells, place in part]
        found += zip(*whole, strict=True)
    return found


def test_judgments_read_by_column_are_those_of_the_rows(record: Record) -> None:
    """Whatever their texts hold, and where a page's rows differ in what they mostly share."""
    odd = ('"', "\\", "\0a", "a\x1fb", "ä\u2028\U0001f600", "[1]", "0,1", "")
    rows = [
        JudgmentRow("R1", "s", text, "m", f"c{n}", "p", f"t{text}", text, text, "", n % 3, text)
        for n, text in enumerate(odd * 300)
    ]
    with closing(record):
        with record.imported.writing():
            record.imported.add(rows)
        ordered = sorted(rows, key=JudgmentRow.key)
        assert in_rows(record) == [tuple(map(str, row)) for row in ordered]


def test_judgments_made_elsewhere_are_given_in_every_form(record: Record) -> None:
    rows = [
        JudgmentRow(code, session, "", "m", "c", "p", "t", "4", "", "", order, day)
        for code, session, order, day in (
            ("R1", "s1", 2, "2026-03-05T10:00"),
            ("R1", "s1", 10, "2026-03-04T10:00"),
            ("R2", "s2", 1, ""),
            ("R3", ONE, 1, "2020-01-01T10:00"),
        )
    ]
    with closing(record):
        with record.imported.writing():
            assert record.imported.add(rows) == 4
        own = rows[:3]
        assert list(record.imported.rows()) == own, "sessions of the record are their own"
        assert in_rows(record) == [tuple(map(str, row)) for row in own]
        assert list(record.imported.of_session("R1", "s1")) == own[:2]
        assert list(record.imported.of_session("R1", "s2")) == []
        assert record.imported.participants() == {"R1", "R2"}
        assert record.imported.count() == 3
        assert record.imported.days() == ("2026-03-04", "2026-03-05")
        assert record.sessions.participants() == {"P01", "P02", "R1", "R2", "R3"}
        record.connection.execute("INSERT INTO erasure VALUES ('R9', ?)", (UTC,))
        assert record.imported.erased_participants() == record.sessions.erased() == {"R9"}
        record.connection.execute("DELETE FROM imported_judgment")
        assert record.imported.days() == ("", "")


def test_a_mailbox_whose_table_is_lost_is_named(record: Record) -> None:
    with closing(record):
        path = mailbox_path(record.path)
        Mailbox(record.path).close()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("ALTER TABLE act RENAME TO other")
        reader = MailboxReader(record.path)
        with closing(reader):
            for read in (lambda: reader.after(ONE), reader.sessions):
                with pytest.raises(StoreError, match="what the moderator asked for is damaged"):
                    read()
        with pytest.raises(StoreError, match="what the moderator asked for is damaged"):
            erase_actions(record.path, [ONE])


def test_a_coder_is_known_again_with_the_colour(folder: StudyFolder) -> None:
    with small_workbook(folder.workbook) as book:
        book.connection.execute("UPDATE coder SET colour = '#123456'")
    with Workbook(folder.workbook, coder="C1") as book:
        assert book.coder.colour == "#123456"
    with Workbook(folder.workbook, coder="") as book:
        with pytest.raises(ValueError, match="needs a coder"):
            book.do("nothing", [])
        assert [coder.name for coder in book.coders()] == ["C1"]


def test_a_workbook_without_a_table_is_damaged(folder: StudyFolder) -> None:
    small_workbook(folder.workbook).close()
    with closing(sqlite3.connect(folder.workbook)) as connection:
        connection.execute("ALTER TABLE coder RENAME TO other")
    with pytest.raises(DamagedRecord):
        Workbook(folder.workbook, coder="C1")


def test_no_copy_is_made_of_a_record_that_is_not_at_its_place(record: Record) -> None:
    with closing(record):
        record.path.rename(record.path.with_name("moved.sqlite"))
        with pytest.raises(RecordGone, match="the file was removed or renamed"):
            back_up(record.connection, record.path, "session")
        assert not (record.path.parent / "backups").exists()


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_the_version_of_a_file_is_that_of_its_tables(tmp_path: Path, version: int) -> None:
    path = tmp_path / "record.sqlite"
    open_record(path, migrations=MIGRATIONS[:version]).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9")
    assert written_version(read_at_rest(path), path) == version
    path.write_bytes(path.read_bytes()[:4000])
    with pytest.raises(NewerRecord):
        written_version(read_at_rest(path), path)

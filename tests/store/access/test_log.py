"""The access log: lines wait without touching the record, are chained, and are never changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from labeval.exchange.tables import find_table
from labeval.session.events.events import RecordError
from labeval.store.access.log import (
    STAFF,
    AccessKind,
    access_lines,
    note_access,
    take_in_accesses,
)
from labeval.store.disk.lock import StudyLock
from labeval.store.merging.merge import merge
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, started, the_content
from tests.support.protected import holding, protected


def study(place: Path, number: int = 1) -> StudyFolder:
    folder = StudyFolder(place)
    folder.path.mkdir()
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        record.sessions.begin(a_header(content, number), [started()])
    return folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StudyFolder:
    monkeypatch.setenv(STAFF, "AB")
    return study(tmp_path / "study")


def seen(folder: StudyFolder) -> list[tuple[str, str, str]]:
    with Record(folder.database, read_only=True) as record:
        return [(line.who, line.action, line.what) for line in access_lines(record)]


def take_in(folder: StudyFolder) -> int:
    with StudyLock(folder.lock), Record(folder.database) as record:
        return take_in_accesses(record)


def faults(folder: StudyFolder) -> list[str]:
    return [str(finding) for finding in verify(folder.database).findings]


def test_a_line_waits_while_the_record_has_a_writer_and_is_taken_in_once(
    folder: StudyFolder,
) -> None:
    before = folder.database.read_bytes()
    with StudyLock(folder.lock):
        note_access(folder, AccessKind.OPENED, "coding", who="CD")
        note_access(folder, AccessKind.EXPORTED, "csv")
    assert folder.database.read_bytes() == before
    lines = [("CD", "opened", "coding"), ("AB", "exported", "csv")]
    assert seen(folder) == lines
    assert take_in(folder) == 2
    assert take_in(folder) == 0
    assert seen(folder) == lines
    assert faults(folder) == []
    with Record(folder.database, read_only=True) as record:
        rows = list(find_table("access").rows(record))
    assert [row[1:] for row in rows] == lines


def test_lines_that_a_killed_program_left_are_known(folder: StudyFolder) -> None:
    note_access(folder, AccessKind.OPENED, "home")
    with closing(sqlite3.connect(folder.mailbox)) as mailbox:
        (row,) = mailbox.execute("SELECT * FROM access").fetchall()
    take_in(folder)
    with closing(sqlite3.connect(folder.mailbox)) as mailbox, mailbox:
        mailbox.execute("INSERT INTO access VALUES (?, ?, ?, ?, ?)", row)
    assert take_in(folder) == 1
    assert len(seen(folder)) == 1 and faults(folder) == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("UPDATE access SET who = 'XY'", "line of .* of the access log"),
        ("DELETE FROM access", "a line of the access log is missing"),
    ],
)
def test_a_line_that_was_changed_or_taken_out_is_found(
    folder: StudyFolder, change: str, found: str
) -> None:
    note_access(folder, AccessKind.OPENED, "home")
    take_in(folder)
    with closing(sqlite3.connect(folder.database)) as record, record:
        record.execute(change)
    import re

    assert any(re.search(found, line) for line in faults(folder))


def test_merging_brings_the_lines_together(folder: StudyFolder, tmp_path: Path) -> None:
    other = study(tmp_path / "other", 2)
    note_access(other, AccessKind.ERASED, "P07", who="CD")
    take_in(other)
    note_access(folder, AccessKind.OPENED, "home")
    take_in(folder)
    for _ in range(2):
        with StudyLock(folder.lock), Record(folder.database) as record:
            merge(record, other.database)
    assert sorted(seen(folder)) == [("AB", "opened", "home"), ("CD", "erased", "P07")]
    assert faults(folder) == []


def test_in_a_protected_study_it_is_encrypted(folder: StudyFolder) -> None:
    protected(folder)
    note_access(folder, AccessKind.EXPORTED, "a-word-of-the-log")
    assert holding(folder.path, "a-word-of-the-log") == []
    take_in(folder)
    assert holding(folder.path, "a-word-of-the-log") == []
    assert seen(folder) == [("AB", "exported", "a-word-of-the-log")]


def test_where_no_session_was_run_nothing_is_written(tmp_path: Path) -> None:
    empty = StudyFolder(tmp_path)
    note_access(empty, AccessKind.OPENED, "home")
    assert list(tmp_path.iterdir()) == []


def test_lines_of_one_moment_and_lines_that_wait_on_are_each_there_once(
    folder: StudyFolder,
) -> None:
    """A program that is killed while it takes lines in leaves them in both files."""
    for what in ("one", "two", "three"):
        note_access(folder, AccessKind.OPENED, what)
    with closing(sqlite3.connect(folder.mailbox)) as mailbox:
        mailbox.execute("UPDATE access SET utc = '2026-03-01T09:00:00.000Z'")
        mailbox.commit()
        waiting = mailbox.execute("SELECT * FROM access").fetchall()
    assert take_in(folder) == 3
    assert sorted(what for _, _, what in seen(folder)) == ["one", "three", "two"]
    with closing(sqlite3.connect(folder.mailbox)) as mailbox:
        mailbox.executemany("INSERT INTO access VALUES (?, ?, ?, ?, ?)", waiting)
        mailbox.commit()
    assert sorted(what for _, _, what in seen(folder)) == ["one", "three", "two"]
    assert take_in(folder) == 3 and take_in(folder) == 0
    assert sorted(what for _, _, what in seen(folder)) == ["one", "three", "two"]
    assert faults(folder) == []
    folder.mailbox.unlink()
    assert len(seen(folder)) == 3


def test_a_mailbox_that_is_damaged_is_named(folder: StudyFolder) -> None:
    folder.mailbox.write_bytes(b"no database, but long enough to be one " * 400)
    with pytest.raises(RecordError, match="is damaged") as refused:
        seen(folder)
    assert str(folder.mailbox) in str(refused.value)


def test_the_exported_table_says_what_each_action_is(folder: StudyFolder) -> None:
    for kind in AccessKind:
        note_access(folder, kind, "of this kind")
    take_in(folder)
    table = find_table("access")
    with Record(folder.database, read_only=True) as record:
        actions = {action for _, _, action, _ in table.rows(record)}
    (column,) = (column for column in table.COLUMNS if column.name == "action")
    assert actions == set(column.values) == set(AccessKind)

"""A copy or an erasure that cannot be made is named, and leaves no half of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk import backup
from labeval.store.disk.backup import back_up, back_up_rotating, backups_of, copy_twice
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.second_place import choose_second_place
from labeval.store.erasing.erased_files import Traces
from labeval.store.erasing.workbook_erasure import erase_from_workbook
from labeval.store.record import database
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content
from tests.support.studies.coding_study import small_workbook

resource = pytest.importorskip("resource", reason="limits of this kind")
TRACES = Traces("P01", frozenset({"session-1"}), frozenset())


@pytest.fixture
def record(folder: StudyFolder) -> Iterator[Record]:
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        texts = [comment(seq, "x" * 500) for seq in range(2, 300)]
        record.sessions.begin(a_header(the_content(), 1), [started(), *texts])
        yield record


def test_a_copy_for_which_there_is_no_room_is_named_and_gone(record: Record) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, most))  # what a full disk is to SQLite
    try:
        with pytest.raises(RecordUnavailable, match="backups"):
            back_up(record.connection, record.path, "session")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    assert list((record.path.parent / "backups").iterdir()) == []
    assert back_up(record.connection, record.path, "session").stat().st_size > 100_000


def test_an_old_copy_that_cannot_be_removed_is_named_and_the_new_one_is_there(
    record: Record,
) -> None:
    old = back_up_rotating(record, keep=1)
    old.unlink()
    old.mkdir()
    with pytest.raises(RecordUnavailable, match="the new copy is there, but an old one"):
        back_up_rotating(record, keep=1)
    assert len([one for one in old.parent.iterdir() if one.is_file()]) == 1


def test_an_erasure_while_another_program_codes_is_named(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_workbook(folder.workbook).close()
    monkeypatch.setattr(database, "_BUSY_MS", 0)
    with closing(sqlite3.connect(folder.workbook)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(RecordUnavailable, match="another program is"):
            erase_from_workbook(folder.workbook, TRACES)
    assert erase_from_workbook(folder.workbook, TRACES).rows > 0


def test_a_copy_that_a_disk_has_not_written_as_it_was_told_is_named_and_gone(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program cannot make a disk unreliable: the content is written so here."""

    def write(_: sqlite3.Connection, target: Path) -> None:
        target.write_bytes(b"something else " * 1000)

    monkeypatch.setattr(backup, "write_copy", write)
    with pytest.raises(RecordUnavailable, match="Input/output error"):
        back_up(record.connection, record.path, "session")
    assert list((record.path.parent / "backups").iterdir()) == []


def test_ten_copies_are_kept_at_both_places(record: Record, tmp_path: Path) -> None:
    second = tmp_path / "second"
    second.mkdir()
    choose_second_place(second)
    try:
        with closing(record):
            for _ in range(12):
                back_up_rotating(record)
                copy_twice(record.path.parent)
    finally:
        choose_second_place(None)
    assert len(backups_of(record.path)) == 10
    assert len([file for file in second.rglob("*.sqlite") if file.is_file()]) == 10

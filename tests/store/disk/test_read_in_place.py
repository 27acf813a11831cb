"""Files of a database are read where they are, whatever their pages, and nothing is made there."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.raw_pages import pages_of
from labeval.store.disk.read_only_copies import FileAtRest
from labeval.store.record import database
from labeval.store.record.database import explained
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content

HEADER = a_header(the_content(), 1)


@pytest.fixture
def with_log(folder: StudyFolder) -> Path:
    """Files of a record whose newest events are in its log, as a killed program leaves them."""
    left = folder.path / "left"
    left.mkdir()
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        record.sessions.begin(HEADER, [started()])
        for file in folder.path.glob("record.sqlite*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, left / file.name)
    return left / folder.database.name


def test_what_is_in_the_log_is_read_and_no_file_is_made(with_log: Path) -> None:
    before = {file.name: file.read_bytes() for file in with_log.parent.iterdir()}
    assert len(before) == 3  # the file of heads is one
    other = FileAtRest(with_log)
    with closing(other):
        found = other.connection.execute("SELECT id FROM session").fetchall()
        assert found == [(HEADER.id,)]
        with pytest.raises(sqlite3.OperationalError):
            other.connection.execute("DELETE FROM session")
        other.check()
    assert {file.name: file.read_bytes() for file in with_log.parent.iterdir()} == before


def test_whoever_writes_meanwhile_is_noticed(with_log: Path) -> None:
    other = FileAtRest(with_log)
    with closing(other):
        with Record(with_log) as record:
            record.sessions.journal(HEADER.id).append([comment(2, "later")])
        with pytest.raises(RecordUnavailable, match="another program is writing"):
            other.check()


def test_a_reader_sees_what_is_written_later(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        journal = record.sessions.begin(HEADER, [started()])
        with Record(folder.database, read_only=True) as reader:
            assert len(reader.sessions.events(HEADER.id)) == 1
            journal.append([comment(2, "later")])
            assert len(reader.sessions.events(HEADER.id)) == 2


@pytest.mark.parametrize("size", [512, 1024, 4096, 65536])
def test_pages_of_every_size_that_there_is_are_read(tmp_path: Path, size: int) -> None:
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA page_size = {size}")
        connection.execute("CREATE TABLE one (text)")
        connection.execute("PRAGMA user_version = 7")
    pages = pages_of(path.read_bytes(), b"", strict=True)
    assert (pages.size, pages.count, pages.version) == (size, 2, 7)
    assert pages.page(2) == path.read_bytes()[size:] and pages.page(3) is pages.page(0) is None
    assert pages.image() == path.read_bytes()
    cut = pages_of(path.read_bytes()[: size + 9], b"", strict=True)
    assert cut.count == 2 and cut.page(2) == path.read_bytes()[size : size + 9].ljust(size, b"\0")


@pytest.mark.parametrize("size", [0, 256, 500, 3000])
def test_a_size_that_no_page_has_is_not_taken(size: int) -> None:
    main = b"SQLite format 3\0" + size.to_bytes(2) + bytes(5000)
    assert pages_of(main, b"", strict=False).size == 4096


def test_an_error_of_the_disk_is_told_apart_from_a_full_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    for place in (tmp_path, tmp_path / "gone"):
        found = explained(error, place / "record.sqlite")
        assert "the disk reports an error" in str(found) and "full" not in str(found)
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    assert "the disk is full" in str(explained(error, tmp_path / "record.sqlite"))
    monkeypatch.setattr(database, "_LITTLE_SPACE", 1 << 62)
    for code, words in (
        (sqlite3.SQLITE_IOERR_WRITE, "the disk is full"),
        (sqlite3.SQLITE_BUSY, "another program is writing"),
    ):
        error.sqlite_errorcode = code
        assert words in str(explained(error, tmp_path / "record.sqlite"))
    bug = sqlite3.OperationalError("near: syntax error")
    assert explained(bug, tmp_path / "record.sqlite") is bug

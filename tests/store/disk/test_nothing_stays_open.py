"""A file that cannot be opened is let go of at once, so that it can be moved away or replaced."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from labeval.files.refusal import FileRefused
from labeval.session.events.events import RecordError
from labeval.store.disk.read_only_copies import memory_copy, read_at_rest
from labeval.store.merging.merge import check_other
from labeval.store.record.database import open_record, read_copy, read_record, record_at_rest
from labeval.store.record.following import FollowedRecord
from labeval.store.record.mailbox import Mailbox, MailboxReader
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.verify import salvage, verify
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.store.conftest import interleaved

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open files by /proc")
Odd = Callable[[Path], None]


def garbage(path: Path) -> None:
    path.write_bytes(b"no database, but long enough to be one " * 400)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-4096])


def emptied(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 77")


def of_something_else(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE other (name)")


def older_with_other_tables(path: Path) -> None:
    of_something_else(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 1")


def odd_schema(path: Path) -> None:
    content = path.read_bytes()
    at = content.index(b"CREATE TABLE")
    path.write_bytes(content[:at] + b"\xff\xfe\xff" + content[at + 3 :])


def at_rest(path: Path) -> None:
    with record_at_rest(path):
        return


def mail(path: Path) -> None:
    with closing(MailboxReader(path)) as reader:
        reader.after("x")


OPENING: dict[str, Callable[[Path], Any]] = {
    "to write": open_record,
    "to read": read_record,
    "a copy": read_copy,
    "a copy in memory": memory_copy,
    "at rest": at_rest,
    "its pages": read_at_rest,
    "a record": Record,
    "a record to read": lambda path: Record(path, read_only=True),
    "a workbook": lambda path: Workbook(path, coder="A"),
    "a workbook to read": lambda path: Workbook(path, coder="", read_only=True),
    "a follower": lambda path: FollowedRecord(path),
    "to merge": check_other,
    "to verify": verify,
    "to rescue": lambda path: salvage(path, path.with_name("saved.sqlite")),
    "a mailbox": lambda path: Mailbox(path.with_name("record.sqlite")),
    "a mailbox to read": lambda path: mail(path.with_name("record.sqlite")),
}


def still_open(place: Path) -> list[str]:
    found = []
    for each in Path("/proc/self/fd").iterdir():
        try:
            target = str(each.readlink())
        except OSError:  # that of the list itself
            continue
        if target.startswith(f"{place}/"):
            found.append(target)
    return found


@pytest.mark.parametrize(
    "damage",
    [garbage, cut, emptied, newer, of_something_else, older_with_other_tables, odd_schema],
    ids=lambda damage: damage.__name__,
)
def test_whoever_is_refused_keeps_no_file_open(tmp_path: Path, damage: Odd) -> None:
    folder = StudyFolder(tmp_path)
    interleaved(folder.database, 2, 3)
    with closing(sqlite3.connect(folder.database)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    damage(folder.database)
    folder.mailbox.write_bytes(folder.database.read_bytes())
    whole = folder.database.read_bytes()
    refused = 0
    for name, opening in OPENING.items():
        path = folder.mailbox if "mailbox" in name else folder.database
        kept: list[Exception] = []  # as a window keeps an error that it shows
        try:
            result = opening(path)
            if hasattr(result, "close"):
                result.close()
        except (RecordError, FileRefused, sqlite3.DatabaseError) as error:
            kept.append(error)
        refused += len(kept)
        assert still_open(tmp_path) == [], name
        if folder.database.read_bytes() != whole:
            folder.database.write_bytes(whole)
    assert refused >= 6
    assert len(MIGRATIONS) < 77


def test_an_error_that_needs_no_explaining_is_not_its_own_cause(tmp_path: Path) -> None:
    with closing(open_record(tmp_path / "record.sqlite")) as connection:
        for sql in ("SELECT 1 FROM nowhere", "INSERT INTO erasure VALUES (NULL, '')"):
            with pytest.raises(sqlite3.DatabaseError) as caught:
                connection.execute(sql)
            assert caught.value.__cause__ is None

"""How each way of opening a database leaves the connection, and the ring of keys."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk import read_only_copies
from labeval.store.disk.errors import RecordUnavailable, StudyLocked
from labeval.store.disk.key_ring import KeyRing, database_key, is_locked
from labeval.store.disk.protected_connection import connected
from labeval.store.disk.read_only_copies import (
    FileAtRest,
    memory_copy,
    opened,
    read_at_rest,
    read_schema,
    write_encrypted,
)
from labeval.store.disk.study_key import StudyKey, read_protection
from labeval.store.protecting.rewriting import rewrite
from labeval.store.record.database import open_record, read_copy, read_record
from labeval.store.record.following import FollowedRecord
from labeval.store.record.mailbox import Mailbox, MailboxReader
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.salvage.older_records import new_database
from labeval.study.folder import StudyFolder
from tests.support.protected import all_keys_forgotten, lock, protected, unlock

Copy = Callable[[], Path]
ONE = "seq = 5 AND session = (SELECT min(session) FROM event)"
LATER = (*MIGRATIONS, "CREATE TABLE note (text TEXT) STRICT;")


def setting(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


@pytest.mark.parametrize(
    "opens",
    [memory_copy, read_copy, lambda path: read_copy(path, migrations=LATER), open_record],
    ids=["in memory", "as of now", "an older one in memory", "to write"],
)
def test_what_refers_to_a_row_goes_with_it_wherever_rows_can_be_changed(
    copy_of_record: Copy, opens: Callable[[Path], sqlite3.Connection]
) -> None:
    with closing(opens(copy_of_record())) as connection:
        assert setting(connection, "foreign_keys") == 1
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            connection.execute(f"UPDATE event SET session = 'x' WHERE {ONE}")


def test_nothing_is_changed_by_those_who_read(copy_of_record: Copy) -> None:
    path = copy_of_record()
    Mailbox(path).close()
    before = path.read_bytes()
    at_rest, followed, letters = FileAtRest(path), FollowedRecord(path), MailboxReader(path)
    assert letters.sessions() == []
    reading = letters._connection
    assert reading is not None
    readers = [read_record(path), at_rest.connection, followed._connection, reading]
    for connection in readers:
        for statement in ("DELETE FROM event", "DELETE FROM act", "CREATE TABLE x (y)"):
            with pytest.raises(sqlite3.OperationalError, match=r"readonly|no such table"):
                connection.execute(statement)
    assert setting(at_rest.connection, "locking_mode") == "exclusive"
    assert [setting(one, "query_only") for one in readers] == [1, 1, 0, 1]
    for reader in (readers[0], at_rest, followed, letters):
        reader.close()
    letters.close()  # twice is fine
    assert path.read_bytes() == before


def test_a_database_for_what_is_restored_keeps_nothing_deleted_and_no_journal(
    tmp_path: Path,
) -> None:
    with closing(new_database(None, encrypted=False)) as memory:
        assert setting(memory, "secure_delete") == 1
        assert setting(memory, "journal_mode") == "memory"
    with closing(new_database(tmp_path / "new.sqlite", encrypted=False)) as file:
        assert setting(file, "secure_delete") == 1
        assert (setting(file, "journal_mode"), setting(file, "synchronous")) == ("off", 0)


def test_an_image_is_a_database_without_a_log_whatever_its_header_says(
    copy_of_record: Copy,
) -> None:
    image = bytearray(copy_of_record().read_bytes())
    assert image[18:20] == b"\2\2"
    with closing(opened(image)) as connection:
        assert setting(connection, "foreign_keys") == 1
        assert connection.execute("SELECT count(*) FROM event").fetchone() == (360,)
    with closing(opened(bytearray())) as nothing:
        assert nothing.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_a_file_that_is_written_anew_keeps_its_version_its_rows_and_no_companions(
    copy_of_record: Copy, tmp_path: Path
) -> None:
    path, key = copy_of_record(), bytes(range(32))
    with closing(sqlite3.connect(path)) as made:
        made.execute("PRAGMA application_id = 77")
        made.commit()
        rows = made.execute("SELECT * FROM event ORDER BY session, seq").fetchall()
        version = setting(made, "user_version")
    shutil.copyfile(path, tmp_path / "plain.sqlite")
    rewrite(path, key=None, new_key=key)
    with pytest.raises(sqlite3.DatabaseError), closing(sqlite3.connect(path)) as plain:
        plain.execute("SELECT * FROM event")
    with closing(connected(path, key)) as locked:
        assert setting(locked, "application_id") == 77
        assert setting(locked, "user_version") == version != 0
        found = locked.execute("SELECT * FROM event ORDER BY session, seq").fetchall()
        assert found == rows
    rewrite(path, key=key, new_key=None)
    with closing(sqlite3.connect(path)) as plain:
        assert plain.execute("SELECT * FROM event ORDER BY session, seq").fetchall() == rows
        assert (setting(plain, "application_id"), setting(plain, "user_version")) == (77, version)
    names = sorted(file.name for file in path.parent.glob(f"{path.name}*"))
    assert names == [path.name]


def test_a_ring_gives_a_key_as_long_as_it_has_it_and_asks_once(tmp_path: Path) -> None:
    with all_keys_forgotten():
        folder = StudyFolder(tmp_path / "study")
        folder.path.mkdir()
        protected(folder)
        protection = read_protection(folder.protection)
        assert not is_locked(folder.protection)
        key = database_key(protection)
        with Record(folder.database):
            pass
        with FileAtRest(folder.database).connection as at_rest:
            assert setting(at_rest, "query_only") == 1
        lock(folder)
        assert is_locked(folder.protection) and not is_locked(tmp_path / "none.json")
        with pytest.raises(StudyLocked, match="a passphrase or key is needed"):
            database_key(protection)
        unlock(folder)
        assert database_key(protection) == key


def test_keys_are_handed_over_asked_for_once_and_forgotten() -> None:
    first, second = StudyKey(bytes(32)), StudyKey(bytes(range(32)))
    ring, other, asked = KeyRing(), KeyRing(), list[str]()

    class Known:
        """A protection, as far as a ring looks at it."""

        path = Path("study/protection.json")
        keys = ()

        def __init__(self, key: StudyKey) -> None:
            self.key = key.id

    one, two = Known(first), Known(second)
    ring.add(first)
    ring.add(second)
    assert ring.key_of(one) == first and ring.holds(two)  # type: ignore[arg-type]
    other.take(ring.handed_over())
    assert other.key_of(one) == first and other.key_of(two) == second  # type: ignore[arg-type]
    other.take(b"")
    ring.forget(first.id)
    ring.forget(first.id)  # twice is fine
    assert not ring.holds(one) and ring.holds(two)  # type: ignore[arg-type]

    def ask(protection: object) -> StudyKey | None:
        asked.append(protection.key)  # type: ignore[attr-defined]
        return first if protection.key == first.id else None  # type: ignore[attr-defined]

    ring.ask_with(ask)
    assert ring.key_of(one) == ring.key_of(one) == first  # type: ignore[arg-type]
    assert asked == [first.id]
    ring.clear()
    for gone in (one, two):
        with pytest.raises(StudyLocked):
            ring.key_of(gone)  # type: ignore[arg-type]
    assert asked == [first.id]


def test_nothing_of_a_file_that_changes_all_the_time_is_read(
    copy_of_record: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, seen = copy_of_record(), list[int]()

    def state(_: Path) -> list[tuple[int, int]]:
        seen.append(1)
        return [(len(seen), 0)]

    with closing(read_at_rest(path)) as pages:
        assert len(pages.image()) == path.stat().st_size
    monkeypatch.setattr(read_only_copies, "_state", state)
    with pytest.raises(RecordUnavailable, match="another program is writing to the record"):
        read_at_rest(path)
    assert len(seen) == 40  # twenty times, before and after


def test_a_plain_study_gets_no_encrypted_file_and_what_cannot_be_read_is_said(
    tmp_path: Path,
) -> None:
    memory = sqlite3.connect(":memory:")
    with pytest.raises(RecordUnavailable, match="the study is protected"):
        write_encrypted(memory, tmp_path / "copy.sqlite")
    memory.close()
    assert not (tmp_path / "copy.sqlite").exists()
    (tmp_path / "folder.sqlite").mkdir()
    with pytest.raises(RecordUnavailable, match="cannot be read: Is a directory"):
        read_at_rest(tmp_path / "folder.sqlite")
    with pytest.raises(RecordUnavailable, match="cannot be read: No such file"):
        FileAtRest(tmp_path / "none.sqlite")


def test_a_schema_that_is_no_text_is_a_damaged_file() -> None:
    with closing(sqlite3.connect(":memory:")) as memory:

        def undecodable(content: bytes) -> str:
            return bytes([0xFF]).decode()

        class Reading:
            """A connection whose driver cannot decode what SQLite says."""

            def execute(self, sql: str) -> sqlite3.Cursor:
                memory.text_factory = undecodable
                return memory.execute("SELECT 'x'")

        with pytest.raises(sqlite3.DatabaseError, match="schema is malformed") as found:
            read_schema(Reading())  # type: ignore[arg-type]
        assert found.value.sqlite_errorcode == sqlite3.SQLITE_CORRUPT


def test_where_sqlite_cannot_make_its_files_a_copy_in_memory_is_read(copy_of_record: Copy) -> None:
    """As in a folder that cannot be written: its shared memory has no place."""
    path = copy_of_record()
    with Record(path, read_only=True) as record:
        count = record.connection.execute("SELECT count(*) FROM event").fetchone()
    for suffix in ("-shm", "-wal"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    path.with_name(f"{path.name}-shm").mkdir()
    with closing(read_record(path)) as connection:
        assert connection.execute("SELECT count(*) FROM event").fetchone() == count
        assert setting(connection, "query_only") == 1
        with pytest.raises(sqlite3.OperationalError):
            connection.execute("DELETE FROM event")


def test_an_older_record_that_is_only_read_is_not_copied_first(copy_of_record: Copy) -> None:
    path = copy_of_record()
    before = {file.name for file in path.parent.iterdir()}
    read_copy(path, migrations=LATER).close()
    read_record(path, migrations=LATER).close()
    assert {file.name for file in path.parent.iterdir()} - before == set()
    open_record(path, migrations=LATER).close()
    assert (path.parent / "backups").is_dir()

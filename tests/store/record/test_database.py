"""Opening a record: newer, older, foreign and emptied ones."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk.backup import AFTER_SESSION, back_up, back_up_rotating, backups_of
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.record.database import open_record, read_copy, read_record, transaction
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS, SCHEMA_VERSION
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content

ADDS_NOTES = "CREATE TABLE note (id TEXT PRIMARY KEY, text TEXT) STRICT; -- a; b\n"
REBUILDS_SESSIONS = """
    CREATE TABLE session_new AS SELECT *, '' AS room FROM session;
    DROP TABLE session;
    ALTER TABLE session_new RENAME TO session;
"""
FAILS_HALFWAY = "CREATE TABLE half (a TEXT); INSERT INTO nowhere VALUES (1);"

Copy = Callable[[], Path]


def test_a_new_record_has_this_programs_version_and_commits_to_disk(folder: StudyFolder) -> None:
    with closing(open_record(folder.database)) as connection:
        pragmas = ("user_version", "journal_mode", "synchronous", "foreign_keys", "secure_delete")
        values = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas]
    assert values == [SCHEMA_VERSION, "wal", 2, 1, 1]
    assert not folder.backups.exists()


@pytest.mark.parametrize("opens", [open_record, read_record])
def test_a_newer_record_is_refused_in_a_clear_sentence(
    copy_of_record: Copy, opens: Callable[[Path], sqlite3.Connection]
) -> None:
    path = copy_of_record()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 3}")
    before = path.read_bytes()
    with pytest.raises(
        NewerRecord, match=rf"record version {SCHEMA_VERSION + 3}.*install the newer labeval"
    ):
        opens(path)
    assert path.read_bytes() == before


def test_an_older_record_is_copied_before_it_is_brought_up_to_date(copy_of_record: Copy) -> None:
    path = copy_of_record()
    later = (*MIGRATIONS, ADDS_NOTES, REBUILDS_SESSIONS)
    with closing(open_record(path, migrations=later)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(later),)
        assert connection.execute("SELECT count(*) FROM note").fetchone() == (0,)
        assert connection.execute("SELECT count(*), max(room) FROM session").fetchone() == (6, "")
        assert connection.execute("SELECT count(*) FROM event").fetchone() == (360,)
    (backup,) = backups_of(path)
    assert backup.name.endswith(f"-before-version-{len(later)}.sqlite")
    with Record(backup) as record:
        assert len(record.sessions.lines()) == 6


def test_a_migration_that_fails_leaves_the_file_as_it_was(copy_of_record: Copy) -> None:
    path = copy_of_record()
    before = path.read_bytes()
    with pytest.raises(DamagedRecord) as refused:
        open_record(path, migrations=(*MIGRATIONS, ADDS_NOTES, FAILS_HALFWAY))
    assert "nowhere" in str(refused.value.__cause__)
    assert path.read_bytes() == before
    assert len(backups_of(path)) == 1
    with Record(path) as record:
        assert len(record.sessions.lines()) == 6


def test_a_reader_does_not_bring_the_file_up_to_date(copy_of_record: Copy) -> None:
    path = copy_of_record()
    before = path.read_bytes()
    with closing(read_record(path, migrations=(*MIGRATIONS, ADDS_NOTES))) as connection:
        assert connection.execute("SELECT count(*) FROM note").fetchone() == (0,)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            connection.execute("DELETE FROM session")
    assert path.read_bytes() == before


def test_two_programs_that_migrate_at_once_do_it_once(copy_of_record: Copy) -> None:
    path = copy_of_record()
    later = (*MIGRATIONS, ADDS_NOTES)
    first, second = (open_record(path, migrations=later) for _ in range(2))
    first.close()
    second.close()
    assert len(backups_of(path)) == 1


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    with pytest.raises(RecordUnavailable, match="not the record of a labeval study"):
        open_record(path)


def test_a_file_that_is_no_database_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "record.sqlite"
    path.write_text("a letter to nobody " * 100)
    with pytest.raises(DamagedRecord, match="labeval verify"):
        open_record(path)
    with pytest.raises(DamagedRecord, match="labeval verify"):
        read_record(path)


def test_the_log_of_a_file_that_was_emptied_is_not_thrown_away(
    folder: StudyFolder, tmp_path: Path
) -> None:
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        log = Path(f"{folder.database}-wal").read_bytes()
    assert len(log) > 0
    path = tmp_path / "emptied.sqlite"
    for content in (b"", b"S"):
        path.write_bytes(content)
        Path(f"{path}-wal").write_bytes(log)
        for opened in (open_record, read_record):
            with pytest.raises(DamagedRecord):
                opened(path)
            assert Path(f"{path}-wal").read_bytes() == log


def test_no_record_and_no_folder_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(RecordUnavailable, match="no session has been run"):
        read_record(tmp_path / "record.sqlite")
    with pytest.raises(RecordUnavailable, match="check that its folder exists"):
        open_record(tmp_path / "away" / "record.sqlite")


def test_a_writer_that_does_not_let_go_is_named(copy_of_record: Copy) -> None:
    path = copy_of_record()
    with Record(path) as record, closing(open_record(path)) as other:
        header = next(record.sessions.headers())
        record.connection.execute("PRAGMA busy_timeout = 1")
        with (
            transaction(other),
            pytest.raises(RecordUnavailable, match="another program is writing"),
        ):
            record.sessions.journal(header.id).append([comment(61, "late")])
        record.sessions.journal(header.id).append([comment(61, "in time")])
        assert record.sessions.events(header.id)[-1].value == "in time"


def test_a_copy_is_whole_while_the_record_is_written(folder: StudyFolder) -> None:
    content, header = the_content(), a_header(the_content(), 1)
    with Record(folder.database) as record:
        record.versions.keep(content)
        journal = record.sessions.begin(header, [started()])
        with transaction(record.connection) as connection:
            connection.execute("UPDATE session SET language = 'xx'")
            with closing(sqlite3.connect(folder.database)) as reader:
                made = back_up(reader, folder.database, "test")
        journal.append([comment(2, "later")])
    assert made.read_bytes()[18:20] == b"\1\1"  # one file, without a write-ahead log
    assert [p.name for p in folder.backups.iterdir()] == [made.name]
    with Record(made, read_only=True) as copy:
        assert copy.sessions.header(header.id) == header
        assert len(copy.sessions.events(header.id)) == 1


def test_the_newest_copies_after_sessions_are_kept_and_all_others(copy_of_record: Copy) -> None:
    path = copy_of_record()
    with Record(path) as record:
        other = back_up(record.connection, path, "before-version-9")
        made = [back_up_rotating(record, keep=3) for _ in range(5)]
    assert backups_of(path) == [*reversed(made[2:]), other]
    assert AFTER_SESSION in made[0].name


def test_a_copy_that_cannot_be_written_leaves_nothing_behind(copy_of_record: Copy) -> None:
    path = copy_of_record()
    (path.parent / "backups").write_text("a file where the folder should be")
    with (
        Record(path) as record,
        pytest.raises(RecordUnavailable, match="record itself is in its place"),
    ):
        back_up_rotating(record)
    with Record(path) as record:
        assert len(record.sessions.lines()) == 6


@pytest.mark.parametrize("version", [1, 2, SCHEMA_VERSION - 1])
@pytest.mark.parametrize("opens", [open_record, read_record, read_copy])
def test_tables_of_another_version_than_the_file_gives_are_damage(
    tmp_path: Path, version: int, opens: Callable[[Path], sqlite3.Connection]
) -> None:
    path = tmp_path / "record.sqlite"
    open_record(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    before = path.read_bytes()
    with pytest.raises(DamagedRecord, match=r"record\.sqlite"):
        opens(path)
    assert path.read_bytes() == before

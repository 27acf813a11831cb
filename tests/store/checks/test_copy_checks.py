"""What only a copy has is named, unless it is of somebody who was erased."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk.backup import back_up
from labeval.store.disk.raw_pages import pages_of
from labeval.store.erasing.erased_rows import erase_rows
from labeval.store.record.database import open_record
from labeval.store.record.heads import heads_path
from labeval.store.record.record import Record
from labeval.store.record.schema import CHAINED_VERSION, MIGRATIONS, SCHEMA_VERSION
from labeval.store.salvage.copy_checks import had_chains, open_copy, read_copies
from labeval.store.salvage.raw_rows import layouts, raw_rows
from labeval.store.verify import Severity, salvage, verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC, a_header, comment, started, the_content

ONE, TWO = (a_header(the_content(), n).id for n in (1, 2))
ONLY_THERE = "and no more in the record"


@pytest.fixture
def path(folder: StudyFolder) -> Path:
    """Two sessions, and a copy of both."""
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        for number in (1, 2):
            record.sessions.begin(a_header(the_content(), number), [started(), comment(2, "one")])
        back_up(record.connection, folder.database, "session")
    return folder.database


def errors(path: Path) -> list[str]:
    found = verify(path).findings
    return [str(one) for one in found if one.severity == Severity.ERROR]


def fresh(path: Path) -> None:
    """Another record takes the place of this one, which knows nothing of its sessions."""
    for file in path.parent.glob("record.sqlite*"):
        file.unlink()
    heads_path(path).unlink(missing_ok=True)
    with Record(path) as record:
        record.versions.keep(the_content())


def test_sessions_that_only_a_copy_has_are_named_and_restored(path: Path) -> None:
    fresh(path)
    assert [ONLY_THERE in line for line in errors(path)] == [True, True]
    assert {line.split()[2].rstrip(":") for line in errors(path)} == {ONE, TWO}


def test_somebody_who_was_erased_before_the_record_knew_them_is_not_missed(path: Path) -> None:
    fresh(path)
    with Record(path) as record:
        erase_rows(record.connection, "P01", UTC)
    found = errors(path)
    assert [line for line in found if ONLY_THERE in line and ONE in line] == []
    assert [line for line in found if ONLY_THERE in line and TWO in line]
    assert [line for line in found if "participant P01 was erased, but not here" in line]


def test_somebody_whom_the_ledger_says_was_erased_is_not_missed(path: Path) -> None:
    with Record(path) as record:
        erase_rows(record.connection, "P01", UTC)
        record.connection.execute("DELETE FROM erasure")
    found = errors(path)
    assert not [line for line in found if ONLY_THERE in line]
    assert [line for line in found if "the fact of an erasure is missing" in line]


def test_of_two_copies_each_session_is_named_once(path: Path) -> None:
    (copy,) = path.parent.glob("backups/*")
    shutil.copy(copy, copy.with_name(copy.name.replace("-session", "-again")))
    fresh(path)
    assert len([line for line in errors(path) if ONLY_THERE in line]) == 2


def test_a_later_state_that_two_copies_have_is_named_once_and_hides_no_other(path: Path) -> None:
    with Record(path) as record:
        for id in (ONE, TWO):
            record.sessions.journal(id).append([comment(3, "later")])
        for reason in ("session", "again"):
            back_up(record.connection, path, reason)
        record.connection.execute("DELETE FROM event WHERE seq = 3")
    lines = [line for line in errors(path) if "events of it, the record" in line]
    assert sorted(line.split()[2].rstrip(":") for line in lines) == sorted((ONE, TWO))


def test_a_later_state_of_a_session_in_a_copy_is_named(path: Path) -> None:
    with Record(path) as record:
        record.sessions.journal(ONE).append([comment(3, "later")])
        back_up(record.connection, path, "session")
        record.connection.execute("DELETE FROM event WHERE seq = 3")
    (line,) = [line for line in errors(path) if "events of it, the record" in line]
    assert ONE in line and "has 3 events of it, the record 2" in line


@pytest.mark.parametrize(
    "lost", ["DELETE FROM ledger WHERE kind = 'version'", "DELETE FROM session", ""]
)
def test_a_version_that_the_study_folder_still_has_takes_the_place_of_a_lost_one(
    path: Path, tmp_path: Path, lost: str
) -> None:
    shutil.rmtree(path.parent / "backups")
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"DELETE FROM study_version; {lost}")
    report = salvage(path, tmp_path / "saved.sqlite", known=[the_content()])
    with Record(report.target, read_only=True) as record:
        assert record.versions.content(the_content().version_id()) == the_content()


@pytest.mark.parametrize("number", [-5, 0, 127, 128, 2**40, 2**63 - 1])
def test_a_row_is_read_whatever_its_number(tmp_path: Path, number: int) -> None:
    table = "CREATE TABLE one (text TEXT NOT NULL, size INTEGER NOT NULL) STRICT"
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(table)
        for size in (0, 1, -1, 2**20, -(2**40), 2**63 - 1):
            connection.execute("DELETE FROM one")
            insert = "INSERT INTO one (rowid, text, size) VALUES (?, ?, ?)"
            connection.execute(insert, (number, "some text", size))
            connection.commit()
            pages = pages_of(path.read_bytes(), b"", strict=True)
            (row,) = raw_rows(pages, layouts([table]))
            assert row.complete and row.values == {"text": "some text", "size": size}


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION + 1))
def test_a_copy_of_any_version_is_read_as_one_of_this_and_stays_as_it_is(
    tmp_path: Path, version: int
) -> None:
    copy = tmp_path / "copy.sqlite"
    open_record(copy, migrations=MIGRATIONS[:version]).close()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("INSERT INTO study_version VALUES ('v', '', '', CAST(X'50ff' AS TEXT))")
        connection.commit()
    before = copy.read_bytes()
    with closing(open_copy(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert had_chains(connection) == (version >= CHAINED_VERSION)
        assert connection.execute("SELECT content FROM study_version").fetchall() == [("P\udcff",)]
    assert copy.read_bytes() == before


def test_a_copy_whose_pages_do_not_add_up_is_damaged(path: Path) -> None:
    (copy,) = path.parent.glob("backups/*")
    content = bytearray(copy.read_bytes())
    content[36:40] = (5).to_bytes(4)  # how many pages are free
    copy.chmod(0o600)
    copy.write_bytes(content)
    with pytest.raises(sqlite3.DatabaseError, match="integrity_check"):
        open_copy(copy)


def test_what_a_copy_has_counts_only_where_its_ledger_is_whole(path: Path) -> None:
    (copy,) = path.parent.glob("backups/*")
    copy.chmod(0o600)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE ledger SET digest = 'altered' WHERE number = 2")
        connection.commit()
    (found,) = read_copies(path).healthy
    assert found.participants == {"P01", "P02"} and not found.sessions and not found.things

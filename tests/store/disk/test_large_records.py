"""Records of a quarter of a gigabyte are verified and restored in place."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store import verify as store_verify
from labeval.store.disk import read_only_copies
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.findings import Finding
from labeval.store.disk.read_only_copies import MOST_HELD, read_at_rest
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.salvage.raw_rows import layouts, raw_rows
from labeval.store.verify import salvage, verify
from tests.store.conftest import interleaved
from tests.support.bounded import costs_little

MOST_OWN_MB = 200


@pytest.fixture
def large(tmp_path: Path, interleaved_file: Path) -> Path:
    """A record with pages behind its end that a damage has put there, 254 MB in all."""
    path = tmp_path / "record.sqlite"
    shutil.copyfile(interleaved_file, path)
    piece = path.read_bytes()
    with path.open("ab") as file:
        while file.tell() < 254_000_000:
            file.write(piece)
    return path


def test_a_large_damaged_record_is_verified_and_restored_in_little_memory(large: Path) -> None:
    costs_little(lambda: verify(large), words="6 sessions, 360 events", most_mb=MOST_OWN_MB)
    target = large.with_name("restored.sqlite")

    def saved() -> int:
        return sum(s.from_file for s in salvage(large, target).sessions)

    assert costs_little(saved, most_mb=MOST_OWN_MB) == "read: 360"
    assert verify(target).sound


def test_a_row_that_no_record_has_is_named_and_not_read(tmp_path: Path) -> None:
    path = tmp_path / "record.sqlite"
    interleaved(path, 1, 4)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE event SET data = printf('%.*c', 200000000, 'a') WHERE seq = 3")
        connection.commit()
        connection.execute("PRAGMA journal_mode = DELETE")

    def findings() -> str:
        return "; ".join(str(finding) for finding in verify(path).findings)

    costs_little(findings, words="a row of event has more than 64 MB", most_mb=250)

    def saved() -> int:
        return sum(s.from_file for s in salvage(path, tmp_path / "saved.sqlite").sessions)

    # The row itself is kept apart.
    assert costs_little(saved, most_mb=MOST_OWN_MB) == "read: 3"


def test_a_record_that_somebody_writes_to_meanwhile_is_not_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "record.sqlite"
    interleaved(path, 1, 4)
    monkeypatch.setattr(read_only_copies, "MOST_HELD", 0)
    assert verify(path).sound
    references = store_verify._references
    write = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('VACUUM')"

    def written_to_meanwhile(connection: sqlite3.Connection) -> Iterator[Finding]:
        subprocess.run([sys.executable, "-c", write, path], check=True)
        return references(connection)

    monkeypatch.setattr(store_verify, "_references", written_to_meanwhile)
    with pytest.raises(RecordUnavailable, match="another program is writing"):
        verify(path)


def test_a_record_that_this_process_has_open_is_read_from_memory_whatever_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A descriptor that is closed would take the locks of the connection with it."""
    path = tmp_path / "record.sqlite"
    interleaved(path, 1, 4)
    monkeypatch.setattr(read_only_copies, "MOST_HELD", 0)
    with closing(read_at_rest(path)) as pages:
        assert not pages.is_held
    with Record(path):
        assert read_at_rest(path).is_held


def test_a_large_record_of_an_older_version_is_said_to_be_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "record.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        for script in MIGRATIONS[:-1]:
            connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) - 1}")
        connection.commit()
    monkeypatch.setattr(read_only_copies, "MOST_HELD", 0)
    assert any("open the study once" in str(finding) for finding in verify(path).findings)


def test_pages_that_are_alike_give_their_rows_once(large: Path) -> None:
    assert large.stat().st_size > MOST_HELD
    with closing(read_at_rest(large)) as pages:
        assert not pages.is_held
        rows = [row for row in raw_rows(pages, layouts(MIGRATIONS)) if row.table == "event"]
    assert len(rows) == 360

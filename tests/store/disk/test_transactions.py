"""What is written after the files of a record went away is not written anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.transactions import transaction
from labeval.store.record.record import Record


def test_a_record_that_was_moved_meanwhile_is_left_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "study").mkdir()
    path, moved = tmp_path / "study" / "record.sqlite", tmp_path / "moved"
    with Record(path) as record:
        with transaction(record.connection):
            record.connection.execute("INSERT INTO erasure VALUES ('P01', '2026')")
        with (
            pytest.raises(RecordUnavailable),
            transaction(record.connection),
        ):
            record.connection.execute("INSERT INTO erasure VALUES ('P02', '2026')")
            path.parent.rename(moved)
        rows = record.connection.execute("SELECT participant FROM erasure").fetchall()
        assert rows == [("P01",)]
    with Record(moved / "record.sqlite", read_only=True) as record:
        rows = record.connection.execute("SELECT participant FROM erasure").fetchall()
        assert rows == [("P01",)]

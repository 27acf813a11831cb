"""What is written after the files of a record went away is not written anywhere."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.transactions import snapshot, transaction
from labeval.store.record.database import read_record
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


def test_what_is_read_in_one_snapshot_is_of_one_moment(tmp_path: Path) -> None:
    path = tmp_path / "record.sqlite"
    with Record(path) as record, closing(read_record(path)) as reader:

        def write(code: str) -> None:
            with transaction(record.connection):
                record.connection.execute("INSERT INTO erasure VALUES (?, '2026')", (code,))

        def read() -> list[str]:
            return [code for (code,) in reader.execute("SELECT participant FROM erasure")]

        write("P01")
        with snapshot(reader):
            assert read() == ["P01"]
            write("P02")
            with snapshot(reader):  # of the one that is there
                write("P03")
            assert reader.in_transaction and read() == ["P01"]
        assert not reader.in_transaction and read() == ["P01", "P02", "P03"]
        with pytest.raises(KeyError), snapshot(reader):
            raise KeyError
        write("P04")
        assert read()[-1] == "P04"

"""A file appears complete or not at all, and its rows are of one moment."""

from __future__ import annotations

import gc
import os
import sys
import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from labeval.exchange.errors import ExchangeError
from labeval.exchange.tables import TABLES
from labeval.exchange.writers import FORMATS, export_all, export_table
from labeval.session.events.events import RecordError
from labeval.store.record.record import Record

pytestmark = pytest.mark.slow


@pytest.fixture
def before(tmp_path: Path) -> Path:
    """A folder with an export from before."""
    folder = tmp_path / "exports"
    folder.mkdir()
    for format in FORMATS:
        (folder / f"judgments.{format}").write_text("as it was")
    return folder


@pytest.mark.parametrize("format", FORMATS)
def test_all_tables_go_into_a_folder_under_their_names(
    format: str, desk: Any, record: Record, tmp_path: Path
) -> None:
    desk.finished("P1", "all")
    paths = export_all(record, format, tmp_path / "new" / "exports")
    assert [path.name for path in paths] == [f"{name}.{format}" for name in TABLES]
    assert sorted(path.name for path in (tmp_path / "new" / "exports").iterdir()) == sorted(
        path.name for path in paths
    )


@pytest.mark.parametrize("format", FORMATS)
def test_an_export_that_is_stopped_leaves_the_file_that_was_there(
    format: str, desk: Any, record: Record, before: Path
) -> None:
    class Stopped(Exception):
        pass

    def stop(rows: int) -> None:
        raise Stopped

    desk.finished("P1")
    with pytest.raises(Stopped):
        export_table(record, "judgments", format, before / f"judgments.{format}", rows_written=stop)
    assert (before / f"judgments.{format}").read_text() == "as it was"
    assert len(list(before.iterdir())) == len(FORMATS)  # and no part of the new one


def test_the_number_of_rows_is_told(desk: Any, record: Record, tmp_path: Path) -> None:
    desk.finished("P1")
    told: list[int] = []
    export_table(record, "judgments", "csv", tmp_path / "t.csv", rows_written=told.append)
    assert told == [8]


def test_a_folder_that_is_not_there_is_named(record: Record, tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match=r"nowhere.t\.csv cannot be written: No such file"):
        export_table(record, "judgments", "csv", tmp_path / "nowhere" / "t.csv")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no full device")
@pytest.mark.parametrize("format", FORMATS)
def test_a_full_disk_is_named(
    format: str, desk: Any, record: Record, before: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.finished("P1")
    monkeypatch.setattr("labeval.store.disk.atomic.new_part", _link_to_full)
    with pytest.raises(ExchangeError, match="No space left on device"):
        export_table(record, "judgments", format, before / f"judgments.{format}")
    assert (before / f"judgments.{format}").read_text() == "as it was"


def _link_to_full(path: Path) -> Path:
    part = path.with_suffix(".part")
    part.symlink_to("/dev/full")
    return part


def test_without_pyarrow_the_message_says_what_to_install(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ExchangeError, match=r"pip install 'labeval\[parquet\]'"):
        export_table(record, "judgments", "parquet", tmp_path / "t.parquet")
    assert list(tmp_path.glob("*.part")) == []


def test_an_unknown_table_or_format_is_answered_with_those_there_are(
    record: Record, tmp_path: Path
) -> None:
    known = "“nonsense” is not known; there are access, attention, "
    with pytest.raises(ExchangeError, match=known):
        export_table(record, "nonsense", "csv", tmp_path / "t.csv")
    with pytest.raises(ExchangeError, match="there are csv, jsonl, parquet, xlsx"):
        export_table(record, "judgments", "ods", tmp_path / "t.ods")


def test_tables_of_one_export_are_of_one_moment(desk: Any, record: Record, tmp_path: Path) -> None:
    session = desk.rating("P1")
    path = record.path

    def somebody_answers(rows: int) -> None:
        with Record(path) as other:
            events = other.sessions.events("P1-1")
            late = replace(events[-1], seq=events[-1].seq + 1)
            other.sessions.journal("P1-1").append([late])

    events = session.state.last_seq
    export_all(record, "csv", tmp_path / "exports", rows_written=somebody_answers)
    written = (tmp_path / "exports" / "events.csv").read_text("utf-8")
    assert written.count("\n") == events + 1
    assert len(record.sessions.events("P1-1")) == events + len(TABLES)


def test_a_record_opened_for_reading_is_enough(desk: Any, record: Record, tmp_path: Path) -> None:
    desk.finished("P1")
    with Record(record.path, read_only=True) as reader:
        export_table(reader, "judgments", "csv", tmp_path / "t.csv")
    assert (tmp_path / "t.csv").read_text("utf-8").count("\n") == 9


def test_a_damaged_record_is_explained(desk: Any, record: Record, tmp_path: Path) -> None:
    for n in range(5):
        desk.finished(f"P{n}", "all")
    record.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    record.close()
    with record.path.open("rb+") as file:
        file.seek(8_192)
        file.write(os.urandom(record.path.stat().st_size - 8_192))
    with (
        pytest.raises(RecordError, match="labeval verify"),
        Record(record.path, read_only=True) as reader,
    ):
        export_table(reader, "events", "csv", tmp_path / "t.csv")
    assert not (tmp_path / "t.csv").exists()


@pytest.mark.parametrize(
    ("table", "format"), [*(("judgments", format) for format in FORMATS), ("events", "csv")]
)
def test_memory_does_not_grow_with_the_number_of_sessions(
    desk: Any,
    record: Record,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    table: str,
    format: str,
) -> None:
    monkeypatch.setattr("labeval.exchange.formats.parquet._ROWS_IN_MEMORY", 64)
    session = desk.finished("P000", "dqe")
    events = record.sessions.events("P000-1")
    few, many = 20, 200

    def copies(first: int, last: int) -> None:
        for n in range(first, last):
            header = replace(session.header, id=f"P{n:03}-1", participant=f"P{n:03}")
            record.sessions.begin(header, events)

    def peak() -> int:
        gc.collect()
        tracemalloc.start()
        export_table(record, table, format, tmp_path / "out")
        size = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return size

    copies(1, few)
    peak()  # imports and caches
    small = peak()
    copies(few, many)
    assert peak() < 1.3 * small + 300_000  # 180 sessions more are 1.5 MB as rows, 6 MB as events

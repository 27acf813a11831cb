"""What a damaged record holds besides events: transcripts, imported judgments, publications."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk.backup import back_up
from labeval.store.erasing.erasure import erase_rows
from labeval.store.record.heads import heads_path
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.store.verify import salvage, verify
from tests.store.conftest import UTC, a_header, a_mark, started, the_content
from tests.store.record.transcripts import keep_transcript

PAGE = 4096
ROWS = [
    JudgmentRow(f"r{n}", "s1", "", "dqe", "c", "p1", f"text-of-{n}", "4", "", "", 1, "")
    for n in range(3)
]
MARKS = [a_mark(f"r{n}", number, quote=f"words of {n}") for n in range(3) for number in (2, 10)]


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A record with two transcripts, and with judgments of three people made elsewhere."""
    path = tmp_path / "record.sqlite"
    with Record(path) as record:
        record.versions.keep(the_content(), publish=True)
        for number in (1, 2):
            header = a_header(the_content(), number)
            record.sessions.begin(header, [started()])
            keep_transcript(record, header.id)
        with record.imported.writing():
            record.imported.add(ROWS)
            record.imported.marks.add(MARKS)
    return path


@pytest.fixture
def path(whole: Path) -> Path:
    """Its first page is lost."""
    damage(whole)
    return whole


def damage(path: Path) -> None:
    """Lose the first page, so that every row has to be found without SQLite."""
    path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])


def spoken(record: Record) -> list[list[str]]:
    """The lines of every transcript."""
    return [
        [segment.text for segment in kept.transcript.segments]
        for header in record.sessions.headers()
        for kept in record.transcripts.of_session(header.id)
    ]


def altered(path: Path, sql: str) -> None:
    """Alter rows as no program of ours would: without an entry in the ledger."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(sql).rowcount > 0
        connection.commit()


def test_all_of_it_is_found_without_the_first_page(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync, synced = os.fsync, set[int]()

    def note_sync(descriptor: int) -> None:
        fsync(descriptor)
        synced.add(os.fstat(descriptor).st_ino)

    monkeypatch.setattr(os, "fsync", note_sync)
    report = salvage(path, path.parent / "saved.sqlite")
    assert heads_path(report.target).stat().st_ino in synced
    assert verify(report.target).sound and report.apart == 0
    with Record(report.target, read_only=True) as saved:
        assert list(saved.imported.rows()) == ROWS
        assert list(saved.imported.marks.rows()) == MARKS
        assert spoken(saved) == 2 * [["Said at 0.5.", "Said at 2.5."]]
        (published,) = saved.versions.publications()
        assert published.version == the_content().version_id()


@pytest.mark.parametrize(
    ("sql", "kept", "transcripts", "apart"),
    [
        ("UPDATE imported_judgment SET value = '1' WHERE participant = 'r1'", ["r0", "r2"], 2, 2),
        (
            "UPDATE transcript SET length_ms = 9 WHERE session = (SELECT max(id) FROM session)",
            ["r0", "r1", "r2"],
            1,
            3,
        ),
    ],
)
def test_what_the_ledger_does_not_vouch_for_is_kept_apart(
    whole: Path, sql: str, kept: list[str], transcripts: int, apart: int
) -> None:
    altered(whole, sql)
    damage(whole)
    report = salvage(whole, whole.parent / "saved.sqlite")
    assert report.apart == apart, "a set or a transcript, and each of its rows"
    with Record(report.target, read_only=True) as saved:
        assert [row.participant for row in saved.imported.rows()] == kept
        assert len(spoken(saved)) == transcripts


def test_marks_that_nothing_vouches_for_are_kept_apart_and_the_judgments_stay(whole: Path) -> None:
    altered(whole, "UPDATE imported_mark SET quote = 'x' WHERE participant = 'r1' AND mark = 10")
    damage(whole)
    report = salvage(whole, whole.parent / "saved.sqlite")
    assert report.apart > 0 and report.marks == 5
    assert "5 imported marks rescued" in str(report)
    with Record(report.target, read_only=True) as saved:
        assert list(saved.imported.rows()) == ROWS
        assert [m for m in MARKS if (m.participant, m.mark) != ("r1", 10)] == list(
            saved.imported.marks.rows()
        )
    assert verify(report.target).sound


def test_what_a_copy_has_fills_the_gap_where_the_ledger_vouches_for_it(whole: Path) -> None:
    with Record(whole) as record:
        copy = back_up(record.connection, whole, "session")
    newest = "(SELECT max(session) FROM transcript)"
    altered(copy, f"UPDATE transcript SET length_ms = 9 WHERE session = {newest}")
    altered(whole, "UPDATE imported_judgment SET value = '1' WHERE participant = 'r1'")
    altered(whole, "UPDATE imported_mark SET quote = 'x' WHERE participant = 'r1' AND mark = 10")
    altered(whole, "DELETE FROM transcript_segment")
    damage(whole)
    report = salvage(whole, whole.parent / "saved.sqlite")
    with Record(report.target, read_only=True) as saved:
        assert list(saved.imported.rows()) == ROWS
        assert list(saved.imported.marks.rows()) == MARKS
        assert spoken(saved) == [["Said at 0.5.", "Said at 2.5."]]


def test_judgments_of_whoever_was_erased_stay_away(whole: Path) -> None:
    before = whole.read_bytes()
    with Record(whole) as record:
        erase_rows(record.connection, "r1", UTC)
        back_up(record.connection, whole, "session")
    whole.write_bytes(before)  # as if somebody had put an old copy back
    damage(whole)
    report = salvage(whole, whole.parent / "saved.sqlite")
    with Record(report.target, read_only=True) as saved:
        assert [row.participant for row in saved.imported.rows()] == ["r0", "r2"]
        assert {row.participant for row in saved.imported.marks.rows()} == {"r0", "r2"}


def test_the_transcript_of_a_session_that_is_lost_is_left_out(whole: Path) -> None:
    first = "(SELECT min(session) FROM transcript)"
    altered(whole, f"DELETE FROM event WHERE session = {first}")
    altered(whole, f"DELETE FROM session WHERE id = {first}")
    damage(whole)
    report = salvage(whole, whole.parent / "saved.sqlite")
    with Record(report.target, read_only=True) as saved:
        (kept,) = (header.id for header in saved.sessions.headers())
        for table in ("transcript", "transcript_segment"):
            found = saved.connection.execute(f"SELECT DISTINCT session FROM {table}").fetchall()
            assert found == [(kept,)]

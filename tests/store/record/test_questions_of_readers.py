"""What readers ask of record and workbook: who speaks where, what is newest, what is counted."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.codes import marking
from labeval.coding.rows import Anchor
from labeval.session.assignment.appointments import Appointment
from labeval.session.events.events import Ending, Event, Kind
from labeval.store.chain.hashes import HASH_SIZE
from labeval.store.disk.errors import DamagedRecord, RecordUnavailable, StoreError
from labeval.store.disk.readable_rows import damaged_row
from labeval.store.record.day_plan import change_plan_in, plan_in
from labeval.store.record.following import FollowedRecord
from labeval.store.record.heads import Head, HeadsFile, heads_path
from labeval.store.record.record import Record
from labeval.store.workbook.sharing import count_set_aside
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC, a_header, comment, started, the_content
from tests.store.record.transcripts import keep_transcript
from tests.support.studies.coding_study import small_workbook

DAY = "2026-03-02"


def test_the_newest_sessions_are_those_whose_last_event_is_newest(folder: StudyFolder) -> None:
    content = the_content()
    headers = [a_header(content, n) for n in range(4)]
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        for n, header in enumerate(headers):
            journal = record.sessions.begin(header, [started()])
            late = replace(comment(2, "x"), utc=f"2026-03-01T1{(2, 0, 3, 1)[n]}:00:00.000Z")
            journal.append([late])
    with FollowedRecord(folder.database) as followed:
        found = followed.recent("2026-03-01T11:00:00.000Z", 9)
        assert found == [
            (headers[2].id, 2, "2026-03-01T13:00:00.000Z"),
            (headers[0].id, 2, "2026-03-01T12:00:00.000Z"),
            (headers[3].id, 2, "2026-03-01T11:00:00.000Z"),
        ]
        assert followed.recent("2026-03-01T11:00:00.000Z", 1) == found[:1]
        assert followed.recent("2026-03-01T14:00:00.000Z", 9) == []
        assert followed.holds(headers[0].id) and not followed.holds("nobody")
        assert followed.is_ready


def test_only_other_completed_sessions_of_the_same_kind_are_alike(folder: StudyFolder) -> None:
    content = the_content()
    end = Event(2, 9, UTC, Kind.SESSION_ENDED, value=Ending.COMPLETED)
    begun = [f"2026-03-01T09:0{n}:00.000Z" for n in range(6)]
    headers = [replace(a_header(content, n), started=begun[n]) for n in range(6)]
    headers[4] = replace(headers[4], kind="simulated")
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        for n, header in enumerate(headers):
            events = [started()] if n == 3 else [started(), end]
            record.sessions.begin(header, events)
    with FollowedRecord(folder.database) as followed:
        alike = [headers[n].id for n in (5, 2, 1)]
        assert followed.like(headers[0], 9) == alike
        assert followed.like(headers[0], 2) == alike[:2]
        assert followed.like(headers[4], 9) == []
        assert followed.newest_session(open_only=False) == headers[5].id
        assert followed.newest_session(open_only=True) == headers[3].id
        assert followed.session_named("P02") == followed.session_named(headers[2].id)
        with pytest.raises(KeyError, match="P77"):
            followed.session_named("P77")


def test_who_speaks_in_a_recording_is_known(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        record.versions.keep(the_content(), publish=True)
        header = a_header(the_content(), 1)
        record.sessions.begin(header, [started()])
        first = keep_transcript(record, header.id)
        second = keep_transcript(record, header.id, 2)
        assert sorted(record.transcripts.spoken_by("participant")) == [
            (header.id, first),
            (header.id, second),
        ]
        assert record.transcripts.spoken_by("moderator") == []
        assert list(record.transcripts.missing()) == []


def test_a_damage_that_a_block_meets_is_explained_and_a_bug_is_raised(folder: StudyFolder) -> None:
    with pytest.raises(sqlite3.OperationalError, match="syntax"), Record(folder.database) as record:
        record.connection.execute("SELEKT 1")
    with pytest.raises(DamagedRecord, match="labeval verify"), Record(folder.database) as record:
        record.connection.execute("SELECT x FROM nowhere")  # every sound file has its tables
    with Record(folder.database) as record:
        for sql in ("INSERT INTO erasure VALUES (1)", "INSERT INTO nowhere VALUES (?)"):
            with pytest.raises(sqlite3.OperationalError):
                record.connection.executemany(sql, [(1,)])
        with pytest.raises(sqlite3.IntegrityError):
            record.connection.executemany("INSERT INTO erasure VALUES (?, ?)", [("P1", None)])


def test_where_no_row_is_damaged_some_text_is_named(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        record.versions.keep(the_content())
    assert damaged_row(folder.database) == "a text in it"
    assert damaged_row(folder.path / "none.sqlite") == "a text in it"


def test_a_workbook_says_who_speaks_and_counts_segments(tmp_path: Path) -> None:
    with small_workbook(tmp_path / "w.sqlite") as book:
        assert book.sources_spoken_by("P") == {"s"}
        assert book.sources_spoken_by("Q") == set()
        assert book.source("s").name == "First"
        with pytest.raises(KeyError, match="t"):
            book.source("t")
        assert book.counts_by_source() == {} and book.counts() == {}
        for code, start in (("c", 0), ("c", 6), ("d", 0)):
            ends = Anchor("s.p0", start), Anchor("s.p0", start + 2)
            who = book.coder.id
            changes = marking.code_span(book.text_of("s"), *ends, code=code, coder=who)
            book.do(marking.CODE, changes)
        assert book.counts_by_source() == {"s": 3}
        assert book.counts_by_source(coder=book.coder.id) == {"s": 3}
        assert book.counts_by_source(coder="nobody") == {}
        assert book.frequencies() == {("s", "c"): 2, ("s", "d"): 1}
        assert book.frequencies(coder="nobody") == {} == book.counts(coder="nobody")
        assert count_set_aside(book.connection) == 0


def appointment(time: str, participant: str = "", day: str = DAY) -> Appointment:
    return Appointment(day, time, "A", participant, "dqe")


def test_a_plan_of_the_day_is_kept_in_order_and_lines_that_are_none_are_left_out(
    tmp_path: Path,
) -> None:
    file = tmp_path / "plan.csv"
    assert plan_in(file) == []
    other = appointment("08:00", "P9", "2026-03-03")
    change_plan_in(file, "2026-03-03", [], [other])
    late, early = appointment("14:30", "P2"), appointment("09:05", "P1")
    change_plan_in(file, DAY, [], [late, early])
    assert plan_in(file) == [early, late, other]
    assert file.read_text("utf-8").splitlines()[:2] == [
        "participant,day,time,station,condition",
        f"P1,{DAY},09:05,A,dqe",
    ]
    with pytest.raises(StoreError, match="changed by somebody else meanwhile"):
        change_plan_in(file, DAY, [early], [])
    with file.open("a", encoding="utf-8") as written:
        written.write(
            f"P3,{DAY},9:05,A,dqe\nP4,{DAY},noon!,A,dqe\nP5,{DAY},1:2:3,A,dqe\nP6,{DAY}\n"
        )
        written.write(f"P7,{DAY},10:10,A,dqe,more\nP8,{DAY},11:11,,\n")
    last = Appointment(DAY, "11:11", "", "P8", "")
    assert plan_in(file) == [early, last, late, other]
    change_plan_in(file, DAY, [late, early, last], [])
    assert plan_in(file) == [other]


def test_a_record_that_another_holds_is_said_to_be_busy_by_the_block_that_writes(
    folder: StudyFolder,
) -> None:
    Record(folder.database).close()
    other = sqlite3.connect(folder.database, isolation_level=None)
    with (
        pytest.raises(RecordUnavailable, match="another program is writing"),
        Record(folder.database) as record,
    ):
        record.connection.execute("PRAGMA busy_timeout = 0")
        other.execute("BEGIN IMMEDIATE")
        record.versions.keep(the_content(), publish=True)
    other.execute("ROLLBACK")
    other.close()
    with Record(folder.database) as record:
        assert record.versions.keep(the_content(), publish=True)


def test_a_version_that_is_kept_again_changes_nothing(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        first = record.versions.keep(the_content(), publish=True)
        before = record.connection.execute("SELECT * FROM ledger").fetchall()
        assert record.versions.keep(the_content(), publish=True) == first
        assert record.connection.execute("SELECT * FROM ledger").fetchall() == before


def test_a_head_that_is_noted_again_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads, other = HeadsFile(tmp_path / "heads"), HeadsFile(tmp_path / "heads")
    first, second = "a" * 2 * HASH_SIZE, "b" * 2 * HASH_SIZE
    lines = [Head(subject, seq, first, seq, second).line() for subject, seq in
             ((first, 5), (second, 6), (first, 7), (second, 8))]  # fmt: skip
    file, fsync, synced = heads_path(tmp_path / "heads"), os.fsync, list[bytes]()

    def note_sync(descriptor: int) -> None:
        fsync(descriptor)
        synced.append(file.read_bytes())

    monkeypatch.setattr(os, "fsync", note_sync)
    heads.note(Head(first, 5, first, 5, second))
    other.note(Head(second, 6, first, 6, second), sync=True)
    assert file.read_bytes() == lines[0] + lines[1]
    heads.note(Head(first, 7, first, 7, second), sync=True)
    assert file.read_bytes() == lines[2] + lines[1]
    other.note(Head(second, 8, first, 8, second))
    assert file.read_bytes() == lines[2] + lines[3]
    assert synced == [lines[0] + lines[1], lines[2] + lines[1]]

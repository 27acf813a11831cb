"""Records of several laptops become one, whichever way and however often they are merged."""

from __future__ import annotations

import sqlite3
import tempfile
import tracemalloc
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.files.refusal import FileRefused
from labeval.session.events.events import Event
from labeval.store.access.log import AccessKind, note_access, take_in_accesses
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.erasing.erasure import erase
from labeval.store.merging.merge import MergeReport, merge
from labeval.store.record import database
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.record.transcripts import KeptTranscript
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from tests.conftest import small_items, small_study
from tests.store.conftest import UTC, a_header, a_mark, comment, started, the_content

CONTENTS = [StudyContent(study=small_study(seed=seed), items=small_items()) for seed in (11, 12)]
HEADERS = [a_header(CONTENTS[n % 2], n) for n in range(4)]
CODES = [header.participant for header in HEADERS]


@contextmanager
def laptop() -> Iterator[Record]:
    with tempfile.TemporaryDirectory() as place, Record(Path(place) / "record.sqlite") as record:
        yield record


def history(n: int, count: int, fork: int | None = None) -> list[Event]:
    """The first events of a session; from ``fork`` on they are other ones."""
    return [started()] + [
        comment(seq, f"{'other' if fork and seq >= fork else 'text'} {n} {seq}")
        for seq in range(2, count + 1)
    ]


def put(record: Record, n: int, events: list[Event]) -> None:
    record.versions.keep(CONTENTS[n % 2], publish=True)
    record.sessions.begin(HEADERS[n], events)


def judgment(participant: str, value: str) -> JudgmentRow:
    return JudgmentRow(participant, "s", "ab", "ab", "c", "p", "m1|m2", value, "1", "1", 1, UTC)


def add_judgment(record: Record, participant: str, value: str = "m1") -> None:
    with record.imported.writing():
        record.imported.add([judgment(participant, value)])


def add_mark(record: Record, participant: str, quote: str = "some") -> None:
    with record.imported.writing():
        record.imported.marks.add([a_mark(participant, quote=quote)])


def add_transcript(record: Record) -> None:
    segment = SpeechSegment(0.5, 1.0, (Word(" Both.", 0.5, 1.0, 0.9),), "participant")
    said = Transcript((segment,), "en", 2.0, {"model": "tiny.en"})
    timeline = RecordingTimeline([TimelineStretch(0.0, 100.0, 1000.0)])
    session = HEADERS[0].id
    record.transcripts.keep(KeptTranscript(session, f"{session}-01", said, timeline, UTC))


def everything(record: Record) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables, without the ledger and what comes of each laptop's random numbers."""
    tables = record.connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    ).fetchall()
    found = {}
    for (table,) in tables:
        rows = record.connection.execute(f"SELECT * FROM {table}")
        kept = [n for n, column in enumerate(rows.description) if column[0] not in ("salt", "hash")]
        found[table] = sorted(tuple(row[n] for n in kept) for row in rows)
    for table in ("ledger", "imported_set", "imported_mark_set", "unvouched"):
        del found[table]
    return found


def without_publications(record: Record) -> dict[str, list[tuple[object, ...]]]:
    """All rows but those of publications, which are taken in whatever becomes of a session."""
    return {table: rows for table, rows in everything(record).items() if table != "publication"}


Contents = dict[int, int]
"""Session to how many of its events a laptop has."""

laptops = st.fixed_dictionaries(
    {
        "sessions": st.dictionaries(st.integers(0, 3), st.integers(1, 5)),
        "imported": st.sets(st.integers(0, 3)),
        "erased": st.sets(st.integers(0, 3), max_size=1),
    }
)


def set_up(record: Record, drawn: dict[str, Contents]) -> None:
    for n, count in drawn["sessions"].items():
        put(record, n, history(n, count))
    for n in drawn["imported"]:
        add_judgment(record, CODES[n])
        add_mark(record, CODES[n])
    for n in drawn["erased"]:
        erase(StudyFolder(record.path.parent), CODES[n], erased=f"2026-03-0{n + 1}T00:00:00.000Z")


@settings(max_examples=25, deadline=None)
@given(laptops, laptops)
def test_two_laptops_become_the_same_whichever_is_merged_into_which(
    first: dict[str, Contents], second: dict[str, Contents]
) -> None:
    with laptop() as a, laptop() as b, laptop() as c:
        set_up(a, first)
        set_up(b, second)
        merge(c, a.path)
        merge(c, b.path)
        into_a = merge(a, b.path)
        merge(b, a.path)
        assert not into_a.conflicts
        assert everything(a) == everything(b) == everything(c)
        gone = {CODES[n] for n in {*first["erased"], *second["erased"]}}
        assert {h.participant for h in a.sessions.headers()} == {
            CODES[n] for n in {*first["sessions"], *second["sessions"]}
        } - gone
        for header in a.sessions.headers():
            n = HEADERS.index(header)
            longest = max(drawn["sessions"].get(n, 0) for drawn in (first, second))
            assert a.sessions.events(header.id) == history(n, longest)
        before = everything(a)
        again = merge(a, b.path)
        assert everything(a) == before
        assert again == MergeReport(kept_out=again.kept_out)


@settings(max_examples=15, deadline=None)
@given(st.integers(1, 5), st.integers(1, 5), st.integers(2, 5))
def test_a_session_that_went_on_twice_is_refused_and_said(
    ours: int, theirs: int, fork: int
) -> None:
    with laptop() as a, laptop() as b:
        put(a, 0, history(0, ours))
        put(b, 0, history(0, theirs, fork))
        before = without_publications(a)
        report = merge(a, b.path)
        if min(ours, theirs) >= fork:
            assert [c.where for c in report.conflicts] == [f"session {HEADERS[0].id}"]
            assert without_publications(a) == before
        else:
            assert not report.conflicts
            assert len(a.sessions.events(HEADERS[0].id)) == max(ours, theirs)


def test_two_halves_of_a_session_that_do_not_continue_each_other_are_refused() -> None:
    with laptop() as a, laptop() as b:
        whole = history(0, 4)
        put(a, 0, [whole[0], whole[1], whole[3]])
        put(b, 0, [whole[0], whole[2]])
        before = without_publications(a)
        assert [c.where for c in merge(a, b.path).conflicts] == [f"session {HEADERS[0].id}"]
        assert without_publications(a) == before


def test_the_other_file_is_only_read(folder: StudyFolder) -> None:
    with laptop() as a, Record(folder.database) as b:
        put(b, 1, history(1, 3))  # is in the log of b
        # Readers leave marks in the index of the log, which this process has open.
        files = [p for p in folder.path.iterdir() if not p.name.endswith("-shm")]
        before = {p.name: p.read_bytes() for p in files}
        report = merge(a, folder.database)
        assert (report.sessions, report.events, report.versions) == (1, 3, 1)
        assert {p.name: p.read_bytes() for p in files} == before


def test_a_merge_holds_one_session_at_a_time(folder: StudyFolder) -> None:
    sessions, events, length = 30, 10, 20_000
    with laptop() as b, Record(folder.database) as a:
        b.versions.keep(CONTENTS[0], publish=True)
        long = [started(), *(comment(n, "x" * length) for n in range(2, events + 2))]
        for n in range(sessions):
            b.sessions.begin(replace(HEADERS[0], id=f"{n:032x}"), long)
        tracemalloc.start()
        try:
            assert merge(a, b.path).sessions == sessions
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    assert peak < 5 * events * length < sessions * events * length / 5


def test_a_record_that_is_written_to_meanwhile_is_refused_and_nothing_taken_in(
    folder: StudyFolder,
) -> None:
    with laptop() as b, Record(folder.database) as a:
        put(b, 0, history(0, 3))
        a.connection.create_function("meanwhile", 0, lambda: put(b, 1, history(1, 2)))
        a.connection.execute(
            "CREATE TEMP TRIGGER other AFTER INSERT ON main.event WHEN new.seq = 3 "
            "BEGIN SELECT meanwhile(); END"
        )
        with pytest.raises(RecordUnavailable, match="another program is writing"):
            merge(a, b.path)
        assert not any(everything(a).values())
        a.connection.execute("DROP TRIGGER other")
        assert merge(a, b.path).sessions == 2


def test_a_record_of_an_older_version_is_taken_in_and_stays_as_it_is(folder: StudyFolder) -> None:
    other = folder.path / "older.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        for script in MIGRATIONS[:1]:
            connection.executescript(script)
        connection.execute("INSERT INTO erasure VALUES (?, ?)", (CODES[2], UTC))
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    before = other.read_bytes()
    with Record(folder.database) as a:
        assert merge(a, other).erased == [CODES[2]]
    assert other.read_bytes() == before


def test_one_who_was_erased_elsewhere_is_erased_here_from_files_too(folder: StudyFolder) -> None:
    with laptop() as b, Record(folder.database) as a:
        put(a, 0, history(0, 3))
        add_judgment(a, CODES[0], "m1 of the erased")
        add_mark(a, CODES[0], "words of the erased")
        folder.audio.mkdir()
        recording = folder.audio / f"{HEADERS[0].id}.flac"
        recording.write_bytes(b"voice")
        date = "2026-01-01T00:00:00.000Z"
        erase(StudyFolder(b.path.parent), CODES[0], erased=date)
        report = merge(a, b.path)
        assert report.erased == [CODES[0]]
        assert not recording.exists()
        assert everything(a)["session"] == everything(a)["imported_judgment"] == []
        assert everything(a)["imported_mark"] == []
        assert everything(a)["erasure"] == [(CODES[0], date)]
        for file in folder.path.glob("record.sqlite*"):
            assert b"m1 of the erased" not in file.read_bytes()
            assert b"words of the erased" not in file.read_bytes()


def test_one_who_was_erased_here_does_not_come_back(folder: StudyFolder) -> None:
    with laptop() as b, Record(folder.database) as a:
        put(b, 0, history(0, 3))
        add_judgment(b, CODES[0])
        add_mark(b, CODES[0])
        erase(folder, CODES[0])
        report = merge(a, b.path)
        assert report.kept_out == [CODES[0]]
        assert everything(a)["session"] == everything(a)["event"] == []
        assert everything(a)["imported_judgment"] == everything(a)["imported_mark"] == []


@pytest.mark.parametrize("altered", [0, 1])
def test_an_altered_version_and_its_sessions_are_refused(folder: StudyFolder, altered: int) -> None:
    with laptop() as b, Record(folder.database) as a:
        for n in (0, 1):
            put(b, n, history(n, 3))
        b.connection.execute(
            "UPDATE study_version SET content = replace(content, 'm1', 'm0') WHERE id = ?",
            (CONTENTS[altered].version_id(),),
        )
        report = merge(a, b.path)
        assert [c.where.split()[0] for c in report.conflicts] == ["version", "session"]
        assert [header.participant for header in a.sessions.headers()] == [CODES[1 - altered]]


def test_judgments_that_differ_and_codes_given_twice_are_said(folder: StudyFolder) -> None:
    with laptop() as b, Record(folder.database) as a:
        put(a, 0, history(0, 3))
        put(b, 0, history(0, 3))
        put(a, 1, history(1, 3))
        for header, letter in ((HEADERS[0], "f"), (HEADERS[1], "0")):
            b.versions.keep(CONTENTS[1], publish=True)
            b.sessions.begin(replace(header, id=letter * 32), [started()])
        add_judgment(a, CODES[1], "m1")
        add_judgment(b, CODES[1], "m2")
        add_mark(a, CODES[1], "some")
        add_mark(b, CODES[1], "same")
        report = merge(a, b.path)
        assert report.shared_codes == CODES[:2]
        assert [c.where for c in report.conflicts] == [
            f"judgment {CODES[1]}, s, page p, c, m1|m2",
            f"mark 7 of {CODES[1]}, s",
        ]
        assert "make sure that it is one person" in str(report)
        assert [row[7] for row in everything(a)["imported_judgment"]] != ["m2"]


def test_a_merge_that_fails_changes_nothing(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 50)
    with laptop() as b, Record(folder.database) as a:
        put(b, 0, history(0, 3))
        a.connection.execute(
            "CREATE TEMP TRIGGER full BEFORE INSERT ON main.event WHEN new.seq = 3 "
            "BEGIN SELECT RAISE(ABORT, 'stop'); END"
        )
        with pytest.raises(FileRefused, match="stop"):
            merge(a, b.path)
        assert not any(everything(a).values())


def test_newer_damaged_and_missing_records_are_refused(folder: StudyFolder) -> None:
    other = folder.path / "other.sqlite"
    with Record(folder.database) as a:
        with pytest.raises(RecordUnavailable, match="no record here"):
            merge(a, other)
        with Record(other) as b:
            put(b, 0, history(0, 5))
        whole = other.read_bytes()
        other.write_bytes(whole[: len(whole) - 4096])
        with pytest.raises(DamagedRecord):
            merge(a, other)
        other.write_bytes(whole)
        with closing(sqlite3.connect(other)) as connection:
            connection.execute("PRAGMA user_version = 50")
        with pytest.raises(NewerRecord, match="record version 50"):
            merge(a, other)
        assert not any(everything(a).values())


def test_every_table_is_merged(folder: StudyFolder) -> None:
    """A new table has to be given a place in ``merge``, and a row here."""
    assert len(MIGRATIONS) == 6
    with Record(folder.database) as record, laptop() as b:
        put(b, 0, history(0, 2))
        add_judgment(b, CODES[1])
        add_mark(b, CODES[1])
        add_transcript(b)
        erase(StudyFolder(b.path.parent), CODES[2])
        note_access(StudyFolder(b.path.parent), AccessKind.ERASED, CODES[2])
        take_in_accesses(b)
        merge(record, b.path)
        assert all(everything(record).values())
        assert everything(record) == everything(b)
        assert the_content().version_id() == CONTENTS[0].version_id()


def test_judgments_and_marks_that_came_in_are_counted(folder: StudyFolder) -> None:
    with laptop() as b, Record(folder.database) as a:
        for code in CODES[:2]:
            add_judgment(b, code)
        add_mark(b, CODES[0])
        report = merge(a, b.path)
        assert (report.judgments, report.marks) == (2, 1)
        again = merge(a, b.path)
        assert (again.judgments, again.marks) == (0, 0)

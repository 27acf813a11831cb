"""What a merge took in is counted, and what it did not is named."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk.errors import DamagedRecord, RecordUnavailable
from labeval.store.erasing.erased_rows import erase_rows
from labeval.store.merging.merge import MergeReport, check_other, merge
from labeval.store.record.heads import heads_path
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC, a_header, comment, started, the_content
from tests.store.merging.test_merge import add_judgment
from tests.store.record.transcripts import keep_transcript

EARLIER = "2026-02-01T09:00:00.000Z"
PAGE = 4096


def laptop(place: Path, name: str) -> Record:
    (place / name).mkdir()
    return Record(StudyFolder(place / name).database)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Record]:
    with laptop(tmp_path, "here") as record:
        yield record


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Record]:
    """Two sessions, one of them with a transcript, and three judgments of two people."""
    with laptop(tmp_path, "there") as record:
        record.versions.keep(the_content(), publish=True)
        for number in (1, 2):
            texts = [comment(seq, "text") for seq in range(2, 4)]
            record.sessions.begin(a_header(the_content(), number), [started(), *texts])
        keep_transcript(record, a_header(the_content(), 1).id)
        add_judgment(record, "R1")
        add_judgment(record, "R2")
        yield record


def taken(here: Record, there: Record) -> MergeReport:
    return merge(here, there.path)


def test_everything_that_came_in_is_counted_once(here: Record, there: Record) -> None:
    report = taken(here, there)
    assert (report.versions, report.sessions, report.continued, report.events) == (1, 2, 0, 8)
    assert (report.judgments, report.transcripts, report.recordings) == (2, 1, 0)
    assert report.has_changed and not report.conflicts
    assert str(report) == (
        "2 new sessions, 0 continued, 8 events, 1 version, 2 imported judgments, 0 recordings, "
        "1 transcript"
    )
    again = taken(here, there)
    assert not again.has_changed and again == MergeReport()


def test_later_events_continue_a_session(here: Record, there: Record) -> None:
    taken(here, there)
    id = a_header(the_content(), 2).id
    there.sessions.journal(id).append([comment(4, "later"), comment(5, "last")])
    report = taken(here, there)
    assert (report.sessions, report.continued, report.events) == (0, 1, 2)
    assert [event.value for event in here.sessions.events(id)][-2:] == ["later", "last"]
    assert verify(here.path).sound


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE transcript SET language = 'de'",
        "UPDATE transcript_segment SET words = '[]' WHERE number = 2",
    ],
)
def test_transcripts_that_differ_are_named_and_stay(
    here: Record, there: Record, change: str
) -> None:
    taken(here, there)
    there.connection.execute(change)
    before = list(here.connection.iterdump())
    report = taken(here, there)
    (conflict,) = report.conflicts
    assert str(conflict).endswith("-01: the two records differ in it; left as it is here")
    assert report.transcripts == 0 and not report.has_changed
    assert list(here.connection.iterdump()) == before


def test_a_transcript_of_a_session_that_is_not_here_stays_away(here: Record, there: Record) -> None:
    there.connection.execute("PRAGMA foreign_keys = OFF")
    there.connection.execute("DELETE FROM session WHERE participant = 'P01'")
    report = taken(here, there)
    assert (report.sessions, report.transcripts) == (1, 0)
    assert here.connection.execute("SELECT count(*) FROM transcript_segment").fetchone() == (0,)


@pytest.mark.parametrize(("ours", "theirs"), [(UTC, EARLIER), (EARLIER, UTC), (UTC, UTC)])
def test_of_two_dates_of_an_erasure_the_earlier_one_stays(
    here: Record, there: Record, ours: str, theirs: str
) -> None:
    erase_rows(here.connection, "P77", ours)
    erase_rows(there.connection, "P77", theirs)
    report = taken(here, there)
    assert report.erased == []
    found = here.connection.execute("SELECT erased FROM erasure").fetchall()
    assert found == [(min(ours, theirs),)]
    assert verify(here.path).sound


def test_another_record_that_cannot_be_read_is_refused_before_anything_is_done(
    here: Record, there: Record, tmp_path: Path
) -> None:
    there.close()
    with pytest.raises(RecordUnavailable, match="there is no record here"):
        check_other(tmp_path / "nothing.sqlite")
    check_other(there.path)
    whole = there.path.read_bytes()
    there.path.write_bytes(whole[:PAGE] + b"\xff" * PAGE + whole[2 * PAGE :])
    before = list(here.connection.iterdump())
    for refused in (lambda: check_other(there.path), lambda: merge(here, there.path)):
        with pytest.raises(DamagedRecord, match="labeval verify"):
            refused()
    assert list(here.connection.iterdump()) == before
    there.path.write_bytes(whole)
    with closing(sqlite3.connect(there.path)) as connection:
        connection.execute("ALTER TABLE erasure RENAME TO other")
    with pytest.raises(DamagedRecord, match="labeval verify"):
        check_other(there.path)


def test_the_end_of_a_merged_session_is_known_without_the_file_of_heads(
    here: Record, there: Record
) -> None:
    taken(here, there)
    id = a_header(the_content(), 2).id
    here.connection.execute("DELETE FROM event WHERE session = ? AND seq = 3", (id,))
    here.close()
    heads_path(here.path).unlink()
    found = [str(finding) for finding in verify(here.path).findings]
    assert [line for line in found if "its end is missing: it had 3 events, and 2 are" in line]


@pytest.mark.parametrize("number", [1, 2])
def test_judgments_of_whoever_was_erased_here_stay_out_and_are_named(
    here: Record, there: Record, number: int
) -> None:
    add_judgment(there, "A1")
    codes = ["A1", f"P0{number}", f"R{number}"]
    for code in codes:
        erase_rows(here.connection, code, UTC)
    report = taken(here, there)
    assert report.kept_out == codes and (report.judgments, report.sessions) == (1, 1)
    assert here.imported.participants() == {f"R{3 - number}"}
    assert f"participant R{number}: erased here, not taken in" in str(report)


@pytest.mark.parametrize("number", [1, 2])
def test_a_session_that_was_altered_keeps_no_other_out(
    here: Record, there: Record, number: int
) -> None:
    id = a_header(the_content(), number).id
    there.connection.execute("UPDATE event SET value = 'x' WHERE session = ? AND seq = 2", (id,))
    report = taken(here, there)
    assert [one.where for one in report.conflicts] == [f"session {id}"]
    assert [header.participant for header in here.sessions.headers()] == [f"P0{3 - number}"]


def test_marks_and_recordings_without_a_key_are_said_where_there_are_some() -> None:
    nothing = str(MergeReport())
    found = str(MergeReport(marks=2, locked_recordings=1, recordings=3, transcripts=4, continued=5))
    assert "mark" not in nothing and "key" not in nothing
    first, second = found.splitlines()
    assert first.endswith("5 continued, 0 events, 0 versions, 0 imported judgments, 3 recordings, "
                          "4 transcripts, 2 imported marks")  # fmt: skip
    assert second.startswith("1 recording was not taken in")


def test_anything_that_came_in_has_changed_the_record() -> None:
    for name in ("versions", "sessions", "events", "judgments", "marks"):
        assert MergeReport(**{name: 1}).has_changed
    assert MergeReport(transcripts=1).has_changed
    assert MergeReport(recordings=1).has_changed
    assert MergeReport(erased=["P01"]).has_changed
    assert not MergeReport(kept_out=["P01"], shared_codes=["P01"]).has_changed

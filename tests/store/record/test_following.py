"""Following a record that another connection writes: new events, cheaply, and never in the way."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.jobs.sessions.monitoring import LiveWatch, ReplayWatch
from labeval.session.events.events import Event, Kind
from labeval.session.state.state import state_after
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.record.following import FollowedRecord
from labeval.store.record.record import Record
from labeval.study.study import StudyContent


@pytest.fixture
def record(tmp_path: Path, content: StudyContent) -> Iterator[Record]:
    with Record(tmp_path / "record.sqlite") as opened:
        simulate(opened, content, 4, seed=3)
        yield opened


@pytest.fixture
def session(record: Record) -> str:
    return next(h.id for h in record.sessions.headers() if h.condition == "dqe")


def added(record: Record, session: str, value: str) -> Event:
    """One more event, as the session's process writes it."""
    last = record.sessions.events(session)[-1]
    event = Event(last.seq + 1, last.at_ms + 10, last.utc, Kind.REMARKS, value=value)
    record.sessions.journal(session).append([event])
    return event


def test_events_after_a_number_are_the_new_ones(record: Record, session: str) -> None:
    with FollowedRecord(record.path) as followed:
        known = followed.events(session)
        assert known == record.sessions.events(session)
        version = followed.version()
        assert followed.version() == version
        event = added(record, session, "calm")
        assert followed.version() != version
        assert followed.events(session, after=known[-1].seq) == [event]
        assert followed.events(session, until=3) == known[:3]


def test_a_reader_in_the_middle_of_a_transaction_does_not_keep_the_writer_waiting(
    record: Record, session: str
) -> None:
    record.connection.execute("PRAGMA busy_timeout = 0")
    with FollowedRecord(record.path) as followed:
        followed._connection.execute("BEGIN")
        before = followed.events(session)
        added(record, session, "written while somebody reads")
        assert followed.events(session) == before  # its own moment
        followed._connection.execute("COMMIT")
        assert len(followed.events(session)) == len(before) + 1


def test_it_cannot_write(record: Record) -> None:
    with FollowedRecord(record.path) as followed, pytest.raises(sqlite3.OperationalError):
        followed._connection.execute("DELETE FROM event")


def test_a_record_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(RecordUnavailable, match="there is no record yet"):
        FollowedRecord(tmp_path / "record.sqlite")


def test_a_session_is_found_by_its_id_and_by_its_code(record: Record, session: str) -> None:
    with FollowedRecord(record.path) as followed:
        header = followed.header(session)
        assert followed.session_named(session) == session
        assert followed.session_named(header.participant) == session
        assert followed.newest_session(open_only=True) == ""
        with pytest.raises(KeyError):
            followed.session_named("nobody")


def test_the_live_watch_follows_what_is_written(record: Record, session: str) -> None:
    watch = LiveWatch(record.path, session)
    assert watch.poll()
    assert not watch.poll()
    added(record, session, "calm")
    assert watch.poll()
    assert watch.monitor is not None
    assert watch.monitor.log.remarks == "calm"
    assert watch.until(5) == record.sessions.events(session)[:5]
    watch.close()


def test_a_session_that_begins_later_is_found_by_itself(
    tmp_path: Path, content: StudyContent
) -> None:
    watch = LiveWatch(tmp_path / "record.sqlite")
    assert not watch.poll() and watch.monitor is None
    sqlite3.connect(watch._database).close()
    assert not watch.poll() and watch.monitor is None  # the file is there, its tables are not
    with Record(tmp_path / "record.sqlite") as record:
        assert not watch.poll() and watch.monitor is None
        simulate(record, content, 1, seed=3)
        record.connection.execute("DELETE FROM event WHERE kind = 'session_ended'")
        assert watch.poll() and watch.monitor is not None


def test_a_session_that_was_cut_off_is_left_for_the_one_that_runs(
    record: Record, session: str
) -> None:
    others = [h.id for h in record.sessions.headers() if h.id != session]
    record.connection.execute(
        "DELETE FROM event WHERE kind = 'session_ended' AND session = ?", (others[0],)
    )
    runs = [""]
    watch = LiveWatch(record.path, running=lambda: runs[0])
    assert watch.poll() and watch.monitor is not None
    assert watch.monitor.header.id == others[0]
    runs[0] = "f" * 32  # a participant who has not consented is not in the record
    assert watch.poll() and watch.monitor is None
    assert not watch.poll()
    runs[0] = session
    added(record, session, "consented")
    assert watch.poll()
    assert watch.monitor is not None and watch.monitor.header.id == session
    watch.close()


def test_a_replay_at_any_moment_is_the_state_of_the_events_up_to_it(
    record: Record, session: str
) -> None:
    replay = ReplayWatch(record.path, session)
    plan, events = replay.header.plan, replay.events
    moments = [replay.length_ms // 3, replay.length_ms, replay.length_ms // 2, 0, 40_000]
    for at_ms in moments:
        replay.seek(at_ms)
        replay.poll()
        assert replay.now_ms() == at_ms
        expected = state_after(plan, [e for e in events if e.at_ms <= at_ms])
        assert replay.monitor.state == expected


def test_what_is_usual_comes_from_others_of_the_same_condition(
    tmp_path: Path, content: StudyContent
) -> None:
    with Record(tmp_path / "more.sqlite") as record:
        simulate(record, content, 9, seed=3)
        session = next(h.id for h in record.sessions.headers() if h.condition == "ab")
        others = sum(h.condition == "ab" for h in record.sessions.headers()) - 1
        watch = LiveWatch(record.path, session)
        watch.poll()
        assert watch.monitor is not None
        assert watch.monitor.usual.sessions == others >= 1
        assert watch.monitor.usual.page_ms["ab"] > 1000
        watch.close()

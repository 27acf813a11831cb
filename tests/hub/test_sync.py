"""Records of stations and their hub: the same events on all sides, however often they meet."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labeval.hub.connection import hub_at
from labeval.hub.errors import HubOffline
from labeval.hub.sending import Sent, send_sessions
from labeval.hub.status import hub_status
from labeval.hub.verifying import verify_hub
from labeval.session.events.events import Kind
from labeval.store.disk.atomic import new_part
from labeval.store.disk.lock import StudyLock
from labeval.store.erasing.erasure import erase
from labeval.store.merging.parts import SessionHead, session_heads
from labeval.store.record.record import Record
from labeval.store.verify import verify
from tests.hub.conftest import Hub
from tests.store.conftest import UTC, Event, comment

Make = Callable[..., Hub]


def test_a_session_arrives_whole_and_is_sent_once(make: Make) -> None:
    one = make().station()
    session = one.run(1, events=5)
    first, second = one.sync(), one.sync()
    assert (first.sent.sessions, first.sent.events, first.sent.versions) == (1, 5, 1)
    assert (second.sent.sessions, second.sent.events, second.sent.versions) == (0, 0, 0)
    one.append(session, comment(6, "later"))
    third = one.sync()
    assert (third.sent.sessions, third.sent.events) == (0, 1)
    result = verify_hub(one.folder, one.member)
    assert result.is_equal and result.equal == 1 and result.only_there == 0


def test_sessions_of_others_come_where_they_are_shared(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    one.run(1), two.run(2)
    for station in (one, two, one):
        station.sync()
    assert one.events() == two.events()
    assert len(one.events()) == 2
    with Record(two.folder.database, read_only=True) as record:
        assert verify(two.folder.database).sound
        assert record.sessions.participants() == {"P01", "P02"}


def test_what_a_kill_left_is_not_in_the_way(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    one.run(1)
    one.sync()
    state = new_part(two.folder.hub_state)
    two.sync()
    assert two.events() == one.events()
    assert state.exists()


def test_sessions_of_others_stay_where_they_are_not_shared(make: Make) -> None:
    hub = make()
    one, two, supervisor = hub.station(), hub.station(), hub.station("supervisor")
    mine = one.run(1)
    two.run(2)
    for station in (one, two, one, supervisor):
        station.sync()
    assert list(one.events()) == [mine]
    assert len(supervisor.events()) == 2


def test_what_a_supervisor_adds_reaches_the_station(make: Make) -> None:
    hub = make()
    one, supervisor = hub.station(), hub.station("supervisor")
    session = one.run(1)
    one.sync(), supervisor.sync()
    rejected = Event(4, 4, UTC, Kind.SESSION_REJECTED, value="the fire alarm rang")
    supervisor.append(session, rejected)
    assert supervisor.sync().sent.events == 1
    assert one.sync().taken.report.continued == 1
    assert one.events() == supervisor.events()


def test_a_disagreement_is_an_alarm_that_names_both(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.sync(), two.sync()
    one.append(session, comment(4, "of the first"))
    two.append(session, comment(4, "of the second"))
    two.append(session, comment(5, "more of the second"))
    one.sync()
    before = two.events()
    report = two.sync()
    assert report.is_alarm
    found = report.sent.disagreements[0]
    assert (found.session, found.seq, found.station) == (session, 4, one.member.station)
    assert f"session {session}, event 4" in str(report) and one.member.station in str(report)
    assert two.events() == before
    assert hub.sql("SELECT max(seq) FROM labeval.event") == "4"
    alarms = hub_status(one.folder, one.member).alarms
    assert [(a.session, a.seq, a.station) for a in alarms] == [(session, 4, two.member.station)]
    assert not verify_hub(two.folder, two.member).is_equal
    # What the page says to do: the role joins with a folder that has no record.
    anew = hub.joined_again(two)
    assert not anew.sync().is_alarm
    assert anew.events() == one.events() and verify_hub(anew.folder, anew.member).equal == 1


def test_an_erasure_reaches_hub_and_stations_and_is_confirmed(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    one.run(1), two.run(2)
    for station in (one, two, one):
        station.sync()
    erase(one.folder, "P02")
    report = one.sync()
    assert report.sent.erased == ["P02"] and report.confirmed == ["P02"]
    assert hub.sql("SELECT string_agg(participant, ',') FROM labeval.session") == "P01"
    lines = hub_status(one.folder, one.member).stations
    assert {line.name: line.unconfirmed for line in lines} == {
        one.member.station: 0,
        two.member.station: 1,
    }
    report = two.sync()
    assert report.taken.report.erased == ["P02"] and report.confirmed == ["P02"]
    assert two.events() == one.events()
    assert b"P02" not in hub.sql("SELECT * FROM labeval.session").encode()


def test_whoever_was_erased_does_not_come_back(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    two.run(2)  # never sent before
    one.run(1)
    erase(one.folder, "P02")
    one.sync()
    with StudyLock(two.folder.lock):  # the session goes on
        report = two.sync()
        assert (report.sent.sessions, report.confirmed) == (0, [])
        lines = hub_status(two.folder, two.member).stations
        assert {line.name: line.unconfirmed for line in lines}[two.member.station] == 1
    report = two.sync()
    assert report.sent.events == 0 and report.confirmed == ["P02"]
    assert two.events() == one.events()
    assert hub.sql("SELECT count(*) FROM labeval.event") == "3"


def test_a_study_that_is_open_is_sent_from_but_not_written_to(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    one.run(1), two.run(2)
    two.sync()
    with StudyLock(one.folder.lock):
        report = one.sync()
        assert report.sent.events == 3 and report.taken.is_waiting
        assert len(one.events()) == 1
    assert one.sync().taken.report.sessions == 1


def test_what_was_altered_on_the_hub_is_not_taken(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.sync()
    hub.sql("UPDATE labeval.event SET value = 'other' WHERE seq = 2")
    report = two.sync()
    assert report.is_alarm and report.taken.altered == [session]
    assert two.events() == {}
    assert verify_hub(one.folder, one.member).altered_there == [session]


def test_what_was_altered_here_is_not_sent(make: Make) -> None:
    one = make().station()
    session = one.run(1)
    with Record(one.folder.database) as record:
        record.connection.execute("UPDATE event SET value = 'other' WHERE seq = 2")
    report = one.sync()
    assert report.sent.altered == [session] and report.sent.events == 0


def test_an_event_that_is_lost_here_keeps_no_other_session_from_the_hub(make: Make) -> None:
    one = make().station()
    session = one.run(1)
    one.sync()
    one.append(session, comment(4, "later"))
    other = one.run(2)
    with Record(one.folder.database) as record:
        record.connection.execute("DELETE FROM event WHERE session = ? AND seq = 3", (session,))
    report = one.sync()
    assert report.sent.altered == [session] and report.sent.sessions == 1
    assert other in one.events()


def test_whoever_is_erased_while_an_exchange_goes_on_is_not_in_its_way(make: Make) -> None:
    one = make().station()
    one.run(1), one.run(2)
    with (
        hub_at(one.member.address) as connection,
        Record(one.folder.database, read_only=True) as record,
    ):
        heads = session_heads(record.connection)
        one.sync()
        later = {id: SessionHead(head.seq + 1, "") for id, head in heads.items()}
        erase(one.folder, "P01")
        sent = Sent()
        send_sessions(connection, record.connection, later, sent)
    assert len(sent.altered) == 1, "of the other there is no such event"


def test_a_hub_that_is_away_is_offline(make: Make) -> None:
    hub = make()
    one = hub.station()
    one.run(1)
    hub.server.stop()
    try:
        with pytest.raises(HubOffline, match="out of reach"):
            one.sync()
    finally:
        hub.server.start()
    assert one.sync().sent.events == 3

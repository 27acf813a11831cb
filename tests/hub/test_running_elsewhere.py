"""A session that another computer runs is in the record here, and nobody here goes on with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labeval.hub.connection import hub_at
from labeval.hub.state import of_others
from labeval.hub.taking import take
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.sessions.live import RunsElsewhere, open_live
from labeval.session.events.events import Event, Kind
from labeval.store.disk.lock import StudyLock
from tests.hub.conftest import Hub
from tests.store.conftest import UTC, comment

ENDED = Event(4, 4, UTC, Kind.SESSION_ENDED, "", "", "ended_early")


def test_only_its_own_computer_offers_to_go_on_with_a_session(make: Callable[..., Hub]) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.sync(), two.sync()
    assert session in two.events()
    assert [line.header.id for line in read_overview(one.folder).open_sessions] == [session]
    assert read_overview(two.folder).open_sessions == []
    with open_live(two.folder) as live:
        for act in (live.resume, live.end):
            with pytest.raises(RunsElsewhere, match="another computer"):
                act(session)
    with open_live(one.folder) as live:
        assert live.resume(session).state.ended is None
    assert not one.sync().is_alarm and not two.sync().is_alarm


def test_a_computer_that_is_killed_after_taking_goes_on_with_nothing_of_others(
    make: Callable[..., Hub],
) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.sync()
    with hub_at(two.member.address) as connection:
        take(connection, two.folder)  # and no more of the exchange
    assert session in two.events() and of_others(two.folder) == {session}


def test_an_exchange_that_fails_forgets_nothing(make: Callable[..., Hub]) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.sync(), two.sync()
    one.append(session, comment(4, "more"))
    one.sync(), two.sync()
    assert of_others(two.folder) == {session} and of_others(one.folder) == frozenset()


def test_a_session_whose_end_could_not_be_taken_yet_is_still_of_the_other_computer(
    make: Callable[..., Hub],
) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.sync(), two.sync()
    one.append(session, ENDED)
    one.sync()
    with StudyLock(two.folder.lock):  # a session runs there, so nothing is taken
        assert two.sync().taken.is_waiting
    assert read_overview(two.folder).open_sessions == []
    with open_live(two.folder) as live, pytest.raises(RunsElsewhere):
        live.resume(session)


def test_sessions_that_others_have_begun_since_do_not_keep_one_from_being_reopened(
    make: Callable[..., Hub],
) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.append(session, ENDED)
    later = two.run(2)
    one.sync(), two.sync()
    assert one.sync().taken.report.sessions == 1
    with open_live(one.folder) as live:
        assert live.record.sessions.newest() == later
        live.reopen(session)
        assert live.why_not_reopened(session) is not None
    with open_live(two.folder) as live, pytest.raises(RunsElsewhere):
        live.reopen(session)
    assert not one.sync().is_alarm and not two.sync().is_alarm

"""A session that another computer runs is in the record here, and nobody here goes on with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labeval.hub.state import runs_elsewhere
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.sessions.live import RunsElsewhere, open_live
from labeval.session.events.events import Event, Kind
from labeval.store.disk.lock import StudyLock
from tests.hub.conftest import Hub
from tests.store.conftest import UTC, comment


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


def test_what_has_ended_runs_nowhere_and_an_exchange_that_fails_forgets_nothing(
    make: Callable[..., Hub],
) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    ended, running = one.run(1), one.run(2)
    one.append(ended, Event(4, 4, UTC, Kind.SESSION_ENDED, "", "", "completed"))
    one.sync(), two.sync()
    assert runs_elsewhere(two.folder) == {running}
    assert runs_elsewhere(one.folder) == frozenset()
    one.append(running, comment(4, "more"))
    one.sync(), two.sync()
    assert runs_elsewhere(two.folder) == {running}


def test_a_session_whose_end_could_not_be_taken_yet_is_still_of_the_other_computer(
    make: Callable[..., Hub],
) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.sync(), two.sync()
    one.append(session, Event(4, 4, UTC, Kind.SESSION_ENDED, "", "", "completed"))
    one.sync()
    with StudyLock(two.folder.lock):  # a session runs there, so nothing is taken
        assert two.sync().taken.is_waiting
    assert runs_elsewhere(two.folder) == {session}
    assert read_overview(two.folder).open_sessions == []
    with open_live(two.folder) as live, pytest.raises(RunsElsewhere):
        live.resume(session)
    two.sync()
    assert runs_elsewhere(two.folder) == frozenset()

"""A session is sent while it is written, and nothing that it writes waits for that."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psutil
import pytest

from labeval import places
from labeval.exchange.study_folder import make_study
from labeval.hub.address import read_address
from labeval.hub.connection import hub_at
from labeval.hub.live_sending import RecordFollower
from labeval.hub.membership import join
from labeval.hub.setting_up import Right, add_member
from labeval.hub.state import state_of
from labeval.hub.verifying import verify_hub
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.hub.conftest import Hub, Station
from tests.hub.processes import Process, ended, started, until
from tests.store.conftest import a_header, comment, the_content
from tests.store.conftest import started as begun

Make = Callable[..., Hub]


def with_a_study(hub: Hub, right: Right = "station") -> Station:
    """A member whose folder has a study file."""
    name = f"{hub.database}-with-a-study"
    folder = StudyFolder(hub.place / name)
    make_study(places.templates() / "six-methods", folder.path, None)
    add_member(read_address(hub.address()), name, right)
    member, _ = join(folder, read_study(folder.path).study, read_address(hub.address(name)))
    return Station(folder, member)


def test_only_what_is_new_is_sent_over_a_kept_connection(make: Make) -> None:
    hub = make()
    one = hub.station()
    first = one.run(1, events=3)
    with hub_at(one.member.address) as connection:
        follower = RecordFollower(connection, one.folder)
        assert follower.look().events == 3
        one.append(first, comment(4, "more"))
        assert follower.look().events == 1
        second = one.run(2, events=2)
        found = follower.look()
        assert (found.sessions, found.events) == (1, 2)
        one.append(second, comment(3, "more"))
        one.append(first, comment(5, "more"))
        assert follower.look().events == 2
        assert follower.look().events == follower.look().events == 0
    assert verify_hub(one.folder, one.member).is_equal


def test_the_session_that_may_run_is_sent_before_what_has_waited(make: Make) -> None:
    hub = make()
    one = hub.station()
    waited, newest = one.run(1), one.run(2)
    with hub_at(one.member.address) as connection:
        follower = RecordFollower(connection, one.folder)
        found = follower.look()
        assert (found.sessions, found.events) == (1, 3)
        assert hub.sql("SELECT id FROM labeval.session") == newest
        one.append(waited, comment(4, "more"))
        assert follower.look().events == 4  # with what had waited
    assert verify_hub(one.folder, one.member).is_equal


def test_a_version_that_is_new_arrives_with_its_session(make: Make) -> None:
    hub = make()
    one = hub.station()
    one.run(1)
    with hub_at(one.member.address) as connection:
        follower = RecordFollower(connection, one.folder)
        follower.look()
        content = the_content()
        newer = content.model_copy(update={"study": content.study.model_copy(update={"seed": 9})})
        with Record(one.folder.database) as record:
            record.versions.keep(newer, publish=True)
            record.sessions.begin(a_header(newer, 2), [begun()])
        assert follower.look().sessions == 1
    assert hub.sql("SELECT count(*) FROM labeval.study_version") == "2"


def test_what_is_sent_at_once_goes_over_one_connection_between_exchanges(make: Make) -> None:
    hub = make()
    one = with_a_study(hub)
    following = started(
        *("-m", "labeval", "hub", "sync", one.folder.path, "--every", 1, "--while-open")
    )

    def exchanged() -> None:
        assert following.stdout is not None
        while not following.stdout.readline().startswith("leased"):
            assert following.poll() is None

    def serving() -> set[str]:
        """Processes of the server that serve the station."""
        name = one.member.station
        return set(
            hub.sql(f"SELECT pid FROM pg_stat_activity WHERE usename = '{name}'").splitlines()
        )

    seen: deque[set[str]] = deque(maxlen=4)  # over three seconds at least
    try:
        for _ in range(12):
            exchanged()
            seen.append(serving())
            if len(seen) == 4 and set.intersection(*seen):
                return
        raise AssertionError("each exchange made a connection anew")
    finally:
        ended(following)


def test_a_change_within_the_tick_of_a_look_is_sent_at_the_next(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = make().station()
    session = one.run(1)
    monkeypatch.setattr("labeval.hub.live_sending.last_written", lambda database: 1)
    with hub_at(one.member.address) as connection:
        follower = RecordFollower(connection, one.folder)
        assert follower.look().events == 3
        one.append(session, comment(4, "in the same tick"))
        assert follower.look().events == 1


def test_a_computer_shows_that_it_is_there(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = make()
    one = hub.station()
    monkeypatch.setattr("labeval.hub.live_sending._SIGN_OF_LIFE_S", 0)
    with hub_at(one.member.address) as connection:
        RecordFollower(connection, one.folder).look()
    assert hub.sql("SELECT last_sync IS NOT NULL FROM labeval.station") == "t"


@contextmanager
def exchanging(one: Station, *, every: int = 10_000) -> Iterator[Process]:
    """The process that runs next to a session; until the test has what it needs.

    Args:
        every: seconds between two whole exchanges, which are hours.
    """
    how = ("--every", every, "--while-open")
    process = started("-m", "labeval", "hub", "sync", one.folder.path, *how)
    try:
        assert process.stdout is not None and process.stdout.readline()
        yield process
    finally:
        if psutil.pid_exists(process.pid):
            os.kill(process.pid, signal.SIGCONT)
        ended(process)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("right", ["station", "supervisor"])
def test_events_are_on_the_hub_while_the_session_runs(make: Make, right: Right) -> None:
    hub = make()
    one = with_a_study(hub, right)
    session = one.run(1, events=2)
    with exchanging(one) as process:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, own + 5)
        threads = [thread.id for thread in psutil.Process(process.pid).threads()]
        if sys.platform == "linux":  # that of whole exchanges
            assert min(19, own + 10) in {os.getpriority(os.PRIO_PROCESS, id) for id in threads}
        for seq in range(3, 8):
            one.append(session, comment(seq, f"text {seq}"))
            wait_for(hub, str(seq))


@pytest.mark.timeout(300)
def test_an_event_does_not_wait_for_a_whole_exchange(make: Make) -> None:
    hub = make()
    one = with_a_study(hub)
    session = one.run(1, events=2)
    with exchanging(one, every=1), hub_at(read_address(hub.address())) as owner:
        wait_for(hub, "2")
        with owner.transaction():
            owner.execute("LOCK TABLE labeval.place")  # which a whole exchange leases from
            waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            until(lambda: hub.sql(waits) == "1")
            one.append(session, comment(3, "while it takes long"))
            wait_for(hub, "3")


@pytest.mark.timeout(300)
def test_no_answer_waits_for_an_exchange_that_hangs(make: Make) -> None:
    hub = make()
    one = with_a_study(hub)
    session = one.run(1, events=2)
    with exchanging(one) as process:
        wait_for(hub, "2")
        for seq in range(3, 60):
            if seq == 20:  # in the middle of whatever it does with the record
                os.kill(process.pid, signal.SIGSTOP)
            one.append(session, comment(seq, f"text {seq}"))  # a lock would be a RecordError
        assert len(one.events()[session]) == 59
        os.kill(process.pid, signal.SIGCONT)
        wait_for(hub, "59")


@pytest.mark.timeout(300)
def test_a_hub_that_dies_and_returns_is_a_state_and_no_loss(make: Make) -> None:
    hub = make()
    one = with_a_study(hub)
    session = one.run(1, events=2)
    with exchanging(one):
        wait_for(hub, "2")
        hub.server.kill()
        try:
            one.append(session, comment(3, "without a hub"))
            until(lambda: not state_of(one.folder).is_online)
        finally:
            hub.server.start()
        one.append(session, comment(4, "with one again"))
        wait_for(hub, "4")
        until(lambda: state_of(one.folder).is_online)
    assert verify_hub(one.folder, one.member).is_equal


def wait_for(hub: Hub, seq: str) -> None:
    """Until an event is on the hub."""
    until(lambda: hub.sql("SELECT max(seq) FROM labeval.event") == seq)

"""The control room's source: what stations do now, read with a role that can do nothing else."""

from __future__ import annotations

from collections.abc import Callable

import psycopg
import pytest

from labeval.hub.address import read_address
from labeval.hub.connection import hub_at
from labeval.hub.errors import HubOffline, HubRefused
from labeval.hub.membership import join
from labeval.hub.setting_up import Right, add_member, make_hub
from labeval.hub.watching import HubWatch
from labeval.jobs.room.feeds import HubFeed, Snapshot
from labeval.jobs.room.wall import Need
from labeval.store.erasing.erasure import erase
from labeval.study.folder import StudyFolder
from tests.hub.conftest import Hub
from tests.store.conftest import comment, the_content

Make = Callable[..., Hub]
REFUSED = psycopg.errors.InsufficientPrivilege


def observer_of(hub: Hub) -> str:
    """Address of a role that only reads."""
    name = f"{hub.database}-wall"
    add_member(read_address(hub.address()), name, "observer")
    return hub.address(name)


def test_a_station_and_its_session_are_seen_with_what_is_new(make: Make) -> None:
    hub = make()
    one, two = hub.station(), hub.station()
    hub.station("supervisor"), hub.station("analyst")
    session = one.run(1)
    one.sync()
    seen: list[Snapshot] = []

    def report(snapshot: Snapshot) -> bool:
        seen.append(snapshot)
        if len(seen) == 1:
            one.append(session, comment(4, "new words"))
            one.sync()
        return not any(tile.words == "new words" for tile in snapshot.tiles)

    HubFeed(read_address(observer_of(hub))).run(report)
    first, last = seen[0].tiles, seen[-1].tiles
    assert [tile.station for tile in last] == [one.member.station, two.member.station]
    assert [tile.need for tile in last] == [Need.RUNNING, Need.WAITING]
    assert first[0].words == "text 3" and last[0].quiet_s < 60
    assert first[0].silent_s is not None and first[1].silent_s is None


def test_whoever_listens_is_woken_by_what_a_station_sends(make: Make) -> None:
    hub = make()
    one = hub.station()
    session = one.run(1)
    one.sync()
    with hub_at(read_address(observer_of(hub))) as connection:
        watch = HubWatch(connection)
        before = watch.sessions()
        one.append(session, comment(4, "more"))
        one.sync()
        watch.wait(1000)  # ends at once, or the test's time is over
        (after,) = watch.sessions()
        assert (before[0].seq, after.seq) == (3, 4)
        assert [e.value for e in watch.events(session, after=3)] == ["more"]


def test_a_session_of_long_ago_and_one_that_is_erased_are_not_shown(make: Make) -> None:
    hub = make()
    one = hub.station()
    one.run(1), one.run(2)
    one.sync()
    hub.sql(
        "UPDATE labeval.session SET changed = now() - interval '13 hours' WHERE participant = 'P01'"
    )
    seen: list[list[str]] = []

    def report(snapshot: Snapshot) -> bool:
        found = [t.monitor.header.participant for t in snapshot.tiles if t.monitor is not None]
        seen.append(found)
        if len(seen) == 1:
            erase(one.folder, "P02")
            one.sync()
        return len(seen) < 2

    HubFeed(read_address(observer_of(hub))).run(report)
    assert seen == [["P02"], []]


def look(hub: Hub) -> Snapshot:
    """The first picture of an observer."""
    seen: list[Snapshot] = []
    HubFeed(read_address(observer_of(hub))).run(lambda snapshot: bool(seen.append(snapshot)))
    (first,) = seen
    return first


@pytest.mark.parametrize(
    ("kind", "page", "value", "data"),
    [
        ("newer", "", "", "{}"),
        ("comment", "", "x", "not json"),
        ("session_ended", "", "an ending of later", "{}"),
        ("step_begun", "x", "", "{}"),
    ],
)
def test_one_session_that_cannot_be_read_takes_the_room_from_nobody(
    make: Make, kind: str, page: str, value: str, data: str
) -> None:
    hub = make()
    one, two = hub.station(), hub.station()
    one.run(1), two.run(2, condition="ab")  # places of their own
    one.sync(), two.sync()
    with psycopg.connect(hub.address(two.member.station), autocommit=True) as connection:
        connection.execute(
            "INSERT INTO labeval.event (session, seq, at_ms, utc, kind, page, field, value, data, "
            "seal, hash) SELECT session, 4, at_ms, utc, %s, %s, '', %s, %s, seal, 'h' "
            "FROM labeval.event WHERE seq = 3 AND station = session_user",
            (kind, page, value, data),
        )
    seen: list[Snapshot] = []

    def report(snapshot: Snapshot) -> bool:
        seen.append(snapshot)
        return len(seen) < 2

    HubFeed(read_address(observer_of(hub))).run(report)
    for snapshot in seen:  # it stays so at the next look
        assert snapshot.problem is None
        assert [(tile.station, tile.need) for tile in snapshot.tiles] == [
            (two.member.station, Need.UNREADABLE),
            (one.member.station, Need.RUNNING),
        ]
        assert snapshot.tiles[0].participant == "P02" and snapshot.tiles[0].quiet_s < 60


def test_a_study_of_a_newer_program_takes_the_room_from_nobody(make: Make) -> None:
    hub = make()
    one, two = hub.station(), hub.station()
    one.run(1), two.run(2, condition="ab")  # places of their own
    one.sync(), two.sync()
    hub.sql(
        "INSERT INTO labeval.study_version (id, created, published, content, station) "
        f"VALUES ('newer', '', '', '{{}}', '{two.member.station}')"
    )
    hub.sql("UPDATE labeval.session SET version = 'newer' WHERE participant = 'P02'")
    snapshot = look(hub)
    assert snapshot.problem is None
    assert [(tile.station, tile.need) for tile in snapshot.tiles] == [
        (two.member.station, Need.UNREADABLE),
        (one.member.station, Need.RUNNING),
    ]


@pytest.mark.parametrize("right", ["station", "supervisor"])
def test_a_computer_of_which_nothing_was_heard_is_lost(make: Make, right: Right) -> None:
    hub = make()
    one = hub.station(right)
    one.run(1)
    one.sync()
    hub.sql("UPDATE labeval.station SET last_sync = now() - interval '10 minutes'")
    (tile,) = look(hub).tiles
    assert (tile.need, tile.has_left) == (Need.LOST, False)
    assert tile.silent_s is not None and tile.silent_s >= 600


def test_a_station_that_left_with_an_open_session_does_not_run(make: Make) -> None:
    hub = make()
    one = hub.station()
    one.run(1)
    one.sync()
    hub.sql("UPDATE labeval.station SET left_at = now(), last_sync = now()")
    (tile,) = look(hub).tiles
    assert (tile.need, tile.has_left) == (Need.LOST, True)


def test_a_hub_that_is_gone_is_said_and_asked_again(make: Make) -> None:
    hub = make()
    one = hub.station()
    one.run(1)
    one.sync()
    seen: list[Snapshot] = []

    def report(snapshot: Snapshot) -> bool:
        seen.append(snapshot)
        if len(seen) == 1:
            hub.server.kill()
        elif snapshot.problem is not None and not any(s.problem for s in seen[:-1]):
            hub.server.start()
        return len(seen) == 1 or snapshot.problem is not None

    HubFeed(read_address(observer_of(hub))).run(report)
    gone = next(one for one in seen if one.problem is not None)
    assert isinstance(gone.problem, HubOffline) and gone.tiles == seen[0].tiles
    assert seen[-1].problem is None and len(seen[-1].tiles) == 1


def test_a_station_without_shared_sessions_sees_its_own(make: Make) -> None:
    hub = make()
    one, two = hub.station(), hub.station()
    mine, _ = one.run(1), two.run(2)
    one.sync(), two.sync()
    with hub_at(one.member.address) as connection:
        assert [seen.id for seen in HubWatch(connection).sessions()] == [mine]


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT * FROM labeval.workbook_row",
        "SELECT * FROM labeval.workbook_entry",
        "SELECT * FROM labeval.coder",
        "SELECT * FROM labeval.erasure",
        "SELECT * FROM labeval.alarm",
        "SELECT * FROM labeval.place",
        "SELECT * FROM labeval.heads(ARRAY['x'])",
        "SELECT labeval.begin_sending()",
        "SELECT labeval.lease(1)",
        "INSERT INTO labeval.station DEFAULT VALUES",
        "INSERT INTO labeval.erasure (participant, erased) VALUES ('P01', '')",
        "INSERT INTO labeval.study (seed, title) VALUES (1, '')",
        "UPDATE labeval.session SET head = ''",
        "UPDATE labeval.station SET last_sync = now()",
        "DELETE FROM labeval.event",
        "CREATE TEMPORARY TABLE x (y int)",
        "CREATE TABLE labeval.own (x int)",
    ],
)
def test_an_observer_reads_sessions_and_nothing_else(make: Make, statement: str) -> None:
    hub = make()
    one = hub.station()
    one.run(1)
    one.sync()
    with psycopg.connect(observer_of(hub), autocommit=True) as connection:
        count = connection.execute("SELECT count(*) FROM labeval.event").fetchone()
        assert count == (3,)
        with pytest.raises(REFUSED):
            connection.execute(statement)


def test_an_observer_cannot_join(make: Make) -> None:
    hub = make()
    folder = StudyFolder(hub.place / "own")
    folder.path.mkdir()
    with pytest.raises(HubRefused, match="only watches"):
        join(folder, the_content().study, read_address(observer_of(hub)))
    assert not folder.hub.exists()


def test_a_hub_of_an_older_program_says_so_and_is_brought_up_to_date(make: Make) -> None:
    hub = make()
    one = hub.station()
    session = one.run(1)
    one.sync()
    hub.sql("DROP POLICY read_to_observe ON labeval.session")
    hub.sql("DROP POLICY read_to_observe ON labeval.event")
    hub.sql("ALTER TABLE labeval.session DROP COLUMN changed")
    hub.forget_actions()
    hub.sql("UPDATE labeval.hub SET version = 2")
    with (
        hub_at(one.member.address) as connection,
        pytest.raises(HubRefused, match="an older labeval made the hub"),
    ):
        HubWatch(connection)
    make_hub(read_address(hub.address()), shared=False)
    with hub_at(one.member.address) as connection:
        watch = HubWatch(connection)
        assert watch.sessions() == []  # it is not known when they changed
        one.append(session, comment(4, "more"))
        one.sync()
        assert [seen.id for seen in watch.sessions()] == [session]


def test_an_event_of_a_newer_program_is_a_sentence(make: Make) -> None:
    hub = make()
    one = hub.station()
    session = one.run(1)
    one.sync()
    hub.sql("UPDATE labeval.event SET kind = 'newer' WHERE seq = 2")
    with (
        hub_at(one.member.address) as connection,
        pytest.raises(HubRefused, match="another version of labeval"),
    ):
        HubWatch(connection).events(session, after=0)

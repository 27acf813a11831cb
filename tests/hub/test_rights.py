"""What each role can read and change on the hub, tried with its own connection."""

from __future__ import annotations

from collections.abc import Callable

import psycopg
import pytest

from labeval.hub.address import read_address
from labeval.hub.connection import hub_at
from labeval.hub.errors import HubRefused
from labeval.hub.membership import join, membership
from labeval.hub.setting_up import add_member, make_hub
from labeval.store.erasing.erasure import erase
from labeval.study.folder import StudyFolder
from tests.conftest import small_study
from tests.hub.conftest import Hub, Station

Make = Callable[..., Hub]

REFUSED = psycopg.errors.InsufficientPrivilege


def as_role(hub: Hub, station: Station, statement: str) -> list[tuple[object, ...]]:
    address = hub.address(station.member.station)
    with psycopg.connect(address, autocommit=True) as connection:
        cursor = connection.execute(statement)
        return cursor.fetchall() if cursor.description else []


@pytest.mark.parametrize("right", ["station", "supervisor", "analyst"])
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE labeval.event SET value = ''",
        "UPDATE labeval.session SET head = ''",
        "DELETE FROM labeval.event",
        "DELETE FROM labeval.session",
        "DELETE FROM labeval.erasure",
        "DELETE FROM labeval.alarm",
        "TRUNCATE labeval.event",
        "UPDATE labeval.hub SET shared = true",
        "UPDATE labeval.study SET title = ''",
        "UPDATE labeval.study_version SET content = ''",
        "ALTER TABLE labeval.session DISABLE ROW LEVEL SECURITY",
        "DROP FUNCTION labeval.heads",
        "CREATE TABLE labeval.own (x int)",
        "CREATE ROLE other",
        "INSERT INTO labeval.event (session, seq, at_ms, utc, kind, page, field, value, data, seal,"
        " hash, station) SELECT id, 9, 0, '', '', '', '', '', '', 0, '', 'other'"
        " FROM labeval.session",
        "INSERT INTO labeval.erasure_confirmed (participant, station) VALUES ('P01', 'other')",
    ],
)
def test_nobody_changes_what_was_sent(make: Make, right: str, statement: str) -> None:
    hub = make()
    hub.station().run(1)
    hub.stations[0].sync()
    member = hub.station(right)  # type: ignore[arg-type]
    with pytest.raises(REFUSED):
        as_role(hub, member, statement)


def test_a_station_reads_only_what_it_sent(make: Make) -> None:
    hub = make()
    one, two = hub.station(), hub.station()
    mine, other = one.run(1), two.run(2)
    one.sync(), two.sync()
    assert as_role(hub, one, "SELECT id FROM labeval.session") == [(mine,)]
    assert as_role(hub, one, "SELECT DISTINCT session FROM labeval.event") == [(mine,)]
    assert as_role(hub, one, f"SELECT id FROM labeval.heads(ARRAY['{other}'])") == [(other,)]


def test_an_analyst_reads_all_and_adds_nothing(make: Make) -> None:
    hub = make()
    hub.station().run(1)
    hub.stations[0].sync()
    analyst = hub.station("analyst")
    assert as_role(hub, analyst, "SELECT count(*) FROM labeval.event") == [(3,)]
    for statement in (
        "INSERT INTO labeval.erasure (participant, erased) VALUES ('P01', '')",
        "INSERT INTO labeval.study_version (id, created, published, content) "
        "VALUES ('', '', '', '')",
    ):
        with pytest.raises(REFUSED):
            as_role(hub, analyst, statement)
    analyst.run(2)
    report = analyst.sync()
    assert report.sent.events == 0 and report.taken.report.sessions == 1


def test_events_that_leave_a_gap_are_refused(make: Make) -> None:
    hub = make()
    one = hub.station()
    session = one.run(1)
    one.sync()
    with pytest.raises(psycopg.errors.IntegrityConstraintViolation, match="do not continue it"):
        as_role(
            hub,
            one,
            "INSERT INTO labeval.event (session, seq, at_ms, utc, kind, page, field, value, data,"
            f" seal, hash) VALUES ('{session}', 9, 0, '', '', '', '', '', '', 0, '')",
        )


def test_a_role_of_another_hub_is_not_let_in(make: Make) -> None:
    one, other = make(), make()
    station = one.station()
    with (
        pytest.raises(HubRefused, match=r"does not let this computer in.*permission denied"),
        hub_at(read_address(other.address(station.member.station))),
    ):
        pass


def test_a_hub_is_of_one_study(make: Make) -> None:
    hub = make()
    first = hub.station()
    add_member(read_address(hub.address()), f"{hub.database}-other", "station")
    address = read_address(hub.address(f"{hub.database}-other"))
    first.folder.hub.unlink()
    with pytest.raises(HubRefused, match="is the hub of another study: “Why beds are mulched”"):
        join(first.folder, small_study(title="Another"), address)
    assert not first.folder.hub.exists()
    with pytest.raises(HubRefused, match="has joined no hub"):
        membership(first.folder)


def test_a_hub_is_made_once_and_names_of_roles_are_plain(make: Make) -> None:
    hub = make()
    address = read_address(hub.address())
    with pytest.raises(HubRefused, match="there is a hub in this database already"):
        make_hub(address, shared=True)
    with pytest.raises(HubRefused, match="is no name of a role"):
        add_member(address, 'x"; DROP ROLE owner; --', "station")
    add_member(address, f"{hub.database}-twice", "analyst")
    with pytest.raises(HubRefused, match="has a role"):
        add_member(address, f"{hub.database}-twice", "analyst")


def test_the_server_never_sees_a_password(make: Make) -> None:
    hub = make()
    password = add_member(read_address(hub.address()), f"{hub.database}-secret", "station")
    kept = hub.sql(f"SELECT rolpassword FROM pg_authid WHERE rolname = '{hub.database}-secret'")
    assert kept.startswith("SCRAM-SHA-256$")
    assert password not in (hub.server.folder / "server.log").read_text()


def test_a_database_without_a_hub_is_named(make: Make) -> None:
    hub = make()
    hub.server.sql(f"CREATE DATABASE {hub.database}_empty")
    with (
        pytest.raises(HubRefused, match="there is no hub in this database"),
        hub_at(read_address(hub.server.address(f"{hub.database}_empty"))),
    ):
        pass


def test_the_owner_of_a_database_needs_no_superuser(make: Make) -> None:
    hub = make()
    name = f"{hub.database}_lab"
    hub.server.sql(f"CREATE ROLE {name}_admin LOGIN CREATEROLE")
    hub.server.sql(f"CREATE DATABASE {name} OWNER {name}_admin")
    owner = read_address(hub.server.address(name, f"{name}_admin"))
    make_hub(owner, shared=False)
    lab = Hub(hub.server, name, hub.place)
    add_member(owner, f"{name}-1", "station")
    folder = StudyFolder(hub.place / name)
    folder.path.mkdir()
    member, _ = join(folder, small_study(), read_address(lab.address(f"{name}-1")))
    one, two = Station(folder, member), lab.station("supervisor")
    one.run(1)
    assert one.sync().sent.events == 3
    assert two.sync().taken.report.sessions == 1
    erase(two.folder, "P01")
    two.sync()
    assert one.sync().confirmed == ["P01"]
    assert lab.sql("SELECT count(*) FROM labeval.event") == "0"

"""Somebody with a station's role, an analyst's, or a stolen laptop: what each reads or changes.

All of it is tried on the real database with connections of these roles, table by table. A new table
has to be given a line here, as in docs/laboratory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import psycopg
import pytest

from labeval.hub.connection import hub_at
from labeval.hub.keys import kept_key, key_file
from labeval.hub.leasing import FREE_PLACES
from labeval.hub.membership import join, membership
from labeval.hub.setting_up import add_member
from labeval.hub.status import hub_status
from labeval.hub.taking import take
from labeval.hub.workbook import EntriesDiffer
from labeval.store.chain.appending import EVENT_ROW, session_row
from labeval.store.chain.hashes import EventChain
from labeval.store.disk.errors import StudyLocked
from labeval.store.disk.key_ring import RING
from labeval.store.merging.parts import SESSION_ROW
from labeval.store.record.leases import read_leases
from labeval.store.record.record import Record
from labeval.store.workbook_verify import workbook_findings
from labeval.study.folder import StudyFolder
from tests.hub.conftest import Hub, Station, as_role, attacker
from tests.store.conftest import UTC, comment, the_content
from tests.support.protected import holding, lock, protected, unlock
from tests.support.sound.travelling import give_key, recorded
from tests.support.studies.coding_study import small_workbook

Make = Callable[..., Hub]
REFUSED = psycopg.errors.InsufficientPrivilege
TABLES = frozenset(
    {"hub", "study", "station", "study_version", "publication", "session", "event", "erasure"}
    | {"erasure_confirmed", "place", "alarm", "coder", "workbook_entry", "workbook_row"}
    | {"ear", "supervisor_action", "appointment", "recording", "recording_piece"}
    | {"recording_removed"}
)
"""Every table of the hub."""
HIDDEN = {
    "station": {"coder", "workbook_entry", "workbook_row", "appointment"},
    "analyst": {"ear", "supervisor_action", "appointment"},
}
"""Tables that a role may not even look at."""
NOT_OF_OTHERS = {
    *("session", "event", "recording", "recording_piece", "recording_removed"),
    *("supervisor_action", "ear"),
}
"""Tables of which a station gets only what is about its own sessions."""
CHANGED = {
    "station": {("station", "UPDATE"), ("recording", "DELETE")},
    "analyst": {("station", "UPDATE"), ("recording", "DELETE")},
}
"""What a role may try to change; each gets at most rows of its own, an analyst all recordings."""


@pytest.fixture
def lab(make: Make, tmp_path: Path) -> Hub:
    """A station with a recorded session and its answers, another station, and an analyst."""
    hub = make()
    victim = hub.station()
    recorded(victim.folder, 1)
    give_key(tmp_path / "key", victim.folder)
    victim.run(2)
    victim.sync()
    hub.station()
    hub.station("analyst")
    return hub


def test_every_table_is_known_here(lab: Hub) -> None:
    found = lab.sql("SELECT tablename FROM pg_tables WHERE schemaname = 'labeval'").split()
    assert set(found) == TABLES


@pytest.mark.parametrize("right", ["station", "analyst"])
def test_what_a_role_reads(lab: Hub, right: str) -> None:
    with as_role(lab, attacker(lab, right)) as connection:
        for table in sorted(TABLES):
            if table in HIDDEN[right]:
                with pytest.raises(REFUSED):
                    connection.execute(f"SELECT 1 FROM labeval.{table}")
                continue
            read = connection.execute(f"SELECT * FROM labeval.{table}").fetchall()
            there = int(lab.sql(f"SELECT count(*) FROM labeval.{table}"))
            expected = 0 if right == "station" and table in NOT_OF_OTHERS else there
            assert len(read) == expected, table


@pytest.mark.parametrize("right", ["station", "analyst"])
def test_what_a_role_changes_or_deletes(lab: Hub, right: str) -> None:
    with as_role(lab, attacker(lab, right)) as connection:
        for table in sorted(TABLES):
            columns = lab.sql(
                "SELECT attname FROM pg_attribute WHERE attrelid = "
                f"'labeval.{table}'::regclass AND attnum > 0 AND NOT attisdropped"
            ).split()
            may = False
            for column in columns:
                try:
                    done = connection.execute(f"UPDATE labeval.{table} SET {column} = {column}")
                except (REFUSED, psycopg.errors.GeneratedAlways):
                    continue
                may = True
                assert table == "station" and done.rowcount == 1  # its own line
            assert may == ((table, "UPDATE") in CHANGED[right]), table
            for statement in (f"DELETE FROM labeval.{table}", f"TRUNCATE labeval.{table}"):
                if (table, "DELETE") in CHANGED[right] and statement.startswith("DELETE"):
                    done = connection.execute(statement)
                    assert done.rowcount == (0 if right == "station" else 1)
                    continue
                with pytest.raises(REFUSED):
                    connection.execute(statement)
    # What an analyst has deleted is sent again by whoever has it.
    lab.stations[0].sync()
    assert lab.sql("SELECT count(*) FROM labeval.recording") == "1"


@pytest.mark.parametrize("right", ["station", "analyst"])
@pytest.mark.parametrize(
    "statement",
    [
        "COPY (SELECT 1) TO PROGRAM 'id'",
        "SELECT pg_read_file('/etc/passwd')",
        "SELECT rolpassword FROM pg_authid",
        "SET ROLE owner",
        "CREATE ROLE other",
        "CREATE FUNCTION labeval.f() RETURNS int LANGUAGE sql AS 'SELECT 1'",
        "CREATE OR REPLACE FUNCTION labeval.begin_sending() RETURNS void LANGUAGE sql AS ''",
        "ALTER TABLE labeval.event DISABLE TRIGGER ALL",
        "ALTER TABLE labeval.event DISABLE ROW LEVEL SECURITY",
        "CREATE POLICY p ON labeval.event USING (true)",
        "SET session_replication_role = replica",
    ],
)
def test_no_role_goes_beyond_the_hub(lab: Hub, right: str, statement: str) -> None:
    with (
        as_role(lab, attacker(lab, right)) as connection,
        pytest.raises((REFUSED, psycopg.errors.InvalidParameterValue)),
    ):
        connection.execute(statement)


@pytest.mark.parametrize("right", ["station", "analyst"])
def test_no_role_passes_its_rights_on(lab: Hub, right: str) -> None:
    asked = "SELECT relacl FROM pg_class WHERE oid = 'labeval.event'::regclass"
    before = lab.sql(asked)
    with as_role(lab, attacker(lab, right)) as connection:
        connection.execute("GRANT ALL ON labeval.event TO PUBLIC")  # which only warns
    assert lab.sql(asked) == before


def test_an_own_table_of_the_same_name_changes_no_function(lab: Hub) -> None:
    victim = lab.stations[0]
    with as_role(lab, attacker(lab, "station")) as connection:
        connection.execute("CREATE TEMPORARY TABLE session (id text, last_seq bigint, head text)")
        connection.execute("CREATE TEMPORARY TABLE erasure (participant text)")
        connection.execute("SET search_path = pg_temp, labeval")
        connection.execute("SELECT labeval.lease(3)")
    mine = victim.events().keys()
    with hub_at(victim.member.address) as connection:
        heads = connection.execute("SELECT * FROM labeval.heads(%s)", (list(mine),)).fetchall()
    assert {row[0] for row in heads} == set(mine)


def test_events_put_into_another_stations_session_are_found_and_taken_by_nobody(
    make: Make,
) -> None:
    """Where sessions are shared, a station knows the ids of others."""
    hub = make(shared=True)
    victim, thief = hub.station(), hub.station()
    session = victim.run(1)
    victim.sync(), thief.sync()
    with as_role(hub, thief.member.station) as connection:
        connection.execute(
            "INSERT INTO labeval.event (session, seq, at_ms, utc, kind, page, field, value, data, "
            "seal, hash) VALUES (%s, 4, 4, %s, 'comment', '', '', 'forged', '', 0, 'x')",
            (session, UTC),
        )
    other = hub.station()
    report = other.sync()
    assert report.taken.altered == [session] and report.is_alarm
    victim.append(session, comment(4, "true"))
    found = victim.sync().sent.disagreements
    assert [(one.session, one.seq) for one in found] == [(session, 4)]
    assert thief.member.station in str(found[0])


@pytest.mark.parametrize("kind", ["comment", "session_rejected"])
def test_what_only_the_participants_computer_writes_is_not_taken_there_from_another(
    make: Make, kind: str
) -> None:
    """Who reads a session has its salt, and can make an event that fits its chain."""
    hub = make(shared=True)
    victim, thief = hub.station(), hub.station("supervisor")
    session = victim.run(1)
    victim.sync(), thief.sync()
    with Record(thief.folder.database) as record:
        row, salt = session_row(record.connection, session)
    event = (session, 4, 4, UTC, kind, "", "", "forged", "")
    before = victim.events()[session]
    with as_role(hub, thief.member.station) as connection:
        marks = ", ".join(["%s"] * 11)
        connection.execute(
            f"INSERT INTO labeval.event ({EVENT_ROW}) VALUES ({marks})",
            EventChain(row, salt).chained(before[-1], [event])[0],
        )
    report = victim.sync()
    if kind == "session_rejected":  # as a supervisor may
        assert not report.is_alarm and len(victim.events()[session]) == 4
        return
    assert report.is_alarm and victim.events()[session] == before
    assert f"{thief.member.station} has sent" in str(report)
    assert victim.sync().is_alarm
    (alarm,) = hub_status(thief.folder, thief.member).alarms
    assert (alarm.session, alarm.seq, alarm.other) == (session, 4, thief.member.station)
    assert alarm.is_foreign  # nothing differs: the victim has no fourth event


def test_what_is_sent_between_the_look_at_senders_and_the_reading_is_not_taken(make: Make) -> None:
    hub = make(shared=True)
    victim, thief = hub.station(), hub.station("supervisor")
    session = victim.run(1)
    victim.sync(), thief.sync()
    with Record(thief.folder.database) as record:
        row, salt = session_row(record.connection, session)
    events = [
        (session, seq, seq, UTC, kind, "", "", "forged", "")
        for seq, kind in ((4, "session_rejected"), (5, "comment"))
    ]
    before = victim.events()[session]
    allowed, forged = EventChain(row, salt).chained(before[-1], events)

    def sends(event: tuple[object, ...]) -> None:
        with as_role(hub, thief.member.station) as connection:
            marks = ", ".join(["%s"] * 11)
            connection.execute(f"INSERT INTO labeval.event ({EVENT_ROW}) VALUES ({marks})", event)

    class Interrupted:
        """A connection of somebody who is slow before the reading, which is one transaction."""

        def __init__(self, connection: Any) -> None:
            self._connection = connection

        def __getattr__(self, name: str) -> Any:
            return getattr(self._connection, name)

        def transaction(self) -> Any:
            sends(forged)
            return self._connection.transaction()

    sends(allowed)
    with hub_at(victim.member.address) as connection:
        taken = take(Interrupted(connection), victim.folder)  # type: ignore[arg-type]
    assert taken.report.events == 0 and victim.events()[session] == before
    assert [(one.session, one.seq) for one in victim.sync().taken.foreign] == [(session, 5)]


def test_a_session_that_never_was_has_the_name_of_who_sent_it(lab: Hub) -> None:
    thief = lab.stations[1]
    forged = thief.run(9)
    thief.sync()
    assert lab.sql(f"SELECT station FROM labeval.session WHERE id = '{forged}'") == (
        thief.member.station
    )


SESSION = 12
"""Place of the plan in a session's row."""


@pytest.mark.parametrize(
    ("row", "event"),
    [
        ({SESSION: "no plan"}, {}),
        ({SESSION: "{}"}, {}),
        ({1: ""}, {}),
        ({}, {8: "no object"}),
        ({}, {8: "[]"}),
        ({}, {3: "yesterday"}),
        ({}, {2: -1}),
        ({}, {4: "no_such_kind"}),
    ],
)
def test_a_session_that_nobody_can_read_is_an_alarm_and_taken_by_nobody(
    make: Make, row: dict[int, str], event: dict[int, str | int]
) -> None:
    """Its chain is right; each record that had it could not be read as a whole any more."""
    hub = make(shared=True)
    victim, thief = hub.station(), hub.station()
    mine = victim.run(1)
    victim.sync()
    with as_role(hub, thief.member.station) as connection:
        found = connection.execute(
            f"SELECT {SESSION_ROW} FROM labeval.session WHERE id = %s", (mine,)
        ).fetchone()
        assert found is not None
        forged = _changed(("0" * 32, *found[1:]), row)
        chain = EventChain(forged[:-1], str(forged[-1]))
        first = _changed(("0" * 32, 1, 0, UTC, "session_started", "", "", "", ""), event)
        for table, columns, values in (
            ("session", SESSION_ROW, forged),
            ("event", EVENT_ROW, chain.chained(chain.start, [first])[0]),
        ):
            marks = ", ".join(["%s"] * len(values))
            connection.execute(f"INSERT INTO labeval.{table} ({columns}) VALUES ({marks})", values)
    report = victim.sync()
    assert report.is_alarm and "another version of labeval" in str(report)
    assert list(victim.events()) == [mine]


def _changed(row: tuple[Any, ...], change: Mapping[int, str | int]) -> tuple[Any, ...]:
    return tuple(change.get(place, value) for place, value in enumerate(row))


@pytest.mark.parametrize("content", ["no study", "{}"])
def test_a_version_that_is_no_study_is_taken_by_nobody(lab: Hub, content: str) -> None:
    id = sha256(content.encode()).hexdigest()
    with as_role(lab, attacker(lab, "station")) as connection:
        connection.execute(
            "INSERT INTO labeval.study_version (id, created, published, content) "
            "VALUES (%s, %s, %s, %s)",
            (id, UTC, UTC, content),
        )
        for version, published, problems in ((id, UTC, ""), (the_content().version_id(), "x", "")):
            connection.execute(
                "INSERT INTO labeval.publication (version, published, reason, problems) "
                "VALUES (%s, %s, '', %s)",
                (version, published, problems),
            )
    assert lab.stations[0].sync().is_alarm
    with Record(lab.stations[0].folder.database, read_only=True) as record:
        assert id not in {line.id for line in record.versions.lines()}
        assert "x" not in {line.published for line in record.versions.publications()}


def test_a_version_that_is_not_its_own_hash_is_taken_by_nobody(lab: Hub) -> None:
    with as_role(lab, attacker(lab, "station")) as connection:
        connection.execute(
            "INSERT INTO labeval.study_version (id, created, published, content) "
            "VALUES ('forged', %s, %s, '{}')",
            (UTC, UTC),
        )
    report = lab.stations[0].sync()
    assert len(report.taken.report.conflicts) == 1 and report.is_alarm
    with Record(lab.stations[0].folder.database, read_only=True) as record:
        assert "forged" not in {line.id for line in record.versions.lines()}


def test_a_version_that_is_well_made_is_taken_and_counts_as_published_last(lab: Hub) -> None:
    victim, thief = lab.stations[:2]
    content = the_content()
    other = content.study.model_copy(update={"seed": content.study.seed + 1})
    forged = content.model_copy(update={"study": other})
    with Record(thief.folder.database) as record:
        record.versions.keep(forged, publish=True)
    thief.sync()
    victim.sync()
    with Record(victim.folder.database, read_only=True) as record:
        newest = record.versions.publications()[-1].version
        assert newest == forged.version_id()
        assert not record.versions.says(newest, content)  # by which the home window shows it
    assert lab.sql(f"SELECT station FROM labeval.study_version WHERE id = '{newest}'") == (
        thief.member.station
    )


def test_an_analyst_can_stop_the_sharing_of_texts_until_the_owner_removes_the_entry(
    lab: Hub,
) -> None:
    good, evil = lab.stations[-1], lab.station("analyst")
    small_workbook(good.folder.workbook, "B1").close()
    good.sync()
    with as_role(lab, evil.member.station) as connection:
        connection.execute(
            "INSERT INTO labeval.workbook_entry (seq, id, coder, coder_id, hash) "
            "SELECT max(seq) + 1, 'forged', '', '', 'x' FROM labeval.workbook_entry"
        )
    with pytest.raises(EntriesDiffer, match="entry 2 "):
        good.sync()
    assert not list(workbook_findings(good.folder.workbook))
    lab.sql("DELETE FROM labeval.workbook_row WHERE seq >= 2")
    lab.sql("DELETE FROM labeval.workbook_entry WHERE seq >= 2")
    assert good.sync().workbook is not None


def test_a_station_can_take_all_places_and_erase_anybody(lab: Hub) -> None:
    """Limits that are meant, or cannot be avoided: what they lead to is in the page."""
    victim = lab.stations[0]
    with as_role(lab, attacker(lab, "station")) as connection:
        connection.execute("SELECT labeval.lease(1000000000)")
        connection.execute(
            "INSERT INTO labeval.erasure (participant, erased) VALUES ('P02', %s)", (UTC,)
        )
    assert lab.sql("SELECT count(*) FROM labeval.place WHERE station IS NULL") == "0"
    victim.sync()
    with Record(victim.folder.database, read_only=True) as record:
        assert {header.participant for header in record.sessions.headers()} == {"P01"}
    assert lab.sql("SELECT station FROM labeval.erasure") == attacker(lab, "station")


def test_places_that_the_design_cannot_have_are_given_to_nobody(lab: Hub) -> None:
    with as_role(lab, attacker(lab, "station")) as connection:
        connection.execute(
            "INSERT INTO labeval.place (rank, condition, slot) "
            "SELECT -100, 'dqe', -n FROM generate_series(1, 9) n "
            "UNION SELECT -1, 'dqe', 1000 + n FROM generate_series(1, 9) n"
        )
    other = lab.station()
    assert other.sync().places == FREE_PLACES
    leased = read_leases(other.folder.hub_places)
    assert leased is not None and all(0 <= one.slot <= one.rank for one in leased)


def test_an_analyst_can_send_nothing_to_a_session_and_begin_none(lab: Hub) -> None:
    with as_role(lab, attacker(lab, "analyst")) as connection:
        for table in ("session", "event", "erasure", "supervisor_action", "appointment", "place"):
            with pytest.raises(REFUSED):
                connection.execute(f"INSERT INTO labeval.{table} DEFAULT VALUES")


# -- a stolen laptop --------------------------------------------------------------------------


@pytest.fixture
def laptop(lab: Hub, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Station:
    """A station whose role has a password, which is kept in a file: it has no keyring."""
    monkeypatch.setattr("labeval.hub.keys._with_keyring", lambda work: False)
    monkeypatch.setattr("labeval.hub.keys.hub_keys_folder", lambda: tmp_path / "keys")
    return _joined(lab, "laptop")


def _joined(lab: Hub, name: str) -> Station:
    from labeval.hub.address import read_address

    role = f"{lab.database}-{name}"
    password = add_member(read_address(lab.address()), role, "station")
    folder = StudyFolder(lab.place / name)
    folder.path.mkdir()
    address = read_address(lab.server.address(lab.database, role, password))
    member, _ = join(folder, the_content().study, address)
    station = Station(folder, member)
    station.run(7)
    station.sync()
    return station


def test_without_protection_the_thief_has_the_folder_and_the_stations_role(
    laptop: Station,
) -> None:
    assert key_file(laptop.member.address) is not None
    address = membership(laptop.folder).address
    assert address.password == laptop.member.address.password
    assert holding(laptop.folder.path, "text 2") != []


def test_of_a_protected_study_neither_data_nor_the_hubs_password_is_on_the_disk(
    laptop: Station, tmp_path: Path
) -> None:
    password = laptop.member.address.password
    protected(laptop.folder)
    assert membership(laptop.folder).address.password == password  # and moves it
    assert kept_key(laptop.member.address) == ""
    assert holding(laptop.folder.path, "text 2", password) == []
    assert holding(tmp_path / "keys", password) == []
    lock(laptop.folder)
    with pytest.raises(StudyLocked):
        membership(laptop.folder)
    unlock(laptop.folder)
    assert not laptop.sync().is_alarm
    RING.clear()


def test_when_protection_is_taken_back_the_password_leaves_the_folder(laptop: Station) -> None:
    from labeval.store.disk.lock import StudyLock
    from labeval.store.protecting.protecting import unprotect

    password = laptop.member.address.password
    protected(laptop.folder)
    membership(laptop.folder)
    with StudyLock(laptop.folder.lock):
        unprotect(laptop.folder)
    assert membership(laptop.folder).address.password == password
    assert holding(laptop.folder.path, password) == []
    assert kept_key(laptop.member.address) == password


def test_once_the_role_is_shut_out_the_password_opens_nothing(lab: Hub, laptop: Station) -> None:
    lab.sql(f'ALTER ROLE "{laptop.member.station}" NOLOGIN')
    with pytest.raises(psycopg.OperationalError, match="not permitted to log in"):
        as_role(lab, laptop.member.station)

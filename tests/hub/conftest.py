"""A real PostgreSQL server, and hubs with stations in databases of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from labeval.hub.address import read_address
from labeval.hub.membership import Membership, join
from labeval.hub.setting_up import Right, add_member, make_hub
from labeval.hub.sync import SyncReport, sync
from labeval.session.events.events import Event
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content
from tests.support.postgres import NoPostgres, Server, server

if TYPE_CHECKING:
    import psycopg

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    pytest.importorskip("psycopg", reason="the optional part “hub” is not installed")
    try:
        with server() as running:
            yield running
    except NoPostgres as why:
        pytest.skip(str(why))


@dataclass
class Station:
    """A study folder that has joined a hub."""

    folder: StudyFolder
    member: Membership

    def run(self, number: int, events: int = 3, condition: str = "dqe") -> str:
        """Begin a session with a participant, with so many events; returns its id."""
        content = the_content()
        header = a_header(content, number, condition)
        with Record(self.folder.database) as record:
            record.versions.keep(content, publish=True)
            first = [started(), *(comment(seq, f"text {seq}") for seq in range(2, events + 1))]
            record.sessions.begin(header, first)
        return header.id

    def append(self, session: str, event: Event) -> None:
        with Record(self.folder.database) as record:
            record.sessions.journal(session).append([event])

    def sync(self) -> SyncReport:
        return sync(self.folder, self.member, the_content())

    def events(self) -> dict[str, list[str]]:
        """The hashes of each session's events."""
        with Record(self.folder.database, read_only=True) as record:
            rows = record.connection.execute("SELECT session, hash FROM event ORDER BY 1, seq")
            found: dict[str, list[str]] = {}
            for session, hash in rows:
                found.setdefault(session, []).append(hash)
            return found


@dataclass
class Hub:
    """A hub in a database of its own."""

    server: Server
    database: str
    place: Path
    stations: list[Station] = field(default_factory=list)

    def address(self, user: str = "owner") -> str:
        return self.server.address(self.database, user)

    def station(self, right: Right = "station", name: str = "") -> Station:
        """Add a member with a study folder of its own, joined."""
        name = name or f"{self.database}-{right}-{len(self.stations) + 1}"
        add_member(read_address(self.address()), name, right)
        folder = StudyFolder(self.place / name)
        folder.path.mkdir()
        member, _ = join(folder, the_content().study, read_address(self.address(name)))
        self.stations.append(Station(folder, member))
        return self.stations[-1]

    def joined_again(self, station: Station) -> Station:
        """The same role with a study folder that has no record."""
        folder = StudyFolder(self.place / f"{station.folder.path.name}-anew")
        folder.path.mkdir()
        member, _ = join(folder, the_content().study, station.member.address)
        return Station(folder, member)

    def sql(self, statement: str) -> str:
        return self.server.sql(statement, self.database)

    def forget_actions(self) -> None:
        """Take away what a hub of an older program lacks: actions of supervisors, and the plan."""
        self.sql("DROP TRIGGER note_applied ON labeval.event")
        self.sql("DROP TRIGGER erase_appointments ON labeval.erasure")
        self.sql("DROP TABLE labeval.recording_removed, labeval.recording_piece, labeval.recording")
        self.sql("ALTER TABLE labeval.station DROP COLUMN level, DROP COLUMN level_at")
        self.sql("DROP TABLE labeval.supervisor_action, labeval.ear, labeval.appointment")
        self.sql(
            "DROP FUNCTION labeval.hold_ear, labeval.announce_action, labeval.take_ear, "
            "labeval.confirm_actions, labeval.note_applied, labeval.erase_appointments, "
            "labeval.continue_recording"
        )


def as_role(hub: Hub, name: str) -> psycopg.Connection[tuple[object, ...]]:
    """A connection to the hub's database as somebody with this role."""
    import psycopg

    return psycopg.connect(hub.address(name), autocommit=True)


def attacker(hub: Hub, right: str) -> str:
    """The role of the newest station or analyst."""
    return next(one.member.station for one in reversed(hub.stations) if one.member.right == right)


@pytest.fixture
def make(postgres: Server, tmp_path: Path) -> Callable[..., Hub]:
    def made(*, shared: bool = False) -> Hub:
        database = f"h{next(_numbers)}"
        postgres.sql(f"CREATE DATABASE {database}")
        make_hub(read_address(postgres.address(database)), shared=shared)
        return Hub(postgres, database, tmp_path)

    return made

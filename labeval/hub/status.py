"""State of a hub as a station sees it: who takes part, what waits, what somebody must look at."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from labeval.hub.connection import hub_at
from labeval.hub.membership import Membership
from labeval.hub.sending import Waiting, waiting
from labeval.store.record.record import Record
from labeval.store.workbook.sharing import set_aside_rows
from labeval.store.workbook.unsent import unsent_rows
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder


@dataclass(frozen=True, slots=True)
class StationLine:
    """One station, supervisor or analyst that has joined."""

    name: str
    last_sync: datetime | None
    has_left: bool
    unconfirmed: int
    """Erasures that it has not confirmed."""


@dataclass(frozen=True, slots=True)
class AlarmLine:
    """Two stations' events under one number of one session."""

    session: str
    seq: int
    station: str
    other: str


@dataclass(frozen=True, slots=True)
class SharedState:
    """Texts and codes on this computer."""

    unsent: int
    """Rows."""
    undecided: int
    """Differences that were set aside."""


@dataclass(frozen=True, slots=True)
class HubStatus:
    """State of the hub."""

    sessions: int
    """Sessions that this role may read."""
    waiting: Waiting
    """Sessions and events that are here and not yet there."""
    erasures: int
    stations: tuple[StationLine, ...]
    alarms: tuple[AlarmLine, ...]
    shared: SharedState | None
    """Of texts and codes; None for a station, and where nothing was coded."""


def hub_status(folder: StudyFolder, member: Membership) -> HubStatus:
    """Ask the hub.

    Raises:
        HubOffline, HubRefused: it does not answer.
        RecordError: the record cannot be read.
    """
    left = Waiting(0, 0)
    with hub_at(member.address) as connection:
        if folder.database.exists() and member.right != "analyst":
            with Record(folder.database, read_only=True) as record:
                left = waiting(connection, record.connection)
        counts = connection.execute(
            "SELECT (SELECT count(*) FROM labeval.session), (SELECT count(*) FROM labeval.erasure)"
        ).fetchone()
        assert counts is not None
        stations = connection.execute(
            "SELECT name, last_sync, left_at IS NOT NULL, (SELECT count(*) FROM labeval.erasure) "
            "- (SELECT count(*) FROM labeval.erasure_confirmed WHERE station = name) "
            "FROM labeval.station ORDER BY name"
        ).fetchall()
        alarms = connection.execute(
            "SELECT session, seq, station, other FROM labeval.alarm ORDER BY noticed"
        ).fetchall()
    return HubStatus(
        counts[0],
        left,
        counts[1],
        tuple(StationLine(*row) for row in stations),
        tuple(AlarmLine(*row) for row in alarms),
        _shared_state(folder) if member.right != "station" else None,
    )


def _shared_state(folder: StudyFolder) -> SharedState | None:
    if not folder.workbook.exists():
        return None
    with Workbook(folder.workbook, coder="", read_only=True) as book, book.explaining():
        return SharedState(len(unsent_rows(book.connection)), len(set_aside_rows(book.connection)))

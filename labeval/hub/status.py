"""State of a hub as a station sees it: who takes part, what waits, what somebody must look at."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from labeval.hub.connection import hub_at
from labeval.hub.membership import Membership
from labeval.hub.recordings import HUB_WITH_REMOVED
from labeval.hub.sending import Waiting, waiting
from labeval.store.record.record import Record
from labeval.store.workbook.sharing import set_aside_rows
from labeval.store.workbook.unsent import unsent_rows
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder

_UNREMOVED = """(
    SELECT count(DISTINCT r.name) FROM labeval.recording_removed r
    JOIN labeval.session x ON x.id = r.session
    WHERE NOT EXISTS (SELECT FROM labeval.recording_removed c
                      WHERE c.name = r.name AND c.station = s.name)
    AND (x.station = s.name OR (SELECT shared FROM labeval.hub) OR NOT EXISTS (
        SELECT FROM pg_auth_members m JOIN pg_roles p ON p.oid = m.member
        JOIN pg_roles g ON g.oid = m.roleid
        WHERE p.rolname = s.name AND g.rolname = current_database() || '_station')))"""
"""Recordings of a clean-up that a computer may have and has not confirmed to be gone."""


@dataclass(frozen=True, slots=True)
class StationLine:
    """One station, supervisor or analyst that has joined."""

    name: str
    last_sync: datetime | None
    has_left: bool
    unconfirmed: int
    """Erasures that it has not confirmed, and recordings of a clean-up."""


@dataclass(frozen=True, slots=True)
class AlarmLine:
    """Two stations' events under one number of one session, or one that its station cannot have."""

    session: str
    seq: int
    station: str
    other: str
    is_foreign: bool
    """True if ``other`` has sent an event that only ``station`` can have made."""


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
    """Sessions, events and erasures that are here and not yet there."""
    erasures: int
    stations: tuple[StationLine, ...]
    alarms: tuple[AlarmLine, ...]
    shared: SharedState | None
    """State of texts and codes; None for a station, and where nothing was coded."""


def hub_status(folder: StudyFolder, member: Membership) -> HubStatus:
    """Ask the hub.

    Raises:
        HubOffline, HubRefused: it does not answer.
        RecordError: the record cannot be read.
    """
    left = Waiting(0, 0, 0)
    with hub_at(member.address) as connection:
        if folder.database.exists() and member.right != "analyst":
            with Record(folder.database, read_only=True) as record:
                left = waiting(connection, record.connection)
        counts = connection.execute(
            "SELECT (SELECT count(*) FROM labeval.session), (SELECT count(*) FROM labeval.erasure)"
        ).fetchone()
        assert counts is not None
        version = connection.execute("SELECT version FROM labeval.hub").fetchone()
        has_removed = version is not None and version[0] >= HUB_WITH_REMOVED
        stations = connection.execute(
            "SELECT name, last_sync, left_at IS NOT NULL, (SELECT count(*) FROM labeval.erasure) "
            "- (SELECT count(*) FROM labeval.erasure_confirmed WHERE station = name) + "
            f"{_UNREMOVED if has_removed else '0'} FROM labeval.station s ORDER BY name"
        ).fetchall()
        alarms = connection.execute(
            "SELECT session, seq, station, other, hash = '' FROM labeval.alarm ORDER BY noticed"
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

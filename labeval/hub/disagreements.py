"""Sessions of which record and hub differ under one number: an alarm, never settled by either."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from labeval.store.merging.parts import EventAt, SessionHead, event_at
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

if TYPE_CHECKING:
    from labeval.hub.connection import Connection


@dataclass(frozen=True, slots=True)
class Disagreement:
    """The first event of a session under whose number record and hub have different ones."""

    session: str
    seq: int
    here: EventAt
    """The event in the record."""
    there: EventAt
    """The event on the hub."""
    station: str
    """The station that sent that one."""

    def described(self, say: Say) -> str:
        """The two events on one line, in the language that ``say`` speaks."""
        return say("Hub", _DIFFER).format(
            session=self.session,
            number=self.seq,
            here=self.here,
            there=self.there,
            station=self.station,
        )

    def __str__(self) -> str:
        return self.described(as_written)


_DIFFER = QT_TRANSLATE_NOOP(
    "Hub",
    "session {session}, event {number}: here {here}, on the hub {there} from {station}; both stay "
    "as they are",
)


@dataclass(frozen=True, slots=True)
class Foreign:
    """An event of a session of this computer that another has sent, and cannot have made."""

    session: str
    seq: int
    station: str

    def described(self, say: Say) -> str:
        """The event on one line, in the language that ``say`` speaks."""
        return say("Hub", _FOREIGN).format(
            session=self.session, number=self.seq, station=self.station
        )


_FOREIGN = QT_TRANSLATE_NOOP(
    "Hub",
    "session {session}: not taken, {station} has sent event {number} of it, which only this "
    "computer can have made; the record here stays as it is",
)


def disagreement(
    connection: Connection,
    record: sqlite3.Connection,
    session: str,
    here: SessionHead,
    there: SessionHead,
) -> Disagreement | None:
    """Compare a session that record and hub have; None where one continues the other."""
    shared = min(here.seq, there.seq)
    if shared == 0:
        return None
    if shared == there.seq and there.hash == event_at(record, session, shared).hash:
        return None  # without asking the hub for what it has said already
    if _same(connection, record, session, shared):
        return None
    low, high = 0, shared  # equal up to low, different from high on: hashes are a chain
    while high - low > 1:
        middle = (low + high) // 2
        if _same(connection, record, session, middle):
            low = middle
        else:
            high = middle
    row = connection.execute(
        "SELECT hash, kind, utc, station FROM labeval.event_at(%s, %s)", (session, high)
    ).fetchone()
    if row is None:  # erased on the hub meanwhile
        return None
    *known, station = row
    return Disagreement(session, high, event_at(record, session, high), EventAt(*known), station)


def raise_alarm(connection: Connection, found: Disagreement) -> None:
    """Note a disagreement on the hub, where every station sees it; noted once."""
    connection.execute(
        "INSERT INTO labeval.alarm (session, seq, hash, other) VALUES (%s, %s, %s, %s) "
        "ON CONFLICT DO NOTHING",
        (found.session, found.seq, found.here.hash, found.station),
    )


def note_foreign(connection: Connection, found: Foreign) -> None:
    """Note it on the hub as an alarm; noted once."""
    connection.execute(
        "INSERT INTO labeval.alarm (session, seq, hash, other) VALUES (%s, %s, '', %s) "
        "ON CONFLICT DO NOTHING",
        (found.session, found.seq, found.station),
    )


def _same(connection: Connection, record: sqlite3.Connection, session: str, seq: int) -> bool:
    row = connection.execute("SELECT hash FROM labeval.event_at(%s, %s)", (session, seq)).fetchone()
    return row is None or row[0] == event_at(record, session, seq).hash

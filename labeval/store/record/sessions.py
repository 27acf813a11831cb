"""Sessions and their events in the record."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import labeval
from labeval.session.events.events import Ending, Event, Kind
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import Plan
from labeval.store.chain.appending import append_events, begin_session, chain_of
from labeval.store.chain.hashes import Column, EventChain
from labeval.store.chain.ledger import last_entry, session_subject
from labeval.store.disk.errors import DamagedRecord
from labeval.store.disk.readable_rows import unreadable
from labeval.store.disk.row_names import END, EVENT, SESSION
from labeval.store.record.database import check_in_place, explained, transaction
from labeval.store.record.heads import Head, HeadsFile

_SEQ_DIGITS = 12


@dataclass(frozen=True, slots=True)
class SessionLine:
    """One session in a list: its header and its status."""

    header: SessionHeader
    last_utc: str
    ending: Ending | None
    rejected: str = ""
    """Why a supervisor rejected it; empty where that was not done, or taken back."""
    rejected_sets: tuple[str, ...] = ()
    """Its blocks and steps that were rejected by themselves."""


class SessionJournal:
    """The events of one session. ``append`` returns when they are on disk."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, session: str, heads: HeadsFile
    ) -> None:
        self._connection = connection
        self._path = path
        self._session = session
        self._subject = session_subject(session)
        self._heads = heads
        self._chain: EventChain | None = None

    def append(self, events: Sequence[Event]) -> None:
        """Write all events or none.

        Raises:
            RecordError: nothing was written.
        """
        try:
            with transaction(self._connection):
                self._chain = self._chain or chain_of(self._connection, self._session)
                last = append_events(
                    self._connection, self._session, self._chain, _rows(self._session, events)
                )
                ledger = last_entry(self._connection)
        except sqlite3.DatabaseError as error:
            raise explained(error, self._path) from error
        ended = any(event.kind == Kind.SESSION_ENDED for event in events)
        self._heads.note(Head(self._subject, *last, *ledger), sync=ended)

    def check(self) -> None:
        """Check that the record is still where it was opened.

        Raises:
            RecordGone: it is not.
        """
        check_in_place(self._connection)


class SessionTable:
    """All sessions of a record."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._heads = HeadsFile(path)

    def begin(self, header: SessionHeader, events: Sequence[Event]) -> SessionJournal:
        """Write a new session and its first events in one transaction.

        Raises:
            RecordError: nothing was written.
        """
        try:
            with transaction(self._connection):
                begin_session(self._connection, _to_row(header))
                last = append_events(
                    self._connection,
                    header.id,
                    chain_of(self._connection, header.id),
                    _rows(header.id, events),
                )
                ledger = last_entry(self._connection)
        except sqlite3.DatabaseError as error:
            raise explained(error, self._path) from error
        self._heads.note(Head(session_subject(header.id), *last, *ledger))
        return self.journal(header.id)

    def journal(self, session: str) -> SessionJournal:
        """The journal of an existing session."""
        return SessionJournal(self._connection, self._path, session, self._heads)

    def header(self, session: str) -> SessionHeader:
        """The header of a session.

        Raises:
            KeyError: there is no such session.
        """
        row = self._connection.execute(f"{_SELECT} WHERE id = ?", (session,)).fetchone()
        if row is None:
            raise KeyError(session)
        return _from_row(row, self._path)

    def program(self, session: str) -> str:
        """The version of labeval that a session was begun with.

        Raises:
            KeyError: there is no such session.
        """
        row = self._connection.execute(
            "SELECT program FROM session WHERE id = ?", (session,)
        ).fetchone()
        if row is None:
            raise KeyError(session)
        return str(row[0])

    def programs(self) -> list[str]:
        """The versions of labeval that participants' sessions were begun with, by their name."""
        rows = self._connection.execute(
            "SELECT DISTINCT program FROM session WHERE kind = 'real' ORDER BY program"
        )
        return [str(program) for (program,) in rows]

    def headers(self) -> Iterator[SessionHeader]:
        """All sessions, by participant and start."""
        rows = self._connection.execute(f"{_SELECT} ORDER BY participant, started, id")
        return (_from_row(row, self._path) for row in rows)

    def lines(self) -> list[SessionLine]:
        """All sessions that can be read, with their status, newest first."""
        return self.readable_lines()[0]

    def readable_lines(self) -> tuple[list[SessionLine], list[DamagedRecord]]:
        """The same, and what is wrong with those that cannot be read."""
        sets = self._rejected_sets()
        lines: list[SessionLine] = []
        damaged: list[DamagedRecord] = []
        rows = self._connection.execute("SELECT rowid FROM session ORDER BY rowid").fetchall()
        ends = self._ends()
        for (rowid,) in rows:
            try:
                row = self._connection.execute(f"{_SELECT} WHERE rowid = ?", (rowid,)).fetchone()
                header = _from_row(row, self._path)
                if ends is None:
                    end = next(iter(self._ends_of(header.id).values()), None)
                else:
                    end = ends.get(header.id)
                ended = end or (header.started, None, "")
                lines.append(SessionLine(header, *ended, sets.get(header.id, ())))
            except DamagedRecord as error:
                damaged.append(error)
        lines.sort(key=lambda line: (line.header.participant, line.header.started, line.header.id))
        return sorted(lines, key=lambda line: line.header.started, reverse=True), damaged

    def _ends(self) -> dict[str, tuple[str, Ending | None, str]] | None:
        """Return the endings of all sessions; None where an event of one of them cannot be read."""
        try:
            return self._ends_of(None)
        except (DamagedRecord, ValueError):
            return None

    def _ends_of(self, session: str | None) -> dict[str, tuple[str, Ending | None, str]]:
        only = "" if session is None else "WHERE session = ? "
        rows = self._connection.execute(
            "SELECT session, max(utc), "
            f"max(CASE WHEN kind IN (?, ?) THEN printf('%0{_SEQ_DIGITS}d', seq) || value END), "
            f"max(CASE WHEN kind = ? THEN printf('%0{_SEQ_DIGITS}d', seq) || value END) "
            f"FROM event {only}GROUP BY session",
            (
                *(Kind.SESSION_ENDED, Kind.SESSION_REOPENED, Kind.SESSION_REJECTED),
                *(() if session is None else (session,)),
            ),
        )
        try:
            return {
                id: (utc, _ending(ended), (rejected or "")[_SEQ_DIGITS:])
                for id, utc, ended, rejected in rows
            }
        except ValueError as error:
            if session is None:
                raise
            raise unreadable(self._path, END.format(id=session)) from error

    def _rejected_sets(self) -> dict[str, tuple[str, ...]]:
        """Session to its sets whose newest rejection was not taken back."""
        rows = self._connection.execute(
            "SELECT session, field, value FROM event WHERE kind = ? ORDER BY session, seq",
            (Kind.SET_REJECTED,),
        )
        found: dict[str, dict[str, str]] = {}
        for session, name, why in rows:
            found.setdefault(session, {})[name] = why
        return {
            session: tuple(name for name, why in sets.items() if why)
            for session, sets in found.items()
        }

    def newest(self, without: Collection[str] = ()) -> str:
        """Id of the session that was begun last; empty for none.

        Args:
            without: sessions that do not count, such as those of other computers.
        """
        rows = self._connection.execute("SELECT id FROM session ORDER BY started DESC, rowid DESC")
        return next((str(id) for (id,) in rows if id not in without), "")

    def events(self, session: str) -> list[Event]:
        """The events of a session, in order."""
        return read_events(self._connection, session)

    def count(self, kind: str) -> int:
        """The number of sessions of this kind, whatever their ending."""
        row = self._connection.execute("SELECT count(*) FROM session WHERE kind = ?", (kind,))
        return int(row.fetchone()[0])

    def erased(self) -> set[str]:
        """The codes of everybody who was erased."""
        rows = self._connection.execute("SELECT participant FROM erasure")
        return {code for (code,) in rows}

    def participants(self) -> set[str]:
        """All participants' codes, erased ones included, so that none is given twice."""
        rows = self._connection.execute(
            "SELECT participant FROM session UNION SELECT participant FROM erasure "
            "UNION SELECT participant FROM imported_judgment"
        )
        return {code for (code,) in rows}


HEADER_COLUMNS = (
    "id, participant, condition, version, seed, number, language, kind, participant_group, "
    "assignment, started, plan"
)
_SELECT = f"SELECT {HEADER_COLUMNS} FROM session"


def read_events(
    connection: sqlite3.Connection, session: str, *, after: int = 0, until: int | None = None
) -> list[Event]:
    """The events of a session with a number above ``after``, and not above ``until``, in order."""
    last = "" if until is None else " AND seq <= ?"
    rows = connection.execute(
        "SELECT seq, at_ms, utc, kind, page, field, value, data FROM event "
        f"WHERE session = ? AND seq > ?{last} ORDER BY seq",
        (session, after) if until is None else (session, after, until),
    )
    return [_read_event(connection, session, row) for row in rows]


def _read_event(connection: sqlite3.Connection, session: str, row: tuple[Any, ...]) -> Event:
    try:
        return event_from_row(*row)
    except (ValueError, TypeError) as error:
        where = EVENT.format(id=session, number=row[0])
        raise unreadable(getattr(connection, "path", ""), where) from error


def _rows(session: str, events: Sequence[Event]) -> Iterator[tuple[Column, ...]]:
    for e in events:
        data = json.dumps(dict(e.data), ensure_ascii=False) if e.data else ""
        yield (session, e.seq, e.at_ms, e.utc, e.kind.value, e.page, e.field, e.value, data)


def event_from_row(
    seq: int, at_ms: int, utc: str, kind: str, page: str, field: str, value: str, data: str
) -> Event:
    """An event of a row.

    Raises:
        ValueError, TypeError: this program does not know it.
    """
    extra = json.loads(data) if data else {}
    return Event(seq, at_ms, utc, Kind(kind), page, field, value, extra)


def _to_row(header: SessionHeader) -> tuple[Column, ...]:
    h = header
    return (
        *(h.id, h.participant, h.condition, h.version, h.seed, h.number, h.language, h.kind),
        *(h.group, h.assignment, h.started, labeval.__version__, h.plan.to_json()),
    )


def _ending(newest: str | None) -> Ending | None:
    """Return a session's ending, from its newest end or reopening with the number in front."""
    value = (newest or "")[_SEQ_DIGITS:]
    return Ending(value) if value else None


def header_from_row(row: tuple[object, ...]) -> SessionHeader:
    """A header of a row with :data:`HEADER_COLUMNS`.

    Raises:
        ValueError, TypeError, KeyError: this program does not know it.
    """
    *facts, plan = row
    return SessionHeader(*facts, Plan.from_json(str(plan)))  # type: ignore[call-arg, arg-type]


def _from_row(row: tuple[object, ...], path: Path) -> SessionHeader:
    try:
        return header_from_row(row)
    except (ValueError, TypeError, KeyError) as error:
        raise unreadable(path, SESSION.format(id=row[0])) from error

"""Sending what the record has and the hub lacks.

A batch of sessions is one transaction, and what is sent follows from a comparison in it: sending
again changes nothing, and whoever is killed has sent a batch whole or not at all.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.hub.disagreements import Disagreement, disagreement, raise_alarm
from labeval.store.chain.appending import EVENT_ROW, has_session
from labeval.store.chain.hashes import Row
from labeval.store.merging.parts import (
    SESSION_ROW,
    SessionHead,
    erasures,
    publication_rows,
    session_heads,
    session_rows,
    version_ids,
    version_rows,
)
from labeval.store.record.vouched_events import session_entries, whole_events

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

    _Insert = Callable[[Connection, str, str, Sequence[Row]], None]

_EVENTS = 20_000
"""Events of a batch, about."""
_FEW = 100
"""Rows that one statement adds; more at once are copied over."""
_ASKED_AT_ONCE = 1000
_TRIES = 3
"""Attempts at a batch that met another station's."""


@dataclass(slots=True)
class Sent:
    """Result of sending."""

    sessions: int = 0
    """New on the hub."""
    events: int = 0
    versions: int = 0
    erased: list[str] = field(default_factory=list)
    """Participants that were erased here and are erased on the hub now."""
    disagreements: list[Disagreement] = field(default_factory=list)
    altered: list[str] = field(default_factory=list)
    """Sessions that their hashes do not vouch for, or that PostgreSQL cannot store."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Number of sessions, events and erasures that the hub lacks."""

    sessions: int
    events: int
    erasures: int


def send(connection: Connection, record: sqlite3.Connection, *, only: str | None = None) -> Sent:
    """Send erasures first, then versions, then sessions.

    Args:
        only: the one session that is sent; all where it is not said.

    Raises:
        psycopg.OperationalError: the connection was lost; what was sent is whole.
    """
    sent = Sent()
    sent.erased = _send_erasures(connection, record)
    sent.versions = _send_versions(connection, record)
    local = session_heads(record)
    if only is not None:
        local = {id: head for id, head in local.items() if id == only}
    send_sessions(connection, record, local, sent)
    return sent


def send_sessions(
    connection: Connection,
    record: sqlite3.Connection,
    local: dict[str, SessionHead],
    sent: Sent,
) -> None:
    """Send what the hub lacks of these sessions; it has the versions that they ran with.

    Args:
        local: the newest event of each, up to which it is sent.
        sent: is added to.

    Raises: as :func:`send`.
    """
    entries: dict[str, list[Row]] | None = None
    for ids in _batches(local, hub_heads(connection, local)):
        entries = session_entries(record) if entries is None else entries
        batch = {id: local[id] for id in ids}
        _send_batch(connection, record, batch, sent, insert=_insert, entries=entries)


def send_added(
    connection: Connection,
    record: sqlite3.Connection,
    local: dict[str, SessionHead],
    sent: Sent,
) -> None:
    """Send the few events that sessions have got since they were sent.

    Statements go without waiting for the answers before: each such wait is the longest part of the
    way on a busy computer. Arguments and exceptions as for :func:`send_sessions`.
    """
    with connection.pipeline():
        _send_batch(connection, record, local, sent, insert=_insert_few)


def waiting(connection: Connection, record: sqlite3.Connection) -> Waiting:
    """Sessions, events and erasures that would be sent now."""
    local = session_heads(record)
    known = hub_heads(connection, local)
    left = [here.seq - known[id].seq if id in known else here.seq for id, here in local.items()]
    more = [count for count in left if count > 0]
    return Waiting(len(more), sum(more), len(_new_erasures(connection, record)))


def hub_heads(connection: Connection, ids: Iterable[str]) -> dict[str, SessionHead]:
    """The newest event of each of these sessions that the hub has."""
    asked, found = list(ids), {}
    for start in range(0, len(asked), _ASKED_AT_ONCE):
        part = asked[start : start + _ASKED_AT_ONCE]
        rows = connection.execute("SELECT id, last_seq, head FROM labeval.heads(%s)", (part,))
        found.update({id: SessionHead(seq, hash) for id, seq, hash in rows})
    return found


def _new_erasures(connection: Connection, record: sqlite3.Connection) -> list[tuple[str, str]]:
    known = {code for (code,) in connection.execute("SELECT participant FROM labeval.erasure")}
    return sorted((code, day) for code, day in erasures(record).items() if code not in known)


def _send_erasures(connection: Connection, record: sqlite3.Connection) -> list[str]:
    new = _new_erasures(connection, record)
    for row in new:
        connection.execute(
            "INSERT INTO labeval.erasure (participant, erased) VALUES (%s, %s) "
            "ON CONFLICT DO NOTHING",
            row,
        )
    return [code for code, _ in new]


def _send_versions(connection: Connection, record: sqlite3.Connection) -> int:
    known = {id for (id,) in connection.execute("SELECT id FROM labeval.study_version")}
    new = version_rows(record, version_ids(record) - known)
    published = set(connection.execute("SELECT version, published FROM labeval.publication"))
    rows = [row for key, row in publication_rows(record).items() if tuple(key) not in published]
    with connection.transaction(), connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO labeval.study_version (id, created, published, content) "
            "VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING",
            new,
        )
        cursor.executemany(
            "INSERT INTO labeval.publication (version, published, reason, problems) "
            "VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING",
            rows,
        )
    return len(new)


def _batches(local: dict[str, SessionHead], known: dict[str, SessionHead]) -> Iterator[list[str]]:
    """Sessions that the hub lacks or has otherwise, in batches of about the same size."""
    batch: list[str] = []
    size = 0
    for id, here in local.items():
        there = known.get(id, SessionHead(0, ""))
        if here == there:
            continue
        batch.append(id)
        size += max(0, here.seq - there.seq)
        if size >= _EVENTS or len(batch) == _ASKED_AT_ONCE:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _send_batch(
    connection: Connection,
    record: sqlite3.Connection,
    local: dict[str, SessionHead],
    sent: Sent,
    insert: _Insert,
    entries: dict[str, list[Row]] | None = None,
) -> None:
    import psycopg

    met = (psycopg.errors.IntegrityError, psycopg.errors.DeadlockDetected)
    for attempt in range(1, _TRIES + 1):
        done = Sent()
        try:
            with connection.transaction():
                _send_compared(connection, record, local, done, insert, entries)
        except met:
            # Another station has sent the same session meanwhile: compare again.
            if attempt == _TRIES:
                raise
        else:
            sent.sessions += done.sessions
            sent.events += done.events
            sent.disagreements += done.disagreements
            sent.altered += done.altered
            return


def _send_compared(
    connection: Connection,
    record: sqlite3.Connection,
    local: dict[str, SessionHead],
    sent: Sent,
    insert: _Insert,
    entries: dict[str, list[Row]] | None = None,
) -> None:
    """Compare a batch with what the hub has now, and send the rest, in the caller's transaction."""
    connection.execute("SELECT labeval.begin_sending()")
    known = hub_heads(connection, local)
    more: dict[str, list[Row]] = {}
    for id, here in local.items():
        if not has_session(record, id):
            continue  # erased meanwhile
        there = known.get(id, SessionHead(0, ""))
        try:
            found = disagreement(connection, record, id, here, there)
        except KeyError:  # an event that both had is lost here
            sent.altered.append(id)
            continue
        if found is not None:
            raise_alarm(connection, found)
            sent.disagreements.append(found)
        elif here.seq > there.seq:
            events = whole_events(record, id, entries)
            if events is None and entries is not None:
                events = whole_events(record, id)  # it was redacted meanwhile
            lacking = events[there.seq : here.seq] if events is not None else []
            if not lacking or _has_nul(lacking):
                sent.altered.append(id)
            else:
                more[id] = lacking
    new = session_rows(record, [id for id in more if id not in known])
    insert(connection, "session", SESSION_ROW, new)
    taken = hub_heads(connection, [str(row[0]) for row in new])  # not of erased participants
    sent.sessions = len(taken)
    events = [row for id, rows in more.items() if id in known or id in taken for row in rows]
    insert(connection, "event", EVENT_ROW, events)
    sent.events = len(events)


def _insert(connection: Connection, table: str, columns: str, rows: Sequence[Row]) -> None:
    """Copy rows over and add them; COPY itself cannot fill a table with rights by row."""
    if not rows:
        return
    from psycopg import sql

    names = {"table": sql.Identifier(table), "sent": sql.Identifier(f"sent_{table}")}
    with connection.cursor() as cursor:
        listed = sql.SQL(columns)
        cursor.execute(
            sql.SQL(
                "CREATE TEMPORARY TABLE IF NOT EXISTS {sent} ON COMMIT DELETE ROWS AS "
                "SELECT {columns} FROM labeval.{table} WITH NO DATA"
            ).format(columns=listed, **names)
        )
        copy = sql.SQL("COPY {sent} ({columns}) FROM STDIN").format(columns=listed, **names)
        with cursor.copy(copy) as copied:
            for row in rows:
                copied.write_row(row)
        cursor.execute(
            sql.SQL("INSERT INTO labeval.{table} ({columns}) SELECT {columns} FROM {sent}").format(
                columns=listed, **names
            )
        )


def _insert_few(connection: Connection, table: str, columns: str, rows: Sequence[Row]) -> None:
    """Add rows, some at once; COPY has to wait for an answer, and fills a table of its own."""
    from psycopg import sql

    for start in range(0, len(rows), _FEW):
        part = rows[start : start + _FEW]
        each = sql.SQL("({})").format(sql.SQL(", ").join([sql.Placeholder()] * len(part[0])))
        query = sql.SQL("INSERT INTO labeval.{table} ({columns}) VALUES {rows}").format(
            table=sql.Identifier(table),
            columns=sql.SQL(columns),
            rows=sql.SQL(", ").join([each] * len(part)),
        )
        connection.execute(query, [cell for row in part for cell in row])


def _has_nul(rows: Iterable[Row]) -> bool:
    """Return whether a text has the one character that PostgreSQL does not store."""
    return any("\0" in "".join(map(str, row)) for row in rows)

"""Parts of a record on their way to and from another place: how far sessions are, and their rows.

What comes from another place is written as a record of its own, a part, and taken in by
:func:`labeval.store.merging.merge.merge`, as the record of another laptop is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from labeval.store.chain.appending import SESSION_COLUMNS, add_chained, begin_session
from labeval.store.chain.hashes import EventChain, Row
from labeval.store.chain.ledger import (
    PUBLICATION_ROWS,
    VERSION_ROWS,
    enter_erasure,
    enter_publications,
    enter_version,
)
from labeval.store.record.database import open_record, transaction

SESSION_ROW = f"{SESSION_COLUMNS}, salt"


class SessionHead(NamedTuple):
    """The newest event of a session."""

    seq: int
    hash: str


class PublicationKey(NamedTuple):
    """A publication's identity."""

    version: str
    published: str


@dataclass(frozen=True)
class WholeSession:
    """A session with all of its events, as another place has them."""

    row: Row
    """In the order of :data:`SESSION_ROW`."""
    events: Sequence[Row]
    """In the order of :data:`EVENT_COLUMNS`, from the first."""
    head: str
    """The hash of the last event there."""

    @cached_property
    def chained(self) -> list[Row]:
        """The events with their seals and hashes, computed here."""
        chain = EventChain(self.row[:-1], str(self.row[-1]))
        return chain.chained(chain.start, self.events)

    @property
    def is_vouched_for(self) -> bool:
        """True if the events lead to the hash."""
        return bool(self.chained) and self.chained[-1][-1] == self.head


def session_heads(connection: sqlite3.Connection) -> dict[str, SessionHead]:
    """Every session with the newest of its events, by their beginning."""
    rows = connection.execute(
        "SELECT s.id, e.seq, e.hash FROM session s JOIN event e ON e.session = s.id "
        "AND e.seq = (SELECT max(seq) FROM event WHERE session = s.id) ORDER BY s.started, s.id"
    )
    return {id: SessionHead(seq, hash) for id, seq, hash in rows}


class EventAt(NamedTuple):
    """The facts by which two events with one number are compared."""

    hash: str
    kind: str
    utc: str

    def __str__(self) -> str:
        return f"{self.kind} {self.utc} ({self.hash[:8]})"


def event_at(connection: sqlite3.Connection, session: str, seq: int) -> EventAt:
    """The event of a session under this number.

    Raises:
        KeyError: there is none.
    """
    row = connection.execute(
        "SELECT hash, kind, utc FROM event WHERE session = ? AND seq = ?", (session, seq)
    ).fetchone()
    if row is None:
        raise KeyError(seq)
    return EventAt(*row)


def session_rows(connection: sqlite3.Connection, ids: Iterable[str]) -> list[Row]:
    """The rows of sessions, in the order of :data:`SESSION_ROW`."""
    found = (
        connection.execute(f"SELECT {SESSION_ROW} FROM session WHERE id = ?", (id,)).fetchone()
        for id in ids
    )
    return [row for row in found if row is not None]


def version_ids(connection: sqlite3.Connection) -> set[str]:
    """The ids of all versions."""
    return {id for (id,) in connection.execute("SELECT id FROM study_version")}


def version_rows(connection: sqlite3.Connection, ids: Iterable[str]) -> list[Row]:
    """Versions: id, made, published, content."""
    return [
        connection.execute(f"{VERSION_ROWS} WHERE id = ?", (id,)).fetchone() for id in sorted(ids)
    ]


def publication_rows(connection: sqlite3.Connection) -> dict[PublicationKey, Row]:
    """All publications: version, moment, reason, problems."""
    rows = connection.execute(PUBLICATION_ROWS)
    return {PublicationKey(row[0], row[1]): row for row in rows}


def erasures(connection: sqlite3.Connection) -> dict[str, str]:
    """Participants that were erased, and when."""
    return dict(connection.execute("SELECT participant, erased FROM erasure"))


def write_part(
    path: Path,
    *,
    versions: Iterable[Row] = (),
    publications: Iterable[Row] = (),
    sessions: Iterable[WholeSession] = (),
    erased: Iterable[tuple[str, str]] = (),
) -> None:
    """Write a record that has only what was received; the place was empty before.

    Args:
        sessions: vouched for by their hashes.
    """
    with closing(open_record(path)) as connection, transaction(connection):
        for code, day in erased:
            connection.execute("INSERT INTO erasure VALUES (?, ?)", (code, day))
            enter_erasure(connection, code)
        for row in versions:
            connection.execute("INSERT INTO study_version VALUES (?, ?, ?, ?)", row)
            enter_version(connection, str(row[0]))
        for row in publications:
            connection.execute("INSERT INTO publication VALUES (?, ?, ?, ?)", row)
            enter_publications(connection, str(row[0]))
        for one in sessions:
            begin_session(connection, one.row[:-1], str(one.row[-1]))
            add_chained(connection, str(one.row[0]), one.chained)

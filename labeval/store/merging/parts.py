"""Parts of a record on their way to and from another place: how far sessions are, and their rows.

What comes from another place is taken in by :func:`labeval.store.merging.merge.take_in`, as the
record of another laptop is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from labeval.store.chain.appending import SESSION_COLUMNS
from labeval.store.chain.hashes import EventChain, Row
from labeval.store.chain.ledger import PUBLICATION_ROWS, VERSION_ROWS

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
        """True if the events lead to the hash, and are all from the first."""
        numbers = [event[1] for event in self.events]
        return (
            bool(numbers)
            and numbers == [*range(1, len(numbers) + 1)]
            and self.chained[-1][-1] == self.head
        )


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

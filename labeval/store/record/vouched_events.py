"""Verification of a session's events by their hashes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from labeval.store.chain.appending import EVENT_ROW, session_row
from labeval.store.chain.hashes import Column, EventChain, Row, packed, seal_of_event
from labeval.store.chain.ledger import LedgerEntry, session_subject


class Break(StrEnum):
    """Fault of an event, by its hashes."""

    ALTERED = "altered"  # its content is not what was written
    UNLINKED = "unlinked"  # it does not continue the event before
    HASH = "hash"  # only its hash or seal was changed; the content is as it was written


class ChainedEvent(NamedTuple):
    """An event's row."""

    columns: tuple[Column, ...]
    """From the session to the data."""
    seal: int
    hash: str

    @property
    def seq(self) -> int:
        """Its number; -1 where a damaged page holds something else there."""
        return self.columns[1] if isinstance(self.columns[1], int) else -1


@dataclass(slots=True)
class SessionChain:
    """Result of checking the hashes of a session."""

    start: str
    """First hash of the chain by the session's row."""
    breaks: dict[int, Break] = field(default_factory=dict)
    """Number of an event to its fault."""
    hashes: dict[int, str] = field(default_factory=dict)
    """Number of an event to its hash, computed where it can be."""
    gaps: list[tuple[int, int]] = field(default_factory=list)
    """First and last of each run of numbers that are missing."""

    @property
    def is_whole(self) -> bool:
        """True if nothing is wrong."""
        return not self.breaks and not self.gaps

    def vouches_for(self, seq: int) -> bool:
        """Return whether an event's content is unchanged."""
        return self.breaks.get(seq, Break.HASH) == Break.HASH


def read_chain(
    session: Sequence[Column],
    salt: str,
    events: Iterable[ChainedEvent],
    *,
    starts: Iterable[str] = (),
    heads: Iterable[str] = (),
) -> SessionChain:
    """Follow the chain of a session's events, which come in order.

    Args:
        session: its row without the salt.
        starts: where the chain starts by the ledger; the row may have been altered.
        heads: hashes of events that are known from elsewhere.
    """
    chain = EventChain(session, salt)
    result = SessionChain(chain.start)
    known = frozenset(heads)
    before = {chain.start, *starts}
    expected, unlinked = 1, 0
    for event in events:
        if event.seq < 1:
            result.breaks[event.seq] = Break.ALTERED
            continue
        content = packed(event.columns)
        sealed = seal_of_event(content) == event.seal
        gap = event.seq != expected
        if gap:
            result.gaps.append((expected, event.seq - 1))
        computed = {hash: chain.following_packed(hash, content) for hash in before}
        linked = gap or event.hash in computed.values()
        if unlinked and event.hash == computed.get(result.hashes[unlinked]):
            # The event before continues in this one by the hash that was computed for it.
            result.breaks[unlinked] = Break.HASH
        unlinked = 0
        mine = next(iter(computed.values()))
        if linked and sealed:
            mine = event.hash
        elif linked and not gap:
            result.breaks[event.seq], mine = Break.HASH, event.hash
        elif sealed:
            vouched = known.intersection(computed.values())
            result.breaks[event.seq] = Break.HASH if vouched else Break.UNLINKED
            mine = next(iter(vouched), mine)
            unlinked = 0 if vouched else event.seq
        else:
            result.breaks[event.seq] = Break.ALTERED
        result.hashes[event.seq] = mine
        before = {event.hash, mine}
        expected = event.seq + 1
    return result


def chained_events(connection: sqlite3.Connection, session: str) -> Iterator[ChainedEvent]:
    """The events of a session in a record, in order."""
    for *columns, seal, hash in connection.execute(
        f"SELECT {EVENT_ROW} FROM event WHERE session = ? ORDER BY seq", (session,)
    ):
        yield ChainedEvent(tuple(columns), seal, hash)


def is_whole(connection: sqlite3.Connection, session: str) -> bool:
    """Return whether the hashes vouch for all of a session, its row included."""
    return whole_events(connection, session) is not None


_ENTRIES = "SELECT subject, kind, size, digest FROM ledger"


def session_entries(connection: sqlite3.Connection) -> dict[str, list[Row]]:
    """The ledger's entries by their subjects, in order; to look for one reads the whole ledger."""
    found: dict[str, list[Row]] = {}
    for row in connection.execute(f"{_ENTRIES} ORDER BY number"):
        found.setdefault(row[0], []).append(row)
    return found


def whole_events(
    connection: sqlite3.Connection,
    session: str,
    entries: Mapping[str, Sequence[Row]] | None = None,
) -> list[Row] | None:
    """All events of a session, for which their hashes vouch, and the ledger for its row and ends.

    Args:
        entries: the ledger's, where they have been read for many sessions.

    Returns:
        Rows in the order of :data:`EVENT_ROW`, from the first; None if anything is wrong.

    Raises:
        KeyError: there is no such session.
    """
    subject = session_subject(session)
    if entries is None:
        select = f"{_ENTRIES} WHERE subject = ? ORDER BY number"
        entered = connection.execute(select, (subject,)).fetchall()
    else:
        entered = list(entries.get(subject, ()))
    starts = [digest for _, kind, _, digest in entered if kind == LedgerEntry.SESSION]
    chain = EventChain(*session_row(connection, session))
    if not starts or starts[-1] != chain.start:
        return None
    rows: list[Row] = connection.execute(
        f"SELECT {EVENT_ROW} FROM event WHERE session = ? ORDER BY seq", (session,)
    ).fetchall()
    if chain.chained(chain.start, [row[:-2] for row in rows]) != rows:
        return None
    if any(row[1] != number for number, row in enumerate(rows, 1)):
        return None
    begun = max(n for n, (_, kind, *_) in enumerate(entered) if kind == LedgerEntry.SESSION)
    heads = [(size, hash) for _, kind, size, hash in entered[begun:] if kind == LedgerEntry.HEAD]
    ends = [chain.start, *(row[-1] for row in rows)]
    if any(size >= len(ends) or ends[size] != hash for size, hash in heads):
        return None
    return rows

"""Content of a record that the ledger and the file of heads expect, and the part that is there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from labeval.store.chain.appending import SESSION_COLUMNS
from labeval.store.chain.hashes import Column, digest, first_of_ledger, ledger_hash
from labeval.store.chain.ledger import (
    ACCESS_ROWS,
    IMPORTED_KINDS,
    PUBLICATION_ROWS,
    VERSION_ROWS,
    LedgerEntry,
    LedgerRow,
    access_subject,
    erasure_subject,
    imported_digest,
    publication_digest,
    publication_subject,
    transcript_digest,
    transcript_subject,
    version_digest,
    version_subject,
)
from labeval.store.disk.row_names import (
    ACCESS,
    ERASURE,
    IMPORTED,
    IMPORTED_MARKS,
    PUBLICATION,
    TRANSCRIPT,
    VERSION,
)
from labeval.store.record.heads import Heads
from labeval.store.record.vouched_events import SessionChain, chained_events, read_chain

_MARKS = frozenset(
    {
        LedgerEntry.MIGRATED,
        LedgerEntry.HEADS_MADE,
        LedgerEntry.RESTORED,
        LedgerEntry.REDACTED,
        LedgerEntry.HEAD,
    }
)
"""Entries that are not about a row that has to be there."""


@dataclass(slots=True)
class Ledger:
    """The entries of a ledger, as far as their chain vouches for them."""

    rows: list[LedgerRow] = field(default_factory=list)
    broken: list[int] = field(default_factory=list)
    """Numbers of entries that are altered, or before which one is missing."""

    @property
    def restored(self) -> int:
        """Number of the last entry about a restoration; 0 for none."""
        return max((row.number for row in self.rows if row.kind == LedgerEntry.RESTORED), default=0)

    @property
    def is_whole(self) -> bool:
        """True if every entry continues the one before."""
        return not self.broken


@dataclass(slots=True)
class ExpectedEntries:
    """The ledger's entries on one subject."""

    kind: str
    number: int
    """Number of its newest entry with content."""
    digest: str
    size: int
    heads: dict[int, str] = field(default_factory=dict)
    """For a session: number of an event to its hash."""


@dataclass(frozen=True, slots=True)
class FoundRows:
    """A row, or rows that belong together, as they are in the record."""

    kind: LedgerEntry
    name: str
    """For a person."""
    key: tuple[str, ...]
    digest: str


def read_ledger(connection: sqlite3.Connection) -> Ledger:
    """The ledger of a record."""
    rows = connection.execute(
        "SELECT number, kind, subject, size, digest, utc, hash FROM ledger ORDER BY number"
    )
    return checked_ledger(LedgerRow(*row) for row in rows)


def checked_ledger(rows: Iterable[LedgerRow]) -> Ledger:
    """Entries in their order, with those that their chain does not vouch for."""
    found = Ledger()
    before, expected = first_of_ledger(), 1
    for row in rows:
        # A restored record counts on above every number that was known.
        in_order = row.number == expected or (
            row.kind == LedgerEntry.RESTORED and row.number > expected
        )
        if not in_order or ledger_hash(before, row.content) != row.hash:
            found.broken.append(row.number)
        found.rows.append(row)
        before, expected = row.hash, row.number + 1
    return found


def expectations(ledger: Ledger) -> dict[str, ExpectedEntries]:
    """Subject to what has to be there; nothing of what was erased."""
    found: dict[str, ExpectedEntries] = {}
    for row in ledger.rows:
        if row.kind in (LedgerEntry.ERASED, LedgerEntry.LOST):
            found.pop(row.subject, None)
        elif row.kind == LedgerEntry.HEAD and row.subject in found:
            found[row.subject].heads[row.size] = row.digest
        elif row.subject and row.kind not in _MARKS:
            found[row.subject] = ExpectedEntries(row.kind, row.number, row.digest, row.size)
    return found


def add_heads(expected: dict[str, ExpectedEntries], heads: Heads | None) -> None:
    """Take in what the file of heads knows of sessions; older lines than their chains are not."""
    for line in heads.lines if heads is not None else ():
        session = expected.get(line.subject)
        if session is not None and line.entries >= session.number:
            session.heads.setdefault(line.size, line.hash)


def ledger_set_back(ledger: Ledger, heads: Heads | None) -> int:
    """Number of entries that the file of heads counts, where the ledger has others now; else 0."""
    hashes = {row.number: row.hash for row in ledger.rows}
    known = [
        line.entries
        for line in (heads.lines if heads is not None else ())
        if line.entries > ledger.restored and hashes.get(line.entries) != line.ledger
    ]
    return max(known, default=0)


def stored_things(connection: sqlite3.Connection) -> Iterator[tuple[str, FoundRows]]:
    """Subject and content of everything in a record but its sessions."""
    for row in connection.execute(VERSION_ROWS).fetchall():
        name = VERSION.format(id=row[0][:12])
        yield (
            version_subject(row[0]),
            FoundRows(LedgerEntry.VERSION, name, (row[0],), version_digest(row)),
        )
    for row in connection.execute(PUBLICATION_ROWS).fetchall():
        name = PUBLICATION.format(utc=row[1])
        yield (
            publication_subject(*row[:2]),
            FoundRows(LedgerEntry.PUBLICATION, name, tuple(row[:2]), publication_digest(row)),
        )
    for key in connection.execute("SELECT session, recording FROM transcript").fetchall():
        made, _ = transcript_digest(connection, *key)
        yield (
            transcript_subject(*key),
            FoundRows(LedgerEntry.TRANSCRIPT, TRANSCRIPT.format(id=key[1]), tuple(key), made),
        )
    for kind in IMPORTED_KINDS:
        for participant, salt, number in connection.execute(
            f"SELECT participant, salt, {kind.count} FROM {kind.sets}"
        ).fetchall():
            made, count = imported_digest(connection, kind, participant, salt)
            made = made if number == count else ""
            name = _IMPORTED[kind.entry].format(code=participant)
            yield kind.subject(salt), FoundRows(kind.entry, name, (participant,), made)
    for row in connection.execute(ACCESS_ROWS).fetchall():
        yield (
            access_subject(row[0]),
            FoundRows(
                LedgerEntry.ACCESS, ACCESS.format(utc=row[1]), (row[0],), digest("access", row)
            ),
        )
    for row in connection.execute("SELECT participant, erased FROM erasure").fetchall():
        name = ERASURE.format(code=row[0])
        yield (
            erasure_subject(row[0]),
            FoundRows(LedgerEntry.ERASURE, name, (row[0],), digest("erasure", row)),
        )


_IMPORTED = {LedgerEntry.IMPORTED: IMPORTED, LedgerEntry.IMPORTED_MARKS: IMPORTED_MARKS}


def session_chain(
    connection: sqlite3.Connection, row: Sequence[Column], expected: ExpectedEntries | None
) -> SessionChain:
    """The chain of a session.

    Args:
        row: with the salt at its end.
        expected: what the ledger says of the session.
    """
    starts = [expected.digest] if expected is not None else []
    heads = expected.heads.values() if expected is not None else ()
    events = chained_events(connection, str(row[0]))
    return read_chain(row[:-1], str(row[-1]), events, starts=starts, heads=heads)


SALTED_SESSIONS = f"SELECT {SESSION_COLUMNS}, salt FROM session"


def unmet_heads(chain: SessionChain, expected: ExpectedEntries | None) -> list[int]:
    """Numbers of events that a session had by the ledger or the file of heads, and has no more."""
    if expected is None:
        return []
    return sorted(
        size
        for size, hash in expected.heads.items()
        if (chain.hashes.get(size) if size else chain.start) != hash
    )


def is_session_whole(chain: SessionChain, expected: ExpectedEntries | None) -> bool:
    """Return whether chain and ledger vouch for all of a session."""
    return (
        expected is not None
        and chain.is_whole
        and chain.start == expected.digest
        and not unmet_heads(chain, expected)
    )


class Find(Protocol):
    """Gives the name of a copy that has a subject, up to an event where one is given; or empty."""

    def __call__(self, subject: str, seq: int = 0) -> str: ...

"""Copies of a record: which of them holds an original, and what only they still hold."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from labeval.store.chain.ledger import has_ledger, session_subject
from labeval.store.checks.chain_checks import Chains
from labeval.store.disk.backup import all_copies, copy_name
from labeval.store.disk.errors import StoreError
from labeval.store.disk.findings import Finding, Severity
from labeval.store.disk.read_only_copies import FileAtRest, memory_copy
from labeval.store.disk.readable_rows import lossless
from labeval.store.disk.row_names import EVENT, SESSION
from labeval.store.record.database import migrate
from labeval.store.record.ledger_contents import (
    SALTED_SESSIONS,
    expectations,
    is_session_whole,
    read_ledger,
    session_chain,
    stored_things,
)
from labeval.store.record.schema import SCHEMA_VERSION
from labeval.store.record.vouched_events import chained_events
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(slots=True)
class Copy:
    """Content that a healthy copy vouches for."""

    path: Path
    name: str
    """In messages."""
    has_chains: bool
    """True if it was made by a program that wrote hashes."""
    sessions: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Subject of each session that its hashes vouch for: its id, and how many events it has."""
    things: dict[str, str] = field(default_factory=dict)
    """Subject of everything else that they vouch for, with its digest."""
    participants: frozenset[str] = frozenset()


@dataclass(slots=True)
class Copies:
    """All copies of a record, newest first."""

    healthy: list[Copy] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)
    """Names of those that cannot be used."""

    def find(self, subject: str, seq: int = 0) -> str:
        """The name of the newest copy that has something; empty for none.

        Args:
            subject: as the ledger names it; empty for the ledger itself.
            seq: of an event of a session; 0 for the whole.
        """
        for copy in self.healthy:
            of_session = subject in copy.sessions and copy.sessions[subject][1] >= seq
            if of_session or subject in copy.things or (not subject and copy.has_chains):
                return copy.name
        return ""


def read_copies(path: Path) -> Copies:
    """Return the content of the copies of a record. They are read one after the other."""
    found = Copies()
    for file in all_copies(path):
        try:
            with closing(open_copy(file)) as connection:
                found.healthy.append(_read(file, copy_name(file, path), connection))
        except (StoreError, sqlite3.DatabaseError):
            found.damaged.append(copy_name(file, path))
    return found


def open_copy(file: Path) -> sqlite3.Connection:
    """A copy, read in place; one of an older version in memory, and brought up to date there.

    Raises:
        StoreError, sqlite3.DatabaseError: it is damaged.
    """
    connection = FileAtRest(file).connection
    try:
        connection.text_factory = lossless
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("integrity_check")
        chained = has_ledger(connection)
        if connection.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION and chained:
            return connection
        connection.close()
        connection = memory_copy(file)
        connection.text_factory = lossless
        migrate(connection, file, keep_copy=False)
        if not chained:
            connection.execute("CREATE TEMP TABLE had_no_chains (x)")
    except BaseException:
        connection.close()
        raise
    return connection


def had_chains(connection: sqlite3.Connection) -> bool:
    """Return whether a copy from :func:`open_copy` had hashes of its own."""
    found = connection.execute(
        "SELECT 1 FROM sqlite_temp_master WHERE name = 'had_no_chains'"
    ).fetchone()
    return found is None


def _read(file: Path, name: str, connection: sqlite3.Connection) -> Copy:
    ledger = read_ledger(connection)
    copy = Copy(file, name, had_chains(connection))
    copy.participants = frozenset(
        code for (code,) in connection.execute("SELECT participant FROM session")
    )
    if not ledger.is_whole:
        return copy
    expected = expectations(ledger)
    for row in connection.execute(SALTED_SESSIONS).fetchall():
        subject = session_subject(str(row[0]))
        known = expected.get(subject)
        chain = session_chain(connection, row, known)
        if is_session_whole(chain, known):
            copy.sessions[subject] = (str(row[0]), max(chain.hashes, default=0))
    for subject, thing in stored_things(connection):
        if subject in expected and expected[subject].digest == thing.digest:
            copy.things[subject] = thing.digest
    return copy


def copy_findings(
    connection: sqlite3.Connection, chains: Chains, copies: Copies
) -> Iterator[Finding]:
    """Sessions and events that a copy has and the record has not, or has otherwise."""
    seen: set[str] = set()
    for copy in copies.healthy:
        erased = _erased(connection)
        for subject, (id, size) in copy.sessions.items():
            there = connection.execute(
                "SELECT count(*), coalesce(max(seq), 0) FROM event WHERE session = ?", (id,)
            ).fetchone()
            if id in seen:
                continue
            if subject not in chains.expected and there[0] == 0:
                if _is_erased(copy.path, id, erased) or subject in _erased_subjects(chains):
                    continue
                seen.add(id)
                yield _only_there(copy, id, _GONE)
            elif there[1] < size:
                seen.add(id)
                yield _only_there(copy, id, _SHORTER, size=size, there=there[1])
    yield from _rewritten(connection, chains, copies, seen)


_GONE = QT_TRANSLATE_NOOP(
    "Verification", "the session is in the copy {copy} and no more in the record"
)
_SHORTER = QT_TRANSLATE_NOOP(
    "Verification", "the copy {copy} has {size} events of it, the record {there}"
)
_TAKE = QT_TRANSLATE_NOOP("Verification", "'labeval verify --save-to NEW' takes it from the copy")


def _only_there(copy: Copy, id: str, template: str, **values: object) -> Finding:
    values |= {"copy": copy.name}
    return Finding(Severity.ERROR, SESSION.format(id=id), template, _TAKE, values)


def _rewritten(
    connection: sqlite3.Connection, chains: Chains, copies: Copies, seen: set[str]
) -> Iterator[Finding]:
    """Sessions whose hashes are right and whose events are not those of the newest copy."""
    for copy in copies.healthy[:1]:
        with suppress(StoreError, sqlite3.DatabaseError), closing(open_copy(copy.path)) as other:
            for subject, (id, size) in copy.sessions.items():
                if id in seen or subject not in chains.expected or _agree(connection, other, id):
                    continue
                seq = _first_difference(connection, other, id, size)
                if seq:
                    text = QT_TRANSLATE_NOOP(
                        "Verification", "the event is not the one that the copy {copy} has"
                    )
                    where = EVENT.format(id=id, number=seq)
                    values = {"copy": copy.name}
                    yield Finding(Severity.ERROR, where, text, _TAKE, values)


def _agree(connection: sqlite3.Connection, other: sqlite3.Connection, id: str) -> bool:
    """Return whether the last event that the copy has carries the same hash in both."""
    last = "SELECT seq, hash FROM event WHERE session = ? ORDER BY seq DESC LIMIT 1"
    seq, hash = other.execute(last, (id,)).fetchone() or (0, "")
    same = connection.execute(
        "SELECT hash FROM event WHERE session = ? AND seq = ?", (id, seq)
    ).fetchone()
    return same is not None and same[0] == hash


def _first_difference(
    connection: sqlite3.Connection, other: sqlite3.Connection, id: str, size: int
) -> int:
    theirs = {event.seq: event.columns for event in chained_events(other, id)}
    for event in chained_events(connection, id):
        if event.seq <= size and theirs.get(event.seq) != event.columns:
            return event.seq
    return 0


def _erased(connection: sqlite3.Connection) -> frozenset[str]:
    return frozenset(code for (code,) in connection.execute("SELECT participant FROM erasure"))


def _erased_subjects(chains: Chains) -> set[str]:
    return {row.subject for row in chains.ledger.rows if row.kind == "erased"}


def _is_erased(copy: Path, id: str, erased: frozenset[str]) -> bool:
    """Return whether a copy's session is of an erased participant; another check reports that."""
    with suppress(StoreError, sqlite3.DatabaseError), closing(memory_copy(copy)) as connection:
        row = connection.execute("SELECT participant FROM session WHERE id = ?", (id,)).fetchone()
        return row is not None and row[0] in erased
    return False

"""Erasing a participant's rows in a record of any version: they are found by the names of columns.

Every table that belongs to a participant has a column ``participant`` or ``session``, or refers
to a table that has one with ``ON DELETE CASCADE``.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

from labeval.store.chain.ledger import (
    IMPORTED_KINDS,
    LedgerEntry,
    enter,
    enter_erasure,
    session_subject,
    transcript_subject,
)

_FACTS = frozenset({"erasure"})
"""Tables that keep the code."""
_SALTS = frozenset(kind.sets for kind in IMPORTED_KINDS)
"""Tables of random numbers, which are no data of a participant."""


def sessions_of(connection: sqlite3.Connection, participant: str) -> set[str]:
    """Ids of the participant's sessions that were run with this program."""
    if "participant" not in _tables(connection).get("session", ()):
        return set()
    rows = connection.execute("SELECT id FROM session WHERE participant = ?", (participant,))
    return {id for (id,) in rows}


def known_codes(connection: sqlite3.Connection, *, erased: bool = True) -> set[str]:
    """The codes of all participants, those that were erased included where wanted."""
    codes: set[str] = set()
    for table, columns in _tables(connection).items():
        if "participant" in columns and (erased or table not in _FACTS):
            rows = connection.execute(f"SELECT DISTINCT participant FROM {table}")
            codes |= {code for (code,) in rows}
    return codes


def erase_rows(connection: sqlite3.Connection, participant: str, now: str) -> int:
    """Delete a participant's rows and keep the fact, within the caller's transaction.

    Args:
        now: UTC, for the fact; where there is one already, the earlier date stays.

    Returns:
        How many rows were deleted.
    """
    tables = _tables(connection)
    before = connection.total_changes
    entered = _entered(connection, participant, tables) if "ledger" in tables else []
    for id in sorted(sessions_of(connection, participant)):
        for table, columns in tables.items():
            # An imported row names the session of another program, which may not be unique.
            if "session" in columns and "participant" not in columns:
                connection.execute(f"DELETE FROM {table} WHERE session = ?", (id,))
    for table, columns in tables.items():
        if "participant" in columns and table not in _FACTS | _SALTS:
            connection.execute(f"DELETE FROM {table} WHERE participant = ?", (participant,))
    deleted = connection.total_changes - before
    for table in sorted(_SALTS & tables.keys()):
        connection.execute(f"DELETE FROM {table} WHERE participant = ?", (participant,))
    for subject in entered:
        enter(connection, LedgerEntry.ERASED, subject, dated=True)
    if "erasure" in tables:
        before = connection.total_changes
        connection.execute(
            "INSERT INTO erasure (participant, erased) VALUES (?1, ?2) ON CONFLICT DO UPDATE "
            "SET erased = ?2 WHERE ?2 < erased",
            (participant, now),
        )
        if "ledger" in tables and connection.total_changes > before:
            enter_erasure(connection, participant)
    return deleted


def _entered(
    connection: sqlite3.Connection, participant: str, tables: Collection[str]
) -> list[str]:
    """Return the ledger's subjects for the participant's data."""
    found: list[str] = []
    for id in sorted(sessions_of(connection, participant)):
        found.append(session_subject(id))
        found += [
            transcript_subject(id, recording)
            for (recording,) in connection.execute(
                "SELECT recording FROM transcript WHERE session = ? ORDER BY 1", (id,)
            )
        ]
    for kind in IMPORTED_KINDS:
        if kind.sets in tables:
            salts = connection.execute(
                f"SELECT salt FROM {kind.sets} WHERE participant = ?", (participant,)
            )
            found += [kind.subject(salt) for (salt,) in salts]
    return found


def holds(connection: sqlite3.Connection, participant: str) -> bool:
    """Return whether a copy still has rows of the participant, or lacks the fact of the erasure."""
    tables = _tables(connection)
    if participant in known_codes(connection, erased=False):
        return True
    return "erasure" in tables and participant not in known_codes(connection)


def _tables(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Every table's columns."""
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    return {
        name: [c for (c,) in connection.execute("SELECT name FROM pragma_table_info(?)", (name,))]
        for (name,) in names
    }

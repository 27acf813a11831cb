"""Erasing a participant's rows in a record of any version: they are found by the names of columns.

Every table that belongs to a participant has a column ``participant`` or ``session``, or refers
to a table that has one with ``ON DELETE CASCADE``. Rows that were kept apart from a damaged record
have their columns as JSON.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import suppress

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
_APART = "unvouched"
"""The table of rows that were kept apart."""


def sessions_of(connection: sqlite3.Connection, participant: str) -> set[str]:
    """Ids of the participant's sessions that were run with this program, those of which only rows
    that were kept apart are left among them."""
    tables = _tables(connection)
    apart = {id for _, id, code in _rows_apart(connection, tables) if code == participant and id}
    return _sessions_in_table(connection, tables, participant) | apart


def known_codes(connection: sqlite3.Connection, *, erased: bool = True) -> set[str]:
    """The codes of all participants, those that were erased included where wanted."""
    tables = _tables(connection)
    codes = {code for *_, code in _rows_apart(connection, tables) if code}
    for table, columns in tables.items():
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
    for number in [n for n, _, code in _rows_apart(connection, tables) if code == participant]:
        connection.execute(f"DELETE FROM {_APART} WHERE number = ?", (number,))
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
    connection: sqlite3.Connection, participant: str, tables: dict[str, list[str]]
) -> list[str]:
    """Return the ledger's subjects for the participant's data."""
    found: list[str] = []
    for id in sorted(_sessions_in_table(connection, tables, participant)):
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


def _sessions_in_table(
    connection: sqlite3.Connection, tables: dict[str, list[str]], participant: str
) -> set[str]:
    if "participant" not in tables.get("session", ()):
        return set()
    rows = connection.execute("SELECT id FROM session WHERE participant = ?", (participant,))
    return {id for (id,) in rows}


def _rows_apart(
    connection: sqlite3.Connection, tables: Collection[str]
) -> Iterator[tuple[int, str, str]]:
    """Number, session and participant of the rows that were kept apart; empty where unknown."""
    if _APART in tables:
        for number, session, content in connection.execute(
            f"SELECT number, session, content FROM {_APART}"
        ):
            code = None
            with suppress(ValueError, AttributeError):
                code = json.loads(content).get("participant")
            yield number, session, code if isinstance(code, str) else ""


def _tables(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Every table's columns."""
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    return {
        name: [c for (c,) in connection.execute("SELECT name FROM pragma_table_info(?)", (name,))]
        for (name,) in names
    }

"""Rows of a shared workbook that the hub may have otherwise, noted with each change."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

_NOTE = """
    INSERT INTO unsent SELECT ?1, (SELECT coalesce(max(mark), 0) + 1 FROM unsent), ?2
    WHERE EXISTS (SELECT 1 FROM sharing)
    ON CONFLICT (row) DO UPDATE SET mark = excluded.mark, forgotten = max(forgotten, ?2)
"""


def note_unsent(connection: sqlite3.Connection, row: str, *, forgotten: bool = False) -> None:
    """Note that a row changes here; nothing where the workbook is not shared.

    Args:
        forgotten: what it was before is to go from the hub, too.
    """
    connection.execute(_NOTE, (row, int(forgotten)))


def note_forgotten(connection: sqlite3.Connection, rows: Iterable[str]) -> None:
    """Note that the history of rows goes for good: from the hub, and from what was set aside.

    A copy of an older program has no such notes.
    """
    if not _is_there(connection):
        return
    for row in rows:
        note_unsent(connection, row, forgotten=True)
        connection.execute("DELETE FROM set_aside WHERE row = ?", (row,))


def unsent_rows(connection: sqlite3.Connection) -> set[str]:
    """Ids of the rows that are noted."""
    return {row for (row,) in connection.execute("SELECT row FROM unsent")}


def forget_unplaced(connection: sqlite3.Connection, sources: Iterable[str]) -> None:
    """Remove what was set aside of sources; segments without a place are in no other table."""
    if _is_there(connection):
        rows = [(f'%"{source}"%',) for source in sources]
        connection.executemany("DELETE FROM set_aside WHERE mine LIKE ?", rows)


def _is_there(connection: sqlite3.Connection) -> bool:
    """Return whether the notes exist: a copy may be of an older program."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'unsent'").fetchone()
    return found is not None

"""Number of occurrences of words in the rows of a database file, table by table."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from labeval.store.disk.errors import StoreError
from labeval.store.disk.read_only_copies import memory_copy
from labeval.text.word_search import Hits, WordSearch


def hits_in_rows(path: Path, search: WordSearch) -> dict[str, Hits] | None:
    """Hits a table, for those that have any; None where the file cannot be read as a database."""
    try:
        with closing(memory_copy(path)) as connection:
            connection.text_factory = _decoded
            return dict(_by_table(connection, search))
    except (StoreError, sqlite3.DatabaseError, OSError):
        return None


def _by_table(connection: sqlite3.Connection, search: WordSearch) -> Iterator[tuple[str, Hits]]:
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in tables:
        found = Hits()
        quoted = str(table).replace('"', '""')
        for row in connection.execute(f'SELECT * FROM "{quoted}"'):
            for cell in row:
                found = found.plus(_in_cell(cell, search))
        if found.total:
            yield str(table), found


def _in_cell(cell: object, search: WordSearch) -> Hits:
    if isinstance(cell, bytes):
        return Hits(search.in_bytes(cell))
    if not isinstance(cell, str):
        return Hits()
    found = search.in_text(cell)
    joined = _joined(cell)
    return max(found, search.in_text(joined), key=lambda hits: hits.total) if joined else found


def _joined(cell: str) -> str:
    """The text of words that are kept one by one, as those of a transcript are."""
    if not cell.startswith('[["'):
        return ""
    try:
        words = json.loads(cell)
    except ValueError:
        return ""
    return "".join(str(word[0]) for word in words if isinstance(word, list) and word)


def _decoded(content: bytes) -> str:
    return content.decode("utf-8", "replace")

"""Number of occurrences of words in the rows of a database file, table by table."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from labeval.files.progress import report
from labeval.store.disk.errors import StoreError
from labeval.store.disk.read_only_copies import (
    MOST_HELD,
    MOST_ROW,
    FileAtRest,
    memory_copy,
    refusing_changes,
)
from labeval.text.streamed_search import PIECE, TextStream, parts_of
from labeval.text.word_search import Hits, WordSearch


@dataclass(slots=True)
class RowHits:
    """Occurrences in the rows of a database."""

    tables: dict[str, Hits] = field(default_factory=dict)
    """Those that have any."""
    is_whole: bool = True
    """False where not all of it can be read as a database, within the limits of a check."""


def hits_in_rows(path: Path, search: WordSearch) -> RowHits:
    """Count the words in a database file, its log included."""
    hits = RowHits()
    try:
        with refusing_changes(path), closing(_read(path)) as connection:
            connection.text_factory = _decoded
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_ROW)
            _count(connection, search, hits)
    except (StoreError, sqlite3.DatabaseError, OSError):
        hits.is_whole = False
    return hits


def _read(path: Path) -> sqlite3.Connection:
    is_large = path.stat().st_size > MOST_HELD
    return FileAtRest(path).connection if is_large else memory_copy(path)


def _count(connection: sqlite3.Connection, search: WordSearch, hits: RowHits) -> None:
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in tables:
        found = Hits()
        quoted = str(table).replace('"', '""')
        try:
            for row in connection.execute(f'SELECT * FROM "{quoted}"'):
                report(str(table), 0)
                for cell in row:
                    found = found.plus(_in_cell(cell, search))
        except sqlite3.DataError:  # a row is larger than any of a study
            hits.is_whole = False
        finally:
            if found.total:
                hits.tables[str(table)] = found


def _in_cell(cell: object, search: WordSearch) -> Hits:
    if isinstance(cell, bytes):
        return Hits(search.in_bytes(cell))
    if not isinstance(cell, str):
        return Hits()
    if len(cell) > PIECE:
        stream = TextStream(search)
        for part in parts_of(cell):
            stream.feed(part)
        return stream.end()
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

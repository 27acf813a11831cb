"""Rows that an analyst wrote and that mention what was redacted or erased.

Only a person can change them. The workbook remembers their ids, never the words: as soon as such a
row is changed or removed, its history goes for good, with the copies that hold it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence

from labeval.coding.edits import Change
from labeval.coding.rows import Row
from labeval.store.workbook.rows import change_of, table_of

WRITTEN_BY_ANALYSTS = {
    "code": ("name", "definition", "include", "exclude", "example"),
    "memo": ("text",),
    "attribute": ("name", "value"),
    "paraphrase": ("text",),
    "board": ("name", "about"),
    "theme": ("name", "description"),
    "theme_link": ("label",),
    "coding": ("memo",),
    "source": ("name",),
}
"""Fields that analysts write, by table; columns and fields have the same names."""

_TO_SCRUB = ""
"""Stands for the file itself, which must still be rewritten."""


def remember(connection: sqlite3.Connection, rows: Iterable[str]) -> None:
    """Forget the history of these rows once they are changed."""
    connection.executemany("INSERT OR IGNORE INTO named_row VALUES (?)", [(id,) for id in rows])


def leave(connection: sqlite3.Connection, rows: Iterable[str]) -> None:
    """Keep the history of these rows again: nothing that was destroyed is in them."""
    connection.executemany("DELETE FROM named_row WHERE row = ?", [(id,) for id in rows])


def rewritten(connection: sqlite3.Connection, changes: Sequence[Change]) -> set[str]:
    """The remembered rows whose words these changes alter or remove."""
    remembered = {id for (id,) in connection.execute("SELECT row FROM named_row")}
    return {
        change.row.id
        for change in changes
        if change.row.id in remembered and _words(change.before) != _words(change.after)
    }


def mark_to_scrub(connection: sqlite3.Connection, *, done: bool = False) -> None:
    """Note that deleted content may still be in the file, or that it is not any more."""
    if done:
        connection.execute("DELETE FROM named_row WHERE row = ?", (_TO_SCRUB,))
    else:
        remember(connection, [_TO_SCRUB])


def is_to_scrub(connection: sqlite3.Connection) -> bool:
    """Return whether deleted content may still be in the file."""
    found = connection.execute("SELECT 1 FROM named_row WHERE row = ?", (_TO_SCRUB,))
    return found.fetchone() is not None


def tables_of(connection: sqlite3.Connection) -> set[str]:
    """Names of the tables that a file has."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {name for (name,) in found}


def written_tables(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """Those of :data:`WRITTEN_BY_ANALYSTS` that are there: a copy may be of an older program."""
    there = tables_of(connection)
    return {table: c for table, c in WRITTEN_BY_ANALYSTS.items() if table in there}


def rows_naming(
    connection: sqlite3.Connection, names: Callable[[str], bool]
) -> tuple[set[str], set[str]]:
    """Ids of rows whose words mention something now, and of those that did so only in their
    edits."""
    now = {
        id
        for table, columns in written_tables(connection).items()
        for id, *texts in connection.execute(f"SELECT id, {', '.join(columns)} FROM {table}")
        if any(names(text) for text in texts)
    }
    once = {
        row
        for row, texts in _in_edits(connection)
        if row not in now and any(names(text) for text in texts)
    }
    return now, once


def _in_edits(connection: sqlite3.Connection) -> Iterator[tuple[str, list[str]]]:
    marks = ", ".join("?" * len(WRITTEN_BY_ANALYSTS))
    found = connection.execute(
        f"SELECT kind, row, before, after FROM change WHERE kind IN ({marks})",
        tuple(WRITTEN_BY_ANALYSTS),
    )
    for kind, row, before, after in found:
        sides = (change_of(kind, text, None).before for text in (before, after) if text)
        yield row, [words for side in sides for words in _words(side)]


def _words(row: Row | None) -> tuple[str, ...]:
    if row is None:
        return ()
    columns = WRITTEN_BY_ANALYSTS.get(table_of(row).name, ())
    return tuple(str(getattr(row, column)) for column in columns)

"""Checks of the database file itself: its header, and its tables and indexes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import cache

from labeval.store.disk.findings import Finding, Severity
from labeval.store.disk.raw_pages import RawPages
from labeval.text.marks import QT_TRANSLATE_NOOP

_HEADER: tuple[tuple[int, int, tuple[int, ...]], ...] = (
    (18, 1, (1, 2)),  # who may write: with a write-ahead log or without
    (19, 1, (1, 2)),  # who may read
    (21, 3, (0x402020,)),  # shares of a page, always these
    (44, 4, (4,)),  # format of the schema
    (48, 4, (0,)),  # suggested cache
    (52, 4, (0,)),  # no automatic vacuum
    (56, 4, (1,)),  # UTF-8
    (64, 4, (0,)),  # no incremental vacuum
    (68, 4, (0,)),  # no application
    (72, 20, (0,)),  # reserved
)
"""Place, length and the values that this program's files have there."""


def header_findings(pages: RawPages, where: str) -> Iterator[Finding]:
    """Bytes of the file's header that no file of this program has."""
    first = pages.page(1)
    if first is None or pages.version is None:
        return
    # Of each page, so many bytes are left free: none, or the room for what encrypting adds.
    reserved = (20, 1, (pages.size - pages.usable,))
    for place, length, possible in sorted((*_HEADER, reserved)):
        if int.from_bytes(first[place : place + length]) not in possible:
            text = QT_TRANSLATE_NOOP("Verification", "byte {place} of the file's header is damaged")
            yield Finding(Severity.ERROR, where, text, values={"place": place})


def schema_of(connection: sqlite3.Connection) -> dict[str, str]:
    """Every table and index with its definition."""
    rows = connection.execute(
        "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_master "
        "WHERE name NOT LIKE 'sqlite_stat%'"
    )
    return {str(name): " ".join(str(sql).split()) for name, sql in rows}


@cache
def expected_schema(migrations: tuple[str, ...]) -> Mapping[str, str]:
    """The tables and indexes that these migrations make."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in migrations:
            connection.executescript(script)
        return schema_of(connection)


def schema_findings(
    connection: sqlite3.Connection, migrations: tuple[str, ...], where: str
) -> Iterator[Finding]:
    """Tables and indexes that are missing, added or defined in another way."""
    found, expected = schema_of(connection), expected_schema(migrations)
    for name in sorted(found.keys() | expected.keys()):
        if found.get(name) != expected.get(name):
            text = QT_TRANSLATE_NOOP(
                "Verification", "its tables are not those of this version: see {name}"
            )
            yield Finding(Severity.ERROR, where, text, values={"name": name})

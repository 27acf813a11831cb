"""Rows read from single pages of a database file, whatever has become of the pages around them.

The rows of a table are in the leaves of its tree, and in the inner pages too where the table is
``WITHOUT ROWID``. The table of a row is recognised by the number and the types of its columns.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import blake2b

from labeval.store.disk.raw_pages import RawPages
from labeval.store.disk.read_only_copies import MOST_ROW

Value = int | str

_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER = 0x0D, 0x0A, 0x02
_CELL_BITS = 16
"""Of a place: the position in a page; before them the page's number."""
_BEGINNING = 1 << 20
"""Bytes that are kept of a row that is longer than any of a record."""
_INT_SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_INTS = frozenset((*_INT_SIZES, 8, 9))


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Layout of the rows of a table in the file."""

    table: str
    columns: tuple[str, ...]
    """In the order stored: key first where the table has no row ids."""
    types: tuple[type, ...]
    has_rowid: bool


@dataclass(frozen=True, slots=True)
class RawRow:
    """A row that was found. Columns at the end may be missing."""

    table: str
    values: dict[str, Value]
    complete: bool
    damaged: frozenset[str] = frozenset()
    """Columns whose text is not UTF-8 or was cut; bytes that could not be read are surrogates."""
    place: int = field(default=0, compare=False)
    """Its place in the file, for :func:`row_at`."""


Layouts = Mapping[tuple[bool, tuple[type, ...]], TableLayout]
"""Layouts of tables by what a row is recognised by: whether it has a row id, and its types."""


def layouts(migrations: Sequence[str]) -> Layouts:
    """The layouts of all tables that these migrations make."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in migrations:
            connection.executescript(script)
        tables = connection.execute(
            "SELECT name, wr FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE "
            "'sqlite_%' ORDER BY name"
        ).fetchall()
        found = (_layout(connection, name, has_rowid=not wr) for name, wr in reversed(tables))
        return {(layout.has_rowid, layout.types): layout for layout in found}


def raw_rows(pages: RawPages, tables: Layouts) -> Iterator[RawRow]:
    """Every row of these tables in a readable page; of pages that are alike, those of the first."""
    seen: set[bytes] = set()
    for number in range(1, pages.count + 1):
        page = pages.page(number)
        if page is None:
            continue
        mark = blake2b(page, digest_size=16).digest()
        if mark in seen:
            continue
        seen.add(mark)
        start = 100 if number == 1 else 0
        kind = page[start]
        if kind not in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER):
            continue
        for cell in _cells(page, start, kind):
            row = _row(pages, page, number << _CELL_BITS | cell, kind, tables)
            if row is not None:
                yield row


def row_at(pages: RawPages, tables: Layouts, place: int) -> RawRow | None:
    """The row of one of these tables at a place; None where there is none."""
    number = place >> _CELL_BITS
    page = pages.page(number)
    if page is None:
        return None
    return _row(pages, page, place, page[100 if number == 1 else 0], tables)


def _layout(connection: sqlite3.Connection, table: str, *, has_rowid: bool) -> TableLayout:
    info = connection.execute(
        "SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid", (table,)
    ).fetchall()
    if not has_rowid:
        key = sorted((column for column in info if column[2]), key=lambda column: column[2])
        info = key + [column for column in info if not column[2]]
    types = tuple(int if kind == "INTEGER" else str for _, kind, _ in info)
    return TableLayout(table, tuple(name for name, _, _ in info), types, has_rowid)


def _cells(page: bytes, start: int, kind: int) -> Iterator[int]:
    """Yield the offsets of a page's cells; pointers outside of the page are left out."""
    count = int.from_bytes(page[start + 3 : start + 5])
    first = start + (12 if kind == _INDEX_INNER else 8)
    if first + 2 * count > len(page):
        return
    for at in range(first, first + 2 * count, 2):
        cell = int.from_bytes(page[at : at + 2])
        if first + 2 * count <= cell < len(page):
            yield cell


def _row(pages: RawPages, page: bytes, place: int, kind: int, tables: Layouts) -> RawRow | None:
    cell = place & ((1 << _CELL_BITS) - 1)
    try:
        wanted, at = _varint(page, cell + 4 if kind == _INDEX_INNER else cell)
        if kind == _TABLE_LEAF:
            _, at = _varint(page, at)
        if wanted > pages.count * pages.size:
            return None
        # The types are at the beginning of a row. What has none of a table is no row, and the pages
        # that it says it goes on in are not looked for.
        serials, begin = _serials(page[at : at + _local(pages.usable, wanted, kind)])
    except (ValueError, IndexError):
        return None
    # NULL, float and blob: no table of a record has them.
    types = tuple(
        int if serial in _INTS else str if serial >= 13 and serial % 2 else bytes
        for serial in serials
    )
    table = tables.get((kind == _TABLE_LEAF, types))
    if table is None:
        return None
    payload = _payload(pages, page, at, wanted, kind)
    values, damaged = _values(serials, payload, begin)
    named = dict(zip(table.columns, values, strict=False))
    whole = len(payload) == wanted and len(values) == len(types) and not damaged
    names = frozenset(table.columns[n] for n in damaged)
    return RawRow(table.table, named, whole, names, place)


def _payload(pages: RawPages, page: bytes, at: int, wanted: int, kind: int) -> bytes:
    """The bytes of a row, as many as can be read; of one that is none of ours, the beginning."""
    local = _local(pages.usable, wanted, kind)
    most = wanted if wanted <= MOST_ROW else _BEGINNING
    content = bytearray(page[at : at + min(local, most)])
    overflow = int.from_bytes(page[at + local : at + local + 4]) if wanted > local else 0
    while overflow and len(content) < most:
        following = pages.page(overflow)
        if following is None:
            break
        overflow = int.from_bytes(following[:4])
        content += following[4 : min(pages.usable, 4 + most - len(content))]
    return bytes(content)


def _local(size: int, wanted: int, kind: int) -> int:
    """Return the number of a row's bytes in its own page, without overflow pages."""
    most = size - 35 if kind == _TABLE_LEAF else (size - 12) * 64 // 255 - 23
    if wanted <= most:
        return wanted
    least = (size - 12) * 32 // 255 - 23
    fitting = least + (wanted - least) % (size - 4)
    return fitting if fitting <= most else least


def _serials(payload: bytes) -> tuple[list[int], int]:
    """The types of all columns as SQLite writes them, and where the values begin."""
    end, at = _varint(payload, 0)
    serials: list[int] = []
    while at < end:
        serial = payload[at]
        if serial < 0x80:  # most are one byte
            at += 1
        else:
            serial, at = _varint(payload, at)
        serials.append(serial)
    return serials, at


def _values(serials: Sequence[int], payload: bytes, at: int) -> tuple[list[Value], list[int]]:
    """The values of the columns that are there, and which are damaged."""
    values: list[Value] = []
    damaged: list[int] = []
    for serial in serials:
        size = _INT_SIZES.get(serial, 0) if serial < 12 else (serial - 12) // 2
        content = payload[at : at + size]
        if len(content) < size and serial < 12:
            break
        try:
            values.append(_value(serial, content))
        except ValueError:
            values.append(content.decode(errors="surrogateescape"))
            damaged.append(len(values) - 1)
        if len(content) < size:
            damaged.append(len(values) - 1)
            break
        at += size
    return values, damaged


def _value(serial: int, content: bytes) -> Value:
    if serial in (8, 9):
        return serial - 8
    if serial in _INT_SIZES:
        return int.from_bytes(content, signed=True)
    text = content.decode()
    if "\0" in text:
        raise ValueError  # a page that was cut is filled with zeros
    return text


def _varint(content: bytes, at: int) -> tuple[int, int]:
    value = 0
    for n in range(9):
        byte = content[at + n]
        if n == 8:
            return value << 8 | byte, at + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + n + 1
    raise AssertionError

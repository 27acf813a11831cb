"""A workbook's side of sharing it: what is to be sent, what was sent, and what was set aside.

A hub keeps entries in one order, each with the rows that one computer changed since its last. The
workbook knows the newest entry that is in its tables, and the rows that it may have otherwise.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeVar

from labeval.coding.joining import REMOVED
from labeval.coding.rows import Attribute, Coding, Memo, Paraphrase, Passage, Row, Source
from labeval.session.events.clock import utc_now
from labeval.store.disk.errors import StoreError
from labeval.store.disk.transactions import snapshot, transaction
from labeval.store.workbook.rows import CODINGS, SOURCES, TABLES, RowMapping, rows_of, table_of
from labeval.store.workbook.unsent import note_unsent
from labeval.text.marks import QT_TRANSLATE_NOOP

R = TypeVar("R", bound=Row)


class EntryUnreadable(StoreError):
    """A row in an entry that this program cannot read; nothing was taken."""

    context = "Hub"

    TEMPLATE = QT_TRANSLATE_NOOP(
        "Hub",
        "entry {seq} of the shared texts and codes cannot be read here, so nothing after it is "
        "taken: {reason}",
    )


@dataclass(frozen=True, slots=True)
class Position:
    """The newest entry that is in a workbook's tables."""

    seq: int
    hash: str
    """Hash of the entry; empty before the first."""
    sending: str = ""
    """Id of an entry that was on its way when the program ended; it may have arrived."""


@dataclass(frozen=True, slots=True)
class SentRow:
    """A row as an entry has it."""

    row: str
    kind: str
    """Its table; empty for a row that was removed."""
    after: str | None
    """As text; None where it was removed, and where it is erased."""
    edited: bool = False
    """True if a person changed it, and not only the record that it was read from."""
    forgotten: bool = False
    """True if what it was before is to go everywhere."""
    erased: bool = False
    """True if nobody has the content any more."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Rows that one computer changed, as one step of all."""

    seq: int
    id: str
    hash: str
    station: str
    coder: str
    """Id of the coder who worked there last; empty for none."""
    rows: tuple[SentRow, ...]


@dataclass(frozen=True, slots=True)
class Outgoing:
    """The rows of a workbook that the hub may have otherwise, at one moment."""

    position: Position
    mark: int
    coder: str
    coder_name: str
    rows: tuple[SentRow, ...]
    participants: tuple[tuple[str, ...], ...]
    """For each row, the participants whose words or facts it has."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """A row of an analyst where the value of another one counts, or the other way round."""

    id: int
    kind: str
    row: str
    mine: Row | None
    fields: tuple[str, ...]
    station: str


def position_of(connection: sqlite3.Connection) -> Position | None:
    """The position of a workbook; None where it is not shared."""
    found = connection.execute("SELECT seq, hash, sending FROM sharing").fetchone()
    return Position(*found) if found else None


def begin_sharing(connection: sqlite3.Connection) -> None:
    """Share a workbook from now on, with all that is in it."""
    with transaction(connection):
        connection.execute("INSERT OR IGNORE INTO sharing VALUES (1, 0, '', '')")
        for table in TABLES:
            for (id,) in connection.execute(f"SELECT id FROM {table.name}").fetchall():
                note_unsent(connection, id)


def end_sharing(connection: sqlite3.Connection) -> None:
    """Share it no more; what was set aside stays to be decided."""
    with transaction(connection):
        connection.execute("DELETE FROM sharing")
        connection.execute("DELETE FROM unsent")


def is_waiting(connection: sqlite3.Connection) -> bool:
    """Return whether something is to be sent."""
    return connection.execute("SELECT 1 FROM unsent LIMIT 1").fetchone() is not None


def outgoing(connection: sqlite3.Connection) -> Outgoing | None:
    """The rows to send now; None where there are none, or the workbook is not shared."""
    with snapshot(connection):
        position = position_of(connection)
        marks = connection.execute("SELECT row, mark, forgotten FROM unsent ORDER BY mark")
        noted = marks.fetchall()
        if position is None or not noted:
            return None
        rows, participants = [], []
        for id, _, forgotten in noted:
            row = row_with(connection, id)
            kind = "" if row is None else table_of(row).name
            text = None if row is None else table_of(row).as_text(row)
            rows.append(SentRow(id, kind, text, is_touched(connection, id), bool(forgotten)))
            participants.append(_participants(connection, row))
        coder, name = _newest_coder(connection)
        return Outgoing(position, noted[-1][1], coder, name, tuple(rows), tuple(participants))


def note_sending(connection: sqlite3.Connection, entry: str) -> None:
    """Note the id of an entry before it is sent, so that its arrival is never taken for news."""
    with transaction(connection):
        connection.execute("UPDATE sharing SET sending = ?", (entry,))


def note_sent(connection: sqlite3.Connection, sent: Outgoing, seq: int, hash: str) -> None:
    """Note that an entry has arrived; rows that changed meanwhile stay noted."""
    with transaction(connection):
        moved = connection.execute(
            "UPDATE sharing SET seq = ?, hash = ?, sending = '' WHERE seq = ?",
            (seq, hash, sent.position.seq),
        )
        if moved.rowcount:  # else another process has taken the entry already
            connection.execute("DELETE FROM unsent WHERE mark <= ?", (sent.mark,))


def note_lost(connection: sqlite3.Connection, rows: Collection[str], erased: set[str]) -> None:
    """Send rows again that the hub lost with somebody's erasure, and that are of others, too."""
    with transaction(connection):
        for id in rows:
            row = row_with(connection, id)
            if row is not None and not erased.intersection(_participants(connection, row)):
                note_unsent(connection, id)


def count_set_aside(connection: sqlite3.Connection) -> int:
    """The number of things that are to be decided."""
    return int(connection.execute("SELECT count(*) FROM set_aside").fetchone()[0])


def set_aside_rows(connection: sqlite3.Connection) -> list[SetAside]:
    """All that is to be decided, oldest first."""
    known = {table.name: table for table in TABLES}
    return [
        SetAside(
            id,
            kind,
            row,
            None if mine is None else known[kind].from_text(mine),
            tuple(json.loads(fields)),
            station,
        )
        for id, kind, row, mine, fields, station in connection.execute(
            "SELECT id, kind, row, mine, fields, station FROM set_aside ORDER BY id"
        )
    ]


def set_aside(
    connection: sqlite3.Connection, row: Row, mine: Row | None, names: tuple[str, ...], station: str
) -> None:
    """Keep what an analyst had; an older one of the same row and fields goes.

    Args:
        row: the row, or what it was.
        names: of the fields, or :data:`~labeval.coding.joining.REMOVED`.
    """
    table, listed = table_of(row), json.dumps(names)
    text = None if mine is None or names == (REMOVED,) else table.as_text(mine)
    connection.execute("DELETE FROM set_aside WHERE row = ? AND fields = ?", (row.id, listed))
    connection.execute(
        "INSERT INTO set_aside (kind, row, mine, fields, station, utc) VALUES (?, ?, ?, ?, ?, ?)",
        (table.name, row.id, text, listed, station, utc_now()),
    )


def forget_set_aside(connection: sqlite3.Connection, ids: Collection[int]) -> None:
    """Remove what was decided."""
    with transaction(connection):
        connection.executemany("DELETE FROM set_aside WHERE id = ?", [(id,) for id in ids])


def row_with(connection: sqlite3.Connection, id: str, kind: str = "") -> Row | None:
    """The row with an id; None where there is none.

    Args:
        kind: its table, where that is known.
    """
    for table in TABLES:
        if kind in ("", table.name):
            found: Row | None = _one(connection, table, id)
            if found is not None:
                return found
    return None


def all_rows(connection: sqlite3.Connection) -> dict[str, str]:
    """All rows as text, by their ids."""
    return {
        row.id: table.as_text(row)
        for table in TABLES
        for row in rows_of(table, connection.execute(table.select).fetchall())
    }


def is_touched(connection: sqlite3.Connection, row: str) -> bool:
    """Return whether an edit has changed a row."""
    found = connection.execute("SELECT 1 FROM change WHERE row = ? LIMIT 1", (row,))
    return found.fetchone() is not None


def _one(connection: sqlite3.Connection, table: RowMapping[R], id: str) -> R | None:
    found = rows_of(table, connection.execute(f"{table.select} WHERE t.id = ?", (id,)).fetchall())
    return found[0] if found else None


def _newest_coder(connection: sqlite3.Connection) -> tuple[str, str]:
    """Id and code of who worked here last."""
    found = connection.execute(
        "SELECT coder.id, coder.name FROM act JOIN coder ON coder.id = act.coder "
        "WHERE act.station = '' ORDER BY act.turn DESC LIMIT 1"
    ).fetchone()
    return found or ("", "")


def _participants(connection: sqlite3.Connection, row: Row | None) -> tuple[str, ...]:
    """The participants whose words or facts a row has."""
    match row:
        case Source():
            return row.participants
        case Passage() | Coding():
            return _participants(connection, _one(connection, SOURCES, row.source))
        case Memo():
            about = _one(connection, SOURCES, row.row) or _one(connection, CODINGS, row.row)
            return _participants(connection, about)
        case Attribute() if row.about == "participant":
            return (row.row,)
        case Attribute():
            return _participants(connection, _one(connection, SOURCES, row.row))
        case Paraphrase():
            return (row.case,)
        case _:
            return ()

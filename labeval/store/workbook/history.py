"""The edits of a workbook, and which of them a coder can take back or do again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from labeval.coding.edits import Change, Edit
from labeval.session.events.clock import utc_now
from labeval.store.workbook.rows import change_cells, change_of, table_of
from labeval.store.workbook.unsent import note_forgotten, note_unsent
from labeval.text.marks import QT_TRANSLATE_NOOP

FROM_OTHERS = QT_TRANSLATE_NOOP("Coding", "Edits on another computer")
_NEXT_TURN = "(SELECT coalesce(max(turn), 0) + 1 FROM act)"
_SELECT = "SELECT number, coder, utc, label, undone FROM act "


def write_change(connection: sqlite3.Connection, change: Change) -> None:
    """Write a row as it is after the change."""
    note_unsent(connection, change.row.id)
    table = table_of(change.row)
    if change.after is None:
        connection.execute(f"DELETE FROM {table.name} WHERE id = ?", (change.row.id,))
    else:
        connection.execute(table.insert, table.cells(change.after))


def keep_edit(
    connection: sqlite3.Connection, coder: str, label: str, changes: list[Change]
) -> Edit:
    """Add an edit, as the coder's last; what the coder had undone cannot be redone any more."""
    connection.execute("DELETE FROM act WHERE coder = ? AND undone = 1", (coder,))
    return _add(connection, coder, label, changes)


def keep_edit_of(
    connection: sqlite3.Connection, station: str, coder: str, label: str, changes: list[Change]
) -> Edit:
    """Add what came from another computer; nobody undoes it here.

    Args:
        station: the role that sent it.
    """
    return _add(connection, coder, label, changes, station)


def _add(
    connection: sqlite3.Connection,
    coder: str,
    label: str,
    changes: list[Change],
    station: str = "",
) -> Edit:
    utc = utc_now()
    cursor = connection.execute(
        "INSERT INTO act (coder, utc, label, undone, turn, station) "
        f"VALUES (?, ?, ?, 0, {_NEXT_TURN}, ?)",
        (coder, utc, label, station),
    )
    number = cursor.lastrowid
    assert number is not None
    connection.executemany(
        "INSERT INTO change VALUES (?, ?, ?, ?, ?)",
        [(number, *change_cells(change)) for change in changes],
    )
    return Edit(number, coder, utc, label, tuple(changes))


def turn_edit(connection: sqlite3.Connection, number: int, *, undone: bool) -> None:
    """Note that an edit was undone, or done again after all edits so far."""
    turn = "turn" if undone else _NEXT_TURN
    connection.execute(
        f"UPDATE act SET undone = ?, turn = {turn} WHERE number = ?", (int(undone), number)
    )


def last_done(connection: sqlite3.Connection, coder: str) -> int | None:
    """The number of the edit that undoing takes back."""
    return _first(connection, coder, undone=False, order="turn DESC")


def next_undone(connection: sqlite3.Connection, coder: str) -> int | None:
    """The number of the edit that redoing does again."""
    return _first(connection, coder, undone=True, order="number")


def label_of(connection: sqlite3.Connection, number: int | None) -> str | None:
    """Return the label of an edit."""
    if number is None:
        return None
    row = connection.execute("SELECT label FROM act WHERE number = ?", (number,)).fetchone()
    return str(row[0]) if row else None


def edit_of(connection: sqlite3.Connection, number: int) -> Edit:
    """An edit with its changes."""
    row = connection.execute(f"{_SELECT} WHERE number = ?", (number,)).fetchone()
    return _edit(connection, row)


def edits_of(connection: sqlite3.Connection, row: str | None = None, limit: int = -1) -> list[Edit]:
    """Edits that are not undone, last first; only those that changed a row where its id is
    given."""
    about = "AND number IN (SELECT act FROM change WHERE row = ?1)" if row is not None else ""
    found = connection.execute(
        f"{_SELECT} WHERE NOT undone {about} ORDER BY turn DESC LIMIT ?2", (row, limit)
    ).fetchall()
    return [_edit(connection, cells) for cells in found]


def edits_to_forget(connection: sqlite3.Connection, rows: Iterable[str]) -> set[int]:
    """Return the edits to remove so that nothing shows the former content of these rows.

    Removing an edit also removes the earlier ones that share a row with it, which could not be
    undone any more, and, if it was undone, the later ones, which could not be redone.
    """
    about = set(rows)
    gone: set[int] = set()
    for undone, order in ((0, "turn DESC"), (1, "number")):
        reach = set(about)
        for (number,) in connection.execute(
            f"SELECT number FROM act WHERE undone = ? ORDER BY {order}", (undone,)
        ).fetchall():
            touched = _touched(connection, number)
            if touched & reach:
                gone.add(number)
                reach |= touched
    return gone


def forget_edits(connection: sqlite3.Connection, rows: Iterable[str]) -> int:
    """Remove all edits that show the former content of rows; returns how many.

    The newest one of each coder stays as an empty edit: undoing stops there and never reaches
    something older.
    """
    about = set(rows)
    note_forgotten(connection, about)
    gone = edits_to_forget(connection, about)
    newest: dict[str, tuple[int, int]] = {}
    here = _made_here(connection)
    for number in gone:
        coder, turn, undone = connection.execute(
            "SELECT coder, turn, undone FROM act WHERE number = ?", (number,)
        ).fetchone()
        if not undone and number in here:
            newest[coder] = max(newest.get(coder, (0, 0)), (turn, number))
    kept = {number for _, number in newest.values()}
    connection.executemany("DELETE FROM change WHERE act = ?", [(number,) for number in gone])
    connection.executemany(
        "DELETE FROM act WHERE number = ?", [(number,) for number in gone - kept]
    )
    return len(gone)


def _made_here(connection: sqlite3.Connection) -> set[int]:
    """The edits that were made on this computer; all those of an older program's copy were."""
    columns = {name for _, name, *_ in connection.execute("PRAGMA table_info(act)")}
    where = "WHERE station = ''" if "station" in columns else ""
    return {number for (number,) in connection.execute(f"SELECT number FROM act {where}")}


def is_gone(connection: sqlite3.Connection, number: int) -> bool:
    """Return whether the content of an edit is erased, so that it cannot be undone."""
    found = connection.execute("SELECT 1 FROM change WHERE act = ? LIMIT 1", (number,)).fetchone()
    return found is None


def _touched(connection: sqlite3.Connection, edit: int) -> set[str]:
    return {row for (row,) in connection.execute("SELECT row FROM change WHERE act = ?", (edit,))}


def _first(connection: sqlite3.Connection, coder: str, *, undone: bool, order: str) -> int | None:
    # With the plus SQLite goes back through the turns from the last one on, where it would sort
    # every edit that the coder ever made.
    by = "+coder" if order.startswith("turn") else "coder"
    row = connection.execute(
        f"SELECT number FROM act WHERE {by} = ? AND undone = ? AND station = '' "
        f"ORDER BY {order} LIMIT 1",
        (coder, int(undone)),
    ).fetchone()
    return None if row is None else int(row[0])


def _edit(connection: sqlite3.Connection, cells: tuple[int, str, str, str, int]) -> Edit:
    number, coder, utc, label, undone = cells
    rows = connection.execute(
        "SELECT kind, before, after FROM change WHERE act = ? ORDER BY rowid", (number,)
    )
    return Edit(number, coder, utc, label, tuple(change_of(*row) for row in rows), bool(undone))

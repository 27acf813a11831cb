"""Conflicts of an edit with a workbook: rows changed meanwhile, or a contradiction in the result.

Two coders may work in one file, each with an undo of their own. So every edit is checked against
the rows as they are now, and afterwards every coded segment that it can have touched still has to
cover the very text that it quotes. Checks run inside the edit's transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence

from labeval.coding.edits import Change, Edit
from labeval.coding.rows import Code, Coding, Passage, Row, Theme
from labeval.store.disk.errors import StoreError
from labeval.store.workbook.rows import CODINGS, rows_of, table_of
from labeval.text.marks import QT_TRANSLATE_NOOP


class EditConflict(StoreError):
    """The edit does not fit what is stored; nothing was written."""

    context = "Coding"


CHANGED_BY = QT_TRANSLATE_NOOP(
    "Coding", "{coder} has changed this since; it stays as it is now. Look at it again, then go on"
)
CHANGED = QT_TRANSLATE_NOOP(
    "Coding", "this has changed since it was shown; look at it again, then go on"
)
IN_USE = QT_TRANSLATE_NOOP(
    "Coding", "something else is attached to this by now; remove or move that first"
)
MOVED_TEXT = QT_TRANSLATE_NOOP(
    "Coding", "a segment was coded in this text meanwhile, and would no longer match its words"
)
GONE = QT_TRANSLATE_NOOP(
    "Coding",
    "the step before this was destroyed with a redaction or an erasure; what was done until then "
    "stays as it is now",
)
IN_ITSELF = QT_TRANSLATE_NOOP("Coding", "this would be below itself")


def check_before(connection: sqlite3.Connection, changes: Iterable[Change], coder: str) -> None:
    """Refuse changes whose rows are not as the changes expect them.

    Raises:
        EditConflict: one is not; it names who changed it where that is known.
    """
    for change in changes:
        table = table_of(change.row)
        stored = connection.execute(f"{table.select} WHERE t.id = ?", (change.row.id,)).fetchone()
        known = None if change.before is None else tuple(table.cells(change.before))
        if stored != known:
            name = _changed_by(connection, change.row, coder)
            raise EditConflict(CHANGED_BY, coder=name) if name else EditConflict(CHANGED)


def check_newest(connection: sqlite3.Connection, edit: Edit) -> None:
    """Refuse to take back an edit after which somebody else has changed a row of it.

    The row may look as the edit left it, where it was changed and changed back. Taken back all the
    same, the edits of the others would not lead to what is there.

    Raises:
        EditConflict: somebody has; it names who where that is known.
    """
    found = connection.execute(_LATER, (edit.number,)).fetchone()
    if found is not None:
        raise EditConflict(CHANGED_BY, coder=found[0]) if found[0] else EditConflict(CHANGED)


_LATER = """
    SELECT coalesce(coder.name, '')
    FROM change mine
    JOIN change later ON later.row = mine.row AND later.kind = mine.kind
    JOIN act ON act.number = later.act
    LEFT JOIN coder ON coder.id = act.coder
    WHERE mine.act = ?1 AND NOT act.undone
        AND act.turn > (SELECT turn FROM act WHERE number = ?1)
    ORDER BY act.turn DESC LIMIT 1
"""


def check_after(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Refuse a result in which a segment does not match its words, or a code is below itself.

    Raises:
        EditConflict: one does not.
    """
    for coding in _touched_codings(connection, changes):
        if quote_at(connection, coding) != coding.quote:
            raise EditConflict(MOVED_TEXT)
    for change in changes:
        if isinstance(change.after, Code | Theme) and change.after.parent:
            _check_parents(connection, change.after)


def quote_at(connection: sqlite3.Connection, coding: Coding) -> str | None:
    """The text at a coding's anchors, passages joined by line ends; None where it has none."""
    start, end = coding.start, coding.end
    if start.passage == end.passage:
        found = connection.execute(
            "SELECT text FROM passage WHERE id = ? AND source = ?", (start.passage, coding.source)
        ).fetchone()
        valid = found is not None and 0 <= start.offset < end.offset <= len(found[0])
        return found[0][start.offset : end.offset] if valid else None
    rows = connection.execute(_BETWEEN, (coding.source, start.passage, end.passage)).fetchall()
    if len(rows) < 2 or (rows[0][0], rows[-1][0]) != (start.passage, end.passage):
        return None
    first, last = rows[0][1], rows[-1][1]
    if not (0 <= start.offset <= len(first) and 0 <= end.offset <= len(last)):
        return None
    parts = (first[start.offset :], *(text for _, text in rows[1:-1]), last[: end.offset])
    return "\n".join(parts)


_BETWEEN = """
    SELECT id, text FROM passage
    WHERE source = ?1
        AND (place, id) >= (SELECT place, id FROM passage WHERE id = ?2)
        AND (place, id) <= (SELECT place, id FROM passage WHERE id = ?3)
    ORDER BY place, id
"""
_AT = f"{CODINGS.select} WHERE t.start_passage = ?1 OR t.end_passage = ?1"
_OVER = (
    f"{CODINGS.select} JOIN passage a ON a.id = t.start_passage JOIN passage b "
    "ON b.id = t.end_passage WHERE t.source = ? AND t.start_passage <> t.end_passage "
    "AND a.place <= ? AND b.place >= ?"
)


def _touched_codings(connection: sqlite3.Connection, changes: Sequence[Change]) -> Iterator[Coding]:
    codings = {c.after.id: c.after for c in changes if isinstance(c.after, Coding)}
    reach: dict[str, tuple[float, float]] = {}
    for change in changes:
        for row in (change.before, change.after):
            if isinstance(row, Passage):
                for coding in rows_of(CODINGS, connection.execute(_AT, (row.id,))):
                    codings.setdefault(coding.id, coding)
                low, high = reach.get(row.source, (row.place, row.place))
                reach[row.source] = (min(low, row.place), max(high, row.place))
    for source, (low, high) in reach.items():
        for coding in rows_of(CODINGS, connection.execute(_OVER, (source, high, low))):
            codings.setdefault(coding.id, coding)
    yield from codings.values()


def _check_parents(connection: sqlite3.Connection, row: Code | Theme) -> None:
    table = table_of(row)
    seen, parent = {row.id}, row.parent
    while parent:
        if parent in seen:
            raise EditConflict(IN_ITSELF)
        seen.add(parent)
        found = connection.execute(
            f"SELECT parent FROM {table.name} WHERE id = ?", (parent,)
        ).fetchone()
        parent = (found and found[0]) or ""


def _changed_by(connection: sqlite3.Connection, row: Row, coder: str) -> str | None:
    """The name of the other coder who changed a row last."""
    found = connection.execute(
        "SELECT coalesce(coder.name, '') FROM change JOIN act ON act.number = change.act "
        "LEFT JOIN coder ON coder.id = act.coder WHERE change.row = ? AND NOT act.undone "
        "AND act.coder != ? ORDER BY act.turn DESC LIMIT 1",
        (row.id, coder),
    ).fetchone()
    return found[0] if found else None

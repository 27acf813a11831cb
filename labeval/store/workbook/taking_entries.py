"""Taking the entries of other computers into a workbook, in one transaction.

Rows that were not changed here become as the hub has them. Those that were are joined field by
field, and what two people changed in contradiction is set aside for a person, never dropped.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from labeval.coding.edits import Change, merged
from labeval.coding.joining import REMOVED, join
from labeval.coding.rows import Passage, Row
from labeval.store.disk.transactions import transaction
from labeval.store.workbook.conflicts import check_after
from labeval.store.workbook.history import (
    FROM_OTHERS,
    forget_edits,
    keep_edit_of,
    write_change,
)
from labeval.store.workbook.redaction_mentions import mark_to_scrub
from labeval.store.workbook.repairs import Repairs
from labeval.store.workbook.row_labels import row_label
from labeval.store.workbook.rows import TABLES
from labeval.store.workbook.sharing import (
    Entry,
    EntryUnreadable,
    Position,
    SentRow,
    is_touched,
    position_of,
    row_with,
    set_aside,
)
from labeval.store.workbook.unsent import note_unsent, unsent_rows
from labeval.store.workbook.workbook import Workbook

_TABLES = {table.name: table for table in TABLES}


class PositionMoved(Exception):
    """Another process has taken entries meanwhile; ask the hub again."""


@dataclass(frozen=True, slots=True)
class TakenEntries:
    """Result of taking."""

    rows: int = 0
    """Rows that have changed here."""
    set_aside: int = 0
    """Rows of which something is to be decided."""
    removed: tuple[str, ...] = ()
    """Names of the rows that others have removed, and that are gone here too."""


def take_entries(
    book: Workbook, position: Position, entries: Sequence[Entry], hub: Mapping[str, Row | None]
) -> TakenEntries:
    """Take entries in that follow on a position.

    Args:
        hub: rows as the hub had them at the position, at least those of the entries that it had.

    Raises:
        PositionMoved: the workbook is somewhere else by now.
        RowsNeeded: further rows as the hub had them at the position.
        EntryUnreadable, EditConflict, RecordError: nothing was taken.
    """
    if not entries:
        return TakenEntries()
    with book.explaining():
        try:
            with transaction(book.connection):
                if position_of(book.connection) != position:
                    raise PositionMoved
                taken = _Taking(book, position, entries, hub).run()
        except sqlite3.IntegrityError as error:  # the rows of the entries contradict each other
            seq = entries[-1].seq
            raise EntryUnreadable(EntryUnreadable.TEMPLATE, seq=seq, reason=error) from error
    book.forget_texts()
    return taken


def row_of(entry: int, sent: SentRow) -> Row | None:
    """The row that an entry has; None where it was removed.

    Raises:
        EntryUnreadable: this program cannot read it.
    """
    if sent.after is None:
        return None
    try:
        found: Row = _TABLES[sent.kind].from_text(sent.after)
    except (ValueError, TypeError, KeyError, IndexError, AssertionError) as error:
        raise EntryUnreadable(EntryUnreadable.TEMPLATE, seq=entry, reason=error) from error
    if found.id != sent.row:
        raise EntryUnreadable(EntryUnreadable.TEMPLATE, seq=entry, reason=found.id)
    return found


class _Taking:
    """One run, inside a transaction."""

    def __init__(
        self,
        book: Workbook,
        position: Position,
        entries: Sequence[Entry],
        hub: Mapping[str, Row | None],
    ) -> None:
        self._connection = book.connection
        self._position = position
        self._entries = entries
        self._before = hub
        self._mine = unsent_rows(book.connection)
        self._theirs: dict[str, Row | None] = {}
        """The rows of the entries, as the last of these has them."""
        self._news: set[str] = set()
        """Rows of which somebody else sent something."""
        self._base: dict[str, Row | None] = {}
        """Rows that changed here, too: as they were before."""
        self._forgotten: set[str] = set()
        self._changed: set[str] = set()
        self._removed: dict[str, Row] = {}
        """Rows that an entry removes, as they were here."""

    def run(self) -> TakenEntries:
        """Write all of it."""
        for number, entry in enumerate(self._entries):
            own = number == 0 and entry.id == self._position.sending
            self._write_entry(entry, own=own)
        last = self._entries[-1]
        joined, aside, disputed = self._join(last.station)
        repairs = Repairs(self._connection, self._mine, self._before, self._theirs, last.station)
        repaired = repairs.run(disputed)
        late = merged([*joined, *repaired])
        self._changed |= {change.row.id for change in late}
        if late:
            keep_edit_of(self._connection, last.station, last.coder, FROM_OTHERS, late)
            check_after(self._connection, late)
        self._forget()
        self._note({change.row.id for change in late})
        self._connection.execute(
            "UPDATE sharing SET seq = ?, hash = ?, sending = ''", (last.seq, last.hash)
        )
        aside |= repairs.set_aside
        return TakenEntries(len(self._changed), len(aside), self._names_of_removed())

    def _write_entry(self, entry: Entry, *, own: bool) -> None:
        """Write the rows of an entry that did not change here."""
        changes: list[Change] = []
        for sent in entry.rows:
            if sent.forgotten and not own:
                self._forgotten.add(sent.row)
            if sent.erased:
                continue
            after = row_of(entry.seq, sent)
            if own:
                self._base[sent.row] = self._theirs[sent.row] = after
                continue
            self._news.add(sent.row)
            if sent.row in self._mine:
                self._base.setdefault(sent.row, self._before.get(sent.row))
            else:
                before = row_with(self._connection, sent.row, sent.kind)
                if before != after:
                    change = Change(before, after)
                    self._write_theirs(change)
                    self._changed.add(sent.row)
                    if sent.edited or is_touched(self._connection, sent.row):
                        changes.append(change)
            self._theirs[sent.row] = after
        if changes:
            keep_edit_of(self._connection, entry.station, entry.coder, FROM_OTHERS, changes)

    def _join(self, station: str) -> tuple[list[Change], set[str], set[str]]:
        """Join the rows that changed on both sides; ids of those with something set aside, and of
        the passages among these whose text is disputed."""
        changes: list[Change] = []
        aside: set[str] = set()
        disputed: set[str] = set()
        for id in sorted(self._mine & self._news):
            mine, theirs = row_with(self._connection, id), self._theirs[id]
            joined = join(self._base[id], mine, theirs)
            row = mine if mine is not None else theirs
            if joined.fields and row is not None:
                set_aside(self._connection, row, joined.mine, joined.fields, station)
                aside.add(id)
                if isinstance(row, Passage) and {"text", REMOVED} & set(joined.fields):
                    disputed.add(id)
            if joined.row != mine:
                change = Change(mine, joined.row)
                self._write_theirs(change)
                changes.append(change)
        return changes, aside, disputed

    def _write_theirs(self, change: Change) -> None:
        write_change(self._connection, change)
        if change.before is not None and change.after is None:
            self._removed[change.row.id] = change.before

    def _names_of_removed(self) -> tuple[str, ...]:
        """Those that did not come back, and whose words nobody wanted to be forgotten."""
        gone = (
            row
            for id, row in self._removed.items()
            if id not in self._forgotten and row_with(self._connection, id) is None
        )
        return tuple(filter(None, map(row_label, gone)))

    def _forget(self) -> None:
        """Forget what others have redacted or erased, in the history and soon in the file."""
        if self._forgotten:
            forget_edits(self._connection, self._forgotten)
            mark_to_scrub(self._connection)

    def _note(self, late: set[str]) -> None:
        """Note the rows that the hub has otherwise now, and no others."""
        for id in (self._theirs.keys() | self._forgotten | late) - self._own_forgotten():
            known = self._theirs if id in self._theirs else self._before
            is_same = id in known and row_with(self._connection, id) == known[id]
            if is_same or (id in self._forgotten and id not in self._mine | late):
                self._connection.execute("DELETE FROM unsent WHERE row = ?", (id,))
            else:
                note_unsent(self._connection, id)

    def _own_forgotten(self) -> set[str]:
        """Rows whose history is still to go from the hub, as was decided here."""
        rows = self._connection.execute("SELECT row FROM unsent WHERE forgotten")
        return {row for (row,) in rows} & self._mine

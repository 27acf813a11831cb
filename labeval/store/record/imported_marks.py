"""Words that were marked in sessions which came from a file instead of this record."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from labeval.store.chain.appending import imported_again
from labeval.store.chain.hashes import seals
from labeval.store.chain.ledger import IMPORTED_MARKS


class MarkRow(NamedTuple):
    """One stretch of marked words. Everything but ``mark`` is text as written."""

    participant: str
    session: str
    mark: int
    """Its number in the session."""
    condition: str
    method: str
    criterion: str
    page: str
    page_order: str
    """Empty for a training page."""
    items: str
    item: str
    text: str
    """``text``, or ``source`` of the item."""
    start: str
    end: str
    quote: str
    answer: str
    against: str
    """Number of the mark that the words go with; empty for none."""
    marked_seconds: str
    marked_at: str

    def key(self) -> tuple[str, str, int]:
        """Identity of the row, and key that the table is sorted by."""
        return self.participant, self.session, self.mark


class ImportedMarkTable:
    """All imported marks of a record."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, rows: Iterable[MarkRow]) -> int:
        """Add rows whose keys are not there yet, within the transaction that adds judgments.

        Returns:
            How many there were.
        """
        listed = list(rows)
        texts = [tuple(map(str, row)) for row in listed]
        marks = ", ".join("?" * (len(MarkRow._fields) + 1))
        self._connection.executemany(
            f"INSERT INTO imported_mark ({IMPORTED_MARKS.columns}, seal) VALUES ({marks})",
            [(*row, sealed) for row, sealed in zip(listed, seals("mark", texts), strict=True)],
        )
        for participant in sorted({row.participant for row in listed}):
            imported_again(self._connection, IMPORTED_MARKS, participant)
        return len(listed)

    def rows(self) -> Iterator[MarkRow]:
        """All rows in the order of their keys; none of a session that the record has itself."""
        cursor = self._connection.execute(
            f"SELECT {IMPORTED_MARKS.columns} FROM imported_mark "
            "WHERE session NOT IN (SELECT id FROM session) ORDER BY participant, session, mark"
        )
        return (MarkRow(*row) for row in cursor)

    def of_session(self, participant: str, session: str) -> Iterator[MarkRow]:
        """The rows of one imported session."""
        cursor = self._connection.execute(
            f"SELECT {IMPORTED_MARKS.columns} FROM imported_mark "
            "WHERE participant = ? AND session = ? ORDER BY mark",
            (participant, session),
        )
        return (MarkRow(*row) for row in cursor)

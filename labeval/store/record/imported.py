"""Judgments that came from a file instead of a session of this record."""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import chain, groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from labeval.store.chain.appending import enter_imported, imported_again
from labeval.store.chain.hashes import seals_of_packed
from labeval.store.chain.imported_sets import ComingSets
from labeval.store.chain.judged_pages import MOST_ON_PAGE, JudgedPages, JudgmentCells, pages_of
from labeval.store.chain.ledger import IMPORTED_JUDGMENTS
from labeval.store.disk.readable_rows import quick_texts
from labeval.store.record.database import explained, transaction
from labeval.store.record.heads import note_ledger
from labeval.store.record.imported_marks import ImportedMarkTable

if TYPE_CHECKING:
    from labeval.analysis.data.judgments import ColumnPart


class JudgmentRow(NamedTuple):
    """One row of the table of judgments. Everything but ``page_order`` is text as written."""

    participant: str
    session: str
    condition: str
    method: str
    criterion: str
    page: str
    items: str
    value: str
    seconds: str
    answer_seconds: str
    page_order: int
    answered_at: str

    def key(self) -> tuple[str, str, int, str, str, str]:
        """Identity of the row, and key that the table is sorted by."""
        return (
            *(self.participant, self.session, self.page_order),
            *(self.page, self.criterion, self.items),
        )


class ImportedJudgmentTable:
    """All imported judgments of a record."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._added: set[str] = set()
        self._coming = ComingSets(connection)
        self.marks = ImportedMarkTable(connection)
        """The words that were marked in the same sessions."""

    @contextmanager
    def writing(self) -> Iterator[None]:
        """One transaction around comparing with the table and adding judgments and marks to it.

        Raises:
            RecordError: nothing was written.
        """
        self._added.clear()
        self._coming.begin()
        before = self._connection.total_changes
        try:
            with transaction(self._connection):
                yield
                with quick_texts(self._connection, self._path):
                    self._enter()
        except sqlite3.DatabaseError as error:
            raise explained(error, self._path) from error
        if self._connection.total_changes > before:
            note_ledger(self._connection)

    def _enter(self) -> None:
        """Enter the hash over the rows of each participant who has new ones."""
        made = self._coming.made()
        for participant in sorted(self._added):
            found = made.get(participant)
            if found is not None and found.count == self._count_of(participant):
                enter_imported(self._connection, IMPORTED_JUDGMENTS, participant, found)
            else:
                imported_again(self._connection, IMPORTED_JUDGMENTS, participant)

    def _count_of(self, participant: str) -> int:
        found = self._connection.execute(
            "SELECT count(*) FROM imported_judgment WHERE participant = ?", (participant,)
        ).fetchone()
        return int(found[0])

    def add(self, rows: Iterable[JudgmentCells]) -> int:
        """Add rows whose keys are not there yet; call it inside :meth:`writing`.

        The rows are taken one after the other and never all in memory.

        Returns:
            How many there were.
        """
        return self.add_pages(pages_of(rows))

    def add_pages(self, parts: Iterable[JudgedPages]) -> int:
        """Add the same, many rows at a time."""
        count = 0
        for judged in parts:
            packed = judged.packed()
            sealed = seals_of_packed("judgment", packed)
            self._added.update(map(itemgetter(0), judged.pages))
            self._coming.add(judged, packed)
            self._insert(judged, sealed)
            count += len(sealed)
        return count

    def _insert(self, judged: JudgedPages, sealed: Sequence[int]) -> None:
        """Insert rows with their seals, as many with a statement as have as many to their page."""
        answers = [(*answer, seal) for answer, seal in zip(judged.answers, sealed, strict=True)]
        place = begin = 0
        for count, same in groupby(judged.counts):
            end, many = place + len(list(same)), _INSERTED_AT_ONCE // count
            while place < end:
                number = many if place + many <= end else 1
                cells: list[str | int] = []
                for page in judged.pages[place : place + number]:
                    cells += page
                    cells += chain.from_iterable(answers[begin : begin + count])
                    begin += count
                self._connection.execute(_insertion(count, number), cells)
                place += number

    def rows(self) -> Iterator[JudgmentRow]:
        """All rows in the order of their keys; none of a session that the record has itself."""
        return map(JudgmentRow._make, chain.from_iterable(self._parts(_SELECT)))

    def by_column(self) -> Iterator[list[ColumnPart]]:
        """The same as texts, many rows at a time, a list of all columns each.

        What the rows of a page have in common comes out of SQLite as one text, and is taken apart
        once; a text for each cell takes twice as long.
        """
        for rows in self._parts(_SELECT_JOINED):
            joined, criteria, values = zip(*rows, strict=True)
            number = {text: n for n, text in enumerate(dict.fromkeys(joined))}
            place = array("q", map(number.__getitem__, joined))
            different = zip(*json.loads(f"[{','.join(number)}]"), strict=True)
            columns: dict[str, ColumnPart] = {
                name: (cells, place) for name, cells in zip(_COMMON, different, strict=True)
            }
            columns |= {"criterion": (criteria, None), "value": (values, None)}
            yield [columns[name] for name in JudgmentRow._fields]

    def _parts(self, select: str) -> Iterator[list[tuple[Any, ...]]]:
        cursor = self._connection.execute(
            f"{select} WHERE session NOT IN (SELECT id FROM session) "
            "ORDER BY participant, session, page_order, page, criterion, items"
        )

        def some() -> list[tuple[Any, ...]]:
            with quick_texts(self._connection, self._path):
                return cursor.fetchmany(_ROWS_AT_ONCE)

        return iter(some, [])

    def of_session(self, participant: str, session: str) -> Iterator[JudgmentRow]:
        """The rows of one imported session."""
        cursor = self._connection.execute(
            f"{_SELECT} WHERE participant = ? AND session = ?", (participant, session)
        )
        return (JudgmentRow(*row) for row in cursor)

    def participants(self) -> set[str]:
        """The codes of all who judged."""
        found = self._connection.execute(f"SELECT DISTINCT participant FROM {_COUNTED}")
        return {code for (code,) in found}

    def count(self) -> int:
        """Number of judgments."""
        found = self._connection.execute(f"SELECT count(*) FROM {_COUNTED}").fetchone()
        return int(found[0])

    def days(self) -> tuple[str, str]:
        """The days of the first and the last dated judgment, ISO 8601; empty where none is."""
        found = self._connection.execute(
            f"SELECT min(answered_at), max(answered_at) FROM {_COUNTED} AND answered_at <> ''"
        ).fetchone()
        return (found[0] or "")[:10], (found[1] or "")[:10]

    def erased_participants(self) -> set[str]:
        """Codes whose judgments may not come back."""
        return {code for (code,) in self._connection.execute("SELECT participant FROM erasure")}


@cache
def _insertion(judgments: int, pages: int) -> str:
    """A statement that inserts the rows of pages with as many judgments each.

    Its parameters are for each page the cells of :data:`PageCells`, then for each judgment those
    of :data:`AnswerCells` and the seal. A cell that rows have in common is passed to SQLite once.
    """
    number = iter(range(1, 1 + pages * (8 + 5 * judgments)))
    rows = []
    for _ in range(pages):
        who, session, condition, method, page, items, seconds, order = islice(number, 8)
        for _ in range(judgments):
            criterion, value, answering, time, seal = islice(number, 5)
            cells = who, session, condition, method, criterion, page, items, value, seconds
            rows.append(", ".join(f"?{n}" for n in (*cells, answering, order, time, seal)))
    return f"INSERT INTO imported_judgment VALUES ({'), ('.join(rows)})"


_ROWS_AT_ONCE = 2_000
_INSERTED_AT_ONCE = MOST_ON_PAGE
"""Rows with one statement; each by its own takes half as long again."""
_COUNTED = "imported_judgment WHERE session NOT IN (SELECT id FROM session)"
"""The rows that :meth:`ImportedJudgmentTable.rows` has."""
_SELECT = f"SELECT {', '.join(JudgmentRow._fields)} FROM imported_judgment"
_COMMON = [name for name in JudgmentRow._fields if name not in ("criterion", "value")]
"""Columns in which the rows of a page seldom differ."""
_JOINED = ", ".join(_COMMON).replace("page_order", "CAST(page_order AS TEXT)")
_SELECT_JOINED = f"SELECT json_array({_JOINED}), criterion, value FROM imported_judgment"

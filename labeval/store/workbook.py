"""A workbook: what the qualitative analysis of a study holds, and every act that made it so.

``coding.sqlite`` in the study folder, apart from the record, so that coding never meets a running
session. An act is one transaction and is on disk when :meth:`Workbook.do` returns; there is nothing
else to save. Each coder undoes their own acts, without limit and across restarts.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar, cast

from labeval.coding.acts import Act, Change, merged
from labeval.coding.identity import coder_id
from labeval.coding.rows import (
    Board,
    Code,
    Coder,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Row,
    Source,
    Theme,
    ThemeLink,
)
from labeval.coding.source_text import SourceText
from labeval.store.database import explained, transaction
from labeval.store.workbook_conflicts import IN_USE, Conflict, check_after, check_before
from labeval.store.workbook_file import file_problem, open_workbook_file, scrub_workbook
from labeval.store.workbook_history import (
    act_of,
    acts_of,
    acts_to_forget,
    keep_act,
    label_of,
    last_done,
    next_undone,
    write_change,
)
from labeval.store.workbook_rows import (
    BOARDS,
    CODERS,
    CODES,
    CODINGS,
    LINKS,
    MEMOS,
    PARAPHRASES,
    PASSAGES,
    SOURCES,
    THEMES,
    Table,
    change_of,
    rows_of,
)

__all__ = ["Conflict", "Workbook"]

R = TypeVar("R", bound=Row)

_CODINGS_IN_ORDER = """
    JOIN passage a ON a.id = t.start_passage JOIN passage b ON b.id = t.end_passage
    {where}
    ORDER BY t.source, a.place, t.start_offset, b.place DESC, t.end_offset DESC, t.created, t.id
"""


class Workbook:
    """The open workbook of one coder. Use it as a context manager, or close it.

    Args:
        path: ``StudyFolder.workbook``; made where it is missing, unless only read.
        coder: the coder's code; a row is made for a new one.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord: it cannot be opened.
    """

    def __init__(self, path: Path, *, coder: str, read_only: bool = False) -> None:
        self.path = path
        self.connection: sqlite3.Connection = open_workbook_file(path, read_only=read_only)
        self.coder = Coder(coder_id(coder), coder)
        """Who acts; its ``id`` is what codings carry."""
        try:
            self._know_coder(write=not read_only)
        except BaseException:
            self.connection.close()
            raise

    # -- what is there

    def codes(self) -> list[Code]:
        """All codes and categories, retired ones too, by their place."""
        return self._all(CODES, "ORDER BY t.place, t.name, t.id")

    def sources(self) -> list[Source]:
        """All sources, by participant, kind and name."""
        return self._all(SOURCES, "ORDER BY t.participant, t.session, t.kind, t.name, t.id")

    def source(self, id: str) -> Source:
        """One source.

        Raises:
            KeyError: there is none.
        """
        found = self._all(SOURCES, "WHERE t.id = ?", id)
        if not found:
            raise KeyError(id)
        return found[0]

    def passages(self, source_id: str) -> list[Passage]:
        """The passages of a source, in order."""
        return self._all(PASSAGES, "WHERE t.source = ? ORDER BY t.place, t.id", source_id)

    def codings(
        self,
        source_id: str | None = None,
        code: str | None = None,
        coder: str | None = None,
    ) -> list[Coding]:
        """Coded segments by source and place; of one source, code or coder (their ids)."""
        asked = {"source": source_id, "code": code, "coder": coder}
        given = {column: value for column, value in asked.items() if value is not None}
        where = " AND ".join(f"t.{column} = ?" for column in given)
        condition = f"WHERE {where}" if given else ""
        return self._all(CODINGS, _CODINGS_IN_ORDER.format(where=condition), *given.values())

    def text_of(self, source_id: str) -> SourceText:
        """Passages and codings of a source together, as :mod:`labeval.coding.editing` needs."""
        return SourceText(self.passages(source_id), self.codings(source_id))

    def coders(self) -> list[Coder]:
        """Everybody who has opened the workbook to code."""
        return self._all(CODERS, "ORDER BY t.name, t.id")

    def memos(self, row: str | None = None) -> list[Memo]:
        """All memos, or those about one row (its id), last changed first."""
        if row is None:
            return self._all(MEMOS, "ORDER BY t.changed DESC, t.id")
        return self._all(MEMOS, "WHERE t.row = ? ORDER BY t.changed DESC, t.id", row)

    def paraphrases(self) -> list[Paraphrase]:
        """All summaries of the grid, by case and code."""
        return self._all(PARAPHRASES, "ORDER BY t.participant, t.code, t.coder")

    def boards(self) -> list[Board]:
        """All theme boards; the ones that are worked on first, then kept versions by time."""
        return self._all(BOARDS, "ORDER BY t.kept, t.name, t.id")

    def themes(self, board: str) -> list[Theme]:
        """The themes of a board (its id)."""
        return self._all(THEMES, "WHERE t.board = ? ORDER BY t.y, t.x, t.id", board)

    def links(self, board: str) -> list[ThemeLink]:
        """The connections on a board (its id)."""
        return self._all(LINKS, "WHERE t.board = ? ORDER BY t.id", board)

    def counts(self, *, coder: str | None = None) -> dict[str, int]:
        """Segments a code (its id); codes without any are left out."""
        rows = self._select(
            "SELECT code, count(*) FROM coding WHERE ?1 IS NULL OR coder = ?1 GROUP BY code", coder
        )
        return dict(rows)

    def counts_by_source(self, *, coder: str | None = None) -> dict[str, int]:
        """Segments a source (its id); sources without any are left out."""
        rows = self._select(
            "SELECT source, count(*) FROM coding WHERE ?1 IS NULL OR coder = ?1 GROUP BY source",
            coder,
        )
        return dict(rows)

    def frequencies(self, *, coder: str | None = None) -> dict[tuple[str, str], int]:
        """Segments a source and code (their ids)."""
        rows = self._select(
            "SELECT source, code, count(*) FROM coding WHERE ?1 IS NULL OR coder = ?1 "
            "GROUP BY source, code",
            coder,
        )
        return {(source, code): number for source, code, number in rows}

    def history(self, row: str | None = None, *, limit: int = 200) -> list[Act]:
        """Acts that stand, last first; those about one row where its id is given."""
        with self._explaining():
            return acts_of(self.connection, row, limit)

    @property
    def changed_elsewhere(self) -> int:
        """A number that differs when another connection has written since it was asked last."""
        return int(self._select("PRAGMA data_version")[0][0])

    # -- what is done

    def do(self, label: str, changes: Iterable[Change]) -> Act:
        """Do an act: durable when this returns, in one transaction.

        Args:
            label: what it is, marked for translation under ``Coding``.
            changes: of any rows; several of one row have to follow on each other. Where nothing
                changes, nothing is kept and the act has number 0.

        Raises:
            Conflict: a row is not what a change says it was before, or the rest would contradict
                it; nothing was written.
            RecordError: nothing was written.
        """
        steps = merged(changes)
        if not steps:
            return Act(0, self.coder.id, "", label, ())
        with self._writing(steps):
            return keep_act(self.connection, self.coder.id, label, steps)

    def undo(self) -> Act | None:
        """Take back the coder's last act; None where there is none.

        Returns:
            The act, now undone; its ``applied`` is what happened to the rows.

        Raises:
            Conflict: another coder has changed it since; it stays.
            RecordError: nothing was written.
        """
        return self._turn(last_done, undone=True)

    def redo(self) -> Act | None:
        """Do again what was undone last; None where there is nothing. Raises as :meth:`undo`."""
        return self._turn(next_undone, undone=False)

    @property
    def can_undo(self) -> str | None:
        """The label of the act that undoing would take back."""
        with self._explaining():
            return label_of(self.connection, last_done(self.connection, self.coder.id))

    @property
    def can_redo(self) -> str | None:
        """The label of the act that redoing would do again."""
        with self._explaining():
            return label_of(self.connection, next_undone(self.connection, self.coder.id))

    def take_in(self, changes: Iterable[Change]) -> int:
        """Write rows that come from elsewhere, such as texts of the record: no act, no undo.

        Returns:
            How many rows changed.

        Raises:
            Conflict, RecordError: nothing was written.
        """
        steps = merged(changes)
        if steps:
            with self._writing(steps):
                pass
        return len(steps)

    def touched(self, rows: Collection[str]) -> set[str]:
        """Which of these rows (ids) an act has changed, undone ones included."""
        with self._explaining():
            return {
                row
                for row in rows
                if self.connection.execute("SELECT 1 FROM change WHERE row = ?", (row,)).fetchone()
            }

    def original(self, row: R) -> R | None:
        """A row as it was before any act changed it; None where an act has made it."""
        found = self._select(
            "SELECT kind, before, after FROM change WHERE row = ? ORDER BY act LIMIT 1", row.id
        )
        return cast("R | None", change_of(*found[0]).before) if found else row

    def forget(self, changes: Iterable[Change] = (), *, rows: Collection[str] = ()) -> int:
        """Change rows for good: without an act, and without a trace of what they were before.

        The acts that tell of them leave the history of every coder, with those that cannot be
        taken back without them; the file is rewritten. This is for a redaction that is confirmed.

        Args:
            changes: what is still to be changed; none where an act has done it.
            rows: ids of rows whose history goes; those of ``changes`` go in any case.

        Returns:
            How many acts were forgotten.

        Raises:
            Conflict: nothing was written.
            RecordUnavailable: another program is reading; what was to be forgotten is out of the
                tables, but may still lie in the file. Close it there, then do this again.
        """
        steps = merged(changes)
        about = {*rows, *(change.row.id for change in steps)}
        with self._writing(steps):
            gone = acts_to_forget(self.connection, about)
            self.connection.executemany(
                "DELETE FROM act WHERE number = ?", [(number,) for number in gone]
            )
        with self._explaining():
            scrub_workbook(self.connection, self.path)
        return len(gone)

    # -- opening and closing

    def close(self) -> None:
        """Close the connection; what was done is on disk already."""
        self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _know_coder(self, *, write: bool) -> None:
        found = self._all(CODERS, "WHERE t.id = ?", self.coder.id)
        if found:
            self.coder = found[0]
        elif write:
            self.take_in([Change(None, self.coder)])

    def _turn(
        self, which: Callable[[sqlite3.Connection, str], int | None], *, undone: bool
    ) -> Act | None:
        with self._explaining():
            number = which(self.connection, self.coder.id)
            if number is None:
                return None
            act = act_of(self.connection, number)
        turned = Act(act.number, act.coder, act.utc, act.label, act.changes, undone)
        with self._writing(turned.applied):
            self.connection.execute(
                "UPDATE act SET undone = ? WHERE number = ?", (int(undone), number)
            )
        return turned

    @contextmanager
    def _writing(self, changes: Sequence[Change]) -> Iterator[None]:
        """Write changes and what the block adds, in one transaction."""
        try:
            with transaction(self.connection):
                check_before(self.connection, changes, self.coder.id)
                for change in changes:
                    write_change(self.connection, change)
                check_after(self.connection, changes)
                yield
        except sqlite3.IntegrityError as error:
            raise Conflict(IN_USE) from error
        except sqlite3.DatabaseError as error:
            raise file_problem(explained(error, self.path), self.path) from error

    @contextmanager
    def _explaining(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            raise file_problem(explained(error, self.path), self.path) from error

    def _select(self, sql: str, *values: object) -> list[Any]:
        with self._explaining():
            return self.connection.execute(sql, values).fetchall()

    def _all(self, table: Table[R], where: str = "", *values: object) -> list[R]:
        return rows_of(table, self._select(f"{table.select} {where}", *values))

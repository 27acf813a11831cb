"""Content of a workbook, read from its tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from labeval.coding.edits import Change, Edit
from labeval.coding.rows import (
    Attribute,
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
from labeval.coding.texts.source_text import SourceText
from labeval.files.refusal import FileRefused, refusing
from labeval.store.record.database import explained, snapshot
from labeval.store.workbook.file import file_problem
from labeval.store.workbook.history import edits_of
from labeval.store.workbook.rows import (
    ATTRIBUTES,
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
    RowMapping,
    change_of,
    rows_of,
)

R = TypeVar("R", bound=Row)

_TEXTS_KEPT = 2
"""Sources in memory for the next edit."""


class WorkbookTables:
    """The rows of an open workbook. Every method raises RecordError where it cannot be read."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self.connection = connection
        self._texts: dict[str, SourceText] = {}
        self._texts_of = -1

    def codes(self) -> list[Code]:
        """All codes and categories, retired ones too, by their place."""
        return self.all(CODES, "ORDER BY t.place, t.name, t.id")

    def sources(self) -> list[Source]:
        """All sources, by participant, kind and name."""
        return self.all(SOURCES, "ORDER BY t.participant, t.session, t.kind, t.name, t.id")

    def source(self, id: str) -> Source:
        """One source.

        Raises:
            KeyError: there is none.
        """
        found = self.all(SOURCES, "WHERE t.id = ?", id)
        if not found:
            raise KeyError(id)
        return found[0]

    def sources_spoken_by(self, speaker: str) -> set[str]:
        """Ids of the sources in which somebody speaks."""
        query = "SELECT DISTINCT source FROM passage WHERE speaker = ?"
        return {id for (id,) in self.connection.execute(query, (speaker,))}

    def passages(self, source_id: str) -> list[Passage]:
        """The passages of a source, in order."""
        return self.all(PASSAGES, "WHERE t.source = ? ORDER BY t.place, t.id", source_id)

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
        found = self.all(CODINGS, f"WHERE {where}" if given else "", *given.values())
        places = dict(
            self.select("SELECT id, place FROM passage WHERE ?1 IS NULL OR source = ?1", source_id)
        )

        def order(coding: Coding) -> tuple[object, ...]:
            start, end = coding.start, coding.end
            first = (coding.source, places[start.passage], start.offset)
            return (*first, -places[end.passage], -end.offset, coding.created, coding.id)

        return sorted(found, key=order)

    def text_of(self, source_id: str) -> SourceText:
        """Passages and codings of a source together, as :mod:`labeval.coding.texts.editing` needs.

        It is kept in memory and follows the edits of this workbook, so that asking again is cheap.
        Its codings are in no order.
        """
        version = self.changed_elsewhere
        if version != self._texts_of:
            self._texts.clear()
            self._texts_of = version
        found = self._texts.pop(source_id, None)
        if found is None:
            with snapshot(self.connection):
                found = SourceText(self.passages(source_id), self.codings(source_id))
        while len(self._texts) >= _TEXTS_KEPT:
            self._texts.pop(next(iter(self._texts)))
        self._texts[source_id] = found
        return found

    def coders(self) -> list[Coder]:
        """Everybody who has opened the workbook to code."""
        return self.all(CODERS, "ORDER BY t.name, t.id")

    def memos(self, row: str | None = None) -> list[Memo]:
        """All memos, or those about one row (its id), last changed first."""
        if row is None:
            return self.all(MEMOS, "ORDER BY t.changed DESC, t.id")
        return self.all(MEMOS, "WHERE t.row = ? ORDER BY t.changed DESC, t.id", row)

    def attributes(self) -> list[Attribute]:
        """All attributes of participants and sources."""
        return self.all(ATTRIBUTES, "ORDER BY t.about, t.row, t.name, t.id")

    def paraphrases(self) -> list[Paraphrase]:
        """All summaries of the grid, by case and code."""
        return self.all(PARAPHRASES, "ORDER BY t.participant, t.code, t.coder")

    def boards(self) -> list[Board]:
        """All theme boards; the ones that are worked on first, then kept versions by time."""
        return self.all(BOARDS, "ORDER BY t.kept, t.name, t.id")

    def themes(self, board: str) -> list[Theme]:
        """The themes of a board (its id)."""
        return self.all(THEMES, "WHERE t.board = ? ORDER BY t.y, t.x, t.id", board)

    def links(self, board: str) -> list[ThemeLink]:
        """The connections on a board (its id)."""
        return self.all(LINKS, "WHERE t.board = ? ORDER BY t.id", board)

    def counts(self, *, coder: str | None = None) -> dict[str, int]:
        """Segments a code (its id); codes without any are left out."""
        rows = self.select(
            "SELECT code, count(*) FROM coding WHERE ?1 IS NULL OR coder = ?1 GROUP BY code", coder
        )
        return dict(rows)

    def counts_by_source(self, *, coder: str | None = None) -> dict[str, int]:
        """Segments a source (its id); sources without any are left out."""
        rows = self.select(
            "SELECT source, count(*) FROM coding WHERE ?1 IS NULL OR coder = ?1 GROUP BY source",
            coder,
        )
        return dict(rows)

    def frequencies(self, *, coder: str | None = None) -> dict[tuple[str, str], int]:
        """Segments a source and code (their ids)."""
        rows = self.select(
            "SELECT source, code, count(*) FROM coding WHERE ?1 IS NULL OR coder = ?1 "
            "GROUP BY source, code",
            coder,
        )
        return {(source, code): number for source, code, number in rows}

    def history(self, row: str | None = None, *, limit: int = 200) -> list[Edit]:
        """Edits that are not undone, last first; only those about one row where its id is given."""
        with self.explaining():
            return edits_of(self.connection, row, limit)

    @property
    def changed_elsewhere(self) -> int:
        """A number that differs when another connection has written since it was asked last."""
        return int(self.select("PRAGMA data_version")[0][0])

    def touched(self, rows: Collection[str]) -> set[str]:
        """Return the rows among these (ids) that an edit has changed, undone ones included."""
        with self.explaining():
            return {
                row
                for row in rows
                if self.connection.execute("SELECT 1 FROM change WHERE row = ?", (row,)).fetchone()
            }

    def notes_written(self) -> dict[str, str]:
        """When (UTC) each memo of a segment and each summary was written last, by the row's id.

        Those that no edit has written are left out.
        """
        rows = self.select(
            "SELECT row, utc FROM change JOIN act ON act.number = change.act WHERE NOT undone AND "
            "(row IN (SELECT id FROM paraphrase) OR row IN (SELECT id FROM coding WHERE memo <> '')"
            " AND json_extract(before, ?1) IS NOT json_extract(after, ?1)) ORDER BY turn",
            f"$[{CODINGS.columns.index('memo')}]",
        )
        return dict(rows)

    def original(self, row: R) -> R | None:
        """A row as it was before any edit changed it; None where an edit has made it."""
        found = self.select(
            "SELECT kind, before, after FROM change JOIN act ON act.number = change.act "
            "WHERE row = ? ORDER BY act.undone, act.turn LIMIT 1",
            row.id,
        )
        return cast("R | None", change_of(*found[0]).before) if found else row

    def follow(self, changes: Sequence[Change]) -> None:
        """Bring the texts that are kept in memory up to date."""
        for id, text in self._texts.items():
            own = [c for c in changes if getattr(c.row, "source", "") == id]
            if own:
                self._texts[id] = text.after(own)

    @contextmanager
    def explaining(self) -> Iterator[None]:
        """Problems of the file in words for a person."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            raise file_problem(explained(error, self.path), self.path) from error

    def select(self, sql: str, *values: object) -> list[Any]:
        """Cells of rows."""
        with self.explaining():
            return self.connection.execute(sql, values).fetchall()

    def all(self, table: RowMapping[R], where: str = "", *values: object) -> list[R]:
        """Rows of a table, which is called ``t`` in the conditions."""
        cells = self.select(f"{table.select} {where}", *values)
        with refusing(self.path, FileRefused):
            return rows_of(table, cells)

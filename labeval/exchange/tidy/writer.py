"""Creates and fills the tables of a tidy database, and notes what they refer to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from labeval.exchange.study_columns import StudyColumns, values_text
from labeval.exchange.table import Column
from labeval.exchange.tidy.table import Cell, TidyTable
from labeval.exchange.tidy.views import View

if TYPE_CHECKING:
    from sqlite_utils import Database

SCHEMA = """
    SELECT table_name, column_name, type, coalesce(refers_to, '') AS refers_to, about FROM columns
"""
"""The statement that lists all tables, views and columns."""
_TYPES: dict[str, type] = {"text": str, "integer": int, "number": float}
_INDEXED = frozenset({"participant", "session", "criterion", "item", "code", "source", "page"})
COLUMNS_TABLE = TidyTable(
    "columns",
    "What every table, view and column of this database holds.",
    (
        Column("table_name", "The table or view."),
        Column("column_name", "The column; empty on the row about the table as a whole."),
        Column("type", "text, integer or number; table or view for a whole one."),
        Column("refers_to", "The table and column that it refers to."),
        Column("about", "What it holds."),
        Column("unit", "The unit of its numbers."),
        Column("labels", "Its values with their labels, where they can be named."),
        Column("origin", "Origin in the study."),
    ),
    key=("table_name", "column_name"),
)


class TidyWriter:
    """Writes tables into one database. A table is created before anything refers to it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables: dict[str, TidyTable] = {}
        self._views: list[View] = []
        self._named: dict[str, dict[Cell, None]] = {}
        self.conditions: dict[Cell, Cell] = {}
        """Participant to condition, of all rows so far."""
        self.participants_of: dict[Cell, dict[Cell, None]] = {}
        """Session to the participants of its rows."""

    def create(self, table: TidyTable) -> None:
        """Create a table with its keys, indexes and full-text search, without rows."""
        references = [link for link in table.references() if link[1] in self._tables]
        created = self._database.table(table.name).create(
            {column.name: _TYPES[column.kind] for column in table.columns},
            pk=(table.key if len(table.key) > 1 else table.key[0]) if table.key else None,
            foreign_keys=references,
        )
        for name in table.names:
            if name in _INDEXED and table.key != (name,):
                created.create_index([name])
        if table.search:
            created.enable_fts(table.search, create_triggers=False)
        self._tables[table.name] = replace(table, rows=())

    def fill(self, table: TidyTable, rows: Iterable[Sequence[Cell]]) -> None:
        """Write the rows of a table that was created."""
        places = ", ".join("?" * len(table.names))
        names = ", ".join(f'"{name}"' for name in table.names)
        with self._database.conn as connection:
            connection.executemany(
                f'INSERT INTO "{table.name}" ({names}) VALUES ({places})',
                self._followed(table, rows),
            )
        if table.search:
            self._database.table(table.name).rebuild_fts()

    def fill_target(self, table: TidyTable, rows: Iterable[Sequence[Cell]]) -> None:
        """Write the rows of a table that others refer to.

        What they refer to and ``rows`` do not have gets a row with only its id.
        """
        known = {id: (id, *cells) for id, *cells in rows}
        missing = (id for id in self._named.get(table.name, ()) if id not in known)
        empty = (None,) * (len(table.columns) - 1)
        self.fill(table, chain(known.values(), ((id, *empty) for id in missing)))

    def named(self, table: str) -> Iterator[Cell]:
        """The ids by which the rows so far refer to a table."""
        return iter(self._named.get(table, {}))

    def add_views(self, views: Iterable[View]) -> None:
        """Create the views whose tables exist."""
        for view in views:
            if set(view.reads) <= set(self._tables):
                self._database.create_view(view.name, view.select)
                self._views.append(view)

    def describe(self, meanings: StudyColumns) -> list[tuple[str, tuple[Column, ...]]]:
        """Write the table that says what every table, view and column holds; returns the same."""
        self.create(COLUMNS_TABLE)
        rows: list[tuple[Cell, ...]] = []
        described = [
            (table.name, meanings.describe(table.columns, table.name))
            for table in self._tables.values()
        ]
        for (_, columns), table in zip(described, self._tables.values(), strict=True):
            links = {name: f"{other}.{column}" for name, other, column in table.references()}
            rows.append((table.name, "", "table", None, table.about, None, None, None))
            rows.extend(
                (
                    *(table.name, column.name, column.kind),
                    links[column.name]
                    if links.get(column.name, "").partition(".")[0] in self._tables
                    else None,
                    *(column.about, column.unit or None),
                    *(values_text(column) or None, column.source or None),
                )
                for column in columns
            )
        rows.extend(
            (view.name, "", "view", None, view.about, None, None, None) for view in self._views
        )
        self.fill(COLUMNS_TABLE, rows)
        return described

    def _followed(
        self, table: TidyTable, rows: Iterable[Sequence[Cell]]
    ) -> Iterator[Sequence[Cell]]:
        """The rows, noting on the way what they refer to."""
        names = table.names
        links = [
            (names.index(name), self._named.setdefault(other, {}))
            for name, other, _ in table.references()
        ]
        person, session, condition = (
            names.index(name) if name in names else None
            for name in ("participant", "session", "condition")
        )
        for row in rows:
            for place, ids in links:
                if row[place] is not None:
                    ids[row[place]] = None
            if person is not None and row[person] is not None:
                if condition is not None and row[condition] is not None:
                    self.conditions[row[person]] = row[condition]
                if session is not None and row[session] is not None:
                    self.participants_of.setdefault(row[session], {})[row[person]] = None
            yield row

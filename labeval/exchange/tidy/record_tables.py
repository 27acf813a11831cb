"""The tables of the record, derived from those of :mod:`labeval.exchange.tables`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from labeval.exchange.left_out import LeftOut, remaining
from labeval.exchange.table import Column, Row, Table
from labeval.exchange.tables import TABLES, find_table
from labeval.exchange.tidy.table import Cell, TidyTable, converter
from labeval.store.record.record import Record
from labeval.study.pages import ITEM_JOIN

KEYS = {
    "events": ("session", "seq"),
    "pages": ("session", "page"),
    "recordings": ("session", "recording"),
    "segments": ("session", "recording", "segment"),
    "sessions": ("session",),
    "words": ("session", "recording", "segment", "word"),
}
"""Primary keys; the rows of all other tables are numbered."""
SEARCHED = {
    "comments": ("comment",),
    "evidence": ("quote",),
    "interview": ("notes",),
    "justifications": ("value",),
    "notes": ("text",),
    "responses": ("text",),
    "segments": ("text",),
}
"""Columns with a full-text index, where the table has them."""
JUDGMENT = Column("judgment", "Number of the judgment in this database.", "integer")
VALUE_NUMBER = Column(
    "value_number", "The value as a number; empty for choices such as yes or tie.", "number"
)
JUDGMENT_ITEMS = (
    JUDGMENT,
    Column("position", "Place of the item on the page, from 1.", "integer"),
    Column("item", "The item's id."),
)


def record_tables(
    record: Record, *, include_rehearsals: bool = False, out: LeftOut | None = None
) -> Iterator[TidyTable]:
    """All tables of the record, each to be read before the next one is asked for.

    ``judgments`` gets a number a row and its value as a number; ``judgment_items`` has one row for
    each item of each judgment.
    """
    for name in TABLES:
        table = find_table(name)
        rows: Iterator[Row] = table.rows(record, include_rehearsals=include_rehearsals)
        if out is not None:
            rows = remaining(rows, name, table.COLUMNS, out)
        if name == "judgments":
            yield from _judgments(table, rows)
            continue
        columns = table.COLUMNS
        yield TidyTable(
            name,
            _about(table),
            columns,
            map(converter(columns), rows),
            KEYS.get(name, ()),
            SEARCHED.get(name, ()),
        )


def _about(table: Table) -> str:
    """The first line of a module's docstring."""
    return (getattr(table, "__doc__", None) or "").strip().partition("\n")[0]


def _judgments(table: Table, rows: Iterator[Row]) -> Iterator[TidyTable]:
    columns = table.COLUMNS
    names = [column.name for column in columns]
    items, value = names.index("items"), names.index("value")
    placed: list[tuple[int, int, str]] = []

    def numbered() -> Iterator[list[Cell]]:
        convert = converter(columns)
        for number, row in enumerate(rows, start=1):
            placed.extend(
                (number, place, sys.intern(item))
                for place, item in enumerate(row[items].split(ITEM_JOIN), start=1)
                if item
            )
            yield [number, *convert(row), _as_number(row[value])]

    yield TidyTable(
        "judgments", _about(table), (JUDGMENT, *columns, VALUE_NUMBER), numbered(), ("judgment",)
    )
    yield TidyTable(
        "judgment_items",
        "One row for each item of each judgment.",
        JUDGMENT_ITEMS,
        placed,
        ("judgment", "position"),
    )


def _as_number(value: str) -> float | None:
    try:
        return float(value)
    except ValueError:
        return None

"""A table of the tidy database, and the conversion of text cells to typed values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from labeval.exchange.table import Column

Cell = str | int | float | None
"""One value. What is empty in the exported tables is NULL here."""

REFERENCES = {
    "participant": ("participants", "participant"),
    "session": ("sessions", "session"),
    "criterion": ("criteria", "criterion"),
    "item": ("items", "item"),
    "version": ("study_versions", "version"),
    "code": ("codes", "code"),
    "source": ("sources", "source"),
    "coder": ("coders", "coder"),
    "judgment": ("judgments", "judgment"),
}
"""Column name to the table and column that it refers to, in every table that has such a column."""


@dataclass(frozen=True)
class TidyTable:
    """One table: its columns, its rows and what it is indexed and searched by."""

    name: str
    about: str
    columns: tuple[Column, ...]
    rows: Iterable[Sequence[Cell]] = ()
    key: tuple[str, ...] = ()
    """Columns of the primary key; without one, SQLite numbers the rows."""
    search: tuple[str, ...] = ()
    """Columns with a full-text index."""

    @property
    def names(self) -> list[str]:
        """The columns' names."""
        return [column.name for column in self.columns]

    def references(self) -> list[tuple[str, str, str]]:
        """Column, other table and its column, for every foreign key."""
        return [
            (name, *REFERENCES[name])
            for name in self.names
            if name in REFERENCES and REFERENCES[name][0] != self.name
        ]


def converter(columns: Sequence[Column]) -> Callable[[Sequence[str]], list[Cell]]:
    """A function from a row of text cells to typed values.

    Text that is not a number in a numeric column stays text, as SQLite stores it.
    """
    casts = [{"text": _text, "integer": _integer, "number": _number}[c.kind] for c in columns]

    def convert(row: Sequence[str]) -> list[Cell]:
        return [cast(cell) for cast, cell in zip(casts, row, strict=True)]

    return convert


def _text(cell: str) -> Cell:
    return cell or None


def _integer(cell: str) -> Cell:
    try:
        return int(cell) if cell else None
    except ValueError:
        return cell


def _number(cell: str) -> Cell:
    try:
        return float(cell) if cell else None
    except ValueError:
        return cell

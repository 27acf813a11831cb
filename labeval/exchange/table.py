"""What a table of the record is: fixed columns, and rows that are made one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, Protocol

from labeval.store.record import Record

ColumnKind = Literal["text", "integer", "number"]

Row = tuple[str, ...]
"""One cell a column, as text. An empty cell of a numeric column is a missing value."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table.

    ``kind`` says what its text stands for; formats with types of their own follow it. Ids and
    values stay text in all of them, so that ``007`` keeps its zeros.
    """

    name: str
    about: str
    kind: ColumnKind = "text"


class Table(Protocol):
    """The interface of a table's module in :mod:`labeval.exchange.tables`."""

    COLUMNS: tuple[Column, ...]

    def rows(self, record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]: ...


PARTICIPANT = Column("participant", "The participant's code.")
SESSION = Column("session", "The session's id.")
CONDITION = Column("condition", "The participant's condition.")
"""Columns that several tables share."""

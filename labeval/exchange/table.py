"""A table of the record: fixed columns, and rows that are made one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from labeval.store.record.record import Record
from labeval.study.methods import method_names

ColumnKind = Literal["text", "integer", "number"]

YES_NO = {"yes": "yes", "no": "no"}
"""Values of a column that holds one of the two, with their labels."""
_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,14})")
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,14})(\.[0-9]+)?")
_UNITS = {"seconds": "s", "ms": "ms", "minutes": "min"}

Row = tuple[str, ...]
"""One cell per column, as text. An empty cell of a numeric column is a missing value."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table.

    ``kind`` says what its text stands for; formats with types of their own follow it. Ids and
    values stay text in all of them, so that ``007`` keeps its zeros.
    """

    name: str
    about: str
    kind: ColumnKind = "text"
    cell: Callable[[Any], str] | None = None
    """Computes the cell from a row with named fields; by default the field of the column's name."""
    values: Mapping[str, str] = field(default_factory=dict)
    """Every value that it can have, with its label; empty where there are too many to name."""
    source: str = ""
    """Origin in the study, such as a part of the study file; the record where none is named."""

    @property
    def unit(self) -> str:
        """The unit of its numbers, which its name ends with; empty where they have none."""
        return "" if self.kind == "text" else _UNITS.get(self.name.rpartition("_")[2], "")

    def of(self, row: object) -> str:
        """The cell of a row with named fields."""
        return self.cell(row) if self.cell is not None else str(getattr(row, self.name))


def cells_of(columns: Sequence[Column], row: object) -> Row:
    """The cells of a row with named fields, one a column."""
    return tuple(column.of(row) for column in columns)


def columns_as_shown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> tuple[Column, ...]:
    """Columns of a table whose kinds nobody has said: numbers where every filled cell is one.

    ``007`` is none, so that codes keep their zeros.
    """

    def kind(at: int) -> ColumnKind:
        cells = [row[at] for row in rows if row[at]]
        if cells and all(map(_INTEGER.fullmatch, cells)):
            return "integer"
        return "number" if cells and all(map(_NUMBER.fullmatch, cells)) else "text"

    return tuple(Column(name, "", kind(at)) for at, name in enumerate(heads))


class Table(Protocol):
    """The interface of a table's module in :mod:`labeval.exchange.tables`."""

    COLUMNS: tuple[Column, ...]

    def rows(self, record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]: ...


PARTICIPANT = Column("participant", "The participant's code.")
SESSION = Column("session", "The session's id.")
CONDITION = Column("condition", "The participant's condition.")
METHOD = Column("method", f"One of {', '.join(method_names())}.")
CRITERION = Column("criterion", "The criterion's id.")
PAGE = Column("page", "The page's id, as in judgments.")
PAGE_ORDER = Column("page_order", "Position as in judgments; empty for a training page.", "integer")
ITEM = Column("item", "Id of the item.")
SYSTEM = Column("system", "The system that wrote its text.")
START = Column(
    "start", "First character, from 0; Unicode code points of the whole text.", "integer"
)
END = Column("end", "The character after the last one.", "integer")
QUOTE = Column("quote", "The words.")
MARKED_SECONDS = Column("marked_seconds", "Time on the session's clock, in seconds.", "number")
MARKED_AT = Column("marked_at", "UTC, ISO 8601.")
"""Columns that several tables share."""

"""The form of a row that came from the other one, by the edits of two workbooks.

Whoever sends a second bundle has changed rows since the first; the edits in it say what they were.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from labeval.coding.rows import Row
from labeval.store.workbook.rows import RowMapping

R = TypeVar("R", bound=Row)

_STATES = "SELECT before, after FROM change WHERE row = ? AND kind = ?"


class Newer(Enum):
    """The workbook whose form of a row came from the other's."""

    HERE = "here"
    THERE = "there"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Descent:
    """The edits of the workbook that is merged into, and of the other one."""

    here: sqlite3.Connection
    there: sqlite3.Connection

    def newer(self, table: RowMapping[R], mine: R | None, theirs: R | None) -> Newer:
        """Return which of two different forms came from the other; None is no row."""
        row = mine if mine is not None else theirs
        assert row is not None
        was_there = self._was(self.there, table, row.id, mine)
        was_here = self._was(self.here, table, row.id, theirs)
        if was_there == was_here:
            return Newer.UNKNOWN
        return Newer.THERE if was_there else Newer.HERE

    @staticmethod
    def _was(connection: sqlite3.Connection, table: RowMapping[R], id: str, form: R | None) -> bool:
        sides = (side for pair in connection.execute(_STATES, (id, table.name)) for side in pair)
        return any(form == (None if side is None else table.from_text(side)) for side in sides)

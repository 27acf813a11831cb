"""Two sheets of a workbook that are one table: ratings on one, and what is rated on the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import Records
from labeval.exchange.materials.containers.grid import Head
from labeval.study.problems import Problem
from labeval.text.folding import plain

_KEYS = ("id", "question_id", "question")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet, and how its rows are read."""

    name: str
    head: Head
    reading: Callable[[list[Problem]], Records]


@dataclass(frozen=True, slots=True)
class Joined:
    """Rows of one sheet, each with the columns of its row on the other sheet."""

    rows: Sheet
    about: Sheet
    column: str
    """The column of the rows that names a row of the other sheet."""
    described: Mapping[str, Mapping[str, str]]
    """Its value to what the other sheet says."""
    unused: int
    """Rows of the other sheet that no row names."""

    @property
    def names(self) -> tuple[str, ...]:
        """The columns of both."""
        more = next(iter(self.described.values()))
        return (*self.rows.head.names, *more)

    def records(self, problems: list[Problem]) -> Records:
        """The rows, in their order."""
        for line, row in self.rows.reading(problems):
            yield line, {**row, **self.described[row[self.column].strip()]}


def joined(first: Sheet, second: Sheet) -> Joined | None:
    """Two sheets as one table; None where no column of ids, which are single on one of them, names
    all rows of the other, or where they share other columns, too."""
    for rows, about in ((first, second), (second, first)):
        for column, key in _keys(rows, about):
            found = _described(about, key)
            named = {row[column].strip() for _, row in rows.reading([])}
            if found and named and named <= found.keys():
                unused = len(found.keys() - named)
                return Joined(rows, about, column, found, unused)
    return None


def _keys(rows: Sheet, about: Sheet) -> list[tuple[str, str]]:
    """Columns of both sheets that may be the same ids; none where others have the same names."""
    own = {plain(name): name for name in rows.head.names}
    theirs = {plain(name): name for name in about.head.names}
    shared = own.keys() & theirs.keys()
    if len(shared) > 1 or min(len(own), len(theirs)) < 2:
        return []
    if shared:
        name = shared.pop()
        is_key = role_of(name)[0] in _KEYS or name.endswith("id")
        return [(own[name], theirs[name])] if is_key else []
    ids = [[c for c in s.head.names if role_of(c)[0] == "id"] for s in (rows, about)]
    return [(column, key) for column in ids[0] for key in ids[1]]


def _described(about: Sheet, key: str) -> dict[str, dict[str, str]]:
    """The rows of a sheet by their ids; empty where one comes twice or is missing."""
    found: dict[str, dict[str, str]] = {}
    for _, row in about.reading([]):
        id = row[key].strip()
        if not id or id in found:
            return {}
        found[id] = {name: value for name, value in row.items() if name != key}
    return found

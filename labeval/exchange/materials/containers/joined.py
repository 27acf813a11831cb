"""Two tables that are one: ratings in one, and what is rated in the other.

They are sheets of a workbook, or files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import Records
from labeval.exchange.materials.flattening import cell
from labeval.exchange.sentence import Sentence
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_KEYS = ("id", "question_id", "question", "system", "source")
_JOINED = QT_TRANSLATE_NOOP(
    "Materials",
    "each row of “{rows}” has what “{about}” says about its “{column}”; rows of “{about}” that "
    "none names are left out ({unused})",
)

Key = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One of the two, and how its rows are read."""

    name: str
    columns: tuple[str, ...]
    reading: Callable[[list[Problem]], Records]


@dataclass(frozen=True, slots=True)
class Joined:
    """Rows of one table, each with the columns of its row in the other."""

    rows: Part
    about: Part
    columns: Sequence[str]
    """The columns of the rows that name a row of the other table."""
    described: Mapping[Key, Mapping[str, Any]]
    """Their values to what the other table says."""
    unused: int
    """Rows of the other table that no row names."""

    @property
    def names(self) -> tuple[str, ...]:
        """The columns of both."""
        return (*self.rows.columns, *next(iter(self.described.values())))

    @property
    def remark(self) -> Sentence:
        """The assumption that both are one."""
        values: dict[str, object] = {"rows": self.rows.name, "about": self.about.name}
        return Sentence(_JOINED, {**values, "column": listed(self.columns), "unused": self.unused})

    def records(self, problems: list[Problem]) -> Records:
        """The rows, in their order."""
        for line, row in self.rows.reading(problems):
            yield line, {**row, **self.described[_key(row, self.columns)]}


def joined(first: Part, second: Part) -> Joined | None:
    """Two tables as one; None where no ids that are single in one of them name all rows of the
    other.

    Ids are in the columns that both have, or each has one of its own.
    """
    for rows, about in ((first, second), (second, first)):
        for columns, keys in _keys(rows, about):
            found = _described(about, keys)
            named = {_key(row, columns) for _, row in rows.reading([])}
            if found and named and named <= found.keys():
                return Joined(rows, about, columns, found, len(found.keys() - named))
    return None


def _key(row: Mapping[str, Any], columns: Sequence[str]) -> Key:
    return tuple(cell(row.get(column)).strip() for column in columns)


def _keys(rows: Part, about: Part) -> list[tuple[list[str], list[str]]]:
    """Columns of both tables that may be the same ids."""
    own = {plain(name): name for name in rows.columns}
    theirs = {plain(name): name for name in about.columns}
    shared = [name for name in own if name in theirs]
    if len(shared) >= min(len(own), len(theirs)):
        return []
    if shared:
        are_keys = all(role_of(name)[0] in _KEYS or name.endswith("id") for name in shared)
        columns = [own[name] for name in shared], [theirs[name] for name in shared]
        return [columns] if are_keys else []
    ids = [[c for c in part.columns if role_of(c)[0] == "id"] for part in (rows, about)]
    return [([column], [key]) for column in ids[0] for key in ids[1]]


def _described(about: Part, keys: Sequence[str]) -> dict[Key, dict[str, Any]]:
    """The rows of a table by their ids; empty where one comes twice or is missing."""
    found: dict[Key, dict[str, Any]] = {}
    for _, row in about.reading([]):
        id = _key(row, keys)
        if not all(id) or id in found:
            return {}
        found[id] = {name: value for name, value in row.items() if name not in keys}
    return found

"""Reading a table of the record from a file: its columns, its cells, and no row twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from labeval.exchange.cells import cell_of
from labeval.exchange.formats import FORMATS, Fault, RawTable, find_format
from labeval.exchange.judgment_checks import Found
from labeval.exchange.table import Column
from labeval.study.problems import FileProblems, listed, nearest
from labeval.text.marks import QT_TRANSLATE_NOOP


class Keyed(Protocol):
    """A row that knows its identity."""

    def key(self) -> tuple[object, ...]: ...


Read = TypeVar("Read", bound=Keyed)


@dataclass(frozen=True, slots=True)
class OwnTable(Generic[Read]):
    """The form of a table, and the rows that are made of it."""

    columns: Sequence[Column]
    faults_of: Callable[[Mapping[str, str]], Iterator[Found]]
    """Everything that is wrong with the cells of one row."""
    row: Callable[[Mapping[str, str]], Read]
    """The row of cells that are right."""
    same: str
    """The problem of a row that is there already, on the line ``{first}``."""
    once: str
    """The columns that occur once together, as advice."""
    optional: str = ""
    """A column that older files do not have."""


def reads_as(columns: Sequence[Column], path: Path, *, unreadable: bool = False) -> bool:
    """Return whether a file has most columns of a table of the record, under their names.

    Args:
        unreadable: what is returned of a file that cannot be read.
    """
    suffix = path.suffix.lower().removeprefix(".")
    if suffix not in FORMATS or not path.is_file():
        return False
    try:
        with find_format(suffix).reading(path) as table:
            names = table.columns
            if names is None:
                first = next((row for _, row in table.rows), {})
                names = () if isinstance(first, Fault) else tuple(first)
    except (Fault, OSError):
        return unreadable
    own = {column.name for column in columns}
    return 2 * len(own & set(names)) > len(own)


def read_own(path: Path, table: OwnTable[Read], problems: FileProblems) -> list[tuple[int, Read]]:
    """The sound rows of a file with their lines; its suffix names the format.

    Args:
        problems: gets everything that is wrong with the file.

    Raises:
        ExchangeError: reading it needs a part that is not installed.
    """
    format = path.suffix.lower().removeprefix(".")
    if format not in FORMATS:
        template = QT_TRANSLATE_NOOP("Problem", "the suffix names none of the formats {known}")
        problems.note(None, "", template, {"known": ", ".join(FORMATS)})
        return []
    try:
        with find_format(format).reading(path) as raw:
            return list(_Reading(problems, table).rows(raw))
    except Fault as fault:
        problems.note(fault.line, "", fault.template, fault.values, context=fault.context)
    except OSError as error:
        template = QT_TRANSLATE_NOOP("Problem", "cannot be read: {reason}")
        problems.note(None, "", template, {"reason": error.strerror or error})
    return []


class _Reading(Generic[Read]):
    """One file being read: its rows."""

    def __init__(self, problems: FileProblems, table: OwnTable[Read]) -> None:
        self._problems, self._table = problems, table
        self._kinds = {column.name: column.kind for column in table.columns}
        self._columns_named: set[str] = set()
        self._lines: dict[tuple[object, ...], int] = {}

    def rows(self, table: RawTable) -> Iterator[tuple[int, Read]]:
        """The sound rows; the problems of all others are noted."""
        if table.columns is not None and not self._check_columns(1, table.columns):
            return
        for line, raw in table.rows:
            if isinstance(raw, Fault):
                self._problems.note(line, "", raw.template, raw.values, context=raw.context)
                continue
            if table.columns is None and not self._check_columns(line, raw):
                continue
            row = self._row(line, raw)
            if row is not None:
                yield line, row

    def _check_columns(self, line: int, names: Iterable[str]) -> bool:
        """True if the columns are the right ones; a name is reported once a file."""
        before = len(self._problems.found)
        optional = {self._table.optional}
        counts = Counter(list(names))  # of a mapping: its keys, not its values
        for name in [name for name in self._kinds if name not in counts and name not in optional]:
            self._column(line, name, QT_TRANSLATE_NOOP("Problem", "the column is missing"))
        for name, times in counts.items():
            if name not in self._kinds:
                self._unknown_column(line, name)
            elif times > 1:
                self._column(line, name, QT_TRANSLATE_NOOP("Problem", "the column is there twice"))
        right = (counts.keys() | optional) - {""} == self._kinds.keys()
        return right and len(self._problems.found) == before

    def _unknown_column(self, line: int, name: str) -> None:
        template = QT_TRANSLATE_NOOP("Problem", "there is no such column")
        meant = nearest(name, self._kinds)
        if meant:
            advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{meant}”?")
            self._column(line, name, template, {"meant": meant}, advice)
        else:
            advice = QT_TRANSLATE_NOOP("Problem", "the columns are {columns}")
            self._column(line, name, template, {"columns": listed(self._kinds)}, advice)

    def _column(
        self,
        line: int,
        name: str,
        template: str,
        values: Mapping[str, object] | None = None,
        advice: str = "",
    ) -> None:
        if name not in self._columns_named:
            self._columns_named.add(name)
            self._problems.note(line, name, template, values or {}, advice)

    def _row(self, line: int, raw: Mapping[str, object]) -> Read | None:
        before = len(self._problems.found)
        cells = self._cells(line, raw)
        if len(self._problems.found) == before:
            for field, template, values, advice in self._table.faults_of(cells):
                self._problems.note(line, field, template, values, advice)
        if len(self._problems.found) > before:
            return None
        row = self._table.row(cells)
        first = self._lines.setdefault(row.key(), line)
        if first != line:
            self._problems.note(line, "", self._table.same, {"first": first}, self._table.once)
            return None
        return row

    def _cells(self, line: int, raw: Mapping[str, object]) -> dict[str, str]:
        cells = {}
        for name, kind in self._kinds.items():
            try:
                cells[name] = cell_of(raw.get(name, ""), kind)
            except ValueError:
                template = QT_TRANSLATE_NOOP("Problem", "“{value}” is neither text nor a number")
                self._problems.note(line, name, template, {"value": raw[name]})
        return cells

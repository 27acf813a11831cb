"""File formats of tables. Each is one module here; its name is the format and the suffix.

A format's module has ``write(path, table, columns, rows)``, which never holds more than a part of
the rows, and the context manager ``reading(path)``, which gives a :class:`RawTable`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Protocol, cast

from labeval.exchange.errors import ExchangeError
from labeval.exchange.table import Column, Row
from labeval.files.content import check_size
from labeval.files.limits import MOST_TABLE
from labeval.files.refusal import FileRefused, refusing

FORMATS = tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))
"""The names of all formats."""


@dataclass(eq=False)
class Fault(Exception):
    """A part of a file that cannot be read; raised where the rest cannot be read either."""

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    line: int | None = None
    context: str = "Problem"
    """Translation context of the template."""


RawRow = tuple[int, Mapping[str, object] | Fault]
"""Line (of a sheet or a Parquet file, the row) from 1, and the values by column."""


@dataclass(frozen=True, slots=True)
class RawPart:
    """Consecutive rows of a table, by column; all of their cells are texts."""

    lines: Sequence[int]
    cells: Mapping[str, Sequence[str]]

    def rows(self) -> Iterator[tuple[int, Mapping[str, object]]]:
        """The same row by row."""
        names = tuple(self.cells)
        for line, row in zip(self.lines, zip(*self.cells.values(), strict=True), strict=True):
            yield line, dict(zip(names, row, strict=True))


@dataclass(frozen=True, slots=True)
class RawTable:
    """A table as it is in a file, before anything is checked."""

    columns: tuple[str, ...] | None
    """The names in its head; None where each row names its own."""
    rows: Iterator[RawRow]
    parts: Iterator[RawPart | RawRow] | None = None
    """The same rows, for readers of millions; None where a format has them one by one only. Of
    rows and parts only one can be read."""


class Format(Protocol):
    """The interface of a format's module, as described above."""

    def write(
        self, path: Path, table: str, columns: Sequence[Column], rows: Iterable[Row]
    ) -> None: ...

    def reading(self, path: Path) -> AbstractContextManager[RawTable]: ...


Reading = Callable[[Path], AbstractContextManager[RawTable]]


def guarded(reading: Reading) -> Reading:
    """A format's reading whose every error is a :class:`Fault`, at its line where that is known."""

    @contextmanager
    def guarded_reading(path: Path) -> Iterator[RawTable]:
        with ExitStack() as stack:
            try:
                with refusing(path.name, FileRefused, Fault, ExchangeError):
                    check_size(path, MOST_TABLE)
                    table = stack.enter_context(reading(path))
            except ExchangeError:
                raise
            except FileRefused as error:
                raise Fault(error.template, error.values, None, error.context) from error
            parts = table.parts and _guarded_parts(table.parts, path.name)
            yield RawTable(table.columns, _guarded_rows(table.rows, path.name), parts)

    return guarded_reading


def _guarded_rows(rows: Iterator[RawRow], name: str) -> Iterator[RawRow]:
    line = 1
    try:
        with refusing(name, FileRefused):
            for line, row in rows:
                yield line, row
    except FileRefused as error:
        yield line + 1, Fault(error.template, error.values, line + 1, error.context)


def _guarded_parts(parts: Iterator[RawPart | RawRow], name: str) -> Iterator[RawPart | RawRow]:
    line = 1
    try:
        with refusing(name, FileRefused):
            for part in parts:
                line = part.lines[-1] if isinstance(part, RawPart) else part[0]
                yield part
    except FileRefused as error:
        yield line + 1, Fault(error.template, error.values, line + 1, error.context)


@cache
def find_format(name: str) -> Format:
    """The module of the format ``name``.

    Raises:
        KeyError: there is no such format.
    """
    if name not in FORMATS:
        raise KeyError(name)
    return cast(Format, importlib.import_module(f"{__name__}.{name}"))

"""File formats of tables. Each is one module here; its name is the format and the suffix.

A format's module has ``write(path, table, columns, rows)``, which never holds more than a part of
the rows, and the context manager ``reading(path)``, which gives a :class:`RawTable`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Protocol, cast

from labeval.exchange.table import Column, Row

FORMATS = tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))
"""The names of all formats."""


@dataclass(eq=False)
class Fault(Exception):
    """Something in a file that cannot be read; raised where the rest cannot be read either."""

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    line: int | None = None


RawRow = tuple[int, Mapping[str, object] | Fault]
"""Line (of a sheet or a Parquet file, the row) from 1, and the values by column."""


@dataclass(frozen=True, slots=True)
class RawTable:
    """A table as it stands in a file, before anything is checked."""

    columns: tuple[str, ...] | None
    """The names in its head; None where each row names its own."""
    rows: Iterator[RawRow]


class Format(Protocol):
    """The interface of a format's module, as described above."""

    def write(
        self, path: Path, table: str, columns: Sequence[Column], rows: Iterable[Row]
    ) -> None: ...

    def reading(self, path: Path) -> AbstractContextManager[RawTable]: ...


@cache
def find_format(name: str) -> Format:
    """The module of the format ``name``.

    Raises:
        KeyError: there is no such format.
    """
    if name not in FORMATS:
        raise KeyError(name)
    return cast(Format, importlib.import_module(f"{__name__}.{name}"))

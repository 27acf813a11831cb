"""Files of SPSS, Stata and SAS, through pyreadstat, which comes with the extra ``spss``.

They are read in a process of their own: the library is of C, and a damaged file can end the
process that reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from labeval.files.limits import MOST_ROWS, MOST_VALUES
from labeval.files.refusal import FileRefused
from labeval.spawned import end_with_starter, spawned
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP

SUFFIXES = (".sav", ".zsav", ".dta", ".sas7bdat", ".xpt")
SPSS = b"$FL"
"""First bytes of a file of SPSS."""
_READERS = dict(
    zip(SUFFIXES, ("read_sav", "read_sav", "read_dta", "read_sas7bdat", "read_xport"), strict=True)
)
_SECONDS = 120
"""A table of as many rows as are read takes a tenth of it."""
_MEMORY = 4 * 2**30
"""Bytes of the process that reads."""
_NOT_INSTALLED = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is a file of SPSS, Stata or SAS, which needs a part that is not installed: {command}; "
    "or save it as CSV or XLSX in the program that made it",
)
_DAMAGED = QT_TRANSLATE_NOOP(
    "Files", "{where} is damaged, or no file of SPSS, Stata or SAS that can be read"
)
_LARGE = QT_TRANSLATE_NOOP(
    "Files",
    "{where} has {rows} rows and {columns} columns, more than are read; save it as CSV or Parquet",
)


@dataclass(frozen=True, slots=True)
class StatisticsTable:
    """A table with labels."""

    columns: Mapping[str, list[Any]]
    """Name to its values, a row each; None and nan are missing ones."""
    labels: Mapping[str, str]
    """Column to its label, of those that have one."""
    value_labels: Mapping[str, Mapping[Any, str]]
    """Column to the labels of its values."""


def read_statistics_file(path: Path) -> StatisticsTable:
    """Read a file whose suffix, or whose first bytes, are those of such a program.

    Raises:
        FileRefused: it is damaged, larger than what is read, or pyreadstat is not installed.
    """
    if find_spec("pyreadstat") is None:
        raise FileRefused(_NOT_INSTALLED, where=path.name, command=missing_part("spss"))
    process, pipe = spawned(_read, path, name="statistics-file", duplex=False)
    try:
        found = pipe.recv() if pipe.poll(_SECONDS) else None
    except EOFError:  # the process has ended
        found = None
    finally:
        process.kill()
        process.join()
        pipe.close()
    if isinstance(found, StatisticsTable):
        return found
    if found is not None:
        raise FileRefused(_LARGE, where=path.name, rows=found[0], columns=found[1])
    raise FileRefused(_DAMAGED, where=path.name)


def _read(pipe: Connection, path: Path) -> None:
    """Send the table, its size where that is too large, or nothing where it cannot be read."""
    end_with_starter()
    _limit_memory()
    import pyreadstat

    read = getattr(pyreadstat, _READERS.get(path.suffix.casefold(), "read_sav"))
    try:
        values, about = read(path, row_limit=MOST_ROWS + 1, output_format="dict")
    except (pyreadstat.ReadstatError, pyreadstat.PyreadstatError, ValueError, MemoryError):
        return
    if not all(isinstance(name, str) for name in values):  # of bytes that are no text
        return
    rows = max(map(len, values.values()), default=0)
    if rows > MOST_ROWS or rows * len(values) > MOST_VALUES:
        pipe.send((about.number_rows or rows, len(values)))
        return
    names = {name: label for name, label in about.column_names_to_labels.items() if label}
    words = {
        column: {value: label for value, label in labels.items() if isinstance(label, str)}
        for column, labels in about.variable_value_labels.items()
    }
    pipe.send(StatisticsTable(values, names, words))


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))

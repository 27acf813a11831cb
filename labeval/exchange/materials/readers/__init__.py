"""Formats inside of files: each is a module here or in ``surveys``, found by its name, next to what
they share.

A reader has ``TITLE``, its name for people, ``recognises(files)``, which looks at the first
records, and ``read(files, mapping, problems)``, which returns a :class:`Material`. The reader
``table`` takes what no other recognises.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol, cast

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.model import ColumnMapping, Record, Shape
from labeval.exchange.sentence import Sentence
from labeval.files.refusal import FileRefused
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TABLE = "table"
"""The reader of tables that no other knows."""
RATED_TEXTS = "rated_texts"
"""That of tables with a row for each rater, whose columns may be answers about people as well."""
_NO_READER = QT_TRANSLATE_NOOP("Files", "there is no reader “{name}”")


@dataclass(slots=True)
class Material:
    """Content of files before roles are decided."""

    rows: list[Record] = field(default_factory=list)
    """Rows of the main table; of all columns, cells can be missing."""
    shape: Shape | None = None
    """None where it follows from the columns."""
    shape_why: Sentence | None = None
    roles: Mapping[str, str] = field(default_factory=dict)
    """Roles that the format itself gives to columns."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """Column to what the file says about it."""
    judgments: list[Record] = field(default_factory=list)
    """Judgments that are apart from the rows: participant, criterion, items, value, …."""
    participants: dict[str, dict[str, str]] = field(default_factory=dict)
    """Participant to attributes."""
    remarks: list[Sentence] = field(default_factory=list)


class Reader(Protocol):
    """The interface of a module here."""

    TITLE: str

    def recognises(self, files: Sequence[File]) -> bool: ...

    def read(
        self, files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]
    ) -> Material: ...


@cache
def readers() -> Mapping[str, Reader]:
    """All readers by name; that of tables is the last."""
    paths = [module.name for module in pkgutil.walk_packages(__path__, f"{__name__}.")]
    modules = {path.rpartition(".")[2]: importlib.import_module(path) for path in paths}
    known = {
        name: cast(Reader, modules[name])
        for name in sorted(modules)
        if hasattr(modules[name], "recognises")
    }
    return {**{n: m for n, m in known.items() if n != TABLE}, TABLE: known[TABLE]}


def reader_of(files: Sequence[File]) -> str:
    """The name of the reader that recognises the files."""
    return next((name for name, reader in readers().items() if reader.recognises(files)), TABLE)


def find_reader(name: str) -> Reader:
    """The reader of that name.

    Raises:
        FileRefused: there is none.
    """
    if name not in readers():
        raise FileRefused(_NO_READER, name=name)
    return readers()[name]


def columns_of(rows: Iterable[Record]) -> list[str]:
    """The columns that any of the rows has, in the order met."""
    columns: dict[str, None] = {}
    for row in rows:
        if len(row.cells) != len(columns) or not row.cells.keys() <= columns.keys():
            columns |= dict.fromkeys(row.cells)
    return list(columns)

"""Parquet, through pyarrow, which comes with the extra ``parquet``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labeval.exchange.formats import Fault
from labeval.exchange.formats import parquet as format
from labeval.exchange.materials.containers import File, Records
from labeval.exchange.materials.model import Layout
from labeval.files.limits import MOST_ROWS, MOST_VALUES, Count
from labeval.files.refusal import FileRefused
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "Parquet"
ORDER = 2
_AS_IT_SAYS = QT_TRANSLATE_NOOP("Files", "{where} is damaged: {reason}")
_TOO_MANY = QT_TRANSLATE_NOOP("Problem", "more than {most} rows are not read")


def fits(head: bytes, suffix: str) -> bool:
    """Return whether it begins as Parquet does."""
    return head.startswith(b"PAR1")


def opened(path: Path, layout: Layout) -> File:
    """Open a file of Parquet.

    Raises:
        FileRefused: it is damaged, or pyarrow is not installed.
    """
    with _refusing(path), format.reading(path) as table:
        columns = tuple(format.row_keys(table.columns or ()))
    return File(path, "parquet", Layout(), lambda problems: _records(path, problems), columns)


def _records(path: Path, problems: list[Problem]) -> Records:
    count = Count(path.name, "values", MOST_VALUES)
    with _refusing(path), format.reading(path) as table:
        for number, row in table.rows:
            if isinstance(row, Fault):
                problems.append(
                    Problem(path.name, number, "", row.template, row.values, context=row.context)
                )
                return
            if number > MOST_ROWS:
                problems.append(Problem(path.name, number, "", _TOO_MANY, {"most": MOST_ROWS}))
                return
            count.add(len(row) or 1)
            yield number, dict(row)


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except Fault as fault:
        refused = FileRefused(
            _AS_IT_SAYS, where=path.name, reason=fault.template.format(**fault.values)
        )
        raise refused from fault

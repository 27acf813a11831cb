"""Tables of the record as files. A file appears complete or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.formats import FORMATS, find_format
from labeval.exchange.table import Row
from labeval.exchange.tables import TABLES, find_table
from labeval.store.atomic import replacing
from labeval.store.record import Record
from labeval.text.marks import QT_TRANSLATE_NOOP

__all__ = ["FORMATS", "TABLES", "export_all", "export_table"]

_ROWS_A_CALL = 1_000

RowsWritten = Callable[[int], None]
"""Called with the number of rows so far, now and then. What it raises stops the export, and the
file that was there before stays."""


def export_table(
    record: Record,
    table: str,
    format: str,
    path: Path,
    *,
    include_rehearsals: bool = False,
    rows_written: RowsWritten | None = None,
) -> None:
    """Write one table into the file ``path``, which is replaced when the new one is complete.

    The rows are of one moment, even while sessions are running.

    Raises:
        ExchangeError: there is no such table or format, or the file cannot be written.
        RecordError: the record cannot be read.
    """
    _check_known(table, TABLES)
    _check_known(format, FORMATS)
    chosen, form = find_table(table), find_format(format)
    with writing_to(path), replacing(path) as part, record.snapshot():
        rows = chosen.rows(record, include_rehearsals=include_rehearsals)
        counted = rows if rows_written is None else _counted(rows, rows_written)
        form.write(part, table, chosen.COLUMNS, counted)


def export_all(
    record: Record,
    format: str,
    folder: Path,
    *,
    include_rehearsals: bool = False,
    rows_written: RowsWritten | None = None,
) -> list[Path]:
    """Write every table into ``folder``, each under its name; all of them of one moment.

    Returns:
        The files, in the order of their names.

    Raises:
        ExchangeError: there is no such format, or a file cannot be written.
        RecordError: the record cannot be read.
    """
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{table}.{format}" for table in TABLES]
    with record.snapshot():
        for table, path in zip(TABLES, paths, strict=True):
            export_table(
                *(record, table, format, path),
                include_rehearsals=include_rehearsals,
                rows_written=rows_written,
            )
    return paths


def _counted(rows: Iterable[Row], rows_written: RowsWritten) -> Iterator[Row]:
    number = 0
    for number, row in enumerate(rows, start=1):
        yield row
        if number % _ROWS_A_CALL == 0:
            rows_written(number)
    rows_written(number)


def _check_known(name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "“{name}” is not known; there are {known}"),
            name=name,
            known=", ".join(known),
        )

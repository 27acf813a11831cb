"""Tables of the record as files. A file appears complete or not at all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path

from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.formats import FORMATS, find_format
from labeval.exchange.left_out import LEFT_OUT, LeftOut, left_out, remaining
from labeval.exchange.spreadsheet_safe import safe_rows
from labeval.exchange.table import Row
from labeval.exchange.tables import TABLES, find_table
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record
from labeval.text.marks import QT_TRANSLATE_NOOP

__all__ = ["FORMATS", "LEFT_OUT", "TABLES", "export_all", "export_table"]

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
    without: Collection[str] = (),
    safe_for_spreadsheets: bool = False,
    rows_written: RowsWritten | None = None,
) -> None:
    """Write one table into the file ``path``, which is replaced when the new one is complete.

    The rows are of one moment, even while sessions are running.

    Args:
        without: what is left out by name, see :data:`~labeval.exchange.left_out.LEFT_OUT`.
        safe_for_spreadsheets: mark texts that a spreadsheet program would take for formulas;
            such a table does not come back as it was.

    Raises:
        ExchangeError: there is no such table, format or name to leave out, or the file cannot be
            written.
        RecordError: the record cannot be read.
    """
    _check_known(table, TABLES)
    _check_known(format, FORMATS)
    with record.snapshot():
        out = _left_out(record, without)
        rows = _rows(record, table, out, include_rehearsals)
        if safe_for_spreadsheets:
            rows = safe_rows(rows)
        _write(rows, table, format, path, rows_written)


def _left_out(record: Record, without: Collection[str]) -> LeftOut | None:
    for name in without:
        _check_known(name, LEFT_OUT)
    return left_out(record, without) if without else None


def _rows(
    record: Record, table: str, out: LeftOut | None, include_rehearsals: bool
) -> Iterable[Row]:
    """The rows of one table inside of a snapshot."""
    chosen = find_table(table)
    rows = chosen.rows(record, include_rehearsals=include_rehearsals)
    if out is not None:
        rows = remaining(rows, table, chosen.COLUMNS, out)
    return rows


def _write(
    rows: Iterable[Row], table: str, format: str, path: Path, rows_written: RowsWritten | None
) -> None:
    counted = rows if rows_written is None else _counted(rows, rows_written)
    with writing_to(path), replacing(path) as part:
        find_format(format).write(part, table, find_table(table).COLUMNS, counted)


def export_all(
    record: Record,
    format: str,
    folder: Path,
    *,
    include_rehearsals: bool = False,
    without: Collection[str] = (),
    safe_for_spreadsheets: bool = False,
    rows_written: RowsWritten | None = None,
) -> list[Path]:
    """Write every table into ``folder``, each under its name; all of them of one moment.

    Args:
        without, safe_for_spreadsheets: as in :func:`export_table`.

    Returns:
        The files, in the order of their names.

    Raises:
        ExchangeError: there is no such format or name to leave out, or a file cannot be written.
        RecordError: the record cannot be read.
    """
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{table}.{format}" for table in TABLES]
    _check_known(format, FORMATS)
    with record.snapshot():
        out = _left_out(record, without)
        for table, path in zip(TABLES, paths, strict=True):
            rows = _rows(record, table, out, include_rehearsals)
            rows = safe_rows(rows) if safe_for_spreadsheets else rows
            _write(rows, table, format, path, rows_written)
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

"""``labeval query``: a question in SQL to the tidy database of a study."""

from __future__ import annotations

import csv
import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.left_out import exit_status
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr
from labeval.store.record.record import Record

_WIDEST = 60
"""Characters of a cell in the printed table."""


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("query", query, tr("answer a question in SQL; nothing is changed"))
    sub.add_argument("study", type=Path, help=tr("the study folder"))
    sub.add_argument("sql", nargs="?", help=tr("one SELECT statement"))
    sub.add_argument(
        "--schema", action="store_true", help=tr("list all tables, views and columns instead")
    )
    sub.add_argument(
        "--with-rehearsals", action="store_true", help=tr("rehearsals are in the tables too")
    )
    sub.add_argument(
        "--format",
        choices=list(WRITERS),
        default="table",
        help=tr("how the rows are printed (default: table, with long texts shortened)"),
    )


def query(chosen: Namespace) -> int:
    """Print the rows of one SELECT statement, and on standard error what is left out of them."""
    from labeval.exchange.omissions import table_omissions
    from labeval.exchange.tidy.writer import SCHEMA
    from labeval.jobs.results.looks import check_folder_open
    from labeval.jobs.results.tidy_database import answer, tidy_database

    if bool(chosen.sql) == chosen.schema:
        raise Refused(tr("give one SELECT statement, or --schema"))
    folder, rehearsals = study_folder(chosen.study), chosen.with_rehearsals
    if not chosen.schema:
        check_folder_open(folder)
    with tidy_database(folder, include_rehearsals=rehearsals) as database:
        columns, rows = answer(database, SCHEMA if chosen.schema else chosen.sql)
        WRITERS[chosen.format](columns, rows)
    with Record(folder.database, read_only=True) as record:
        exit_status(table_omissions(record, include_rehearsals=rehearsals), strict=False)
    return 0


def _write_table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    shown = [[_shortened(cell) for cell in row] for row in rows]
    lengths = [max(map(len, column)) for column in zip(columns, *shown, strict=True)]
    for row in [list(columns), ["-" * length for length in lengths], *shown]:
        padded = (cell.ljust(length) for cell, length in zip(row, lengths, strict=True))
        print("  ".join(padded).rstrip())


def _write_csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)


def _write_json(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """One JSON object a line."""
    for row in rows:
        print(json.dumps(dict(zip(columns, row, strict=True)), ensure_ascii=False))


def _shortened(cell: object) -> str:
    text = "" if cell is None else f"{cell:.4g}" if isinstance(cell, float) else str(cell)
    line = " ".join(text.split())
    return line if len(line) <= _WIDEST else f"{line[: _WIDEST - 1]}…"


WRITERS = {"table": _write_table, "csv": _write_csv, "jsonl": _write_json}

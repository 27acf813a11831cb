"""What a rescue restores of a record in which one cell was altered: all rows, table by table."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from labeval.store.verify import salvage
from tests.runs.damages import PAGE, TABLES, Study, rows_of
from tests.support.whole_runs.damaged import RANDOM, alterations
from tests.support.whole_runs.fingerprints import Fingerprint, of_rows

_COMPUTED = ("seal", "hash", "salt", "digest")


def rescues_of(made: Study, place: Path, table: str) -> dict[str, dict[str, Fingerprint]]:
    """By altered column: the rows of every table that a rescue restores, and what it says.

    With the copies of the record, without them, and without the record's first page, in turn.

    Raises:
        AssertionError: something was restored that nobody had entered.
    """
    folder = place / "study"
    shutil.copytree(made.place, folder)
    path, copies = folder / "record.sqlite", folder / "backups"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = DELETE")
    whole, kept = path.read_bytes(), place / "copies"
    copies.rename(kept)
    lines: dict[str, dict[str, list[str]]] = {}
    for number, altered in enumerate(alterations(path, table)):
        path.write_bytes(whole)
        shutil.rmtree(copies, ignore_errors=True)
        if not altered.make(path):
            continue
        if number % 3 == 0:
            shutil.copytree(kept, copies)
        if number % 3 == 2:
            path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])
        into = place / f"rescued-{number}.sqlite"
        found = lines.setdefault(altered.column, {})
        found.setdefault("said", []).extend(_plain(str(salvage(path, into)), place).splitlines())
        for name, rows in rows_of(into).items():
            if name != "study_version":  # its id vouches for it, not for its date
                assert rows <= made.truth[name], (altered, rows - made.truth[name])
        for name, row in _rows(into):
            found.setdefault(name, []).append(_plain(row, place))
    return {
        column: {name: of_rows(rows) for name, rows in tables.items()}
        for column, tables in lines.items()
    }


def _rows(path: Path) -> Iterator[tuple[str, str]]:
    """Each row of a record, without what is drawn or computed."""
    with closing(sqlite3.connect(path)) as connection:
        for table in (*TABLES, "unvouched"):
            found = connection.execute(f"SELECT * FROM {table}")
            names = [column[0] for column in found.description]
            places = [n for n, name in enumerate(names) if name not in _COMPUTED]
            for row in sorted(repr([_cell(cells[n]) for n in places]) for cells in found):
                yield table, row


def _cell(cell: object) -> object:
    return len(cell) if isinstance(cell, bytes) else cell


def _plain(text: str, place: Path) -> str:
    return RANDOM.sub("…", text.replace(str(place), ""))

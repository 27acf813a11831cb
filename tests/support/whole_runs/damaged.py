"""What is said of a record in which one cell was altered, cell by cell."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from labeval.store.verify import salvage, verify
from tests.runs.damages import TABLES, make_study
from tests.support.whole_runs.fingerprints import Fingerprint, of_rows

RANDOM = re.compile(r"[0-9a-f]{8,}|2[\d-]{9}T[\d:.]+Z|\d{8}T?\d{6}\S*|\d+ bytes")
"""Hashes, moments, names of copies and sizes: they differ from run to run."""
_EVERY = 12
"""Of the altered records, each so many-th is rescued too."""


@dataclass(frozen=True, slots=True)
class Alteration:
    """One cell that gets another value."""

    table: str
    column: str
    row: tuple[object, ...]
    names: list[str]
    value: object

    def make(self, path: Path) -> bool:
        """Alter it; False where the file itself does not allow it."""
        where = " AND ".join(f"{name} IS ?" for name in self.names)
        change = f"UPDATE {self.table} SET {self.column} = ? WHERE {where}"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            try:
                connection.execute(change, (self.value, *self.row))
            except sqlite3.IntegrityError:
                return False
            connection.commit()
        return True


def findings_of_alterations(place: Path) -> dict[str, dict[str, Fingerprint]]:
    """By table and column: what ``verify`` finds, and what a rescue restores and loses."""
    study = make_study(place / "study")
    path = study.place / "record.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = DELETE")
    whole = path.read_bytes()
    said = defaultdict[str, dict[str, list[str]]](dict)
    for number, altered in enumerate(alterations(path)):
        path.write_bytes(whole)
        if not altered.make(path):
            continue
        found = verify(path)
        lines = [str(found.sound), *sorted(map(str, (*found.findings, *found.history)))]
        if number % _EVERY == 0:
            into = place / f"rescued-{number}.sqlite"
            lines += str(salvage(path, into)).splitlines()
            into.unlink(missing_ok=True)
        said[altered.table].setdefault(altered.column, []).extend(
            RANDOM.sub("…", line.replace(str(place), "")) for line in lines
        )
    return {
        table: {column: of_rows(lines) for column, lines in columns.items()}
        for table, columns in said.items()
    }


def alterations(path: Path, *tables: str) -> list[Alteration]:
    """Two rows of every table and one event of each kind, each column with another value.

    Args:
        path: of a record.
        tables: some tables alone.
    """
    found = list[Alteration]()
    with closing(sqlite3.connect(path)) as connection:
        for table in tables or TABLES:
            rows = connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2")
            names = [column[0] for column in rows.description]
            cells = rows.fetchall()
            chosen = cells[:1] + cells[len(cells) // 2 :][:1]
            if table == "event":
                kind = names.index("kind")
                chosen = list({row[kind]: row for row in reversed(cells)}.values())
            for turn, row in enumerate(chosen):
                for column, (name, was) in enumerate(zip(names, row, strict=True)):
                    if isinstance(was, int):
                        now: tuple[object, ...] = (was + 1, -was - 1)
                    else:
                        now = ("", f"{was}x")
                    value = now[(turn + column) % 2]
                    found.append(Alteration(table, name, row, names, value))
    return found

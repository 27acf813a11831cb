"""A table of a SQLite database."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from labeval.exchange.materials.containers import File, Records
from labeval.exchange.materials.model import Layout
from labeval.exchange.sentence import Sentence
from labeval.files.limits import MOST_CELLS, MOST_LINE, MOST_ROWS, MOST_SECONDS, Count
from labeval.files.refusal import FileRefused
from labeval.study.problems import Problem, listed
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "SQLite"
ORDER = 3
_STEPS = 100_000
_NO_TABLE = QT_TRANSLATE_NOOP("Files", "{where} has no table with rows")
_NO_PART = QT_TRANSLATE_NOOP("Files", "{where} has no table “{part}”; there are {parts}")
_ONE_TABLE = QT_TRANSLATE_NOOP(
    "Materials", "{where} has several tables; “{part}” is read, of {parts}"
)
_DAMAGED = QT_TRANSLATE_NOOP("Files", "{where} is a damaged database: {reason}")
_TOO_MANY = QT_TRANSLATE_NOOP("Problem", "more than {most} rows are not read")


def fits(head: bytes, suffix: str) -> bool:
    """Return whether it begins as a database does."""
    return head.startswith(b"SQLite format 3\x00")


def opened(path: Path, layout: Layout) -> File:
    """Open a database; where it has several tables, the one with most rows."""
    with _database(path) as database:
        sizes = {
            name: database.execute(f"SELECT count(*) FROM {_quoted(name)}").fetchone()[0]
            for (name,) in database.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE "
                "'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name"
            ).fetchall()
        }
        filled = [name for name in sizes if sizes[name]]
        part = layout.part or max(filled, key=lambda name: int(sizes[name]), default="")
        if not part:
            raise FileRefused(_NO_TABLE, where=path.name)
        if part not in sizes:
            raise FileRefused(_NO_PART, where=path.name, part=part, parts=listed(sizes))
        found = database.execute(f"SELECT * FROM {_quoted(part)} LIMIT 0").description
    values = {"where": path.name, "part": part, "parts": listed(filled)}
    remarks = [Sentence(_ONE_TABLE, values)] if len(filled) > 1 and not layout.part else []
    columns = tuple(str(column[0]) for column in found)
    return File(
        path,
        "sqlite",
        Layout(part=part),
        lambda problems: _records(path, part, columns, problems),
        columns,
        remarks=remarks,
        parts=tuple(filled),
    )


def _records(path: Path, part: str, columns: tuple[str, ...], problems: list[Problem]) -> Records:
    count = Count(path.name, "cells", MOST_CELLS)
    with _database(path) as database:
        rows = database.execute(f"SELECT * FROM {_quoted(part)}")
        for number, row in enumerate(rows, start=1):
            if number > MOST_ROWS:
                problems.append(Problem(path.name, number, "", _TOO_MANY, {"most": MOST_ROWS}))
                return
            count.add(len(row) or 1)
            yield number, dict(zip(columns, row, strict=True))


@contextmanager
def _database(path: Path) -> Iterator[sqlite3.Connection]:
    """The database, read only, without trust in what its schema contains, for a limited time."""
    until = time.process_time() + MOST_SECONDS
    try:
        address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as database:
            database.execute("PRAGMA trusted_schema = OFF")
            database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_LINE)
            database.text_factory = lambda data: data.decode("utf-8", "replace")
            database.set_progress_handler(lambda: time.process_time() > until, _STEPS)
            yield database
    except sqlite3.Error as error:
        raise FileRefused(_DAMAGED, where=path.name, reason=error) from error


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'

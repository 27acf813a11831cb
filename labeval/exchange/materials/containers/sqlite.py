"""A table of a SQLite database, with the rows of other tables that its foreign keys name."""

from __future__ import annotations

import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from labeval.exchange.materials.containers import File, Records
from labeval.exchange.materials.model import Layout
from labeval.exchange.sentence import Sentence
from labeval.files.column_heads import unique_heads
from labeval.files.limits import MOST_CELLS, MOST_LINE, MOST_ROWS, MOST_SECONDS, Count
from labeval.files.refusal import FileRefused
from labeval.study.problems import Problem, listed
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "SQLite"
ORDER = 3
_STEPS = 100_000
_MOST_JOINED = 60
"""Tables; SQLite joins 64."""
_KEY_ENDING = re.compile("_?(id|ID|Id|key|fk)$")
_DEEPEST = 3
"""Foreign keys that are followed one after the other."""
_NO_TABLE = QT_TRANSLATE_NOOP("Files", "{where} has no table with rows")
_NO_PART = QT_TRANSLATE_NOOP("Files", "{where} has no table “{part}”; there are {parts}")
_ONE_TABLE = QT_TRANSLATE_NOOP(
    "Materials", "{where} has several tables; “{part}” is read, of {parts}"
)
_JOINED = QT_TRANSLATE_NOOP(
    "Materials", "the tables {joined} of {where} are joined to “{part}” by its foreign keys"
)
_DAMAGED = QT_TRANSLATE_NOOP("Files", "{where} is a damaged database: {reason}")
_TOO_MANY = QT_TRANSLATE_NOOP("Problem", "more than {most} rows are not read")


def fits(head: bytes, suffix: str) -> bool:
    """Return whether it begins as a database does."""
    return head.startswith(b"SQLite format 3\x00")


@dataclass(slots=True)
class _Joined:
    """A table with what is joined to it."""

    columns: dict[str, str] = field(default_factory=dict)
    """Name of a column to where it is in the query."""
    tables: list[str] = field(default_factory=list)
    """Those that are joined."""
    query: str = ""
    """The tables of the query, with the keys that join them."""


def opened(path: Path, layout: Layout) -> File:
    """Open a database; of several tables, the one with most rows, and of those the one whose
    foreign keys name most others."""
    with _database(path) as database:
        sizes = {
            name: database.execute(f"SELECT count(*) FROM {_quoted(name)}").fetchone()[0]
            for (name,) in database.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE "
                "'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name"
            ).fetchall()
        }
        keys = {name: _foreign_keys(database, name, sizes) for name in sizes}
        filled = [name for name in sizes if sizes[name]]
        part = layout.part or max(
            filled, key=lambda name: (int(sizes[name]), len(keys[name])), default=""
        )
        if not part:
            raise FileRefused(_NO_TABLE, where=path.name)
        if part not in sizes:
            raise FileRefused(_NO_PART, where=path.name, part=part, parts=listed(sizes))
        joined = _with_others(database, part, keys)
    values = {"where": path.name, "part": part, "parts": listed(filled)}
    remarks = [Sentence(_ONE_TABLE, values)] if len(filled) > 1 and not layout.part else []
    if joined.tables:
        values = {"where": path.name, "part": part, "joined": listed(dict.fromkeys(joined.tables))}
        remarks.append(Sentence(_JOINED, values))
    return File(
        path,
        "sqlite",
        Layout(part=part),
        lambda problems: _records(path, joined, problems),
        tuple(joined.columns),
        remarks=remarks,
        parts=tuple(filled),
    )


_Key = tuple[str, str, str]
"""Column of a table, and the other table with the column whose value it has."""


def _foreign_keys(database: sqlite3.Connection, table: str, known: Iterable[str]) -> list[_Key]:
    """The foreign keys of one column, in the order of columns, each of which names at most one row
    of a known table; not those of two sides, which name rows of one table."""
    own = _folded(_columns(database, table))
    tables = _folded(known)
    rows = database.execute(f"PRAGMA foreign_key_list({_quoted(table)})").fetchall()
    several = {id for id, seq, *_ in rows if seq}
    found = []
    for id, _, referred, written, target, *_ in rows:
        other, column = tables.get(referred.casefold(), table), own.get(written.casefold(), "")
        if id in several or other == table or not column:
            continue
        columns = _columns(database, other)
        primary = next((name for name, is_key in columns.items() if is_key), "")
        key = _folded(columns).get((target or primary).casefold(), "")
        if key and _is_unique(database, other, key):
            found.append((column, other, key))
    named = Counter(other for _, other, _ in found)
    return sorted(
        (key for key in found if named[key[1]] == 1),
        key=lambda key: list(own.values()).index(key[0]),
    )


def _folded(names: Iterable[str]) -> dict[str, str]:
    """Names by their small letters, as SQLite compares them."""
    return {name.casefold(): name for name in names}


def _columns(database: sqlite3.Connection, table: str) -> dict[str, bool]:
    """The columns of a table, computed ones too; True for those of its primary key."""
    rows = database.execute(f"PRAGMA table_xinfo({_quoted(table)})").fetchall()
    return {str(name): bool(key) for _, name, _, _, _, key, _ in rows}


def _is_unique(database: sqlite3.Connection, table: str, column: str) -> bool:
    name = _quoted(column)
    twice = f"SELECT 1 FROM {_quoted(table)} WHERE {name} IS NOT NULL GROUP BY {name}"
    return database.execute(f"{twice} HAVING count(*) > 1 LIMIT 1").fetchone() is None


def _with_others(
    database: sqlite3.Connection, part: str, keys: Mapping[str, list[_Key]]
) -> _Joined:
    """A table with those that its foreign keys name, and those that theirs do.

    A key ``rater`` is called ``rater_id``, since what it names is ``rater.age`` and so on.
    """
    joined = _Joined(query=f"{_quoted(part)} AS t0")
    own_keys = {column for column, _, _ in keys[part]}
    found = []
    for column in _columns(database, part):
        bare = column in own_keys and not _KEY_ENDING.search(column)
        found.append((f"{column}_id" if bare else column, f"t0.{_quoted(column)}"))

    def follow(table: str, alias: str, way: tuple[str, ...]) -> None:
        for column, other, target in keys[table]:
            if other in way or len(way) > _DEEPEST or len(joined.tables) == _MOST_JOINED:
                continue
            joined.tables.append(other)
            own = f"t{len(joined.tables)}"
            joined.query += (
                f" LEFT JOIN {_quoted(other)} AS {own}"
                f" ON {own}.{_quoted(target)} = {alias}.{_quoted(column)}"
            )
            stem = _KEY_ENDING.sub("", column) or column
            more = (name for name in _columns(database, other) if name != target)
            found.extend((f"{stem}.{name}", f"{own}.{_quoted(name)}") for name in more)
            follow(other, own, (*way, other))

    follow(part, "t0", (part,))
    names = unique_heads(name for name, _ in found)
    joined.columns = dict(zip(names, (place for _, place in found), strict=True))
    return joined


def _records(path: Path, joined: _Joined, problems: list[Problem]) -> Records:
    count = Count(path.name, "cells", MOST_CELLS)
    with _database(path) as database:
        rows = database.execute(f"SELECT {', '.join(joined.columns.values())} FROM {joined.query}")
        for number, row in enumerate(rows, start=1):
            if number > MOST_ROWS:
                problems.append(Problem(path.name, number, "", _TOO_MANY, {"most": MOST_ROWS}))
                return
            count.add(len(row) or 1)
            yield number, dict(zip(joined.columns, row, strict=True))


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

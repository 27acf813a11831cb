"""Newest state of a record, in a small file next to it that the record does not refer to.

A record that was cut back as a whole agrees with itself: its last events are gone, and so is every
trace of them. This file is written after each commit, so it still lists them. It is text with
lines of one length: the subject as the ledger names it, the number and hash of its last
event, and the number and hash of the ledger's last entry. A running session writes over its own
line; other lines are never changed.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from labeval.store.chain.hashes import HASH_SIZE
from labeval.store.chain.ledger import LedgerEntry, enter, has_ledger, last_entry, session_subject
from labeval.store.disk.transactions import transaction

SUFFIX = "-heads"
_DIGITS = 2 * HASH_SIZE
NO_SESSION = "0" * _DIGITS
"""The subject of a line that is only about the ledger."""


class Head(NamedTuple):
    """One line."""

    subject: str
    size: int
    hash: str
    entries: int
    """Number of the ledger's last entry."""
    ledger: str
    """Its hash."""

    def line(self) -> bytes:
        """The line as it is written."""
        return (
            f"{self.subject} {self.size:010} {self.hash} {self.entries:010} {self.ledger}\n"
        ).encode()


_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
_LENGTH = len(Head(NO_SESSION, 0, NO_SESSION, 0, NO_SESSION).line())


@dataclass(frozen=True, slots=True)
class Heads:
    """Content of a file of heads."""

    lines: tuple[Head, ...]
    damaged: int = 0
    """Number of lines that cannot be read."""


def heads_path(record: Path) -> Path:
    """The file of heads of a record."""
    return record.with_name(record.name + SUFFIX)


class HeadsFile:
    """Writing the file of heads of one record. What cannot be written is left out.

    The record is what counts, so an error here never reaches a session; ``labeval verify`` reports
    that the file is missing.
    """

    def __init__(self, record: Path) -> None:
        self._path = heads_path(record)
        self._own: dict[str, int] = {}

    def note(self, head: Head, *, sync: bool = False) -> None:
        """Write a line, over the one that this object wrote for the same subject before.

        Args:
            sync: flush it to disk.
        """
        with suppress(OSError):
            place = self._own.get(head.subject)
            file = os.open(self._path, _FLAGS | (os.O_APPEND if place is None else 0), 0o600)
            try:
                if place is None:
                    self._own[head.subject] = _appended(file, head.line())
                else:
                    os.lseek(file, place, os.SEEK_SET)
                    os.write(file, head.line())
                if sync:
                    os.fsync(file)
            finally:
                os.close(file)


def note_ledger(connection: sqlite3.Connection) -> None:
    """Note the last entry of an open record's ledger; call it after the commit."""
    path = _path_of(connection)
    if path is not None:
        HeadsFile(path).note(Head(NO_SESSION, 0, NO_SESSION, *last_entry(connection)), sync=True)


def note_sessions(connection: sqlite3.Connection, sessions: Iterable[str]) -> None:
    """Note the last events of these sessions, and the ledger's last entry; call it after the
    commit."""
    path = _path_of(connection)
    if path is None:
        return
    file, ledger = HeadsFile(path), last_entry(connection)
    for id in sessions:
        row = connection.execute(_LAST_EVENT, (id,)).fetchone()
        if row is not None:
            seq, hash = row
            file.note(Head(session_subject(id), seq, hash, *ledger))
    note_ledger(connection)


def note_sessions_at(connection: sqlite3.Connection, path: Path) -> None:
    """Write the file of heads of a record that was just written as a whole to a path."""
    file, ledger = HeadsFile(path), last_entry(connection)
    for (id,) in connection.execute("SELECT id FROM session ORDER BY id").fetchall():
        row = connection.execute(_LAST_EVENT, (id,)).fetchone()
        if row is not None:
            file.note(Head(session_subject(id), row[0], row[1], *ledger))
    file.note(Head(NO_SESSION, 0, NO_SESSION, *ledger), sync=True)


_LAST_EVENT = "SELECT seq, hash FROM event WHERE session = ? ORDER BY seq DESC LIMIT 1"


def make_missing(connection: sqlite3.Connection, *, migrated: bool) -> None:
    """Make the file of heads of an open record where there is none.

    Args:
        migrated: the record had no chains until now; else the ledger notes the missing file.
    """
    path = _path_of(connection)
    if path is None or heads_path(path).exists() or not has_ledger(connection):
        return
    if last_entry(connection)[0] == 0:
        return
    if not migrated:
        with transaction(connection):
            enter(connection, LedgerEntry.HEADS_MADE, dated=True)
    note_sessions(connection, [id for (id,) in connection.execute("SELECT id FROM session")])


def _path_of(connection: sqlite3.Connection) -> Path | None:
    """The file of an open database; None for one in memory."""
    # as bytes, for a folder's name need not be UTF-8
    query = "SELECT CAST(file AS BLOB) FROM pragma_database_list WHERE name = 'main'"
    (file,) = connection.execute(query).fetchone()
    return Path(os.fsdecode(file)) if file else None


def read_heads(record: Path) -> Heads | None:
    """The heads of a record; None where there is no such file, or it cannot be read."""
    try:
        content = heads_path(record).read_bytes()
    except OSError:
        return None
    lines = tuple(_parsed(content))
    return Heads(lines, -(-len(content) // _LENGTH) - len(lines))


def _parsed(content: bytes) -> Iterator[Head]:
    for start in range(0, len(content), _LENGTH):
        line = content[start : start + _LENGTH]
        with suppress(ValueError):
            subject, size, hash, entries, ledger = line.decode("ascii").split()
            head = Head(subject, int(size), hash, int(entries), ledger)
            if head.line() == line:
                yield head


def _appended(file: int, line: bytes) -> int:
    """Append a line in one go, also where another program appends; returns where it begins."""
    over = os.lseek(file, 0, os.SEEK_END) % _LENGTH
    os.write(file, bytes(-over % _LENGTH) + line)  # an incomplete line is filled up
    return os.lseek(file, 0, os.SEEK_CUR) - _LENGTH

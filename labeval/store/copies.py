"""Reading a database file without touching it, or leaving anything beside it or elsewhere.

SQLite, even when it only reads, may create and change files beside a database. A copy on disk
would do, but a program that is killed leaves it there. So the copy is in memory.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from labeval.store.errors import RecordUnavailable
from labeval.store.files import companion
from labeval.store.raw_pages import RawPages, pages_of
from labeval.text.marks import QT_TRANSLATE_NOOP

_TRIES = 20
_ROLLBACK_MODE = b"\1\1"
"""In the place of a file's header that says whether a write-ahead log belongs to it."""


def memory_copy(path: Path) -> sqlite3.Connection:
    """A database file, with its write-ahead log, as a database in memory.

    Raises:
        RecordUnavailable: the file may not be read, or changes all the time.
        sqlite3.DatabaseError: the file is damaged.
    """
    return opened(read_at_rest(path))


def opened(pages: RawPages) -> sqlite3.Connection:
    """The pages of a file, its log included, as a database in memory."""
    image = pages.image()
    image[18:20] = _ROLLBACK_MODE if len(image) >= 20 else b""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        if image:
            memory.deserialize(image)
        memory.execute("PRAGMA foreign_keys = ON")
        read_schema(memory)
    except BaseException:
        memory.close()
        raise
    return memory


def read_schema(connection: sqlite3.Connection) -> None:
    """Read what tables there are, which any later statement relies on.

    Raises:
        sqlite3.DatabaseError: it is damaged, even where SQLite's own message about that is no text.
    """
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except UnicodeDecodeError as error:
        damaged = sqlite3.DatabaseError("the schema is malformed")
        damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damaged from error


def read_at_rest(path: Path, *, strict: bool = True) -> RawPages:
    """A file and its log, of one moment: neither has changed while they were read.

    Args:
        strict: take of the log what SQLite would take; else all that can be used of a damaged one.

    Raises:
        RecordUnavailable: the file may not be read, or changes all the time.
    """
    try:
        for _ in range(_TRIES):
            before = _state(path)
            main, log = _content(path), _content(companion(path, "-wal"))
            if _state(path) == before:
                return pages_of(main, log, strict=strict)
    except OSError as error:
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP("Record", "{path}: the record cannot be read: {reason}"),
            path=path,
            reason=error.strerror or error,
        ) from error
    raise RecordUnavailable(
        QT_TRANSLATE_NOOP(
            "Record", "{path}: another program is writing to the record; try again when it is done"
        ),
        path=path,
    )


def _content(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _state(path: Path) -> list[tuple[int, int]]:
    files = (path, companion(path, "-wal"))
    stats = [file.stat() for file in files if file.exists()]
    return [(stat.st_size, stat.st_mtime_ns) for stat in stats]

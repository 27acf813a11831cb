"""Reading a database file without touching it, or leaving any file next to it or elsewhere.

SQLite, even when it only reads, may create and change files next to a database. A copy on disk
would do, but a program that is killed leaves it there. So the copy is in memory. Where the file
is as good as its copy, it is read in place, without the locks and the index that SQLite would
write.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.private_files import companion
from labeval.store.disk.raw_pages import RawPages, pages_of
from labeval.store.disk.shared_locks import content_of, is_in_use
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
    return opened(_image_at_rest(path))


def _image_at_rest(path: Path) -> bytearray:
    return read_at_rest(path).image()


class FileAtRest:
    """A database file, with its write-ahead log, that is read in place and page by page.

    Nothing of it is kept in memory but the few pages of SQLite's cache, and no lock keeps others
    from writing to it: :meth:`check` says whether somebody has. One that this process has open is
    read with locks.

    Raises:
        RecordUnavailable: the file may not be read.
        sqlite3.DatabaseError: the file is damaged.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._before = _state(path)
            content_of(path, 1)
        except OSError as error:
            raise _unreadable(path, error) from error
        # Without a log, nothing else of the database is looked at; with one, SQLite reads it, and
        # keeps its index of the log in memory when it takes no locks.
        without_locks = "vfs=win32-none" if os.name == "nt" else "vfs=unix-none"
        has_log = len(self._before) > 1 and self._before[1][0] > 0
        how = without_locks if has_log else "immutable=1"
        # Closed without locks, it would drop those of this process, which has the log open already.
        shared = is_in_use(path)
        uri = f"{path.absolute().as_uri()}?mode=ro{'' if shared else f'&{how}'}"
        self.connection = sqlite3.connect(uri, uri=True, isolation_level=None)
        try:
            if not shared:
                self.connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            self.connection.execute("PRAGMA query_only = ON")
            read_schema(self.connection)
        except BaseException:
            self.connection.close()
            raise

    def check(self) -> None:
        """Refuse what was read where the file has changed since it was opened.

        Raises:
            RecordUnavailable: another program has written to it.
        """
        if _state(self._path) != self._before:
            raise _written_to(self._path)

    def close(self) -> None:
        """Close it."""
        self.connection.close()


def opened(image: bytearray) -> sqlite3.Connection:
    """The content of a file, its log included, as a database in memory.

    SQLite copies it: a large file is in memory twice until the caller lets go of ``image``.
    """
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
        raise _unreadable(path, error) from error
    raise _written_to(path)


def _unreadable(path: Path, error: OSError) -> RecordUnavailable:
    return RecordUnavailable(
        QT_TRANSLATE_NOOP("Record", "{path}: the record cannot be read: {reason}"),
        path=path,
        reason=error.strerror or error,
    )


def _written_to(path: Path) -> RecordUnavailable:
    return RecordUnavailable(
        QT_TRANSLATE_NOOP(
            "Record", "{path}: another program is writing to the record; try again when it is done"
        ),
        path=path,
    )


def _content(path: Path) -> bytes:
    return content_of(path) if path.exists() else b""


def _state(path: Path) -> list[tuple[int, int]]:
    files = (path, companion(path, "-wal"))
    stats = [file.stat() for file in files if file.exists()]
    return [(stat.st_size, stat.st_mtime_ns) for stat in stats]

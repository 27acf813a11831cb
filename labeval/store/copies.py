"""Reading a database file without touching it."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from labeval.store.errors import RecordUnavailable
from labeval.store.files import companion
from labeval.text.marks import QT_TRANSLATE_NOOP

_TRIES = 20


@contextmanager
def private_copy(path: Path) -> Iterator[Path]:
    """A copy of a database file and its write-ahead log in a folder of its own.

    SQLite, even when it only reads, may create and change files beside a database. It does so
    beside the copy. The copy is gone when the block is left.

    Raises:
        RecordUnavailable: the file may not be read, or changes all the time.
    """
    with tempfile.TemporaryDirectory(prefix="labeval-") as folder:
        copy = Path(folder) / "copy.sqlite"
        try:
            _copy_at_rest(path, copy)
        except OSError as error:
            raise RecordUnavailable(
                QT_TRANSLATE_NOOP("Record", "{path}: the record cannot be read: {reason}"),
                path=path,
                reason=error.strerror or error,
            ) from error
        yield copy


def memory_copy(path: Path) -> sqlite3.Connection:
    """A database file, with its write-ahead log, as a database in memory.

    Raises:
        RecordUnavailable: as for :func:`private_copy`.
        sqlite3.DatabaseError: the file is damaged.
    """
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        with private_copy(path) as copy, closing(sqlite3.connect(copy)) as disk:
            disk.backup(memory)
        memory.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        memory.close()
        raise
    return memory


def _copy_at_rest(path: Path, copy: Path) -> None:
    """Copy both files of one moment: neither has changed while they were copied."""
    for _ in range(_TRIES):
        before = _state(path)
        shutil.copyfile(path, copy)
        log, log_copy = companion(path, "-wal"), companion(copy, "-wal")
        log_copy.unlink(missing_ok=True)
        if log.exists():
            shutil.copyfile(log, log_copy)
        if _state(path) == before:
            return
    raise RecordUnavailable(
        QT_TRANSLATE_NOOP(
            "Record", "{path}: another program is writing to the record; try again when it is done"
        ),
        path=path,
    )


def _state(path: Path) -> list[tuple[int, int]]:
    files = (path, companion(path, "-wal"))
    stats = [file.stat() for file in files if file.exists()]
    return [(stat.st_size, stat.st_mtime_ns) for stat in stats]

"""Room in the write-ahead log of an open database, made before a commit needs it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from labeval.store.disk.private_files import companion
from labeval.store.disk.transactions import check_in_place, transaction

_FRAME = 24 + 4096
"""A page in the log, with its header."""
ROOM = 32 + 1000 * _FRAME
"""Length of the log when SQLite takes it over into the database and begins it again."""


def make_room_in_log(connection: sqlite3.Connection, path: Path) -> None:
    """Fill the log with zeros up to the length that it will have, which SQLite takes for its end.

    A commit that makes the file longer waits until its new length is on disk too, and takes about
    twice as long as one that writes over what is there. Where there is no space, nothing is done.
    """
    # Nobody else writes to the log or cuts it during a transaction.
    with suppress(OSError, sqlite3.OperationalError), transaction(connection):
        # Where the record was taken away, a log at its path belongs to another one.
        check_in_place(connection)
        log = os.open(companion(path, "-wal"), os.O_RDWR | getattr(os, "O_BINARY", 0))
        try:
            _fill(log)
        finally:
            os.close(log)


def _fill(log: int) -> None:
    before = os.lseek(log, 0, os.SEEK_END)
    missing = ROOM - before
    try:
        while missing > 0:
            missing -= os.write(log, bytes(missing))
    except OSError:
        os.ftruncate(log, before)
        raise
    os.fsync(log)

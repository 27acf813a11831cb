"""Opening the record: one SQLite file in write-ahead mode, every commit on disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labeval.store.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.schema import MIGRATIONS, SCHEMA_VERSION

_BUSY_MS = 5_000


def open_record(path: Path) -> sqlite3.Connection:
    """Open the record for reading and writing; make it, or bring it up to date, where needed.

    Before a migration runs, the file is copied to ``backups/`` beside it.

    Raises:
        NewerRecord: a newer program wrote it.
        DamagedRecord: the file is not a readable database.
        RecordUnavailable: the folder cannot be written.
    """
    try:
        connection = _connect(path)
        _migrate(connection, path)
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error
    return connection


def read_record(path: Path) -> sqlite3.Connection:
    """Open an existing record that will only be read.

    Raises:
        RecordUnavailable: there is none.
        NewerRecord, DamagedRecord: as for :func:`open_record`.
    """
    if not path.exists():
        raise RecordUnavailable(f"{path}: there is no record yet; no session has been run here")
    try:
        connection = sqlite3.connect(path, isolation_level=None, timeout=_BUSY_MS / 1000)
        connection.execute("PRAGMA query_only = ON")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        _refuse_newer(version, path)
        if version < SCHEMA_VERSION:
            connection.close()
            connection = open_record(path)
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """All or nothing; durable when the block has been left."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """Everything read inside the block is of one moment, whatever others write meanwhile."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("COMMIT")


def explained(error: sqlite3.DatabaseError, path: Path) -> Exception:
    """The error as a person can mend it; the error itself where it is a bug."""
    text = str(error)
    if "disk is full" in text or "disk I/O" in text:
        return RecordUnavailable(f"{path}: the disk is full; free some space, nothing is lost")
    if "locked" in text or "busy" in text:
        return RecordUnavailable(f"{path}: another program is writing to this study")
    if "readonly" in text or "unable to open" in text:
        return RecordUnavailable(f"{path}: the folder cannot be written; check its permissions")
    if "malformed" in text or "not a database" in text:
        return DamagedRecord(
            f"{path}: the record is damaged; 'labeval verify' shows and saves what is readable"
        )
    return error


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=_BUSY_MS / 1000)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def _refuse_newer(version: int, path: Path) -> None:
    if version > SCHEMA_VERSION:
        raise NewerRecord(
            f"{path}: written by a newer labeval (record version {version}, this program knows "
            f"{SCHEMA_VERSION}); install the newer labeval to open it"
        )


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    _refuse_newer(version, path)
    if version == SCHEMA_VERSION:
        return
    if version > 0:
        from labeval.store.backup import back_up

        back_up(connection, path, f"before-version-{SCHEMA_VERSION}")
    for number in range(version, SCHEMA_VERSION):
        # One transaction each: executescript commits by itself, so the script brings its own.
        connection.executescript(
            f"BEGIN IMMEDIATE;{MIGRATIONS[number]};PRAGMA user_version = {number + 1};COMMIT;"
        )

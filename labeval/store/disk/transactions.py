"""Transactions of an open database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from labeval.store.disk.file_identity import OnKnownFiles


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """A transaction around a block; durable when the block has been left.

    Raises:
        RecordGone: the files are no longer at their paths, so that nothing may be acknowledged.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        check_in_place(connection)
        connection.execute("COMMIT")
    except BaseException:
        # On a full disk SQLite may have rolled back by itself already.
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise
    # If the files went away during the commit, it is lost.
    check_in_place(connection)


def check_in_place(connection: sqlite3.Connection) -> None:
    """Check that the files of a connection that writes are still those at their paths.

    Raises:
        RecordGone: they are not.
    """
    if isinstance(connection, OnKnownFiles):
        connection.check_in_place()


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """A snapshot: everything read inside the block is of one moment, whatever others write
    meanwhile."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN")
    try:
        yield
    finally:
        if connection.in_transaction:
            connection.execute("COMMIT")


def rewritten_without_deleted(connection: sqlite3.Connection) -> bool:
    """Rewrite a database so that nothing deleted is left in it or in its write-ahead log.

    Returns:
        False where another program is reading, which holds old content in the log.
    """
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("VACUUM")
    busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy

"""Connections to encrypted databases, by SQLCipher: used as those of ``sqlite3`` are.

The driver is a copy of Python's with errors of its own; they become those of ``sqlite3`` here, so
that nobody else has to know that there are two.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from sqlcipher3 import dbapi2

from labeval.store.disk.file_identity import OnKnownFiles
from labeval.store.disk.readable_rows import ExplainingCursor


class ProtectedCursor(ExplainingCursor, dbapi2.Cursor):  # type: ignore[misc]
    """A cursor whose errors are those of ``sqlite3``, and say where a file is damaged."""

    errors = (dbapi2.DatabaseError, dbapi2.InterfaceError, UnicodeDecodeError)

    def _explained(self, error: Exception) -> Exception:
        return super()._explained(as_of_sqlite3(error))


class ProtectedConnection(OnKnownFiles, dbapi2.Connection):  # type: ignore[misc]
    """A connection to an encrypted database."""

    def cursor(self, factory: Callable[..., Any] = ProtectedCursor) -> Any:
        """See :class:`sqlite3.Connection`."""
        return super().cursor(factory)

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        """See :class:`sqlite3.Connection`."""
        return self.cursor().execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any, /) -> Any:
        """See :class:`sqlite3.Connection`."""
        return self.cursor().executemany(sql, parameters)

    def backup(self, target: Any, **how: Any) -> None:
        """See :class:`sqlite3.Connection`; only into a database that is encrypted too."""
        try:
            super().backup(target, **how)
        except dbapi2.DatabaseError as error:
            raise as_of_sqlite3(error) from error


def connected(
    path: Path, key: bytes | None, *, timeout: float = 5.0, only_read: bool = False
) -> ProtectedConnection:
    """A connection to an encrypted database, which is made where it is missing.

    Args:
        key: None for a plain database, which only protecting and opening a study use.

    Whether the key fits is known when something is read.

    Raises:
        sqlite3.DatabaseError: it cannot be opened.
    """
    _keep_quiet()
    place = f"{path.resolve().as_uri()}?mode=ro" if only_read else str(path)
    try:
        connection: ProtectedConnection = dbapi2.connect(
            place, uri=only_read, isolation_level=None, timeout=timeout, factory=ProtectedConnection
        )
    except dbapi2.DatabaseError as error:
        raise as_of_sqlite3(error) from error
    try:
        if key is not None:
            connection.execute(f"PRAGMA key = \"x'{key.hex()}'\"")
            connection.execute("PRAGMA cipher_compatibility = 4")
        connection.execute("PRAGMA temp_store = MEMORY")
    except BaseException:
        connection.close()
        raise
    return connection


def as_of_sqlite3(error: Exception) -> Exception:
    """The same error as ``sqlite3`` would raise it; any other error as it is."""
    kind = getattr(sqlite3, type(error).__name__, None)
    if not isinstance(error, dbapi2.Error) or kind is None:
        return error
    same: Exception = kind(*error.args)
    for name in ("sqlite_errorcode", "sqlite_errorname"):
        if hasattr(error, name):
            setattr(same, name, getattr(error, name))
    return same


@cache
def _keep_quiet() -> None:
    """SQLCipher would write to standard error what becomes an error here anyway."""
    with closing(dbapi2.connect(":memory:")) as memory:
        memory.execute("PRAGMA cipher_log_level = NONE")

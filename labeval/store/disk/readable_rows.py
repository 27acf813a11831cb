"""Reading the record: damage becomes an error with a clear message, wherever it is met.

A connection from here gives every text through :func:`strict_texts`, and every error of SQLite
about a damaged file becomes :class:`~labeval.store.disk.errors.DamagedRecord`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn, Self, cast

from labeval.store.disk.errors import DamagedRecord, StoreError
from labeval.store.disk.read_only_copies import memory_copy
from labeval.store.disk.row_names import EVENT, OF_PARTICIPANT, ROW, SESSION, SOME_TEXT, TRANSCRIPT
from labeval.text.marks import QT_TRANSLATE_NOOP

_DAMAGED_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
NO_TEXT = "Could not decode to UTF-8"
"""Message of the error for a text of the file that is not UTF-8; SQLite gives it no code."""
LACKING = "no such"
"""Beginning of its message about a table or column that every sound file of this version has."""
_SAVE = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: {where} cannot be read, because the file was damaged; everything else can. "
    "'labeval verify STUDY --save-to NEW' restores it from a copy where there is one",
)
_DAMAGED = QT_TRANSLATE_NOOP(
    "Record", "{path}: the record is damaged; 'labeval verify' shows and saves what is readable"
)


def unreadable(path: Path | str, where: str) -> DamagedRecord:
    """Return the error for a row that a reader cannot use.

    Args:
        where: the row, such as ``session …, event 7``.
    """
    return DamagedRecord(_SAVE, path=path, where=where)


class ExplainingCursor:
    """The part of a cursor that says where a file is damaged; in front of a class of a driver."""

    connection: Any

    def execute(self, *arguments: Any) -> Self:
        """See :class:`sqlite3.Cursor`."""
        try:
            super().execute(*arguments)  # type: ignore[misc]
        except self.errors as error:
            self._raise(error)
        return self

    def executemany(self, *arguments: Any) -> Self:
        """See :class:`sqlite3.Cursor`."""
        try:
            super().executemany(*arguments)  # type: ignore[misc]
        except self.errors as error:
            self._raise(error)
        return self

    def __next__(self) -> Any:
        try:
            return super().__next__()  # type: ignore[misc]
        except self.errors as error:
            self._raise(error)

    def fetchone(self) -> Any:
        """See :class:`sqlite3.Cursor`."""
        try:
            return super().fetchone()  # type: ignore[misc]
        except self.errors as error:
            self._raise(error)

    def fetchmany(self, *arguments: Any, **named: Any) -> list[Any]:
        """See :class:`sqlite3.Cursor`."""
        try:
            return list(super().fetchmany(*arguments, **named))  # type: ignore[misc]
        except self.errors as error:
            self._raise(error)

    def fetchall(self) -> list[Any]:
        """See :class:`sqlite3.Cursor`."""
        try:
            return cast(list[Any], super().fetchall())  # type: ignore[misc]
        except self.errors as error:
            self._raise(error)

    errors: tuple[type[Exception], ...] = (sqlite3.DatabaseError, UnicodeDecodeError)
    """Errors of the driver."""

    def _raise(self, error: Exception) -> NoReturn:
        """Raise what explains an error, or the error itself: one that is its own cause would keep
        the file open for as long as nobody collects it."""
        explained = self._explained(error)
        if explained is error:
            raise error
        raise explained from error

    def _explained(self, error: Exception) -> Exception:
        """SQLite's own messages quote what is damaged, and then cannot be decoded themselves."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        path = getattr(self.connection, "path", None)
        damaged = code in _DAMAGED_CODES or isinstance(error, UnicodeDecodeError)
        if path is not None and damaged:
            return DamagedRecord(_DAMAGED, path=path)
        return error


class ReadingCursor(ExplainingCursor, sqlite3.Cursor):
    """A cursor whose errors say where a file is damaged."""


def strict_texts(path: Path) -> Callable[[bytes], str]:
    """For ``text_factory``: decode a text; raise an error with a message where it is not UTF-8."""

    def read(content: bytes) -> str:
        try:
            return content.decode()
        except UnicodeDecodeError:
            raise unreadable(path, damaged_row(path)) from None

    return read


@contextmanager
def quick_texts(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Inside the block, sqlite3 decodes texts itself: for millions of them, seconds less.

    Raises:
        DamagedRecord: a text is not UTF-8.
    """
    before, connection.text_factory = connection.text_factory, str
    try:
        yield
    except sqlite3.OperationalError as error:
        if not str(error).startswith(NO_TEXT):
            raise
        raise unreadable(path, damaged_row(path)) from None
    finally:
        connection.text_factory = before


def damaged_row(path: Path) -> str:
    """The first row of a record with a text that is not UTF-8."""
    with suppress(StoreError, sqlite3.DatabaseError), closing(memory_copy(path)) as connection:
        connection.text_factory = lossless
        for where in _damaged_rows(connection):
            return where
    return SOME_TEXT


def lossless(content: bytes) -> str:
    """A text as it is in the file; what is not UTF-8 is kept as single surrogates.

    Only for checks: a row with such a text never has its stored hash.
    """
    return content.decode(errors="surrogateescape")


def _damaged_rows(connection: sqlite3.Connection) -> Iterator[str]:
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in sorted(tables, reverse=True):
        rows = connection.execute(f"SELECT * FROM {table}")
        names = [column[0] for column in rows.description]
        for row in rows:
            if any(isinstance(value, str) and not _is_text(value) for value in row):
                yield _named(str(table), dict(zip(names, row, strict=True)))


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _named(table: str, row: dict[str, Any]) -> str:
    shown = {
        name: str(value).encode(errors="backslashreplace").decode() for name, value in row.items()
    }
    if table == "event":
        return EVENT.format(id=shown["session"], number=shown["seq"])
    if table == "session":
        return SESSION.format(id=shown["id"])
    if "recording" in shown:
        return TRANSCRIPT.format(id=shown["recording"])
    if "participant" in shown:
        return OF_PARTICIPANT.format(code=shown["participant"], table=table)
    first = next(iter(shown.values()), "")
    return ROW.format(first=first[:12], table=table)

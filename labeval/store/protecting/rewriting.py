"""A database file written anew: encrypted from plain, or plain from encrypted.

The copy is complete, on disk and compared row by row before it takes the place of the old file,
whose content is overwritten then. Nobody else can use the database meanwhile.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Generator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from labeval.store.disk.atomic import part_to_replace
from labeval.store.disk.errors import NOT_REWRITTEN, NOT_THE_SAME, DamagedRecord, RecordUnavailable
from labeval.store.disk.private_files import COMPANIONS, companion, overwrite_replaced, wipe
from labeval.store.disk.protected_connection import ProtectedConnection, connected
from labeval.text.marks import QT_TRANSLATE_NOOP

_IN_USE = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: another program has this file open; close all windows of the study and do this again",
)
_DAMAGED = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the file is damaged, so it cannot be rewritten; 'labeval verify' shows and saves what "
    "is readable. Remove it where it is a copy that nobody needs",
)


def rewrite(path: Path, *, key: bytes | None, new_key: bytes | None) -> None:
    """Write a database anew with another key, and put it in the place of the old one.

    Args:
        key: what it is encrypted with; None for a plain one.
        new_key: the same of the new one.

    Raises:
        DamagedRecord: it cannot be read with this key.
        RecordUnavailable: another program has it open, or it cannot be written.
    """
    try:
        with closing(connected(path, key, timeout=0)) as source:
            _hold(source)
            with part_to_replace(path) as part:
                _export(source, part, new_key)
                with closing(connected(part, new_key)) as made:
                    _check_same(source, made, path)
                overwrite_replaced(path, part)
        _remove_companions(path)
    except OSError as error:
        reason = error.strerror or error
        raise RecordUnavailable(NOT_REWRITTEN, path=path, reason=reason) from error
    except sqlite3.DatabaseError as error:
        raise _explained(error, path) from error


def check_free(path: Path) -> None:
    """Check that no other program has a plain database open.

    Raises:
        DamagedRecord: it cannot be read.
        RecordUnavailable: one has.
    """
    try:
        with closing(connected(path, None, timeout=0)) as source:
            _hold(source)
    except sqlite3.DatabaseError as error:
        raise _explained(error, path) from error


def opens(path: Path, key: bytes | None) -> bool:
    """Return whether a database can be read with a key; True for an empty file."""
    if not path.stat().st_size:
        return True
    with suppress(sqlite3.DatabaseError), closing(connected(path, key, only_read=True)) as source:
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return True
    return False


def _hold(source: ProtectedConnection) -> None:
    """Bring the write-ahead log into the file, and let nobody else read or write it."""
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()
    source.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    source.execute("PRAGMA journal_mode = DELETE")
    source.execute("PRAGMA locking_mode = EXCLUSIVE")
    source.execute("BEGIN EXCLUSIVE")
    source.execute("COMMIT")


def _export(source: ProtectedConnection, part: Path, key: bytes | None) -> None:
    spelled = "" if key is None else f"x'{key.hex()}'"
    source.execute("ATTACH DATABASE ? AS made KEY ?", (str(part), spelled))
    # Nobody needs half a copy, so it keeps no journal; it is flushed before it counts.
    source.execute("PRAGMA made.journal_mode = OFF")
    source.execute("PRAGMA made.synchronous = OFF")
    source.execute("SELECT sqlcipher_export('made')").fetchone()
    for name in ("user_version", "application_id"):
        value = source.execute(f"PRAGMA main.{name}").fetchone()[0]
        source.execute(f"PRAGMA made.{name} = {int(value)}")
    source.execute("DETACH DATABASE made")


def _check_same(source: ProtectedConnection, made: ProtectedConnection, path: Path) -> None:
    """Compare every row of both.

    Raises:
        RecordUnavailable: they differ.
    """
    same = made.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with closing(_content(source)) as ones, closing(_content(made)) as others:
        try:
            same = same and all(one == other for one, other in zip(ones, others, strict=True))
        except ValueError:  # one has more
            same = False
    if not same:
        raise RecordUnavailable(NOT_THE_SAME, path=path)


def _content(connection: ProtectedConnection) -> Generator[Any, None, None]:
    """Version, tables and all rows of a database, in their order."""
    # Also what is no text is compared, byte by byte.
    connection.text_factory = lambda content: content.decode("latin-1")
    yield connection.execute("PRAGMA user_version").fetchone()
    tables = connection.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    ).fetchall()
    yield from tables
    for kind, name, _, _ in tables:
        if kind == "table":
            quoted = name.replace('"', '""')
            yield from connection.execute(f'SELECT * FROM "{quoted}"')


def _remove_companions(path: Path) -> None:
    for suffix in COMPANIONS:
        wipe(companion(path, suffix))


def _explained(error: sqlite3.DatabaseError, path: Path) -> Exception:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return RecordUnavailable(_IN_USE, path=path)
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return DamagedRecord(_DAMAGED, path=path)
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN):
        return RecordUnavailable(NOT_REWRITTEN, path=path, reason=str(error))
    if code == sqlite3.SQLITE_READONLY:
        return RecordUnavailable(NOT_REWRITTEN, path=path, reason=errno.errorcode[errno.EACCES])
    return error

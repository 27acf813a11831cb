"""Copies of the record, made while it is in use: complete or not there."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.store.errors import RecordUnavailable
from labeval.store.files import replacing_for_good, wipe
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from labeval.store.record import Record
    from labeval.store.workbook import Workbook

AFTER_SESSION = "session"
"""The reason in the name of a rotating copy."""

_STAMP = "%Y%m%dT%H%M%S%fZ"


def back_up(connection: sqlite3.Connection, path: Path, reason: str) -> Path:
    """Copy the open record to ``backups/`` beside it; a consistent copy while others write.

    Returns:
        The copy's path, named after the moment in UTC and the reason; names sort by time.

    Raises:
        RecordUnavailable: the copy could not be written; there is none.
        sqlite3.DatabaseError: the record could not be read.
    """
    folder = path.parent / "backups"
    stamp = datetime.now(UTC).strftime(_STAMP)
    target = folder / f"{path.stem}-{stamp}-{reason}{path.suffix}"
    try:
        folder.mkdir(exist_ok=True)
        with replacing_for_good(target) as part:
            write_copy(connection, part)
    except OSError as error:
        raise _not_written(target, error.strerror or str(error)) from error
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise
        raise _not_written(target, str(error)) from error
    return target


def back_up_rotating(record: Record | Workbook, keep: int = 10) -> Path:
    """Copy the record after a session, or a workbook, and keep the newest ``keep`` of such copies.

    Copies that were made for another reason stay.

    Raises:
        RecordUnavailable: as for :func:`back_up`; no older copy was removed then.
    """
    made = back_up(record.connection, record.path, AFTER_SESSION)
    name = re.compile(
        rf"{re.escape(record.path.stem)}-\d{{8}}T\d+Z-{AFTER_SESSION}{re.escape(record.path.suffix)}"
    )
    copies = sorted(p for p in made.parent.iterdir() if name.fullmatch(p.name))
    for old in copies[: max(0, len(copies) - keep)]:
        wipe(old)
    return made


def backups_of(path: Path) -> list[Path]:
    """The copies of a record, newest first."""
    folder = path.parent / "backups"
    return sorted(folder.glob(f"{path.stem}-*{path.suffix}"), reverse=True)


def write_copy(connection: sqlite3.Connection, target: Path) -> None:
    """Write an open database as one file that needs no other beside it."""
    with closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)
        # The copy would otherwise ask for a write-ahead log of its own when it is opened.
        copy.execute("PRAGMA journal_mode = DELETE")


def _not_written(target: Path, reason: str) -> RecordUnavailable:
    return RecordUnavailable(
        QT_TRANSLATE_NOOP(
            "Record", "{path}: the copy could not be written: {reason}; the record itself is safe"
        ),
        path=target,
        reason=reason,
    )

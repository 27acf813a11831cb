"""Copies of the record, made while it is in use: complete or not there."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from labeval.store.disk.atomic import flush_file
from labeval.store.disk.connecting import connect
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.private_files import is_unfinished, replacing_for_good, wipe
from labeval.store.disk.rights import PRIVATE_FOLDER
from labeval.store.disk.second_place import (
    copy_to_second_place,
    note_renewed,
    second_copies,
    second_place,
)
from labeval.store.disk.transactions import check_in_place
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

AFTER_SESSION = "session"
"""The reason in the name of a rotating copy."""

_STAMP = "%Y%m%dT%H%M%S%fZ"
_OF_THE_DISK = (
    *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN),
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM),
)
"""SQLite's messages where a disk is full, gone or not to be written."""


def back_up(connection: sqlite3.Connection, path: Path, reason: str) -> Path:
    """Copy the open record to ``backups/`` next to it; a consistent copy while others write.

    Returns:
        The copy's path, named after the moment in UTC and the reason; names sort by time.

    Raises:
        RecordUnavailable: the copy could not be written; there is none.
        RecordGone: the record itself is no longer at its path.
        sqlite3.DatabaseError: the record could not be read.
    """
    folder = path.parent / "backups"
    stamp = datetime.now(UTC).strftime(_STAMP)
    target = folder / f"{path.stem}-{stamp}-{reason}{path.suffix}"
    check_in_place(connection)
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
        with replacing_for_good(target) as part:
            write_copy(connection, part)
            flush_file(part)
            _check_copy(part)
    except OSError as error:
        raise _not_written(connection, target, error.strerror or str(error)) from error
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF not in _OF_THE_DISK:
            raise
        raise _not_written(connection, target, str(error)) from error
    return target


class OpenDatabase(Protocol):
    """A record or a workbook that is open."""

    connection: sqlite3.Connection
    path: Path


def back_up_rotating(record: OpenDatabase, keep: int = 10) -> Path:
    """Copy the record after a session, or a workbook, and keep the newest ``keep`` of such copies.

    Copies that were made for another reason stay.

    Raises:
        RecordUnavailable: as for :func:`back_up`; no older copy was removed then.
    """
    made = back_up(record.connection, record.path, AFTER_SESSION)
    try:
        _remove_old(record.path, made.parent, keep)
    except OSError as error:
        check_in_place(record.connection)
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: the new copy is there, but an old one could not be removed: {reason}",
            ),
            path=made,
            reason=error.strerror or error,
        ) from error
    return made


def _remove_old(path: Path, folder: Path, keep: int) -> None:
    for part in unfinished_copies(path):
        wipe(part)
    name = re.compile(
        rf"{re.escape(path.stem)}-\d{{8}}T\d+Z-{AFTER_SESSION}{re.escape(path.suffix)}"
    )
    copies = sorted(p for p in folder.iterdir() if name.fullmatch(p.name))
    for old in copies[: max(0, len(copies) - keep)]:
        wipe(old)


def copy_twice(study: Path, keep: int = 10) -> list[Path]:
    """Put the newest copies of the record and the workbook into the second place too.

    Copies that were made while the place was out of reach are caught up.

    Args:
        keep: how many of each.

    Returns:
        The new ones; none where no second place is chosen.

    Raises:
        SecondCopyFailed: one could not be put there.
    """
    place = second_place()
    if place is None:
        return []
    folder = StudyFolder(study)
    made: list[Path] = []
    databases = (folder.database, folder.workbook)
    for path in databases:
        made += copy_to_second_place(backups_of(path)[:keep], path, place, keep=keep)
    if all(backups_of(path) or not all_copies(path) for path in databases):
        note_renewed(study)
    return made


def backups_of(path: Path) -> list[Path]:
    """The copies of a record or a workbook in ``backups/``, newest first."""
    folder = path.parent / "backups"
    return sorted(folder.glob(_pattern(path)), reverse=True)


def all_copies(path: Path) -> list[Path]:
    """The copies of a record or a workbook in ``backups/`` and the second place, newest first."""
    there = [file for file in second_copies(path.parent) if file.match(_pattern(path))]
    return sorted([*backups_of(path), *there], key=lambda file: file.name, reverse=True)


def copy_name(copy: Path, path: Path) -> str:
    """The name of a copy in messages; with its folder where that is the second place."""
    return copy.name if copy.parent == path.parent / "backups" else str(copy)


def _pattern(path: Path) -> str:
    return f"{path.stem}-*{path.suffix}"


def write_copy(connection: sqlite3.Connection, target: Path) -> None:
    """Write an open database as a single file without companions.

    Content of a protected study goes into its folder only; SQLite refuses anything else, since it
    copies no encrypted database into one that is not.
    """
    with closing(connect(target)) as copy:
        connection.backup(copy)
        # The copy would otherwise ask for a write-ahead log of its own when it is opened.
        copy.execute("PRAGMA journal_mode = DELETE")


def unfinished_copies(path: Path) -> Iterator[Path]:
    """Unfinished copies of a database that a killed program has left in ``backups/``."""
    folder = path.parent / "backups"
    for file in sorted(folder.iterdir()) if folder.is_dir() else []:
        if is_unfinished(file, path) and file.is_file():
            yield file


def _check_copy(copy: Path) -> None:
    """Read the finished copy again.

    Raises:
        OSError: it differs from what was written; the disk is unreliable.
    """
    try:
        with closing(connect(copy)) as connection:
            sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        sound = False
    if not sound:
        raise OSError(errno.EIO, os.strerror(errno.EIO))


def _not_written(connection: sqlite3.Connection, target: Path, reason: str) -> RecordUnavailable:
    """The message; it says that the record is safe only after checking that."""
    check_in_place(connection)
    return RecordUnavailable(
        QT_TRANSLATE_NOOP(
            "Record",
            "{path}: the copy could not be written: {reason}; the record itself is in its place",
        ),
        path=target,
        reason=reason,
    )

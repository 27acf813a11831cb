"""Identity of open database files: whether they are still the files at their paths.

SQLite goes on writing to a file that was deleted, replaced or taken away with its disk, and
reports success. So the identity of the files is compared before a commit is acknowledged.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Self

from labeval.store.disk.errors import RecordGone
from labeval.store.disk.private_files import companion
from labeval.store.disk.readable_rows import ReadingCursor, strict_texts
from labeval.store.disk.shared_locks import note_end, note_use
from labeval.text.marks import QT_TRANSLATE_NOOP

Identity = tuple[int, int]
"""Device and inode; on Windows volume and file index."""


def identity_of(path: Path) -> Identity | None:
    """The identity of the file or folder at a path; None where there is none to be had."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


class OpenFiles:
    """The files of an open database as they were when it was opened.

    Args:
        path: of the database file; it is open by now.
        with_log: its write-ahead log belongs to them too.
    """

    def __init__(self, path: Path, *, with_log: bool = True) -> None:
        self.path = path
        log = [companion(path, "-wal")] if with_log else []
        paths = (path.absolute().parent, path, *log)
        self._known = [(one, identity_of(one)) for one in paths]

    def check(self) -> None:
        """Check that every file is the one that was opened; costs microseconds.

        Raises:
            RecordGone: one is missing, or another one has its name.
        """
        for path, known in self._known:
            if known is not None and identity_of(path) != known:
                raise self._gone()

    def _gone(self) -> RecordGone:
        folder, known = self._known[0]
        now = identity_of(folder)
        if now is None or (now != known and not self.path.exists()):
            return RecordGone(_NO_FOLDER, path=folder)
        if not self.path.exists():
            return RecordGone(_NO_FILE, path=self.path)
        return RecordGone(_OTHER_FILE, path=self.path)


class OnKnownFiles:
    """The part of a connection that knows the files it was opened on; in front of a class of a
    driver."""

    files: OpenFiles | None = None
    """None before they are known, and for a connection that only reads."""
    path: Path | None = None
    """Path of the database, for messages."""

    def read_from(self, path: Path) -> Self:
        """Name this file in all further messages about damage."""
        self.path = path
        self.text_factory = strict_texts(path)
        note_use(self, path)
        return self

    def close(self) -> None:
        """See :class:`sqlite3.Connection`."""
        super().close()  # type: ignore[misc]
        note_end(self)

    def check_in_place(self) -> None:
        """Raise :class:`RecordGone` where what is written now would be lost."""
        if self.files is not None:
            self.files.check()


class RecordConnection(OnKnownFiles, sqlite3.Connection):
    """A connection that knows the files it was opened on, and reports damage with the file's
    name."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """See :class:`sqlite3.Connection`, by a cursor whose errors say that the file is
        damaged."""
        return self.cursor(ReadingCursor).execute(sql, parameters)


_NO_FOLDER = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the study folder is not there any more: it was removed, renamed or moved, or its "
    "disk is no longer connected. Nothing can be saved there",
)
_NO_FILE = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the file was removed or renamed while it was in use. Nothing can be saved in it",
)
_OTHER_FILE = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: another file has taken the place of the one in use. Nothing can be saved in it",
)

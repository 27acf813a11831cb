"""A study's record: its tables behind one connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labeval.files.closing import Closing
from labeval.store.record.database import explained, open_record, read_record, snapshot
from labeval.store.record.imported import ImportedJudgmentTable
from labeval.store.record.sessions import SessionTable
from labeval.store.record.transcripts import TranscriptTable
from labeval.store.record.versions import VersionTable


class Record(Closing):
    """The open record of a study. Use it as a context manager, or close it.

    What SQLite finds damaged while the block of a ``with`` reads leaves it as a
    :class:`~labeval.store.disk.errors.DamagedRecord`.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path = path
        self.connection: sqlite3.Connection = read_record(path) if read_only else open_record(path)
        self.sessions = SessionTable(self.connection, path)
        self.versions = VersionTable(self.connection)
        self.imported = ImportedJudgmentTable(self.connection, path)
        self.transcripts = TranscriptTable(self.connection, path)

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """A snapshot: everything read inside the block is of one moment, whatever others write
        meanwhile.

        Raises:
            RecordError: the record cannot be read.
        """
        try:
            with snapshot(self.connection):
                yield
        except sqlite3.DatabaseError as error:
            raise explained(error, self.path) from error

    def __exit__(self, *left: object) -> None:
        super().__exit__(*left)
        error = left[1]
        if isinstance(error, sqlite3.DatabaseError):
            problem = explained(error, self.path)
            if problem is not error:
                raise problem from error

    def close(self) -> None:
        """Close the connection; what was acknowledged is already on disk."""
        self.connection.close()

"""Following a record that another program writes: read only, and cheap where nothing is new."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from labeval.files.closing import Closing
from labeval.session.events.events import Ending, Event, Kind
from labeval.session.plan.header import SessionHeader
from labeval.store.disk.connecting import connect
from labeval.store.disk.file_identity import OpenFiles
from labeval.store.record.database import explained, read_record
from labeval.store.record.sessions import SessionTable, read_events
from labeval.store.record.versions import VersionTable
from labeval.study.study import StudyContent

_BUSY_MS = 200


class FollowedRecord(Closing):
    """A record opened with ``mode=ro``: the writer never waits for it, and it never writes.

    Raises:
        RecordError: there is no record, it cannot be read, or another program wrote it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        read_record(path).close()  # says what is wrong with a file that is no record
        with self._explaining():
            connection = connect(path, timeout=_BUSY_MS / 1000, only_read=True)
            self._connection = connection.read_from(path)
        self._files = OpenFiles(path, with_log=False)
        self._sessions = SessionTable(self._connection, path)
        self._versions = VersionTable(self._connection)

    @property
    def is_ready(self) -> bool:
        """Return whether its tables are there; another program may be making them."""
        with self._explaining():
            return bool(self._connection.execute("PRAGMA user_version").fetchone()[0])

    def version(self) -> int:
        """A number that changes with every commit of another program; costs microseconds.

        Raises:
            RecordGone: the record that is read is no longer the one at its path.
        """
        self._files.check()
        with self._explaining():
            return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def newest_session(self, *, open_only: bool) -> str:
        """Id of the session begun last, or of the last one without an end; empty for none."""
        ended = (
            " WHERE coalesce((SELECT kind FROM event e WHERE e.session = s.id "
            "AND e.kind IN (?, ?) ORDER BY seq DESC LIMIT 1), ?) = ?"
            if open_only
            else ""
        )
        with self._explaining():
            row = self._connection.execute(
                f"SELECT id FROM session s{ended} ORDER BY started DESC, rowid DESC LIMIT 1",
                (Kind.SESSION_ENDED, Kind.SESSION_REOPENED, *2 * (Kind.SESSION_REOPENED,))
                if open_only
                else (),
            ).fetchone()
        return row[0] if row else ""

    def recent(self, since: str, most: int) -> list[tuple[str, int, str]]:
        """Sessions whose newest event is not older than ``since`` (UTC), newest first.

        Returns:
            Id, number and moment of the newest event.
        """
        with self._explaining():
            return self._connection.execute(
                "SELECT s.id, e.seq, e.utc FROM session s JOIN event e ON e.session = s.id "
                "AND e.seq = (SELECT max(seq) FROM event WHERE session = s.id) "
                "WHERE e.utc >= ? ORDER BY e.utc DESC LIMIT ?",
                (since, most),
            ).fetchall()

    def rows(self, question: str, values: Sequence[str] = ()) -> list[tuple[Any, ...]]:
        """Rows of an answer to a question in SQL."""
        with self._explaining():
            return self._connection.execute(question, values).fetchall()

    def holds(self, session: str) -> bool:
        """Return whether a session with this id is in the record."""
        with self._explaining():
            found = self._connection.execute("SELECT 1 FROM session WHERE id = ?", (session,))
            return found.fetchone() is not None

    def session_named(self, name: str) -> str:
        """The session with this id, or the newest one of the participant with this code.

        Raises:
            KeyError: there is none.
        """
        with self._explaining():
            row = self._connection.execute(
                "SELECT id FROM session WHERE id = ? OR participant = ? "
                "ORDER BY started DESC, rowid DESC LIMIT 1",
                (name, name),
            ).fetchone()
        if row is None:
            raise KeyError(name)
        return str(row[0])

    def header(self, session: str) -> SessionHeader:
        """The header of a session.

        Raises:
            KeyError: there is no such session.
        """
        with self._explaining():
            return self._sessions.header(session)

    def content(self, version: str) -> StudyContent:
        """A frozen study.

        Raises:
            KeyError: there is no such version.
        """
        with self._explaining():
            return self._versions.content(version)

    def events(self, session: str, *, after: int = 0, until: int | None = None) -> list[Event]:
        """The events with a number above ``after``, and not above ``until``, in order."""
        with self._explaining():
            return read_events(self._connection, session, after=after, until=until)

    def like(self, header: SessionHeader, most: int) -> list[str]:
        """Ids of other completed sessions of the same version and condition, newest first.

        Robots are compared with robots only, and people with people.
        """
        robots = header.kind == "simulated"
        with self._explaining():
            rows = self._connection.execute(
                "SELECT id FROM session s WHERE condition = ? AND version = ? AND id <> ? "
                "AND (kind = 'simulated') = ? AND EXISTS (SELECT 1 FROM event e "
                "WHERE e.session = s.id AND e.kind = ? AND e.value = ?) "
                "ORDER BY started DESC LIMIT ?",
                (
                    *(header.condition, header.version, header.id, robots),
                    *(Kind.SESSION_ENDED, Ending.COMPLETED, most),
                ),
            ).fetchall()
        return [row[0] for row in rows]

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    @contextmanager
    def _explaining(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            raise explained(error, self._path) from error

"""The mailbox: actions of supervisors, durable before the session has seen them.

A database of its own next to the record, ``acts.sqlite``, with one table, which the moderator's
window, the control room and the exchange with a hub write and the session's process only reads,
so that no commit of a session ever waits for a supervisor. Lines for the access log wait in a
second table until the record has one writer. An action that has become an event is
in the record; its row stays here without any meaning. So the mailbox is neither copied with the
record nor merged: actions that still wait are applied when the study is next opened on their
laptop, and go into every later copy and merge with the record.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from labeval.files.closing import Closing
from labeval.session.events.actions import Action, ActionKind
from labeval.store.disk.connecting import connect
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable, StoreError
from labeval.store.disk.private_files import COMPANIONS, companion, last_written, wipe
from labeval.store.disk.read_only_copies import read_schema
from labeval.store.record.database import explained, open_record, read_record, transaction
from labeval.study.folder import mailbox_path
from labeval.text.marks import QT_TRANSLATE_NOOP

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE act (
        number INTEGER PRIMARY KEY AUTOINCREMENT,   -- in the order made
        id TEXT NOT NULL UNIQUE,                    -- UUID, hexadecimal
        session TEXT NOT NULL,
        utc TEXT NOT NULL,
        kind TEXT NOT NULL,
        page TEXT NOT NULL,
        field TEXT NOT NULL,
        value TEXT NOT NULL,
        data TEXT NOT NULL                          -- JSON object, or empty
    ) STRICT;
    CREATE INDEX act_by_session ON act (session, number);
    """,
)
_INSERT = (
    "INSERT INTO act (id, session, utc, kind, page, field, value, data) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_DAMAGED = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the file with what the moderator asked for is damaged; move it away, then go on. "
    "What had reached the session is in the record and is not touched",
)
_NEWER = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: a newer labeval runs the moderator's window; use the same labeval for both",
)
NO_CONSENT = QT_TRANSLATE_NOOP(
    "Record",
    "the participant has not consented yet, so nothing can be kept about the session",
)


class NoConsentYet(StoreError):
    """The session is not in the record, so nothing about it may be written."""


class Mailbox(Closing):
    """The supervisor's end: puts actions in.

    Args:
        record: the study's record; the mailbox is next to it and is made where it is missing.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord: it cannot be written; report it, nothing else
            depends on it.
    """

    def __init__(self, record: Path) -> None:
        self._record = record
        self._path = mailbox_path(record)
        self._connection = _opened(self._path)
        self._sessions: set[str] = set()

    def put(self, session: str, action: Action) -> int:
        """Make an action durable. The same action put in twice is there once.

        Returns:
            Its number, up to which the session reads.

        Raises:
            NoConsentYet: the participant has not consented, so nothing was written.
            RecordError: nothing was written.
        """
        self._check_session(session)
        data = json.dumps(dict(action.data), ensure_ascii=False) if action.data else ""
        row = (
            action.id,
            session,
            action.utc,
            action.kind,
            action.page,
            action.field,
            action.value,
            data,
        )
        try:
            with transaction(self._connection):
                found = self._number(action.id)
                if found is None:
                    self._connection.execute(_INSERT, row)
                    found = self._number(action.id)
        except sqlite3.DatabaseError as error:
            raise _explained(error, self._path) from error
        assert found is not None
        return found

    def close(self) -> None:
        """Close it; what was put in is on disk."""
        self._connection.close()

    def _number(self, id: str) -> int | None:
        row = self._connection.execute("SELECT number FROM act WHERE id = ?", (id,)).fetchone()
        return None if row is None else int(row[0])

    def _check_session(self, session: str) -> None:
        if session in self._sessions:
            return
        with closing(read_record(self._record)) as record:
            row = record.execute("SELECT 1 FROM session WHERE id = ?", (session,)).fetchone()
        if row is None:
            raise NoConsentYet(NO_CONSENT)
        self._sessions.add(session)


class MailboxReader:
    """The session's end: reads actions, and never waits for the writer."""

    def __init__(self, record: Path) -> None:
        self._path = mailbox_path(record)
        self._connection: sqlite3.Connection | None = None

    def after(self, session: str, number: int = 0) -> list[tuple[int, Action]]:
        """A session's actions with a number above ``number``, in the order made.

        Raises:
            RecordError: the mailbox cannot be read.
        """
        connection = self._opened()
        if connection is None:
            return []
        try:
            rows = connection.execute(
                "SELECT number, id, kind, utc, page, field, value, data FROM act "
                "WHERE session = ? AND number > ? ORDER BY number",
                (session, number),
            ).fetchall()
        except sqlite3.DatabaseError as error:
            raise _explained(error, self._path) from error
        return [(row[0], _action(*row[1:])) for row in rows if row[2] in set(ActionKind)]

    def sessions(self) -> list[str]:
        """Ids of the sessions that have actions.

        Raises:
            RecordError: the mailbox cannot be read.
        """
        connection = self._opened()
        if connection is None:
            return []
        try:
            rows = connection.execute("SELECT DISTINCT session FROM act ORDER BY session")
            return [session for (session,) in rows]
        except sqlite3.DatabaseError as error:
            raise _explained(error, self._path) from error

    def close(self) -> None:
        """Close it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _opened(self) -> sqlite3.Connection | None:
        """The connection; None before anything was put in."""
        if self._connection is None and self._path.exists():
            try:
                self._connection = self._connected()
            except sqlite3.DatabaseError as error:
                raise _explained(error, self._path) from error
        return self._connection

    def _connected(self) -> sqlite3.Connection | None:
        """A connection that only reads; None while the mailbox is just being made."""
        connection = connect(self._path, timeout=0)
        try:
            connection.execute("PRAGMA query_only = ON")
            read_schema(connection)  # what fails later keeps a damaged file open with its error
            version: int = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > len(MIGRATIONS):
                raise NewerRecord(_NEWER, path=self._path)
        except BaseException:
            connection.close()
            raise
        if version == 0:
            connection.close()
            return None
        return connection


def last_posted(record: Path) -> int:
    """When anything was last put into the mailbox, in nanoseconds; 0 where there is none."""
    return last_written(mailbox_path(record))


def erase_actions(record: Path, sessions: Sequence[str]) -> tuple[int, list[Path]]:
    """Remove sessions' actions for good, as part of a withdrawal.

    Returns:
        How many were removed; and the mailbox itself, where it could not be read and had to go.

    Raises:
        RecordUnavailable: the moderator's window is open on the study.
    """
    return rewrite_actions(
        record,
        lambda connection: connection.executemany(
            "DELETE FROM act WHERE session = ?", [(id,) for id in sessions]
        ),
    )


def rewrite_actions(
    record: Path, change: Callable[[sqlite3.Connection], object]
) -> tuple[int, list[Path]]:
    """Change actions so that nothing is left of what they held before.

    Returns:
        How many were changed; and the mailbox itself, where it could not be read and had to go.

    Raises:
        RecordUnavailable: the moderator's window is open on the study.
    """
    path = mailbox_path(record)
    if not path.exists():
        return 0, []
    try:
        connection = _opened(path)
    except DamagedRecord:
        wipe(path)
        for suffix in COMPANIONS:
            wipe(companion(path, suffix))
        return 0, [path]
    with closing(connection):
        try:
            with transaction(connection):
                before = connection.total_changes
                change(connection)
                changed = connection.total_changes - before
            connection.execute("VACUUM")
            busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise _explained(error, path) from error
    if busy:
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: the moderator's window is open on this study; close it and do this again",
            ),
            path=path,
        )
    return changed, []


def open_mailbox(path: Path) -> sqlite3.Connection:
    """The mailbox, made where it is missing.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord: as for :class:`Mailbox`.
    """
    return _opened(path)


def _opened(path: Path) -> sqlite3.Connection:
    try:
        return open_record(path, migrations=MIGRATIONS)
    except DamagedRecord as error:
        raise DamagedRecord(_DAMAGED, path=path) from error


def _explained(error: sqlite3.DatabaseError, path: Path) -> Exception:
    problem = explained(error, path)
    return DamagedRecord(_DAMAGED, path=path) if isinstance(problem, DamagedRecord) else problem


def _action(id: str, kind: str, utc: str, page: str, field: str, value: str, data: str) -> Action:
    return Action(
        *(id, ActionKind(kind), utc, page, field, value), data=json.loads(data) if data else {}
    )

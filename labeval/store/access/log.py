"""The access log: who opened, exported, erased or unlocked what. Lines are added and never changed.

A line is written to the mailbox first, so that no session waits for it, and goes into the record
and its ledger once somebody holds the study's lock.
"""

from __future__ import annotations

import getpass
import os
import sqlite3
from contextlib import closing
from enum import StrEnum
from typing import NamedTuple
from uuid import uuid4

from labeval.session.events.clock import utc_now
from labeval.store.chain.ledger import ACCESS_ROWS, enter_access
from labeval.store.disk.connecting import connect
from labeval.store.disk.transactions import transaction
from labeval.store.record.database import explained
from labeval.store.record.heads import note_ledger
from labeval.store.record.mailbox import open_mailbox
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder, mailbox_path

STAFF = "LABEVAL_STAFF"
"""Environment variable with the code of whoever works at this computer."""
_TABLE = (
    "CREATE TABLE IF NOT EXISTS access (id TEXT PRIMARY KEY, utc TEXT NOT NULL, who TEXT NOT NULL, "
    "action TEXT NOT NULL, what TEXT NOT NULL) STRICT, WITHOUT ROWID"
)
"""In the mailbox, whose version stays: the mailbox of a running session is not rewritten for it."""
_INSERT = "INSERT OR IGNORE INTO access (id, utc, who, action, what) VALUES (?, ?, ?, ?, ?)"


class AccessKind(StrEnum):
    """Kind of access."""

    OPENED = "opened"
    EXPORTED = "exported"
    ERASED = "erased"
    UNLOCKED = "unlocked"


class AccessLine(NamedTuple):
    """A line of the log."""

    id: str
    utc: str
    who: str
    action: str
    what: str


def staff_code() -> str:
    """The code of whoever works here: from the environment, else the name of the account."""
    named = os.environ.get(STAFF, "").strip()
    if named:
        return named
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


def note_access(
    folder: StudyFolder, action: AccessKind, what: str, *, who: str = "", utc: str = ""
) -> None:
    """Write a line; it is on disk when this returns. Nothing is written where there is no record.

    Args:
        what: a window, a table, a kind of file; of an erasure the participant's code; of an
            unlocking its reason.
        who: a code of staff; that of this computer when left out.
        utc: now when left out.

    Raises:
        RecordError: it cannot be written.
    """
    if not folder.database.exists():
        return
    line = AccessLine(uuid4().hex, utc or utc_now(), who or staff_code(), action, what)
    with closing(open_mailbox(folder.mailbox)) as mailbox, transaction(mailbox):
        mailbox.execute(_TABLE)
        mailbox.execute(_INSERT, line)


def take_in_accesses(record: Record) -> int:
    """Take the lines that wait into the record; returns how many there were. The caller holds the
    study's lock.

    Raises:
        RecordError: they cannot be read or written; they wait on.
    """
    waiting = _waiting(record)
    if not waiting:
        return 0
    with transaction(record.connection):
        for line in waiting:
            record.connection.execute(_INSERT, line)
            enter_access(record.connection, line.id)
    note_ledger(record.connection)
    # A program that is killed here leaves lines that are known: they are not added again.
    with closing(open_mailbox(mailbox_path(record.path))) as mailbox, transaction(mailbox):
        mailbox.executemany("DELETE FROM access WHERE id = ?", [(line.id,) for line in waiting])
    return len(waiting)


def access_lines(record: Record) -> list[AccessLine]:
    """All lines, those that wait included, the oldest first.

    Raises:
        RecordError: they cannot be read.
    """
    rows = {row[0]: AccessLine(*row) for row in record.connection.execute(ACCESS_ROWS)}
    rows |= {line.id: line for line in _waiting(record)}
    return sorted(rows.values(), key=lambda line: (line.utc, line.id))


def _waiting(record: Record) -> list[AccessLine]:
    path = mailbox_path(record.path)
    if not path.exists():
        return []
    try:
        with closing(connect(path, only_read=True)) as mailbox:
            known = mailbox.execute("SELECT 1 FROM sqlite_master WHERE name = 'access'").fetchone()
            rows = mailbox.execute(f"{ACCESS_ROWS} ORDER BY utc, id") if known else ()
            return [AccessLine(*row) for row in rows]
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error

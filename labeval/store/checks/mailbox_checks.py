"""Checks of the mailbox: whether it is readable, and whether its actions are in the record."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from labeval.store.disk.errors import StoreError
from labeval.store.disk.findings import Finding, Severity, of_error
from labeval.store.disk.row_names import SESSION_IN
from labeval.store.record.mailbox import MailboxReader
from labeval.study.folder import mailbox_path
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP


def mailbox_findings(connection: sqlite3.Connection, record: Path) -> Iterator[Finding]:
    """A mailbox that cannot be read, actions that wait, actions of sessions that are not there."""
    name = mailbox_path(record).name
    reader = MailboxReader(record)
    try:
        actions = {session: reader.after(session) for session in reader.sessions()}
    except StoreError as error:
        yield of_error(Severity.WARNING, name, error)
        return
    finally:
        reader.close()
    sessions = {id for (id,) in connection.execute("SELECT id FROM session")}
    for session, waiting in actions.items():
        where = SESSION_IN.format(file=name, id=session)
        if session not in sessions:
            text = QT_TRANSLATE_NOOP(
                "Verification", "{count:action|actions} of a session that is missing"
            )
            advice = QT_TRANSLATE_NOOP(
                "Verification", "where the participant was erased, erase the code again"
            )
            values = {"count": Amount(len(waiting))}
            yield Finding(Severity.WARNING, where, text, advice, values)
            continue
        applied = _applied(connection, session)
        count = sum(action.id not in applied for _, action in waiting)
        if count:
            text = QT_TRANSLATE_NOOP(
                "Verification", "{count:action waits|actions wait} to be applied"
            )
            advice = QT_TRANSLATE_NOOP(
                "Verification", "they are when the session is resumed or the study next opened"
            )
            values = {"count": Amount(count)}
            yield Finding(Severity.NOTE, where, text, advice, values)


def _applied(connection: sqlite3.Connection, session: str) -> set[str]:
    found = set()
    for (data,) in connection.execute(
        "SELECT data FROM event WHERE session = ? AND data LIKE '%\"act\"%'", (session,)
    ):
        with suppress(ValueError, AttributeError):  # another check reports damaged data
            found.add(str(json.loads(data).get("act", "")))
    return found

"""Supervisor actions: from the mailbox into sessions."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from labeval.hub.state import of_others
from labeval.session.events.actions import WRITTEN_DOWN, Action, ActionKind, is_stale
from labeval.session.events.clock import resumed_clock
from labeval.session.events.events import RecordError
from labeval.session.events.not_now import NotNow
from labeval.session.running.action_events import ActionRefusal
from labeval.session.running.opening import reopen
from labeval.session.running.session import Session
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock, is_held
from labeval.store.record.mailbox import MailboxReader
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder

_log = logging.getLogger(__name__)


class SessionActions:
    """The actions of one session as they come in; each is handed out once.

    Args:
        record: path of the study's record, next to which the mailbox is.
    """

    def __init__(self, record: Path, session: str) -> None:
        self._reader = MailboxReader(record)
        self._session = session
        self._seen = 0

    def waiting(self) -> Sequence[Action]:
        """The actions that no earlier call returned, in the order made; it never blocks.

        Raises:
            RecordError: they cannot be read.
        """
        found = self._reader.after(self._session, self._seen)
        if found:
            self._seen = found[-1][0]
        return [action for _, action in found]

    def look_again(self) -> None:
        """Begin again with the first action; applied ones are recognised by their ids."""
        self._seen = 0

    def close(self) -> None:
        """Let go of the mailbox."""
        self._reader.close()


def apply_waiting(session: Session, record: Path) -> int:
    """Apply the actions that came while nobody ran the session.

    Returns:
        How many were applied.

    Raises:
        RecordError: the record cannot be written, or the mailbox not be read.
    """
    actions = SessionActions(record, session.header.id)
    try:
        return sum(session.apply_action(action) for action in actions.waiting())
    finally:
        actions.close()


def apply_remaining(record: Record) -> int:
    """Apply the actions for sessions that nobody runs; the caller holds the study's lock.

    A mailbox that cannot be read is only logged; ``labeval verify`` reports it.

    Returns:
        How many actions were applied.

    Raises:
        RecordError: the record cannot be written.
    """
    reader = MailboxReader(record.path)
    try:
        left = {session: reader.after(session) for session in reader.sessions()}
    except RecordError as error:
        _log.warning("the moderator's actions cannot be read: %s", error)
        return 0
    finally:
        reader.close()
    return sum(
        _apply(record, id, [action for _, action in actions]) for id, actions in left.items()
    )


def apply_where_closed(folder: StudyFolder) -> int:
    """Apply the actions that wait, unless a program has the study open, which does it itself.

    Returns:
        How many actions were applied.

    Raises:
        RecordError: the record cannot be written.
    """
    if is_held(folder.lock):
        return 0
    try:
        lock = StudyLock(folder.lock)
    except RecordUnavailable:
        return 0
    with lock, Record(folder.database) as record:
        return apply_remaining(record)


def _apply(record: Record, id: str, actions: Sequence[Action]) -> int:
    try:
        header = record.sessions.header(id)
    except KeyError:  # erased, or from a record that was put in this one's place
        return 0
    events = record.sessions.events(id)
    known = {event.data.get("act") for event in events}
    waiting = [action for action in actions if action.id not in known]
    if not waiting:
        return 0
    session = reopen(
        header,
        record.versions.content(header.version),
        record.sessions,
        record.sessions.journal(id),
        events,
        resumed_clock(id, events),
    )
    applied = 0
    for action in waiting:
        is_open = session.state.ended is None
        if is_open and action.kind not in WRITTEN_DOWN and not is_stale(action):
            continue  # until the session is resumed or ended
        begun = action.kind == ActionKind.REOPEN and newest_here(record) != id
        try:
            refusal = ActionRefusal.NEXT_BEGUN if begun else None
            applied += session.apply_action(action, on_screen=False, refusal=refusal)
        except NotNow:
            break
    return applied


def newest_here(record: Record) -> str:
    """The session that was begun last on this computer."""
    return record.sessions.newest(of_others(StudyFolder(record.path.parent)))

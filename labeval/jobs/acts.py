"""Acts on their way from the mailbox into sessions."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from labeval.session.acting import Refusal
from labeval.session.acts import Act, ActKind
from labeval.session.clock import resumed_clock
from labeval.session.events import RecordError
from labeval.session.run import Session, reopen
from labeval.session.supervised import NotNow
from labeval.store.mailbox import MailboxReader
from labeval.store.record import Record

_log = logging.getLogger(__name__)

_ANY_TIME = frozenset(
    {
        *(ActKind.NOTE, ActKind.MARKER, ActKind.REMARKS),
        *(ActKind.INTERVIEW_ASKED, ActKind.INTERVIEW_NOTE, ActKind.INTERVIEW_QUESTION),
    }
)
"""What a session that was cut off takes too; the rest waits until it is resumed or ended."""


class SessionActs:
    """The acts of one session as they come in; each is handed out once.

    Args:
        record: path of the study's record, beside which the mailbox lies.
    """

    def __init__(self, record: Path, session: str) -> None:
        self._reader = MailboxReader(record)
        self._session = session
        self._seen = 0

    def waiting(self) -> Sequence[Act]:
        """The acts that this was not asked for before, in the order made; it never waits.

        Raises:
            RecordError: they cannot be read.
        """
        found = self._reader.after(self._session, self._seen)
        if found:
            self._seen = found[-1][0]
        return [act for _, act in found]

    def look_again(self) -> None:
        """Hand everything out again; what was applied is known by its id."""
        self._seen = 0

    def close(self) -> None:
        """Let go of the mailbox."""
        self._reader.close()


def apply_waiting(session: Session, record: Path) -> int:
    """Apply the acts that came while nobody ran the session.

    Returns:
        How many were applied.

    Raises:
        RecordError: the record cannot be written, or the mailbox not be read.
    """
    acts = SessionActs(record, session.header.id)
    try:
        return sum(session.apply_act(act) for act in acts.waiting())
    finally:
        acts.close()


def apply_left_behind(record: Record) -> int:
    """Apply what waits for sessions that nobody runs; the caller holds the study's lock.

    A mailbox that cannot be read keeps nobody from working: it is logged, and verify tells it.

    Returns:
        How many acts were applied.

    Raises:
        RecordError: the record cannot be written.
    """
    reader = MailboxReader(record.path)
    try:
        left = {session: reader.after(session) for session in reader.sessions()}
    except RecordError as error:
        _log.warning("the moderator's acts cannot be read: %s", error)
        return 0
    finally:
        reader.close()
    return sum(_apply(record, id, [act for _, act in acts]) for id, acts in left.items())


def _apply(record: Record, id: str, acts: Sequence[Act]) -> int:
    try:
        header = record.sessions.header(id)
    except KeyError:  # erased, or from a record that was put in this one's place
        return 0
    events = record.sessions.events(id)
    known = {event.data.get("act") for event in events}
    waiting = [act for act in acts if act.id not in known]
    if not waiting:
        return 0
    session = reopen(
        header,
        record.versions.content(header.version),
        record.sessions,
        record.sessions.journal(id),
        events,
        resumed_clock(events[-1].at_ms, events[-1].utc),
    )
    applied = 0
    for act in waiting:
        if session.state.ended is None and act.kind not in _ANY_TIME:
            continue
        begun = act.kind == ActKind.REOPEN and record.sessions.newest() != id
        try:
            refusal = Refusal.NEXT_BEGUN if begun else None
            applied += session.apply_act(act, on_screen=False, refusal=refusal)
        except NotNow:
            break
    return applied

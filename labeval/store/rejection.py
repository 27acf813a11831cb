"""A session that a supervisor rejects: its record stays, its seat is given again."""

from __future__ import annotations

from labeval.session.clock import utc_now
from labeval.session.events import Event, Kind
from labeval.store.errors import StoreError
from labeval.store.record import Record
from labeval.text.marks import QT_TRANSLATE_NOOP


class RejectionRefused(StoreError):
    """The session cannot be rejected, or its rejection not taken back."""


def find_session(record: Record, named: str) -> str:
    """The id of the session that a supervisor names by its id, the beginning of it, or its code.

    Raises:
        RejectionRefused: there is none, or there are several.
    """
    headers = list(record.sessions.headers())
    found = [h.id for h in headers if named in (h.id, h.participant)]
    found = found or [h.id for h in headers if named and h.id.startswith(named)]
    if not found:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP(
                "Record", "there is no session “{named}”; the table “sessions” lists them"
            ),
            named=named,
        )
    if len(found) > 1:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP("Record", "“{named}” can be several sessions: {sessions}"),
            named=named,
            sessions=", ".join(found),
        )
    return found[0]


def reject(record: Record, session: str, why: str) -> None:
    """Reject a session that has ended. The caller holds the study's lock.

    Raises:
        KeyError: there is no such session.
        RejectionRefused: it has not ended, it is rejected already, or the reason is empty.
        RecordError: it cannot be written.
    """
    if not why.strip():
        raise RejectionRefused(QT_TRANSLATE_NOOP("Record", "a rejection needs a reason"))
    before = _standing(record, session)
    if before:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP("Record", "session {session} is rejected already: {reason}"),
            session=session,
            reason=before,
        )
    _append(record, session, why.strip())


def take_back(record: Record, session: str) -> None:
    """Take a rejection back. The caller holds the study's lock.

    The seat may have been given again meanwhile; then there is one session more.

    Raises:
        KeyError: there is no such session.
        RejectionRefused: it is not rejected.
        RecordError: it cannot be written.
    """
    if not _standing(record, session):
        raise RejectionRefused(
            QT_TRANSLATE_NOOP("Record", "session {session} is not rejected"), session=session
        )
    _append(record, session, "")


def _standing(record: Record, session: str) -> str:
    """Why an ended session is rejected; empty where it is not."""
    record.sessions.header(session)
    events = record.sessions.events(session)
    if not any(event.kind == Kind.SESSION_ENDED for event in events):
        raise RejectionRefused(
            QT_TRANSLATE_NOOP(
                "Record", "session {session} has not ended; resume it, or end it first"
            ),
            session=session,
        )
    reasons = [event.value for event in events if event.kind == Kind.SESSION_REJECTED]
    return reasons[-1] if reasons else ""


def _append(record: Record, session: str, why: str) -> None:
    last = record.sessions.events(session)[-1]
    event = Event(last.seq + 1, last.at_ms, utc_now(), Kind.SESSION_REJECTED, value=why)
    record.sessions.journal(session).append([event])

"""Rejection of a session, or of a set of it: its record stays, its place becomes free."""

from __future__ import annotations

from labeval.session.events.clock import utc_now
from labeval.session.events.events import Event, Kind
from labeval.session.plan.sets import sets_of
from labeval.session.state.state import state_after
from labeval.store.disk.errors import StoreError
from labeval.store.record.record import Record
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


def reject(record: Record, session: str, why: str, *, only: str = "") -> None:
    """Reject a session that has ended, or one set of it. The caller holds the study's lock.

    Args:
        only: the set, which is a block or a step; the whole session when left out.

    Raises:
        KeyError: there is no such session.
        RejectionRefused: it has not ended, it has no such set, it is rejected already, or the
            reason is empty.
        RecordError: it cannot be written.
    """
    if not why.strip():
        raise RejectionRefused(QT_TRANSLATE_NOOP("Record", "a rejection needs a reason"))
    before = _state_of(record, session, only)
    if before and only:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP(
                "Record", "“{set}” of session {session} is rejected already: {reason}"
            ),
            set=only,
            session=session,
            reason=before,
        )
    if before:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP("Record", "session {session} is rejected already: {reason}"),
            session=session,
            reason=before,
        )
    _append(record, session, why.strip(), only)


def take_back(record: Record, session: str, *, only: str = "") -> None:
    """Withdraw the rejection of a session, or of one set. The caller holds the study's lock.

    The place may have been given again meanwhile; then it has one rater more.

    Raises:
        KeyError: there is no such session.
        RejectionRefused: it is not rejected, or has no such set.
        RecordError: it cannot be written.
    """
    if _state_of(record, session, only):
        _append(record, session, "", only)
    elif only:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP("Record", "“{set}” of session {session} is not rejected"),
            set=only,
            session=session,
        )
    else:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP("Record", "session {session} is not rejected"), session=session
        )


def _state_of(record: Record, session: str, only: str) -> str:
    """Why an ended session, or a set of it, is rejected; empty where it is not."""
    header = record.sessions.header(session)
    events = record.sessions.events(session)
    state = state_after(header.plan, events)
    if state.ended is None:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP(
                "Record", "session {session} has not ended; resume it, or end it first"
            ),
            session=session,
        )
    if not only:
        return state.rejected
    known = sets_of(header.plan)
    if only not in known:
        raise RejectionRefused(
            QT_TRANSLATE_NOOP("Record", "session {session} has no set “{set}”; it has {known}"),
            session=session,
            set=only,
            known=", ".join(known),
        )
    return state.rejected_sets.get(only, "")


def _append(record: Record, session: str, why: str, only: str) -> None:
    last = record.sessions.events(session)[-1]
    kind = Kind.SET_REJECTED if only else Kind.SESSION_REJECTED
    event = Event(last.seq + 1, last.at_ms, utc_now(), kind, field=only, value=why)
    record.sessions.journal(session).append([event])

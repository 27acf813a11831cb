"""One row per exchange between supervisor and participant: actions and questions."""

from __future__ import annotations

import json
from collections.abc import Iterator

from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.supervisor_actions import PLACE, codes, times
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column, Row
from labeval.session.events.actions import ABOUT_ACTION, ACTION_ID
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column(
        "by",
        "supervisor or participant.",
        values={"supervisor": "supervisor", "participant": "participant"},
    ),
    Column("kind", "What was done, as the table of events calls it."),
    Column("seconds", "Session clock when it was done.", "number"),
    Column("applied_seconds", "Session clock when it reached the session.", "number"),
    *PLACE,
    Column("value", "Text, reason, minutes, or the id of a hint; for act_refused why."),
    Column("details", "What else is known, as JSON."),
    Column("done_at", "UTC when it was done, ISO 8601."),
)

_ELSEWHERE = frozenset(
    {
        *(Kind.NOTE, Kind.MARKER, Kind.REMARKS),
        *(Kind.INTERVIEW_ASKED, Kind.INTERVIEW_NOTE, Kind.INTERVIEW_QUESTION),
    }
)
"""Kinds that have tables of their own: notes, markers, interview."""
_BY_PARTICIPANT = frozenset(
    {Kind.QUESTION_ASKED, Kind.QUESTION_WITHDRAWN, Kind.MESSAGE_READ, Kind.PAUSED, Kind.RESUMED}
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """Everything by participant and session, in the order it reached the session."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    for event in session.events:
        if event.kind in _ELSEWHERE:
            continue
        if ACTION_ID in event.data:
            yield (*codes(session), "supervisor", *_cells(event))
        elif event.kind in _BY_PARTICIPANT:
            yield (*codes(session), "participant", *_cells(event))


def _cells(event: Event) -> tuple[str, ...]:
    seconds, utc = times(event)
    details = {name: value for name, value in event.data.items() if name not in ABOUT_ACTION}
    return (
        *(event.kind, seconds, f"{event.at_ms // 1000}.{event.at_ms % 1000:03d}"),
        *(event.page, event.field, event.value),
        json.dumps(details, ensure_ascii=False) if details else "",
        utc,
    )

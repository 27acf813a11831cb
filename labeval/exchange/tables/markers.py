"""One row per marker that the supervisor set and did not take back."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.supervisor_actions import PLACE, codes, times
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column, Row
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("marker", "The marker's id in the study."),
    Column("seconds", "Session clock when it was set.", "number"),
    *PLACE,
    Column("set_at", "UTC, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All markers by participant and session, in the order set."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        for event in current_markers(session):
            seconds, utc = times(event)
            yield (*codes(session), event.value, seconds, event.page, event.field, utc)


def current_markers(session: RecordedSession) -> Iterator[Event]:
    """The events that set the markers of a session which were not taken back."""
    markers: dict[str, Event] = {}
    for event in session.events:
        if event.kind == Kind.MARKER:
            if event.value:
                markers[str(event.data["marker"])] = event
            else:
                markers.pop(str(event.data["marker"]), None)
    yield from markers.values()

"""Everything that happened, one row per event; the whole history of every answer is here."""

from __future__ import annotations

import json
from collections.abc import Iterator

from labeval.exchange.recorded import recorded_sessions
from labeval.exchange.table import PARTICIPANT, SESSION, Column, Row
from labeval.session.events.events import Kind
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    Column("seq", "The event's number in its session.", "integer"),
    Column("at_ms", "Session clock, ms.", "integer"),
    Column("utc", "UTC, ISO 8601."),
    Column("kind", "What happened."),
    Column("page", "The page or step that was on screen."),
    Column("field", "What was answered or concerned."),
    Column(
        "value",
        "The answer, the comment or the choice; empty where one was taken back. The trace of a "
        "code stays in the record.",
    ),
    Column("data", "Further facts, as a JSON object; empty where there are none."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All events by participant, session and number."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        for event in session.events:
            data = json.dumps(dict(event.data), ensure_ascii=False) if event.data else ""
            yield (
                *session.codes,
                *(str(event.seq), str(event.at_ms), event.utc, str(event.kind)),
                *(event.page, event.field, "" if event.kind == Kind.QUALIFIED else event.value),
                data,
            )

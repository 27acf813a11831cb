"""One row per consent that was asked for and given or declined."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.recorded import recorded_sessions
from labeval.exchange.table import PARTICIPANT, SESSION, Column, Row
from labeval.session.events.events import Kind
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    Column("consent", "What was asked: rating, audio, quotation or sharing."),
    Column("choice", "given or declined.", values={"given": "given", "declined": "declined"}),
    Column("text_version", "Version of the text that was agreed to."),
    Column("decided_at", "UTC, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All consents by participant and session, in the order decided."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        for event in session.events:
            if event.kind == Kind.CONSENT:
                version = str(event.data.get("version", ""))
                yield (*session.codes, event.field, event.value, version, event.utc)

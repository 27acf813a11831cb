"""One row per paste into a response or an edited text: its origin, and how much of it stayed."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.recorded import recorded_sessions
from labeval.exchange.table import PARTICIPANT, SESSION, Column, Row
from labeval.session.state.pastes import kept_words, pasted_events
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    Column("page", "The page's id, as in responses or rewrites."),
    Column("at_ms", "Session clock, ms.", "integer"),
    Column("utc", "UTC, ISO 8601."),
    Column("origin", "passage:n, own (from the text itself) or outside."),
    Column("words", "Words of the pasted text.", "integer"),
    Column("kept_words", "How many of them are in the text at the end.", "integer"),
    Column("text", "The pasted text."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All pastes by participant and session, response after response."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        for written in session.written():
            final = session.state.texts.get(written, "")
            for event in pasted_events(session.events, written):
                kept, words = kept_words(final, event.value)
                yield (
                    *(*session.codes, written, str(event.at_ms), event.utc, event.field),
                    *(str(words), str(kept), event.value),
                )

"""One row per note of the supervisor, with the time and place of its first key."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.recorded import recorded_sessions
from labeval.exchange.supervisor_actions import PLACE, codes, times, written_notes
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column, Row
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("note", "The note's id."),
    Column("begun_seconds", "Session clock when it was begun.", "number"),
    Column("finished_seconds", "Session clock of its newest change.", "number"),
    *PLACE,
    Column("text", "The note, with its line breaks."),
    Column("begun_at", "UTC when it was begun, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All notes by participant and session, in the order begun; an emptied one is none."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        for note in written_notes(session.events):
            seconds, utc = times(note.begun)
            finished, _ = times(note.events[-1])
            place = (note.begun.page, note.begun.field)
            yield (*codes(session), note.id, seconds, finished, *place, note.text, utc)

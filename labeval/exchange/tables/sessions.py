"""One row per session."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from labeval.exchange.cells import yes_no
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, YES_NO, Column, Row
from labeval.session.events.events import Event, Kind
from labeval.session.state.recordings import recordings_of
from labeval.store.record.record import Record

_MINUTES = (
    "Session clock from the first event to the last, pauses included, times between runs not."
)
_ENDINGS = {
    "completed": "completed",
    "test_failed": "test failed",
    "training_failed": "training failed",
    "attention_missed": "attention missed",
    "ended_early": "ended early",
}
COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("number", "Number of the participant within the condition, from 0.", "integer"),
    Column(
        "kind",
        "real, simulated or rehearsal.",
        values={"real": "real", "simulated": "simulated", "rehearsal": "rehearsal"},
    ),
    Column("language", "The language it began in."),
    Column("group", "The participant's group, where the study has groups."),
    Column("version", "Id of the study version it ran with."),
    Column("seed", "Its order is drawn from this; text, since it may exceed what a double holds."),
    Column("assignment", "Why this condition."),
    Column("started", "UTC, ISO 8601."),
    Column("ended", "UTC, ISO 8601; empty while it has not ended."),
    Column(
        "ending",
        "completed, test_failed, training_failed, attention_missed, ended_early; empty while it "
        "has not ended.",
        values=_ENDINGS,
    ),
    Column("rejected", "yes where a supervisor rejected it, else no.", values=YES_NO),
    Column("rejection", "The supervisor's reason; empty where it was not rejected."),
    Column("rejected_sets", "Blocks and steps that were rejected by themselves, joined by |."),
    Column("limit", "The limit that ended the rating, pages or minutes; empty where none did."),
    Column("minutes", _MINUTES, "number"),
    Column(
        "thought_aloud",
        "yes where thinking aloud was recorded, else no.",
        values=YES_NO,
    ),
    Column("consents", "The consents that were given, joined by |."),
    Column("program", "The version of labeval it began with."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All sessions by participant and id; imported judgments have none."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield _row(session, record.sessions.program(session.header.id))


def _lasted_ms(events: Sequence[Event]) -> int:
    """Time on the session clock, without the time between two runs, which no clock measures."""
    return sum(
        after.at_ms - before.at_ms
        for before, after in pairwise(events)
        if after.kind not in _BETWEEN_RUNS
    )


_BETWEEN_RUNS = frozenset({Kind.SESSION_RESUMED, Kind.SESSION_REOPENED})


def _thought_aloud(events: Sequence[Event]) -> str:
    return yes_no(any(sound.part in ("think_aloud", "both") for sound in recordings_of(events)))


def _row(session: RecordedSession, program: str) -> Row:
    header, events = session.header, session.events
    ends = [event for event in events if event.kind == Kind.SESSION_ENDED]
    ended = ends[-1] if session.state.ended is not None else None
    limit = next((event.field for event in events if event.kind == Kind.LIMIT_REACHED), "")
    lasted_ms = _lasted_ms(events)
    given = [name for name, agreed in session.state.consents.items() if agreed]
    return (
        *(*session.codes, header.condition, str(header.number), header.kind, header.language),
        *(header.group, header.version, str(header.seed), header.assignment, header.started),
        *((ended.utc, ended.value) if ended else ("", "")),
        *(yes_no(bool(session.state.rejected)), session.state.rejected),
        *("|".join(session.state.rejected_sets), limit),
        *(f"{lasted_ms / 60_000:.3f}", _thought_aloud(events), "|".join(given), program),
    )

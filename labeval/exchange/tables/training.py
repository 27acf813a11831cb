"""One row per round of a training that is scored."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.cells import yes_no
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, YES_NO, Column, Row
from labeval.session.events.events import Kind
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("block", "The block that was trained for."),
    Column("try", "Which round of the training, from 1.", "integer"),
    Column("right", "Right answers.", "integer"),
    Column("of", "Answers that have a right value.", "integer"),
    Column("score", "The share of right answers.", "number"),
    Column(
        "passed",
        "yes or no: whether the pass mark was reached; yes where there is none.",
        values=YES_NO,
    ),
    Column("scored_at", "UTC, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All scored rounds by participant and session, in their order."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    blocks = {step.place: step.block for step in session.header.plan.steps}
    for event in session.events:
        if event.kind == Kind.TRAINING_SCORED:
            yield (
                *(*session.codes, session.header.condition, blocks.get(event.page, "")),
                *(str(event.data["try"]), str(event.data["right"]), str(event.data["of"])),
                *(event.value, yes_no(event.data["passed"]), event.utc),
            )

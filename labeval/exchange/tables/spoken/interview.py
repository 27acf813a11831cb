"""One row per question of the interview that was asked or noted, and one for the remarks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from labeval.coding.rows import OWN_QUESTIONS, REMARKS
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.supervisor_actions import codes, times
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column, Row
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("section", "The section's id in the guide; own, or remarks."),
    Column("question", "The question's id; empty for the remarks."),
    Column("wording", "As the guide has it in the session's language, or as it was added."),
    Column("asked_seconds", "Session clock when it was ticked as asked.", "number"),
    Column("notes", "What was noted, with its line breaks."),
    Column("noted_seconds", "Session clock of the newest change of the notes.", "number"),
    Column("asked_at", "UTC when it was ticked as asked, ISO 8601."),
)


@dataclass(slots=True)
class _Answer:
    """Facts about one question."""

    asked: Event | None = None
    noted: Event | None = None
    wording: str = ""


@dataclass(slots=True)
class _Interview:
    """Facts about one session's interview."""

    answers: dict[str, _Answer] = field(default_factory=dict)
    remarks: Event | None = None

    def apply(self, event: Event) -> None:
        """Let one event happen."""
        if event.kind == Kind.REMARKS:
            self.remarks = event
        elif event.kind == Kind.INTERVIEW_ASKED:
            self._of(event).asked = event if event.value else None
        elif event.kind == Kind.INTERVIEW_NOTE:
            self._of(event).noted = event
        elif event.kind == Kind.INTERVIEW_QUESTION:
            self._of(event).wording = event.value

    def _of(self, event: Event) -> _Answer:
        return self.answers.setdefault(event.field, _Answer())


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All questions by participant and session: those of the guide in its order, then own ones."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from session_rows(session)


def session_rows(session: RecordedSession) -> Iterator[Row]:
    """Those of one session."""
    found = _Interview()
    for event in session.events:
        found.apply(event)
    language = session.state.appearance.get("language", session.header.language)
    for part in session.content.study.moderation.interview:
        for question in part.questions:
            answer = found.answers.pop(question.id, None)
            if answer is not None:
                wording = question.text.in_language(language)
                yield from _row(session, (part.id, question.id, wording), answer)
    for id, answer in found.answers.items():
        yield from _row(session, (OWN_QUESTIONS, id, answer.wording), answer)
    if found.remarks is not None and found.remarks.value.strip():
        yield from _row(session, (REMARKS, "", ""), _Answer(noted=found.remarks))


def _row(
    session: RecordedSession, question: tuple[str, str, str], answer: _Answer
) -> Iterator[Row]:
    """The row of a question; none where neither a tick nor notes are left of it."""
    asked = times(answer.asked) if answer.asked is not None else ("", "")
    noted = answer.noted if answer.noted is not None and answer.noted.value.strip() else None
    if answer.asked is None and noted is None:
        return
    notes = (noted.value, times(noted)[0]) if noted is not None else ("", "")
    yield (*codes(session), *question, asked[0], *notes, asked[1])

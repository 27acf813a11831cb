"""The supervisor's notes, marks and actions, the participant's questions, and the interview."""

from __future__ import annotations

from dataclasses import dataclass, field

from labeval.session.events.actions import ACTION_ID, acted_ms
from labeval.session.events.events import Event, Kind


@dataclass(slots=True)
class Note:
    """A note of the supervisor, with the time and place of its first key."""

    id: str
    at_ms: int
    page: str
    criterion: str
    text: str = ""


@dataclass(slots=True)
class SetMarker:
    """A marker as it was set; ``id`` is that of this setting."""

    id: str
    marker: str
    at_ms: int
    page: str
    criterion: str


@dataclass(slots=True)
class ParticipantQuestion:
    """A question of the participant; ``seq`` names it."""

    seq: int
    at_ms: int
    page: str
    criterion: str


@dataclass(slots=True)
class InterviewAnswer:
    """A question of the interview: when it was asked, and what was noted."""

    asked_ms: int | None = None
    note: str = ""

    @property
    def was_asked(self) -> bool:
        """True if it was ticked, or what was answered is noted."""
        return self.asked_ms is not None or bool(self.note.strip())


@dataclass(slots=True)
class SupervisorLog:
    """Follows a session's events and keeps the notes on it."""

    notes: dict[str, Note] = field(default_factory=dict)
    markers: dict[str, SetMarker] = field(default_factory=dict)
    questions: dict[int, ParticipantQuestion] = field(default_factory=dict)
    interview: dict[str, InterviewAnswer] = field(default_factory=dict)
    own_questions: dict[str, str] = field(default_factory=dict)
    """Id to wording of the supervisor's own questions, in the order added."""
    remarks: str = ""
    refused: dict[str, str] = field(default_factory=dict)
    """Id of an action that could not be applied, to the reason."""
    done: set[str] = field(default_factory=set)
    """Ids of the actions that have been applied."""

    def apply(self, event: Event) -> None:
        """Apply one event."""
        if ACTION_ID in event.data:
            self.done.add(event.data[ACTION_ID])
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event)


def _noted(log: SupervisorLog, event: Event) -> None:
    id = event.data["note"]
    note = log.notes.get(id)
    if note is None:
        note = log.notes[id] = Note(id, acted_ms(event), event.page, event.field)
    note.text = event.value


def _marked(log: SupervisorLog, event: Event) -> None:
    id = event.data["marker"]
    if event.value:
        log.markers[id] = SetMarker(id, event.value, acted_ms(event), event.page, event.field)
    else:
        log.markers.pop(id, None)


def _asked(log: SupervisorLog, event: Event) -> None:
    log.questions[event.seq] = ParticipantQuestion(event.seq, event.at_ms, event.page, event.field)


def _refused(log: SupervisorLog, event: Event) -> None:
    log.refused[event.data[ACTION_ID]] = event.value


def _interview_asked(log: SupervisorLog, event: Event) -> None:
    answer = log.interview.setdefault(event.field, InterviewAnswer())
    answer.asked_ms = acted_ms(event) if event.value else None


def _interview_noted(log: SupervisorLog, event: Event) -> None:
    log.interview.setdefault(event.field, InterviewAnswer()).note = event.value


def _interview_added(log: SupervisorLog, event: Event) -> None:
    if event.value:
        log.own_questions[event.field] = event.value
    else:
        log.own_questions.pop(event.field, None)


def _remarked(log: SupervisorLog, event: Event) -> None:
    log.remarks = event.value


_HANDLERS = {
    Kind.NOTE: _noted,
    Kind.MARKER: _marked,
    Kind.QUESTION_ASKED: _asked,
    Kind.ACTION_REFUSED: _refused,
    Kind.INTERVIEW_ASKED: _interview_asked,
    Kind.INTERVIEW_NOTE: _interview_noted,
    Kind.INTERVIEW_QUESTION: _interview_added,
    Kind.REMARKS: _remarked,
}

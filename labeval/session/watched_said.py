"""What the supervisor noted, marked and did, what the participant asked, and the interview."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from labeval.session.acts import ACT, ACTED
from labeval.session.events import Event, Kind


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
class Asked:
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


@dataclass(slots=True)
class Said:
    """Follows a session's events and keeps what people said about it."""

    notes: dict[str, Note] = field(default_factory=dict)
    markers: dict[str, SetMarker] = field(default_factory=dict)
    questions: dict[int, Asked] = field(default_factory=dict)
    interview: dict[str, InterviewAnswer] = field(default_factory=dict)
    own_questions: dict[str, str] = field(default_factory=dict)
    """Id to wording of the supervisor's own questions, in the order added."""
    remarks: str = ""
    refused: dict[str, str] = field(default_factory=dict)
    """Id of an act that could not be applied, to why."""
    done: set[str] = field(default_factory=set)
    """Ids of the acts that have happened."""

    def notes_on(self, page: str) -> list[Note]:
        """The notes about a page that say something."""
        return [n for n in self.notes.values() if n.page == page and n.text.strip()]

    def apply(self, event: Event) -> None:
        """Let one event happen."""
        if ACT in event.data:
            self.done.add(event.data[ACT])
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event)


def acted_ms(event: Event) -> int:
    """Session time at which the supervisor acted, which may be before the event."""
    acted = event.data.get(ACTED)
    if not acted:
        return event.at_ms
    late = datetime.fromisoformat(event.utc) - datetime.fromisoformat(acted)
    return max(0, event.at_ms - max(0, round(late.total_seconds() * 1000)))


def _noted(said: Said, event: Event) -> None:
    id = event.data["note"]
    note = said.notes.get(id)
    if note is None:
        note = said.notes[id] = Note(id, acted_ms(event), event.page, event.field)
    note.text = event.value


def _marked(said: Said, event: Event) -> None:
    id = event.data["marker"]
    if event.value:
        said.markers[id] = SetMarker(id, event.value, acted_ms(event), event.page, event.field)
    else:
        said.markers.pop(id, None)


def _asked(said: Said, event: Event) -> None:
    said.questions[event.seq] = Asked(event.seq, event.at_ms, event.page, event.field)


def _refused(said: Said, event: Event) -> None:
    said.refused[event.data[ACT]] = event.value


def _interview_asked(said: Said, event: Event) -> None:
    answer = said.interview.setdefault(event.field, InterviewAnswer())
    answer.asked_ms = acted_ms(event) if event.value else None


def _interview_noted(said: Said, event: Event) -> None:
    said.interview.setdefault(event.field, InterviewAnswer()).note = event.value


def _interview_added(said: Said, event: Event) -> None:
    if event.value:
        said.own_questions[event.field] = event.value
    else:
        said.own_questions.pop(event.field, None)


def _remarked(said: Said, event: Event) -> None:
    said.remarks = event.value


_HANDLERS = {
    Kind.NOTE: _noted,
    Kind.MARKER: _marked,
    Kind.QUESTION_ASKED: _asked,
    Kind.ACT_REFUSED: _refused,
    Kind.INTERVIEW_ASKED: _interview_asked,
    Kind.INTERVIEW_NOTE: _interview_noted,
    Kind.INTERVIEW_QUESTION: _interview_added,
    Kind.REMARKS: _remarked,
}

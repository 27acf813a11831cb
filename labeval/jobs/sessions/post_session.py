"""Work left with a session that has just ended: interview, remarks, or nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from labeval.session.events.events import Ending, Kind

if TYPE_CHECKING:
    from labeval.store.record.record import Record


@dataclass(frozen=True, slots=True)
class AfterSession:
    """A session as the home window sees it after its end."""

    session: str
    """Its id; empty for one that left nothing in the record."""
    participant: str
    ending: Ending | None
    """None for one that was interrupted."""
    asked: int = 0
    questions: int = 0
    """Number of questions of the interview's guide, and the supervisor's own."""
    remarked: bool = False
    """True if the supervisor has written remarks."""
    is_rehearsal: bool = False
    is_rejected: bool = False
    """True if the whole session is rejected, which leaves nothing to do with it."""

    @property
    def is_closed(self) -> bool:
        """True if nothing of the interview is open."""
        return self.asked >= self.questions


def after_session(record: Record, session: str, participant: str) -> AfterSession:
    """Work left with a session.

    Raises:
        RecordError: the record cannot be read.
    """
    sessions = record.sessions
    try:
        header = sessions.header(session)
    except KeyError:  # there was no consent
        return AfterSession("", participant, None)
    events = sessions.events(session)
    guide = record.versions.content(header.version).study.moderation.interview_questions()
    questions = set(guide)
    asked: set[str] = set()
    answered: set[str] = set()
    ending, remarks, rejected = None, "", ""
    for event in events:
        if event.kind == Kind.SESSION_ENDED:
            ending = Ending(event.value)
        elif event.kind == Kind.SESSION_REOPENED:
            ending = None
        elif event.kind == Kind.INTERVIEW_ASKED:
            (asked.add if event.value else asked.discard)(event.field)
        elif event.kind == Kind.INTERVIEW_NOTE:
            (answered.add if event.value.strip() else answered.discard)(event.field)
        elif event.kind == Kind.INTERVIEW_QUESTION:
            (questions.add if event.value else questions.discard)(event.field)
        elif event.kind == Kind.REMARKS:
            remarks = event.value
        elif event.kind == Kind.SESSION_REJECTED:
            rejected = event.value
    count = len((asked | answered) & questions)
    return AfterSession(
        *(session, header.participant, ending, count, len(questions), bool(remarks)),
        is_rehearsal=header.kind == "rehearsal",
        is_rejected=bool(rejected),
    )

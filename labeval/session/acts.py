"""What a supervisor does to a running session from the moderator's window: acts.

An act is made by the moderator's process and made durable in its mailbox. The session's process
turns it into events, each act once; the id of the act stands in the event's data. From then on
the session's events are the only truth about it.

Make acts with the functions of this module: they stamp the act and refuse what can never fit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as with_default
from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import uuid4

from labeval.session.clock import utc_now
from labeval.session.events import Event
from labeval.study.moderating import MESSAGE_LENGTH

ACT = "act"
"""In the data of an event: the id of the act that it comes from."""
ACTED = "acted"
"""In the data of an event: UTC of the act, which may be earlier than the event's."""


def acted_ms(event: Event) -> int:
    """Session time of an act, which may have reached the session later than it was done.

    Args:
        event: any event; of one that comes from no act, it is its own time.
    """
    acted = event.data.get(ACTED) if event.data else None
    if not acted:
        return event.at_ms
    late = datetime.fromisoformat(event.utc) - datetime.fromisoformat(acted)
    return max(0, event.at_ms - max(0, round(late.total_seconds() * 1000)))


class ActKind(StrEnum):
    """What the supervisor did, and behind the arrow the kind of event that it becomes."""

    NOTE = "note"  # field: criterion; value: text; data: note → NOTE
    MARKER = "marker"  # field: criterion; value: marker, empty takes it back; data: marker → MARKER
    MESSAGE = "message"  # value: what the participant reads → MESSAGE_SENT
    REMINDER = "reminder"  # the reminder to comment → REMINDER_SHOWN
    HINT = "hint"  # field: criterion; value: the hint's id in the study → HINT_SHOWN
    SKIP = "skip"  # value: why → PAGE_SKIPPED, PAGE_LEFT, …
    BACK = "back"  # value: why → SENT_BACK, PAGE_LEFT, …
    BREAK = "break"  # → BREAK_STARTED, data: by
    PAUSE = "pause"  # → PAUSED, data: by
    RESUME = "resume"  # → RESUMED, data: by
    EXTEND = "extend"  # value: minutes → TIME_EXTENDED
    END = "end"  # value: why → SESSION_ENDED, data: reason
    REOPEN = "reopen"  # → SESSION_REOPENED, PAGE_SHOWN
    INTERVIEW_ASKED = "interview_asked"  # field: question; value: "asked" or "" → INTERVIEW_ASKED
    INTERVIEW_NOTE = "interview_note"  # field: question; value: text → INTERVIEW_NOTE
    INTERVIEW_QUESTION = "interview_question"  # field: id; value: wording → INTERVIEW_QUESTION
    REMARKS = "remarks"  # value: text → REMARKS
    QUESTION_ANSWERED = "question_answered"  # value: text; data: question, how → QUESTION_ANSWERED


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that the supervisor did."""

    id: str
    """UUID, hexadecimal."""
    kind: ActKind
    utc: str
    """When it was done, ISO 8601 with milliseconds."""
    page: str = ""
    """The screen (``State.screen_id``) that the supervisor saw."""
    field: str = ""
    value: str = ""
    data: Mapping[str, Any] = with_default(default_factory=dict)


def new_id() -> str:
    """An id for a note, a marker or an own interview question."""
    return uuid4().hex


def note(page: str, text: str, *, note: str, criterion: str = "") -> Act:
    """A note as it stands now. The first act with this ``note`` id fixes its time and place.

    Send one when the note is begun (an empty text will do) and one when it is finished or
    changed later. A note whose newest text is empty counts as withdrawn.
    """
    return _act(ActKind.NOTE, page, field=criterion, value=text, data={"note": note})


def mark(page: str, marker: str, *, criterion: str = "") -> Act:
    """Set one of the study's markers. The act's id is the id of this setting."""
    id = new_id()
    return _act(ActKind.MARKER, page, id=id, field=criterion, value=marker, data={"marker": id})


def unmark(page: str, setting: str) -> Act:
    """Take a marker back; ``setting`` is the id of the act that set it."""
    return _act(ActKind.MARKER, page, data={"marker": setting})


def send_message(page: str, text: str) -> Act:
    """A gentle message on the participant's screen, until the participant puts it away.

    Raises:
        ValueError: it says nothing, or more than there is room for.
    """
    return _act(ActKind.MESSAGE, page, value=_short(_said(text, "a message")))


def remind_to_comment(page: str) -> Act:
    """The reminder to comment, on the rating page that is on screen."""
    return _act(ActKind.REMINDER, page)


def give_hint(page: str, hint: str, *, criterion: str = "") -> Act:
    """One of the study's hints, beside the definition for as long as the page is on screen."""
    return _act(ActKind.HINT, page, field=criterion, value=hint)


def skip_page(page: str, reason: str) -> Act:
    """Take the participant to the next screen; what is open stays open.

    Raises:
        ValueError: there is no reason.
    """
    return _act(ActKind.SKIP, page, value=_said(reason, "a skipped page"))


def go_back(page: str, reason: str) -> Act:
    """Take the participant to the screen before.

    Raises:
        ValueError: there is no reason.
    """
    return _act(ActKind.BACK, page, value=_said(reason, "going back"))


def start_break(page: str) -> Act:
    """A break now; the participant ends it."""
    return _act(ActKind.BREAK, page)


def pause(page: str) -> Act:
    """Stop the clocks; the participant sees a calm page."""
    return _act(ActKind.PAUSE, page)


def resume(page: str) -> Act:
    """Let the clocks run on, whoever stopped them."""
    return _act(ActKind.RESUME, page)


def extend_time(page: str, minutes: int) -> Act:
    """Give the session more time than was planned.

    Raises:
        ValueError: it is not at least a minute.
    """
    if minutes < 1:
        raise ValueError("an extension is at least one minute")
    return _act(ActKind.EXTEND, page, value=str(minutes))


def end_early(page: str, reason: str) -> Act:
    """End the session before its last step.

    Raises:
        ValueError: there is no reason.
    """
    return _act(ActKind.END, page, value=_said(reason, "an early end"))


def reopen(page: str) -> Act:
    """Take back that the session was ended early; until the next session begins."""
    return _act(ActKind.REOPEN, page)


def ask_interview_question(question: str, *, asked: bool = True) -> Act:
    """Tick a question of the interview as asked, or take the tick back."""
    return _act(ActKind.INTERVIEW_ASKED, "", field=question, value="asked" if asked else "")


def note_interview(question: str, text: str) -> Act:
    """The notes on a question of the interview, as they stand now."""
    return _act(ActKind.INTERVIEW_NOTE, "", field=question, value=text)


def add_interview_question(question: str, wording: str) -> Act:
    """An own question; ``question`` is a new id. Used again, it changes the wording."""
    return _act(ActKind.INTERVIEW_QUESTION, "", field=question, value=wording)


def remark(text: str) -> Act:
    """The supervisor's remarks on the session, as they stand now."""
    return _act(ActKind.REMARKS, "", value=text)


def answer_question(page: str, question: int, *, text: str = "", how: str = "spoken") -> Act:
    """Close the participant's question.

    Args:
        question: ``seq`` of the event that asked it.
        text: shown to the participant like a message; empty where it was answered aloud.
        how: ``spoken``, ``written`` or ``dismissed``.

    Raises:
        ValueError: the text is longer than there is room for.
    """
    data = {"question": question, "how": "written" if text.strip() else how}
    return _act(ActKind.QUESTION_ANSWERED, page, value=_short(text.strip()), data=data)


def _act(
    kind: ActKind,
    page: str,
    *,
    id: str = "",
    field: str = "",
    value: str = "",
    data: Mapping[str, Any] | None = None,
) -> Act:
    return Act(id or new_id(), kind, utc_now(), page, field, value, data or {})


def _short(text: str) -> str:
    if len(text) > MESSAGE_LENGTH:
        raise ValueError(f"a message has at most {MESSAGE_LENGTH} characters")
    return text


def _said(text: str, what: str) -> str:
    if not text.strip():
        raise ValueError(f"{what} needs words")
    return text.strip()

"""Supervisor actions on a running session, from the moderator's window or the control room.

The supervisor's process makes an action and writes it durably into the session's mailbox, over a
laboratory's hub where that is on another computer. The session's
process turns each action once into events, whose data has the action's id. From then on only the
session's events count. Make actions with the functions of this module: they stamp them and refuse
what can never fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as with_default
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any, Protocol
from uuid import uuid4

from labeval.session.events.boot_clock import system_boot_clock
from labeval.session.events.clock import utc_now
from labeval.session.events.events import Event
from labeval.study.model.sessions.moderation import MESSAGE_LENGTH

ACTION_ID = "act"
"""In the data of an event: the id of the action that it comes from."""
ACTED = "acted"
"""In the data of an event: UTC of the action, which may be earlier than the event's."""
LATE_MS = "late_ms"
"""In the data of an event: session time since the action, where the boot clock shows it."""
SUPERVISOR = "supervisor"
"""In the data of an action and of its events: code of who did it, where that is known."""
ABOUT_ACTION = frozenset({ACTION_ID, ACTED, LATE_MS})
"""Keys in an event's data for the action that it comes from."""


def acted_ms(event: Event) -> int:
    """Session time of an action, which may have reached the session later than it was done.

    Args:
        event: any event; one that comes from no action has its own time.
    """
    acted = event.data.get(ACTED) if event.data else None
    if not acted:
        return event.at_ms
    late_ms = event.data.get(LATE_MS)
    if not isinstance(late_ms, int):
        late = datetime.fromisoformat(event.utc) - datetime.fromisoformat(acted)
        late_ms = round(late.total_seconds() * 1000)
    return max(0, event.at_ms - max(0, late_ms))


class ActionKind(StrEnum):
    """Kind of a supervisor action; after the arrow, the kinds of events that it becomes."""

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


WRITTEN_DOWN = frozenset(
    {
        *(ActionKind.NOTE, ActionKind.MARKER, ActionKind.REMARKS),
        *(ActionKind.INTERVIEW_ASKED, ActionKind.INTERVIEW_NOTE, ActionKind.INTERVIEW_QUESTION),
    }
)
"""Actions that the participant does not notice: a session takes them at any time."""
STALE_MINUTES = 10
"""An action of a control room that a participant would notice is given up after so long."""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that the supervisor did."""

    id: str
    """UUID, hexadecimal."""
    kind: ActionKind
    utc: str
    """When it was done, ISO 8601 with milliseconds."""
    page: str = ""
    """The screen (``State.screen_id``) that the supervisor saw."""
    field: str = ""
    value: str = ""
    data: Mapping[str, Any] = with_default(default_factory=dict)


def done_by(action: Action, supervisor: str) -> Action:
    """The same action, with the code of who did it."""
    return replace(action, data={**action.data, SUPERVISOR: supervisor})


def is_stale(action: Action) -> bool:
    """Return whether an action of a control room has waited so long that it is not done any more.

    Whoever sits next to the participant sees what they have asked for, and takes it back.
    """
    if SUPERVISOR not in action.data or action.kind in WRITTEN_DOWN:
        return False
    age = datetime.now(UTC) - datetime.fromisoformat(action.utc)
    return age > timedelta(minutes=STALE_MINUTES)


def new_id() -> str:
    """An id for a note, a marker or an own interview question."""
    return uuid4().hex


def note(page: str, text: str, *, note: str, criterion: str = "") -> Action:
    """The newest text of a note. The first action with this ``note`` id fixes its time and place.

    Send one when the note is begun (an empty text will do) and one when it is finished or
    changed later. A note whose newest text is empty counts as withdrawn.
    """
    return _action(ActionKind.NOTE, page, field=criterion, value=text, data={"note": note})


def mark(page: str, marker: str, *, criterion: str = "") -> Action:
    """Set one of the study's markers. The action's id is the id of this setting."""
    id = new_id()
    return _action(
        ActionKind.MARKER, page, id=id, field=criterion, value=marker, data={"marker": id}
    )


def send_message(page: str, text: str) -> Action:
    """A gentle message on the participant's screen, until the participant closes it.

    Raises:
        ValueError: it says nothing, or more than there is room for.
    """
    return _action(ActionKind.MESSAGE, page, value=_short(_checked(text, "a message")))


def remind_to_comment(page: str) -> Action:
    """The reminder to comment, on the rating page that is on screen."""
    return _action(ActionKind.REMINDER, page)


def give_hint(page: str, hint: str, *, criterion: str = "") -> Action:
    """One of the study's hints, next to the definition for as long as the page is on screen."""
    return _action(ActionKind.HINT, page, field=criterion, value=hint)


def skip_page(page: str, reason: str) -> Action:
    """Take the participant to the next screen; what is open stays open.

    Raises:
        ValueError: there is no reason.
    """
    return _action(ActionKind.SKIP, page, value=_checked(reason, "a skipped page"))


def go_back(page: str, reason: str) -> Action:
    """Take the participant to the screen before.

    Raises:
        ValueError: there is no reason.
    """
    return _action(ActionKind.BACK, page, value=_checked(reason, "going back"))


def start_break(page: str) -> Action:
    """A break now; the participant ends it."""
    return _action(ActionKind.BREAK, page)


def pause(page: str) -> Action:
    """Stop the clocks; the participant sees a calm page."""
    return _action(ActionKind.PAUSE, page)


def resume(page: str) -> Action:
    """Let the clocks run on, whoever stopped them."""
    return _action(ActionKind.RESUME, page)


def extend_time(page: str, minutes: int) -> Action:
    """Give the session more time than was planned.

    Raises:
        ValueError: it is not at least a minute.
    """
    if minutes < 1:
        raise ValueError("an extension is at least one minute")
    return _action(ActionKind.EXTEND, page, value=str(minutes))


def end_early(page: str, reason: str) -> Action:
    """End the session before its last step.

    Raises:
        ValueError: there is no reason.
    """
    return _action(ActionKind.END, page, value=_checked(reason, "an early end"))


def reopen(page: str) -> Action:
    """Reopen a session that was ended early; possible until the next session begins."""
    return _action(ActionKind.REOPEN, page)


def ask_interview_question(question: str, *, asked: bool = True) -> Action:
    """Tick a question of the interview as asked, or untick it."""
    return _action(ActionKind.INTERVIEW_ASKED, "", field=question, value="asked" if asked else "")


def note_interview(question: str, text: str) -> Action:
    """The notes on a question of the interview, in their newest version."""
    return _action(ActionKind.INTERVIEW_NOTE, "", field=question, value=text)


def add_interview_question(question: str, wording: str) -> Action:
    """A question of the supervisor's own; ``question`` is a new id. A known id changes the
    wording."""
    return _action(ActionKind.INTERVIEW_QUESTION, "", field=question, value=wording)


def remark(text: str) -> Action:
    """The supervisor's remarks on the session, in their newest version."""
    return _action(ActionKind.REMARKS, "", value=text)


def answer_question(page: str, question: int, *, text: str = "", how: str = "spoken") -> Action:
    """Close the participant's question.

    Args:
        question: ``seq`` of the event that asked it.
        text: shown to the participant like a message; empty where it was answered aloud.
        how: ``spoken``, ``written`` or ``dismissed``.

    Raises:
        ValueError: the text is longer than there is room for.
    """
    data = {"question": question, "how": "written" if text.strip() else how}
    return _action(ActionKind.QUESTION_ANSWERED, page, value=_short(text.strip()), data=data)


def _action(
    kind: ActionKind,
    page: str,
    *,
    id: str = "",
    field: str = "",
    value: str = "",
    data: Mapping[str, Any] | None = None,
) -> Action:
    id = id or new_id()
    clock = system_boot_clock()
    reading = clock.read(id).to_data() if clock is not None else {}
    return Action(id, kind, utc_now(), page, field, value, {**(data or {}), **reading})


def _short(text: str) -> str:
    if len(text) > MESSAGE_LENGTH:
        raise ValueError(f"a message has at most {MESSAGE_LENGTH} characters")
    return text


def _checked(text: str, what: str) -> str:
    if not text.strip():
        raise ValueError(f"{what} needs words")
    return text.strip()


class ActionSource(Protocol):
    """Source of a session's actions."""

    def waiting(self) -> Sequence[Action]:
        """The actions that no earlier call returned, in the order made; it never blocks.

        Raises:
            RecordError: they cannot be read.
        """

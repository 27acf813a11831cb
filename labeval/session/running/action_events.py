"""Events of a supervisor action in a running session, or the reason for its refusal."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from enum import StrEnum
from typing import Any

from labeval.session.events.actions import (
    ACTED,
    ACTION_ID,
    LATE_MS,
    SUPERVISOR,
    Action,
    ActionKind,
    is_stale,
)
from labeval.session.events.boot_clock import BOOT
from labeval.session.events.events import Ending, Event, Kind
from labeval.session.running.page_turns import Stamped, Turning
from labeval.session.state.session_view import SessionView
from labeval.session.state.state import State

_NOT_SKIPPED = frozenset({"consent", "test"})
"""Steps that decide whether the session goes on; a test has its own override."""
_NOT_RETURNED_TO = frozenset({"consent", "test", "training", "break"})
_NO_REST = frozenset({"consent", "break"})
_MODERATOR = "moderator"


class ActionRefusal(StrEnum):
    """Why an action could not be applied."""

    PAGE_LEFT = "page_left"  # the page that it was meant for is no longer on screen
    ENDED = "ended"  # the session has ended
    RESTING = "resting"  # it is paused or on a break
    NOT_PAUSED = "not_paused"
    NOT_HERE = "not_here"  # this screen does not take it
    NO_WORDS = "no_words"  # a reason or a text is missing
    UNKNOWN = "unknown"  # the study or the session has no such marker, hint or question
    CLOSED = "closed"  # the participant's question was answered or taken back
    NOT_ENDED = "not_ended"
    NOT_EARLY = "not_early"  # it was completed, or ended by what the participant did
    REJECTED = "rejected"  # its data are excluded; that has to be taken back first
    NEXT_BEGUN = "next_begun"  # the next session of the study has begun
    TOO_LATE = "too_late"  # it came from a control room and has waited for too long


class Unfit(Exception):
    """The action does not fit the session's state."""

    def __init__(self, refusal: ActionRefusal) -> None:
        self.refusal = refusal


class Acting:
    """Makes the events of actions for one session; the session writes them."""

    def __init__(self, view: SessionView, event: Stamped, turning: Turning) -> None:
        self._view = view
        self._event = event
        self._turning = turning

    def events_of(
        self, action: Action, refusal: ActionRefusal | None = None, *, late_ms: int | None = None
    ) -> list[Event]:
        """Return the events of an action; the refusal with its reason where it does not fit.

        Args:
            refusal: why it does not fit, where the caller knows.
            late_ms: session time since it was done; None where only UTC is known.
        """
        try:
            if refusal is not None:
                raise Unfit(refusal)
            if is_stale(action):
                raise Unfit(ActionRefusal.TOO_LATE)
            made = _MAKERS[action.kind](self, action)
        except Unfit as unfit:
            made = [self._refused(action, unfit.refusal)]
        if late_ms is None:
            return made
        late = {LATE_MS: max(0, late_ms)}
        return [replace(e, data={**e.data, **late}) if ACTED in e.data else e for e in made]

    def _refused(self, action: Action, why: ActionRefusal) -> Event:
        given = {name: value for name, value in action.data.items() if name != BOOT}
        data = {
            ACTION_ID: action.id,
            ACTED: action.utc,
            "said": action.value,
            "on": action.field,
            "given": given,
        }
        return self._event(Kind.ACTION_REFUSED, action.page, action.kind, why, data)

    # -- next to the participant's work -----------------------------------------------------

    def _note(self, action: Action) -> list[Event]:
        if not action.data.get("note"):
            raise Unfit(ActionRefusal.UNKNOWN)
        return [self._from(action, Kind.NOTE, note=action.data["note"])]

    def _mark(self, action: Action) -> list[Event]:
        setting = action.data.get("marker", "")
        known = {marker.id for marker in self._view.content.study.moderation.markers}
        markers = self._view.state.moderated.markers
        if not (action.value in known and setting if action.value else setting in markers):
            raise Unfit(ActionRefusal.UNKNOWN)
        return [self._from(action, Kind.MARKER, marker=setting)]

    def _interview(self, action: Action) -> list[Event]:
        guide = self._view.content.study.moderation.interview_questions()
        own = self._view.state.moderated.own_questions
        if action.field not in guide and action.field not in own:
            raise Unfit(ActionRefusal.UNKNOWN)
        return [self._from(action, Kind(action.kind.value))]

    def _own_question(self, action: Action) -> list[Event]:
        guide = self._view.content.study.moderation.interview_questions()
        if not action.field or action.field in guide:
            raise Unfit(ActionRefusal.UNKNOWN)
        return [self._from(action, Kind.INTERVIEW_QUESTION)]

    def _remarks(self, action: Action) -> list[Event]:
        return [self._from(action, Kind.REMARKS)]

    def _extend(self, action: Action) -> list[Event]:
        self._open()
        if not action.value.isdecimal() or not int(action.value):
            raise Unfit(ActionRefusal.NO_WORDS)
        return [self._from(action, Kind.TIME_EXTENDED)]

    # -- what the participant reads ---------------------------------------------------------

    def _message(self, action: Action) -> list[Event]:
        self._open()
        self._worded(action)
        return [self._from(action, Kind.MESSAGE_SENT)]

    def _answer(self, action: Action) -> list[Event]:
        question = self._view.state.moderated.question
        if question is None or question.seq != action.data.get("question"):
            raise Unfit(ActionRefusal.CLOSED)
        if action.value:
            self._open()
        how = str(action.data.get("how", "spoken"))
        return [self._from(action, Kind.QUESTION_ANSWERED, question=question.seq, how=how)]

    def _remind(self, action: Action) -> list[Event]:
        self._on_page(action)
        state = self._view.state
        if state.current.kind != "rating" or not self._view.settings().comment.ask:
            raise Unfit(ActionRefusal.NOT_HERE)
        return [self._from(action, Kind.REMINDER_SHOWN)]

    def _hint(self, action: Action) -> list[Event]:
        self._on_page(action)
        page = self._view.page
        hints = {hint.id: hint for hint in self._view.content.study.moderation.hints}
        if page is None:
            raise Unfit(ActionRefusal.NOT_HERE)
        if action.value not in hints:
            raise Unfit(ActionRefusal.UNKNOWN)
        criterion = hints[action.value].criterion or action.field
        if criterion and criterion not in page.criteria:
            raise Unfit(ActionRefusal.NOT_HERE)
        return [self._from(action, Kind.HINT_SHOWN, field=criterion)]

    # -- where the session goes -------------------------------------------------------------

    def _pause(self, action: Action) -> list[Event]:
        self._open()
        if self._view.state.paused:
            raise Unfit(ActionRefusal.RESTING)
        if self._view.state.current.kind == "consent":
            raise Unfit(ActionRefusal.NOT_HERE)
        return [self._from(action, Kind.PAUSED, at=self._view.state.screen_id, by=_MODERATOR)]

    def _resume(self, action: Action) -> list[Event]:
        self._open()
        if not self._view.state.paused:
            raise Unfit(ActionRefusal.NOT_PAUSED)
        return [self._from(action, Kind.RESUMED, at=self._view.state.screen_id, by=_MODERATOR)]

    def _break(self, action: Action) -> list[Event]:
        self._working()
        if self._view.state.current.kind in _NO_REST:
            raise Unfit(ActionRefusal.NOT_HERE)
        here = self._view.state.screen_id
        return [self._from(action, Kind.BREAK_STARTED, at=here, by=_MODERATOR)]

    def _skip(self, action: Action) -> list[Event]:
        self._on_page(action)
        self._working()
        self._worded(action)
        if self._view.state.current.kind in _NOT_SKIPPED:
            raise Unfit(ActionRefusal.NOT_HERE)
        return [self._from(action, Kind.PAGE_SKIPPED), *self._turning.leaving("next", skipped=True)]

    def _back(self, action: Action) -> list[Event]:
        self._on_page(action)
        self._working()
        self._worded(action)
        if not can_be_sent_back(self._view):
            raise Unfit(ActionRefusal.NOT_HERE)
        return [self._from(action, Kind.SENT_BACK), *self._turning.leaving("back")]

    def _end(self, action: Action) -> list[Event]:
        self._open()
        self._worded(action)
        here = self._view.state.screen_id
        made = self._from(
            action, Kind.SESSION_ENDED, at=here, value=Ending.ENDED_EARLY, reason=action.value
        )
        return [made]

    def _reopen(self, action: Action) -> list[Event]:
        why = why_not_reopened(self._view.state)
        if why is not None:
            raise Unfit(why)
        reopened = self._from(action, Kind.SESSION_REOPENED, at=self._view.state.screen_id)
        ahead = copy(self._view.state)
        ahead.apply(reopened)
        return [reopened, *self._turning.arrival(ahead)]

    # -- checks -----------------------------------------------------------------------------

    def _open(self) -> None:
        if self._view.state.ended is not None:
            raise Unfit(ActionRefusal.ENDED)

    def _working(self) -> None:
        self._open()
        if self._view.state.paused or self._view.state.on_break:
            raise Unfit(ActionRefusal.RESTING)

    def _on_page(self, action: Action) -> None:
        self._open()
        if action.page != self._view.state.screen_id:
            raise Unfit(ActionRefusal.PAGE_LEFT)

    def _worded(self, action: Action) -> None:
        if not action.value.strip():
            raise Unfit(ActionRefusal.NO_WORDS)

    def _from(
        self,
        action: Action,
        kind: Kind,
        *,
        at: str | None = None,
        field: str | None = None,
        value: str | None = None,
        **data: Any,
    ) -> Event:
        """An event of an action: its page, field and value unless others are given."""
        who = {SUPERVISOR: action.data[SUPERVISOR]} if SUPERVISOR in action.data else {}
        held: Mapping[str, Any] = {ACTION_ID: action.id, ACTED: action.utc, **who, **data}
        return self._event(
            kind,
            action.page if at is None else at,
            action.field if field is None else field,
            action.value if value is None else value,
            held,
        )


_MAKERS = {
    ActionKind.NOTE: Acting._note,
    ActionKind.MARKER: Acting._mark,
    ActionKind.MESSAGE: Acting._message,
    ActionKind.REMINDER: Acting._remind,
    ActionKind.HINT: Acting._hint,
    ActionKind.SKIP: Acting._skip,
    ActionKind.BACK: Acting._back,
    ActionKind.BREAK: Acting._break,
    ActionKind.PAUSE: Acting._pause,
    ActionKind.RESUME: Acting._resume,
    ActionKind.EXTEND: Acting._extend,
    ActionKind.END: Acting._end,
    ActionKind.REOPEN: Acting._reopen,
    ActionKind.INTERVIEW_ASKED: Acting._interview,
    ActionKind.INTERVIEW_NOTE: Acting._interview,
    ActionKind.INTERVIEW_QUESTION: Acting._own_question,
    ActionKind.REMARKS: Acting._remarks,
    ActionKind.QUESTION_ANSWERED: Acting._answer,
}


def can_be_sent_back(view: SessionView) -> bool:
    """Return whether a supervisor may take the participant to the screen before.

    Within a step always, also where the participant may not return by themselves; to the step
    before only where nothing of it has been judged.
    """
    ahead = copy(view.state)
    if ahead.ended or ahead.feedback or ahead.test_failed or ahead.current.kind == "test":
        return False
    if ahead.page is None and ahead.current.pages:
        return False  # the summary of a training: its score stands
    while True:
        if ahead.screen > 0:
            ahead.screen -= 1
        elif ahead.step > 0 and ahead.plan.steps[ahead.step - 1].kind not in _NOT_RETURNED_TO:
            ahead.step -= 1
            ahead.screen = ahead.current.screens - 1
        else:
            return False
        if not view.passed_over(ahead, ahead.screen):
            return True


def why_not_reopened(state: State) -> ActionRefusal | None:
    """Why an end cannot be taken back; None where it can."""
    if state.ended is None:
        return ActionRefusal.NOT_ENDED
    if state.ended is not Ending.ENDED_EARLY:
        return ActionRefusal.NOT_EARLY
    return ActionRefusal.REJECTED if state.rejected else None


def can_be_skipped(view: SessionView) -> bool:
    """Return whether a supervisor may skip the screen that is shown."""
    state = view.state
    resting = state.ended is not None or state.paused or state.on_break
    return not resting and state.current.kind not in _NOT_SKIPPED

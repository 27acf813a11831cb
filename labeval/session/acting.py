"""What an act of the supervisor brings about where the session stands: its events, or why not."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from enum import StrEnum
from typing import Any

from labeval.session.acts import ACT, ACTED, Act, ActKind
from labeval.session.events import Ending, Event, Kind
from labeval.session.standing import Standing
from labeval.session.state import State
from labeval.session.turning import Stamped, Turning

_NOT_SKIPPED = frozenset({"consent", "test"})
"""Steps that decide whether the session goes on; a test has its own override."""
_NOT_RETURNED_TO = frozenset({"consent", "test", "training", "break"})
_NO_REST = frozenset({"consent", "break"})
_BY = "by"
_MODERATOR = "moderator"


class Refusal(StrEnum):
    """Why an act could not be applied."""

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


class Unfit(Exception):
    """The act does not fit where the session stands."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Acting:
    """Makes the events of acts for one session; writing them is the session's."""

    def __init__(self, standing: Standing, event: Stamped, turning: Turning) -> None:
        self._standing = standing
        self._event = event
        self._turning = turning

    def events_of(self, act: Act) -> list[Event]:
        """The events of an act; one that tells why, where it does not fit."""
        try:
            return _MAKERS[act.kind](self, act)
        except Unfit as unfit:
            return [self.refused(act, unfit.refusal)]

    def refused(self, act: Act, why: Refusal) -> Event:
        """The event that says why an act was not done."""
        held = {"said": act.value, "on": act.field, "given": dict(act.data)}
        data = {ACT: act.id, ACTED: act.utc, **held}
        return self._event(Kind.ACT_REFUSED, act.page, act.kind, why, data)

    # -- beside the participant's work ------------------------------------------------------

    def _note(self, act: Act) -> list[Event]:
        if not act.data.get("note"):
            raise Unfit(Refusal.UNKNOWN)
        return [self._from(act, Kind.NOTE, note=act.data["note"])]

    def _mark(self, act: Act) -> list[Event]:
        setting = act.data.get("marker", "")
        known = {marker.id for marker in self._standing.content.study.moderation.markers}
        standing_ones = self._standing.state.moderated.markers
        if not (act.value in known and setting if act.value else setting in standing_ones):
            raise Unfit(Refusal.UNKNOWN)
        return [self._from(act, Kind.MARKER, marker=setting)]

    def _interview(self, act: Act) -> list[Event]:
        guide = self._standing.content.study.moderation.interview_questions()
        own = self._standing.state.moderated.own_questions
        if act.field not in guide and act.field not in own:
            raise Unfit(Refusal.UNKNOWN)
        return [self._from(act, Kind(act.kind.value))]

    def _own_question(self, act: Act) -> list[Event]:
        guide = self._standing.content.study.moderation.interview_questions()
        if not act.field or act.field in guide:
            raise Unfit(Refusal.UNKNOWN)
        return [self._from(act, Kind.INTERVIEW_QUESTION)]

    def _remarks(self, act: Act) -> list[Event]:
        return [self._from(act, Kind.REMARKS)]

    def _extend(self, act: Act) -> list[Event]:
        self._open()
        if not act.value.isdecimal() or not int(act.value):
            raise Unfit(Refusal.NO_WORDS)
        return [self._from(act, Kind.TIME_EXTENDED)]

    # -- what the participant reads ---------------------------------------------------------

    def _message(self, act: Act) -> list[Event]:
        self._open()
        self._worded(act)
        return [self._from(act, Kind.MESSAGE_SENT)]

    def _answer(self, act: Act) -> list[Event]:
        question = self._standing.state.moderated.question
        if question is None or question.seq != act.data.get("question"):
            raise Unfit(Refusal.CLOSED)
        if act.value:
            self._open()
        how = str(act.data.get("how", "spoken"))
        return [self._from(act, Kind.QUESTION_ANSWERED, question=question.seq, how=how)]

    def _remind(self, act: Act) -> list[Event]:
        self._on_page(act)
        state = self._standing.state
        if state.current.kind != "rating" or not self._standing.settings().comment.ask:
            raise Unfit(Refusal.NOT_HERE)
        return [self._from(act, Kind.REMINDER_SHOWN)]

    def _hint(self, act: Act) -> list[Event]:
        self._on_page(act)
        page = self._standing.page
        hints = {hint.id: hint for hint in self._standing.content.study.moderation.hints}
        if page is None:
            raise Unfit(Refusal.NOT_HERE)
        if act.value not in hints:
            raise Unfit(Refusal.UNKNOWN)
        criterion = hints[act.value].criterion or act.field
        if criterion and criterion not in page.criteria:
            raise Unfit(Refusal.NOT_HERE)
        return [self._from(act, Kind.HINT_SHOWN, field=criterion)]

    # -- where the session goes -------------------------------------------------------------

    def _pause(self, act: Act) -> list[Event]:
        self._open()
        if self._standing.state.paused:
            raise Unfit(Refusal.RESTING)
        if self._standing.state.current.kind == "consent":
            raise Unfit(Refusal.NOT_HERE)
        return [self._from(act, Kind.PAUSED, at=self._standing.state.screen_id, by=_MODERATOR)]

    def _resume(self, act: Act) -> list[Event]:
        self._open()
        if not self._standing.state.paused:
            raise Unfit(Refusal.NOT_PAUSED)
        return [self._from(act, Kind.RESUMED, at=self._standing.state.screen_id, by=_MODERATOR)]

    def _break(self, act: Act) -> list[Event]:
        self._working()
        if self._standing.state.current.kind in _NO_REST:
            raise Unfit(Refusal.NOT_HERE)
        here = self._standing.state.screen_id
        return [self._from(act, Kind.BREAK_STARTED, at=here, by=_MODERATOR)]

    def _skip(self, act: Act) -> list[Event]:
        self._on_page(act)
        self._working()
        self._worded(act)
        if self._standing.state.current.kind in _NOT_SKIPPED:
            raise Unfit(Refusal.NOT_HERE)
        return [self._from(act, Kind.PAGE_SKIPPED), *self._turning.leaving("next", skipped=True)]

    def _back(self, act: Act) -> list[Event]:
        self._on_page(act)
        self._working()
        self._worded(act)
        if not can_be_sent_back(self._standing):
            raise Unfit(Refusal.NOT_HERE)
        return [self._from(act, Kind.SENT_BACK), *self._turning.leaving("back")]

    def _end(self, act: Act) -> list[Event]:
        self._open()
        self._worded(act)
        here = self._standing.state.screen_id
        made = self._from(
            act, Kind.SESSION_ENDED, at=here, value=Ending.ENDED_EARLY, reason=act.value
        )
        return [made]

    def _reopen(self, act: Act) -> list[Event]:
        why = why_not_reopened(self._standing.state)
        if why is not None:
            raise Unfit(why)
        reopened = self._from(act, Kind.SESSION_REOPENED, at=self._standing.state.screen_id)
        ahead = copy(self._standing.state)
        ahead.apply(reopened)
        return [reopened, *self._turning.arrival(ahead)]

    # -- checks -----------------------------------------------------------------------------

    def _open(self) -> None:
        if self._standing.state.ended is not None:
            raise Unfit(Refusal.ENDED)

    def _working(self) -> None:
        self._open()
        if self._standing.state.paused or self._standing.state.on_break:
            raise Unfit(Refusal.RESTING)

    def _on_page(self, act: Act) -> None:
        self._open()
        if act.page != self._standing.state.screen_id:
            raise Unfit(Refusal.PAGE_LEFT)

    def _worded(self, act: Act) -> None:
        if not act.value.strip():
            raise Unfit(Refusal.NO_WORDS)

    def _from(
        self,
        act: Act,
        kind: Kind,
        *,
        at: str | None = None,
        field: str | None = None,
        value: str | None = None,
        **data: Any,
    ) -> Event:
        """An event of an act: its page, field and value unless others are given."""
        held: Mapping[str, Any] = {ACT: act.id, ACTED: act.utc, **data}
        return self._event(
            kind,
            act.page if at is None else at,
            act.field if field is None else field,
            act.value if value is None else value,
            held,
        )


_MAKERS = {
    ActKind.NOTE: Acting._note,
    ActKind.MARKER: Acting._mark,
    ActKind.MESSAGE: Acting._message,
    ActKind.REMINDER: Acting._remind,
    ActKind.HINT: Acting._hint,
    ActKind.SKIP: Acting._skip,
    ActKind.BACK: Acting._back,
    ActKind.BREAK: Acting._break,
    ActKind.PAUSE: Acting._pause,
    ActKind.RESUME: Acting._resume,
    ActKind.EXTEND: Acting._extend,
    ActKind.END: Acting._end,
    ActKind.REOPEN: Acting._reopen,
    ActKind.INTERVIEW_ASKED: Acting._interview,
    ActKind.INTERVIEW_NOTE: Acting._interview,
    ActKind.INTERVIEW_QUESTION: Acting._own_question,
    ActKind.REMARKS: Acting._remarks,
    ActKind.QUESTION_ANSWERED: Acting._answer,
}


def can_be_sent_back(standing: Standing) -> bool:
    """Whether a supervisor may take the participant to the screen before.

    Within a step always, also where the participant may not return by themselves; to the step
    before only where nothing of it has been judged.
    """
    ahead = copy(standing.state)
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
        if not standing.passed_over(ahead, ahead.screen):
            return True


def why_not_reopened(state: State) -> Refusal | None:
    """Why an end cannot be taken back; None where it can."""
    if state.ended is None:
        return Refusal.NOT_ENDED
    if state.ended is not Ending.ENDED_EARLY:
        return Refusal.NOT_EARLY
    return Refusal.REJECTED if state.rejected else None


def can_be_skipped(standing: Standing) -> bool:
    """Whether a supervisor may skip the screen that is shown."""
    state = standing.state
    resting = state.ended is not None or state.paused or state.on_break
    return not resting and state.current.kind not in _NOT_SKIPPED

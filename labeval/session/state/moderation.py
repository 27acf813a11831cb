"""Exchange of supervisor and participant: messages, a question, hints, skips.

A part of the session's :class:`~labeval.session.state.state.State`, and like it a pure function of
the events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from labeval.session.events.actions import ACTION_ID
from labeval.session.events.events import Event, Kind

_NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message that the participant has not closed yet."""

    seq: int
    """Number of the event that brought it."""
    text: str


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """The participant's "I have a question", until it is answered or taken back."""

    seq: int
    """Number of the event that asked it."""
    at_ms: int
    page: str
    criterion: str


@dataclass(frozen=True, slots=True)
class GivenHint:
    """The hint next to the definition of the page on screen."""

    page: str
    hint: str
    """Its id in the study."""
    criterion: str
    """Empty for a general one."""


@dataclass(frozen=True, slots=True)
class Moderated:
    """State of the exchange between supervisor and participant; never changed in place."""

    actions: frozenset[str] = frozenset()
    """Ids of the actions that have become events, refused ones too."""
    messages: tuple[SentMessage, ...] = ()
    """The oldest is on screen; the next follows when it has been closed."""
    question: AskedQuestion | None = None
    hint: GivenHint | None = None
    reminded: str = ""
    """The page on which the supervisor has sent the reminder to comment."""
    skipped: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    """Page id to the reason, for pages that were skipped and not left otherwise later."""
    paused_by: str = ""
    """``participant`` or ``moderator`` while the session is paused."""
    extra_minutes: int = 0
    markers: frozenset[str] = frozenset()
    """Ids of the marker settings that were not taken back."""
    own_questions: frozenset[str] = frozenset()
    """Ids of the interview questions that the supervisor added."""
    ended: bool = False
    """True if the session has ended; messages not read then are read when it is reopened."""

    @property
    def message(self) -> SentMessage | None:
        """The message on the participant's screen; none while the session has ended."""
        return self.messages[0] if self.messages and not self.ended else None

    def after(self, event: Event) -> Moderated:
        """Return the state after one more event."""
        handler = _HANDLERS.get(event.kind)
        state = handler(self, event) if handler is not None else self
        action = event.data.get(ACTION_ID) if event.data else None
        return replace(state, actions=state.actions | {action}) if action else state


def _asked(state: Moderated, event: Event) -> Moderated:
    return replace(state, question=AskedQuestion(event.seq, event.at_ms, event.page, event.field))


def _withdrawn(state: Moderated, event: Event) -> Moderated:
    return replace(state, question=None)


def _answered(state: Moderated, event: Event) -> Moderated:
    sent = _sent(state, event) if event.value else state
    return replace(sent, question=None)


def _sent(state: Moderated, event: Event) -> Moderated:
    return replace(state, messages=(*state.messages, SentMessage(event.seq, event.value)))


def _read(state: Moderated, event: Event) -> Moderated:
    left = tuple(m for m in state.messages if str(m.seq) != event.value)
    return replace(state, messages=left)


def _hint(state: Moderated, event: Event) -> Moderated:
    return replace(state, hint=GivenHint(event.page, event.value, event.field))


def _reminded(state: Moderated, event: Event) -> Moderated:
    return replace(state, reminded=event.page) if event.data.get(ACTION_ID) else state


def _skipped(state: Moderated, event: Event) -> Moderated:
    return replace(state, skipped=MappingProxyType({**state.skipped, event.page: event.value}))


def _left(state: Moderated, event: Event) -> Moderated:
    if state.hint is not None or state.reminded:
        state = replace(state, hint=None, reminded="")
    if event.value == "next" and event.page in state.skipped and not event.data.get("skipped"):
        kept = {page: why for page, why in state.skipped.items() if page != event.page}
        state = replace(state, skipped=MappingProxyType(kept))
    return state


def _paused(state: Moderated, event: Event) -> Moderated:
    return replace(state, paused_by=event.data.get("by", "participant"))


def _resumed(state: Moderated, event: Event) -> Moderated:
    return replace(state, paused_by="")


def _extended(state: Moderated, event: Event) -> Moderated:
    return replace(state, extra_minutes=state.extra_minutes + int(event.value))


def _marked(state: Moderated, event: Event) -> Moderated:
    setting = {str(event.data.get("marker", ""))}
    kept = state.markers | setting if event.value else state.markers - setting
    return replace(state, markers=kept)


def _own_question(state: Moderated, event: Event) -> Moderated:
    return replace(state, own_questions=state.own_questions | {event.field})


def _ended(state: Moderated, event: Event) -> Moderated:
    return replace(state, ended=True)


def _reopened(state: Moderated, event: Event) -> Moderated:
    return replace(state, ended=False)


_HANDLERS: dict[Kind, Callable[[Moderated, Event], Moderated]] = {
    Kind.QUESTION_ASKED: _asked,
    Kind.QUESTION_WITHDRAWN: _withdrawn,
    Kind.QUESTION_ANSWERED: _answered,
    Kind.MESSAGE_SENT: _sent,
    Kind.MESSAGE_READ: _read,
    Kind.HINT_SHOWN: _hint,
    Kind.REMINDER_SHOWN: _reminded,
    Kind.PAGE_SKIPPED: _skipped,
    Kind.PAGE_LEFT: _left,
    Kind.PAUSED: _paused,
    Kind.RESUMED: _resumed,
    Kind.TIME_EXTENDED: _extended,
    Kind.MARKER: _marked,
    Kind.INTERVIEW_QUESTION: _own_question,
    Kind.SESSION_ENDED: _ended,
    Kind.SESSION_REOPENED: _reopened,
}

MODERATION_KINDS = frozenset(_HANDLERS)
"""The kinds of events that change it, in addition to those that carry an action."""

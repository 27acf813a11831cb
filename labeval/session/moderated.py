"""What a supervisor and a participant have between them: messages, a question, hints, skips.

A part of the session's :class:`~labeval.session.state.State`, and like it a pure function of
the events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from labeval.session.acts import ACT
from labeval.session.events import Event, Kind

_NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Message:
    """A message that the participant has not put away yet."""

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
class Hint:
    """The hint that stands beside the definition of the page on screen."""

    page: str
    hint: str
    """Its id in the study."""
    criterion: str
    """Empty for a general one."""


@dataclass(frozen=True, slots=True)
class Moderated:
    """How things stand between supervisor and participant; never changed in place."""

    acts: frozenset[str] = frozenset()
    """Ids of the acts that have become events, refused ones too."""
    messages: tuple[Message, ...] = ()
    """The oldest is on screen; the next follows when it has been put away."""
    question: AskedQuestion | None = None
    hint: Hint | None = None
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
    """Whether the session has ended; what was not read then is read when it is reopened."""

    @property
    def message(self) -> Message | None:
        """The message on the participant's screen; none while the session has ended."""
        return self.messages[0] if self.messages and not self.ended else None

    def after(self, event: Event) -> Moderated:
        """How things stand after one more event."""
        handler = _HANDLERS.get(event.kind)
        stands = handler(self, event) if handler is not None else self
        act = event.data.get(ACT) if event.data else None
        return replace(stands, acts=stands.acts | {act}) if act else stands


def _asked(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, question=AskedQuestion(event.seq, event.at_ms, event.page, event.field))


def _withdrawn(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, question=None)


def _answered(stands: Moderated, event: Event) -> Moderated:
    told = _sent(stands, event) if event.value else stands
    return replace(told, question=None)


def _sent(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, messages=(*stands.messages, Message(event.seq, event.value)))


def _read(stands: Moderated, event: Event) -> Moderated:
    left = tuple(m for m in stands.messages if str(m.seq) != event.value)
    return replace(stands, messages=left)


def _hint(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, hint=Hint(event.page, event.value, event.field))


def _reminded(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, reminded=event.page) if event.data.get(ACT) else stands


def _skipped(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, skipped=MappingProxyType({**stands.skipped, event.page: event.value}))


def _left(stands: Moderated, event: Event) -> Moderated:
    if stands.hint is not None or stands.reminded:
        stands = replace(stands, hint=None, reminded="")
    if event.value == "next" and event.page in stands.skipped and not event.data.get("skipped"):
        kept = {page: why for page, why in stands.skipped.items() if page != event.page}
        stands = replace(stands, skipped=MappingProxyType(kept))
    return stands


def _paused(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, paused_by=event.data.get("by", "participant"))


def _resumed(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, paused_by="")


def _extended(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, extra_minutes=stands.extra_minutes + int(event.value))


def _marked(stands: Moderated, event: Event) -> Moderated:
    setting = {str(event.data.get("marker", ""))}
    kept = stands.markers | setting if event.value else stands.markers - setting
    return replace(stands, markers=kept)


def _own_question(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, own_questions=stands.own_questions | {event.field})


def _ended(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, ended=True)


def _reopened(stands: Moderated, event: Event) -> Moderated:
    return replace(stands, ended=False)


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

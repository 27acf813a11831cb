"""The flags of a session, computed from its plan and its events; none of them is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from labeval.session.events.events import AUDIO, UNSEEN, Event, Kind
from labeval.session.flags.audio_flags import SoundTrouble
from labeval.session.flags.check_flags import FailedTraining, MissedCheck
from labeval.session.flags.flag import Flag, FlagKind
from labeval.session.flags.inactivity_flags import Hesitation, Idle, WindowLeft
from labeval.session.flags.instrument_flags import InstrumentTrouble
from labeval.session.flags.page_flags import (
    Lookups,
    NoComment,
    NotRead,
    Overflow,
    StraightLining,
    TooFast,
)
from labeval.session.flags.rule import FlagContext, Rule
from labeval.session.flags.writing_flags import LengthJump, PastedFromOutside, TypingRhythm
from labeval.session.plan.plan import Plan
from labeval.session.state.state import State
from labeval.session.state.timing import PageTimes
from labeval.study.study import StudyContent

_RULES: dict[FlagKind, Callable[[Any], Rule]] = {
    FlagKind.TOO_FAST: TooFast,
    FlagKind.STRAIGHT_LINING: StraightLining,
    FlagKind.IDLE: Idle,
    FlagKind.HESITATION: Hesitation,
    FlagKind.LOOKUPS: Lookups,
    FlagKind.NO_COMMENT: NoComment,
    FlagKind.OVERFLOW: Overflow,
    FlagKind.NOT_READ: NotRead,
    FlagKind.WINDOW_LEFT: WindowLeft,
    FlagKind.PASTED: PastedFromOutside,
    FlagKind.LENGTH_JUMP: LengthJump,
    FlagKind.TYPING_RHYTHM: TypingRhythm,
}


class Flags:
    """Follows a session and yields its flags as they are raised.

    Args:
        content: the study version that the session runs with; it holds the thresholds.
        plan: the session's plan.
    """

    def __init__(self, content: StudyContent, plan: Plan) -> None:
        self._context = FlagContext(content, State(plan), PageTimes())
        thresholds = {kind: getattr(content.study.flags, kind) for kind in _RULES}
        self._rules = [_RULES[kind](rule) for kind, rule in thresholds.items() if rule is not None]
        self._rules += [MissedCheck(), FailedTraining()]
        self._sound = SoundTrouble()
        self._instruments = InstrumentTrouble()

    def apply(self, event: Event) -> list[Flag]:
        """Apply one event.

        Returns:
            The flags that it raises; none after the session's end, but those of a recording and of
            streams for other instruments.
        """
        context = self._context
        if event.kind in AUDIO:
            return list(self._sound.see(event, context))
        if event.kind == Kind.OUTLET_FAILED:
            return list(self._instruments.see(event, context))
        reopens = event.kind == Kind.SESSION_REOPENED
        if (context.state.ended is not None and not reopens) or event.kind in UNSEEN:
            return []
        context.in_front = not context.times.hidden
        context.times.apply(event)
        raised = [flag for rule in self._rules for flag in rule.see(event, context)]
        context.state.apply(event)
        context.last_ms = event.at_ms
        return raised


def flags_of(content: StudyContent, plan: Plan, events: Iterable[Event]) -> list[Flag]:
    """All flags of a session with these events, in the order in which they were raised."""
    flags = Flags(content, plan)
    return [flag for event in events for flag in flags.apply(event)]

"""One session as its supervisor sees it, followed event by event.

Everything is computed from the session's header, its study and its events, with about the same
work for every event however long the session has been. Following a session from its middle, a
replay and reading it again from the start cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from labeval.session.events.actions import Action, ActionKind
from labeval.session.events.events import Event, Kind
from labeval.session.flags.all_flags import Flags
from labeval.session.monitor.changes import Changes
from labeval.session.monitor.current_field import CurrentField
from labeval.session.monitor.notes import SupervisorLog
from labeval.session.monitor.notices import Notice, notice_of
from labeval.session.monitor.ongoing import WaitMonitor
from labeval.session.monitor.page_marks import Marks
from labeval.session.monitor.page_timing import (
    NextBreak,
    PageTiming,
    Remaining,
    next_break,
    remaining,
)
from labeval.session.plan.header import SessionHeader
from labeval.session.state.session_view import SessionView
from labeval.session.state.state import State
from labeval.session.state.timing import PageTimes
from labeval.study.study import StudyContent

_EXPECTED = frozenset(
    {
        *(ActionKind.NOTE, ActionKind.MARKER, ActionKind.REMARKS),
        *(ActionKind.INTERVIEW_ASKED, ActionKind.INTERVIEW_NOTE, ActionKind.INTERVIEW_QUESTION),
    }
)
"""Events that concern only the supervisor."""


@dataclass(frozen=True, slots=True)
class Usual:
    """Usual times in the study: medians over other sessions of the same condition."""

    page_ms: Mapping[str, int] = field(default_factory=dict)
    """Block to the median time of its pages."""
    sessions: int = 0
    """Number of sessions that it rests on."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Position of the session in its time, in milliseconds; None where nothing is known."""

    here_ms: int
    """Time spent on the page on screen so far."""
    own_ms: int | None
    """This participant's own median for a page of this block."""
    usual_ms: int | None
    """The study's."""
    remaining: Remaining | None
    """Estimate for the pages left: what comes between and after them is not counted."""
    next_break: NextBreak | None
    over_ms: int
    """Expected excess over the planned length, extensions included; 0 where there is none."""


class SessionMonitor:
    """A session followed by its supervisor.

    Args:
        header: the session's fixed facts.
        content: the study version that it runs with.
        usual: what is usual in the study.
    """

    def __init__(self, header: SessionHeader, content: StudyContent, usual: Usual) -> None:
        self.view = SessionView(header, content, State(header.plan))
        self.usual = usual
        self.times = PageTimes()
        self.marks = Marks(header.plan, content.study.limits.pages)
        self.changes = Changes()
        self.log = SupervisorLog()
        self.notices: list[Notice] = []
        """The flags raised so far, oldest first."""
        self.current_criterion = ""
        """The criterion whose definition the participant sees; empty at first."""
        self.current_field = CurrentField()
        """The answer that the participant is at."""
        self._flags = Flags(content, header.plan)
        self._pace = PageTiming()
        self._waiting = WaitMonitor(content.study.flags)

    @property
    def header(self) -> SessionHeader:
        """The session's fixed facts."""
        return self.view.header

    @property
    def content(self) -> StudyContent:
        """The study version that it runs with."""
        return self.view.content

    @property
    def state(self) -> State:
        """The session after the newest event that was followed."""
        return self.view.state

    def apply_all(self, events: Iterable[Event]) -> None:
        """Apply events, in order."""
        for event in events:
            self.apply(event)

    def apply(self, event: Event) -> None:
        """Apply one event."""
        state = self.state
        self.times.apply(event)
        raised = self._flags.apply(event)
        self._pace.apply(event, state.page, self.times)
        self._waiting.apply(event, state, self.times)
        self.marks.apply(event, raised)
        self.changes.apply(event)
        self.log.apply(event)
        self.notices += map(notice_of, raised)
        self.current_field.apply(event, self.view)
        if event.kind in (Kind.PAGE_SHOWN, Kind.STEP_SHOWN):
            self.current_criterion = ""
        elif event.kind == Kind.DEFINITION_SHOWN:
            self.current_criterion = event.field
        state.apply(event)

    def expect(self, action: Action, now_ms: int) -> None:
        """Count what a supervisor noted and the session has not taken up yet.

        The event that follows repeats it and changes nothing.
        """
        if action.kind in _EXPECTED:
            kind = Kind(action.kind.value)
            event = Event(
                0, now_ms, action.utc, kind, action.page, action.field, action.value, action.data
            )
            self.log.apply(event)

    def own_median(self, block: str) -> int | None:
        """Median time of this participant's pages of a block in ms; None before one was left."""
        return self._pace.median(block)

    # -- at a moment ------------------------------------------------------------------------

    def notices_now(self, now_ms: int) -> list[Notice]:
        """Return the notices at ``now_ms`` that no event records."""
        return list(self._waiting.notices(self.state, self.times, now_ms))

    def outlook(self, now_ms: int) -> Outlook:
        """Return the session's position in its time."""
        state, page = self.state, self.state.page
        here = self.times.visible_ms(page.id, now_ms) if page is not None else 0
        block = page.block if page is not None and page.training is None else ""
        left = remaining(state, self._pace, self.usual.page_ms, here, self.content.study.limits)
        planned = self.content.study.moderation.planned_minutes
        over = 0
        if planned is not None and left is not None and state.ended is None:
            allowed = (planned + state.moderated.extra_minutes) * 60_000
            over = max(0, now_ms + left.ms - allowed)
        return Outlook(
            here_ms=here,
            own_ms=self._pace.median(block),
            usual_ms=self.usual.page_ms.get(block),
            remaining=left,
            next_break=next_break(state, self.content, now_ms),
            over_ms=over,
        )

"""The state of a session at any moment of its clock: what was on screen when something was said."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from labeval.session.events.events import Event, Kind
from labeval.session.plan.header import SessionHeader
from labeval.session.state.session_view import SessionView
from labeval.session.state.state import State
from labeval.store.record.following import FollowedRecord
from labeval.study.study import StudyContent

_KEPT = 4
"""Sessions whose events stay in memory."""


@dataclass(frozen=True, slots=True)
class ScreenMoment:
    """A session at one moment."""

    view: SessionView
    shown_ms: int
    """When the page on screen appeared."""
    answered_ms: dict[str, int]
    """Field of that page to the session time of the answer that was current then."""
    later: dict[str, str]
    """Field of that page to the answer that it has at the end, where that is another one."""


class Moments:
    """Goes through finished sessions of a record, which it only reads.

    Args:
        database: the study's record.
        with_answers: false while results are locked: pages then are shown as if none was given.

    Raises:
        RecordError: there is none, or it cannot be read.
    """

    def __init__(self, database: Path, *, with_answers: bool = True) -> None:
        self._with_answers = with_answers
        self._record = FollowedRecord(database)
        self._contents: dict[str, StudyContent] = {}
        self._sessions: OrderedDict[str, _Followed] = OrderedDict()

    def content(self, session: str) -> StudyContent:
        """The study as it was in a session.

        Raises:
            KeyError: there is no such session.
            RecordError: the record cannot be read.
        """
        return self._content(self._record.header(session).version)

    def at(self, session: str, at_ms: int) -> ScreenMoment:
        """State of a session at a time of its clock.

        Raises:
            KeyError: there is no such session.
            RecordError: the record cannot be read.
        """
        return self._follow(session).at(at_ms)

    def during(self, session: str, from_ms: int, until_ms: int) -> list[Event]:
        """Answers, and words marked, after one time of a session's clock and up to another.

        Raises:
            KeyError: there is no such session.
            RecordError: the record cannot be read.
        """
        return self._follow(session).during(from_ms, until_ms)

    def close(self) -> None:
        """Close the record."""
        self._record.close()

    def _follow(self, session: str) -> _Followed:
        followed = self._sessions.pop(session, None)
        if followed is None:
            header = self._record.header(session)
            content = self._content(header.version)
            events = self._record.events(session)
            if not self._with_answers:
                events = [event for event in events if event.kind != Kind.ANSWER]
            followed = _Followed(header, content, events)
        self._sessions[session] = followed
        if len(self._sessions) > _KEPT:
            self._sessions.popitem(last=False)
        return followed

    def _content(self, version: str) -> StudyContent:
        if version not in self._contents:
            self._contents[version] = self._record.content(version)
        return self._contents[version]


class _Followed:
    """One session, followed as far as was asked; back in time it begins anew."""

    def __init__(
        self, header: SessionHeader, content: StudyContent, events: Sequence[Event]
    ) -> None:
        self._header = header
        self._content = content
        self._events = events
        self._state = State(header.plan)
        self._next = 0
        self._shown_ms = 0
        self._answered: dict[str, int] = {}

    def at(self, at_ms: int) -> ScreenMoment:
        until = self._place(at_ms)
        if until < self._next:
            self._begin()
        for event in self._events[self._next : until]:
            self._state.apply(event)
            if event.kind in (Kind.PAGE_SHOWN, Kind.STEP_SHOWN):
                self._shown_ms, self._answered = event.at_ms, {}
            elif event.kind == Kind.ANSWER:
                self._answered[event.field] = event.at_ms
        self._next = max(self._next, until)
        view = SessionView(self._header, self._content, self._state)
        return ScreenMoment(view, self._shown_ms, dict(self._answered), self._later(view))

    def _later(self, view: SessionView) -> dict[str, str]:
        if view.page is None:
            return {}
        now = view.state.answers_here()
        last = {
            event.field: event.value
            for event in self._events[self._next :]
            if event.kind == Kind.ANSWER and event.page == view.page.id
        }
        return {field: value for field, value in last.items() if value != now.get(field, "")}

    def during(self, from_ms: int, until_ms: int) -> list[Event]:
        events = self._events[self._place(from_ms) : self._place(until_ms)]
        return [event for event in events if event.kind in (Kind.ANSWER, Kind.MARKED)]

    def _place(self, at_ms: int) -> int:
        """Number of events up to a time."""
        return bisect_right(self._events, at_ms, key=lambda event: event.at_ms)

    def _begin(self) -> None:
        self._state = State(self._header.plan)
        self._next = 0
        self._shown_ms = 0
        self._answered = {}

"""Turning pages: the events of leaving a screen and of arriving at the next one."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Protocol

from labeval.session.events.events import Ending, Event, Kind
from labeval.session.state.judge_support import due_on_arrival
from labeval.session.state.limits import limit_reached
from labeval.session.state.outcomes import ending_on_leaving, outcome_of_leaving
from labeval.session.state.session_view import SessionView
from labeval.session.state.state import State


class Stamped(Protocol):
    """Makes an event that happens now."""

    def __call__(
        self,
        kind: Kind,
        page: str,
        field: str = "",
        value: str = "",
        data: Mapping[str, Any] | None = None,
    ) -> Event: ...


class Written(Protocol):
    """Writes events of a session in one transaction."""

    def __call__(self, *events: Event) -> None: ...


class Turning:
    """Makes the events of one session's page turns; the session writes them."""

    def __init__(self, view: SessionView, event: Stamped) -> None:
        self._view = view
        self._event = event

    def leaving(self, way: str, *, skipped: bool = False) -> list[Event]:
        """Leaving this screen and arriving at the next one, to be written in one transaction.

        Args:
            skipped: it is left by the supervisor's decision, so nothing on it is judged.
        """
        ahead = copy(self._view.state)
        happened = self._outcomes(skipped=skipped) if way == "next" else []
        for event in happened:
            ahead.apply(event)
        leavings: list[Event] = []
        while True:
            first = {"skipped": True} if skipped else {}
            why = {"nothing_asked": True} if leavings else first
            leavings.append(self._event(Kind.PAGE_LEFT, ahead.screen_id, value=way, data=why))
            block = self._view.content.study.blocks.get(ahead.current.block)
            ending = ending_on_leaving(ahead, block) if way == "next" else None
            if ending is not None:
                by_block = {} if ending is Ending.COMPLETED else {"block": ahead.current.block}
                ended = self._event(
                    Kind.SESSION_ENDED, ahead.screen_id, value=ending, data=by_block
                )
                return [*happened, *leavings, ended]
            ahead.apply(leavings[-1])
            if not self._view.passed_over(ahead, ahead.screen):
                arrived = self.arrival(ahead)
                closing = self._closing(ahead) if way == "next" else []
                return [*happened, *leavings, *arrived, *closing]

    def _closing(self, state: State) -> list[Event]:
        """The end, where only the thanks are left to read: nobody has to confirm them."""
        if not state.is_last_screen or state.current.kind != "text":
            return []
        return [self._event(Kind.SESSION_ENDED, state.screen_id, value=Ending.COMPLETED)]

    def _outcomes(self, *, skipped: bool) -> list[Event]:
        """Return the events that are recorded with the leaving of this screen."""
        view = self._view
        page = view.page
        if page is None or (skipped and page.attention is not None):
            return []
        outcome = outcome_of_leaving(view.state, view.settings())
        events = []
        if outcome is not None:
            events.append(
                self._event(outcome.kind, outcome.page, value=outcome.value, data=outcome.data)
            )
        limit = limit_reached(view.state, view.content.study.limits)
        if limit is not None:
            events.append(self._event(Kind.LIMIT_REACHED, page.id, *limit))
        return events

    def arrival(self, state: State) -> list[Event]:
        """The events of arriving where ``state`` is."""
        is_page = state.page is not None or state.writing is not None
        kind = Kind.PAGE_SHOWN if is_page else Kind.STEP_SHOWN
        due = self._break_due(state)  # stamped first, since it comes first
        rest = [self._event(Kind.BREAK_STARTED, state.screen_id)] if due else []
        return [*rest, self._event(kind, state.screen_id), *self._judge_shown(state)]

    def _judge_shown(self, state: State) -> list[Event]:
        """The judge's ratings that are in view from the start."""
        page = state.page
        due = due_on_arrival(self._view.content, page, state.judge_shown_here())
        return [
            self._event(Kind.JUDGE_SHOWN, state.screen_id, criterion, rating.rating, rating.data)
            for criterion, rating in due.items()
        ]

    def _break_due(self, state: State) -> bool:
        if state.current.kind != "rating" or state.pages_since_break == 0:
            return False
        breaks = self._view.content.study.blocks[state.current.block].breaks
        by_pages = breaks.after_pages is not None and state.pages_since_break >= breaks.after_pages
        minutes = (state.last_ms - state.break_ended_ms) / 60_000
        by_time = breaks.after_minutes is not None and minutes >= breaks.after_minutes
        return by_pages or by_time

"""Times of pages and answers, computed from a session's events.

A page counts as in front from being shown until it is left, less the time in which the session
was paused, on a break, or its window was not in front.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from labeval.session.events.events import UNSEEN, Event, Kind

_HIDES = {
    Kind.PAUSED: "pause",
    Kind.BREAK_STARTED: "break",
    Kind.WINDOW_LEFT: "window",
}
_SHOWS = {
    Kind.RESUMED: "pause",
    Kind.BREAK_ENDED: "break",
    Kind.WINDOW_RETURNED: "window",
}


@dataclass(slots=True)
class PageTime:
    """Times of one page of one session, in milliseconds of session time."""

    shown_ms: int
    """When it first appeared."""
    visible_ms: int = 0
    """Time in front and not paused, over all visits."""
    first_answer_ms: int | None = None
    left_ms: int | None = None
    """When it was last left; None while it has not been."""
    answered: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Field to session time and UTC of its newest answer."""
    answer_visible_ms: dict[str, int] = field(default_factory=dict)
    """Field to visible time on the page until its newest answer."""
    visits: int = 0


class PageTimes:
    """Follows a session's events and keeps the times of its pages."""

    def __init__(self) -> None:
        self.pages: dict[str, PageTime] = {}
        self._current = ""
        self._hidden: set[str] = set()
        self._since_ms = 0

    @property
    def hidden(self) -> bool:
        """True if the session is paused, on a break, or its window not in front."""
        return bool(self._hidden)

    @property
    def counted_ms(self) -> int:
        """Session time of the newest event that counts: none of those that may come late."""
        return self._since_ms

    def visible_ms(self, page: str, now_ms: int) -> int:
        """Time in front of a page until ``now_ms``, which is not before the newest event."""
        time = self.pages.get(page)
        counts_on = page == self._current and not self._hidden
        ahead = max(0, now_ms - self._since_ms) if counts_on else 0
        return ahead + (time.visible_ms if time is not None else 0)

    def apply(self, event: Event) -> None:
        """Apply one event."""
        if event.kind in UNSEEN:
            return
        if event.kind == Kind.SESSION_RESUMED:
            # What happened between a crash and the return was not spent on the page.
            self._since_ms = event.at_ms
            self._hidden.discard("window")
            self._current = ""
            return
        self._count(event.at_ms)
        if event.kind in _HIDES:
            self._hidden.add(_HIDES[event.kind])
        elif event.kind in _SHOWS:
            self._hidden.discard(_SHOWS[event.kind])
        elif event.kind == Kind.PAGE_SHOWN:
            page = self.pages.setdefault(event.page, PageTime(event.at_ms))
            page.visits += 1
            self._current = event.page
        elif event.kind == Kind.SESSION_ENDED:
            self._current = ""  # the window may still record something
        elif event.kind == Kind.PAGE_LEFT and event.page in self.pages:
            self.pages[event.page].left_ms = event.at_ms
            self._current = ""
        elif _answers(event) and event.page in self.pages:
            self._answered(self.pages[event.page], event)

    def _answered(self, page: PageTime, event: Event) -> None:
        page.answered[event.field] = (event.at_ms, event.utc)
        page.answer_visible_ms[event.field] = page.visible_ms
        if page.first_answer_ms is None:
            page.first_answer_ms = event.at_ms

    def _count(self, now_ms: int) -> None:
        if self._current and not self._hidden:
            self.pages[self._current].visible_ms += now_ms - self._since_ms
        self._since_ms = now_ms


def _answers(event: Event) -> bool:
    """Return whether a field is answered; a revision names one where the text is an answer."""
    return event.kind == Kind.ANSWER or (event.kind == Kind.REVISED and bool(event.field))


def page_times(events: Iterable[Event]) -> dict[str, PageTime]:
    """The times of every rating and training page in a session's events."""
    times = PageTimes()
    for event in events:
        times.apply(event)
    return times.pages

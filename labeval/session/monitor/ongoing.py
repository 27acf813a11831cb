"""Conditions that hold now without an event: nothing happens, an answer takes long.

The flags of these rules come with the event that ends the wait. A supervisor next to the
participant wants to know while the wait lasts.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from statistics import median

from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.notices import Notice
from labeval.session.state.state import State
from labeval.session.state.timing import PageTimes
from labeval.study.model.sessions.flag_thresholds import Flagging
from labeval.text.marks import QT_TRANSLATE_NOOP

_ANSWERED = frozenset({"rating", "training", "test", "questionnaire"})


class WaitMonitor:
    """Follows a session and reports, at any moment, its present waits.

    Args:
        rules: the thresholds of the study; a rule that is turned off reports nothing.
    """

    def __init__(self, rules: Flagging) -> None:
        self._rules = rules
        self._taken: dict[bool, list[int]] = {True: [], False: []}
        self._answered: dict[str, int] = {}
        """Page to its time in front at its newest answer."""
        self._seen: set[tuple[str, str]] = set()

    def apply(self, event: Event, state: State, times: PageTimes) -> None:
        """Apply one event, after ``times`` has counted it and before ``state`` has."""
        page = state.page
        if event.kind != Kind.ANSWER or page is None or page.id not in times.pages:
            return
        visible = times.pages[page.id].visible_ms
        first = page.id not in self._answered
        taken = visible - self._answered.get(page.id, 0)
        self._answered[page.id] = visible
        if event.value and page.counts and (page.id, event.field) not in self._seen:
            self._seen.add((page.id, event.field))
            insort(self._taken[first], taken)

    def notices(self, state: State, times: PageTimes, now_ms: int) -> Iterator[Notice]:
        """Yield the conditions at ``now_ms``."""
        if state.ended is not None or times.hidden or state.current.kind not in _ANSWERED:
            return
        idle = self._idle(state, now_ms)
        hesitating = self._hesitating(state, times, now_ms)
        if idle is not None:
            yield idle
        elif hesitating is not None:
            yield hesitating

    def _idle(self, state: State, now_ms: int) -> Notice | None:
        rule = self._rules.idle
        seconds = (now_ms - state.last_ms) / 1000
        if rule is None or seconds < rule.seconds:
            return None
        return Notice(
            key=f"{FlagKind.IDLE}:now:{state.last_seq}",
            kind=FlagKind.IDLE,
            at_ms=state.last_ms,
            evidence=QT_TRANSLATE_NOOP("Flag", "nothing has happened for {seconds} s"),
            values={"seconds": round(seconds)},
            page=state.screen_id,
            warns=True,
            live=True,
        )

    def _hesitating(self, state: State, times: PageTimes, now_ms: int) -> Notice | None:
        rule, page = self._rules.hesitation, state.page
        if rule is None or page is None or not page.counts:
            return None
        first = page.id not in self._answered
        before = self._taken[first]
        waited = times.visible_ms(page.id, now_ms) - self._answered.get(page.id, 0)
        if len(before) < rule.after_answers or waited < rule.seconds * 1000:
            return None
        usual = median(before)
        if waited <= rule.times * usual:
            return None
        return Notice(
            key=f"{FlagKind.HESITATION}:now:{page.id}:{state.last_seq}",
            kind=FlagKind.HESITATION,
            at_ms=now_ms - waited,
            evidence=QT_TRANSLATE_NOOP("Flag", "no answer for {seconds} s; usual are {median} s"),
            values={"seconds": round(waited / 1000), "median": round(usual / 1000, 1)},
            page=page.id,
            live=True,
        )

"""Flags about inactivity: a long pause, an answer that took unusually long, the window left."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import Flag, FlagKind
from labeval.session.flags.rule import FlagContext, raised
from labeval.study.model.sessions import flag_thresholds
from labeval.text.marks import QT_TRANSLATE_NOOP

_ANSWERED = frozenset({"rating", "training", "test", "questionnaire", "writing"})
"""Steps on which answers are expected; elsewhere people read as long as they like."""


class Idle:
    """Nothing happened for a while; the flag comes with the event that ended it."""

    def __init__(self, rule: flag_thresholds.Idle) -> None:
        self._rule = rule

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        cut_off = event.kind in (Kind.SESSION_RESUMED, Kind.SESSION_REOPENED)
        if context.last_ms is None or not context.in_front or cut_off:
            return
        seconds = (event.at_ms - context.last_ms) / 1000
        if seconds >= self._rule.seconds and context.state.current.kind in _ANSWERED:
            text = QT_TRANSLATE_NOOP("Flag", "nothing happened for {seconds} s")
            where = context.state.screen_id
            values = {"seconds": round(seconds)}
            yield raised(FlagKind.IDLE, self._rule, event, text, values, page=where, pages=(where,))


class Hesitation:
    """An answer that took much longer than the ones before.

    The first answer of a page includes reading its texts, so first answers are compared among
    themselves. An answer that is changed is not counted again.
    """

    def __init__(self, rule: flag_thresholds.Hesitation) -> None:
        self._rule = rule
        self._taken: dict[bool, list[float]] = {True: [], False: []}
        self._answered: dict[str, int] = {}
        self._seen: set[tuple[str, str]] = set()

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        page = context.state.page
        if event.kind != Kind.ANSWER or page is None or not context.rates(page):
            return
        visible = context.times.pages[page.id].visible_ms
        first = page.id not in self._answered
        seconds = (visible - self._answered.get(page.id, 0)) / 1000
        self._answered[page.id] = visible
        if not event.value or (page.id, event.field) in self._seen:
            return
        self._seen.add((page.id, event.field))
        before = self._taken[first]
        if len(before) >= self._rule.after_answers and seconds >= self._rule.seconds:
            usual = median(before)
            if seconds > self._rule.times * usual:
                criterion = next(
                    (f.criterion for f in context.fields(page) if f.id == event.field), ""
                )
                yield self._hesitated(event, criterion, seconds, usual)
        before.append(seconds)

    def _hesitated(self, event: Event, criterion: str, seconds: float, usual: float) -> Flag:
        text = QT_TRANSLATE_NOOP(
            "Flag", "{seconds} s for an answer; the median of those before is {median} s"
        )
        values = {"seconds": round(seconds, 1), "median": round(usual, 1)}
        pages = (event.page,)
        return raised(
            FlagKind.HESITATION, self._rule, event, text, values, criterion=criterion, pages=pages
        )


class WindowLeft:
    """The window was away; the flag comes when it returns, or when the session ends without it."""

    def __init__(self, rule: flag_thresholds.WindowLeft) -> None:
        self._rule = rule
        self._left: Event | None = None

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        if event.kind == Kind.WINDOW_LEFT:
            self._left = self._left or event
        elif event.kind == Kind.SESSION_RESUMED:
            self._left = None
        elif event.kind in (Kind.WINDOW_RETURNED, Kind.SESSION_ENDED) and self._left is not None:
            left, self._left = self._left, None
            seconds = (event.at_ms - left.at_ms) / 1000
            if seconds >= self._rule.seconds:
                text = QT_TRANSLATE_NOOP("Flag", "the window was left for {seconds} s")
                values = {"seconds": round(seconds, 1)}
                page = left.page
                yield raised(
                    FlagKind.WINDOW_LEFT, self._rule, event, text, values, page=page, pages=(page,)
                )

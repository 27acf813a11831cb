"""Screen and focus at the time of speech.

A pure function of a session's events. Something said across a page turn belongs to the screen that
was there for the longer part of it; when both had it equally long, to the earlier one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from labeval.session.events.events import Event, Kind


@dataclass(frozen=True, slots=True)
class Focus:
    """A screen, and the current criterion on it."""

    screen: str = ""
    """A page's id or a step's place; empty before the first screen and after the end."""
    criterion: str = ""


@dataclass(frozen=True, slots=True)
class FocusSpan:
    """Session time, in ms, in which the focus stayed; the end does not belong to it."""

    start_ms: int
    end_ms: int
    focus: Focus


def focus_spans(events: Iterable[Event], first: Mapping[str, str] | None = None) -> list[FocusSpan]:
    """The times of a session, each with what was in focus; they follow each other without gaps.

    Args:
        first: page id to the criterion that is current when the page appears, which no event
            records.

    Returns:
        Spans by time. The last one has no length: what follows the last event belongs to it.
    """
    spans: list[FocusSpan] = []
    focus, since_ms, last_ms = Focus(), 0, 0
    for event in events:
        last_ms = max(last_ms, event.at_ms)
        following = _after(focus, event, first or {})
        if following != focus:
            if last_ms > since_ms:
                spans.append(FocusSpan(since_ms, last_ms, focus))
            focus, since_ms = following, last_ms
    if last_ms > since_ms:
        spans.append(FocusSpan(since_ms, last_ms, focus))
    return [*spans, FocusSpan(last_ms, last_ms, focus)]


def focus_between(spans: Sequence[FocusSpan], start_ms: float, end_ms: float) -> Focus:
    """Return the focus during the longest part of a time.

    The screen is found first, then the criterion that was longest current on it. A time without
    length has the focus of its moment.
    """
    start_ms, end_ms = max(0.0, start_ms), max(0.0, start_ms, end_ms)
    screens: dict[str, float] = {}
    criteria: dict[Focus, float] = {}
    for n, span in enumerate(spans):
        until_ms = float("inf") if n + 1 == len(spans) else span.end_ms
        if span.start_ms > end_ms or until_ms <= start_ms:
            continue
        shared = min(end_ms, until_ms) - max(start_ms, span.start_ms)
        screens[span.focus.screen] = screens.get(span.focus.screen, 0.0) + shared
        criteria[span.focus] = criteria.get(span.focus, 0.0) + shared
    if not screens:
        return Focus()
    screen = max(screens, key=lambda s: screens[s])
    return max((f for f in criteria if f.screen == screen), key=lambda f: criteria[f])


def _after(focus: Focus, event: Event, first: Mapping[str, str]) -> Focus:
    if event.kind in (Kind.PAGE_SHOWN, Kind.STEP_SHOWN):
        return Focus(event.page, first.get(event.page, ""))
    if event.kind == Kind.DEFINITION_SHOWN and event.page in ("", focus.screen):
        return replace(focus, criterion=event.field)
    if event.kind == Kind.SESSION_ENDED:
        return Focus()
    return focus

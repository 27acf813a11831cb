"""The newest changes, as the supervisor reads them: what, from what to what, after how long.

Lines are plain data; the window finds the words.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from labeval.session.events.events import MOVED_ON, Event, Kind

KEPT = 60
"""Number of newest lines that are kept."""

_UNREPORTED = frozenset({Kind.APPEARANCE, Kind.WINDOW_SIZED, Kind.STEP_SHOWN, Kind.SESSION_STARTED})
"""Kinds of events that show nothing of the participant's judgment."""


@dataclass(frozen=True, slots=True)
class SessionChange:
    """One thing that happened.

    ``before`` is the answer that the new one replaces and ``after_ms`` how long that one was kept;
    0 where there was none.
    """

    event: Event
    before: str = ""
    after_ms: int = 0


class Changes:
    """Follows a session's events and keeps the newest of those that show something."""

    def __init__(self) -> None:
        self.newest: deque[SessionChange] = deque(maxlen=KEPT)
        self.changed_fields: dict[str, set[str]] = {}
        """Page to the fields whose answer was changed for another one."""
        self._kept: dict[str, dict[str, tuple[str, int]]] = {}

    def apply(self, event: Event) -> None:
        """Apply one event."""
        if event.kind == Kind.ANSWER:
            self._answered(event)
        elif event.kind == Kind.COMMENT or _shows_something(event):
            self._listed(event)

    def _answered(self, event: Event) -> None:
        given = self._kept.setdefault(event.page, {})
        before, since = given.get(event.field, ("", event.at_ms))
        if event.value:
            given[event.field] = (event.value, event.at_ms)
        if before and event.value and before != event.value:
            self.changed_fields.setdefault(event.page, set()).add(event.field)
        kept_ms = event.at_ms - since if before else 0
        self.newest.append(SessionChange(event, before if before != event.value else "", kept_ms))

    def _listed(self, event: Event) -> None:
        """Comments and notes are kept while they are typed; only their newest state is listed."""
        if self.newest and _is_newer(event, self.newest[-1].event):
            self.newest.pop()
        self.newest.append(SessionChange(event))


def _is_newer(event: Event, before: Event) -> bool:
    if event.kind != before.kind or event.page != before.page:
        return False
    is_same_note = event.kind == Kind.NOTE and event.data.get("note") == before.data.get("note")
    return event.kind == Kind.COMMENT or is_same_note


def _shows_something(event: Event) -> bool:
    if event.kind in _UNREPORTED or event.data.get("nothing_asked"):
        return False
    if event.kind == Kind.DEFINITION_SHOWN:
        return event.value != MOVED_ON
    if event.kind == Kind.OVERFLOW:
        return bool(event.data.get("items"))  # a text behind a tab is no trouble
    if event.kind == Kind.NOTE:
        return bool(event.value)  # only a text that is not empty is listed
    return event.kind not in (Kind.PAGE_LEFT, Kind.REVISED)

"""Look-ups of definitions, recognised event by event."""

from __future__ import annotations

from labeval.session.events.events import MOVED_ON, Event, Kind
from labeval.study.pages import Page


class DefinitionLookups:
    """Follows a session, and recognises when a definition was looked up.

    A definition that comes up with the page or by moving on after an answer is no look-up, and
    neither is going to a criterion for the first time.
    """

    def __init__(self) -> None:
        self._current: dict[str, str] = {}
        self._viewed: set[tuple[str, str]] = set()

    def apply(self, event: Event, page: Page) -> str | None:
        """Apply one event.

        Args:
            event: the next event of the session.
            page: the page on screen.

        Returns:
            The criterion whose definition was looked up, or that was current while the list of all
            was opened; None where nothing was looked up.
        """
        if event.page != page.id or not page.criteria:
            return None
        current = self._current.setdefault(page.id, page.criteria[0])
        self._viewed.add((page.id, current))
        looked_up = event.kind == Kind.DEFINITIONS_OPENED
        if event.kind == Kind.DEFINITION_SHOWN:
            current = self._current[page.id] = event.field
            looked_up = event.value != MOVED_ON and (page.id, current) in self._viewed
            self._viewed.add((page.id, current))
        return current if looked_up else None

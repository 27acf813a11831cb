"""Time that this participant takes for a page, and so for the rest."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from statistics import median_low

from labeval.study.pages import Page

_ENOUGH = 2
"""Pages that must have been timed before a time is shown."""
_AHEAD_FOR_EACH = 4
"""As many pages ahead as one timed page says something about: two quick pages do not say how long
a whole block takes."""
_RECENT = 12
"""Number of newest pages of a block that count, because people get faster."""


class Pace:
    """Times the pages of one session while they are in view."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._spent: dict[str, dict[str, float]] = {}
        self._page: Page | None = None
        self._since: float | None = None

    def show(self, page: Page | None) -> None:
        """``page`` is in view from now on; None where nothing that counts is (a pause)."""
        self._count()
        self._page = page
        self._since = self._seconds() if page is not None else None

    def minutes_left(self, rest: Iterable[Page]) -> float | None:
        """Expected minutes for the pages ``rest``; None before enough pages have been timed."""
        rest = list(rest)
        done = {
            block: [t for page, t in pages.items() if not self._in_view(page)]
            for block, pages in self._spent.items()
        }
        every = [seconds for pages in done.values() for seconds in pages]
        if len(every) < max(_ENOUGH, len(rest) / _AHEAD_FOR_EACH):
            return None
        # The lower one of two pages: the first is often slow, and its time would be that of all.
        typical = {b: median_low(s[-_RECENT:]) for b, s in done.items() if len(s) >= _ENOUGH}
        overall = median_low(every[-_RECENT:])
        return sum(typical.get(page.block, overall) for page in rest) / 60

    def _in_view(self, page: str) -> bool:
        return self._page is not None and self._page.id == page

    def _count(self) -> None:
        if self._page is None or self._since is None:
            return
        pages = self._spent.setdefault(self._page.block, {})
        pages[self._page.id] = pages.get(self._page.id, 0.0) + self._seconds() - self._since

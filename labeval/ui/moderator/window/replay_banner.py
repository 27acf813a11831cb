"""Looking at an earlier page as it was, and finding the way back to now."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.jobs.sessions.monitoring import Watch
from labeval.session.monitor.monitor import SessionMonitor
from labeval.session.state.session_view import SessionView
from labeval.session.state.state import state_after


class LookingBack:
    """The page that is looked at as it was; ``page`` is empty for the current screen."""

    def __init__(self) -> None:
        self.page = ""

    def choose(self, monitor: SessionMonitor, page: str) -> None:
        """Look at a page; one that is on screen or was never left is looked at as it is now."""
        mark = monitor.marks.by_page.get(page)
        was_left = mark is not None and mark.left_seq > 0
        self.page = page if was_left and page != _on_screen(monitor) else ""

    def neighbour(self, monitor: SessionMonitor, shown: Sequence[str], by: int) -> str:
        """The page before (-1) or after (1) the one looked at; empty for now.

        Args:
            shown: the pages that can be looked at, in order.
        """
        if self.page in shown:
            at = shown.index(self.page)
        else:
            at = len(shown) - (bool(shown) and shown[-1] == _on_screen(monitor))
        at = max(0, at + by)
        return shown[at] if at < len(shown) else ""

    def view_before(self, watch: Watch, monitor: SessionMonitor) -> SessionView:
        """The session just before that page was last left."""
        left = monitor.marks.by_page[self.page].left_seq
        state = state_after(monitor.header.plan, watch.until(left - 1))
        return SessionView(monitor.header, monitor.content, state)


def _on_screen(monitor: SessionMonitor) -> str:
    page = monitor.state.page
    return page.id if page is not None and monitor.state.ended is None else ""

"""Looking at an earlier page as it was, and finding the way back to now."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.jobs.watch import Watch
from labeval.session.standing import Standing
from labeval.session.state import state_after
from labeval.session.watched import Watched


class LookingBack:
    """Which page is looked at as it was; ``page`` is empty for what is on screen now."""

    def __init__(self) -> None:
        self.page = ""

    def choose(self, watched: Watched, page: str) -> None:
        """Look at a page; one that is on screen or was never left is looked at as it is now."""
        mark = watched.marks.by_page.get(page)
        was_left = mark is not None and mark.left_seq > 0
        self.page = page if was_left and page != _on_screen(watched) else ""

    def neighbour(self, watched: Watched, shown: Sequence[str], by: int) -> str:
        """The page before (-1) or after (1) the one looked at; empty for now.

        Args:
            shown: the pages that can be looked at, in order.
        """
        if self.page in shown:
            at = shown.index(self.page)
        else:
            at = len(shown) - (bool(shown) and shown[-1] == _on_screen(watched))
        at = max(0, at + by)
        return shown[at] if at < len(shown) else ""

    def standing(self, watch: Watch, watched: Watched) -> Standing:
        """The session just before that page was last left."""
        left = watched.marks.by_page[self.page].left_seq
        state = state_after(watched.header.plan, watch.until(left - 1))
        return Standing(watched.header, watched.content, state)


def _on_screen(watched: Watched) -> str:
    page = watched.state.page
    return page.id if page is not None and watched.state.ended is None else ""

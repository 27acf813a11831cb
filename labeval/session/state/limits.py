"""Limits that a session has reached, by its events alone, so that a resumed one decides alike."""

from __future__ import annotations

from labeval.session.state.state import State
from labeval.study.model.sessions.limits import Limits

_MS_A_MINUTE = 60_000


def limit_reached(state: State, limits: Limits) -> tuple[str, str] | None:
    """The limit that is reached when the page on screen is left, with the count reached.

    Only leaving a rating page for the first time ends the rating, and only where further pages
    would follow: whoever went back to an earlier page is not kept from the pages begun since.
    Minutes that the supervisor added extend the limit.
    """
    page = state.page
    if state.current.kind != "rating" or page is None or page.id in state.left_pages:
        return None
    if not _more_follow(state):
        return None
    pages = len(state.left_pages) + 1
    if limits.pages is not None and pages >= limits.pages:
        return "pages", str(pages)
    minutes = state.worked_ms / _MS_A_MINUTE
    if limits.minutes is not None and minutes >= limits.minutes + state.moderated.extra_minutes:
        return "minutes", f"{minutes:.1f}"
    return None


def _more_follow(state: State) -> bool:
    in_step = state.screen + 1 < len(state.current.pages)
    later = state.plan.steps[state.step + 1 :]
    return in_step or any(step.kind == "rating" for step in later)

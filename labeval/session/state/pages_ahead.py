"""The pages that a session has still to come."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.session.state.state import State
from labeval.study.pages import Page


def rated_at_most(state: State, page_limit: int | None) -> int | None:
    """The greatest number of rating pages to come, this one included; None without a limit."""
    if page_limit is None:
        return None
    before = sum(len(s.pages) for s in state.plan.steps[: state.step] if s.kind == "rating")
    here = state.screen if state.current.kind == "rating" else 0
    return max(1, page_limit - before - here)


def pages_here(state: State, page_limit: int | None) -> int:
    """The number of pages of the current step, without those that the limit keeps from coming."""
    pages = len(state.current.pages)
    most = rated_at_most(state, page_limit)
    if state.current.kind != "rating" or most is None:
        return pages
    return max(state.screen + 1, min(pages, state.screen + most))


def pages_ahead(state: State, page_limit: int | None = None) -> Iterator[Page]:
    """The training and rating pages from the one on screen to the last that comes.

    Pages beyond the session's ``page_limit`` will not come.
    """
    if state.ended is not None:
        return
    rest = state.plan.steps[state.step + 1 :]
    ahead = [(state.current.kind, page) for page in state.current.pages[state.screen :]]
    ahead += [(step.kind, page) for step in rest if step.round == 1 for page in step.pages]
    most, rated = rated_at_most(state, page_limit), 0
    for kind, page in ahead:
        rated += kind == "rating"
        if kind != "rating" or most is None or rated <= most:
            yield page

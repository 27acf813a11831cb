"""Page times of a participant, and from these the expected ends of the session and of the rest."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median

from labeval.session.events.events import Event, Kind
from labeval.session.state.pages_ahead import pages_ahead, pages_here, rated_at_most
from labeval.session.state.state import State
from labeval.session.state.timing import PageTimes
from labeval.study.model.sessions.limits import Limits
from labeval.study.pages import Page
from labeval.study.study import StudyContent


@dataclass(frozen=True, slots=True)
class Remaining:
    """Expected time for the pages from the current one to the last."""

    ms: int
    is_whole: bool
    """False where pages are ahead for which no time is known: it takes longer."""


@dataclass(frozen=True, slots=True)
class NextBreak:
    """The next rest: after a number of pages, this one included, or after a time."""

    pages: int | None = None
    ms: int | None = None


class PageTiming:
    """The times of the pages that this participant has left, block by block."""

    def __init__(self) -> None:
        self._sorted: dict[str, list[int]] = {}
        self._counted: dict[str, int] = {}

    def apply(self, event: Event, page: Page | None, times: PageTimes) -> None:
        """Apply one event; ``page`` is the one on screen before it."""
        if event.kind != Kind.PAGE_LEFT or page is None or page.training is not None:
            return
        if page.id not in times.pages:
            return
        spent, known = times.pages[page.id].visible_ms, self._sorted.setdefault(page.block, [])
        before = self._counted.get(page.id)
        if before is not None:
            known.pop(bisect_left(known, before))
        insort(known, spent)
        self._counted[page.id] = spent

    def median(self, block: str) -> int | None:
        """Median time of a page of this block in ms; None before one was left."""
        known = self._sorted.get(block)
        return round(median(known)) if known else None


def remaining(
    state: State, pace: PageTiming, usual: Mapping[str, int], spent_ms: int, limits: Limits
) -> Remaining | None:
    """Return the time for the pages from the current one to the last; None where nothing is known.

    Whoever has spent longer than usual on the page on screen is not faster on the next ones.

    Args:
        usual: block to the study's median, for blocks that this participant has not begun.
        spent_ms: time already spent on the page on screen.
        limits: of the session, which ends the rating when it reaches one.
    """
    total, known, unknown = 0, False, False
    for page in pages_ahead(state, limits.pages):
        each = pace.median(page.block)
        each = usual.get(page.block) if each is None else each
        if each is None:
            unknown = True
            continue
        known = True
        total += max(0, each - spent_ms) if page is state.page else each
    if not known:
        return None
    most = _most_ms(state, limits)
    return Remaining(total, not unknown) if most is None or total < most else Remaining(most, True)


def _most_ms(state: State, limits: Limits) -> int | None:
    """Time until the limit of minutes ends the rating; None without one."""
    if limits.minutes is None:
        return None
    minutes = limits.minutes + state.moderated.extra_minutes
    return max(0, round(minutes * 60_000) - state.worked_ms)


def next_break(state: State, content: StudyContent, now_ms: int) -> NextBreak | None:
    """The next rest that the study plans; None where there is none to come."""
    if state.ended is not None or state.on_break:
        return None
    limit = content.study.limits.pages
    left_here = pages_here(state, limit) - state.screen
    if state.current.kind == "rating":
        breaks = content.study.blocks[state.current.block].breaks
        if breaks.after_pages is not None:
            pages = max(1, breaks.after_pages - state.pages_since_break)
            if pages < left_here:
                return NextBreak(pages=pages)
        if breaks.after_minutes is not None:
            due = state.break_ended_ms + round(breaks.after_minutes * 60_000)
            return NextBreak(ms=max(0, due - now_ms))
    return _break_between(state, max(0, left_here), rated_at_most(state, limit))


def _break_between(state: State, ahead: int, most: int | None) -> NextBreak | None:
    """The next step that is a break.

    Args:
        ahead: pages of the current step that are still to come.
        most: rating pages that a limit lets come; None without one.
    """
    reached, rated = state.limit_at, ahead if state.current.kind == "rating" else 0
    for n, step in enumerate(state.plan.steps[state.step + 1 :], start=state.step + 1):
        if reached is None and most is not None and rated >= most:
            reached = n - 1
        if not state.plan.shows(n, reached):
            continue
        if step.kind == "break":
            return NextBreak(pages=ahead)
        ahead += len(step.pages) if step.round == 1 else 0
        rated += len(step.pages) if step.kind == "rating" else 0
    return None

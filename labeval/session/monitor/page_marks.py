"""The timeline of a session: one mark per page, with what happened on it."""

from __future__ import annotations

from dataclasses import dataclass, field

from labeval.session.events.events import MOVED_ON, Event, Kind
from labeval.session.flags.flag import Flag
from labeval.session.plan.plan import Plan
from labeval.study.pages import Page


@dataclass(slots=True)
class PageMark:
    """One page of the session, shown or still to come."""

    page: Page
    number: int
    """From 1, among the pages of its step."""
    step: int
    """Index of its step in the plan."""
    comes: bool
    """False for a training that comes again, and for pages beyond the session's limit."""
    shown: bool = False
    left_seq: int = 0
    """Number of the event with which it was last left; 0 while it has not been."""
    changed: int = 0
    """Answers that were changed for another one."""
    lookups: int = 0
    commented: bool = False
    flags: list[Flag] = field(default_factory=list)


class Marks:
    """The marks of all pages, in the plan's order."""

    def __init__(self, plan: Plan, page_limit: int | None = None) -> None:
        self.all: list[PageMark] = []
        rated = 0
        for n, step in enumerate(plan.steps):
            for number, page in enumerate(step.pages, start=1):
                rated += step.kind == "rating"
                beyond = step.kind == "rating" and page_limit is not None and rated > page_limit
                comes = step.round == 1 and not beyond
                self.all.append(PageMark(page, number, n, comes))
        self.by_page = {mark.page.id: mark for mark in self.all}
        self._given: dict[tuple[str, str], str] = {}

    @property
    def expected(self) -> list[PageMark]:
        """Those of pages that were shown, or come where the session goes on to its end."""
        return [mark for mark in self.all if mark.shown or mark.comes]

    def apply(self, event: Event, raised: list[Flag]) -> None:
        """Apply one event that raised these flags."""
        for flag in raised:
            here = self.by_page.get(flag.page)
            if here is not None:
                here.flags.append(flag)
        mark = self.by_page.get(event.page)
        if mark is None:
            return
        if event.kind == Kind.PAGE_SHOWN:
            mark.shown = True
        elif event.kind == Kind.PAGE_LEFT:
            mark.left_seq = event.seq
        elif event.kind == Kind.COMMENT:
            mark.commented = bool(event.value.strip())
        elif event.kind == Kind.DEFINITIONS_OPENED or (
            event.kind == Kind.DEFINITION_SHOWN and event.value != MOVED_ON
        ):
            mark.lookups += 1
        elif event.kind == Kind.ANSWER:
            self._answered(mark, event)

    def _answered(self, mark: PageMark, event: Event) -> None:
        where = (event.page, event.field)
        before = self._given.get(where, "")
        if event.value:
            mark.changed += bool(before) and before != event.value
            self._given[where] = event.value

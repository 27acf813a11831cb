"""Rules that raise flags, and their view of a session.

A rule sees an event after the times have counted it, and before the state has followed it: the
page that is being left is still the one on screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import Flag, FlagKind
from labeval.session.state.state import State
from labeval.session.state.timing import PageTimes
from labeval.study.methods import edited_text, find_method
from labeval.study.model.sessions.flag_thresholds import FlagRule
from labeval.study.pages import Field, Page
from labeval.study.study import StudyContent


@dataclass(slots=True)
class FlagContext:
    """View of a session at an event."""

    content: StudyContent
    state: State
    times: PageTimes
    in_front: bool = False
    """True if the window was in front, and the session neither paused nor on a break, until now."""
    last_ms: int | None = None
    """Session clock of the event before."""

    def left_page(self, event: Event) -> Page | None:
        """The page that counts and that ``event`` leaves for the next one."""
        page = self.state.page
        onward = event.kind == Kind.PAGE_LEFT and event.value == "next"
        onward = onward and not event.data.get("skipped")  # that was the supervisor
        return page if onward and page is not None and self.rates(page) else None

    def left_text(self, event: Event) -> str:
        """Id of the response, or of the page with an edited text, that ``event`` leaves for what
        comes next; empty where it leaves none.
        """
        page = self.left_page(event)
        if page is not None:
            edited = edited_text(self.content.study.blocks[page.block], page)
            return page.id if edited is not None else ""
        onward = event.kind == Kind.PAGE_LEFT and event.value == "next"
        writing = self.state.writing if onward and not event.data.get("skipped") else None
        return writing.id if writing is not None else ""

    def fields(self, page: Page) -> tuple[Field, ...]:
        """Return the fields of a page."""
        settings = self.content.study.blocks[page.block]
        return find_method(settings.method).fields(settings, page)

    def rates(self, page: Page) -> bool:
        """Return whether a page is one that counts, in a rating step."""
        return self.state.current.kind == "rating" and page.counts


class Rule(Protocol):
    """One kind of flag."""

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        """The flags that this event raises."""


def raised(
    kind: FlagKind,
    rule: FlagRule,
    event: Event,
    evidence: str,
    values: dict[str, Any],
    *,
    page: str | None = None,
    criterion: str = "",
    pages: tuple[str, ...],
) -> Flag:
    """A flag that ``event`` raises, on its own page unless another one is meant."""
    where = event.page if page is None else page
    return Flag(
        *(kind, rule.policy, where, event.at_ms, event.utc),
        *(evidence, values, criterion, pages),
    )

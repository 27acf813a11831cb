"""The sessions of a record, one after the other, with everything that tables are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby
from operator import attrgetter

from labeval.session.events.events import Event
from labeval.session.flags.all_flags import flags_of
from labeval.session.flags.flag import Flag
from labeval.session.plan.header import SessionHeader
from labeval.session.state.state import State, state_after
from labeval.session.state.timing import PageTime, page_times
from labeval.store.record.record import Record
from labeval.study.methods import edited_text
from labeval.study.model.blocks import BlockSettings
from labeval.study.pages import Page
from labeval.study.study import StudyContent

_VERSIONS_KEPT = 4
"""Contents in memory at once; sessions of one participant rarely differ in their version."""


@dataclass(frozen=True)
class RecordedSession:
    """One session of the record with its events and the study version it ran with."""

    header: SessionHeader
    events: list[Event]
    content: StudyContent

    @property
    def codes(self) -> tuple[str, str]:
        """Participant and session, the first cells of most rows."""
        return self.header.participant, self.header.id

    @cached_property
    def state(self) -> State:
        """Current state: answers, comments, consents."""
        return state_after(self.header.plan, self.events)

    @cached_property
    def times(self) -> dict[str, PageTime]:
        """The times of the pages that were shown, by page id."""
        return page_times(self.events)

    @cached_property
    def flags(self) -> list[Flag]:
        """Flags by the thresholds of the session's own study version."""
        return flags_of(self.content, self.header.plan, self.events)

    @cached_property
    def order(self) -> dict[str, int]:
        """Page id to its position among the pages of the rating steps, from 1."""
        pages = dict.fromkeys(page.id for page in self.header.plan.block_pages())
        return {page: n + 1 for n, page in enumerate(pages)}

    def shown_pages(self) -> Iterator[Page]:
        """The training and rating pages that were shown, in the plan's order, each once."""
        pages = {p.id: p for step in self.header.plan.steps for p in step.pages}
        return (page for page in pages.values() if page.id in self.times)

    def written(self) -> Iterator[str]:
        """Ids of the responses, then of the pages shown whose text is edited."""
        yield from (writing.id for writing in self.header.plan.writings())
        for page in self.shown_pages():
            if edited_text(self.settings(page), page) is not None:
                yield page.id

    def settings(self, page: Page) -> BlockSettings:
        """The settings of the block that a page belongs to."""
        return self.content.study.blocks[page.block]

    def order_cell(self, page: Page) -> str:
        """The page's position as a cell; empty for a training page."""
        return "" if page.training is not None else str(self.order[page.id])


def recorded_sessions(
    record: Record, *, include_rehearsals: bool = False
) -> Iterator[RecordedSession]:
    """All sessions by participant and session id, one in memory at a time."""
    content = lru_cache(maxsize=_VERSIONS_KEPT)(record.versions.content)
    for _, headers in groupby(record.sessions.headers(), key=attrgetter("participant")):
        for header in sorted(headers, key=attrgetter("id")):
            if include_rehearsals or header.kind != "rehearsal":
                events = record.sessions.events(header.id)
                yield RecordedSession(header, events, content(header.version))


def recorded_session(record: Record, session: str) -> RecordedSession:
    """One session by its id.

    Raises:
        KeyError: there is no such session.
    """
    header = record.sessions.header(session)
    return RecordedSession(
        header, record.sessions.events(session), record.versions.content(header.version)
    )

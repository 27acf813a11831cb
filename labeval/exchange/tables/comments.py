"""One row per page with a comment, in its final version."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, PAGE_ORDER, PARTICIPANT, SESSION, Column, Row
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.study.pages import ITEM_JOIN

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("block", "The rating block."),
    Column("page", "The page's id."),
    PAGE_ORDER,
    Column("items", "The ids of the page's items in the order shown, joined by |."),
    Column("comment", "The text, with its line breaks."),
    Column("commented_at", "UTC of its newest change, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All comments by participant, session and page; a comment that was emptied is none."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    changed = {event.page: event.utc for event in session.events if event.kind == Kind.COMMENT}
    for page in session.shown_pages():
        comment = session.state.comments.get(page.id, "")
        if comment.strip():
            yield (
                *(*session.codes, session.header.condition, page.block, page.id),
                *(session.order_cell(page), ITEM_JOIN.join(page.items)),
                *(comment, changed[page.id]),
            )

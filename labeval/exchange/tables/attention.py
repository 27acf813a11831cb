"""One row per attention check that was shown: whether it was passed, and the evidence."""

from __future__ import annotations

import json
from collections.abc import Iterator

from labeval.exchange.cells import yes_no
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, YES_NO, Column, Row
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.study.pages import ITEM_JOIN

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("block", "The rating block."),
    Column("page", "The page's id."),
    Column("page_order", "Position as in judgments.", "integer"),
    Column("items", "The ids of the page's items in the order shown, joined by |."),
    Column(
        "kind",
        "instructed, repeated or bad_text.",
        values={"instructed": "instructed", "repeated": "repeated", "bad_text": "bad text"},
    ),
    Column("repeats", "The id of the page that was shown again."),
    Column("passed", "yes or no; empty for a page that was not left.", values=YES_NO),
    Column(
        "consistency", "Of a repeated page: share of answers that agree with the first.", "number"
    ),
    Column("answers", "What was answered and what was expected or given first, as JSON."),
    Column("checked_at", "UTC of its newest check, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All attention checks by participant and session, in the session's order.

    A page that was returned to and left again counts as it was left last.
    """
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    newest = {e.page: e for e in session.events if e.kind == Kind.ATTENTION_CHECKED}
    for page in session.shown_pages():
        if page.attention is None:
            continue
        event = newest.get(page.id)
        found = event.data if event is not None else {}
        consistency = found.get("consistency")
        yield (
            *(*session.codes, session.header.condition, page.block, page.id),
            *(session.order_cell(page), ITEM_JOIN.join(page.items)),
            *(page.attention.kind, page.attention.repeats),
            yes_no(found["passed"]) if found else "",
            "" if consistency is None else f"{consistency:.3f}",
            json.dumps(found["answers"], ensure_ascii=False) if found else "",
            event.utc if event is not None else "",
        )

"""One row per answer on a rating page that is no judgment: why, in words, and further ticks."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, PAGE, PAGE_ORDER, PARTICIPANT, SESSION, Column, Row
from labeval.store.record.record import Record
from labeval.study.methods import find_method
from labeval.study.pages import ITEM_JOIN

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("block", "The rating block."),
    PAGE,
    PAGE_ORDER,
    Column("items", "The ids of the page's items in the order shown, joined by |."),
    Column(
        "field",
        "What was answered: justification, the words; none_appropriate, yes where it was ticked.",
    ),
    Column("value", "The final answer; a text with its line breaks."),
    Column("answered_at", "UTC of its newest change, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All of them by participant, session and page; an answer that was taken back is none."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    for page in session.shown_pages():
        settings = session.settings(page)
        method = find_method(settings.method)
        answers = session.state.answers.get(page.id, {})
        judged = {f for judgment in method.judgments(page, answers) for f in judgment.fields}
        for field in method.fields(settings, page):
            value = answers.get(field.id, "")
            if value and field.id not in judged:
                yield (
                    *(*session.codes, session.header.condition, page.block, page.id),
                    *(session.order_cell(page), ITEM_JOIN.join(page.items)),
                    *(field.id, value, session.times[page.id].answered[field.id][1]),
                )

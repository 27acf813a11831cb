"""One row per claim of a text that was held against its source."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.cells import seconds_text
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import (
    CONDITION,
    CRITERION,
    END,
    ITEM,
    METHOD,
    PAGE,
    PAGE_ORDER,
    PARTICIPANT,
    QUOTE,
    SESSION,
    START,
    SYSTEM,
    Column,
    Row,
)
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record
from labeval.study.claim_cuts import cuts_of
from labeval.study.methods import find_method
from labeval.study.pages import ITEM_JOIN, Page

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    METHOD,
    CRITERION,
    PAGE,
    PAGE_ORDER,
    ITEM,
    SYSTEM,
    Column("claim", "The claim's number on its page, from 1.", "integer"),
    START,
    END,
    QUOTE,
    Column("answer", "The answer; empty: not answered."),
    Column("marks", "Numbers of its marks in the table `evidence`, joined by |."),
    Column("answered_seconds", "Time on the session's clock, in seconds.", "number"),
    Column("answered_at", "UTC, ISO 8601."),
)
"""Claims of a list that are not in the text word by word have no place."""


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All claims by participant, session and page, in their order."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    items = {item.id: item for item in session.content.items}
    for page in session.shown_pages():
        settings = session.settings(page)
        method = find_method(settings.method)
        if not hasattr(method, "claims_in"):
            continue
        (field, *_) = method.fields(settings, page)
        item = items[page.items[0]]
        about = (settings.method, field.criterion, page.id, session.order_cell(page))
        given, marks = when_answered(session, page), session.state.marks_on(page.id)
        claims = method.claims_in(settings, page, session.state.answers.get(page.id, {}))
        for n, claim in enumerate(claims, start=1):
            span = ("", "") if claim.span is None else tuple(map(str, claim.span))
            key = (claim.field, claim.span if claim.is_cut_here else None)
            event = given.get(key) if claim.answer else None
            answered = ("", "") if event is None else (seconds_text(event.at_ms), event.utc)
            place = (item.id, item.system, str(n), *span, claim.words, claim.answer)
            shown_by = ITEM_JOIN.join(str(mark.seq) for mark in marks if mark.claim == claim.id)
            yield (*session.codes, session.header.condition, *about, *place, shown_by, *answered)


def when_answered(
    session: RecordedSession, page: Page
) -> dict[tuple[str, tuple[int, int] | None], Event]:
    """The event with which each claim got the answer that it has; by field, and by place if cut."""
    made: dict[tuple[str, tuple[int, int] | None], Event] = {}
    before: dict[tuple[int, int], str] = {}
    for event in session.events:
        if event.kind != Kind.ANSWER or event.page != page.id:
            continue
        made[event.field, None] = event
        now = {claim.span: claim.answer for claim in cuts_of(event.value) or ()}
        for span, answer in now.items():
            if before.get(span) != answer:
                made[event.field, span] = event
        before = now
    return made

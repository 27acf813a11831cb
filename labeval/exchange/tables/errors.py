"""One row per error that was marked in a text."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.cells import seconds_text
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import (
    CONDITION,
    CRITERION,
    END,
    ITEM,
    MARKED_AT,
    MARKED_SECONDS,
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
from labeval.study.error_marks import NOWHERE, SOURCE, TEXT, ErrorMark, marks_of
from labeval.study.methods import find_method
from labeval.study.model.items import Item
from labeval.study.pages import Page

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
    Column("error", "The error's number on its page, in the order in which they stand.", "integer"),
    Column(
        "text",
        "text, source or missing.",
        values={
            TEXT: "the text",
            SOURCE: "its source",
            NOWHERE: "missing from the text, without a place",
        },
    ),
    START,
    END,
    QUOTE,
    Column("category", "The category, category/part where it has parts; empty: not chosen."),
    Column("severity", "The severity; empty: not chosen."),
    Column("points", "The error points; empty while one of both is not chosen.", "number"),
    MARKED_SECONDS,
    MARKED_AT,
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All errors by participant, session and page; one that was removed is none."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    items = {item.id: item for item in session.content.items}
    for page in session.shown_pages():
        settings = session.settings(page)
        method = find_method(settings.method)
        if not hasattr(method, "errors_in"):
            continue
        answers = session.state.answers.get(page.id, {})
        for field in method.fields(settings, page):
            marks = method.errors_in(field, answers.get(field.id, ""))
            made = _when_made(session, page, field.id) if marks else {}
            for n, mark in enumerate(marks, start=1):
                about = (settings.method, field.criterion, page.id, session.order_cell(page))
                error = _error(n, mark, items[page.items[0]], made[mark.place])
                yield (*session.codes, session.header.condition, *about, *error)


def _error(n: int, mark: ErrorMark, item: Item, made: Event) -> Row:
    text = {TEXT: item.text, SOURCE: item.source}.get(mark.where, "")
    span = ("", "") if mark.where == NOWHERE else (str(mark.start), str(mark.end))
    points = "" if mark.weight is None else f"{mark.weight:g}"
    return (
        *(item.id, item.system, str(n), mark.where, *span, text[mark.start : mark.end]),
        *(mark.category, mark.severity, points, seconds_text(made.at_ms), made.utc),
    )


def _when_made(
    session: RecordedSession, page: Page, field: str
) -> dict[tuple[str, int, int], Event]:
    """The event with which each place was marked last; what it is may be chosen later."""
    made: dict[tuple[str, int, int], Event] = {}
    for event in session.events:
        if event.kind == Kind.ANSWER and event.page == page.id and event.field == field:
            places = [mark.place for mark in marks_of(event.value) or ()]
            made = {place: made.get(place, event) for place in places}
    return made

"""One row per stretch of words that is marked as the reason for a rating."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping

from labeval.exchange.cells import seconds_text
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import (
    CONDITION,
    CRITERION,
    END,
    MARKED_AT,
    MARKED_SECONDS,
    METHOD,
    PAGE,
    PAGE_ORDER,
    PARTICIPANT,
    QUOTE,
    SESSION,
    START,
    Column,
    Row,
    cells_of,
)
from labeval.session.events.events import Event, Kind
from labeval.session.state.evidence import Mark
from labeval.session.state.text_exposure import SOURCE
from labeval.store.record.imported_marks import MarkRow
from labeval.store.record.record import Record
from labeval.study.methods import claims_apart, find_method
from labeval.study.pages import ITEM_JOIN, Page

IN_TEXT, IN_SOURCE = "text", "source"
_JOIN = "; "

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    METHOD,
    CRITERION,
    PAGE,
    PAGE_ORDER,
    Column("items", "The ids of the page's items in the order shown, joined by |."),
    Column("mark", "The mark's number in its session.", "integer"),
    Column("item", "Id of the item whose text, or whose source, the words are in."),
    Column("text", "text or source.", values={IN_TEXT: "the text", IN_SOURCE: "its source"}),
    START,
    END,
    QUOTE,
    Column(
        "answer",
        "The answer to the criterion when the words were marked; several as field=value, joined by "
        "a semicolon. Empty before any. Of a claim its answer alone, as claim2=contradicted, or by "
        "its place where participants cut texts, as 0-34=contradicted.",
    ),
    Column("against", "Number of the mark that these words go with, if any.", "integer"),
    MARKED_SECONDS,
    MARKED_AT,
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All marks, recorded and imported, by participant, session and number; one that was removed
    is none."""
    recorded = (
        row
        for session in recorded_sessions(record, include_rehearsals=include_rehearsals)
        for row in session_marks(session)
    )
    merged = heapq.merge(recorded, record.imported.marks.rows(), key=MarkRow.key)
    return (cells_of(COLUMNS, row) for row in merged)


def session_marks(session: RecordedSession) -> list[MarkRow]:
    """The marks of one session, by their numbers."""
    if not session.state.marks:
        return []
    answers, events = _answers_when_marked(session)
    found = [
        _row(
            session,
            page,
            mark,
            _answer(session, page, mark, answers[mark.seq]),
            events[mark.seq],
        )
        for page in session.shown_pages()
        for mark in session.state.marks_on(page.id)
    ]
    return sorted(found, key=MarkRow.key)


def _row(session: RecordedSession, page: Page, mark: Mark, answer: str, event: Event) -> MarkRow:
    is_source = mark.text == SOURCE
    return MarkRow(
        participant=session.header.participant,
        session=session.header.id,
        mark=mark.seq,
        condition=session.header.condition,
        method=session.settings(page).method,
        criterion=mark.criterion,
        page=page.id,
        page_order=session.order_cell(page),
        items=ITEM_JOIN.join(page.items),
        item=page.items[0] if is_source else mark.text,
        text=IN_SOURCE if is_source else IN_TEXT,
        start=str(mark.start),
        end=str(mark.end),
        quote=mark.quote,
        answer=answer,
        against="" if mark.against is None else str(mark.against),
        marked_seconds=seconds_text(event.at_ms),
        marked_at=event.utc,
    )


def _answers_when_marked(
    session: RecordedSession,
) -> tuple[dict[int, Mapping[str, str]], dict[int, Event]]:
    """For each mark: the answers of its page when it was made, and its event."""
    here: dict[str, dict[str, str]] = {}
    answers: dict[int, Mapping[str, str]] = {}
    events: dict[int, Event] = {}
    for event in session.events:
        if event.kind == Kind.ANSWER:
            here[event.page] = {**here.get(event.page, {}), event.field: event.value}
        elif event.kind == Kind.MARKED:
            answers[event.seq], events[event.seq] = here.get(event.page, {}), event
    return answers, events


def _answer(session: RecordedSession, page: Page, mark: Mark, answers: Mapping[str, str]) -> str:
    """The answers that a mark is for as one cell."""
    settings = session.settings(page)
    fields = find_method(settings.method).fields(settings, page)
    if mark.claim:
        given = claims_apart(settings, fields, answers) or {}
        answer = next((given[field] for field in given if field.id == mark.claim), "")
        return f"{mark.claim}={answer}"
    of = [f for f in fields if f.criterion == mark.criterion]
    if len(of) == 1:
        return answers.get(of[0].id, "")
    return _JOIN.join(f"{f.id}={answers[f.id]}" for f in of if answers.get(f.id))

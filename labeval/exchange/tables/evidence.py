"""One row per stretch of words that is marked as the reason for a rating."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from labeval.exchange.cells import seconds_text
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import (
    CONDITION,
    END,
    MARKED_AT,
    MARKED_SECONDS,
    METHOD,
    PARTICIPANT,
    QUOTE,
    SESSION,
    START,
    Column,
    Row,
)
from labeval.session.events.events import Event, Kind
from labeval.session.state.evidence import Mark
from labeval.session.state.text_exposure import SOURCE
from labeval.store.record.record import Record
from labeval.study.methods import find_method
from labeval.study.pages import ITEM_JOIN, Page

_JOIN = "; "

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    METHOD,
    Column("criterion", "The criterion's id."),
    Column("page", "The page's id, as in judgments."),
    Column("page_order", "Position as in judgments; empty for a training page.", "integer"),
    Column("items", "The ids of the page's items in the order shown, joined by |."),
    Column("mark", "The mark's number in its session.", "integer"),
    Column("item", "Id of the item whose text, or whose source, the words are in."),
    Column("text", "text or source.", values={"text": "the text", "source": "its source"}),
    START,
    END,
    QUOTE,
    Column(
        "answer",
        "The answer to the criterion when the words were marked; several as field=value, joined by "
        "a semicolon. Empty before any.",
    ),
    Column("against", "Number of the mark that these words go with, if any.", "integer"),
    MARKED_SECONDS,
    MARKED_AT,
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All marks by participant, session and page; one that was removed is none."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from session_rows(session)


def session_rows(session: RecordedSession) -> Iterator[Row]:
    """The marks of one session."""
    if not session.state.marks:
        return
    answers, events = _answers_when_marked(session)
    for page in session.shown_pages():
        for mark in session.state.marks.get(page.id, ()):
            answer = _answer(session, page, mark.criterion, answers[mark.seq])
            yield _row(session, page, mark, answer, events[mark.seq])


def _row(session: RecordedSession, page: Page, mark: Mark, answer: str, event: Event) -> Row:
    is_source = mark.text == SOURCE
    method = session.settings(page).method
    return (
        *(*session.codes, session.header.condition, method, mark.criterion, page.id),
        *(session.order_cell(page), ITEM_JOIN.join(page.items), str(mark.seq)),
        *(page.items[0] if is_source else mark.text, "source" if is_source else "text"),
        *(str(mark.start), str(mark.end), mark.quote, answer),
        "" if mark.against is None else str(mark.against),
        *(seconds_text(event.at_ms), event.utc),
    )


def _answers_when_marked(
    session: RecordedSession,
) -> tuple[dict[int, Mapping[str, str]], dict[int, Event]]:
    """Of each mark: the answers of its page when it was made, and its event."""
    here: dict[str, dict[str, str]] = {}
    answers: dict[int, Mapping[str, str]] = {}
    events: dict[int, Event] = {}
    for event in session.events:
        if event.kind == Kind.ANSWER:
            here[event.page] = {**here.get(event.page, {}), event.field: event.value}
        elif event.kind == Kind.MARKED:
            answers[event.seq], events[event.seq] = here.get(event.page, {}), event
    return answers, events


def _answer(
    session: RecordedSession, page: Page, criterion: str, answers: Mapping[str, str]
) -> str:
    """The answers to a criterion as one cell."""
    settings = session.settings(page)
    fields = find_method(settings.method).fields(settings, page)
    of = [f for f in fields if f.criterion == criterion]
    if len(of) == 1:
        return answers.get(of[0].id, "")
    return _JOIN.join(f"{f.id}={answers[f.id]}" for f in of if answers.get(f.id))

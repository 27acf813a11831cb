"""One row per response that was begun: its current text, and what is counted in it."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.cells import seconds_text, yes_no
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.responses import citation_cell, finished_writings, response_id
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, YES_NO, Column, Row
from labeval.session.state.open_writing import OUTSIDE
from labeval.session.state.pastes import kept_share, pasted_events
from labeval.store.record.record import Record
from labeval.study.model.writing import (
    Writing,
    citations_in,
    count_words,
    passages_of,
    unknown_citations,
)

COLUMNS = (
    Column("response", "The response's id, also of the item that is made of it."),
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("page", "The page's id; revisions and pastes have it too."),
    Column("topic", "The topic's id."),
    Column("style", "The style's id."),
    Column("words", "Words of the text; citations and marks of lists are none.", "integer"),
    Column("citations", "Numbers of the cited passages as they first appear, joined by |."),
    Column("unknown_citations", "Those of them that no passage has."),
    Column("seconds", "Time on the page, in front and not paused, over all visits.", "number"),
    Column(
        "outside_share",
        "Share of the words that are in text pasted from another program, 0 to 1.",
        "number",
    ),
    Column("finished", "yes where it was handed in, else no.", values=YES_NO),
    Column("text", "The text."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All responses that were shown, by participant and session, in the order written."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        finished = finished_writings(session)
        for writing in session.header.plan.writings():
            if writing.id in session.times:
                yield _row(session, writing, finished=writing.id in finished)


def _row(session: RecordedSession, writing: Writing, *, finished: bool) -> Row:
    text = session.state.texts.get(writing.id, "")
    passages = len(passages_of(session.content.references, writing.topic))
    pasted = [e.value for e in pasted_events(session.events, writing.id) if e.field == OUTSIDE]
    return (
        response_id(session, writing),
        *(*session.codes, session.header.condition, writing.id, writing.topic, writing.style),
        str(count_words(text)),
        citation_cell(citations_in(text)),
        citation_cell(unknown_citations(text, passages)),
        seconds_text(session.times[writing.id].visible_ms),
        f"{kept_share(text, pasted):.3f}",
        yes_no(finished),
        text,
    )

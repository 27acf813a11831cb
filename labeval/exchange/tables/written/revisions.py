"""One row per revision of a response or an edited text; in order they give every version of it."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.recorded import recorded_sessions
from labeval.exchange.table import PARTICIPANT, SESSION, Column, Row
from labeval.session.events.revisions import revisions_of
from labeval.store.record.record import Record
from labeval.study.model.writing import count_words

COLUMNS = (
    PARTICIPANT,
    SESSION,
    Column("page", "The page's id, as in responses or rewrites."),
    Column(
        "revision",
        "Its number within the text, from 1; the first one of an edited text puts in what is there "
        "to be edited.",
        "integer",
    ),
    Column("at_ms", "Session clock, ms.", "integer"),
    Column("utc", "UTC, ISO 8601."),
    Column("at", "Where the text is replaced, in code points from 0.", "integer"),
    Column("cut", "How many code points are taken out there.", "integer"),
    Column("put", "The text that is put in there."),
    Column("keys", "How many keys were pressed for it.", "integer"),
    Column("words", "Words of the text after it.", "integer"),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All revisions by participant and session, response after response."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        for written in session.written():
            for number, made in enumerate(revisions_of(session.events, written), start=1):
                yield (
                    *(*session.codes, written, str(number), str(made.at_ms), made.utc),
                    *(str(made.change.at), str(made.change.cut), made.change.put),
                    *(str(made.keys), str(count_words(made.text))),
                )

"""One row per text that was edited or left as it is: before, after, and how much was changed."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.cells import seconds_text, yes_no
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, CRITERION, PARTICIPANT, SESSION, YES_NO, Column, Row
from labeval.store.record.record import Record
from labeval.study.methods import edited_text
from labeval.study.pages import AS_IT_IS, Page
from labeval.text.edit_rate import edit_distance, edits_between

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("page", "The page's id, as in judgments; revisions and pastes have it too."),
    Column("item", "The item's id."),
    CRITERION,
    Column("unchanged", "yes where the answer is that the text is good as it is.", values=YES_NO),
    Column("edits", "Words put in, taken out or replaced, and blocks of words moved.", "integer"),
    Column("moved", "The blocks moved among the edits.", "integer"),
    Column("words_before", "Words of the text before, between white space.", "integer"),
    Column("words", "Words of the text after, counted alike.", "integer"),
    Column("hter", "Edits per word of the text after.", "number"),
    Column("characters", "Characters put in, taken out or replaced.", "integer"),
    Column("length", "Characters of the text after.", "integer"),
    Column("seconds", "Time on the page, in front and not paused, over all visits.", "number"),
    Column("before", "The text that the page began with."),
    Column("after", "The text that was made of it."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All edited texts by participant and session, in the order of the plan; those that are
    answered, on pages that count.
    """
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        for page in session.shown_pages():
            if page.counts:
                yield from _row(session, page)


def _row(session: RecordedSession, page: Page) -> Iterator[Row]:
    edited = edited_text(session.settings(page), page)
    given = session.state.answers.get(page.id, {})
    if edited is None or not given.get(edited.field):
        return
    unchanged = given[edited.field] == AS_IT_IS
    after = edited.begins if unchanged else given[edited.field]
    made = edits_between(edited.begins, after)
    characters = 0 if unchanged else edit_distance(edited.begins, after)
    yield (
        *(*session.codes, session.header.condition, page.id, page.items[0], page.criteria[0]),
        *(yes_no(unchanged), str(made.count), str(made.moved)),
        *(str(len(edited.begins.split())), str(made.words)),
        *(f"{made.rate:.4f}", str(characters), str(len(after))),
        seconds_text(session.times[page.id].visible_ms),
        *(edited.begins, after),
    )

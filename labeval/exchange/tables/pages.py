"""One row per training or rating page that was shown: how it was worked on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set

from labeval.exchange.cells import seconds_text, yes_no
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import (
    CONDITION,
    METHOD,
    PAGE_ORDER,
    PARTICIPANT,
    SESSION,
    YES_NO,
    Column,
    Row,
)
from labeval.session.events.events import Kind
from labeval.session.state.appearance import forms_of_texts
from labeval.session.state.text_exposure import DEFINITION_OF, unread
from labeval.store.record.record import Record
from labeval.study.pages import ITEM_JOIN, Page

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("block", "The rating block."),
    METHOD,
    Column("page", "The page's id."),
    Column("training", "yes or no.", values=YES_NO),
    Column("attention", "What an attention check rests on; empty for any other page."),
    PAGE_ORDER,
    Column("items", "The ids of the page's items in the order shown, joined by |."),
    Column("shown_seconds", "Session clock when it first appeared.", "number"),
    Column("first_answer_seconds", "Session clock of its first answer.", "number"),
    Column("left_seconds", "Session clock when it was last left.", "number"),
    Column("seconds", "Time in front and not paused, over all visits.", "number"),
    Column("visits", "How often it was shown.", "integer"),
    Column("comment_length", "Characters of the comment as it stands.", "integer"),
    Column("definition_lookups", "How often the list of definitions was opened.", "integer"),
    Column("text_turns", "How often a part of a text that does not fit was turned to.", "integer"),
    Column(
        "read",
        "Whether every part of its texts was on screen: yes or no; empty where the program that "
        "recorded it did not know.",
        values=YES_NO,
    ),
    Column(
        "texts",
        "The form in which the texts were seen where participants have a switch: rendered, written "
        "(with all signs of Markdown) or both; empty where there is no switch.",
        values={"rendered": "rendered", "written": "as written", "both": "both"},
    ),
    Column("window_leavings", "How often the window lost the front.", "integer"),
    Column("skipped", "Why the supervisor skipped the page; empty for any other page."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All shown pages by participant and session, in the session's order."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    happened = Counter(
        (event.page, event.kind)
        for event in session.events
        if event.kind != Kind.TEXT_TURNED or not event.field.startswith(DEFINITION_OF)
    )
    forms = forms_of_texts(session.events) if session.content.study.formats.switch else {}
    for page in session.shown_pages():
        time = session.times[page.id]
        yield (
            *(*session.codes, session.header.condition),
            *(page.block, session.settings(page).method, page.id),
            yes_no(page.training is not None),
            *(page.attention.kind if page.attention else "", session.order_cell(page)),
            ITEM_JOIN.join(page.items),
            *(seconds_text(time.shown_ms), seconds_text(time.first_answer_ms)),
            *(seconds_text(time.left_ms), seconds_text(time.visible_ms), str(time.visits)),
            str(len(session.state.comments.get(page.id, ""))),
            str(happened[page.id, Kind.DEFINITIONS_OPENED]),
            *(str(happened[page.id, Kind.TEXT_TURNED]), _read(session, page)),
            *(_form(forms.get(page.id, set())), str(happened[page.id, Kind.WINDOW_LEFT])),
            session.state.moderated.skipped.get(page.id, ""),
        )


def _form(forms: Set[str]) -> str:
    return "both" if len(forms) > 1 else "".join(forms)


def _read(session: RecordedSession, page: Page) -> str:
    shown = session.state.shown_texts.get(page.id, {})
    if any(shown[item].seen is None for item in page.items if item in shown):
        return ""
    return yes_no(not unread(shown, page.items))

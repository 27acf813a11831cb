"""One row per judgment: the newest answers of every rating page that was shown."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from typing import cast

from labeval.exchange.cells import seconds_text
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import (
    CONDITION,
    CRITERION,
    METHOD,
    PARTICIPANT,
    SESSION,
    Column,
    Row,
    cells_of,
)
from labeval.session.state.timing import PageTime
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.study.methods import counted, find_method, method_names
from labeval.study.pages import ITEM_JOIN, TURN_MARK, Judgment, Page, turn_in

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    METHOD,
    CRITERION,
    Column("page", "The page's id; the judgments of one page share it."),
    Column("items", "The item's id, or the ids in the order shown, joined by |."),
    Column(
        "value",
        "What was judged. "
        + " ".join(f"{name}: {find_method(name).VALUES}." for name in method_names())
        + " Empty where nothing was answered, no_answer where it was declined.",
    ),
    Column(
        "seconds",
        "Time on the page, in front and not paused, over all visits. The same on every row of a "
        "page: never sum it over rows.",
        "number",
    ),
    Column(
        "answer_seconds",
        "Time on the page, counted alike, until the newest answer that made the value.",
        "number",
    ),
    Column(
        "page_order",
        "Position of the page among the session's rating pages, attention checks among them.",
        "integer",
    ),
    Column("answered_at", "UTC of that newest answer, ISO 8601."),
    Column(
        "turn",
        "The answer in the conversation that was judged, from 1, as the page's id has it; empty "
        "where the whole text was.",
        "integer",
        lambda row: turn_in(row.page),
    ),
)
_ORDER = JudgmentRow._fields.index("page_order")
_PAGE = JudgmentRow._fields.index("page")


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All judgments, recorded and imported, sorted by their keys.

    A judgment of a shown page is a row even when it was not answered.
    """
    if _are_fields():
        return _with_turns(cells(record, include_rehearsals=include_rehearsals))
    recorded = _recorded(record, include_rehearsals=include_rehearsals)
    return (cells_of(COLUMNS, row) for row in _merged(recorded, record))


def cells(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """The same rows, of each the fields of :class:`JudgmentRow` alone: what analyses read."""
    return map(_cells, _merged(_recorded(record, include_rehearsals=include_rehearsals), record))


def _recorded(record: Record, *, include_rehearsals: bool) -> Iterator[JudgmentRow]:
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from session_judgments(session)


def _merged(recorded: Iterable[JudgmentRow], record: Record) -> Iterator[JudgmentRow]:
    return heapq.merge(recorded, record.imported.rows(), key=JudgmentRow.key)


def _are_fields() -> bool:
    """True if the columns are the fields of a row, in their order, and the turn."""
    *fields, turn = COLUMNS
    names = tuple(column.name for column in fields)
    are_fields = names == JudgmentRow._fields and not any(column.cell for column in fields)
    return are_fields and turn.name == "turn"


def _cells(row: JudgmentRow) -> Row:
    """The fields of a row; to ask for each by name takes seconds of a million rows."""
    before, after = row[:_ORDER], row[_ORDER + 1 :]
    return cast(Row, (*before, str(row.page_order), *after))


def _with_turns(rows_of_cells: Iterable[Row]) -> Iterator[Row]:
    """Each row with its turn; a call for each of a million rows without one takes a while."""
    for cells in rows_of_cells:
        page = cells[_PAGE]
        yield (*cells, turn_in(page) if TURN_MARK in page else "")


def session_judgments(session: RecordedSession) -> list[JudgmentRow]:
    """The judgments of one session, sorted by their keys."""
    pages = (page for page in session.shown_pages() if page.counts)
    found = [row for page in pages for row in _page_judgments(session, page)]
    return sorted(found, key=JudgmentRow.key)


def _page_judgments(session: RecordedSession, page: Page) -> Iterator[JudgmentRow]:
    settings = session.settings(page)
    method = settings.method
    time = session.times[page.id]
    answers = counted(settings, page, session.state.answers.get(page.id, {}))
    for judgment in find_method(method).judgments(page, answers):
        answer_seconds, answered_at = _answered(judgment, time)
        yield JudgmentRow(
            participant=session.header.participant,
            session=session.header.id,
            condition=session.header.condition,
            method=method,
            criterion=judgment.criterion,
            page=page.id,
            items=ITEM_JOIN.join(judgment.items),
            value=judgment.value,
            seconds=seconds_text(time.visible_ms),
            answer_seconds=answer_seconds,
            page_order=session.order[page.id],
            answered_at=answered_at,
        )


def _answered(judgment: Judgment, time: PageTime) -> tuple[str, str]:
    """When the newest field of a judgment was answered: time on the page, and UTC."""
    fields = [field for field in judgment.fields if field in time.answered]
    if not judgment.value or not fields:
        return "", ""
    newest = max(fields, key=lambda field: time.answered[field][0])
    return seconds_text(time.answer_visible_ms[newest]), time.answered[newest][1]

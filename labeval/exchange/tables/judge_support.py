"""One row per language model's rating that was shown, or withheld, with the answers around it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from labeval.exchange.cells import yes_no
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, CRITERION, PARTICIPANT, SESSION, YES_NO, Column, Row
from labeval.session.events.events import Event, Kind
from labeval.session.state.judge_support import shown_by
from labeval.store.record.record import Record
from labeval.study.layouts.judge_support import known_for, support_of
from labeval.study.pages import Page

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("block", "The rating block."),
    Column("page", "The page's id."),
    Column("page_order", "Position as in judgments.", "integer"),
    Column("item", "The item's id."),
    CRITERION,
    Column(
        "show",
        "always or after_answer, as the study says, or withheld where the page was drawn to be "
        "without ratings.",
    ),
    Column("first_answer", "The participant's first answer; empty where there was none."),
    Column("first_answered_at", "UTC of that answer, ISO 8601."),
    Column("judge_rating", "The rating that was shown, or would have been."),
    Column("judge_explanation", "The explanation that was shown; empty where it was withheld."),
    Column("judge_quotes", "The quotes that were shown, as a JSON list; empty likewise."),
    Column("judge_model", "What rated, as the file of ratings says; never shown."),
    Column("shown_at", "UTC from which on it was in view, ISO 8601; empty where it was withheld."),
    Column("final_answer", "The last answer; empty where it was taken back."),
    Column("final_answered_at", "UTC of the newest answer, ISO 8601."),
    Column(
        "changed",
        "yes or no: whether the final answer differs from the first one, which after_answer puts "
        "before the showing. Empty where nothing was ever answered.",
        values=YES_NO,
    ),
)

WITHHELD = "withheld"
"""In place of what the study says, where a page was drawn to be without ratings."""


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All ratings shown, by participant and session, in the order in which they were shown; then
    those that were withheld, by page."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


@dataclass(frozen=True, slots=True)
class _Answers:
    """The answers to one criterion on one page around the showing."""

    first: Event | None
    newest: Event | None

    @property
    def changed(self) -> str:
        if self.first is None or self.newest is None:
            return ""
        return yes_no(self.newest.value != self.first.value)

    def cells(self) -> tuple[str, str, str, str]:
        first, newest = self.first, self.newest
        return (
            *((first.value, first.utc) if first else ("", "")),
            *((newest.value, newest.utc) if newest else ("", "")),
        )


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    pages = {page.id: page for page in session.shown_pages()}
    answers = _answers_by_field(session.events)
    models = {(r.item, r.criterion): r.model for r in session.content.judge_ratings if not r.turn}
    for event in session.events:
        if event.kind == Kind.JUDGE_SHOWN and event.page in pages:
            yield _row(session, event, pages[event.page], answers, models)
    yield from _withheld_rows(session, answers)


def _withheld_rows(
    session: RecordedSession, answers: Mapping[tuple[str, str], list[Event]]
) -> Iterator[Row]:
    """The ratings of pages that were drawn to be without them."""
    for page in session.shown_pages():
        if not page.withheld:
            continue
        settings = session.settings(page)
        ratings = session.content.ratings_index.of(page.items[0])
        for criterion, rating in known_for(settings, page, ratings).items():
            first, first_at, newest, newest_at = _around(answers, page, criterion).cells()
            yield (
                *(*session.codes, session.header.condition, page.block, page.id),
                *(session.order_cell(page), page.items[0], criterion, WITHHELD),
                *(first, first_at, str(rating.rating), "", "", rating.model, ""),
                *(newest, newest_at, _around(answers, page, criterion).changed),
            )


def _around(answers: Mapping[tuple[str, str], list[Event]], page: Page, criterion: str) -> _Answers:
    given = answers.get((page.id, criterion), [])
    first = next((answer for answer in given if answer.value), None)
    return _Answers(first, given[-1] if given else None)


def _answers_by_field(events: Sequence[Event]) -> dict[tuple[str, str], list[Event]]:
    found: dict[tuple[str, str], list[Event]] = {}
    for event in events:
        if event.kind == Kind.ANSWER:
            found.setdefault((event.page, event.field), []).append(event)
    return found


def _row(
    session: RecordedSession,
    event: Event,
    page: Page,
    answers: Mapping[tuple[str, str], list[Event]],
    models: Mapping[tuple[str, str], str],
) -> Row:
    around = _around(answers, page, event.field)
    first, first_at, newest, newest_at = around.cells()
    shown, item = shown_by(event), page.items[0]
    return (
        *(*session.codes, session.header.condition, page.block, page.id),
        *(session.order_cell(page), item, event.field, support_of(session.settings(page)).show),
        *(first, first_at, shown.rating, shown.explanation),
        json.dumps(list(shown.quotes), ensure_ascii=False),
        *(models.get((item, event.field), ""), event.utc, newest, newest_at, around.changed),
    )

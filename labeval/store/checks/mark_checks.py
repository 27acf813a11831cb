"""Checks of the words that a session has marked: whether they are in the texts of their pages."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.session.events.events import Event, Kind
from labeval.session.plan.plan import Plan
from labeval.session.state.evidence import Mark, evidence_for, fault_of_mark, marks_after, texts_of
from labeval.session.state.text_exposure import SOURCE
from labeval.store.record.event_row import EventRow, Fault, Faults
from labeval.study.methods import find_method
from labeval.study.pages import Answers, Page
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_NO_WORDS = QT_TRANSLATE_NOOP("Verification", "these words are not in the texts of page '{page}'")


def mark_faults(content: StudyContent, plan: Plan, events: Sequence[EventRow]) -> Faults:
    """Everything that is wrong with the marks of a session."""
    pages = {page.id: page for step in plan.steps for page in step.pages}
    texts: dict[str, Mapping[str, str]] = {}
    marks: dict[str, tuple[Mark, ...]] = {}
    answers: dict[str, dict[str, str]] = {}
    for event in events:
        if event.kind == Kind.ANSWER:
            answers.setdefault(event.page, {})[event.field] = event.value
        if event.kind not in (Kind.MARKED, Kind.UNMARKED):
            continue
        here = marks.get(event.page, ())
        page = pages.get(event.page)
        if page is not None and event.page not in texts:
            texts[event.page] = texts_of(content, page)
        given = answers.get(event.page, {})
        fault = _fault(content, page, event, texts.get(event.page, {}), here, given)
        if fault is not None:
            yield event, fault
        else:
            marks[event.page] = marks_after(here, _event(event))


def _fault(
    content: StudyContent,
    page: Page | None,
    event: EventRow,
    texts: Mapping[str, str],
    marks: Sequence[Mark],
    answers: Answers,
) -> Fault | None:
    if page is None:
        text = QT_TRANSLATE_NOOP("Verification", "the session's plan has no page '{page}'")
        return text, {"page": event.page}
    if event.kind == Kind.UNMARKED:
        if all(str(mark.seq) != event.value for mark in marks):
            text = QT_TRANSLATE_NOOP("Verification", "page '{page}' has no mark '{mark}'")
            return text, {"page": page.id, "mark": event.value}
        return None
    settings, data = content.study.blocks[page.block], _data(event)
    fields = find_method(settings.method).fields(settings, page)
    found = evidence_for(settings, fields, answers, has_source=SOURCE in texts)
    # Words for no claim are for the whole text, as the first sessions with claims marked them.
    allowed = [(of.criterion, claim) for of in found for claim in (of.claim, "")]
    if (event.field, data.get("claim", "")) not in allowed:
        text = QT_TRANSLATE_NOOP("Verification", "page '{page}' marks no words for '{field}'")
        return text, {"page": page.id, "field": event.field}
    if fault_of_mark(data, texts, marks):
        return _NO_WORDS, {"page": page.id}
    if texts[data["text"]][data["start"] : data["end"]] != event.value:
        return _NO_WORDS, {"page": page.id}
    return None


def _event(row: EventRow) -> Event:
    kind = Kind(row.kind)
    return Event(row.seq, row.at_ms, row.utc, kind, row.page, row.field, row.value, _data(row))


def _data(event: EventRow) -> Mapping[str, Any]:
    """An event's data; nothing where that cannot be read."""
    try:
        data = json.loads(event.data or "{}")
    except ValueError:
        return {}
    return data if isinstance(data, Mapping) else {}

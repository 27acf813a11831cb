"""Common parts of the tables and the items that are made of responses."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from labeval.exchange.recorded import RecordedSession
from labeval.session.events.events import Kind
from labeval.study.model.writing import Writing

CITATION_JOIN = "|"
"""Joins the numbers of cited passages."""


def response_id(session: RecordedSession, writing: Writing) -> str:
    """A response's id: the same in every export, without any trace of its writer."""
    name = f"{session.header.id}/{writing.id}"
    return f"w{hashlib.sha256(name.encode()).hexdigest()[:10]}"


def citation_cell(numbers: Iterable[int]) -> str:
    """Numbers of passages as a cell."""
    return CITATION_JOIN.join(map(str, numbers))


def finished_writings(session: RecordedSession) -> set[str]:
    """Ids of the responses that were handed in and not opened again since."""
    pages = {writing.id for writing in session.header.plan.writings()}
    finished: set[str] = set()
    for event in session.events:
        if event.page not in pages:
            continue
        if event.kind == Kind.PAGE_SHOWN:
            finished.discard(event.page)
        elif event.kind == Kind.PAGE_LEFT and event.value == "next":
            by_supervisor = event.data.get("skipped")
            finished |= set() if by_supervisor else {event.page}
    return finished

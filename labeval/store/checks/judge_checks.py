"""Checks of what a session showed of a judge's ratings: the right ones, once, and in time."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from labeval.session.events.events import Kind
from labeval.session.plan.plan import Plan
from labeval.session.state.judge_support import ShownRating, ratings_for
from labeval.store.record.event_row import Fault
from labeval.study.layouts.judge_support import support_of
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP


class JudgeShowings:
    """Follows one session's events in their order."""

    def __init__(self, content: StudyContent, plan: Plan) -> None:
        self._content = content
        self._pages = {page.id: page for step in plan.steps for page in step.pages}
        self._ratings: dict[str, Mapping[str, ShownRating]] = {}
        self._reached: set[tuple[str, str]] = set()
        """Page and criterion whose rating has to be in view."""
        self._shown: set[tuple[str, str]] = set()

    def follow(self, kind: str, page: str, field: str, value: str, data: str) -> Fault | None:
        """Take the next event; returns what is wrong with it, if it shows a rating."""
        known = self._pages.get(page)
        if kind == Kind.JUDGE_SHOWN:
            fault = self._fault(known, page, field, value, data)
            self._shown.add((page, field))
            return fault
        if known is not None and kind == Kind.PAGE_SHOWN and self._mode(known) == "always":
            self._reached.update((page, criterion) for criterion in self._due(known))
        if known is not None and kind == Kind.ANSWER and value and field in self._due(known):
            self._reached.add((page, field))
        return None

    def missing(self) -> Iterator[Fault]:
        """Yield ratings that should have been shown by now and were not."""
        for page, criterion in sorted(self._reached - self._shown):
            text = QT_TRANSLATE_NOOP(
                "Verification", "page '{page}' has not shown the judge's rating of '{field}'"
            )
            yield text, {"page": page, "field": criterion}

    def _fault(
        self, known: Page | None, page: str, field: str, value: str, data: str
    ) -> Fault | None:
        values = {"page": page, "field": field}
        due = self._due(known) if known is not None else {}
        if known is None or field not in due:
            text = QT_TRANSLATE_NOOP(
                "Verification", "page '{page}' shows no judge's rating of '{field}'"
            )
            return text, values
        if (page, field) in self._shown:
            text = QT_TRANSLATE_NOOP(
                "Verification", "page '{page}' had shown the judge's rating of '{field}' before"
            )
            return text, values
        if (page, field) not in self._reached:
            text = QT_TRANSLATE_NOOP(
                "Verification", "the judge's rating of '{field}' was shown before the own answer"
            )
            return text, values
        if _rating(value, data) != due[field]:
            text = QT_TRANSLATE_NOOP(
                "Verification", "what was shown is not the judge's rating of '{field}'"
            )
            return text, values
        return None

    def _mode(self, page: Page) -> str:
        return support_of(self._content.study.blocks[page.block]).show

    def _due(self, page: Page) -> Mapping[str, ShownRating]:
        if page.id not in self._ratings:
            self._ratings[page.id] = ratings_for(self._content, page)
        return self._ratings[page.id]


def _rating(value: str, data: str) -> ShownRating | None:
    """Return the rating that an event records as shown; None where that cannot be read."""
    try:
        raw = json.loads(data or "{}")
        return ShownRating(value, raw["explanation"], tuple(raw["quotes"]))
    except (ValueError, KeyError, TypeError):
        return None

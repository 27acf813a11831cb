"""Checks of what was decided about a session: its placing, its limit, its codes, rejected sets."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.session.events.events import Kind
from labeval.session.plan.plan import Plan
from labeval.session.plan.sets import sets_of
from labeval.store.record.event_row import EventRow, Faults
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_TRACE = re.compile(r"[0-9a-f]{32}")


def placing_faults(content: StudyContent, plan: Plan, events: Sequence[EventRow]) -> Faults:
    """Everything that contradicts what was decided about a session."""
    yield from _decisions(content, plan, events)
    yield from _limit(content, plan, events)


def _decisions(content: StudyContent, plan: Plan, events: Sequence[EventRow]) -> Faults:
    sets = sets_of(plan)
    lists = {chosen.id for chosen in content.study.qualification}
    for event in events:
        if event.kind == Kind.SESSION_STARTED and _placing(event.data) != plan.placing.to_dict():
            text = QT_TRANSLATE_NOOP(
                "Verification", "the session was not begun with the placing of its plan"
            )
            yield event, (text, {})
        elif event.kind == Kind.SET_REJECTED and event.field not in sets:
            text = QT_TRANSLATE_NOOP("Verification", "the session has no set '{set}' to reject")
            yield event, (text, {"set": event.field})
        elif event.kind == Kind.QUALIFIED and (
            event.field not in lists or not _TRACE.fullmatch(event.value)
        ):
            text = QT_TRANSLATE_NOOP("Verification", "the study has no list of codes '{list}'")
            yield event, (text, {"list": event.field})


def _limit(content: StudyContent, plan: Plan, events: Sequence[EventRow]) -> Faults:
    """A limit that the study does not have, or that did not end the rating."""
    limits = content.study.limits
    rated = {page.id for page in plan.block_pages()}
    left: set[str] = set()
    reached = False
    for event in events:
        if event.kind == Kind.LIMIT_REACHED:
            limit = {"pages": limits.pages, "minutes": limits.minutes}.get(event.field)
            given = _number(event.value)
            counted = event.field != "pages" or given == len(left | {event.page})
            if limit is None or given is None or given + 0.05 < limit or not counted:
                text = QT_TRANSLATE_NOOP(
                    "Verification", "no limit was reached at {value} {unit}; the study says {limit}"
                )
                shown = "–" if limit is None else limit
                yield event, (text, {"value": event.value, "unit": event.field, "limit": shown})
            reached = True
        elif event.kind == Kind.PAGE_LEFT and event.value == "next" and event.page in rated:
            left.add(event.page)
        elif event.kind == Kind.PAGE_SHOWN and event.page in rated:
            over = limits.pages is not None and len(left | {event.page}) > limits.pages
            if reached or over:
                text = QT_TRANSLATE_NOOP(
                    "Verification", "a rating page was shown after the session's limit"
                )
                yield event, (text, {})


def _placing(data: str) -> Mapping[str, Any]:
    try:
        found = json.loads(data).get("placing", {}) if data else {}
    except (ValueError, AttributeError):
        return {}  # another check reports data that is not a JSON object
    return found if isinstance(found, dict) else {}


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None

"""Checks of what a supervisor did in a session: each action once, with its reason, and about things
that are there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from labeval.session.events.actions import ACTION_ID
from labeval.session.events.events import Kind
from labeval.store.record.event_row import EventRow, Fault, Faults
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_REASONED = frozenset({Kind.PAGE_SKIPPED, Kind.SENT_BACK})
_INTERVIEW = frozenset({Kind.INTERVIEW_ASKED, Kind.INTERVIEW_NOTE})
_ANSWERS = {
    Kind.MESSAGE_READ: frozenset({Kind.MESSAGE_SENT, Kind.QUESTION_ANSWERED}),
    Kind.QUESTION_WITHDRAWN: frozenset({Kind.QUESTION_ASKED}),
}
"""Events that name an earlier one by its number, and what that one can be."""


def action_faults(events: Sequence[EventRow], content: StudyContent | None) -> Faults:
    """Every event of an action that cannot be right, with what is wrong."""
    seen: dict[str, int] = {}
    kinds: dict[int, str] = {}
    own: set[str] = set()
    skipped = ""
    for event in events:
        data = _data(event.data)
        action = data.get(ACTION_ID)
        if action is not None and action in seen:
            text = QT_TRANSLATE_NOOP(
                "Verification", "event {before} already records this supervisor action"
            )
            yield event, (text, {"before": seen[action]})
        if action is not None:
            seen.setdefault(str(action), event.seq)
        if event.kind == Kind.PAGE_LEFT and data.get("skipped") and skipped != event.page:
            text = QT_TRANSLATE_NOOP("Verification", "the page was skipped, but nobody skipped it")
            yield event, (text, {})
        if event.kind in _REASONED and not event.value.strip():
            yield event, (QT_TRANSLATE_NOOP("Verification", "the supervisor gave no reason"), {})
        if event.kind == Kind.INTERVIEW_QUESTION:
            own.add(event.field)
        yield from ((event, problem) for problem in _refers_to_nothing(event, data, kinds))
        if content is not None:
            yield from ((event, problem) for problem in _unknown(event, content, own))
        skipped = event.page if event.kind == Kind.PAGE_SKIPPED else ""
        kinds[event.seq] = event.kind


def _refers_to_nothing(
    event: EventRow, data: Mapping[str, Any], kinds: Mapping[int, str]
) -> Iterator[Fault]:
    if event.kind == Kind.QUESTION_ANSWERED:
        named, possible = str(data.get("question", "")), frozenset({Kind.QUESTION_ASKED})
    elif event.kind in _ANSWERS:
        named, possible = event.value, _ANSWERS[Kind(event.kind)]
    else:
        return
    if not named.isdecimal() or kinds.get(int(named)) not in possible:
        text = QT_TRANSLATE_NOOP(
            "Verification", "event {named}, which it answers, is not such an event"
        )
        yield text, {"named": named}


def _unknown(event: EventRow, content: StudyContent, own: set[str]) -> Iterator[Fault]:
    moderation = content.study.moderation
    known: set[str] | None = None
    name = event.value
    if event.kind == Kind.MARKER and name:
        known = {marker.id for marker in moderation.markers}
    elif event.kind == Kind.HINT_SHOWN:
        known = {hint.id for hint in moderation.hints}
    elif event.kind in _INTERVIEW:
        name, known = event.field, {*moderation.interview_questions(), *own}
    if known is not None and name not in known:
        yield QT_TRANSLATE_NOOP("Verification", "the study has no '{name}'"), {"name": name}


def _data(text: str) -> Mapping[str, Any]:
    try:
        found = json.loads(text) if text else {}
    except ValueError:
        return {}  # reported by another check
    return found if isinstance(found, dict) else {}

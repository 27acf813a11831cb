"""Checks of one session: its numbering, its clock, its facts, its answers, its plan."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.session.events.events import UNSEEN, Ending, Kind
from labeval.session.plan.plan import Plan, make_plan
from labeval.session.plan.planned_step import PlannedStep
from labeval.session.state.questions import accepts, step_fields
from labeval.store.checks.action_checks import action_faults
from labeval.store.checks.assignment_checks import placing_faults
from labeval.store.checks.audio_checks import audio_faults
from labeval.store.checks.clock_checks import SLEPT, clock_faults
from labeval.store.checks.judge_checks import JudgeShowings
from labeval.store.checks.mark_checks import mark_faults
from labeval.store.checks.row_checks import is_object_or_empty
from labeval.store.checks.window_checks import window_faults
from labeval.store.checks.writing_checks import writing_faults
from labeval.store.disk.findings import Finding, Severity
from labeval.store.disk.row_names import EVENT, SESSION
from labeval.store.record.event_row import EventRow
from labeval.study import methods
from labeval.study.methods import find_method
from labeval.study.model.steps import steps_by_id
from labeval.study.pages import Field, Page
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_KINDS, _ENDINGS = frozenset(Kind), frozenset(Ending)
_ONCE = frozenset({Kind.SESSION_STARTED, Kind.SESSION_ENDED})
_AFTER_END = frozenset(
    {
        *(Kind.WINDOW_LEFT, Kind.WINDOW_RETURNED, Kind.APPEARANCE, Kind.PAUSED, Kind.RESUMED),
        Kind.WINDOW_SIZED,
        *(Kind.SESSION_REJECTED, Kind.SET_REJECTED, Kind.QUESTION_ANSWERED, *UNSEEN),
        Kind.RESULTS_UNLOCKED,
    }
)
"""Events that a window may still record while it closes, and a supervisor's later decisions."""
_REJECTED = frozenset({Kind.SESSION_REJECTED, Kind.SET_REJECTED})
_SALVAGE = QT_TRANSLATE_NOOP(
    "Verification", "merge another laptop's record or a backup of this one that has them"
)


@dataclass(frozen=True, slots=True)
class SessionRow:
    """The columns of a session's header that the checks read."""

    id: str
    condition: str
    seed: int
    number: int
    plan: str


def session_findings(
    session: SessionRow, events: Sequence[EventRow], content: StudyContent | None
) -> Iterator[Finding]:
    """Everything that is wrong with a session.

    Args:
        content: the study version it ran with; None where it is missing, and then neither plan
            nor answers can be checked against it.
    """
    yield from _numbering(session, events)
    yield from _facts(session, events)
    for event, (text, values) in action_faults(events, content):
        yield _at(session, event, text, **values)
    for event, (text, values) in audio_faults(session.id, events):
        yield _at(session, event, text, **values)
    for event, (text, values) in window_faults(events):
        yield _at(session, event, text, **values)
    for event, (text, values) in clock_faults(events):
        where = EVENT.format(id=session.id, number=event.seq)
        severity = Severity.NOTE if text == SLEPT else Severity.WARNING
        yield Finding(severity, where, text, values=values)
    plan, unreadable = _stored_plan(session)
    yield from unreadable
    if content is not None and plan is not None:
        yield from _plan_findings(session, plan, content)
        yield from _answers(session, events, _Asked(content, plan))
        for event, (text, values) in placing_faults(content, plan, events):
            yield _at(session, event, text, "", **values)
        for event, (text, values) in writing_faults(content, plan, events):
            yield _at(session, event, text, **values)
        for event, (text, values) in mark_faults(content, plan, events):
            yield _at(session, event, text, **values)
        yield from _showings(session, events, JudgeShowings(content, plan))


def _numbering(session: SessionRow, events: Sequence[EventRow]) -> Iterator[Finding]:
    expected, clock = 1, 0
    for event in events:
        if event.seq > expected:
            yield _found(
                session,
                Severity.ERROR,
                QT_TRANSLATE_NOOP("Verification", "events {first} to {last} are missing"),
                _SALVAGE,
                first=expected,
                last=event.seq - 1,
            )
        if event.at_ms < clock:
            yield _at(
                session,
                event,
                QT_TRANSLATE_NOOP(
                    "Verification", "the session clock runs backwards, from {before} to {after} ms"
                ),
                QT_TRANSLATE_NOOP("Verification", "do not use the times of this session"),
                before=clock,
                after=event.at_ms,
            )
        expected, clock = event.seq + 1, event.at_ms
    if not events:
        yield _found(
            session,
            Severity.ERROR,
            QT_TRANSLATE_NOOP("Verification", "there are no events"),
            _SALVAGE,
        )


def _facts(session: SessionRow, events: Sequence[EventRow]) -> Iterator[Finding]:
    seen: dict[str, int] = {}
    for event in events:
        if event.kind not in _KINDS:
            text = QT_TRANSLATE_NOOP("Verification", "the kind of event '{kind}' is unknown")
            advice = QT_TRANSLATE_NOOP("Verification", "a newer labeval may know it")
            yield _at(session, event, text, advice, kind=event.kind)
        if not is_object_or_empty(event.data):
            yield _at(
                session, event, QT_TRANSLATE_NOOP("Verification", "its data is not a JSON object")
            )
        if event.kind in _ONCE and event.kind in seen:
            text = QT_TRANSLATE_NOOP(
                "Verification", "'{kind}' happened before, as event {before}; it can only once"
            )
            yield _at(session, event, text, kind=event.kind, before=seen[event.kind])
        elif event.kind == Kind.SESSION_REOPENED:
            if seen.pop(Kind.SESSION_ENDED, None) is None:
                text = QT_TRANSLATE_NOOP(
                    "Verification", "the session was reopened though it had not ended"
                )
                yield _at(session, event, text)
        elif Kind.SESSION_ENDED in seen and event.kind not in _AFTER_END:
            text = QT_TRANSLATE_NOOP(
                "Verification", "'{kind}' after the session had ended with event {end}"
            )
            yield _at(session, event, text, kind=event.kind, end=seen[Kind.SESSION_ENDED])
        if event.kind in _REJECTED and Kind.SESSION_ENDED not in seen:
            text = QT_TRANSLATE_NOOP("Verification", "the session was rejected before it had ended")
            yield _at(session, event, text)
        if event.kind == Kind.SESSION_ENDED and event.value not in _ENDINGS:
            text = QT_TRANSLATE_NOOP("Verification", "'{value}' is not a way to end a session")
            yield _at(session, event, text, value=event.value)
        seen.setdefault(event.kind, event.seq)


def _stored_plan(session: SessionRow) -> tuple[Plan | None, list[Finding]]:
    try:
        return Plan.from_json(session.plan), []
    except (ValueError, KeyError, TypeError):
        text = QT_TRANSLATE_NOOP("Verification", "the stored plan cannot be read")
        advice = QT_TRANSLATE_NOOP("Verification", "'labeval verify --save-to' draws it again")
        return None, [_found(session, Severity.ERROR, text, advice)]


def _plan_findings(session: SessionRow, plan: Plan, content: StudyContent) -> Iterator[Finding]:
    try:
        placing = plan.placing
        drawn = make_plan(content, session.condition, session.seed, session.number, placing)
    except (KeyError, ValueError) as error:
        yield _found(
            session,
            Severity.ERROR,
            QT_TRANSLATE_NOOP("Verification", "its version of the study gives no plan: {reason}"),
            reason=error,
        )
        return
    if drawn != plan:
        yield _found(
            session,
            Severity.ERROR,
            QT_TRANSLATE_NOOP(
                "Verification", "the stored plan is not the one that its version and seed give"
            ),
            QT_TRANSLATE_NOOP(
                "Verification", "the stored plan is what was shown; note it when you report orders"
            ),
        )


class _Asked:
    """The pages and criteria of a session's plan, and the answers to them."""

    def __init__(self, content: StudyContent, plan: Plan) -> None:
        self._content = content
        self._procedure = steps_by_id(content.study.procedure)
        self._pages = {p.id: p for step in plan.steps for p in step.pages}
        self._steps = {step.place: step for step in plan.steps}
        self._fields: dict[str, Mapping[str, Field]] = {}

    def problem(self, event: EventRow) -> tuple[str, dict[str, Any]] | None:
        """The reason why an answer cannot have been given; None where it can."""
        if event.page in self._pages:
            return self._on_page(self._pages[event.page], event)
        if event.page in self._steps:
            return self._on_step(self._steps[event.page], event)
        text = QT_TRANSLATE_NOOP("Verification", "the session's plan has no page '{page}'")
        return text, {"page": event.page}

    def _on_page(self, page: Page, event: EventRow) -> tuple[str, dict[str, Any]] | None:
        settings = self._content.study.blocks[page.block]
        if page.id not in self._fields:
            fields = find_method(settings.method).fields(settings, page)
            self._fields[page.id] = {f.id: f for f in fields}
        field = self._fields[page.id].get(event.field)
        if field is None:
            return _NO_FIELD, {"page": page.id, "field": event.field}
        if event.value and not methods.accepts(settings, page, field, event.value):
            return _NO_OPTION, {"field": event.field, "value": event.value}
        return None

    def _on_step(self, step: PlannedStep, event: EventRow) -> tuple[str, dict[str, Any]] | None:
        in_file = self._procedure[step.step]
        if event.field not in {field.id for field in step_fields(in_file, step.questions)}:
            return _NO_FIELD, {"page": step.place, "field": event.field}
        if event.value and not accepts(in_file, event.field, event.value):
            return _NO_OPTION, {"field": event.field, "value": event.value}
        return None


_NO_FIELD = QT_TRANSLATE_NOOP("Verification", "page '{page}' does not ask for '{field}'")
_NO_OPTION = QT_TRANSLATE_NOOP("Verification", "'{value}' is not an answer to '{field}'")


def _answers(session: SessionRow, events: Sequence[EventRow], asked: _Asked) -> Iterator[Finding]:
    for event in events:
        if event.kind == Kind.ANSWER:
            problem = asked.problem(event)
            if problem is not None:
                yield _at(session, event, problem[0], **problem[1])


def _showings(
    session: SessionRow, events: Sequence[EventRow], judge: JudgeShowings
) -> Iterator[Finding]:
    for event in events:
        fault = judge.follow(event.kind, event.page, event.field, event.value, event.data)
        if fault is not None:
            yield _at(session, event, fault[0], **fault[1])
    for template, values in judge.missing():
        yield _found(session, Severity.ERROR, template, **values)


def _found(
    session: SessionRow, severity: Severity, template: str, advice: str = "", **values: object
) -> Finding:
    return Finding(severity, SESSION.format(id=session.id), template, advice, values)


def _at(
    session: SessionRow, event: EventRow, template: str, advice: str = "", **values: object
) -> Finding:
    where = EVENT.format(id=session.id, number=event.seq)
    return Finding(Severity.ERROR, where, template, advice, values)


def stored_events(connection: sqlite3.Connection, session: str) -> list[EventRow]:
    """The events of a session, of known and unknown kinds, in order."""
    rows = connection.execute(
        "SELECT seq, at_ms, kind, page, field, value, data, utc FROM event WHERE session = ? "
        "ORDER BY seq",
        (session,),
    )
    return [EventRow(*row) for row in rows]

"""One row per question that was answered outside rating pages, tests included."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.cells import yes_no
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import PARTICIPANT, SESSION, YES_NO, Column, Row
from labeval.session.events.events import Event, Kind
from labeval.session.plan.planned_step import PlannedStep
from labeval.session.state.questions import step_fields
from labeval.store.record.record import Record
from labeval.study.model.steps import TestStep, steps_by_id

COLUMNS = (
    PARTICIPANT,
    SESSION,
    Column("step", "The step's id in the study file."),
    Column(
        "kind", "test or questionnaire.", values={"test": "test", "questionnaire": "questionnaire"}
    ),
    Column("question", "The question's id; of a matrix question.row, one row each."),
    Column(
        "value",
        "The option's id, several joined by |; the point of a scale or the option of a test, "
        "counted from 1; a number; a date as 2026-03-01; a text.",
    ),
    Column("correct", "Of a test: yes or no.", values=YES_NO),
    Column("score", "Of a test that was finished: right answers, on each of its rows.", "integer"),
    Column("level", "Of a test that was finished: the level that the score reaches."),
    Column(
        "passed", "Of a test that was finished: yes or no; an override is in events.", values=YES_NO
    ),
    Column("answered_at", "UTC of the newest answer, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All answered questions by participant and session, in the order asked."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        answered = {
            (event.page, event.field): event.utc
            for event in session.events
            if event.kind == Kind.ANSWER
        }
        scored = {e.page: e for e in session.events if e.kind == Kind.TEST_SCORED}
        for step in session.header.plan.steps:
            if step.questions:
                yield from _step_rows(session, step, answered, scored.get(step.place))


def _step_rows(
    session: RecordedSession,
    step: PlannedStep,
    answered: dict[tuple[str, str], str],
    scored: Event | None,
) -> Iterator[Row]:
    right = _right_options(session, step)
    answers = session.state.answers.get(step.place, {})
    in_file = steps_by_id(session.content.study.procedure)[step.step]
    for question in (field.id for field in step_fields(in_file, step.questions)):
        value = answers.get(question)
        if value is None:
            continue
        yield (
            *(*session.codes, step.step, step.kind, question, value),
            yes_no(right[question] == value) if question in right else "",
            *_result(scored),
            answered[step.place, question],
        )


def _result(scored: Event | None) -> tuple[str, str, str]:
    """Score, level and whether it was passed."""
    if scored is None:
        return "", "", ""
    return scored.value, str(scored.data["level"]), yes_no(bool(scored.data["passed"]))


def _right_options(session: RecordedSession, step: PlannedStep) -> dict[str, str]:
    """Question id to its right option, of a test."""
    in_file = steps_by_id(session.content.study.procedure)[step.step]
    if not isinstance(in_file, TestStep):
        return {}
    return {question.id: str(question.correct) for question in in_file.questions}

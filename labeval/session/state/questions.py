"""Answers to questions outside rating pages: what is asked, what is valid, how a test is scored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from labeval.study.model.questions import (
    MatrixQuestion,
    MultipleQuestion,
    Question,
)
from labeval.study.model.steps import QuestionnaireStep, TestStep
from labeval.study.pages import Field

MULTIPLE_JOIN = "|"
"""Joins the options of a question that takes several."""


def step_fields(step: object, asked: Sequence[str]) -> tuple[Field, ...]:
    """The fields of those questions of a step that are asked on a screen, in that order."""
    if isinstance(step, TestStep):
        tests = {q.id: q for q in step.questions}
        return tuple(Field(id, "", tests[id].answers) for id in asked)
    if isinstance(step, QuestionnaireStep):
        known = {q.id: q for q in step.questions}
        return tuple(field for id in asked for field in question_fields(known[id]))
    return ()


def question_fields(question: Question) -> Iterator[Field]:
    """Yield the fields of a question: itself, or each row of a matrix."""
    if isinstance(question, MatrixQuestion):
        for row in question.rows:
            mandatory = question.mandatory if row.mandatory is None else row.mandatory
            yield Field(question.field(row), "", question.answers, mandatory)
    else:
        yield Field(question.id, "", question.answers, question.mandatory)


def accepts(step: object, field_id: str, value: str) -> bool:
    """Return whether ``value`` answers a field of the step."""
    if isinstance(step, TestStep):
        test = next((q for q in step.questions if q.id == field_id), None)
        return test is not None and test.accepts(value)
    if isinstance(step, QuestionnaireStep):
        return any(
            _accepted(question, value)
            for question in step.questions
            for field in question_fields(question)
            if field.id == field_id
        )
    return False


def score_test(step: TestStep, answers: Mapping[str, str]) -> tuple[int, str]:
    """One point a right answer, and the name of the level that the score reaches."""
    score = sum(answers.get(q.id) == str(q.correct) for q in step.questions)
    reached = [level for level in step.levels if score >= level.min_score]
    best = max(reached, key=lambda level: level.min_score, default=None)
    return score, best.name if best else ""


def _accepted(question: Question, value: str) -> bool:
    several = isinstance(question, MultipleQuestion)
    return all(map(question.accepts, value.split(MULTIPLE_JOIN) if several else [value]))

"""Answers to questions outside rating pages: what is asked, what is valid, how a test is scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from labeval.study.pages import Field
from labeval.study.questions import (
    MultipleQuestion,
    NumberQuestion,
    Question,
    ScaleQuestion,
    SingleQuestion,
    TestQuestion,
)
from labeval.study.steps import QuestionnaireStep, TestStep

MULTIPLE_JOIN = "|"
"""Joins the options of a question that takes several."""


def step_fields(step: object, asked: Sequence[str]) -> tuple[Field, ...]:
    """The fields of those questions of a step that are asked on a screen, in that order."""
    if isinstance(step, TestStep):
        tests = {q.id: q for q in step.questions}
        return tuple(Field(id, "", _test_options(tests[id])) for id in asked)
    if isinstance(step, QuestionnaireStep):
        known = {q.id: q for q in step.questions}
        return tuple(Field(id, "", _options(known[id]), known[id].mandatory) for id in asked)
    return ()


def accepts(step: object, question_id: str, value: str) -> bool:
    """Whether ``value`` answers the question."""
    if isinstance(step, TestStep):
        test = next((q for q in step.questions if q.id == question_id), None)
        return test is not None and value in _test_options(test)
    if isinstance(step, QuestionnaireStep):
        question = next((q for q in step.questions if q.id == question_id), None)
        return question is not None and _accepted(question, value)
    return False


def score_test(step: TestStep, answers: Mapping[str, str]) -> tuple[int, str]:
    """One point a right answer, and the name of the level that the score reaches."""
    score = sum(answers.get(q.id) == str(q.correct) for q in step.questions)
    reached = [level for level in step.levels if score >= level.min_score]
    best = max(reached, key=lambda level: level.min_score, default=None)
    return score, best.name if best else ""


def _test_options(question: TestQuestion) -> tuple[str, ...]:
    return tuple(str(n + 1) for n in range(len(question.options)))


def _options(question: Question) -> tuple[str, ...]:
    if isinstance(question, SingleQuestion | MultipleQuestion):
        return tuple(option.id for option in question.options)
    if isinstance(question, ScaleQuestion):
        return tuple(str(n + 1) for n in range(question.points))
    return ()


def _accepted(question: Question, value: str) -> bool:
    if isinstance(question, MultipleQuestion):
        return set(value.split(MULTIPLE_JOIN)) <= set(_options(question))
    if isinstance(question, NumberQuestion):
        return value.lstrip("-").isdecimal() and question.min <= int(value) <= question.max
    options = _options(question)
    return not options or value in options

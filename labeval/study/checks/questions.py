"""The questions of questionnaires: their ids, and the conditions on which they are asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from labeval.study.checks.findings import Findings
from labeval.study.model.questions import (
    ROW_JOIN,
    AskIf,
    DateQuestion,
    MatrixQuestion,
    MultipleQuestion,
    NumberQuestion,
    Question,
    SingleQuestion,
    TestQuestion,
)
from labeval.study.model.steps import QuestionnaireStep, StepBase, TestStep
from labeval.study.problems import listed
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP

_Known = Mapping[str, Question | TestQuestion]
"""Name that a condition may use, to its question."""


def check_questionnaire(
    step: QuestionnaireStep, path: Path, before: _Known, findings: Findings
) -> None:
    """Ids, and conditions that name nothing, a later question or an answer that cannot be.

    Args:
        before: the questions of earlier steps, by ``step.question``.
    """
    findings.unique((*path, "questions"), [q.id for q in step.questions])
    later = dict(_fields(step.questions))
    earlier = dict(before)
    for n, question in enumerate(step.questions):
        below = (*path, "questions", n)
        _check_ids(question, below, findings)
        if question.ask_if is not None:
            _check_condition(question.ask_if, (*below, "ask_if"), earlier, later, findings)
        earlier.update(_fields([question]))


def questions_of(step: StepBase) -> dict[str, Question | TestQuestion]:
    """Return the questions of a step that later steps may name, by ``step.question``."""
    if isinstance(step, QuestionnaireStep):
        return {f"{step.id}{ROW_JOIN}{id}": q for id, q in _fields(step.questions)}
    if isinstance(step, TestStep):
        return {f"{step.id}{ROW_JOIN}{q.id}": q for q in step.questions}
    return {}


def _fields(questions: list[Question]) -> Iterator[tuple[str, Question]]:
    for question in questions:
        if isinstance(question, MatrixQuestion):
            yield from ((question.field(row), question) for row in question.rows)
        else:
            yield question.id, question


def _check_ids(question: Question, path: Path, findings: Findings) -> None:
    if isinstance(question, SingleQuestion | MultipleQuestion):
        findings.unique((*path, "options"), question.answers)
    elif isinstance(question, MatrixQuestion):
        findings.unique((*path, "rows"), [row.id for row in question.rows])


def _check_condition(
    condition: AskIf, path: Path, earlier: _Known, later: _Known, findings: Findings
) -> None:
    name = condition.question
    if name in later and name not in earlier:
        template = QT_TRANSLATE_NOOP("Problem", "“{name}” is not asked before this question")
        advice = QT_TRANSLATE_NOOP("Problem", "name an earlier question")
        findings.add((*path, "question"), template, advice, name=name)
        return
    template = QT_TRANSLATE_NOOP("Problem", "there is no earlier question “{name}”")
    elsewhere = [known for known in earlier if known.endswith(ROW_JOIN + name)]
    if elsewhere and name not in earlier:
        advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{near}”?")
        findings.add((*path, "question"), template, advice, name=name, near=elsewhere[-1])
        return
    if not findings.refers((*path, "question"), name, earlier, template):
        return
    for n, value in enumerate(condition.values):
        advice, given = _refusal(earlier[name], str(value))
        if advice:
            template = QT_TRANSLATE_NOOP("Problem", "“{name}” cannot be answered with “{value}”")
            findings.add((*path, "is", n), template, advice, name=name, value=value, **given)


def _refusal(question: Question | TestQuestion, value: str) -> tuple[str, dict[str, Any]]:
    """Return the right values where ``value`` never answers the question; empty where it can."""
    if question.accepts(value):
        return "", {}
    if isinstance(question, NumberQuestion):
        advice = QT_TRANSLATE_NOOP("Problem", "its answers go from {low} to {high}")
        return advice, {"low": question.min, "high": question.max}
    if isinstance(question, DateQuestion):
        return QT_TRANSLATE_NOOP("Problem", "write a date that it accepts, such as 2026-03-01"), {}
    advice = QT_TRANSLATE_NOOP("Problem", "its answers are: {options}")
    return advice, {"options": listed(question.answers)}

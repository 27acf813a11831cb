"""Conditional questions: those that are asked after the answers so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.session.plan.plan import Plan
from labeval.session.plan.planned_step import PlannedStep
from labeval.session.state.questions import MULTIPLE_JOIN, question_fields, step_fields
from labeval.study.model.questions import ROW_JOIN, AskIf
from labeval.study.model.steps import QuestionnaireStep

AnswersByPlace = Mapping[str, Mapping[str, str]]
"""A step's place to its answers, as the session's state keeps them."""


class QuestionConditions:
    """Follows the conditions of one session's questions.

    Args:
        plan: the session's plan.
        procedure: the study file's steps by their ids.
    """

    def __init__(self, plan: Plan, procedure: Mapping[str, Any]) -> None:
        self._plan = plan
        self._procedure = procedure
        self._conditions = {
            id: {q.id: q.ask_if for q in step.questions if q.ask_if is not None}
            for id, step in procedure.items()
            if isinstance(step, QuestionnaireStep)
        }

    def asked(
        self, step: PlannedStep, questions: Sequence[str], answers: AnswersByPlace
    ) -> tuple[str, ...]:
        """Those of ``questions`` of a step that are asked."""
        conditions = self._conditions.get(step.step)
        if not conditions:
            return tuple(questions)
        return tuple(
            id for id in questions if id not in conditions or self._holds(step, id, answers)
        )

    def nothing_asked(self, step: PlannedStep, screen: int, answers: AnswersByPlace) -> bool:
        """Return whether a screen has questions of which none is asked, so that it is passed
        over."""
        questions = step.questions_on(screen)
        return bool(questions) and not self.asked(step, questions, answers)

    def dropped(
        self, step: PlannedStep, answers: AnswersByPlace, field: str, value: str
    ) -> tuple[str, ...]:
        """The fields of a step whose answers fall away when ``field`` gets ``value``.

        An answer that falls away may be what a later question depends on, so the questions are
        gone through in their order.
        """
        here = {**answers.get(step.place, {}), field: value}
        gone: list[str] = []
        for id in step.questions:
            if not self.asked(step, (id,), {**answers, step.place: here}):
                fields = [f.id for f in step_fields(self._procedure[step.step], (id,))]
                answered = [f for f in fields if here.get(f)]
                gone += answered
                here.update(dict.fromkeys(answered, ""))
        return tuple(gone)

    def _holds(self, step: PlannedStep, question: str, answers: AnswersByPlace) -> bool:
        condition = self._conditions[step.step][question]
        place, field = self._referred(step, condition)
        given = answers.get(place, {}).get(field, "")
        return bool(given) and condition.holds(set(given.split(MULTIPLE_JOIN)))

    def _referred(self, step: PlannedStep, condition: AskIf) -> tuple[str, str]:
        """Place and field that a condition looks at: in this step, else in the nearest before."""
        in_file = self._procedure[step.step]
        if condition.question in {f.id for q in in_file.questions for f in question_fields(q)}:
            return step.place, condition.question
        at = self._plan.steps.index(step)
        before = [
            s for s in self._plan.steps[:at] if condition.question.startswith(s.step + ROW_JOIN)
        ]
        # The step's id may hold dots too; the longest that fits is the one that is meant.
        before.sort(key=lambda s: (len(s.step), s.block == step.block))
        if not before:
            return "", ""
        nearest = before[-1]
        return nearest.place, condition.question.removeprefix(nearest.step + ROW_JOIN)

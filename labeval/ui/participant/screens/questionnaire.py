"""Questions about the participant or the session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from labeval.session.running.session import Session
from labeval.session.state.questions import question_fields
from labeval.study.model.questions import (
    DateQuestion,
    MatrixQuestion,
    MultipleQuestion,
    NumberQuestion,
    Question,
    ScaleQuestion,
    SingleQuestion,
)
from labeval.study.model.steps import QuestionnaireStep
from labeval.ui.participant.screens.questions import QuestionsScreen
from labeval.ui.widgets.questions.question_view import QuestionView


class QuestionnaireScreen(QuestionsScreen):
    """The questions of one screen; words mark those that must be answered."""

    def usual_title(self) -> str:
        return self.tr("About you")

    def asked(self, session: Session) -> Sequence[QuestionView]:
        step, state = session.step_in_file(), session.state
        assert isinstance(step, QuestionnaireStep)
        known = {question.id: question for question in step.questions}
        ids = state.current.questions_on(state.screen)
        return [self.view_of(known[id], session.language) for id in ids]

    def intro(self, session: Session) -> str:
        intro = session.step_in_file().intro
        return intro.in_language(session.language) if intro else ""

    def view_of(self, question: Question, language: str) -> QuestionView:
        """A question as it is asked in one of the study's languages."""
        plain = QuestionView(
            question.id,
            question.text.in_language(language),
            question.kind,
            mark=self._mark(question),
        )
        if isinstance(question, SingleQuestion | MultipleQuestion):
            options = [(o.id, o.label.in_language(language)) for o in question.options]
            return replace(plain, options=options)
        if isinstance(question, ScaleQuestion):
            options = [(str(n), str(n)) for n in range(1, question.points + 1)]
            ends = (question.low.in_language(language), question.high.in_language(language))
            return replace(plain, options=options, ends=ends)
        if isinstance(question, NumberQuestion):
            return replace(plain, limits=(question.min, question.max))
        if isinstance(question, DateQuestion):
            return replace(plain, days=(question.earliest or "", question.latest or ""))
        if isinstance(question, MatrixQuestion):
            labels = (point.in_language(language) for point in question.points)
            options = [(str(n), label) for n, label in enumerate(labels, start=1)]
            return replace(plain, options=options, rows=self._rows(question, language))
        return replace(plain, lines=question.lines)

    def _rows(self, question: MatrixQuestion, language: str) -> list[tuple[str, str]]:
        rows = []
        for row, field in zip(question.rows, question_fields(question), strict=True):
            text = row.text.in_language(language)
            free = question.mandatory and not field.mandatory
            rows.append((field.id, f"{text} ({self.tr('optional')})" if free else text))
        return rows

    def _mark(self, question: Question) -> str:
        words = self.tr("required") if question.mandatory else self.tr("optional")
        if isinstance(question, MultipleQuestion):
            return self.tr("several possible") + " · " + words
        return words

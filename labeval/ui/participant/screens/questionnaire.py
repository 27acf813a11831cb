"""Questions about the participant or the session."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.session.run import Session
from labeval.study.questions import (
    MultipleQuestion,
    NumberQuestion,
    Question,
    ScaleQuestion,
    SingleQuestion,
    TextQuestion,
)
from labeval.study.steps import QuestionnaireStep
from labeval.ui.participant.screens.questions import QuestionsScreen
from labeval.ui.widgets.question_editors import Asked


class Screen(QuestionsScreen):
    """The questions of one screen; whether one must be answered is said in words."""

    def usual_title(self) -> str:
        return self.tr("About you")

    def asked(self, session: Session) -> Sequence[Asked]:
        step, state = session.step_in_file(), session.state
        assert isinstance(step, QuestionnaireStep)
        known = {question.id: question for question in step.questions}
        ids = state.current.questions_on(state.screen)
        return [self._asked(known[id], session.language) for id in ids]

    def intro(self, session: Session) -> str:
        intro = session.step_in_file().intro
        return intro.in_language(session.language) if intro else ""

    def _asked(self, question: Question, language: str) -> Asked:
        options: list[tuple[str, str]] = []
        ends, limits, lines = ("", ""), (0, 0), 1
        if isinstance(question, SingleQuestion | MultipleQuestion):
            options = [(o.id, o.label.in_language(language)) for o in question.options]
        elif isinstance(question, ScaleQuestion):
            options = [(str(n), str(n)) for n in range(1, question.points + 1)]
            ends = (question.low.in_language(language), question.high.in_language(language))
        elif isinstance(question, NumberQuestion):
            limits = (question.min, question.max)
        elif isinstance(question, TextQuestion):
            lines = question.lines
        text = question.text.in_language(language)
        return Asked(
            question.id, text, question.kind, options, ends, limits, lines, self._mark(question)
        )

    def _mark(self, question: Question) -> str:
        words = self.tr("please answer") if question.mandatory else self.tr("optional")
        if isinstance(question, MultipleQuestion):
            return self.tr("several possible") + " · " + words
        return words

"""A multiple-choice test, several questions at a time; nothing shows what is right."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.session.running.session import Session
from labeval.study.model.steps import TestStep
from labeval.ui.participant.screens.questions import QuestionsScreen
from labeval.ui.widgets.questions.question_view import QuestionView


class TestScreen(QuestionsScreen):
    """The test's questions, each with one answer."""

    def usual_title(self) -> str:
        return self.tr("A few questions")

    def asked(self, session: Session) -> Sequence[QuestionView]:
        step, language = session.step_in_file(), session.language
        assert isinstance(step, TestStep)
        known = {question.id: question for question in step.questions}
        state = session.state
        return [
            QuestionView(
                id,
                known[id].text.in_language(language),
                "single",
                options=[
                    (str(n), option.in_language(language))
                    for n, option in enumerate(known[id].options, start=1)
                ],
            )
            for id in state.current.questions_on(state.screen)
        ]

    def intro(self, session: Session) -> str:
        text: str = session.step_in_file().intro.in_language(session.language)
        return text

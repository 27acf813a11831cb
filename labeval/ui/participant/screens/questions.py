"""Base of tests and questionnaires: questions of the session's current screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from labeval.session.running.session import Session
from labeval.ui.accessible import first_words, leave
from labeval.ui.participant.screens.screen import StepScreen, enter_hint
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.questions.question_list import QuestionList
from labeval.ui.widgets.questions.question_view import QuestionView


class QuestionsScreen(StepScreen):
    """Questions, with what is still open counted and named."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.questions = QuestionList(theme)
        self.questions.answered.connect(self._on_answered)
        self.questions.finished.connect(self.answered_last)
        self.questions.keys_changed.connect(self._on_keys_changed)
        self._arriving = False
        self._fields: frozenset[str] = frozenset()
        self._step = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.questions)

    def asked(self, session: Session) -> Sequence[QuestionView]:
        """The questions of the screen that the session is at."""
        raise NotImplementedError

    def intro(self, session: Session) -> str:
        """The text above the questions."""
        return ""

    def arrive(self, session: Session) -> None:
        self._arriving = True
        self._fields = frozenset(field for asked in self.asked(session) for field in asked.texts())
        leave(self)
        self.questions.ask(self.asked(session), intro=self.intro(session))
        self.refresh(session)
        first_open = next((field.id for field in session.open_fields()), "")
        words = first_words(self) if self.intro(session) and self._is_new(session) else None
        if words is None:
            self.questions.take_focus(first_open)
        else:
            words.setFocus()
        self._arriving = False

    def _is_new(self, session: Session) -> bool:
        """Return whether the step was not shown before: its introduction is to be heard once."""
        before, self._step = self._step, session.state.current.step
        return before != self._step

    def refresh(self, session: Session) -> None:
        asked = session.asked_questions()
        self.questions.pass_over([a.id for a in self.asked(session) if a.id not in asked])
        self.questions.set_answers(session.state.answers_here())

    def still_open(self, session: Session) -> str:
        wrong = next(iter(self.questions.problems().values()), "")
        if wrong:
            return wrong
        still = len(session.open_fields())
        if not still:
            return ""
        answers = session.state.answers_here()
        needed = [field for field in session.fields() if field.mandatory]
        asked = still + sum(1 for field in needed if answers.get(field.id))
        return self.tr("{open} of {count} still open").format(open=still, count=asked)

    def focus_open(self, session: Session) -> str:
        waiting = [*self.questions.problems(), *(field.id for field in session.open_fields())]
        if not waiting:
            return ""
        self.questions.take_focus(waiting[0])
        texts = (asked.texts() for asked in self.asked(session))
        return next((t[waiting[0]] for t in texts if waiting[0] in t), "")

    def answer_in_words(self, field: str, value: str) -> str:
        """A choice with its question: the keyboard has gone on to the next. Typing is heard."""
        for asked in self.questions.views():
            shown = dict(asked.options).get(value, "")
            if field in asked.texts() and shown and asked.kind != "multiple":
                return f"{asked.texts()[field]} {shown}"
        return ""

    def problem_in_words(self, field: str) -> str:
        texts = {id: text for asked in self.questions.views() for id, text in asked.texts().items()}
        wrong = self.questions.problems().get(field)
        return f"{texts[field]} {wrong}" if wrong else ""

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        options = self.questions.options_here
        if options is None:  # the first question is the one that the keyboard comes to
            options = next((len(asked.options) for asked in self.asked(session)), 0)
        chooses = options and not self.questions.is_typed_in  # where every digit is text
        choose = [([f"1–{min(options, 9)}"], self.tr("choose"))] if chooses else []
        onward = enter_hint()
        if any(asked.lines > 1 for asked in self.asked(session)):
            onward = (["Ctrl", *onward[0]], onward[1])  # Enter is a new line in such a text
        return (*choose, (["↑", "↓"], self.tr("move")), onward)

    def _on_answered(self, field: str, value: str) -> None:
        """Pass an answer on; a text before these questions, whose field is taken away, was kept."""
        if field in self._fields:
            self.answered.emit(field, value)

    def _on_keys_changed(self) -> None:
        if not self._arriving:
            self.changed.emit()

    def flush(self) -> None:
        self.questions.flush()

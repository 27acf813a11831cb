"""The consent: its text, and every consent asked for by itself; nothing is chosen beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.session.running.session import Session
from labeval.study.model.steps import ConsentStep
from labeval.ui.participant.screens.screen import StepScreen, enter_hint
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.basics.column import Column
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.questions.question_list import QuestionList
from labeval.ui.widgets.questions.question_view import QuestionView
from labeval.ui.widgets.texts.markdown_view import MarkdownView

_AGREE, _DECLINE = "agree", "decline"
_ASKS_WIDTH = 440
_GREATEST = 1240


class ConsentScreen(StepScreen):
    """The text on the left, the decisions next to it, always in view.

    What is chosen lives here until the participant goes on: nothing is stored before that.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._choices: dict[str, str] = {}
        self._column = Column(theme, centred=False)
        self._column.setParent(self)
        self._text = MarkdownView(theme, size=15)
        self._contact = Label(theme, size=15, wrap=True)
        self._code = Label(theme, size=14, wrap=True)
        self._version = Label(theme, size=12, role="soft_text")
        for part in (self._text, self._contact, self._code, self._version):
            self._column.rows.addWidget(part)
        self._asks = QuestionList(theme, self, centred=False)
        self._asks.answered.connect(self._on_answered)
        self._asks.finished.connect(self._on_finished)
        self._required: tuple[str, ...] = ()

    def arrive(self, session: Session) -> None:
        step, language = session.step_in_file(), session.language
        assert isinstance(step, ConsentStep)
        self._required = tuple(ask.id for ask in step.asks if ask.required)
        self._choices = {
            id: v for id, v in self._choices.items() if id in {a.id for a in step.asks}
        }
        self._text.set_markdown(step.text.in_language(language))
        self._contact.setVisible(step.contact is not None)
        if step.contact is not None:
            contact = step.contact.in_language(language)
            self._contact.setText(self.tr("Contact: {contact}").format(contact=contact))
        code = session.header.participant
        self._code.setText(self.tr("Your code: {code}").format(code=code))
        self._version.setText(self.tr("Version {version}").format(version=step.version))
        options = [(_AGREE, self.tr("I agree")), (_DECLINE, self.tr("I do not agree"))]
        needed, free = self.tr("required"), self.tr("your choice")
        self._asks.ask(
            [
                QuestionView(
                    ask.id,
                    ask.text.in_language(language),
                    "single",
                    options=options,
                    mark=needed if ask.required else free,
                )
                for ask in step.asks
            ]
        )
        self._show_choices(session)
        self._asks.take_focus()
        self._column.arrange()

    def refresh(self, session: Session) -> None:
        self._show_choices(session)

    def usual_title(self) -> str:
        return self.tr("Your consent")

    def next_label(self, session: Session) -> str:
        return self.tr("End here") if self._declined() else self.tr("Next")

    def still_open(self, session: Session) -> str:
        if self._declined():
            return ""
        still = len(self._undecided(session))
        return self.tr("%n still to decide", "", still) if still else ""

    def focus_open(self, session: Session) -> str:
        undecided = self._undecided(session)
        if not undecided or self._declined():
            return ""
        self._asks.take_focus(undecided[0])
        step = session.step_in_file()
        assert isinstance(step, ConsentStep)
        text = next(ask.text for ask in step.asks if ask.id == undecided[0])
        return text.in_language(session.language)

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        onward = ""
        if self._declined():
            stored = session.is_kept
            onward = self.tr("end here") if stored else self.tr("end here; nothing is stored")
        return (
            (["1"], self.tr("I agree")),
            (["2"], self.tr("I do not agree")),
            (["↑", "↓"], self.tr("move")),
            enter_hint(onward),
        )

    def go_on(self, session: Session) -> None:
        given = {id: choice == _AGREE for id, choice in self._choices.items()}
        session.give_consent(given)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep text and decisions next to each other."""
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll a text that is longer than the window."""
        if not self._column.scroll_by_key(event):
            event.ignore()

    def _on_answered(self, ask: str, choice: str) -> None:
        self._choices[ask] = choice
        self._asks.set_answers(self._choices)
        self.changed.emit()

    def _on_finished(self) -> None:
        """Go to the next action, except where it ends the session."""
        if self._declined():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.answered_last.emit()

    def _show_choices(self, session: Session) -> None:
        if session.state.consents and not self._choices:
            given = session.state.consents
            self._choices = {id: _AGREE if yes else _DECLINE for id, yes in given.items()}
        self._asks.set_answers(self._choices)

    def _declined(self) -> bool:
        return any(self._choices.get(id) == _DECLINE for id in self._required)

    def _undecided(self, session: Session) -> list[str]:
        return [ask.id for ask in session.step_in_file().asks if ask.id not in self._choices]

    def _arrange(self) -> None:
        whole = min(self.width(), round(_GREATEST * self.theme.text_scale))
        left = (self.width() - whole) // 2
        asks = min(whole // 2, round(_ASKS_WIDTH * self.theme.text_scale) + 2 * MARGIN)
        self._column.setGeometry(QRect(left, 0, whole - asks, self.height()))
        top = 2 * GRID
        self._asks.setGeometry(QRect(left + whole - asks, top, asks, self.height() - top))

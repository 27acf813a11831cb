"""The consent: its text, and every consent asked for by itself; nothing is chosen beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from labeval.session.running.session import Session
from labeval.study.model.steps import ConsentStep
from labeval.ui.accessible import first_words
from labeval.ui.participant.screens.consent_form import AGREE, DECLINE, ConsentForm
from labeval.ui.participant.screens.screen import StepScreen, enter_hint
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.key_hints import KeyHint


class ConsentScreen(StepScreen):
    """The text on the left, the decisions next to it, always in view.

    What is chosen lives here until the participant goes on: nothing is stored before that.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._choices: dict[str, str] = {}
        self.form = ConsentForm(theme, self)
        self.form.answered.connect(self._on_answered)
        self.form.finished.connect(self._on_finished)
        self.form.read.connect(self.changed)
        self.form.asks.keys_changed.connect(self._on_keys_changed)
        self._arriving = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)
        self._asked: tuple[str, ...] = ()
        self._required: tuple[str, ...] = ()

    def arrive(self, session: Session) -> None:
        step, language = session.step_in_file(), session.language
        assert isinstance(step, ConsentStep)
        self._asked = tuple(ask.id for ask in step.asks)
        self._required = tuple(ask.id for ask in step.asks if ask.required)
        self._choices = {id: v for id, v in self._choices.items() if id in self._asked}
        self.form.show_step(step, language, session.header.participant)
        self._show_choices(session)
        self._arriving = True
        if first_words(self.form) is None:
            self.form.asks.take_focus()
        else:  # nobody is asked to agree to what was not read to them
            self.focus_words("")
        self._arriving = False

    def refresh(self, session: Session) -> None:
        self._show_choices(session)

    def usual_title(self) -> str:
        return self.tr("Your consent")

    def next_label(self, session: Session) -> str:
        return self.tr("End here") if self._declined() else self.tr("Next")

    def still_open(self, session: Session) -> str:
        if self._declined():
            return ""
        if still := len(self._undecided()):
            return self.tr("%n still to decide", "", still)
        if self._has_to_be_read():
            return QCoreApplication.translate("RatingScreen", "please read to the end")
        return ""

    def focus_open(self, session: Session) -> str:
        undecided = self._undecided()
        if self._has_to_be_read():
            self.form.read_on()
        if not undecided or self._declined():
            return ""
        self.form.asks.take_focus(undecided[0])
        step = session.step_in_file()
        assert isinstance(step, ConsentStep)
        text = next(ask.text for ask in step.asks if ask.id == undecided[0])
        return text.in_language(session.language)

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        onward = ""
        if self._declined():
            stored = session.is_kept
            onward = self.tr("end here") if stored else self.tr("end here; nothing is stored")
        is_read_first = first_words(self.form) is not None and self.form.asks.options_here is None
        if self._has_to_be_read():
            more = QCoreApplication.translate("RatingPage", "more text")
            return ((["PgUp", "PgDn"], more),)
        decide = ((["1"], self.tr("I agree")), (["2"], self.tr("I do not agree")))
        return (
            *(() if is_read_first else decide),  # digits answer the question with the keyboard
            (["↑", "↓"], self.tr("move")),
            enter_hint(onward),
        )

    def go_on(self, session: Session) -> None:
        given = {id: choice == AGREE for id, choice in self._choices.items()}
        session.give_consent(given)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll a text that is longer than the window."""
        if not self.form.scroll_by_key(event):
            event.ignore()

    def _on_answered(self, ask: str, choice: str) -> None:
        self._choices[ask] = choice
        self.form.set_answers(self._choices)
        self.changed.emit()

    def _on_keys_changed(self) -> None:
        if not self._arriving:
            self.changed.emit()

    def _on_finished(self) -> None:
        """Go to the next action, except where it ends the session, or the text is to be read."""
        if self._declined() or self._has_to_be_read():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.answered_last.emit()

    def _show_choices(self, session: Session) -> None:
        if session.state.consents and not self._choices:
            given = session.state.consents
            self._choices = {id: AGREE if yes else DECLINE for id, yes in given.items()}
        self.form.set_answers(self._choices)

    def _declined(self) -> bool:
        return any(self._choices.get(id) == DECLINE for id in self._required)

    def _undecided(self) -> list[str]:
        return [ask for ask in self._asked if ask not in self._choices]

    def _has_to_be_read(self) -> bool:
        """Return whether only reading is left."""
        return not self._declined() and not self._undecided() and not self.form.is_read()

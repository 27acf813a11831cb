"""The text of a consent with its decisions next to it, as participants see them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.study.model.steps import ConsentStep
from labeval.ui.mirroring import put
from labeval.ui.theme import GRID, MARGIN, Theme, Themed
from labeval.ui.widgets.basics.column import Column
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.questions.question_list import QuestionList
from labeval.ui.widgets.questions.question_view import QuestionView
from labeval.ui.widgets.texts.markdown_view import MarkdownView

AGREE, DECLINE = "agree", "decline"
_ASKS_WIDTH = 440
_GREATEST = 1240


class ConsentForm(Themed, QWidget):
    """The text on the left, the decisions next to it, always in view.

    Signals:
        answered: a decision's id and the choice asked for; it shows after ``set_answers``.
        finished: the last decision was made by a key.
        read: the end of the text is on screen, for the first time.
    """

    answered = Signal(str, str)
    finished = Signal()
    read = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._column = Column(theme, centred=False)
        self._column.setParent(self)
        self._column.verticalScrollBar().valueChanged.connect(self._note_end)
        self._shown = ""
        self._was_read = False
        """True if the end of the text was on screen; in larger letters that stays so."""
        self._text = MarkdownView(theme, size=15)
        self._contact = Label(theme, size=15, wrap=True)
        self._code = Label(theme, size=14, wrap=True)
        self._version = Label(theme, size=12, role="soft_text")
        for part in (self._text, self._contact, self._code, self._version):
            self._column.rows.addWidget(part)
        self.asks = QuestionList(theme, self, centred=False)
        self.asks.answered.connect(self.answered)
        self.asks.finished.connect(self.finished)

    def show_step(self, step: ConsentStep, language: str, code: str) -> None:
        """Show a consent in one of the study's languages, with nothing decided.

        Args:
            code: the participant's; empty where there is none yet.
        """
        if step.id != self._shown:
            self._shown, self._was_read = step.id, False
        self._text.set_markdown(step.text.in_language(language))
        self._contact.setVisible(step.contact is not None)
        if step.contact is not None:
            contact = step.contact.in_language(language)
            self._contact.setText(self.tr("Contact: {contact}").format(contact=contact))
        self._code.setVisible(bool(code))
        self._code.setText(self.tr("Your code: {code}").format(code=code))
        self._version.setText(self.tr("Version {version}").format(version=step.version))
        options = [(AGREE, self.tr("I agree")), (DECLINE, self.tr("I do not agree"))]
        needed, free = self.tr("required"), self.tr("you may decline")
        self.asks.ask(
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
        self._column.arrange()

    def set_answers(self, choices: Mapping[str, str]) -> None:
        """Show these decisions."""
        self.asks.set_answers(choices)

    def keep_inert(self) -> None:
        """Take no decision, by pointer or keys: this is a picture for who writes the consent."""
        self.asks.keep_inert()

    def text(self) -> str:
        """The words of the text, without markup."""
        return self._text.toPlainText()

    def contact(self) -> str:
        """The line that says whom to ask; empty where nobody is named."""
        return "" if self._contact.isHidden() else self._contact.text()

    def is_read(self) -> bool:
        """Return whether the end of the text is on screen or was; asked once it has its place."""
        self._was_read = self._was_read or self._column.at_end
        return self._was_read

    def read_on(self) -> None:
        """Show more of a text that is longer than the window."""
        self._column.read_on()

    def scroll_by_key(self, event: QKeyEvent) -> bool:
        """Scroll a text that is longer than the window; whether the key does that."""
        return self._column.scroll_by_key(event)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep text and decisions next to each other."""
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note what is on screen once it is drawn: until then parts are still placed."""
        super().paintEvent(event)
        QTimer.singleShot(0, self, self._note_end)

    def _note_end(self) -> None:
        if not self._was_read and self.is_read():
            self.read.emit()

    def _arrange(self) -> None:
        whole = min(self.width(), round(_GREATEST * self.theme.text_scale))
        left = (self.width() - whole) // 2
        asks = min(whole // 2, round(_ASKS_WIDTH * self.theme.text_scale) + 2 * MARGIN)
        put(self._column, left, 0, whole - asks, self.height())
        top = 2 * GRID
        put(self.asks, left + whole - asks, top, asks, self.height() - top)

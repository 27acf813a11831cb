"""The consent of a new study: what is asked, who answers questions; the participants' pages."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from labeval.jobs.new_study.consent import ASKS, OwnConsent, consent_model
from labeval.jobs.new_study.own_study import closing_questions
from labeval.ui.language import (
    Retranslating,
    interface_language,
    language_in_words,
    spoken_in,
)
from labeval.ui.new_study.draft import Draft
from labeval.ui.participant.screens.consent_form import ConsentForm
from labeval.ui.participant.screens.questionnaire import QuestionnaireScreen
from labeval.ui.theme import ACTION_HEIGHT, GRID, MARGIN, Theme
from labeval.ui.widgets.basics.choices import TickBox, style_choice
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.one_pill import OnePill

_WIDEST = 440
_YEARS = ("", "1", "2", "3", "5", "10")
_CONSENT, _CLOSING = "consent", "closing"


class ConsentPage(Retranslating, QWidget):
    """Building blocks, and below them what participants read, as wide as on their screen.

    Signals:
        changed: the draft's consent is another one.
    """

    changed = Signal()

    def __init__(self, draft: Draft, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._theme = draft, theme
        self.contact = QLineEdit()
        self.years = OnePill(theme)
        self.asks = {id: TickBox() for id in ASKS}
        self._asked = Label(theme, bold=True)
        self._contact_label = Label(theme, size=14)
        self._advice = Label(theme, role="soft_text", wrap=True)
        self._shown = Label(theme, bold=True)
        self.language = OnePill(theme)
        """In which the consent is shown; hidden where the study has one."""
        self.page = OnePill(theme)
        """The page around the rating that is shown."""
        self.form = ConsentForm(theme)
        self.closing = QuestionnaireScreen(theme)
        self._pages = QStackedWidget()
        self._lay_out()
        self.contact.textEdited.connect(self._on_changed)
        self.years.changed.connect(self._on_changed)
        self.language.changed.connect(self._redraw)
        self.page.changed.connect(self._redraw)
        for box in self.asks.values():
            box.toggled.connect(self._on_changed)
        self.retranslate()

    def begin(self) -> None:
        """Show the draft's consent."""
        own = self._draft.consent
        self.contact.setText(own.contact)
        self.years.show_value(str(own.years or ""))
        for id, box in self.asks.items():
            box.blockSignals(True)
            box.setChecked(id in own.asks)
            box.blockSignals(False)
        here = interface_language()
        self.language.show_value(here if here in self._draft.languages else "")
        self._redraw()
        self.contact.setFocus(Qt.FocusReason.OtherFocusReason)

    def note(self) -> str:
        """A reminder that stops nobody; empty where there is none."""
        if not self._draft.consent.contact:
            return self.tr("a contact can also be named later")
        if self._draft.consent.years is None:
            return self.tr("how long data are kept can also be chosen later")
        return ""

    # -- inside -------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        self._draft.consent = OwnConsent(
            asks=frozenset(id for id, box in self.asks.items() if box.isChecked()),
            contact=" ".join(self.contact.text().split()),
            years=int(self.years.value) if self.years.value else None,
        )
        self._redraw()
        self.changed.emit()

    def _redraw(self) -> None:
        languages = self._draft.languages
        names = {language: language_in_words(language) for language in languages}
        self.language.set_values(self.tr("Language"), names)
        self.language.setVisible(len(languages) > 1)
        with spoken_in(self.language.value):
            step = consent_model(self._draft.consent, languages)
            self.form.show_step(step, self.language.value, "…")
            self.form.keep_inert()
            self._ask_closing_questions()
        self._pages.setCurrentWidget(self.form if self.page.value == _CONSENT else self.closing)

    def _ask_closing_questions(self) -> None:
        step, language = closing_questions(), self.language.value
        views = [self.closing.view_of(question, language) for question in step.questions]
        intro = step.intro.in_language(language) if step.intro else ""
        self.closing.questions.ask(views, intro=intro)
        self.closing.questions.keep_inert()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, GRID, MARGIN, 0)
        column.setSpacing(12)
        blocks = QHBoxLayout()
        blocks.setSpacing(5 * GRID)
        left, right = QVBoxLayout(), QVBoxLayout()
        for part in (left, right):
            part.setSpacing(GRID)
            blocks.addLayout(part, 1)
        self._contact_label.setMinimumHeight(ACTION_HEIGHT)
        style_field(self.contact, self._theme)
        contact = QHBoxLayout()
        contact.setSpacing(2 * GRID)
        contact.addWidget(self._contact_label)
        contact.addWidget(self.contact, 1)
        left.addLayout(contact)
        left.addWidget(self.years, 0, Qt.AlignmentFlag.AlignLeft)
        left.addStretch(1)
        right.addWidget(self._asked)
        for box in self.asks.values():
            style_choice(box, self._theme)
            box.setFont(type_font(14))
            right.addWidget(box)
        column.addLayout(blocks)
        column.addWidget(self._advice)
        head = QHBoxLayout()
        head.addWidget(self._shown, 1)
        for pill in (self.page, self.language):
            head.addWidget(pill)
        for pill in (self.years, self.page, self.language):
            pill.widest = _WIDEST
        column.addLayout(head)
        for page in (self.form, self.closing):
            self._pages.addWidget(page)
        column.addWidget(self._pages, 1)

    def retranslate(self) -> None:
        self._contact_label.set_text(self.tr("Contact (optional)"))
        self.contact.setAccessibleName(self.tr("Contact"))
        self.contact.setPlaceholderText(self.tr("Name, telephone or address"))
        years = {
            y: self.tr("%n year(s) after the study", "", int(y)) if y else self.tr("not said")
            for y in _YEARS
        }
        self.years.set_values(self.tr("Data are kept"), years)
        pages = {_CONSENT: self.tr("consent"), _CLOSING: self.tr("questions at the end")}
        self.page.set_values(self.tr("Page"), pages)
        self._asked.set_text(self.tr("They are also asked whether"))
        names = {
            "audio": self.tr("what they say while working may be recorded"),
            "quotation": self.tr("sentences of theirs may be quoted"),
            "sharing": self.tr("their answers may be passed on to other researchers"),
        }
        for id, box in self.asks.items():
            box.setText(names[id])
        self._advice.set_text(
            self.tr(
                "Participants may decline each of these. Have the text checked by whoever is "
                "responsible for data protection at your institution."
            )
        )
        self._shown.set_text(self.tr("As participants will see it"))
        self._redraw()

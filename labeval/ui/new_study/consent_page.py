"""The consent of a new study: what is asked, who answers questions; the participants' pages."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from labeval.jobs.new_study.consent import ASKS, OwnConsent, consent_model
from labeval.jobs.new_study.own_study import closing_questions
from labeval.text.languages import PROGRAM_LANGUAGES
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
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_WIDEST = 440
_LEAST = 240
"""Height of what participants see, in pixels; a page without it scrolls."""
_YEARS = ("", "1", "2", "3", "5", "10")
_CONSENT, _CLOSING = "consent", "closing"


class ConsentPage(Retranslating, QWidget):
    """Building blocks, and below them what participants read, as wide as on their screen.

    Signals:
        changed: the draft's consent is another one.
    """

    changed = Signal()

    def __init__(self, draft: Draft, theme: Theme) -> None:
        super().__init__()
        self._draft, self._theme = draft, theme
        self.contacts = {language: QLineEdit() for language in PROGRAM_LANGUAGES}
        """The contact in each language; those that sessions are not in are hidden."""
        self.years = OnePill(theme)
        self.asks = {id: TickBox() for id in ASKS}
        self._asked = Label(theme, bold=True)
        self._contact_labels = {language: Label(theme, size=14) for language in self.contacts}
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
        for contact in self.contacts.values():
            contact.textEdited.connect(self._on_changed)
        self.years.changed.connect(self._on_changed)
        self.language.changed.connect(self._redraw)
        self.page.changed.connect(self._redraw)
        for box in self.asks.values():
            box.toggled.connect(self._on_changed)
        self.retranslate()

    @property
    def contact(self) -> QLineEdit:
        """The field of the first language, which the others take where they are left empty."""
        return self.contacts[self._draft.languages[0]]

    def begin(self) -> None:
        """Show the draft's consent."""
        own = self._draft.consent
        for language, contact in self.contacts.items():
            contact.setText(own.contact.get(language, ""))
        self._name_contacts()
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
        if not any(self._draft.consent.contact.values()):
            return self.tr("a contact can also be named later")
        if self._draft.consent.years is None:
            return self.tr("how long data are kept can also be chosen later")
        return ""

    # -- inside -------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        self._draft.consent = OwnConsent(
            asks=frozenset(id for id, box in self.asks.items() if box.isChecked()),
            contact={
                language: " ".join(self.contacts[language].text().split())
                for language in self._draft.languages
            },
            years=int(self.years.value) if self.years.value else None,
        )
        self._name_contacts()
        self._redraw()
        self.changed.emit()

    def _name_contacts(self) -> None:
        """Name the contacts of the study's languages; what is left empty is as in the first."""
        languages = self._draft.languages
        for language, contact in self.contacts.items():
            shown = language in languages
            contact.setVisible(shown)
            self._contact_labels[language].setVisible(shown)
            name = self.tr("Contact (optional)")
            if len(languages) > 1:
                name = self.tr("Contact in {language}").format(language=language_in_words(language))
            self._contact_labels[language].set_text(name)
            contact.setAccessibleName(name)
            usual = self.tr("Name, telephone or address (optional)")
            first = "" if language == languages[0] else self.contact.text()
            contact.setPlaceholderText(first or usual)

    def _redraw(self) -> None:
        languages = self._draft.languages
        names = {language: language_in_words(language) for language in languages}
        self.language.set_values(self.tr("Language"), names)
        self.language.setVisible(len(languages) > 1)
        with spoken_in(self.language.value):
            if self.page.value == _CONSENT:
                step = consent_model(self._draft.consent, languages)
                self.form.show_step(step, self.language.value, "…")
                self.form.keep_inert()
            else:
                self._ask_closing_questions()
        is_consent = self.page.value == _CONSENT
        self._pages.setCurrentWidget(self.form if is_consent else self.closing)
        self._advice.set_text(
            self.tr(
                "Participants may decline each of the questions ticked. Have the text checked by "
                "whoever is responsible for data protection at your institution. Once the study "
                "is made, a text of your ethics board goes into it under Procedure of “Edit” in "
                "the home window."
            )
            if is_consent
            else self.tr(
                "Once the study is made, “Edit” in the home window changes these questions, or "
                "leaves them out, under Procedure."
            )
        )

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
        blocks = WrappingRow(5 * GRID)
        left, right = QVBoxLayout(), QVBoxLayout()
        for part in (left, right):
            block = QWidget()
            block.setLayout(part)
            part.setContentsMargins(0, 0, 0, 0)
            part.setSpacing(GRID)
            blocks.addWidget(block, 1)
        contacts = QGridLayout()
        contacts.setHorizontalSpacing(2 * GRID)
        contacts.setVerticalSpacing(GRID)
        for row, (language, contact) in enumerate(self.contacts.items()):
            self._contact_labels[language].setMinimumHeight(ACTION_HEIGHT)
            style_field(contact, self._theme)
            contacts.addWidget(self._contact_labels[language], row, 0)
            contacts.addWidget(contact, row, 1)
        left.addLayout(contacts)
        left.addWidget(self.years, 0, Qt.AlignmentFlag.AlignLeft)
        left.addStretch(1)
        right.addWidget(self._asked)
        asked = QVBoxLayout()
        asked.setSpacing(1)  # as close as with boxes of their own height
        right.addLayout(asked)
        for box in self.asks.values():
            style_choice(box, self._theme)
            box.setFont(type_font(14))
            asked.addWidget(box)
        right.addStretch(1)
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
        self._pages.setMinimumHeight(_LEAST)
        column.addWidget(self._pages, 1)

    def retranslate(self) -> None:
        self._name_contacts()
        years = {
            y: self.tr("until %n year(s) after the study", "", int(y))
            if y
            else self.tr("not chosen yet")
            for y in _YEARS
        }
        self.years.set_values(self.tr("How long data are kept"), years)
        pages = {_CONSENT: self.tr("consent"), _CLOSING: self.tr("questions at the end")}
        self.page.set_values(self.tr("Page"), pages)
        self._asked.set_text(self.tr("Participants are also asked whether"))
        names = {
            "audio": self.tr("what they say while working may be recorded"),
            "quotation": self.tr("sentences of theirs may be quoted"),
            "sharing": self.tr("their answers may be passed on to other researchers"),
        }
        for id, box in self.asks.items():
            box.setText(names[id])
        self._shown.set_text(self.tr("As participants will see it"))
        self._redraw()

"""The consent of a new study: what is asked, who answers questions, and the page itself."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from labeval.jobs.new_study.consent import ASKS, OwnConsent, consent_model
from labeval.ui.language import (
    Retranslating,
    interface_language,
    language_in_words,
    spoken_in,
)
from labeval.ui.new_study.draft import Draft
from labeval.ui.participant.screens.consent_form import ConsentForm
from labeval.ui.theme import ACTION_HEIGHT, GRID, MARGIN, Theme
from labeval.ui.widgets.basics.choices import style_choice
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.one_pill import OnePill

_LEFT = 460
_WIDEST = 320
_YEARS = ("", "1", "2", "3", "5", "10")


class ConsentPage(Retranslating, QWidget):
    """Building blocks on the left, what participants read on the right.

    Signals:
        changed: the draft's consent is another one.
    """

    changed = Signal()

    def __init__(self, draft: Draft, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._theme = draft, theme
        self.contact = QLineEdit()
        self.years = OnePill(theme)
        self.asks = {id: QCheckBox() for id in ASKS}
        self._heading = Label(theme, size=18, bold=True)
        self._asked = Label(theme, bold=True)
        self._contact_label, self._years_label = Label(theme, size=14), Label(theme, size=14)
        self._advice = Label(theme, role="soft_text", wrap=True)
        self._shown = Label(theme, bold=True)
        self.language = OnePill(theme)
        """In which the consent is shown; hidden where the study has one."""
        self.form = ConsentForm(theme)
        self._lay_out()
        self.contact.textEdited.connect(self._on_changed)
        self.years.changed.connect(self._on_changed)
        self.language.changed.connect(self._redraw)
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
        return "" if self._draft.consent.contact else self.tr("nobody is named for questions yet")

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

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, GRID, MARGIN, 0)
        row.setSpacing(4 * GRID)
        left = QWidget()
        left.setFixedWidth(_LEFT)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        column.addWidget(self._heading)
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(2 * GRID)
        self.years.widest = _WIDEST
        years = QHBoxLayout()
        years.addWidget(self.years)
        years.addStretch(1)
        form.addRow(self._contact_label, self.contact)
        form.addRow(self._years_label, years)
        for label in (self._contact_label, self._years_label):
            label.setMinimumHeight(ACTION_HEIGHT)
        style_field(self.contact, self._theme)
        column.addLayout(form)
        column.addWidget(self._asked)
        for box in self.asks.values():
            style_choice(box, self._theme)
            box.setFont(type_font(14))
            column.addWidget(box)
        column.addWidget(self._advice)
        column.addStretch(1)
        row.addWidget(left)
        right = QVBoxLayout()
        right.setSpacing(GRID)
        self.language.widest = _WIDEST
        head = QHBoxLayout()
        head.addWidget(self._shown, 1)
        head.addWidget(self.language)
        right.addLayout(head)
        right.addWidget(self.form, 1)
        row.addLayout(right, 1)

    def retranslate(self) -> None:
        self._heading.set_text(self.tr("What participants agree to"))
        self._contact_label.set_text(self.tr("Contact"))
        self._years_label.set_text(self.tr("Data are kept"))
        self.contact.setAccessibleName(self.tr("Contact"))
        self.contact.setPlaceholderText(self.tr("Name, telephone or address"))
        years = {
            y: self.tr("%n year(s)", "", int(y)) if y else self.tr("no time is stated")
            for y in _YEARS
        }
        self.years.set_values(self.tr("After the study"), years)
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
                "Each of these is decided by itself, and participants may decline it. Have the "
                "text checked by whoever is responsible for data protection at your "
                "institution. The home window prints it as an information sheet, with the "
                "participant's code."
            )
        )
        self._shown.set_text(self.tr("As participants will see it"))
        self._redraw()

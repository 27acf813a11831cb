"""The dialog that starts a session: the condition that was drawn, and the supervisor's choices."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from labeval.session.assignment.conditions import Assignment
from labeval.session.assignment.starting import SessionStart
from labeval.session.plan.header import SessionKind
from labeval.store.disk.folder_place import PlaceWarning
from labeval.study.study import Study
from labeval.ui.accessible import TabbedAsRead
from labeval.ui.help.topics import SESSION
from labeval.ui.help.window import Help
from labeval.ui.home.condition_names import condition_names
from labeval.ui.home.robots_before import robots_before
from labeval.ui.home.starting.code_admission import AdmittedConditions, CodeAdmission
from labeval.ui.home.starting.microphone_row import MicrophoneRow
from labeval.ui.home.starting.microphones import Microphones
from labeval.ui.language import interface_language, usable_languages
from labeval.ui.offered_language import offered_language
from labeval.ui.sentences import filled, translated, whole
from labeval.ui.theme import ACTION_HEIGHT, GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.choices import TickBox, style_choice
from labeval.ui.widgets.basics.fields import ChoiceBox, let_be_narrow
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.fitting.scrolled import Scrolled

STARTED_KINDS: tuple[SessionKind, ...] = ("real", "rehearsal")
"""The kinds of session that can be started here."""

_LEAST, _WIDE = 640, 1000
"""Widths in pixels: the least one, and one with which a warning makes it little higher."""


class StartDialog(TabbedAsRead, QDialog):
    """Ends accepted with :attr:`start` set, or rejected.

    Args:
        proposals: the condition drawn for each kind of session that may be started now.
        admission: finds the conditions that a code opens, if the study has lists of codes.
        microphones: what a study that records can be recorded with; nothing when left out.
        robots: sessions of robots in the folder, in which no participant can begin then.
        synchronised: the warning of a program that synchronises the folder, where one does.
    """

    stops_at_words = True

    def __init__(
        self,
        study: Study,
        proposals: Mapping[SessionKind, Assignment],
        theme: Theme,
        parent: QWidget | None = None,
        *,
        admission: CodeAdmission | None = None,
        microphones: Microphones | None = None,
        robots: int = 0,
        synchronised: PlaceWarning | None = None,
    ) -> None:
        super().__init__(parent)
        self.start: SessionStart | None = None
        self._study = study
        self._microphone = (
            MicrophoneRow(microphones, study.audio.channels, theme)
            if microphones is not None and study.audio.record != "none"
            else None
        )
        self._admission = admission
        self._admitted = AdmittedConditions()
        self._place = synchronised
        self._synchronised = TickBox(self.tr("Start it here anyway; this is recorded"))
        self._code = QLineEdit()
        self._opens = Label(theme, role="soft_text", wrap=True)
        self._proposals = proposals
        self._robots = robots
        self._theme = theme
        self.setWindowTitle(self.tr("Start a session"))
        self.setMinimumWidth(_LEAST)
        if synchronised is not None:  # with a warning all of it fits on a low screen if it is wide
            self.resize(min(_WIDE, self.screen().availableGeometry().width()), self.height())
        self._kind = QButtonGroup(self)
        self._condition = ChoiceBox()
        self._reason = QLineEdit()
        self._group = ChoiceBox()
        self._language = ChoiceBox()
        self._start = ActionButton(self.tr("Start the session"), primary=True)
        self._why = Label(theme, role="soft_text", wrap=True)
        self._about_kind = Label(theme, role="soft_text", wrap=True)
        self._lay_out()
        self.help = Help(self, theme, lambda: SESSION)
        self._on_code_entered()

    @staticmethod
    def _level(label: QWidget | None) -> None:
        """Put the words of a label at the height of its field's."""
        if label is not None:
            label.setFixedHeight(ACTION_HEIGHT)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        area = Scrolled(self._theme, grows=True)
        column.addWidget(area, 1)
        title = Label(self._theme, size=18, bold=True)
        title.set_text(self.tr("Start a session"))
        area.rows.addWidget(title)
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(2 * GRID)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self.tr("Session"), self._kinds())
        form.addRow("", self._about_kind)
        if self._admission is not None:
            self._code.setPlaceholderText(self.tr("The code that the person was invited with"))
            form.addRow(self.tr("Invitation code"), self._code)
            form.addRow("", self._opens)
            self._code_label = form.labelForField(self._code)
            # Recognising a code is slow on purpose, so not at every key.
            self._code.editingFinished.connect(self._on_code_entered)
        self._fill_condition()
        form.addRow(self.tr("Condition"), self._condition)
        form.addRow("", self._why)
        form.setRowVisible(self._condition, self._has_choice)
        self._reason.setPlaceholderText(self.tr("Why not the one that was drawn?"))
        form.addRow(self.tr("Reason"), self._reason)
        self._reason_label = form.labelForField(self._reason)
        if self._study.participants.groups:
            self._group.addItems(self._study.participants.groups)
            form.addRow(self.tr("Group"), self._group)
        for part in (self._code, self._condition, self._reason, self._group, self._language):
            part.setMinimumHeight(ACTION_HEIGHT)
            part.setFont(type_font(14))
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for choice in (self._condition, self._group, self._language):
            let_be_narrow(choice)
        for label in (self._why, self._opens, self._about_kind):
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        offered = usable_languages(self._study.offered_languages)
        for code in offered:
            self._language.addItem(offered_language(code), code)
        own = self._study.session_language(interface_language())
        self._language.setCurrentIndex(max(0, self._language.findData(own)))
        form.addRow(self.tr("Language"), self._language)
        if self._microphone is not None:
            form.addRow(self.tr("Recording"), self._microphone)
            self._microphone.choose_for(self._chosen_kind)
        for part in (self._code, self._condition, self._reason, self._group, self._language):
            self._level(form.labelForField(part))
        if self._microphone is not None:
            self._level(form.labelForField(self._microphone))
        if self._place is not None:
            about = Label(self._theme, role="note_text", wrap=True)
            about.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            about.set_text(self._place.described(translated))
            style_choice(self._synchronised, self._theme)
            self._synchronised.toggled.connect(self._on_reason_changed)
            form.addRow(self.tr("Folder"), about)
            form.addRow("", self._synchronised)
        area.rows.addLayout(form)
        self._checks = QVBoxLayout()
        area.rows.addLayout(self._checks)
        area.rows.addStretch(1)
        column.addLayout(self._actions())
        self._reason.textChanged.connect(self._on_reason_changed)
        self._reason.returnPressed.connect(self._start.click)
        self._condition.currentIndexChanged.connect(self._on_condition_changed)

    def add_checks(self, checks: QWidget) -> None:
        """Show what has to be right on this computer, above the buttons."""
        self._checks.addWidget(checks)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the texts need: Qt limits a dialog to two thirds of the screen."""
        layout = self.layout()
        if layout is not None and self.isVisible():
            layout.activate()
            wanted = layout.totalSizeHint().height()
            self.resize(self.width(), min(wanted, self.screen().availableGeometry().height()))

    def _kinds(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * GRID)
        texts = (self.tr("Participant"), self.tr("Rehearsal with a record"))
        for number, (kind, text) in enumerate(zip(STARTED_KINDS, texts, strict=True)):
            button = QRadioButton(text)
            style_choice(button, self._theme)
            button.setEnabled(kind in self._proposals)
            self._kind.addButton(button, number)
            layout.addWidget(button)
        self._kind.button(STARTED_KINDS.index(next(iter(self._proposals)))).setChecked(True)
        self._kind.idToggled.connect(self._on_kind_toggled)
        layout.addStretch(1)
        return row

    def _kind_text(self) -> str:
        """Explanation of a rehearsal with a record, and of a session that cannot be started yet."""
        about = self.tr(
            "A rehearsal with a record stays in the list, and counts nowhere. “Rehearse” in the "
            "window behind goes through the study without a record."
        )
        if "real" in self._proposals:
            return about
        if self._robots:
            first = robots_before(self._robots)
        else:
            first = self.tr("Participants can begin once the study is published.")
        return f"{first} {about}"

    def _fill_condition(self) -> None:
        for id, name in condition_names(self._study).items():
            self._condition.addItem(name, id)
        self._choose_drawn()

    def _choose_drawn(self) -> None:
        self._condition.setCurrentIndex(self._condition.findData(self._drawn.condition))

    @property
    def microphone(self) -> str | None:
        """The microphone that was chosen, or None where nothing is to be recorded."""
        return self._microphone.chosen if self._microphone is not None else None

    @property
    def _chosen_kind(self) -> SessionKind:
        return STARTED_KINDS[self._kind.checkedId()]

    @property
    def _asks_code(self) -> bool:
        return self._admission is not None and self._chosen_kind == "real"

    @property
    def _drawn(self) -> Assignment:
        if self._asks_code and self._admitted.drawn is not None:
            return self._admitted.drawn
        return self._proposals[self._chosen_kind]

    def _on_code_entered(self) -> None:
        if self._admission is not None:
            self._admitted = self._admission.open(self._code.text())
            names = [
                self._condition.itemText(self._condition.findData(condition))
                for condition in self._admitted.conditions
            ]
            self._opens.set_text(self._code_text(", ".join(names)))
            self._choose_drawn()
        self._on_condition_changed()

    def _code_text(self, opened: str) -> str:
        refusal = self._admitted.refusal
        if refusal:
            return whole(refusal)
        if self._code.text().strip():
            return self.tr("The code is accepted. Open: {conditions}.").format(conditions=opened)
        return self.tr("Without a code, open: {conditions}.").format(conditions=opened)

    def _disable_closed_conditions(self) -> None:
        """Conditions that are closed to this person stay in the list, and grey."""
        model = self._condition.model()
        assert isinstance(model, QStandardItemModel)
        for row in range(self._condition.count()):
            closed = (
                self._asks_code and self._condition.itemData(row) not in self._admitted.conditions
            )
            model.item(row).setEnabled(not closed)

    def _actions(self) -> QHBoxLayout:
        cancel = ActionButton(self.tr("Cancel"))
        self._start.clicked.connect(self._on_start)
        return dialog_buttons(self, cancel, self._start, self._theme)

    def _overridden(self) -> bool:
        return bool(self._condition.currentData() != self._drawn.condition)

    @property
    def _has_choice(self) -> bool:
        """True if the study has more than one condition."""
        return len(self._study.conditions) > 1

    def _needs_reason(self) -> bool:
        """A rehearsal may take any condition; for a participant a reason is required."""
        return self._overridden() and self._chosen_kind == "real"

    def _on_kind_toggled(self, _id: int, on: bool) -> None:
        if on:
            if self._microphone is not None:
                self._microphone.choose_for(self._chosen_kind)
            self._choose_drawn()
            self._on_condition_changed()

    def _on_condition_changed(self) -> None:
        values = self._drawn.values_with(condition_names(self._study))
        drawn = filled("Assignment", self._drawn.reason, values)
        name = self._condition.itemText(self._condition.findData(self._drawn.condition))
        self._why.set_text(
            self.tr("{condition} was drawn: {reason}.").format(condition=name, reason=drawn)
        )
        self._reason.setVisible(self._needs_reason())
        self._reason_label.setVisible(self._needs_reason())
        if self._admission is not None:
            for part in (self._code, self._code_label, self._opens):
                part.setVisible(self._asks_code)
        is_drawn = not self._asks_code or self._admitted.drawn is not None
        is_real = self._chosen_kind == "real"
        self._why.setVisible(is_drawn and self._has_choice and is_real)
        self._about_kind.set_text(self._kind_text())
        self._about_kind.setVisible(not is_real)
        self._disable_closed_conditions()
        self._on_reason_changed()
        self._fit()

    def _on_reason_changed(self) -> None:
        reasoned = not self._needs_reason() or bool(self._reason.text().strip())
        chosen = self._condition.currentData()
        admitted = not self._asks_code or chosen in self._admitted.conditions
        placed = self._place is None or self._synchronised.isChecked()
        self._start.setEnabled(reasoned and admitted and placed)

    def _on_start(self) -> None:
        overridden = self._overridden()
        self.start = SessionStart(
            kind=self._chosen_kind,
            language=self._language.currentData(),
            group=self._group.currentText(),
            code=self._code.text() if self._asks_code else "",
            condition=self._condition.currentData() if overridden else None,
            override_reason=self._reason.text() if self._needs_reason() else "rehearsal",
            in_synchronised=self._synchronised.isChecked(),
        )
        self.accept()

    def done(self, result: int) -> None:
        """Let go of the microphone."""
        if self._microphone is not None:
            self._microphone.close()
        super().done(result)

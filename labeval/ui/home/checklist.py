"""What has to be right before a session begins, each line green or with what to do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QWidget

from labeval.jobs.disk_encryption import encryption_check
from labeval.jobs.readiness import CONTEXT, USUAL_MINUTES, Check, Readiness, disk_check, power_check
from labeval.study.model import Study
from labeval.ui.memory import Memory
from labeval.ui.screens import Arrangement, Situation, arrangement, screen_named
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.buttons import ActionButton
from labeval.ui.widgets.label import Label

PARTICIPANT_SCREEN = "participant_screen"
"""Remembered on this machine: the name of the screen chosen for the participant."""
ON_ONE_SCREEN = "moderator_on_one_screen"
"""Remembered on this machine: whether the moderator's window may share the participant's screen."""
_LABELLED_MS = 2_500
_MARKS = {Readiness.READY: ("✓", "good"), Readiness.TO_DO: ("!", "note_ink")}
_UNKNOWN_MARK = ("–", "soft_ink")


class Checklist(QWidget):
    """Screens, disk, power and notifications; what is chosen here is remembered.

    Args:
        folder: of the study, whose disk is looked at.
        memory: of this machine.
    """

    def __init__(
        self,
        theme: Theme,
        study: Study,
        folder: Path,
        memory: Memory,
        *,
        found: Arrangement | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._memory = memory
        self._signs: list[Label] = []
        minutes = study.moderation.planned_minutes or USUAL_MINUTES
        self.screens = found or arrangement(wanted=memory.get(PARTICIPANT_SCREEN, ""))
        self.checks = (
            disk_check(folder, minutes),
            encryption_check(folder),
            power_check(minutes),
        )
        self.choice = QComboBox()
        self.shared = QCheckBox(self.tr("Open it on this screen, minimised"))
        self.label = ActionButton(self.tr("Label the screens"))
        self.label.set_theme(theme)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)
        self._add_screens()
        self._add_checks()
        self.choice.activated.connect(self._on_screen_chosen)
        self.shared.toggled.connect(lambda on: self._memory.set(ON_ONE_SCREEN, on))
        self.label.clicked.connect(self._on_label)

    def lines(self) -> list[str]:
        """What is told, a line each."""
        items = [self._grid.itemAtPosition(row, 2) for row in range(self._grid.rowCount())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget.text() for widget in widgets if isinstance(widget, Label)]

    def _add_screens(self) -> None:
        apart = self.screens.situation is Situation.APART
        readiness = Readiness.READY if apart else Readiness.UNKNOWN
        self._whose = self._add_line(readiness, self.tr("Screens"), self._told_screens())
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        if apart:
            for number, name in enumerate(self.screens.choices, start=1):
                text = self.tr("Participant: screen {n}, {name}").format(n=number, name=name)
                self.choice.addItem(text, name)
            self.choice.setCurrentIndex(self.choice.findData(self.screens.participant))
            layout.addWidget(self.choice, 1)
            layout.addWidget(self.label)
        else:
            self.shared.setChecked(bool(self._memory.get(ON_ONE_SCREEN, False)))
            layout.addWidget(self.shared, 1)
        self._grid.addWidget(row, self._grid.rowCount(), 2)

    def _told_screens(self) -> str:
        told = {
            Situation.APART: self.tr("Yours is {name}; the moderator's window opens there."),
            Situation.ONE: self.tr("One screen only: the moderator's window stays closed."),
            Situation.MIRRORED: self.tr(
                "The screens show the same: the moderator's window stays closed, because the "
                "participant would see it. Extend the desktop instead."
            ),
        }
        return told[self.screens.situation].format(name=self.screens.moderator)

    def _add_checks(self) -> None:
        names: Sequence[str] = (self.tr("Disk"), self.tr("Encryption"), self.tr("Power"))
        for name, check in zip(names, self.checks, strict=True):
            self._add_line(check.readiness, name, _told(check))
        by_hand = self.tr("Switch them off on the participant's screen.")
        self._add_line(Readiness.UNKNOWN, self.tr("Notifications"), by_hand)

    def _add_line(self, readiness: Readiness, name: str, text: str) -> Label:
        row = self._grid.rowCount()
        mark, role = _MARKS.get(readiness, _UNKNOWN_MARK)
        sign = Label(self._theme, role=role, bold=True)
        sign.set_text(mark)
        what = Label(self._theme, role="soft_ink")
        what.set_text(name)
        about = Label(self._theme, role=role if mark == "!" else "ink", wrap=True)
        about.set_text(text)
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(sign, row, 0, top)
        self._grid.addWidget(what, row, 1, top)
        self._grid.addWidget(about, row, 2)
        return about

    def _on_screen_chosen(self) -> None:
        chosen = self.choice.currentData()
        self._memory.set(PARTICIPANT_SCREEN, chosen)
        self.screens = arrangement(wanted=chosen)
        self._whose.set_text(self._told_screens())

    def _on_label(self) -> None:
        """Say on every screen for a moment whose it is."""
        for sign in self._signs:
            sign.deleteLater()
        self._signs = []
        whose = {
            self.screens.participant: self.tr("Participant"),
            self.screens.moderator: self.tr("Moderator"),
        }
        for name, text in whose.items():
            screen = screen_named(name)
            if screen is None:
                continue
            sign = Label(self._theme, size=40, bold=True)
            sign.setWindowFlags(Qt.WindowType.ToolTip)
            sign.setAutoFillBackground(True)
            sign.setMargin(40)
            sign.set_text(f"{text}\n{name}")
            sign.adjustSize()
            sign.move(screen.geometry().center() - sign.rect().center())
            sign.show()
            QTimer.singleShot(_LABELLED_MS, sign, sign.hide)
            self._signs.append(sign)


def _told(check: Check) -> str:
    return translated(CONTEXT, check.text).format(**check.values)

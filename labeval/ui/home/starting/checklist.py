"""The checks before a session begins: each line is green or has an instruction."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from labeval.jobs.sessions.disk_encryption import encryption_check
from labeval.jobs.sessions.readiness import (
    CONTEXT,
    Check,
    Readiness,
    code_check,
    disk_check,
    instruments_check,
    power_check,
)
from labeval.ui.displays import ScreenUse, Situation, arrangement, screen_named
from labeval.ui.home.starting.remembered import ON_ONE_SCREEN, PARTICIPANT_SCREEN
from labeval.ui.memory import Memory
from labeval.ui.sentences import filled
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.choices import TickBox, style_choice
from labeval.ui.widgets.basics.fields import ChoiceBox
from labeval.ui.widgets.basics.label import Label

_LABELLED_MS = 2_500
_MARKS = {Readiness.READY: ("✓", "good"), Readiness.TO_DO: ("!", "note_text")}
_UNKNOWN_MARK = ("–", "soft_text")


class Checklist(QWidget):
    """Screens, disk, power, code, instruments and notifications; choices made here are remembered.

    Args:
        folder: of the study, whose disk is looked at.
        memory: of this machine.
        minutes: expected length of the session.
        is_recorded: sound included.
        lsl: the study's setting for other instruments.
    """

    def __init__(
        self,
        theme: Theme,
        folder: Path,
        memory: Memory,
        *,
        minutes: int,
        is_recorded: bool,
        lsl: str = "none",
        found: ScreenUse | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._memory = memory
        self._signs: list[Label] = []
        self.screens = found or arrangement(wanted=memory.get(PARTICIPANT_SCREEN, ""))
        self.checks = (
            disk_check(folder, minutes, is_recorded=is_recorded),
            encryption_check(folder),
            power_check(minutes),
            code_check(folder),
        )
        self._instruments = instruments_check(lsl)
        self.choice = ChoiceBox(self.tr("Screens"))
        self.shared = TickBox(self.tr("Open it on this screen, minimised"))
        style_choice(self.shared, theme)
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
        self.shared.toggled.connect(self._on_shared)
        self.label.clicked.connect(self._on_label)

    def lines(self) -> list[str]:
        """The texts of the list, one per line."""
        items = [self._grid.itemAtPosition(row, 2) for row in range(self._grid.rowCount())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget.text() for widget in widgets if isinstance(widget, Label)]

    def _add_screens(self) -> None:
        apart = self.screens.situation is Situation.APART
        readiness = Readiness.READY if apart else Readiness.UNKNOWN
        self._whose = self._add_line(readiness, self.tr("Screens"), self._screens_text())
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

    def _screens_text(self) -> str:
        if self.screens.situation is Situation.APART:
            text = self.tr("Yours is {name}; the moderator's window opens there.")
            return text.format(name=self.screens.moderator)
        if self.screens.situation is Situation.MIRRORED:
            text = self.tr(
                "The screens show the same, so the participant could see the moderator's window. "
                "Extend the desktop instead."
            )
        else:
            text = self.tr("There is only one screen.")
        opens = (
            self.tr("The moderator's window opens minimised.")
            if self._memory.get(ON_ONE_SCREEN, False)
            else self.tr("The moderator's window stays closed.")
        )
        return f"{text} {opens}"

    def _add_checks(self) -> None:
        names: Sequence[str] = (
            *(self.tr("Disk"), self.tr("Encryption"), self.tr("Power")),
            self.tr("Your code"),
        )
        for name, check in zip(names, self.checks, strict=True):
            self._add_line(check.readiness, name, _check_text(check))
        if self._instruments is not None:
            about = _check_text(self._instruments)
            self._add_line(self._instruments.readiness, self.tr("Instruments"), about)
        by_hand = self.tr("Switch them off on the participant's screen.")
        self._add_line(Readiness.UNKNOWN, self.tr("Notifications"), by_hand)

    def _add_line(self, readiness: Readiness, name: str, text: str) -> Label:
        row = self._grid.rowCount()
        mark, role = _MARKS.get(readiness, _UNKNOWN_MARK)
        states = {Readiness.READY: self.tr("ready"), Readiness.TO_DO: self.tr("to do")}
        state = states.get(readiness, self.tr("not checked"))
        sign = Label(self._theme, role=role, bold=True)
        sign.set_text(mark)
        sign.setAccessibleName(state)
        what = Label(self._theme, role="soft_text")
        what.set_text(name)
        about = Label(self._theme, role=role if mark == "!" else "text", wrap=True)
        about.set_text(text)
        about.setAccessibleDescription(f"{name}: {state}")
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(sign, row, 0, top)
        self._grid.addWidget(what, row, 1, top)
        self._grid.addWidget(about, row, 2)
        return about

    def _on_shared(self, on: bool) -> None:
        self._memory.set(ON_ONE_SCREEN, on)
        self._whose.set_text(self._screens_text())

    def _on_screen_chosen(self) -> None:
        chosen = self.choice.currentData()
        self._memory.set(PARTICIPANT_SCREEN, chosen)
        self.screens = arrangement(wanted=chosen)
        self._whose.set_text(self._screens_text())

    def _on_label(self) -> None:
        """Show on every screen for a moment whose it is."""
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


def _check_text(check: Check) -> str:
    return filled(CONTEXT, check.text, check.values)

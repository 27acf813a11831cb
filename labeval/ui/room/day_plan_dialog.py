"""The plan of the day, as lines that can be changed."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.plain import window_title
from labeval.ui.theme import GRID, Theme, Themed, palette_of
from labeval.ui.widgets.basics.fields import TextArea
from labeval.ui.widgets.basics.label import Label, SpokenLabel


class PlanDialog(Retranslating, Themed, QDialog):
    """Shows a day's plan; Esc leaves it as it was.

    Signals:
        kept: the lines, when they are to be kept.
    """

    kept = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._day = ""
        self._title = Label(theme, size=18, bold=True)
        self._about = Label(theme, size=13, role="soft_text", wrap=True)
        self.lines = TextArea()
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.problem = SpokenLabel(theme, size=13, role="bad", bold=True, wrap=True)
        """Why the lines were not kept."""
        self.keep = KeyButton(theme)
        self.keep.set_primary(True)
        self.keep.clicked.connect(self._keep)
        self._cancel = KeyButton(theme)
        self._cancel.clicked.connect(self.close)
        ends = QHBoxLayout()
        ends.setSpacing(GRID)
        ends.addWidget(self.keep)
        ends.addWidget(self._cancel)
        ends.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        for part in (self._title, self._about):
            column.addWidget(part)
        column.addWidget(self.lines, 1)
        column.addWidget(self.problem)
        column.addLayout(ends)
        self.resize(640, 460)
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        self.setPalette(palette_of(theme))
        super().set_theme(theme)

    def retranslate(self) -> None:
        day = QDate.fromString(self._day, Qt.DateFormat.ISODate)
        title = self.tr("Plan of {day}").format(
            day=QLocale().toString(day, QLocale.FormatType.LongFormat)
        )
        self._title.set_text(title)
        self.setWindowTitle(window_title(title))
        self.lines.setAccessibleName(title)
        self._about.set_text(
            self.tr(
                "One line for each appointment: time, station, participant's code, condition. A "
                "hyphen leaves a place open, such as for somebody who walks in: 11:15 - - -"
            )
        )
        self.lines.setAccessibleDescription(self._about.text())
        self.keep.set_words(self.tr("Keep"), "Ctrl Enter")
        self._cancel.set_words(self.tr("Cancel"), "Esc")

    def open_plan(self, day: str, lines: str, *, is_read_only: bool) -> None:
        """Show a day's plan, from which it can be changed."""
        self._day = day
        self.retranslate()
        self.show_problem("")
        self.lines.setPlainText(lines)
        self.lines.setReadOnly(is_read_only)
        self.keep.setVisible(not is_read_only)
        self.show()
        self.activateWindow()
        self.lines.setFocus()

    def show_problem(self, why: str) -> None:
        """Say why the lines were not kept; they stay."""
        self.problem.show_words(why)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._keep()
        else:
            super().keyPressEvent(event)

    def _keep(self) -> None:
        if not self.lines.isReadOnly():
            self.kept.emit(self.lines.toPlainText())

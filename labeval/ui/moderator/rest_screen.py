"""What the mirror shows while the participant rests: a plain description, without a countdown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.session.standing import Standing
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.label import Label


class RestScreen(QWidget):
    """Says that the participant is on a break, or that the session is paused."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = "pause"
        self._head = Label(theme, size=28, bold=True)
        self._told = Label(theme, size=16, role="soft_ink", wrap=True)
        for label in (self._head, self._told):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setSpacing(2 * GRID)
        column.addStretch(2)
        column.addWidget(self._head)
        column.addWidget(self._told)
        column.addStretch(3)

    def title(self) -> str:
        """What the top bar says."""
        return self.tr("A short break") if self._kind == "break" else self.tr("Paused")

    def show_rest(self, kind: str, standing: Standing) -> None:
        """Describe a ``break`` or a ``pause``."""
        self._kind = kind
        if kind == "break":
            self._head.set_text(self.tr("The participant is on a break"))
            told = self.tr("They go on when they are ready.")
        else:
            self._head.set_text(self.tr("The session is paused"))
            told = self.tr("The clocks of the page stand still.")
        page = standing.page
        if page is not None:
            number, count = standing.state.screen + 1, len(standing.state.current.pages)
            after = self.tr("Next: page {number} of {count}.").format(number=number, count=count)
            told = f"{told} {after}"
        self._told.set_text(told)

    def set_theme(self, theme: Theme) -> None:
        """Redraw in the theme's colours and text size."""
        self._head.set_theme(theme)
        self._told.set_theme(theme)

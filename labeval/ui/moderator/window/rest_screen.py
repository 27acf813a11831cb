"""The mirror's screen while the participant rests: a plain description, without a countdown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.session.state.session_view import SessionView
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.label import Label


class RestScreen(Themed, QWidget):
    """Says that the participant is on a break, or that the session is paused."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._kind = "pause"
        self._head = Label(theme, size=28, bold=True)
        self._explanation = Label(theme, size=16, role="soft_text", wrap=True)
        for label in (self._head, self._explanation):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setSpacing(2 * GRID)
        column.addStretch(2)
        column.addWidget(self._head)
        column.addWidget(self._explanation)
        column.addStretch(3)

    def title(self) -> str:
        """The text of the top bar."""
        return self.tr("A short break") if self._kind == "break" else self.tr("Paused")

    def show_rest(self, kind: str, view: SessionView) -> None:
        """Describe a ``break`` or a ``pause``."""
        self._kind = kind
        if kind == "break":
            self._head.set_text(self.tr("The participant is on a break"))
            text = self.tr("They go on when they are ready.")
        else:
            self._head.set_text(self.tr("The session is paused"))
            text = self.tr("The page's timer is stopped.")
        page = view.page
        if page is not None:
            number, count = view.state.screen + 1, len(view.state.current.pages)
            after = self.tr("Next: page {number} of {count}.").format(number=number, count=count)
            text = f"{text} {after}"
        self._explanation.set_text(text)

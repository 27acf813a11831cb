"""A calm bar for something that did not work, with what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.buttons import ActionButton
from labeval.ui.widgets.label import Label
from labeval.ui.widgets.paper import Paper


class NoticeBar(QWidget):
    """Says that an answer is not saved, why, and offers to try again. Hidden otherwise."""

    retry_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = ""
        self._paper = Paper(fill="note", line="note")
        self._what = Label(theme, size=14, role="note_ink", bold=True, wrap=True)
        self._why = Label(theme, size=12, role="ink", wrap=True)
        self._retry = ActionButton()
        self._retry.clicked.connect(self.retry_requested)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._what)
        words.addWidget(self._why)
        row = QHBoxLayout(self._paper)
        row.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        row.setSpacing(2 * GRID)
        row.addLayout(words, 1)
        row.addWidget(self._retry)
        around = QVBoxLayout(self)
        around.setContentsMargins(MARGIN, 0, MARGIN, GRID)
        around.addWidget(self._paper)
        self.set_theme(theme)
        self._retranslate()
        self.hide()

    def show_reason(self, reason: str) -> None:
        """Show the bar; ``reason`` is what kept the answer from being saved."""
        self._reason = reason
        self._retranslate()
        self.show()

    def set_theme(self, theme: Theme) -> None:
        """Redraw in the theme's colours and text size."""
        for part in (self._paper, self._what, self._why, self._retry):
            part.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        told = self.tr(
            "Not saved. Your supervisor has been told; nothing is lost. Please try again."
        )
        self._what.setText(told)
        self._why.setText(self._reason)
        self._retry.setText(self.tr("Try again"))

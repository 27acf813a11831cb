"""The participant has a question: seen at once, with page and criterion."""

from __future__ import annotations

from PySide6.QtCore import Signal

from labeval.ui.accessible import announce_here
from labeval.ui.language import Retranslating
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.fitting.wrapping import WrappingRow


class QuestionCard(Retranslating, Card):
    """Hidden while there is no question.

    Signals:
        answered_aloud, answer_requested: what the supervisor does about it.
    """

    answered_aloud = Signal()
    answer_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, fill="note", turns=True)
        self.set_edge("note_text")
        self._where = self.label(size=14, bold=True, wrap=True)
        self._aloud = KeyButton(theme)
        self._write = KeyButton(theme)
        self._aloud.clicked.connect(self.answered_aloud)
        self._write.clicked.connect(self.answer_requested)
        row = WrappingRow(GRID)
        row.addWidget(self._aloud)
        row.addWidget(self._write)
        row.addStretch()
        self.rows.addWidget(self._where)
        self.rows.addLayout(row)
        self.retranslate()
        self.hide()

    def show_question(self, where: str, since: str) -> None:
        """Show the question; ``where`` is page and criterion."""
        self._where.set_text(where)
        self.right.set_text(since)
        self.show()

    def announce_open(self) -> None:
        """Have a question that waits announced to a moderator who has come to the window."""
        if self.isVisible():
            parts = (self.heading.text(), self._where.text(), self.right.text())
            announce_here(self, ". ".join(filter(None, parts)))

    def retranslate(self) -> None:
        self.heading.set_text(self.tr("The participant has a question"))
        self._aloud.set_words(self.tr("Answered aloud"), "Ctrl A")
        self._write.set_words(self.tr("Write"), "Ctrl W")

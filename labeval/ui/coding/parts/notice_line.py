"""A quiet line below the bar: something that stays until it has been read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout

from labeval.coding.edits import Edit
from labeval.ui.accessible import announce
from labeval.ui.coding.parts.lines_list import ListDialog
from labeval.ui.coding.parts.section import Ground
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton


class NoticeLine(Ground):
    """A sentence, the list behind it, and a word that puts it away."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "bottom", "note")
        self._lines: list[str] = []
        self._about = ""
        self.dialog: ListDialog | None = None
        self.message = Label(theme, size=13, role="note_text", wrap=True)
        self.opener, self.away = LinkButton(role="note_text"), LinkButton(role="note_text")
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 4, 2 * GRID, 5)
        row.setSpacing(GRID)
        row.addWidget(self.message, 1)
        row.addWidget(self.opener)
        row.addWidget(self.away)
        self.opener.clicked.connect(self.open_list)
        self.away.clicked.connect(self.hide)
        self.set_theme(theme)
        self.hide()

    def show_message(self, sentence: str, lines: Sequence[str] = (), *, about: str = "") -> None:
        """Show a message; its lines open in a dialog.

        Args:
            about: name of the edit that it is about, which it leaves with.
        """
        self._lines, self._about = list(lines), about
        self.message.set_text(sentence)
        self.opener.setText(self.tr("Show the list"))
        self.opener.setVisible(bool(self._lines))
        self.away.setText(self.tr("Dismiss"))
        self.show()
        announce(self, sentence)

    def leave_with(self, edit: Edit) -> None:
        """Leave where the edit that the message is about was undone."""
        if edit.undone and edit.label == self._about:
            self.hide()

    def open_list(self) -> None:
        """Show the lines, so that they can be read in peace and copied."""
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = ListDialog(self._theme, self.window(), self.message.text(), self._lines)
        self.dialog.open()

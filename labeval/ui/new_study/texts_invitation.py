"""The state of the texts' page before there are any: it asks for files."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.theme import CORNER, GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label, SpokenLabel

_NARROWEST = 600
"""Pixels of the texts, since a path can be one long word."""


class TextsInvitation(Retranslating, QWidget):
    """An outline that asks for files, with buttons that choose or paste them.

    Signals:
        file_requested, folder_requested: something on disk is to be chosen.
        paste_requested: the table in the clipboard is to be read.
    """

    file_requested = Signal()
    folder_requested = Signal()
    paste_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.choose_file, self.choose_folder = ActionButton(primary=True), ActionButton()
        self.paste = ActionButton()
        self._heading = Label(theme, size=18, bold=True)
        self._kinds = Label(theme, role="soft_text", size=14, wrap=True)
        self.problem = SpokenLabel(theme, role="note_text", size=14, wrap=True)
        """Why the last file was refused."""
        self._lay_out()
        self.choose_file.clicked.connect(self.file_requested)
        self.choose_folder.clicked.connect(self.folder_requested)
        self.paste.clicked.connect(self.paste_requested)

    def show_problem(self, text: str) -> None:
        """Show why a file was refused; nothing where it is empty."""
        self.problem.show_words(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._theme.color("soft_text"), 1.5, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(self._theme.color("paper"))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), CORNER, CORNER)
        painter.end()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(2 * GRID)
        column.setContentsMargins(12 * GRID, 2 * GRID, 12 * GRID, 2 * GRID)  # lines to be read
        for label in (self._heading, self._kinds, self.problem):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setMinimumWidth(_NARROWEST)
        column.addStretch(2)
        column.addWidget(self._heading)
        column.addWidget(self._kinds)
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addStretch(1)
        for button in (self.choose_file, self.choose_folder, self.paste):
            button.set_theme(self._theme)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.problem)
        column.addStretch(3)

    def retranslate(self) -> None:
        self._heading.set_text(self.tr("Drop a file or a folder with your texts here"))
        self._kinds.set_text(
            self.tr(
                "CSV, Excel, JSON, JSONL, Parquet, SQLite, SPSS, Stata or SAS, and the exports of "
                "common annotation and evaluation tools. Questions, sources and systems are "
                "recognised; everything can be corrected."
            )
        )
        self.choose_file.setText(self.tr("Choose a file…"))
        self.choose_folder.setText(self.tr("Choose a folder…"))
        self.paste.setText(self.tr("Paste from a spreadsheet"))

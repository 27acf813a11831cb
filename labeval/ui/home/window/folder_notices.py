"""Sentences about a study folder, each with a button where something can be done about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.jobs.sessions.folder_notice import FolderNotice, Remedy
from labeval.ui.sentences import filled
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper


class FolderNotices(Paper):
    """A list of notices; hidden while there is none.

    Signals:
        wanted: the button of a notice was pressed; what is to be done.
    """

    wanted = Signal(Remedy)

    def __init__(self, theme: Theme) -> None:
        super().__init__(fill="note", line="note")
        self._theme = theme
        self._lines: list[QWidget] = []
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self._rows.setSpacing(GRID)
        self.set_theme(theme)
        self.hide()

    def show_notices(self, notices: Sequence[FolderNotice]) -> None:
        """Show these and no others; a remedy for several has its button in the first."""
        for line in self._lines:
            self._rows.removeWidget(line)
            line.hide()
            line.deleteLater()
        offered: set[Remedy] = set()
        self._lines = [self._row_of(notice, offered) for notice in notices]
        for line in self._lines:
            self._rows.addWidget(line)
            line.show()
        self.setVisible(bool(notices))

    def _row_of(self, notice: FolderNotice, offered: set[Remedy]) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * GRID)
        label = Label(self._theme, size=13, role="note_text", wrap=True)
        label.set_text(filled(notice.context, notice.template, notice.values))
        row.addWidget(label, 1)
        if notice.remedy and notice.remedy not in offered:
            offered.add(notice.remedy)
            button = ActionButton()
            button.set_theme(self._theme)
            button.setText(self._name(notice.remedy))
            button.clicked.connect(partial(self.wanted.emit, notice.remedy))
            row.addWidget(button)
        return line

    def _name(self, remedy: Remedy) -> str:
        names = {
            Remedy.TAKE_IN: self.tr("Take it in"),
            Remedy.MAKE_PRIVATE: self.tr("Make it private"),
            Remedy.CHOOSE_CODE: self.tr("Choose a code…"),
            Remedy.LOOK: self.tr("Take the look"),
            Remedy.CLEAN_UP: self.tr("Show what goes…"),
        }
        return names[remedy]

"""The line above the editor: the study, its version, and what is done with it as a whole."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.line_label import LineLabel
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_TITLE_PX = 18
_SIGN_WIDTH = 44
_LEAST_NAMES = 200
"""Pixels of the title and the state, below which the buttons go to a second row."""


class EditorHeader(QWidget):
    """A title above a state, which are cut where there is no room, and buttons."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = LineLabel(theme, size=_TITLE_PX, bold=True)
        self.state = LineLabel(theme, size=13, role="soft_text")
        names = QWidget()
        names.setMinimumWidth(_LEAST_NAMES)
        column = QVBoxLayout(names)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.state)
        self.undo, self.redo = ActionButton("↶"), ActionButton("↷")
        self.rehearse, self.publish = ActionButton(), ActionButton(primary=True)
        self.help = LinkButton()
        self.help.set_theme(theme)
        row = WrappingRow(GRID)
        self.setLayout(row)
        row.addWidget(names, 1)
        row.addWidget(self.help)
        for button in (self.undo, self.redo, self.rehearse, self.publish):
            button.set_theme(theme)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        for button in (self.undo, self.redo):
            button.setFixedWidth(_SIGN_WIDTH)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the words of the interface's language."""
        for button, name in ((self.undo, self.tr("Undo")), (self.redo, self.tr("Redo"))):
            button.setAccessibleName(name)
            set_tool_tip(button, name)
        self.rehearse.setText(self.tr("Rehearse from here"))
        self.publish.setText(self.tr("Publish…"))
        self.help.setText(self.tr("Help (F1)"))

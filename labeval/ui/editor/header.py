"""The line above the editor: the study, its version, and what is done with it as a whole."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.lettering import text_width
from labeval.ui.widgets.basics.line_label import LineLabel
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_TITLE_PX = 18
_SIGN_WIDTH = 44


class EditorHeader(QWidget):
    """A title and a state, which are cut where there is no room, and buttons."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = LineLabel(theme, size=_TITLE_PX, bold=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.state = LineLabel(theme, size=13, role="soft_text")
        self.undo, self.redo = ActionButton("↶"), ActionButton("↷")
        self.rehearse, self.publish = ActionButton(), ActionButton(primary=True)
        self.help = LinkButton()
        self.help.set_theme(theme)
        row = WrappingRow(GRID)
        self.setLayout(row)
        row.addWidget(self.title)
        row.addWidget(self.state, 1)
        row.addWidget(self.help)
        for button in (self.undo, self.redo, self.rehearse, self.publish):
            button.set_theme(theme)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        for button in (self.undo, self.redo):
            button.setFixedWidth(_SIGN_WIDTH)
        self.retranslate()

    def show_title(self, title: str) -> None:
        """Name the study."""
        self.title.set_text(title)
        natural = text_width(title, _TITLE_PX, strong=True) + 4
        self.title.setFixedWidth(min(natural, max(200, self.width() // 3)) + GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_title(self.title.text())

    def retranslate(self) -> None:
        """Take the words of the interface's language."""
        for button, name in ((self.undo, self.tr("Undo")), (self.redo, self.tr("Redo"))):
            button.setAccessibleName(name)
            set_tool_tip(button, name)
        self.rehearse.setText(self.tr("Rehearse from here"))
        self.publish.setText(self.tr("Publish…"))
        self.help.setText(self.tr("Help (F1)"))

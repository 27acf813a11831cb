"""The parts of the window of the theme board, laid out and named."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout

from labeval.ui.coding.counts.choices import within_names
from labeval.ui.coding.counts.window_shell import AuxiliaryWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.section import Ground, SectionHead
from labeval.ui.coding.themes.board import ThemeBoard
from labeval.ui.coding.themes.details import CodeList, ThemeDetails
from labeval.ui.coding.themes.phases import Phases
from labeval.ui.coding.themes.versions import VersionList
from labeval.ui.memory import Memory
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID
from labeval.ui.theme import Theme as Look
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

THEMES, MAP = "themes", "map"
_LEAST = ("1", "2", "3", "5", "10", "20")
"""Places at which two codes are together, from which there is a line."""


class ThemesFrame(AuxiliaryWindow):
    """Codes left, the board in the middle, the current theme right."""

    def __init__(
        self, controller: CodingController, theme: Look, memory: Memory | None = None
    ) -> None:
        super().__init__(controller, theme, memory, name="code_themes", size=(1280, 800))
        self.loose = CodeList(theme)
        self.board = ThemeBoard(theme)
        self.details = ThemeDetails(theme)
        self.versions = VersionList(theme)
        self.phases = Phases(theme)
        self.which = OnePill(theme)
        self.compare = OnePill(theme)
        self.add = ActionButton(primary=True)
        self.keep, self.arrange, self.save = (ActionButton() for _ in range(3))
        self.show_as, self.within, self.least = (OnePill(theme) for _ in range(3))
        self._loose_head = SectionHead(theme, wrap=True)
        self.whose = Label(theme, size=12, role="soft_text", wrap=True)
        self.whose.hide()  # until it is known that there are several coders
        self._lay_out()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Themes"))
        self.heading.set_text(self.tr("Themes"))
        self.add.setText(self.tr("New theme"))
        set_tool_tip(self.add, self.tr("Ctrl+N"))
        self.keep.setText(self.tr("Keep this version"))
        self.arrange.setText(self.tr("Arrange"))
        tip = self.tr("Codes below their themes, what is often together near each other (Ctrl+L)")
        set_tool_tip(self.arrange, tip)
        self.save.setText(self.tr("Save…"))
        shown = {THEMES: self.tr("themes"), MAP: self.tr("map of codes")}
        self.show_as.set_values(self.tr("Show"), shown)
        self.within.set_values(self.tr("Together"), within_names())
        self.least.set_values(self.tr("Lines from"), {n: n for n in _LEAST})
        self.loose.setAccessibleName(self.tr("Codes without a theme; Enter puts them under one"))

    def _lay_out(self) -> None:
        for button in (self.add, self.keep, self.arrange, self.save):
            button.set_theme(self.theme)
        for part in (self.which, self.compare):
            self.bar.addWidget(part)
            part.hide()
        self.bar.addWidget(self.show_as)
        self.bar.addWidget(self.within)
        self.bar.addWidget(self.least)
        self.bar.addStretch()
        self.bar.addWidget(self.arrange)
        self.bar.addWidget(self.save)
        self.bar.addWidget(self.keep)
        self.bar.addWidget(self.add)
        left = Ground(self.theme, "right")
        self.have_side(left, 240)
        column = QVBoxLayout(left)
        column.setContentsMargins(GRID + 4, GRID + 4, GRID, GRID)
        column.addWidget(self._loose_head)
        column.addWidget(self.whose)
        column.addWidget(self.loose, 1)
        self._area = QScrollArea()
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setWidget(self.board)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        style_scroll_bar(self._area, self.theme)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._area, 1)
        middle.addWidget(self.versions)
        middle.addWidget(self.phases)
        self.versions.hide()
        self.have_side(self.details, 330)
        self.body.addWidget(left)
        self.body.addLayout(middle, 1)
        self.body.addWidget(self.details)

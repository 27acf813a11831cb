"""The names of the pages, one below the other."""

from __future__ import annotations

from collections.abc import Mapping, Sized

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

from labeval.ui.accessible import go_to_selected
from labeval.ui.language import Retranslating
from labeval.ui.plain import set_tool_tip
from labeval.ui.results.contents import PAGES
from labeval.ui.sentences import translated
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

WIDTH = 284


class Rail(Retranslating, Themed, QListWidget):
    """One page is chosen at a time; pages that a study does not have are left out."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.addItems([""] * len(PAGES))
        go_to_selected(self)
        self.leave_out({})  # they come with results; none vanishes below the mouse
        self.retranslate()

    @property
    def shown(self) -> str:
        """The name of the page in view."""
        return PAGES[max(0, self.currentRow())]

    def choose(self, page: str) -> None:
        """Go to a page; to the first where there is none of this name."""
        row = PAGES.index(page) if page in PAGES else 0
        self.item(row).setHidden(False)
        self.setCurrentRow(row)

    def step(self, by: int) -> None:
        """Go so many pages on, past those that are left out."""
        row = self.currentRow() + by
        while 0 <= row < len(PAGES) and self.item(row).isHidden():
            row += by
        if 0 <= row < len(PAGES):
            self.setCurrentRow(row)

    def leave_out(self, tables: Mapping[str, Sized]) -> None:
        """Leave out the pages of questions for which these tables have nothing."""
        from labeval.report.questions import ONLY_WITH

        for row, name in enumerate(PAGES):
            needed = ONLY_WITH.get(name)
            self.item(row).setHidden(needed is not None and not len(tables.get(needed, ())))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setFont(type_font(theme.px(13)))
        self.setStyleSheet(
            f"QListWidget {{ background: transparent; color: {theme.text}; outline: none; }}"
            + list_rows(theme, 8, 9, corner=6)
        )
        style_scroll_bar(self, theme)

    def retranslate(self) -> None:
        from labeval.report.questions import question_module

        titles = [translated("Report", question_module(name).TITLE) for name in PAGES[1:]]
        for row, title in enumerate([self.tr("Overview"), *titles]):
            self.item(row).setText(title)
            set_tool_tip(self.item(row), title)
        self.setAccessibleName(self.tr("Pages"))

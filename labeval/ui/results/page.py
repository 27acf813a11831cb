"""One page of the window: the answers first, then figures and tables on sheets of paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from labeval.ui.accessible import announce, stops_of
from labeval.ui.results.contents import WIDEST, Contents
from labeval.ui.results.figure_card import FigureCard, spacer
from labeval.ui.results.rate_field import RateField
from labeval.ui.results.table_card import TableCard
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

if TYPE_CHECKING:
    from labeval.report.material import Material

_AROUND = 6 * GRID
"""Margins of a sheet, left and right together."""


class ResultsPage(Themed, QScrollArea):
    """Shows contents; filled anew when there are others.

    Signals:
        save_requested: a figure's name.
        behind_requested: a table's name, and a row of it by columns.
        rate_changed: another hourly rate.
    """

    save_requested = Signal(str)
    behind_requested = Signal(str, object)
    rate_changed = Signal(float)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.figures: list[FigureCard] = []
        self.tables: list[TableCard] = []
        self.rate: RateField | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)

    def picture_width(self) -> int:
        """Greatest width of a figure here, in logical pixels, with a scroll bar next to it."""
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        return min(WIDEST, max(400, room - _AROUND - GRID))

    @property
    def is_empty(self) -> bool:
        """True while it says why there is nothing."""
        return not self.figures and not self.tables

    def show_text(self, text: str) -> None:
        """Say why there is nothing, and what to do."""
        label = Label(self._theme, size=16, role="soft_text", wrap=True)
        label.set_text(text)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.figures, self.tables, self.rate = [], [], None
        self._name_it(text)
        self._take([label], None, at_top=False)

    def show_contents(self, contents: Contents, material: Material) -> None:
        """Show these."""
        found = (contents.verdict, *contents.warnings, *contents.answers)
        self._name_it(contents.title, *found)
        top = self.verticalScrollBar().value() if self.figures or self.tables else 0
        self.figures = [FigureCard(picture, self._theme) for picture in contents.pictures]
        shown = [table for table in contents.tables if len(table.found(material))]
        self.tables = [TableCard(table, material, self._theme) for table in shown]
        for figure in self.figures:
            figure.save_requested.connect(self.save_requested)
        for table in self.tables:
            table.behind_requested.connect(self.behind_requested)
        before = self.rate
        self.rate = None if contents.rate is None else RateField(contents.rate, self._theme)
        asked = [] if self.rate is None else [self.rate]
        parts = [self._head(contents), *asked, *self.figures, *self.tables]
        if self.rate is not None:
            self.rate.changed.connect(self.rate_changed)
        self._take(parts, before, at_top=True)
        self.verticalScrollBar().setValue(top)

    def _name_it(self, name: str, *found: str) -> None:
        """Name the page, and announce one that is another, with what was found."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
            announce(self, " ".join(part for part in (name, *found) if part))

    def _head(self, contents: Contents) -> QWidget:
        theme = self._theme
        paper = Paper()
        paper.set_theme(theme)
        column = QVBoxLayout(paper)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        lines = [
            *([] if contents.verdict else [(contents.title, "text", 20, True)]),
            *[(contents.about, "soft_text", 13, False)],
            *[(contents.verdict, "text", 20, True)],
            *[(warning, "note_text", 13, False) for warning in contents.warnings],
        ]
        for text, role, size, bold in lines:
            if text:
                label = Label(theme, size=size, role=role, bold=bold, wrap=True)
                label.set_text(text)
                label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                column.addWidget(label)
        for answer in contents.answers:
            column.addLayout(self._answer(answer))
        if contents.facts:
            column.addLayout(self._facts(contents.facts))
        if contents.made:
            made = Label(theme, size=12, role="soft_text", wrap=True)
            made.set_text(contents.made)
            column.addWidget(made)
        return paper

    def _answer(self, text: str) -> QHBoxLayout:
        """A point of a list; its further lines begin below the first."""
        point, answer = Label(self._theme, size=14), Label(self._theme, size=14, wrap=True)
        point.set_text("•")
        answer.set_text(text)
        answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(point, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(answer, 1)
        return row

    def _facts(self, facts: list[tuple[str, str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, GRID, 0, 0)
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, (name, fact) in enumerate(facts):
            for at, (text, role) in enumerate(((name, "soft_text"), (fact, "text"))):
                label = Label(self._theme, role=role, wrap=at == 1)
                label.set_text(text)
                grid.addWidget(label, row, at, Qt.AlignmentFlag.AlignTop)
        return grid

    def _take(self, parts: list[QWidget], before: RateField | None, *, at_top: bool) -> None:
        body = QWidget()
        body.setMaximumWidth(WIDEST + _AROUND + GRID)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        for part in parts:
            column.addWidget(part)
        if at_top:
            column.addWidget(spacer())
        around = QWidget()
        # A column would ask for the height at its own width instead of the body's, which is less.
        row = QHBoxLayout(around)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch()
        row.addWidget(body, 1)
        row.addStretch()
        typed = before.hand_over() if before is not None else None
        stops, focused = stops_of(self), QApplication.focusWidget()
        self.setWidget(around)
        if focused in stops and (new := stops_of(self)):
            new[min(stops.index(focused), len(new) - 1)].setFocus()
        if typed is not None and self.rate is not None:
            self.rate.go_on_from(typed)

"""All methods side by side: what is asked, how long it takes, what it answers and leaves open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from labeval.study.guide import MethodGuide
from labeval.study.methods import all_methods
from labeval.ui.language import Retranslating
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_STRETCHES = (3, 5, 2, 5, 5, 4)


class MethodsPage(Retranslating, QWidget):
    """A table with one row per method."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, GRID, MARGIN, GRID)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setAccessibleName(self.tr("The methods side by side"))
        style_scroll_bar(self._scroll, theme)
        column.addWidget(self._scroll)
        self._fill()

    def texts(self) -> list[str]:
        """All cells, row by row."""
        return [label.text() for label in self._scroll.findChildren(Label)]

    def retranslate(self) -> None:
        self._fill()

    def _fill(self) -> None:
        page = QWidget()
        page.setAutoFillBackground(False)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 2 * GRID, 0)
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(12)
        for n, stretch in enumerate(_STRETCHES):
            grid.setColumnStretch(n, stretch)
        heads = (
            self.tr("Method (short form in tables)"),
            self.tr("What is asked"),
            self.tr("An answer takes"),
            self.tr("It answers"),
            self.tr("It leaves open"),
            self.tr("Source"),
        )
        self._add_row(grid, heads, role="soft_text")
        for method in all_methods():
            guide: MethodGuide | None = getattr(method, "GUIDE", None)
            known = (
                tuple(
                    translated("MethodGuide", text)
                    for text in (guide.asks, guide.answers, guide.leaves_open)
                )
                if guide is not None
                else ("", "", "")
            )
            is_measured = hasattr(method, "SECONDS_FROM")
            words = self.tr("{seconds} s") if is_measured else self.tr("{seconds} s (assumed)")
            seconds = words.format(seconds=round(method.SECONDS_PER_JUDGMENT))
            name = translated("Report", method.NAME)
            source = guide.source if guide is not None else ""
            self._add_row(grid, (name, known[0], seconds, *known[1:], source), first_bold=True)
        grid.setRowStretch(grid.rowCount(), 1)
        self._scroll.setWidget(page)

    def _add_row(
        self,
        grid: QGridLayout,
        cells: tuple[str, ...],
        *,
        role: str = "text",
        first_bold: bool = False,
    ) -> None:
        row = grid.rowCount()
        for n, cell in enumerate(cells):
            label = Label(self._theme, role=role, bold=first_bold and n == 0, wrap=True)
            label.set_text(cell)
            grid.addWidget(label, row, n, Qt.AlignmentFlag.AlignTop)
        line = QFrame()
        line.setFixedHeight(1)
        line.setStyleSheet(f"background: {self._theme.line};")
        grid.addWidget(line, row + 1, 0, 1, len(cells))

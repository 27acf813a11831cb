"""The meanings of the numbers on a picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.page_picture import draw_number

_DOT_ROOM = 36


class _Entry(QWidget):
    """One number with its words."""

    def __init__(self, number: int, text: str, theme: Theme) -> None:
        super().__init__()
        self._number = number
        self._theme = theme
        self._label = Label(theme, size=13, wrap=True)
        self._label.setText(text)
        grid = QGridLayout(self)
        grid.setContentsMargins(_DOT_ROOM, 5, 0, 5)
        grid.addWidget(self._label)

    def sizeHint(self) -> QSize:
        return QSize(300, self.height_in(300))

    def height_in(self, width: int) -> int:
        """The height that its words need in a width."""
        return max(28, self._label.heightForWidth(width - _DOT_ROOM) + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_number(painter, QPointF(14, self.height() / 2), self._number, self._theme)
        painter.end()


class Legend(QWidget):
    """Numbered words in two columns."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._entries: list[_Entry] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)

    def height_in(self, width: int) -> int:
        """The height that all entries need in a width."""
        column, rows = (width - self._grid.horizontalSpacing()) // 2, self._rows()
        tall = [entry.height_in(column) for entry in self._entries]
        pairs = [max(tall[row::rows]) for row in range(rows)]
        return sum(pairs) + self._grid.verticalSpacing() * max(0, rows - 1)

    def show_entries(self, texts: Sequence[str], theme: Theme) -> None:
        """Show these texts, numbered from 1."""
        for entry in self._entries:
            entry.hide()
            entry.deleteLater()
        self._entries = [_Entry(n, text, theme) for n, text in enumerate(texts, start=1)]
        rows = self._rows()
        for n, entry in enumerate(self._entries):
            self._grid.addWidget(entry, n % rows, n // rows)

    def _rows(self) -> int:
        return -(-len(self._entries) // 2)

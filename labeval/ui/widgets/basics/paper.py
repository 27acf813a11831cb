"""A paper: the theme's ground for texts and controls, with round corners."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import CORNER, LIGHT, Themed


class Paper(Themed, QWidget):
    """A rounded surface with a hairline, or with a 2-px edge in another role's colour."""

    def __init__(
        self, parent: QWidget | None = None, *, fill: str = "paper", line: str = "line"
    ) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._fill = fill
        self._line = line
        self._edge = ""

    def set_edge(self, role: str) -> None:
        """Draw the edge in this role's colour; empty for the hairline."""
        if role != self._edge:
            self._edge = role
            self.update()

    def set_fill(self, role: str) -> None:
        """Draw the surface in this role's colour."""
        if role != self._fill:
            self._fill = role
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_paper(painter)
        painter.end()

    def paint_paper(self, painter: QPainter) -> None:
        """Draw the surface and its edge."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2 if self._edge else 1
        painter.setPen(QPen(self._theme.color(self._edge or self._line), width))
        painter.setBrush(self._theme.color(self._fill))
        inset = width / 2
        shape = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(shape, CORNER, CORNER)

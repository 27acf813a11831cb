"""The small arrow that turns to what comes before or after."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import LIGHT, Themed

CHEVRON = 24
"""Width and height of the target in logical pixels."""


class Chevron(Themed, QAbstractButton):
    """Points to the left for ``way`` -1 and to the right for 1; the keyboard has its own keys."""

    def __init__(self, way: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._way = way
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(CHEVRON, CHEVRON)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = "accent" if self.isEnabled() else "line"
        painter.setPen(QPen(self._theme.color(role), 2))
        centre, d = self.rect().center(), 4 * self._way
        painter.drawLine(centre.x() - d // 2, centre.y() - 4, centre.x() + d // 2, centre.y())
        painter.drawLine(centre.x() + d // 2, centre.y(), centre.x() - d // 2, centre.y() + 4)
        painter.end()

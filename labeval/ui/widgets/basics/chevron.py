"""The small arrow that turns to what comes before or after."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import LIGHT, Theme, Themed

CHEVRON = 24
"""Least width and height of the target in logical pixels."""
USUAL = 16
"""The same at the usual text size, where larger letters make it larger."""


def chevron_side(theme: Theme) -> int:
    """Width and height of the target at a text size."""
    return max(CHEVRON, theme.px(USUAL))


class Chevron(Themed, QAbstractButton):
    """Points to the left for ``way`` -1 and to the right for 1; the keyboard has its own keys."""

    def __init__(self, way: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._way = way
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(chevron_side(self._theme), chevron_side(self._theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = "accent" if self.isEnabled() else "line"
        larger = min(self.width(), self.height()) / CHEVRON
        painter.setPen(QPen(self._theme.color(role), 2 * larger))
        centre, tall = self.rect().center(), round(4 * larger)
        d = tall * self._way
        painter.drawLine(centre.x() - d // 2, centre.y() - tall, centre.x() + d // 2, centre.y())
        painter.drawLine(centre.x() + d // 2, centre.y(), centre.x() - d // 2, centre.y() + tall)
        painter.end()

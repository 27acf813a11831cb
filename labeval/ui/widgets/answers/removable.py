"""A button for one of several things, with a cross that removes it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import is_mirrored
from labeval.ui.widgets.basics.buttons import ThemedButton


class RemovableButton(ThemedButton):
    """A click selects what it stands for, one on the cross asks to remove it.

    Signals:
        removal_asked: the cross was pressed.
    """

    removal_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._removable = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def cross_rect(self) -> QRectF:
        """The place of the cross, as thought of from the left."""
        raise NotImplementedError

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if is_mirrored(self):
            point = QPointF(self.width() - point.x(), point.y())
        if self._removable and self.isDown() and self.cross_rect().contains(point):
            self.setDown(False)
            self.removal_asked.emit()
            return
        super().mouseReleaseEvent(event)

    def _paint_cross(self, painter: QPainter) -> None:
        role = "bad" if self.underMouse() else "soft_text"
        painter.setPen(QPen(self._theme.color(role), 1.4))
        middle = self.cross_rect().center()
        for way in (1, -1):
            arm = QPointF(3.5, 3.5 * way)
            painter.drawLine(middle - arm, middle + arm)

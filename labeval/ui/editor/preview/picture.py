"""The participant's whole screen, scaled down."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent

from labeval.ui.moderator.window.mirror import Mirror
from labeval.ui.theme import Theme


class Picture(Mirror):
    """A mirror of the screen that is as high as its proportions ask for.

    Signals:
        pointed: a point of the screen that was clicked.
    """

    pointed = Signal(QPoint)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._screen = QSize(1280, 720)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setMinimumSize(0, 0)

    def have_screen(self, screen: QSize) -> None:
        """Keep the proportions of a screen of this size."""
        self._screen = screen
        self._take_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(event.position())

    def _point_at(self, position: QPointF) -> None:
        frame, scale = self._frame(), self._scale()
        self.pointed.emit(((position - frame.topLeft()) / scale).toPoint())

    def _take_height(self) -> None:
        height = round(self.width() * self._screen.height() / self._screen.width())
        if height != self.height():
            self.setFixedHeight(height)

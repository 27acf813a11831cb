"""Paper: the plain surface that something stands on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import CORNER, Theme


class Paper(QWidget):
    """A rounded surface with a hairline around it.

    Args:
        theme: the theme to begin with.
        role: the colour role of its surface.
        line: the colour role of the hairline; none is drawn where it is empty.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        role: str = "paper",
        line: str = "line",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._role = role
        self._line = line

    def set_theme(self, theme: Theme) -> None:
        """Redraw in the theme's colours."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._theme.color(self._role))
        shown = self._line or self._role
        painter.setPen(QPen(self._theme.color(shown), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)

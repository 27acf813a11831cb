"""A thin line that fills as the session goes on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import Theme, Themed

_THICK = 4


class ProgressLine(Accessible, Themed, QWidget):
    """The part of the session that is done, as a share from 0 to 1."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float) -> None:
        """Fill ``share`` of the line."""
        self._share = min(1.0, max(0.0, share))
        percent = round(100 * self._share)
        self.setAccessibleName(self.tr("{percent} % done").format(percent=percent))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(240, _THICK)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the whole line and the part done."""
        painter = MirroredPainter(self) if self.isRightToLeft() else QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        top = (self.height() - _THICK) / 2
        for role, share in (("line", 1.0), ("accent", self._share)):
            painter.setBrush(self._theme.color(role))
            if share > 0:
                painter.drawRoundedRect(QRectF(0, top, self.width() * share, _THICK), 2, 2)
        painter.end()

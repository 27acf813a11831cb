"""A picture of a page with numbered callouts, drawn sharp at any size and pixel density."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.theme import CORNER, Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font

_DOT = 26
_OVERSAMPLED = 2.0
"""The page is drawn so many times larger than shown, so that small type stays sharp."""


class PagePicture(Themed, QWidget):
    """Shows a widget as it would look at its own size, scaled down, with numbers on its parts."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._page_size = QSize(16, 9)
        self._pixmap = QPixmap()
        self._spots: Sequence[QPoint] = ()
        self._ends: Sequence[QPoint] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def clear(self) -> None:
        """Show nothing until there is another picture."""
        self._pixmap = QPixmap()
        self.update()

    def show_picture(
        self, page: QWidget, spots: Sequence[QPoint], ends: Sequence[QPoint], *, width: int
    ) -> None:
        """Draw ``page`` as it stands, ``width`` logical pixels wide; ``spots`` are numbered, and
        a line goes from each to its end, on what is meant."""
        self._page_size = page.size()
        self._spots, self._ends = spots, ends
        scale = width / page.width()
        density = max(_OVERSAMPLED, self.devicePixelRatioF())
        size = QSize(width, round(page.height() * scale))
        self._pixmap = QPixmap(size * density)
        self._pixmap.setDevicePixelRatio(density)
        self._pixmap.fill(self._theme.color("ground"))
        painter = QPainter(self._pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        page.render(painter, QPoint(0, 0))
        painter.end()
        self.setFixedSize(size)
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Yes: it keeps the page's proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that keeps the page's proportions."""
        return round(width * self._page_size.height() / self._page_size.width())

    def sizeHint(self) -> QSize:
        """Size of a page at half its size."""
        return self._page_size / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page, a hairline around it, and the numbers."""
        if self._pixmap.isNull():
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._as_small_as(painter))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CORNER / 2, CORNER / 2
        )
        scale = self.width() / self._page_size.width()
        painter.setPen(QPen(theme.color("accent"), 2))
        for spot, end in zip(self._spots, self._ends, strict=True):
            painter.drawLine(QPointF(spot) * scale, QPointF(end) * scale)
        for number, spot in enumerate(self._spots, start=1):
            draw_number(painter, QPointF(spot) * scale, number, theme)
        painter.end()

    def _as_small_as(self, painter: QPainter) -> QPixmap:
        """The picture with the pixels it is painted on, where these are far fewer: letters of a
        picture within a picture would be broken lines."""
        painted = painter.deviceTransform().mapRect(QRectF(self.rect())).size().toSize()
        if painted.isEmpty() or 2 * painted.width() > self._pixmap.width():
            return self._pixmap
        smooth = Qt.TransformationMode.SmoothTransformation
        return self._pixmap.scaled(painted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def draw_number(painter: QPainter, centre: QPointF, number: int, theme: Theme) -> None:
    """A numbered dot that stands out on whatever is below it."""
    side = float(_DOT)
    dot = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    painter.setPen(QPen(QColor(theme.paper), 2))
    painter.setBrush(theme.color("accent"))
    painter.drawEllipse(dot)
    painter.setPen(theme.color("on_accent"))
    painter.setFont(type_font(13, strong=True))
    painter.drawText(dot, Qt.AlignmentFlag.AlignCenter, str(number))

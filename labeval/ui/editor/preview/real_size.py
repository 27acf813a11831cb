"""A part of the participant's screen as large as participants see it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.moderator.window.stage import Stage
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.top_bar import HEIGHT as TOP_BAR
from labeval.ui.widgets.texts.markdown_view import MarkdownView

_MARGIN = 16


class RealSize(QWidget):
    """Shows the screen from a point on; dragging moves it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._stage: Stage | None = None
        self._point = QPoint(0, TOP_BAR)
        self._is_moved = False
        self._drawn: QPixmap | None = None
        self._pressed: QPoint | None = None
        self.setMinimumHeight(90)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    @property
    def shown(self) -> QRect:
        """The part of the screen that is shown."""
        return QRect(self._bounded(self._point), self.size())

    def show_stage(self, stage: Stage | None) -> None:
        """Show this screen as it is now: from the point that was chosen, else where it is read."""
        self._stage = stage
        if stage is not None and not self._is_moved:
            self._point = _first_words(stage)
        self._redraw()

    def look_at(self, point: QPoint) -> None:
        """Bring a point of the screen to the middle; it stays there on other screens."""
        self._is_moved = True
        self._point = self._bounded(point - QPoint(self.width() // 2, self.height() // 2))
        self._redraw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint() + self.shown.topLeft()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            self._is_moved = True
            self._point = self._bounded(self._pressed - event.position().toPoint())
            self._redraw()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("paper"))
        if self._drawn is None and self._stage is not None:
            self._drawn = self._picture_of(self._stage)
        if self._drawn is not None:
            painter.drawPixmap(0, 0, self._drawn)
        painter.setPen(self._theme.color("line"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _redraw(self) -> None:
        self._drawn = None
        self.update()

    def _picture_of(self, stage: Stage) -> QPixmap:
        part, ratio = self.shown.intersected(stage.rect()), self.devicePixelRatioF()
        picture = QPixmap(part.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(stage.palette().window().color())
        with stage.as_shown():
            stage.render(picture, QPoint(), QRegion(part), QWidget.RenderFlag.DrawChildren)
        return picture

    def _bounded(self, point: QPoint) -> QPoint:
        size = self._stage.size() if self._stage is not None else QSize(0, 0)
        most = QPoint(max(0, size.width() - self.width()), max(0, size.height() - self.height()))
        return QPoint(min(max(0, point.x()), most.x()), min(max(0, point.y()), most.y()))


def _first_words(stage: Stage) -> QPoint:
    """The upper left corner of the first text of a screen; of a rating page, of the whole page."""
    shown = (text for text in stage.findChildren(MarkdownView) if text.isVisible())
    text = next((t for t in shown if t.width() > 1 and stage.page is None), None)
    if text is None:
        return QPoint(0, TOP_BAR)
    return text.mapTo(stage, QPoint(-_MARGIN, -_MARGIN))

"""A score for a whole text: a slider with the labels of its points below it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.basics.lettering import (
    line_height,
    text_width,
    type_font,
    type_metrics,
    wrapped,
)
from labeval.ui.widgets.basics.paper import Paper

PAD_X, PAD_Y = 14, 8
TICK = 4
MOST_HEAD = 3
"""Lines of the heading."""
MOST_LINES = 3
"""Of a label."""
END_SHARE, BETWEEN_SHARE = 0.6, 0.8
"""Of the way to the next label: width of a label at an end, and of one that is centred."""


class OverallScore(Paper):
    """The heading, the slider and its labels; it takes a score once it is opened."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = ScaleSlider(low, high, 1, self)
        self._low, self._high = low, high
        self._heading = ""
        self._asides = ("", "")
        self._labels: dict[int, str] = {}
        self._shows_labels = True

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._place()

    def set_words(self, heading: str, labels: Mapping[int, str]) -> None:
        """The question, and labels of points of the scale."""
        self._heading, self._labels = heading, dict(sorted(labels.items()))
        self._place()

    def show_labels(self, shown: bool) -> None:
        """Show the labels of points, or their numbers alone."""
        self._shows_labels = shown
        self.update()

    def open(self, is_open: bool, aside: str, short: str = "") -> None:
        """Take a score, or not yet, and say why next to the heading.

        Args:
            short: the same in few words, where there is no room for more.
        """
        self.slider.setEnabled(is_open)
        self.slider.setAccessibleDescription(aside)
        self._asides = (aside, short)
        self.update()

    def height_for(self, width: int) -> int:
        """The height with the labels, or with the numbers alone."""
        line = line_height(self._theme.px(LABEL_PX))
        lines = max((len(self._lines(point, width)) for point in self._labels), default=0)
        labels = lines * line + TICK if lines else 0
        head = len(self._head(width)) * line
        return 2 * PAD_Y + head + self.slider.sizeHint().height() + labels

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = MirroredPainter(self), self._theme
        self.paint_paper(painter)
        px = theme.px(LABEL_PX)
        line = line_height(px)
        heading = self._head(self.width())
        head = QRectF(PAD_X, PAD_Y, self.width() - 2 * PAD_X, line)
        last = head.translated(0, (len(heading) - 1) * line)
        painter.setPen(theme.color("soft_text"))
        painter.setFont(type_font(px))
        left = round(head.width()) - text_width(heading[-1], px, strong=True) - PAD_X
        aside = next((a for a in self._asides if text_width(a, px) <= left), "")
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(last, right, aside)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(px, strong=True))
        for n, text in enumerate(heading):
            painter.drawText(head.translated(0, n * line), Qt.AlignmentFlag.AlignVCenter, text)
        painter.setFont(type_font(px))
        painter.setPen(theme.color("soft_text"))
        below = self.slider.geometry().bottom()
        for point in self._labels:
            x = self._x_of(point)
            painter.drawLine(QPointF(x, below - TICK), QPointF(x, below))
            for n, text in enumerate(self._lines(point, self.width())):
                y = below + TICK + n * line + round(px * 1.0)
                painter.drawText(QPointF(self._left_of(point, text), y), text)
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _place(self) -> None:
        head = len(self._head(self.width())) * line_height(self._theme.px(LABEL_PX))
        width = max(0, self.width() - 2 * PAD_X)
        self.slider.setGeometry(PAD_X, PAD_Y + head, width, self.slider.sizeHint().height())
        self.update()

    def _head(self, width: int) -> tuple[str, ...]:
        """The lines of the heading."""
        px, room = self._theme.px(LABEL_PX), max(40, width - 2 * PAD_X)
        lines = wrapped(self._heading, room, px, strong=True) or ("",)
        if len(lines) <= MOST_HEAD:
            return lines
        rest = " ".join(lines[MOST_HEAD - 1 :])
        cut = type_metrics(px, strong=True).elidedText(rest, Qt.TextElideMode.ElideRight, room)
        return (*lines[: MOST_HEAD - 1], cut)

    def _x_of(self, point: int) -> float:
        """The place of a point on the drawing, counted from the side that lines begin at."""
        return PAD_X + self.slider.drawn_x(point)

    def _room(self, point: int, width: int) -> int:
        """Width of a label; those at the ends go to one side only."""
        points = list(self._labels)
        n = points.index(point)
        around = [abs(points[k] - point) for k in (n - 1, n + 1) if 0 <= k < len(points)]
        apart = min(around, default=self._high - self._low) / (self._high - self._low)
        at_end = point in (self._low, self._high)
        whole = max(1, width - 2 * PAD_X - self.slider.sizeHint().height())
        share = apart * (END_SHARE if at_end and len(points) > 1 else BETWEEN_SHARE)
        return max(30, round(whole * share) - 10)

    def _lines(self, point: int, width: int) -> tuple[str, ...]:
        px = self._theme.px(LABEL_PX)
        text = f"{point} {self._labels[point]}" if self._shows_labels else str(point)
        lines = wrapped(text, self._room(point, width), px)
        if len(lines) > MOST_LINES:
            return (*lines[: MOST_LINES - 1], f"{lines[MOST_LINES - 1]} …")
        return lines

    def _left_of(self, point: int, text: str) -> float:
        wide, x = text_width(text, self._theme.px(LABEL_PX)), self._x_of(point)
        if point == self._low:
            return x - 4
        if point == self._high:
            return min(x + 4, self.width() - PAD_X) - wide
        return x - wide / 2

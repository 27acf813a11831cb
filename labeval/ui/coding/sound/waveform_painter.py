"""Paints a recording: bars of a part of it, what is marked in them, and the whole as a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import mixed

Span = tuple[float, float]

WAVE = 40
GAP = 5
OVERVIEW = 6
COLUMN = 4
"""Pixels from one bar to the next; a bar takes half of them."""


@dataclass(frozen=True, slots=True)
class Bars:
    """Loudness, column by column."""

    fine: Sequence[float]
    """Peaks of the part that is shown in detail."""
    coarse: Sequence[float]
    """Peaks of the whole."""
    loudest: float


@dataclass(frozen=True, slots=True)
class Waveform:
    """Contents of a waveform; times in ms of the recording."""

    theme: Theme
    width: int
    length: float
    start: float
    """Start of the detail."""
    shown: float
    """Length of the detail."""
    position: float

    def paint(
        self,
        painter: QPainter,
        bars: Bars,
        *,
        selected: Span | None,
        muted: Sequence[Span],
        loop: Span | None,
        whole: bool,
    ) -> None:
        """Paint all of it, and below it the whole recording where that is more."""
        theme = self.theme
        if selected is not None:
            self._span(painter, selected, mixed(theme.paper, theme.accent, 0.2))
        for span in muted:
            self._span(painter, span, theme.color("note"))
        self._bars(painter, bars)
        if loop is not None:
            self._loop(painter, loop)
        self._position(painter)
        if whole:
            self._whole(painter, bars)

    def _x(self, ms: float) -> float:
        return (ms - self.start) / self.shown * self.width if self.shown else 0.0

    def _span(self, painter: QPainter, span: Span, colour: QColor) -> None:
        left, right = self._x(span[0]), self._x(span[1])
        if right > 0 and left < self.width:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(left, 0, max(2.0, right - left), WAVE), 3, 3)

    def _bars(self, painter: QPainter, bars: Bars) -> None:
        theme = self.theme
        played = mixed(theme.paper, theme.accent, 0.75)
        to_come = mixed(theme.paper, theme.accent, 0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        a_column = self.shown / max(1, len(bars.fine))
        for n, peak in enumerate(bars.fine):
            height = max(2.0, min(1.0, (peak / bars.loudest) ** 0.8) * (WAVE - 6))
            at = self.start + (n + 0.5) * a_column
            painter.setBrush(played if at <= self.position else to_come)
            bar = QRectF(n * COLUMN + 1, (WAVE - height) / 2, COLUMN / 2, height)
            painter.drawRoundedRect(bar, 1, 1)

    def _loop(self, painter: QPainter, loop: Span) -> None:
        painter.setPen(QPen(self.theme.color("accent"), 2))
        left, right = self._x(loop[0]), self._x(loop[1])
        painter.drawLine(QPointF(left, 1), QPointF(right, 1))
        for x in (left, right):
            painter.drawLine(QPointF(x, 1), QPointF(x, 7))

    def _position(self, painter: QPainter) -> None:
        x = self._x(self.position)
        if -1 <= x <= self.width + 1:
            x = min(max(1.0, x), self.width - 1.0)
            painter.setPen(QPen(self.theme.color("accent"), 2))
            painter.drawLine(QPointF(x, 0), QPointF(x, WAVE))

    def _whole(self, painter: QPainter, bars: Bars) -> None:
        theme, top, width = self.theme, WAVE + GAP, self.width
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("line"))
        painter.drawRoundedRect(QRectF(0, top + 2, width, 2), 1, 1)
        painter.setBrush(mixed(theme.paper, theme.accent, 0.3))
        for n, peak in enumerate(bars.coarse):
            height = min(1.0, (peak / bars.loudest) ** 0.8) * OVERVIEW
            if height > 2:
                painter.drawRect(QRectF(n * 2, top + (OVERVIEW - height) / 2, 1, height))
        left, length = self.start / self.length * width, self.shown / self.length * width
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("accent"), 1))
        frame = QRectF(left, top, max(6.0, length), OVERVIEW).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, 2, 2)
        painter.fillRect(
            QRectF(self.position / self.length * width - 1, top - 1, 2, OVERVIEW + 2),
            theme.color("accent"),
        )

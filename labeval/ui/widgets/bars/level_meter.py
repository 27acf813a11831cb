"""The level of a microphone: a bar per channel."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.theme import Theme, Themed

_WIDTH = 96
_LINE = 6
_GAP = 4
QUIETEST_DB = -60.0
"""The level at which the bar begins; quieter is nothing."""


def share_of(peak: float) -> float:
    """Share of the bar for a peak of 0 to 1; even steps for even ratios, as in hearing."""
    if peak <= 0:
        return 0.0
    return min(1.0, max(0.0, 1 - 20 * math.log10(peak) / QUIETEST_DB))


class LevelMeter(Themed, QWidget):
    """Shows the peaks that it is given; it keeps no time of its own."""

    def __init__(self, theme: Theme, channels: int = 1) -> None:
        super().__init__()
        self._theme = theme
        self._peaks: tuple[float, ...] = (0.0,) * channels
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def peaks(self) -> tuple[float, ...]:
        """The levels shown, 0 to 1 per channel."""
        return self._peaks

    def show_peaks(self, peaks: tuple[float, ...]) -> None:
        """Show how loud the channels are, 0 to 1 each."""
        if len(peaks) != len(self._peaks):
            self.updateGeometry()
        self._peaks = peaks
        self.update()

    def sizeHint(self) -> QSize:
        """One line per channel."""
        return QSize(_WIDTH, len(self._peaks) * (_LINE + _GAP) - _GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for n, peak in enumerate(self._peaks):
            bar = QRectF(0, n * (_LINE + _GAP), self.width(), _LINE)
            painter.setBrush(self._theme.color("line"))
            painter.drawRoundedRect(bar, _LINE / 2, _LINE / 2)
            bar.setWidth(bar.width() * share_of(peak))
            painter.setBrush(self._theme.color("accent"))
            painter.drawRoundedRect(bar, _LINE / 2, _LINE / 2)

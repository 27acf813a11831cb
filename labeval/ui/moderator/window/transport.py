"""Play, pause, speed and place of a replay."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.moderator.parts.labels import clock
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.label import Label

SPEEDS = (1, 2, 4, 8, 16)
STEP_MS = 10_000
_TICK_MS = 40


class _Line(Themed, QWidget):
    """The way through the session; a click goes there."""

    chosen = Signal(float)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(22)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_share(self, share: float) -> None:
        self._share = share
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit(min(1.0, max(0.0, event.position().x() / max(1, self.width()))))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        middle, at = self.height() / 2, self._share * (self.width() - 12) + 6
        painter.setBrush(self._theme.color("line"))
        painter.drawRoundedRect(0, int(middle - 2), self.width(), 4, 2, 2)
        painter.setBrush(QColor(self._theme.accent))
        painter.drawRoundedRect(0, int(middle - 2), int(at), 4, 2, 2)
        painter.drawEllipse(int(at - 6), int(middle - 6), 12, 12)
        painter.end()


class Transport(Retranslating, Themed, QWidget):
    """Moves a replay's moment on.

    Signals:
        moved: the session time to show, in milliseconds.
    """

    moved = Signal(int)

    def __init__(self, theme: Theme, length_ms: int) -> None:
        super().__init__()
        self._length = max(1, length_ms)
        self._at = 0.0
        self.speed = 1
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._on_tick)
        self._play = KeyButton(theme)
        self._slower = KeyButton(theme)
        self._faster = KeyButton(theme)
        self._line = _Line(theme)
        self._place_label = Label(theme, size=14, bold=True)
        self._play.clicked.connect(self.toggle)
        self._slower.clicked.connect(lambda: self.change_speed(-1))
        self._faster.clicked.connect(lambda: self.change_speed(1))
        self._line.chosen.connect(lambda share: self.go_to(round(share * self._length)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        for part in (self._play, self._slower, self._faster, self._place_label):
            row.addWidget(part)
        row.addWidget(self._line, 1)
        self._redraw()

    @property
    def plays(self) -> bool:
        """True while time runs."""
        return self._timer.isActive()

    @property
    def at_ms(self) -> int:
        """The moment that is shown."""
        return round(self._at)

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        if self.plays:
            self._timer.stop()
        else:
            if self._at >= self._length:
                self.go_to(0)
            self._elapsed.start()
            self._timer.start()
        self._redraw()

    def change_speed(self, by: int) -> None:
        """The next faster or slower speed."""
        at = SPEEDS.index(self.speed) + by
        self.set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, at))])

    def set_speed(self, speed: int) -> None:
        """One of ``SPEEDS``."""
        self.speed = speed
        self._redraw()

    def go_to(self, at_ms: int) -> None:
        """Show another moment."""
        self._at = float(max(0, min(self._length, at_ms)))
        self._redraw()
        self.moved.emit(self.at_ms)

    def step(self, by_ms: int) -> None:
        """A little forward or back."""
        self.go_to(self.at_ms + by_ms)

    def retranslate(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        self._play.set_words(self.tr("Pause") if self.plays else self.tr("Play"), "Space")
        self._slower.set_words("–", ",")
        self._slower.setAccessibleName(self.tr("Slower"))
        self._faster.set_words("+", ".")
        self._faster.setAccessibleName(self.tr("Faster"))
        place = f"{clock(self.at_ms)} / {clock(self._length)}"
        self._place_label.set_text(f"{place} · {self.speed}×")
        self._line.setAccessibleName(place)
        self._line.set_share(self._at / self._length)

    def _on_tick(self) -> None:
        self._at = min(self._length, self._at + self._elapsed.restart() * self.speed)
        if self._at >= self._length:
            self._timer.stop()
        self._redraw()
        self.moved.emit(self.at_ms)

"""The waveform of a recording: a part of it in detail, and below it the whole as a line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.audio.peaks import Peaks
from labeval.ui.theme import Theme
from labeval.ui.widgets.buttons import mixed

Span = tuple[float, float]

_WAVE = 40
_GAP = 5
_OVERVIEW = 6
_COLUMN = 4
"""Pixels from one bar to the next; a bar takes half of them."""
_SHOWN_MS = 90_000.0
"""So much is shown at first."""
_LEAST_MS = 5_000.0
_ZOOM = 1.5
_PULLED_PX = 4
"""A press that moves less than this is a click."""
_QUIETEST_FULL = 0.05
"""A recording that is never louder than this is not drawn as if it were."""


class SoundStrip(QWidget):
    """Draws what it is given, and says where it was clicked.

    Signals:
        seek_wanted: a moment, in ms of the recording.
        span_wanted: a stretch that was drawn over with the mouse, as two moments.
    """

    seek_wanted = Signal(float)
    span_wanted = Signal(float, float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._peaks: Peaks | None = None
        self._length = 0.0
        self._position = 0.0
        self._start = 0.0
        self._shown = _SHOWN_MS
        self._selected: Span | None = None
        self._loop: Span | None = None
        self._muted: Sequence[Span] = ()
        self._pressed: float | None = None
        self._pulled = False
        self._drawn: tuple[object, list[float], list[float]] = (None, [], [])
        self._loudest = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._retranslate()

    # -- what is shown ------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw with these colours."""
        self._theme = theme
        self.update()

    def show_sound(self, peaks: Peaks | None, length_ms: float) -> None:
        """Show another recording from its beginning; None for none."""
        self._peaks, self._length = peaks, length_ms
        self._position = self._start = 0.0
        self._shown = min(_SHOWN_MS, length_ms) if length_ms else _SHOWN_MS
        self._selected = self._loop = None
        self._muted = ()
        self.updateGeometry()
        self.peaks_grew()

    def peaks_grew(self) -> None:
        """There is more to draw."""
        self._drawn = (None, [], [])
        self.update()

    def show_position(self, ms: float, *, follow: bool = True) -> None:
        """Show what is heard; where it leaves what is shown, that goes along."""
        self._position = ms
        if follow and not self._start <= ms <= self._start + 0.92 * self._shown:
            self._look_at(ms - 0.08 * self._shown)
        self.update()

    def show_selection(self, span: Span | None) -> None:
        """Show when the words that are selected were said."""
        self._selected = span
        self.update()

    def show_loop(self, span: Span | None) -> None:
        """Show what is played over and over."""
        self._loop = span
        self.update()

    def show_muted(self, spans: Sequence[Span]) -> None:
        """Show what is redacted."""
        self._muted = tuple(spans)
        self.update()

    @property
    def shown(self) -> Span:
        """The part that is shown in detail."""
        return self._start, self._start + self._shown

    def zoom(self, steps: float, around: float | None = None) -> None:
        """Show less of the sound in more detail, or more of it; around a moment."""
        at = self._position if around is None else around
        share = (at - self._start) / self._shown if self._shown else 0.0
        share = min(max(share, 0.0), 1.0)
        longest = max(self._length, _LEAST_MS)
        self._shown = min(longest, max(_LEAST_MS, self._shown * _ZOOM**-steps))
        self.updateGeometry()
        self._look_at(at - share * self._shown)

    @property
    def _is_part(self) -> bool:
        """Whether there is more than is shown in detail."""
        return self._shown < self._length - 1

    def _look_at(self, start: float) -> None:
        self._start = min(max(0.0, start), max(0.0, self._length - self._shown))
        self.update()

    # -- events -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(400, _WAVE + (_GAP + _OVERVIEW if self._is_part else 0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._length or event.button() != Qt.MouseButton.LeftButton:
            return
        if event.position().y() > _WAVE + _GAP / 2:
            self._seek_in_whole(event.position().x())
            return
        self._pressed, self._pulled = event.position().x(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._pressed is not None:
            self._pulled = self._pulled or abs(at.x() - self._pressed) >= _PULLED_PX
            if self._pulled:
                self.show_selection(self._between(self._pressed, at.x()))
        elif event.buttons() & Qt.MouseButton.LeftButton and self._length:
            self._seek_in_whole(at.x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        pressed, self._pressed = self._pressed, None
        if self._pulled:
            self.span_wanted.emit(*self._between(pressed, event.position().x()))
        else:
            self.seek_wanted.emit(self._ms_at(pressed))

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = (event.angleDelta().y() or event.angleDelta().x()) / 120
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(notches, self._ms_at(event.position().x()))
        else:
            self._look_at(self._start - notches * 0.15 * self._shown)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Waveform of the recording"))
        self.setToolTip(self.tr("Click to go there; draw over it to select the words under it"))

    def _between(self, one: float, other: float) -> Span:
        return self._ms_at(min(one, other)), self._ms_at(max(one, other))

    def _ms_at(self, x: float) -> float:
        ms = self._start + x / max(1, self.width()) * self._shown
        return min(max(0.0, ms), self._length)

    def _x(self, ms: float) -> float:
        return (ms - self._start) / self._shown * self.width() if self._shown else 0.0

    def _seek_in_whole(self, x: float) -> None:
        ms = min(max(0.0, x / max(1, self.width())), 1.0) * self._length
        self._look_at(ms - self._shown / 2)
        self.seek_wanted.emit(ms)

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._length:
            return
        theme = self._theme
        self._paint_span(painter, self._selected, mixed(theme.paper, theme.accent, 0.2))
        for span in self._muted:
            self._paint_span(painter, span, theme.color("note"))
        self._paint_bars(painter)
        if self._loop is not None:
            self._paint_loop(painter, self._loop)
        self._paint_position(painter)
        if self._is_part:
            self._paint_whole(painter)
        painter.end()

    def _paint_span(self, painter: QPainter, span: Span | None, colour: QColor) -> None:
        if span is None:
            return
        left, right = self._x(span[0]), self._x(span[1])
        if right > 0 and left < self.width():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(left, 0, max(2.0, right - left), _WAVE), 3, 3)

    def _paint_bars(self, painter: QPainter) -> None:
        theme = self._theme
        heard = mixed(theme.paper, theme.accent, 0.75)
        to_come = mixed(theme.paper, theme.accent, 0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        fine, _ = self._columns()
        loudest = self._loudest
        a_column = self._shown / max(1, len(fine))
        for n, peak in enumerate(fine):
            height = max(2.0, min(1.0, (peak / loudest) ** 0.8) * (_WAVE - 6))
            at = self._start + (n + 0.5) * a_column
            painter.setBrush(heard if at <= self._position else to_come)
            bar = QRectF(n * _COLUMN + 1, (_WAVE - height) / 2, _COLUMN / 2, height)
            painter.drawRoundedRect(bar, 1, 1)

    def _paint_loop(self, painter: QPainter, loop: Span) -> None:
        painter.setPen(QPen(self._theme.color("accent"), 2))
        left, right = self._x(loop[0]), self._x(loop[1])
        painter.drawLine(QPointF(left, 1), QPointF(right, 1))
        for x in (left, right):
            painter.drawLine(QPointF(x, 1), QPointF(x, 7))

    def _paint_position(self, painter: QPainter) -> None:
        x = self._x(self._position)
        if -1 <= x <= self.width() + 1:
            x = min(max(1.0, x), self.width() - 1.0)
            painter.setPen(QPen(self._theme.color("accent"), 2))
            painter.drawLine(QPointF(x, 0), QPointF(x, _WAVE))

    def _paint_whole(self, painter: QPainter) -> None:
        theme, top, width = self._theme, _WAVE + _GAP, self.width()
        painter.setPen(Qt.PenStyle.NoPen)
        _, coarse = self._columns()
        loudest = self._loudest
        painter.setBrush(theme.color("line"))
        painter.drawRoundedRect(QRectF(0, top + 2, width, 2), 1, 1)
        painter.setBrush(mixed(theme.paper, theme.accent, 0.3))
        for n, peak in enumerate(coarse):
            height = min(1.0, (peak / loudest) ** 0.8) * _OVERVIEW
            if height > 2:
                painter.drawRect(QRectF(n * 2, top + (_OVERVIEW - height) / 2, 1, height))
        left, length = self._start / self._length * width, self._shown / self._length * width
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("accent"), 1))
        frame = QRectF(left, top, max(6.0, length), _OVERVIEW).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, 2, 2)
        painter.fillRect(
            QRectF(self._position / self._length * width - 1, top - 1, 2, _OVERVIEW + 2),
            theme.color("accent"),
        )

    def _columns(self) -> tuple[list[float], list[float]]:
        """The bars in detail and of the whole; kept until something of them changes."""
        about = (self._start, self._shown, self.width(), self._length)
        if self._drawn[0] != about and self._peaks is not None:
            fine = self._peaks.columns(*self.shown, self.width() // _COLUMN)
            coarse = self._peaks.columns(0, self._length, self.width() // 2)
            self._drawn = (about, fine, coarse)
            self._loudest = max(_QUIETEST_FULL, self._peaks.loudest)
        return self._drawn[1], self._drawn[2]

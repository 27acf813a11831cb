"""The waveform of a recording: a part of it in detail, and below it the whole as a line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.audio.peaks import Peaks
from labeval.ui.coding.sound.waveform_painter import (
    COLUMN,
    GAP,
    OVERVIEW,
    WAVE,
    Bars,
    Span,
    Waveform,
)
from labeval.ui.language import Retranslating
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import Theme, Themed

_SHOWN_MS = 90_000.0
"""So much is shown at first."""
_LEAST_MS = 5_000.0
_ZOOM = 1.5
_PULLED_PX = 4
"""A press that moves less than this is a click."""
_QUIETEST_FULL = 0.05
"""A recording that is never louder than this is not drawn as if it were."""
_NO_BARS = Bars((), (), 1.0)


class SoundStrip(Retranslating, Themed, QWidget):
    """Draws a recording, and emits where it was clicked.

    Signals:
        seek_wanted: a moment, in ms of the recording.
        span_wanted: a stretch that was drawn over with the mouse, as two moments.
    """

    seek_wanted = Signal(float)
    span_wanted = Signal(float, float)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
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
        self._drawn: tuple[object, Bars] = (None, _NO_BARS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    # -- what is shown ------------------------------------------------------------------------

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
        self._drawn = (None, _NO_BARS)
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
        """True where the recording is longer than the detail."""
        return self._shown < self._length - 1

    def _look_at(self, start: float) -> None:
        self._start = min(max(0.0, start), max(0.0, self._length - self._shown))
        self.update()

    # -- events -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(400, WAVE + (GAP + OVERVIEW if self._is_part else 0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._length or event.button() != Qt.MouseButton.LeftButton:
            return
        if event.position().y() > WAVE + GAP / 2:
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

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Waveform of the recording"))
        set_tool_tip(self, self.tr("Click to go there; draw over it to select the words under it"))

    def _between(self, one: float, other: float) -> Span:
        return self._ms_at(min(one, other)), self._ms_at(max(one, other))

    def _ms_at(self, x: float) -> float:
        ms = self._start + x / max(1, self.width()) * self._shown
        return min(max(0.0, ms), self._length)

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
        form = Waveform(
            self._theme, self.width(), self._length, self._start, self._shown, self._position
        )
        form.paint(
            painter,
            self._bars(),
            selected=self._selected,
            muted=self._muted,
            loop=self._loop,
            whole=self._is_part,
        )
        painter.end()

    def _bars(self) -> Bars:
        """The bars in detail and of the whole; kept until something of them changes."""
        about = (self._start, self._shown, self.width(), self._length)
        if self._drawn[0] != about and self._peaks is not None:
            fine = self._peaks.columns(*self.shown, self.width() // COLUMN)
            coarse = self._peaks.columns(0, self._length, self.width() // 2)
            self._drawn = (about, Bars(fine, coarse, max(_QUIETEST_FULL, self._peaks.loudest)))
        return self._drawn[1]

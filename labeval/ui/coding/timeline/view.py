"""The picture of a session's timeline: zoomed, gone through by keys, played by a click."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from labeval.jobs.coding.timeline_drawing import ROW, TOP, DrawnBar, DrawnLane, clock, ticks
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.plain import show_tool_tip
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import mixed
from labeval.ui.widgets.basics.lettering import type_font, type_metrics

_NAMES = 180
_RIGHT = 24
"""Half of the last time of the axis has room there."""
_PX = 12
_CLOSEST_MS = 2_000
"""The shortest time that fills the picture."""
_NEAR = 5.0
"""Pixels around a thing without length in which a click means it."""
_LEAST = 3.0
_WIDE = 24.0
"""Pixels from which a place inside of a thing can be clicked."""


class TimelineView(QWidget):
    """Lanes one below the other, over a part of the session's clock.

    Signals:
        play_requested: a moment of the session is to be played.
        space_pressed: what plays is to stop, else to play from the current bar on.
        opened: the words of a bar are to be shown in their text.
        current_changed: another bar is current, or none.
        range_changed: another part is shown.
    """

    play_requested = Signal(int)
    space_pressed = Signal()
    opened = Signal(object)
    current_changed = Signal()
    range_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.lanes: Sequence[DrawnLane] = ()
        self.length_ms = 1
        self.start_ms, self.end_ms = 0, 1
        self.current: tuple[int, int] | None = None
        """Lane and bar."""
        self.played_ms: float | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------

    def show_lanes(self, lanes: Sequence[DrawnLane], length_ms: int, *, whole: bool) -> None:
        """Show lanes; the part of the session stays unless it is another one, shown whole."""
        self.lanes, self.length_ms = lanes, length_ms
        kept = self.current
        if whole or (kept and not (kept[0] < len(lanes) and kept[1] < len(lanes[kept[0]].bars))):
            self.current = None
        self.setFixedHeight(TOP + ROW * len(lanes) + 8)
        if whole:
            self.show_range(0, length_ms)
        self.update()
        self.current_changed.emit()

    def show_range(self, start_ms: float, end_ms: float) -> None:
        """Show a part of the session."""
        span = min(max(end_ms - start_ms, min(_CLOSEST_MS, self.length_ms)), self.length_ms)
        start = min(max(0.0, start_ms), self.length_ms - span)
        self.start_ms, self.end_ms = round(start), round(start + span)
        self.update()
        self.range_changed.emit()

    def zoom(self, by: float, about_ms: float | None = None) -> None:
        """Show a part that is so many times shorter, around a moment."""
        bar = self.current_bar
        middle = about_ms if about_ms is not None else bar.start_ms if bar is not None else None
        if middle is None or not self.start_ms <= middle <= self.end_ms:
            middle = (self.start_ms + self.end_ms) / 2
        share = (middle - self.start_ms) / max(1, self.end_ms - self.start_ms)
        span = (self.end_ms - self.start_ms) / by
        self.show_range(middle - share * span, middle + (1 - share) * span)

    def show_whole(self) -> None:
        """Show all of the session."""
        self.show_range(0, self.length_ms)

    def show_played(self, at_ms: float | None) -> None:
        """Draw the line of what is heard, and follow it as long as nobody looks elsewhere."""
        if at_ms != self.played_ms:
            before, self.played_ms = self.played_ms, at_ms
            was_seen = before is None or self.start_ms <= before <= self.end_ms
            if was_seen and at_ms is not None and not self.start_ms <= at_ms <= self.end_ms:
                span = self.end_ms - self.start_ms
                self.show_range(at_ms - span * 0.1, at_ms + span * 0.9)
            self.update()

    @property
    def current_bar(self) -> DrawnBar | None:
        """The bar that keys act on."""
        if self.current is None:
            return None
        lane, bar = self.current
        return self.lanes[lane].bars[bar]

    def choose(self, lane: int, bar: int) -> None:
        """Make a bar the current one, and bring it into sight."""
        self.current = lane, bar
        found = self.lanes[lane].bars[bar]
        if not self.start_ms <= found.start_ms <= self.end_ms:
            span = self.end_ms - self.start_ms
            self.show_range(found.start_ms - span / 2, found.start_ms + span / 2)
        self.update()
        self.current_changed.emit()

    # -- events -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(900, TOP + ROW * len(self.lanes) + 8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, bar = event.key(), self.current_bar
        steps = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1)}
        steps |= {Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        if key in steps and self.lanes:
            self._step(*steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(2)
        elif key == Qt.Key.Key_Minus:
            self.zoom(0.5)
        elif key == Qt.Key.Key_0:
            self.show_whole()
        elif key == Qt.Key.Key_Space:
            self.space_pressed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and bar is not None:
            self.opened.emit(bar)
        else:
            super().keyPressEvent(event)

    def _step(self, lanes: int, bars: int) -> None:
        """Go to the next lane at the same time, or to the next bar of the lane."""
        if self.current is None:
            self.choose(0, 0)
            return
        lane, bar = self.current
        if bars:
            self.choose(lane, min(max(0, bar + bars), len(self.lanes[lane].bars) - 1))
            return
        at_ms = self.lanes[lane].bars[bar].start_ms
        lane = min(max(0, lane + lanes), len(self.lanes) - 1)
        starts = [found.start_ms for found in self.lanes[lane].bars]
        self.choose(lane, max(0, bisect_right(starts, at_ms) - 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if event.button() != Qt.MouseButton.LeftButton or at.x() < _NAMES:
            return
        at_ms = round(self._ms(at.x()))
        found = self._bar_at(at)
        if found is not None:
            lane, bar = found
            hit = self.lanes[lane].bars[bar]
            is_wide = self._box(hit, 0).width() >= _WIDE
            at_ms = max(at_ms, hit.start_ms) if is_wide else hit.start_ms
            self.choose(lane, bar)
        self.play_requested.emit(at_ms)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self._bar_at(event.position())
        if found is not None:
            self.opened.emit(self.lanes[found[0]].bars[found[1]])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = self._bar_at(event.position())
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if found is not None else Qt.CursorShape.ArrowCursor
        )
        if found is not None:
            bar = self.lanes[found[0]].bars[found[1]]
            text = f"{clock(bar.start_ms)}  {bar.tip}"
            show_tool_tip(event.globalPosition().toPoint(), text, self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.25 if turned > 0 else 0.8, self._ms(event.position().x()))
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            by = (self.end_ms - self.start_ms) * (-0.1 if turned > 0 else 0.1)
            self.show_range(self.start_ms + by, self.end_ms + by)
        else:
            event.ignore()  # the lanes scroll

    # -- drawing ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.color("paper"))
        painter.setFont(type_font(theme.px(_PX)))
        for at_ms in ticks(self.start_ms, self.end_ms, self.width() - _NAMES - _RIGHT):
            x = self._x(at_ms)
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(x, TOP - 6), QPointF(x, self.height()))
            painter.setPen(theme.color("soft_text"))
            painter.drawText(QRectF(x - 40, 2, 80, 20), Qt.AlignmentFlag.AlignHCenter, clock(at_ms))
        metrics = type_metrics(theme.px(_PX))
        for n, lane in enumerate(self.lanes):
            top = TOP + n * ROW
            self._paint_bars(painter, n, lane, top)
            painter.fillRect(QRectF(0, top, _NAMES, ROW), theme.color("paper"))
            painter.setPen(theme.color("text"))
            name = metrics.elidedText(lane.name, Qt.TextElideMode.ElideRight, _NAMES - 16)
            painter.drawText(QRectF(8, top, _NAMES - 16, ROW), Qt.AlignmentFlag.AlignVCenter, name)
        if self.played_ms is not None and self.start_ms <= self.played_ms <= self.end_ms:
            x = self._x(self.played_ms)
            painter.setPen(QPen(theme.color("bad"), 2))
            painter.drawLine(QPointF(x, TOP - 6), QPointF(x, self.height()))
        if self.hasFocus():
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_bars(self, painter: QPainter, number: int, lane: DrawnLane, top: int) -> None:
        theme, metrics = self._theme, type_metrics(self._theme.px(_PX))
        colours = code_colours(lane.colour, theme)
        fill = mixed(theme.paper, colours.line.name(), 0.45)
        for n, bar in enumerate(lane.bars):
            if bar.end_ms < self.start_ms or bar.start_ms > self.end_ms:
                continue
            box = self._box(bar, top)
            is_current = self.current == (number, n)
            edge = (theme.color("text"), 2) if is_current else (colours.line, 1)
            painter.setPen(QPen(*edge))
            painter.setBrush(fill if bar.end_ms > bar.start_ms else colours.line)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
            room = int(box.width()) - 6
            if room > 24:
                painter.setPen(theme.color("text"))
                text = metrics.elidedText(bar.text, Qt.TextElideMode.ElideRight, room)
                painter.drawText(box.adjusted(3, 0, -3, 0), Qt.AlignmentFlag.AlignVCenter, text)

    def _box(self, bar: DrawnBar, top: float) -> QRectF:
        # Whole pixels: an edge that is shared by two has half of its contrast in each.
        left = float(max(_NAMES, round(self._x(bar.start_ms))))
        right = float(min(self.width(), round(self._x(bar.end_ms))))
        return QRectF(left, top + 3, max(_LEAST, right - left), ROW - 6)

    def _x(self, ms: float) -> float:
        span = max(1, self.end_ms - self.start_ms)
        return _NAMES + (ms - self.start_ms) / span * (self.width() - _NAMES - _RIGHT)

    def _ms(self, x: float) -> float:
        share = (x - _NAMES) / max(1, self.width() - _NAMES - _RIGHT)
        return min(max(0.0, self.start_ms + share * (self.end_ms - self.start_ms)), self.length_ms)

    def _bar_at(self, at: QPointF) -> tuple[int, int] | None:
        """Lane and bar at a point; of several the nearest one that begins last."""
        lane = int((at.y() - TOP) // ROW)
        if not 0 <= lane < len(self.lanes) or at.x() < _NAMES:
            return None
        near = [
            (max(0.0, box.left() - at.x(), at.x() - box.right()), -bar.start_ms, n)
            for n, bar in enumerate(self.lanes[lane].bars)
            if bar.end_ms >= self.start_ms
            and bar.start_ms <= self.end_ms
            and (box := self._box(bar, 0)).left() - _NEAR <= at.x() <= box.right() + _NEAR
        ]
        return (lane, min(near)[2]) if near else None

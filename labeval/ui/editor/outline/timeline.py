"""The steps of a session in a line, as long as they take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.jobs.planning.durations import whole_minutes
from labeval.ui.plain import show_tool_tip
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

_ROW = 26
_BAR = 20
_NAME, _TOTAL = 128, 60
_LEAST = 3


@dataclass(frozen=True, slots=True)
class Segment:
    """A step, with its name and its length in minutes."""

    step: str
    """Its id in the study file."""
    name: str
    minutes: float
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A session of one condition."""

    name: str
    segments: Sequence[Segment]

    @property
    def minutes(self) -> float:
        """Its whole length."""
        return sum(segment.minutes for segment in self.segments)


class Timeline(QWidget):
    """A row for each condition, on one scale.

    Signals:
        pointed: the id of a step that was clicked.
    """

    pointed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: Sequence[Row] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show sessions; they are read out by their steps and minutes."""
        self._rows = rows
        self.setAccessibleName("\n".join(self._written(row) for row in rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, _ROW * len(self._rows))

    def event(self, event: QEvent) -> bool:
        """Name the step under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self._at(event.pos())
            text = f"{found.name}: {self._minutes(found.minutes)}" if found else ""
            show_tool_tip(event.globalPos(), text, self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self._at(event.position().toPoint())
        if found is not None:
            self.pointed.emit(found.step)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, row in enumerate(self._rows):
            self._paint_row(painter, n, row)
        painter.end()

    def _paint_row(self, painter: QPainter, n: int, row: Row) -> None:
        theme, top = self._theme, n * _ROW
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(type_font(12))
        painter.setPen(theme.color("soft_text"))
        name = type_metrics(12).elidedText(row.name, Qt.TextElideMode.ElideRight, _NAME - GRID)
        painter.drawText(QRectF(0, top, _NAME, _ROW), middle, name)
        for segment, place in self._places(n):
            painter.setPen(theme.color("accent" if segment.rated else "line"))
            painter.setBrush(theme.color("accent_tint" if segment.rated else "paper"))
            painter.drawRoundedRect(place, 3, 3)
            room = round(place.width()) - 8
            if text_width(segment.name, 11) <= room:
                painter.setPen(theme.color("text"))
                painter.setFont(type_font(11))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, segment.name)
        painter.setFont(type_font(12, strong=True))
        painter.setPen(theme.color("text"))
        total = QRectF(self.width() - _TOTAL, top, _TOTAL, _ROW)
        painter.drawText(total, middle | Qt.AlignmentFlag.AlignRight, self._minutes(row.minutes))

    def _places(self, n: int) -> list[tuple[Segment, QRectF]]:
        """The segments of a row with their rectangles."""
        longest = max((row.minutes for row in self._rows), default=0.0) or 1.0
        most = max(len(row.segments) for row in self._rows)
        room = self.width() - _NAME - _TOTAL - GRID - most * (_LEAST + 2)
        found, left = [], float(_NAME)
        for segment in self._rows[n].segments:
            width = _LEAST + max(0.0, room * segment.minutes / longest)
            place = QRectF(left, n * _ROW + (_ROW - _BAR) / 2, width, _BAR)
            found.append((segment, place.adjusted(0.5, 0.5, -0.5, -0.5)))
            left += width + 2
        return found

    def _at(self, point: QPoint) -> Segment | None:
        row = point.y() // _ROW
        if not 0 <= row < len(self._rows):
            return None
        return next((s for s, place in self._places(row) if place.contains(point)), None)

    def _written(self, row: Row) -> str:
        steps = "; ".join(f"{s.name} {self._minutes(s.minutes)}" for s in row.segments)
        return f"{row.name}: {self._minutes(row.minutes)} ({steps})"

    def _minutes(self, minutes: float) -> str:
        if minutes < 1:
            return self.tr("{seconds} s").format(seconds=round(minutes * 60))
        return self.tr("{minutes} min").format(minutes=whole_minutes(minutes))

"""The plan of the day on the wall: a lane for each station, and how far each appointment is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.jobs.room.wall import in_order
from labeval.session.assignment.appointments import NOTHING, Appointment, Attendance
from labeval.ui.language import Retranslating
from labeval.ui.theme import CORNER, GRID, Theme, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

_LOOKS = {
    Attendance.RUNNING: ("●", "accent_tint", "text"),
    Attendance.DONE: ("✓", "disabled", "soft_text"),
    Attendance.INTERRUPTED: ("✕", "disabled", "bad"),
    Attendance.COMING: ("", "paper", "text"),
    Attendance.MISSED: ("–", "paper", "soft_text"),
    Attendance.OPEN: ("", "ground", "soft_text"),
}
"""Sign, and the roles of ground and letters; the sign says the same as the colour."""
_PX = 13
_LANE = 22
_PAD = 12
_SHORTEST = 28
_MOST_LANES = 8
_SHARE = 5
"""The strip has at most the fifth part of the window's height."""
_HOUR = 60


class TodayStrip(Retranslating, Themed, QWidget):
    """Draws the plan of today; a window in which it has no room does not show it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._plan: Sequence[tuple[Appointment, Attendance]] = ()
        self._minute = 0
        self.drawn: list[str] = []
        """The texts that were drawn last."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def _lanes(self) -> list[str]:
        stations = {one.station for one, _ in self._plan}
        return sorted(stations, key=lambda name: (not name, in_order(name)))

    def show_plan(
        self, plan: Sequence[tuple[Appointment, Attendance]], minute: int, height: int
    ) -> None:
        """Show a plan where it has room.

        Args:
            minute: now, since midnight.
            height: of the window.
        """
        if (plan, minute) != (self._plan, self._minute):
            self._plan, self._minute = plan, minute
            self.retranslate()
            self.updateGeometry()
        wanted = self.sizeHint().height()
        self.setVisible(0 < len(self._lanes) <= _MOST_LANES and wanted * _SHARE <= height)

    def sizeHint(self) -> QSize:
        return QSize(400, (len(self._lanes) + 1) * _LANE + type_metrics(14).height() + GRID)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def retranslate(self) -> None:
        counts = Counter(attendance for _, attendance in self._plan)
        names = {
            Attendance.DONE: self.tr("%n done", "", counts[Attendance.DONE]),
            Attendance.RUNNING: self.tr("%n running", "", counts[Attendance.RUNNING]),
            Attendance.INTERRUPTED: self.tr("%n interrupted", "", counts[Attendance.INTERRUPTED]),
            Attendance.COMING: self.tr("%n to come", "", counts[Attendance.COMING]),
            Attendance.MISSED: self.tr("%n did not come", "", counts[Attendance.MISSED]),
        }
        self._counts = ", ".join(name for kind, name in names.items() if counts[kind])
        self._heading = self.tr("Today")
        self._walks_in = self.tr("walks in")
        self.setAccessibleName(": ".join(filter(None, (self._heading, self._counts))))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.drawn = []
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("paper"))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), CORNER, CORNER)
        head = type_metrics(14, strong=True).height()
        used = text_width(self._heading, 14, strong=True)
        self._text(painter, self._heading, QRect(_PAD, 4, used + 4, head), "text", 14, strong=True)
        place = QRect(_PAD + used + 2 * GRID, 4, self.width() - used - 3 * _PAD, head)
        self._text(painter, self._counts, place, "soft_text", _PX)
        self._draw_lanes(painter, head + 4)
        painter.end()

    def _draw_lanes(self, painter: QPainter, top: int) -> None:
        lanes = self._lanes
        names = max(text_width(name, _PX) for name in lanes) + 2 * GRID
        first, last = self._hours()
        left, width = _PAD + names, self.width() - names - 3 * _PAD

        def x(minute: int) -> int:
            return left + width * (minute - first * _HOUR) // ((last - first) * _HOUR)

        bottom = top + (len(lanes) + 1) * _LANE - 2
        now, clock = x(self._minute), f"{self._minute // _HOUR}:{self._minute % _HOUR:02}"
        half = text_width(clock, _PX, strong=True) // 2 + 2
        named = [QRect(now - half, top, 2 * half, _LANE - 6)]
        self._text(painter, clock, named[0], "accent", _PX, strong=True)
        for hour in range(first, last + 1):
            at, text = x(hour * _HOUR), f"{hour}:00"
            painter.setPen(QPen(self._theme.color("line"), 1))
            painter.drawLine(at, top + _LANE - 4, at, bottom)
            half = text_width(text, _PX) // 2 + 2
            place = QRect(at - half, top, 2 * half, _LANE - 6)
            if not any(map(place.intersects, named)):
                named.append(place)
                self._text(painter, text, place, "soft_text", _PX)
        painter.setPen(QPen(self._theme.color("accent"), 2))
        painter.drawLine(now, top + _LANE - 4, now, bottom)
        for number, name in enumerate(lanes, 1):
            y = top + number * _LANE
            self._text(painter, name or NOTHING, QRect(_PAD, y, names, _LANE - 4), "text", _PX)
            shown = [entry for entry in self._plan if entry[0].station == name]
            ends = [x(one.minute) - 4 for one, _ in shown[1:]]
            for (one, attendance), end in zip(shown, [*ends, left + width + _PAD], strict=True):
                self._draw_one(painter, one, attendance, QRect(x(one.minute), y, 0, _LANE - 4), end)

    def _draw_one(
        self, painter: QPainter, one: Appointment, attendance: Attendance, place: QRect, end: int
    ) -> None:
        sign, ground, role = _LOOKS[attendance]
        who = one.participant or self._walks_in
        text = " ".join(part for part in (sign, who, one.condition) if part)
        wanted = text_width(text, _PX) + 2 * GRID
        place.setWidth(max(_SHORTEST, min(wanted, end - place.left())))
        dashed = attendance in (Attendance.MISSED, Attendance.INTERRUPTED, Attendance.OPEN)
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        edge = "accent" if attendance is Attendance.RUNNING else "line"
        painter.setPen(QPen(self._theme.color(edge), 1, style))
        painter.setBrush(self._theme.color(ground))
        painter.drawRoundedRect(place, 3, 3)
        self._text(painter, text, place.adjusted(GRID // 2 + 2, 0, -4, 0), role, _PX)

    def _hours(self) -> tuple[int, int]:
        """The first and the last full hour that are drawn."""
        minutes = [self._minute, *(one.minute for one, _ in self._plan)]
        return min(minutes) // _HOUR, max(minutes) // _HOUR + 1

    def _text(
        self,
        painter: QPainter,
        text: str,
        place: QRect,
        role: str,
        px: int,
        *,
        strong: bool = False,
    ) -> None:
        painter.setFont(type_font(px, strong=strong))
        painter.setPen(self._theme.color(role))
        cut = type_metrics(px, strong=strong).elidedText(
            text, Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, cut)
        if cut:
            self.drawn.append(cut)

"""Drawings of a session at a glance: its page in outline, and the times of its pages as bars."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from labeval.jobs.room.glance import Pace, Row, Sketch
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import mixed

_HEAD = 0.1
"""Share of a page that its head takes."""
_ASIDE = 0.34
"""Share of its width that what is answered takes."""
_MOST_ROWS, _MOST_OPTIONS, _MOST_TEXTS = 10, 7, 6
_ALL = 3.0
"""So many times the usual time fill the height; longer ones are cut."""
_STUB = 2.0
"""Height of a page to come."""
_TICK = 5.0
"""Room below the bars for the mark of the plan."""


def draw_sketch(painter: QPainter, place: QRectF, sketch: Sketch, theme: Theme) -> None:
    """Draw a page in outline."""
    _Outline(painter, theme).draw(place, sketch)


def draw_pace(painter: QPainter, place: QRectF, pace: Pace, theme: Theme, *, is_old: bool) -> None:
    """Draw a bar for each page, the usual time as a line, and where the plan is as a mark below.

    Args:
        is_old: nothing says that the session goes on.
    """
    room = place.height() - _TICK
    usual = pace.usual_ms or 0
    most = usual * _ALL or max(*pace.pages_ms, 1)
    each = place.width() / len(pace.pages_ms)
    painter.setPen(Qt.PenStyle.NoPen)
    done = theme.color("disabled") if is_old else mixed(theme.paper, theme.accent, 0.38)
    for n, ms in enumerate(pace.pages_ms):
        height = min(room, max(_STUB, room * ms / most))
        colour = done if ms else theme.color("line")
        if n == pace.here:
            colour = theme.color("soft_text" if is_old else "accent")
        painter.setBrush(colour)
        width = max(1.0, min(each - min(3.0, each * 0.2), 40.0))
        painter.drawRect(QRectF(place.x() + n * each, place.y() + room - height, width, height))
    if usual:
        y = place.y() + room - room * usual / most
        painter.setPen(QPen(theme.color("text"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(place.x(), y, place.right(), y))
    if pace.planned is not None:
        x, y = place.x() + place.width() * pace.planned, place.y() + room + 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("note_text"))
        points = (QPointF(x, y), QPointF(x - 4, y + 4), QPointF(x + 4, y + 4))
        painter.drawPolygon(QPolygonF(points))


class _Outline:
    """One drawing of a page."""

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        self._painter, self._theme = painter, theme
        self._faint = mixed(theme.paper, theme.soft_text, 0.45)

    def draw(self, place: QRectF, sketch: Sketch) -> None:
        painter, theme = self._painter, self._theme
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("ground"))
        painter.drawRoundedRect(place, 4, 4)
        pad = place.height() * 0.05
        inside = place.adjusted(pad, pad, -pad, -pad)
        if sketch.kind in ("pause", "break"):
            self._rest(inside)
            return
        head = inside.height() * _HEAD
        self._fill(QRectF(inside.x(), inside.y(), inside.width() * 0.3, head * 0.5), self._faint)
        body = inside.adjusted(0, head + pad * 0.4, 0, 0)
        if sketch.texts:
            self._page(body, sketch, pad)
        elif sketch.rows:
            self._sheet(body)
            self._rows(body.adjusted(pad, pad, -pad, -pad), sketch.rows)
        else:
            middle = body.adjusted(body.width() * 0.18, 0, -body.width() * 0.18, 0)
            self._sheet(middle)
            self._lines(middle.adjusted(pad, pad, -pad, -pad))

    def _page(self, body: QRectF, sketch: Sketch, pad: float) -> None:
        aside = body.width() * _ASIDE
        texts = QRectF(body.x(), body.y(), body.width() - aside - pad, body.height())
        if sketch.has_source:
            source = QRectF(texts.x(), texts.y(), texts.width() * 0.3, texts.height())
            self._lines(source.adjusted(0, pad, 0, -pad))
            texts.setLeft(source.right() + pad)
        count = min(sketch.texts, _MOST_TEXTS)
        columns = count if count < 4 else -(-count // 2)
        rows = -(-count // columns)
        width = (texts.width() - (columns - 1) * pad) / columns
        height = (texts.height() - (rows - 1) * pad) / rows
        for n in range(count):
            row, column = divmod(n, columns)
            x, y = texts.x() + column * (width + pad), texts.y() + row * (height + pad)
            box = QRectF(x, y, width, height)
            self._sheet(box)
            self._lines(box.adjusted(pad, pad, -pad, -pad))
        box = QRectF(body.right() - aside, body.y(), aside, body.height())
        self._sheet(box)
        self._rows(box.adjusted(pad * 0.6, pad * 0.6, -pad * 0.6, -pad * 0.6), sketch.rows)

    def _rows(self, place: QRectF, rows: tuple[Row, ...]) -> None:
        shown = rows[:_MOST_ROWS]
        step = min(place.height() / max(1, len(shown)), place.height() / 5)
        for n, row in enumerate(shown):
            line = QRectF(place.x(), place.y() + n * step, place.width(), step)
            if row.is_here:
                self._fill(line, self._theme.color("accent_tint"))
            self._row(line, row)

    def _row(self, line: QRectF, row: Row) -> None:
        theme, thick = self._theme, max(1.5, line.height() * 0.22)
        y = line.center().y() - thick / 2
        self._fill(QRectF(line.x() + 2, y, line.width() * 0.36, thick), self._faint)
        right = QRectF(line.x() + line.width() * 0.44, line.y(), line.width() * 0.54, line.height())
        if not row.options:
            box = right.adjusted(0, line.height() * 0.2, 0, -line.height() * 0.2)
            self._fill(box, theme.color("accent" if row.chosen else "line"))
            return
        count = min(row.options, _MOST_OPTIONS)
        at = {chosen * (count - 1) // max(1, row.options - 1) for chosen in row.chosen}
        each = right.width() / count
        for n in range(count):
            side = max(2.0, min(each * 0.7, line.height() * 0.6))
            x = right.x() + n * each + (each - side) / 2
            box = QRectF(x, line.center().y() - side / 2, side, side)
            self._fill(box, theme.color("accent" if n in at else "line"))

    def _rest(self, place: QRectF) -> None:
        height = place.height() * 0.4
        width, y = height * 0.28, place.center().y() - height / 2
        for side in (-1.5, 0.5):
            bar = QRectF(place.center().x() + side * width, y, width, height)
            self._fill(bar, self._faint)

    def _sheet(self, place: QRectF) -> None:
        self._painter.setPen(QPen(self._theme.color("line"), 1))
        self._painter.setBrush(self._theme.color("paper"))
        self._painter.drawRoundedRect(place, 2, 2)

    def _lines(self, place: QRectF) -> None:
        """Lines of a text; the last of a paragraph is shorter."""
        step = max(4.0, place.height() / 14)
        for n in range(int(place.height() // step)):
            width = place.width() * (0.55 if n % 5 == 4 else 0.94 + 0.03 * (n % 3))
            if width > 0:
                line = QRectF(place.x(), place.y() + n * step, width, max(1.0, step * 0.34))
                self._fill(line, self._faint)

    def _fill(self, place: QRectF, colour: QColor) -> None:
        self._painter.fillRect(place, colour)

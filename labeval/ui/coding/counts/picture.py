"""A grid as a picture: bars, shades, a curve, lanes of time or stacks. Drawn alike on file."""

from __future__ import annotations

from math import ceil, cos, radians, sin

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from labeval.ui.coding.counts.grid import Grid, GridCell
from labeval.ui.coding.parts.code_colours import PALETTE, code_colours
from labeval.ui.plain import show_tool_tip
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import mixed
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

_PX = 12
_NAMES = 0.42
"""Share of the width that names have at most."""
_ROW = 22
_BAR = 11
"""Height of one bar of several."""
_AXIS = 26
_LEGEND = 22.0
_COLUMN = 64.0
"""Widest column of shades."""
_SLANT, _HEAD = 40, 118
"""Degrees and longest line of the heads above shades."""
_APART = 1.15
"""Heights of letters from one slanted head to the next."""


class Picture(QWidget):
    """Draws a grid.

    Signals:
        cell_chosen: a cell was clicked.
    """

    cell_chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.grid_shown: Grid | None = None
        self._areas: list[tuple[QRectF, GridCell, str]] = []
        self.setMouseTracking(True)
        self.setMinimumHeight(120)

    def show_grid(self, grid: Grid) -> None:
        """Draw another grid; it is as high as its lines need, up to what there is."""
        self.grid_shown = grid
        self.setMinimumWidth(self.width_wanted())
        self.setAccessibleName(grid.about)
        self.updateGeometry()
        self.update()

    def width_wanted(self) -> int:
        """Width in which no head of shades is over another, in logical pixels; 0 for any."""
        grid = self.grid_shown
        if grid is None or grid.shape != "heat" or not grid.lines:
            return 0
        columns = len(grid.compared) * self._least_column()
        return ceil(columns + self._names_width(grid) + _HEAD) + 2 * GRID

    def height_wanted(self) -> int:
        """Height in which nothing is squeezed, in logical pixels."""
        grid = self.grid_shown
        if grid is None or grid.shape == "curve":
            return 240
        lines = len([line for line in grid.lines if line.cells])
        if grid.shape == "groups":
            # A legend that is longer takes another line.
            return round(lines * self._group_height(grid) + 2 * _LEGEND) + 2 * GRID
        if grid.shape == "heat":
            return lines * _ROW + 92 + GRID
        return lines * _ROW + _AXIS + 2 * GRID

    def paint_on(self, painter: QPainter, width: int, height: int) -> None:
        """Draw the picture in a rectangle at the origin."""
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRect(0, 0, width, height), theme.color("paper"))
        self._areas = []
        grid = self.grid_shown
        if grid is None or not grid.lines or grid.shape == "none":
            return
        painter.setFont(type_font(theme.px(_PX)))
        area = QRectF(GRID, GRID, width - 2 * GRID, height - 2 * GRID)
        drawing = {
            "bars": self._bars,
            "groups": self._groups,
            "heat": self._heat,
            "curve": self._curve,
            "lanes": self._lanes,
            "stacks": self._stacks,
        }[grid.shape]
        drawing(painter, grid, area)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_on(painter, self.width(), self.height())
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for area, cell, _ in self._areas:
            if area.contains(event.position()) and cell.segments:
                self.cell_chosen.emit(cell)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        for area, cell, text in reversed(self._areas):
            if area.contains(event.position()):
                hand = Qt.CursorShape.PointingHandCursor
                self.setCursor(hand if cell.segments else Qt.CursorShape.ArrowCursor)
                show_tool_tip(event.globalPosition().toPoint(), text, self)
                return
        self.unsetCursor()

    # -- shapes -------------------------------------------------------------------------------

    def _names(self, painter: QPainter, grid: Grid, area: QRectF, row: float, top: float) -> float:
        """The lines' names at the left; returns where the drawing begins."""
        px = self._theme.px(_PX)
        width = min(_NAMES * area.width(), self._names_width(grid)) + GRID
        painter.setPen(self._theme.color("text"))
        metrics = type_metrics(px)
        for n, line in enumerate(grid.lines):
            shift = 12 * line.depth
            where = QRectF(area.left() + shift, top + n * row, width - shift - 6, row)
            text = metrics.elidedText(line.name, Qt.TextElideMode.ElideMiddle, int(where.width()))
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, text)
        return area.left() + width

    def _names_width(self, grid: Grid) -> float:
        px = self._theme.px(_PX)
        return max(text_width(line.name, px) + 12 * line.depth for line in grid.lines)

    def _row_height(self, grid: Grid, height: float) -> float:
        return max(8.0, min(float(_ROW), height / max(1, len(grid.lines))))

    def _bars(self, painter: QPainter, grid: Grid, area: QRectF) -> None:
        row = self._row_height(grid, area.height())
        left = self._names(painter, grid, area, row, area.top())
        values = [line.cells[grid.drawn].value or 0.0 for line in grid.lines]
        most = max(values, default=0.0) or 1.0
        room = area.right() - left - 48
        for n, line in enumerate(grid.lines):
            cell = line.cells[grid.drawn]
            if cell.value is None:
                continue
            bar = QRectF(left, area.top() + n * row + 4, room * cell.value / most, row - 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._fill(line.colour))
            painter.drawRoundedRect(bar, 2, 2)
            painter.setPen(self._theme.color("soft_text"))
            where = QRectF(bar.right() + 6, bar.top() - 4, 48, row)
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, cell.text)
            whole = QRectF(left, bar.top() - 4, area.width(), row)
            self._areas.append((whole, cell, f"{line.name}: {cell.text}"))

    def _group_height(self, grid: Grid) -> float:
        return max(_ROW, _BAR * len(grid.compared) + GRID)

    def _groups(self, painter: QPainter, grid: Grid, area: QRectF) -> None:
        """A bar of each line for each column."""
        columns = grid.compared
        shades = [
            code_colours(PALETTE[n % len(PALETTE)], self._theme).line for n in range(len(columns))
        ]
        legend = self._legend(painter, [grid.heads[m] for m in columns], shades, area)
        row = min(self._group_height(grid), (area.height() - legend) / len(grid.lines))
        top = area.top() + legend
        left = self._names(painter, grid, area, row, top)
        most, room = grid.most or 1.0, area.right() - left - 48
        high = (row - GRID) / len(columns)
        painter.setFont(type_font(self._theme.px(_PX - 2)))
        for n, line in enumerate(grid.lines):
            for k, (m, shade) in enumerate(zip(columns, shades, strict=True)):
                cell, y = line.cells[m], top + n * row + GRID / 2 + k * high
                if cell.value is None:
                    continue
                bar = QRectF(left, y, room * cell.value / most, high - 1)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade)
                painter.drawRect(bar)
                painter.setPen(self._theme.color("soft_text"))
                where = QRectF(bar.right() + 6, y - 4, 48, high + 8)
                painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, cell.text)
                whole = QRectF(left, y, area.width(), high)
                self._areas.append((whole, cell, f"{line.name} · {grid.heads[m]}: {cell.text}"))

    def _fill(self, colour: str) -> QColor:
        if not colour:
            return mixed(self._theme.paper, self._theme.accent, 0.55)
        return code_colours(colour, self._theme).line

    def _heat(self, painter: QPainter, grid: Grid, area: QRectF) -> None:
        top = area.top() + 84
        row = self._row_height(grid, area.bottom() - top)
        left = self._names(painter, grid, area, row, top)
        columns = grid.compared
        heads = [grid.heads[m] for m in columns]
        column = self._heat_column(heads, area.right() - left)
        most = grid.most or 1.0
        for n, line in enumerate(grid.lines):
            for m, cell in enumerate(line.cells[k] for k in columns):
                box = QRectF(left + m * column + 1, top + n * row + 1, column - 2, row - 2)
                share = (cell.value or 0.0) / most
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(
                    mixed(self._theme.paper, self._theme.accent, 0.12 + 0.78 * share)
                    if share
                    else self._theme.color("ground")
                )
                painter.drawRoundedRect(box, 2, 2)
                if cell.noted:
                    painter.setBrush(self._theme.color("note_text"))
                    painter.drawEllipse(box.topRight() + QPointF(-5, 5), 2.5, 2.5)
                text = f"{line.name} · {heads[m]}: {cell.text or 0}"
                self._areas.append((box, cell, text))
        self._slanted(painter, heads, left, top - 4, column)

    def _heat_column(self, heads: list[str], room: float) -> float:
        """Width of a column, so that each slanted head ends inside of the picture."""
        px, beyond = self._theme.px(_PX), cos(radians(_SLANT))
        widths = [room / max(1, len(heads))]
        for m, head in enumerate(heads):
            reach = min(_HEAD, text_width(head, px)) * beyond + px
            widths.append((room - reach) / (m + 0.5))
        return max(self._least_column(), min(_COLUMN, *widths))

    def _least_column(self) -> float:
        """Width of a column from which on its slanted head is next to the one before."""
        return self._theme.px(_PX) * _APART / sin(radians(_SLANT))

    def _slanted(
        self, painter: QPainter, heads: list[str], left: float, base: float, column: float
    ) -> None:
        """Heads above narrow columns."""
        painter.setPen(self._theme.color("soft_text"))
        metrics = type_metrics(self._theme.px(_PX))
        for m, head in enumerate(heads):
            painter.save()
            painter.translate(left + (m + 0.5) * column, base)
            painter.rotate(-_SLANT)
            painter.drawText(0, 0, metrics.elidedText(head, Qt.TextElideMode.ElideRight, _HEAD))
            painter.restore()

    def _curve(self, painter: QPainter, grid: Grid, area: QRectF) -> None:
        theme = self._theme
        plot = area.adjusted(30, 4, -8, -_AXIS)
        so_far = [line.cells[1] for line in grid.lines]
        most = even_end(max((cell.high or cell.value or 0.0 for cell in so_far), default=1.0))
        step = plot.width() / len(grid.lines)
        painter.setPen(theme.color("soft_text"))
        for share in (0.0, 0.5, 1.0):
            y = plot.bottom() - share * plot.height()
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme.color("soft_text"))
            where = QRectF(area.left(), y - 9, 26, 18)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(where, right, f"{share * most:.0f}")
        points = []
        widest = max(text_width(line.name, theme.px(_PX)) for line in grid.lines)
        every = max(1, ceil((widest + GRID) / step))
        for n, line in enumerate(grid.lines):
            x, new = plot.left() + (n + 0.5) * step, line.cells[0]
            height = (new.value or 0.0) / most * plot.height()
            bar = QRectF(
                x - min(14.0, step * 0.3), plot.bottom() - height, min(28.0, step * 0.6), height
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(theme.paper, theme.accent, 0.3))
            painter.drawRect(bar)
            cell, scale = line.cells[1], plot.height() / most
            point = QPointF(x, plot.bottom() - (cell.value or 0.0) * scale)
            if cell.low is None or cell.high is None:
                points.append(point)
            else:
                self._estimate(painter, point, plot.bottom(), (cell.low * scale, cell.high * scale))
            if n % every == 0:
                painter.setPen(theme.color("soft_text"))
                where = QRectF(x - 40, plot.bottom() + 4, 80, _AXIS - 4)
                painter.drawText(where, Qt.AlignmentFlag.AlignHCenter, line.name)
            whole = QRectF(x - step / 2, plot.top(), step, plot.height())
            self._areas.append((whole, new, f"{line.name}: +{new.text}, {line.cells[1].text}"))
        painter.setPen(QPen(theme.color("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(theme.color("accent"))
        for point in points:
            painter.drawEllipse(point, 3, 3)

    def _estimate(
        self, painter: QPainter, at: QPointF, bottom: float, ends: tuple[float, float]
    ) -> None:
        """An open point with its interval, whose ends are heights above the bottom."""
        theme = self._theme
        low, high = (QPointF(at.x(), bottom - end) for end in ends)
        painter.setPen(QPen(theme.color("accent"), 1.5))
        painter.drawLine(low, high)
        for end in (low, high):
            painter.drawLine(end - QPointF(4, 0), end + QPointF(4, 0))
        painter.setBrush(theme.color("paper"))
        painter.drawEllipse(at, 3.5, 3.5)

    def _lanes(self, painter: QPainter, grid: Grid, area: QRectF) -> None:
        theme = self._theme
        row = self._row_height(grid, area.height() - _AXIS)
        left = self._names(painter, grid, area, row, area.top())
        last = max((c.end for line in grid.lines for c in line.cells), default=1.0) or 1.0
        scale = (area.right() - left - 20) / last
        bottom = area.top() + row * len(grid.lines)
        tick = next((t for t in (1, 2, 5, 10, 20, 30, 60, 120) if t * scale >= 46), 240)
        for minute in range(0, int(last) + 1, tick):
            x = left + minute * scale
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, bottom))
            painter.setPen(theme.color("soft_text"))
            painter.drawText(
                QRectF(x - 30, bottom + 3, 60, 20), Qt.AlignmentFlag.AlignHCenter, f"{minute} min"
            )
        for n, line in enumerate(grid.lines):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._fill(line.colour))
            for cell in line.cells:
                if cell.segments:
                    x, width = left + cell.start * scale, max(5.0, (cell.end - cell.start) * scale)
                    box = QRectF(x, area.top() + n * row + 4, width, row - 8)
                    painter.drawRoundedRect(box, 2, 2)
                    text = f"{line.name} {cell.text}\n{cell.segments[0].quote[:120]}"
                    self._areas.append((box.adjusted(-2, -4, 2, 4), cell, text))

    def _stacks(self, painter: QPainter, grid: Grid, area: QRectF) -> None:
        """Each line as a whole, split as its values are."""
        theme = self._theme
        columns = grid.compared
        heads = [grid.heads[m] for m in columns]
        shades = _shades(heads, theme)
        legend = self._legend(painter, heads, shades, area)
        row = self._row_height(grid, area.height() - legend)
        left = self._names(painter, grid, area, row, area.top() + legend)
        room = area.right() - left - 64
        for n, line in enumerate(grid.lines):
            cells = [line.cells[m] for m in columns]
            total = sum(cell.value or 0.0 for cell in cells)
            at, y = left, area.top() + legend + n * row + 3
            for cell, shade in zip(cells, shades, strict=True):
                width = room * (cell.value or 0.0) / total if total else 0.0
                box = QRectF(at, y, width, row - 6)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade)
                painter.drawRect(box)
                head = grid.heads[columns[cells.index(cell)]]
                self._areas.append((box, cell, f"{line.name} · {head}: {cell.text}"))
                at += width
            painter.setPen(theme.color("soft_text"))
            where = QRectF(left + room + 8, y - 3, 56, row)
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, f"n = {total:.0f}")

    def _legend(
        self, painter: QPainter, heads: list[str], shades: list[QColor], area: QRectF
    ) -> float:
        """Draw the legend of the shades, wrapped; return its height."""
        theme = self._theme
        x, y = area.left(), area.top()
        for head, shade in zip(heads, shades, strict=True):
            width = 28 + text_width(head, theme.px(_PX))
            if x > area.left() and x + width > area.right():
                x, y = area.left(), y + _LEGEND
            painter.setPen(QPen(theme.color("line"), 1))
            painter.setBrush(shade)
            painter.drawRect(QRectF(x, y + 4, 11, 11))
            painter.setPen(theme.color("soft_text"))
            where = QRectF(x + 16, y, width, 19)
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, head)
            x += width
        return y - area.top() + _LEGEND


def even_end(most: float) -> int:
    """The end of an axis of counts: even, so that the label in its middle is a whole number."""
    return max(2, 2 * ceil(most / 2))


def _shades(heads: list[str], theme: Theme) -> list[QColor]:
    """One accent that grows along the points of a scale, and a hue for each other answer."""
    points = [head for head in heads if _is_point(head)]
    others = [head for head in heads if not _is_point(head)]
    step = 0.75 / max(1, len(points) - 1)
    found = {
        head: mixed(theme.paper, theme.accent, 0.2 + step * n) for n, head in enumerate(points)
    }
    for n, head in enumerate(others):
        found[head] = mixed(theme.paper, PALETTE[(n + 1) % len(PALETTE)], 0.7)
    return [found[head] for head in heads]


def _is_point(head: str) -> bool:
    return head.replace(".", "", 1).lstrip("-").isdecimal()

"""The ratings of all candidates at once: aspects in rows, candidates in columns of small scales."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import MirroredPainter, draw_anew, put
from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX
from labeval.ui.widgets.answers.group_turner import CandidateTurner, GroupTurner
from labeval.ui.widgets.answers.option_grid import groups_of
from labeval.ui.widgets.answers.scale_point import ScalePoint, TickBox
from labeval.ui.widgets.basics.lettering import (
    line_count,
    longest_word,
    text_width,
    type_font,
    type_metrics,
)
from labeval.ui.widgets.basics.paper import Paper

PAD_X = 12
PAD_Y = 6
BETWEEN_COLUMNS = 16
BETWEEN_POINTS = 2
ROW_ROOM = 2
"""Least room around a row's points, together."""
MOST_ROW_ROOM = 10
MOST_LABEL = 190
LEAST_NAME = 11
"""Size of a name on two lines; what is longer is cut, with a sign."""
_BETWEEN_TURNERS = 4
_BELOW = 2
"""Lines below the aspects: the preferred candidate, and the box. They are in view with each group
of aspects, unless they are a group of their own."""

Cell = tuple[int, int]
"""Candidate and row, from 0; the row below the aspects is that of the preferred one."""


@dataclass(frozen=True, slots=True)
class AspectPoint:
    """One point of an aspect's scale: what it shows, and what it is called aloud."""

    value: str
    shown: str
    spoken: str
    ideal: bool = False


@dataclass(frozen=True, slots=True)
class AspectRow:
    """One aspect with its scale."""

    name: str
    points: tuple[AspectPoint, ...]
    explained: str = ""
    """A text for screen readers, at the points of the first answer alone."""


class AspectGrid(Accessible, Paper):
    """Draws the answers that it is given; a click requests an answer and sets nothing itself.

    Signals:
        chosen: candidate, row and value of a point.
        preferred: a candidate.
        tick_requested: the box below is to change.
        cell_focused: the candidate and the row that have the keyboard.
    """

    chosen = Signal(int, int, str)
    preferred = Signal(int)
    tick_requested = Signal()
    cell_focused = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[AspectRow] = ()
        self._candidates = 0
        self._words = ("", "")
        self._current_cell: Cell = (0, 0)
        self._points: dict[Cell, list[ScalePoint]] = {}
        self._row_height = DENSE_HEIGHT
        self._groups: tuple[range, ...] = (range(0),)
        self._shown = range(0)
        """The aspects in view."""
        self._columns_shown = range(0)
        """The candidates in view: all of them, or those next to the current one."""
        self._in_sight: tuple[tuple[int, ...], range] = ((), range(0))
        """Rows and candidates whose points are shown."""
        self._columns_at_once = 1
        self._may_be_apart = self._is_apart = False
        self.turner = GroupTurner(self)
        self.turner.turned.connect(self._turn)
        self.candidates_turner = CandidateTurner(self)
        """The way to candidates that have no room; none where all are in view."""
        self.candidates_turner.turned.connect(self._turn_candidates)
        self._names: tuple[str, ...] = ()
        self.tick = TickBox(parent=self)
        self.tick.clicked.connect(self.tick_requested)

    # -- what it shows ------------------------------------------------------------------------

    def set_rows(
        self,
        rows: Sequence[AspectRow],
        candidates: Sequence[str],
        *,
        preferred: str,
        tick: str,
    ) -> None:
        """Make the points anew.

        Args:
            candidates: what each is called aloud.
            preferred: the words of the row in which one candidate is chosen.
            tick: the words of the box below it.
        """
        for points in self._points.values():
            for point in points:
                point.hide()
                point.deleteLater()
        self._rows, self._candidates, self._words = tuple(rows), len(candidates), (preferred, tick)
        self._points, self._names = {}, tuple(candidates)
        for n, candidate in enumerate(candidates):
            for m, row in enumerate(rows):
                self._points[n, m] = [self._point((n, m), p, row, candidate) for p in row.points]
            choice = ScalePoint(str(n + 1), self)
            choice.setAccessibleName(f"{preferred}: {candidate}")
            choice.clicked.connect(lambda _=False, n=n: self.preferred.emit(n))
            self._points[n, len(rows)] = [choice]
        for cell, made in self._points.items():
            for point in made:
                point.set_theme(self._theme)
                point.focused.connect(lambda cell=cell: self.cell_focused.emit(*cell))
                point.show()
        self.tick.setText(tick)
        self.tick.setAccessibleName(tick)
        QWidget.setTabOrder(self._points[max(self._points)][-1], self.tick)
        self._current_cell, self._in_sight = (0, 0), ((), range(0))
        self._groups = (range(len(self._rows)),)
        self._columns_at_once = max(1, self._candidates)
        self._show(self._groups[0], range(self._candidates))

    def set_answers(self, values: Mapping[Cell, str], preferred: int, *, ticked: bool) -> None:
        """Show a value for each cell that has one, the preferred candidate (-1: none), the tick."""
        for (candidate, row), points in self._points.items():
            if row == self.preferred_row:
                points[0].show_chosen(candidate == preferred)
                continue
            value = values.get((candidate, row), "")
            for point, known in zip(points, self._rows[row].points, strict=True):
                point.show_chosen(known.value == value)
        self.tick.show_chosen(ticked)

    def set_expected(self, expected: Mapping[Cell, Collection[str]]) -> None:
        """Mark what training expected; nothing for an empty mapping."""
        for (candidate, row), points in self._points.items():
            values = expected.get((candidate, row), ())
            if row == self.preferred_row:
                points[0].set_expected(str(candidate) in values)
                continue
            for point, known in zip(points, self._rows[row].points, strict=True):
                point.set_expected(known.value in values)

    def set_current(self, cell: Cell) -> None:
        """Show which cell is being answered; one of its points becomes the stop for Tab."""
        before, self._current_cell = self._current_cell, cell
        rows, columns = self._shown, self._columns_with(cell[0])
        if cell[1] not in self._in_view(rows):
            rows = next(part for part in self._groups if cell[1] in part)
        if (rows, columns) != (self._shown, self._columns_shown):
            self._show(rows, columns)
        here = self._first_of(cell)
        for points in self._points.values():
            for point in points:
                stop = Qt.FocusPolicy.StrongFocus if point is here else Qt.FocusPolicy.ClickFocus
                if point.focusPolicy() != stop:
                    point.setFocusPolicy(stop)
        # Drawing the grid anew draws all of its points anew.
        for candidate, row in (before, cell) if before != cell else ():
            label = QRect(0, self._row_top(row), PAD_X + self._label_room(), self._row_height)
            draw_anew(self, label.adjusted(0, -2, 0, 2))  # letters may reach beyond their row
            if before[0] != cell[0]:
                draw_anew(self, self._column_band(candidate))

    def focus_current(self) -> None:
        """Give the keyboard to the current cell."""
        if not any(point.hasFocus() for point in self._points[self._current_cell]):
            self._first_of(self._current_cell).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def groups(self) -> tuple[range, ...]:
        """Rows that are in view together; one group where there is room for all."""
        return self._groups

    def set_apart(self, may_be_apart: bool) -> None:
        """Have the lines below the aspects be a group of their own where there are groups."""
        self._may_be_apart = may_be_apart

    def _in_view(self, group: range) -> tuple[int, ...]:
        """The rows in view where a group is."""
        return tuple(group) if self._is_apart else (*group, self.preferred_row)

    @property
    def preferred_row(self) -> int:
        """The number of the row below the aspects."""
        return len(self._rows)

    def point(self, cell: Cell, value: str) -> ScalePoint | None:
        """The point of an aspect's cell that stands for ``value``."""
        for point, known in zip(self._points[cell], self._rows[cell[1]].points, strict=True):
            if known.value == value:
                return point
        return None

    def choice(self, candidate: int) -> ScalePoint:
        """The control that prefers a candidate."""
        return self._points[candidate, self.preferred_row][0]

    # -- its size and place -------------------------------------------------------------------

    def natural_width(self) -> int:
        """Width in which no name is cut."""
        columns = self._candidates * self._column_width()
        whole = self._label_width() + columns + 2 * PAD_X
        return max(whole, self.least_width())

    def width_in(self, most: int) -> int:
        """Width of as many candidates next to each other as ``most`` has room for; at least one."""
        around = self._label_width() + 2 * PAD_X
        if around + self._candidates * self._column_width() > most >= self.least_width():
            return most  # names on two lines, and all candidates
        count = max(1, min(self._candidates, (most - around) // self._column_width()))
        words = self.tick.sizeHint().width() + 2 * PAD_X
        return max(around + count * self._column_width(), words)

    def least_width(self, candidates: int | None = None) -> int:
        """Width below which points would meet, or the words of the box be cut.

        Args:
            candidates: those in view at a time; all of them when left out.
        """
        count = self._candidates if candidates is None else candidates
        columns = count * self._column_width()
        return max(self._least_label() + columns, self.tick.sizeHint().width()) + 2 * PAD_X

    def least_height(self, rows: int | None = None) -> int:
        """Height that all rows need, or a group with that many of the aspects."""
        if rows is None:
            lines = len(self._rows) + _BELOW
        else:
            lines = max(rows, _BELOW) if self._may_be_apart else rows + _BELOW
        return self._head() + lines * (self._side() + ROW_ROOM) + 2 * PAD_Y

    def rows_in(self, height: int) -> int:
        """Number of aspects that a group has in a height; at least one."""
        lines = (height - self._head() - 2 * PAD_Y) // (self._side() + ROW_ROOM)
        return max(1, min(len(self._rows), lines - (0 if self._may_be_apart else _BELOW)))

    def place(self, rect: QRect, *, grouped: bool = False) -> None:
        """Take a place, with more air between the rows where there is room.

        Args:
            grouped: show the aspects in groups where not all have room, and so the candidates.
        """
        wide = (rect.width() - 2 * PAD_X - self._least_label()) // self._column_width()
        count = max(1, self._candidates)
        self._columns_at_once = max(1, min(count, wide)) if grouped else count
        self.setGeometry(rect)
        room, line = rect.height() - 2 * PAD_Y - self._head(), self._side() + ROW_ROOM
        heights = [line] * len(self._rows)
        all_fit = not grouped or sum(heights) + _BELOW * line <= room
        self._is_apart = self._may_be_apart and not all_fit
        below = 0 if self._is_apart else _BELOW
        most = sum(heights) if all_fit else room - below * line
        self._groups = groups_of(heights, most) or (range(0),)
        lines = max(map(len, self._groups)) + below
        if self._is_apart:
            self._groups += (range(self.preferred_row, self.preferred_row + 1),)
            lines = max(lines, _BELOW)
        self._row_height = min(self._side() + MOST_ROW_ROOM, room // lines)
        here = self._current_cell[1]
        kept = (part for part in self._groups if here in part or self._shown.start in part)
        self._show(next(kept, self._groups[0]), self._columns_with(self._current_cell[0]))

    def _place_rows(self) -> None:
        for (candidate, row), points in self._points.items():
            if candidate not in self._columns_shown:
                continue
            column = self._column(candidate)
            side = self._side()
            pitch = side + BETWEEN_POINTS
            x = column.x() + (column.width() - pitch * len(points) + BETWEEN_POINTS) // 2
            y = self._row_top(row) + (self._row_height - side) // 2
            for point in points:
                put(point, x, y, side, side)
                x += pitch
        top = self._row_top(self.preferred_row + 1)
        self.turner.set_short(False)
        room, tick = self.width() - 2 * PAD_X, self.tick.sizeHint().width()
        put(self.tick, PAD_X - 4, top, min(tick, room), self._row_height)
        self.tick.setVisible(self.preferred_row in self._in_view(self._shown))
        turner, hint = self.turner.sizeHint(), self.candidates_turner.sizeHint()
        x, y = PAD_X + room - turner.width(), top + (self._row_height - turner.height()) // 2
        taken = 0
        if tick > room - turner.width() or self._is_apart:  # above the names there is room
            both = len(self._columns_shown) < self._candidates
            answers = hint.width() + _BETWEEN_TURNERS if both else 0
            self.turner.set_short(turner.width() + answers > self._label_room())
            turner = self.turner.sizeHint()
            x, y = PAD_X, PAD_Y + (self._head() - turner.height()) // 2
            taken = turner.width() + _BETWEEN_TURNERS if len(self._groups) > 1 else 0
        put(self.turner, x, y, turner.width(), turner.height())
        x, y = PAD_X + taken, PAD_Y + (self._head() - hint.height()) // 2
        put(self.candidates_turner, x, y, hint.width(), hint.height())

    def _turn(self, by: int) -> None:
        """Go to the first aspect of the next group, or of the one before."""
        there = self._groups.index(self._shown) + by
        if 0 <= there < len(self._groups):
            self.cell_focused.emit(self._current_cell[0], self._groups[there].start)

    def _turn_candidates(self, by: int) -> None:
        """Go to the nearest candidate that is not in view."""
        there = self._columns_shown.stop if by > 0 else self._columns_shown.start - 1
        if 0 <= there < self._candidates:
            self.cell_focused.emit(there, self._current_cell[1])

    def _columns_with(self, candidate: int) -> range:
        """The candidates that are in view together with one."""
        first = candidate - candidate % self._columns_at_once
        first = max(0, min(first, self._candidates - self._columns_at_once))
        return range(first, min(self._candidates, first + self._columns_at_once))

    def _show(self, rows: range, columns: range) -> None:
        """Show these aspects of these candidates, and no others."""
        self._shown, self._columns_shown, in_view = rows, columns, self._in_view(rows)
        if (in_view, columns) != self._in_sight:
            self._in_sight = in_view, columns
            has_focus = any(p.hasFocus() for points in self._points.values() for p in points)
            shown = {cell: cell[0] in columns and cell[1] in in_view for cell in self._points}
            for cell, points in self._points.items():
                for point in points if shown[cell] else ():
                    point.show()
            if has_focus:  # else Qt would give the keyboard to any point when this one is hidden
                self._first_of(self._current_cell).setFocus(Qt.FocusReason.OtherFocusReason)
            for cell, points in self._points.items():
                for point in points if not shown[cell] else ():
                    point.hide()
        self.candidates_turner.show_candidates(self._names, columns)
        beyond = self._words[0] if self._is_apart else ""
        self.turner.show_group(self._groups, rows, last=beyond)
        self._place_rows()  # as wide as the words between the arrows are
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        self.paint_paper(painter)
        theme = self._theme
        px = theme.px(LABEL_PX)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent_tint"))
        painter.drawRoundedRect(QRectF(self._column_band(self._current_cell[0])), 6, 6)
        for candidate in self._columns_shown:
            here = candidate == self._current_cell[0]
            painter.setFont(type_font(px, strong=here))
            painter.setPen(theme.color("text" if here else "soft_text"))
            head = self._column(candidate)
            where = QRect(head.x(), PAD_Y, head.width(), self._head())
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, str(candidate + 1))
        names = [*(r.name for r in self._rows), self._words[0]]
        in_view = self._in_view(self._shown)
        for row in in_view:
            name, here = names[row], row == self._current_cell[1]
            painter.setPen(theme.color("text"))
            where = QRect(PAD_X, self._row_top(row), self._label_room(), self._row_height)
            self._paint_name(painter, name, where, strong=here)
        if len(in_view) > 1 and self.preferred_row in in_view:
            painter.setPen(theme.color("line"))
            y = self._row_top(self.preferred_row)
            painter.drawLine(PAD_X, y, self.width() - PAD_X, y)
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _paint_name(self, painter: QPainter, name: str, where: QRect, *, strong: bool) -> None:
        """Draw a name on one line, else smaller on two; it is cut where that is too little."""
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextWordWrap.value
        px = self.name_size(name, where.size(), strong=strong)
        painter.setFont(type_font(px or self._theme.px(LABEL_PX), strong=strong))
        if not px:
            metrics = type_metrics(self._theme.px(LABEL_PX), strong=strong)
            name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, where.width())
        painter.drawText(where, flags, name)

    def name_size(self, name: str, room: QSize, *, strong: bool) -> int:
        """Size at which a name is whole in a room, on one line or on two; 0 where it is at none."""
        largest = self._theme.px(LABEL_PX)
        if text_width(name, largest, strong=strong) <= room.width():
            return largest
        for px in range(largest, LEAST_NAME - 1, -1):
            fits = longest_word([name], px, strong=strong) <= room.width()
            lines = line_count(name, room.width(), px, strong=strong)
            if (
                fits
                and lines <= 2
                and lines * type_metrics(px, strong=strong).height() <= room.height()
            ):
                return px
        return 0

    def _point(self, cell: Cell, point: AspectPoint, row: AspectRow, candidate: str) -> ScalePoint:
        made = ScalePoint(point.shown, self, ideal=point.ideal)
        made.setAccessibleName(f"{row.name}, {candidate}: {point.spoken}")
        made.setAccessibleDescription(row.explained if cell[0] == 0 else "")
        made.clicked.connect(
            lambda _=False, cell=cell, value=point.value: self.chosen.emit(*cell, value)
        )
        return made

    def _first_of(self, cell: Cell) -> ScalePoint:
        points = self._points[cell]
        return next((point for point in points if point.isChecked()), points[0])

    def _side(self) -> int:
        return max(DENSE_HEIGHT, self._theme.px(DENSE_HEIGHT))

    def _head(self) -> int:
        turner = self.turner.sizeHint().height() if len(self._groups) > 1 else 0
        return max(self._theme.px(LABEL_PX) + 7, turner - PAD_Y // 2)

    def _row_top(self, row: int) -> int:
        longest = 0 if self._is_apart else max(map(len, self._groups))
        if row >= self.preferred_row:
            line = longest + row - self.preferred_row
        else:
            line = row - next((part.start for part in self._groups if row in part), 0)
        return PAD_Y + self._head() + line * self._row_height

    def _column_width(self) -> int:
        most = max((len(row.points) for row in self._rows), default=1)
        return most * (self._side() + BETWEEN_POINTS) - BETWEEN_POINTS + BETWEEN_COLUMNS

    def _columns_width(self) -> int:
        return self._columns_at_once * self._column_width()

    def _least_label(self) -> int:
        """Least width of the names; names that were chosen to be large are not made smaller."""
        whole = self._label_width()
        return whole if self._theme.text_scale > 1 else min(whole, self._theme.px(90))

    def _label_width(self) -> int:
        px = self._theme.px(LABEL_PX)
        names = [*(row.name for row in self._rows), self._words[0]]
        widest = max((text_width(name, px, strong=True) for name in names), default=0)
        return min(widest, self._theme.px(MOST_LABEL)) + 8

    def _label_room(self) -> int:
        return self.width() - 2 * PAD_X - self._columns_width() - 4

    def _column(self, candidate: int) -> QRect:
        width = self._column_width()
        left = self.width() - PAD_X - (self._columns_shown.stop - candidate) * width
        return QRect(left + BETWEEN_COLUMNS // 2, 0, width - BETWEEN_COLUMNS, self.height())

    def _column_band(self, candidate: int) -> QRect:
        column = self._column(candidate).adjusted(-5, 0, 5, 0)
        bottom = self._row_top(self.preferred_row + 1)
        if self._is_apart:
            bottom = PAD_Y + self._head() + len(self._shown) * self._row_height
        return QRect(column.x(), PAD_Y, column.width(), bottom - PAD_Y)

"""Criteria in rows, options in columns: where most of the rating is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import DENSE_HEIGHT, LIGHT, Theme, Themed
from labeval.ui.widgets.answers.grid_parts import GridColumn, GridRow, SliderRange
from labeval.ui.widgets.answers.row_labels import RowLabels
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.basics.buttons import OptionButton

RIGHT = 6
GAP = 4
MANY_COLUMNS = 7
ROOMY = 10
"""Most that a row is higher than it has to be."""


Control = OptionButton | ScaleSlider


class _Row(Accessible, QWidget):
    """The options of one row together; it paints nothing, and leaves the pointer to the grid."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, row: GridRow, grid: OptionGrid) -> None:
        super().__init__(grid)
        self.setAccessibleName(row.spoken)
        self.setAccessibleDescription(row.explained)


class OptionGrid(Accessible, Themed, QWidget):
    """Built once for a set of criteria, then only given values and answers from page to page."""

    chosen = Signal(str, str)
    """Field and value that were asked for."""
    row_focused = Signal(int)
    group_shown = Signal()
    """Other rows are in view than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._rows: tuple[GridRow, ...] = ()
        self._columns: tuple[GridColumn, ...] = ()
        self._values: tuple[str, ...] = ()
        self._row_groups: list[_Row] = []
        self._controls: list[list[Control]] = []
        self._stop: Control | None = None
        """The control that Tab stops at."""
        self._tops: list[int] = []
        self._heights: list[int] = []
        self._groups: tuple[range, ...] = (range(0),)
        self._shown = range(0)
        """The rows in view."""
        self._labels = RowLabels((), self._theme)
        self._widths: list[tuple[int, int]] = []
        self._stretch = 0
        """Pixels that a slider is longer than usual."""
        self._signs = self._close = False
        self._current = 0
        self._column = 0

    # -- what it holds ----------------------------------------------------------------------

    def set_rows(
        self,
        rows: Sequence[GridRow],
        columns: Sequence[GridColumn],
        *,
        slider: SliderRange | None = None,
    ) -> None:
        """Build the grid."""
        for group in self._row_groups:
            group.setParent(None)
            group.deleteLater()
        self._rows, self._columns = tuple(rows), tuple(columns)
        self._labels = RowLabels(self._rows, self._theme)
        self._widths = []
        self._row_groups = [_Row(row, self) for row in self._rows]
        self._controls = [self._controls_of(n, row, slider) for n, row in enumerate(self._rows)]
        self._tops = []  # new controls have no place yet, also where the rows have their old ones
        self._stop = None
        self._current = self._column = 0
        self._groups = (range(len(self._rows)),)
        self._shown = self._groups[0]
        for n, line in enumerate(self._controls):
            self._row_groups[n].show()
            for index, control in enumerate(line):
                control.set_theme(self._theme)
                control.setVisible(self._offers(n, index))
                control.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        if self._controls:
            self._rove()

    def use_signs(self, signs: bool) -> None:
        """Put signs on the buttons that have one, instead of words."""
        if signs != self._signs:
            self._signs = signs
            self._widths = []
            for controls in self._controls:
                options = [c for c in controls if isinstance(c, OptionButton)]
                for option, column in zip(options, self._columns, strict=True):
                    option.setText(self._words(column))

    def use_close(self, close: bool) -> None:
        """Have less room around the words of the options."""
        if close != self._close:
            self._close, self._widths = close, []
            for control in (c for line in self._controls for c in line):
                if isinstance(control, OptionButton):
                    control.set_close(close)

    def legend(self) -> str:
        """Meanings of the signs on the buttons, of which none is broken where there is not room
        for all on a line; empty while there are words on them."""
        signed = [f"{c.sign} {c.text}".replace(" ", "\u00a0") for c in self._columns if c.sign]
        return "     ".join(signed) if self._signs else ""

    def set_values(self, values: Sequence[str]) -> None:
        """The value that each column stands for on this page; a slider has none of its own."""
        self._values = tuple(values)

    def set_answers(self, answers: Mapping[str, str]) -> None:
        """Show these answers and no others."""
        for row, controls in zip(self._rows, self._controls, strict=True):
            answer = answers.get(row.field, "")
            values = iter(self._values)
            for control in controls:
                if isinstance(control, ScaleSlider):
                    self._show_on_slider(control, answer)
                else:
                    chosen = next(values, None) == answer and bool(answer)
                    control.show_chosen(chosen)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._labels = RowLabels(self._rows, theme)
        self._widths = []

    def use_width(self, width: int) -> None:
        """Let a slider have all of this width that labels on one line leave."""
        least, usual = self._slider_widths()
        if usual:
            room = width - RIGHT - self._labels.natural_width() - self._usual_width() + usual
            stretch = max(least, room) - usual
            if stretch != self._stretch:
                self._stretch, self._widths = stretch, []

    def set_least_width(self, width: int) -> None:
        """Let every option be at least this wide."""
        self._widths = []
        for control in (c for line in self._controls for c in line):
            if isinstance(control, OptionButton):
                control.set_least_width(width)

    def set_read_only(self, read_only: bool) -> None:
        """Show without answering to pointer or focus."""
        for control in (c for line in self._controls for c in line):
            control.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)

    # -- where the participant is -----------------------------------------------------------

    @property
    def rows(self) -> tuple[GridRow, ...]:
        """The rows in the order shown."""
        return self._rows

    @property
    def current(self) -> int:
        """The current row."""
        return self._current

    @property
    def groups(self) -> tuple[range, ...]:
        """Rows that are in view together; one group where there is room for all."""
        return self._groups

    @property
    def shown(self) -> range:
        """The rows in view: the group with the current one."""
        return self._shown

    def control(self, row: int, column: int = 0) -> Control:
        """A row's option or slider."""
        return self._controls[row][column]

    def control_for(self, field: str, value: str) -> Control | None:
        """The control for a value of a field: its option, or the slider that could be set to it.

        It may be in a group of rows that is not in view.
        """
        fields = [row.field for row in self._rows]
        if field not in fields:
            return None
        controls = self._controls[fields.index(field)]
        if value in self._values:
            return controls[len(controls) - len(self._columns) + self._values.index(value)]
        return next((c for c in controls if isinstance(c, ScaleSlider)), None)

    def set_current(self, row: int, *, focus: bool = True) -> None:
        """Make a row current."""
        row = min(max(row, 0), len(self._rows) - 1)
        before, self._current = self._current, row
        self._column = self._nearest_offered(row, self._column)
        self._show_group()
        self._rove()
        if focus:
            self._controls[row][self._column].setFocus(Qt.FocusReason.OtherFocusReason)
        self._explain_current()
        if row != before:
            # Drawing a row anew draws its options anew, which costs more than everything else.
            for changed in (before, row):
                self.update(self.row_rect(changed))
            self.row_focused.emit(row)

    def step(self, *, rows: int = 0, columns: int = 0) -> None:
        """Go to a neighbouring row or option; a current slider goes along its scale instead."""
        control = self._controls[self._current][self._column]
        if columns and isinstance(control, ScaleSlider):
            control.nudge(columns)
            return
        offered = [i for i in self._offered_in(self._current) if (i - self._column) * columns > 0]
        if offered:
            self._column = min(offered, key=lambda index: abs(index - self._column))
        self.set_current(self._current + rows)

    def point_at(self, value: str) -> None:
        """Move within the current row to the option with this value, where there is one."""
        if value in self._values:
            lead = len(self._controls[self._current]) - len(self._columns)
            focused = self._controls[self._current][self._column].hasFocus()
            self._column = lead + self._values.index(value)
            self.set_current(self._current, focus=focused)

    def reset_column(self) -> None:
        """Begin at the first option again, as on a new page."""
        self._column = 0

    # -- size and place ---------------------------------------------------------------------

    def options_width(self) -> int:
        """Width of the columns with the gaps between them."""
        return sum(w + g for w, g in self._column_widths())

    def scale_width(self) -> int:
        """Width of the scale itself: the columns up to the first separate one."""
        gaps = [False] * (len(self._column_widths()) - len(self._columns))
        apart = gaps + [column.apart for column in self._columns]
        scale = zip(self._column_widths(), apart, strict=True)
        return sum(width + gap for (width, gap), is_apart in scale if not is_apart)

    def scale_left(self) -> int:
        """Left edge of the scale."""
        return self._label_width(self.width())

    def natural_width(self) -> int:
        """Width in which every label fits on one line."""
        return self._labels.natural_width() + self._usual_width() + RIGHT

    def least_width(self) -> int:
        """Width in which no label breaks inside a word."""
        least, usual = self._slider_widths()
        return self._labels.least_width() + self._usual_width() - usual + least + RIGHT

    def least_height(self, width: int, groups: Sequence[range] | None = None) -> int:
        """Height of all rows in ``width`` at their closest, or of the highest of ``groups``."""
        heights = self._labels.row_heights(self._label_width(width))
        parts = groups if groups is not None else (range(len(heights)),)
        return max((sum(heights[n] for n in part) for part in parts), default=0)

    def groups_in(self, width: int, height: int) -> tuple[range, ...]:
        """The fewest groups of neighbouring rows that each fit, of nearly equal length."""
        heights = self._labels.row_heights(self._label_width(width))
        return groups_of(heights, height)

    def place(self, rect: QRect, groups: Sequence[range] | None = None) -> int:
        """Take the width and at most the height of ``rect``; returns the height taken.

        Args:
            groups: the rows that are in view together; all of them when left out.
        """
        before = self._placed()
        heights = self._labels.row_heights(self._label_width(rect.width()))
        self._groups = tuple(groups) if groups is not None else (range(len(heights)),)
        spares = (
            (rect.height() - sum(heights[n] for n in part)) // max(1, len(part))
            for part in self._groups
        )
        spare = min(max(0, min(spares, default=0)), self._theme.px(ROOMY))
        self._heights = [h + spare for h in heights]
        self._tops = [0] * len(heights)
        for part in self._groups:
            for n in part[1:]:
                self._tops[n] = self._tops[n - 1] + self._heights[n - 1]
        tallest = max((sum(self._heights[n] for n in part) for part in self._groups), default=0)
        self.setGeometry(rect.x(), rect.y(), rect.width(), tallest)
        self._show_group()
        if self._placed() != before:  # drawing the grid anew draws all of its options anew
            for n in range(len(heights)):
                self._place_controls(n)
            self.update()
        return tallest

    # -- events -----------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Place the options at the other side in a language that begins there."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            for n in range(len(self._tops)):
                self._place_controls(n)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        y = event.position().toPoint().y()
        for n in self._shown if self._tops else ():
            if self._tops[n] <= y < self._tops[n] + self._heights[n]:
                self.set_current(n)
                break

    def paintEvent(self, event: QPaintEvent) -> None:
        # The way of an answer enters no file that only mirrored windows need.
        painter = MirroredPainter(self) if self.isRightToLeft() else QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        label_width = self._label_width(self.width())
        for n in self._shown:
            where = self.row_rect(n)
            if event.region().intersects(where):
                is_current = n == self._current and self.marks_current_row()
                self._labels.paint(
                    painter, self._rows[n], where, label_width, is_current=is_current
                )
        painter.end()

    def marks_current_row(self) -> bool:
        """True if the current row is marked."""
        return True

    # -- inside -----------------------------------------------------------------------------

    def _placed(self) -> tuple[object, ...]:
        """Everything that the places of the controls follow from."""
        return (
            *(self.geometry(), self._tops, self._heights, self._widths, self._labels),
            self._groups,
        )

    def _show_group(self) -> None:
        """Show the group of rows that the current one is in, and no other."""
        shown = next((part for part in self._groups if self._current in part), self._shown)
        if shown == self._shown:
            return
        self._shown = shown
        has_focus = any(c.hasFocus() for line in self._controls for c in line)
        for n in shown:
            self._row_groups[n].show()
            for index, control in enumerate(self._controls[n]):
                control.setVisible(self._offers(n, index))
        if has_focus:  # else Qt would give the keyboard to any control when this one is hidden
            self._controls[self._current][self._column].setFocus(Qt.FocusReason.OtherFocusReason)
        for n, line in enumerate(self._controls):
            self._row_groups[n].setVisible(n in shown)
            for control in line if n not in shown else ():
                control.hide()
        self.update()
        self.group_shown.emit()

    def _explain_current(self) -> None:
        """The page explains the current row only."""
        for n, group in enumerate(self._row_groups):
            group.described_by = self.described_by if n == self._current else None

    def row_rect(self, row: int) -> QRect:
        """A row's place; none before the grid has been placed, and where it is not in view."""
        if row >= len(self._tops) or row not in self._shown:
            return QRect()
        return QRect(0, self._tops[row], self.width(), self._heights[row])

    def _label_width(self, width: int) -> int:
        """Width for the labels in a grid of this width, margins included."""
        return width - self.options_width() - RIGHT

    def _offers(self, row: int, index: int) -> bool:
        """True if a row has an option at a place among its controls."""
        lead = len(self._controls[row]) - len(self._columns)
        return index - lead not in self._rows[row].without

    def _offered_in(self, row: int) -> list[int]:
        return [index for index in range(len(self._controls[row])) if self._offers(row, index)]

    def _nearest_offered(self, row: int, index: int) -> int:
        return min(self._offered_in(row), key=lambda offered: abs(offered - index), default=0)

    def _controls_of(self, n: int, row: GridRow, slider: SliderRange | None) -> list[Control]:
        controls: list[Control] = []
        if slider is not None:
            control = ScaleSlider(slider.low, slider.high, slider.step, self._row_groups[n])
            control.set_name(row.spoken)
            control.chosen.connect(lambda v, f=row.field: self.chosen.emit(f, str(v)))
            controls.append(control)
        for index, column in enumerate(self._columns):
            button = OptionButton(self._words(column), self._row_groups[n])
            point = row.points[index] if index < len(row.points) else ""
            button.setAccessibleName(
                f"{row.spoken}: {column.spoken}" + (f", {point}" if point else "")
            )
            button.set_close(self._close)
            button.clicked.connect(lambda _=False, r=row, i=index: self._on_clicked(r, i))
            controls.append(button)
        for index, made in enumerate(controls):
            if isinstance(made, OptionButton) and len(controls) > MANY_COLUMNS:
                made.set_least_width(DENSE_HEIGHT)
            made.focused.connect(lambda r=n, i=index: self._on_focused(r, i))
        return controls

    def _words(self, column: GridColumn) -> str:
        return column.sign if self._signs and column.sign else column.text

    def _show_on_slider(self, slider: ScaleSlider, answer: str) -> None:
        value = int(answer) if answer and answer not in self._values else None
        slider.show_answer(value)

    def _column_widths(self) -> list[tuple[int, int]]:
        """Width of each control of a row and the gap before it."""
        if not self._controls:
            return []
        if not self._widths:
            hints = [c.sizeHint().width() for c in self._controls[0]]
            if isinstance(self._controls[0][0], ScaleSlider):
                hints[0] += self._stretch
            lead = len(self._controls[0]) - len(self._columns)
            gaps = [0] * lead + [3 * GAP if c.apart else GAP for c in self._columns]
            both = enumerate(zip(hints, gaps, strict=True))
            self._widths = [(w, g if n else 0) for n, (w, g) in both]
        return self._widths

    def _usual_width(self) -> int:
        """Width of the columns with a slider as long as it usually is."""
        return self.options_width() - (self._stretch if self._slider_widths()[1] else 0)

    def _slider_widths(self) -> tuple[int, int]:
        """Least and usual width of the slider; zeros where there is none."""
        slider = self._controls[0][0] if self._controls else None
        if not isinstance(slider, ScaleSlider):
            return (0, 0)
        return (slider.minimumSizeHint().width(), slider.sizeHint().width())

    def _place_controls(self, n: int) -> None:
        x = self.scale_left()
        self._row_groups[n].setGeometry(0, self._tops[n], self.width(), self._heights[n])
        for control, (width, gap) in zip(self._controls[n], self._column_widths(), strict=True):
            height = control.sizeHint().height()
            x += gap
            put(control, x, (self._heights[n] - height) // 2, width, height)
            x += width

    def _rove(self) -> None:
        """Only one control of the grid is a stop for Tab: the current one."""
        here = self._controls[self._current][self._column]
        if here is not self._stop:
            if self._stop is not None:
                self._stop.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            here.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._stop = here

    def _on_clicked(self, row: GridRow, index: int) -> None:
        self.chosen.emit(row.field, self._values[index])

    def _on_focused(self, row: int, column: int) -> None:
        if (row, column) != (self._current, self._column):
            self._column = column
            self.set_current(row, focus=False)


def groups_of(heights: Sequence[int], room: int) -> tuple[range, ...]:
    """The fewest groups of neighbouring rows that fit ``room`` each, of nearly equal length.

    A row that is higher than ``room`` is a group of its own.
    """
    count = len(heights)
    for number in range(1, count + 1):
        cuts = [n * count // number for n in range(number + 1)]
        parts = tuple(range(a, b) for a, b in pairwise(cuts))
        if all(sum(heights[n] for n in part) <= room for part in parts):
            return parts
    return tuple(range(n, n + 1) for n in range(count))

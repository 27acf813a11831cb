"""Criteria in rows, options in columns: where most of the rating is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import CORNER, DENSE_HEIGHT, LABEL_PX, LIGHT, Theme
from labeval.ui.widgets.buttons import OptionButton
from labeval.ui.widgets.grid_parts import GridColumn, GridRow, SliderRange
from labeval.ui.widgets.lettering import (
    line_count,
    line_height,
    longest_word,
    text_width,
    type_font,
    wrapped,
)
from labeval.ui.widgets.scale_slider import ScaleSlider

LABEL_TEXT_PX = 14
INDENT = 16
LEFT = 8
RIGHT = 6
GAP = 4
MANY_COLUMNS = 7
ROOMY = 10
"""Most that a row is higher than it has to be."""


Control = OptionButton | ScaleSlider


class OptionGrid(QWidget):
    """Built once for a set of criteria, then only given values and answers from page to page."""

    chosen = Signal(str, str)
    """Field and value that were asked for."""
    row_focused = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._rows: tuple[GridRow, ...] = ()
        self._columns: tuple[GridColumn, ...] = ()
        self._values: tuple[str, ...] = ()
        self._controls: list[list[Control]] = []
        self._tops: list[int] = []
        self._heights: list[int] = []
        self._label_width = 0
        self._signs = False
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
        for control in (c for line in self._controls for c in line):
            control.setParent(None)
            control.deleteLater()
        self._rows, self._columns = tuple(rows), tuple(columns)
        self._controls = [self._controls_of(n, row, slider) for n, row in enumerate(self._rows)]
        self._current = self._column = 0
        for n, line in enumerate(self._controls):
            for index, control in enumerate(line):
                control.set_theme(self._theme)
                control.setVisible(self._offers(n, index))
        self._rove()

    def use_signs(self, signs: bool) -> None:
        """Put signs on the buttons that have one, instead of words."""
        if signs != self._signs:
            self._signs = signs
            for controls in self._controls:
                for control, column in zip(
                    controls[-len(self._columns) :], self._columns, strict=True
                ):
                    control.setText(self._words(column))

    def legend(self) -> str:
        """What the signs on the buttons mean; empty while there are words on them."""
        signed = [f"{c.sign} {c.text}" for c in self._columns if c.sign]
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
                    self._show_on_slider(control, row, answer)
                else:
                    chosen = next(values, None) == answer and bool(answer)
                    if control.isChecked() != chosen:
                        control.setChecked(chosen)

    def set_theme(self, theme: Theme) -> None:
        """Draw with these colours and at this text scale."""
        self._theme = theme
        for control in (c for line in self._controls for c in line):
            control.set_theme(theme)
        self.update()

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
        """The row in hand."""
        return self._current

    def control(self, row: int, column: int = 0) -> Control:
        """A row's option or slider."""
        return self._controls[row][column]

    def control_for(self, field: str, value: str) -> Control | None:
        """What stands for a value of a field: its option, or the slider that could be set to it."""
        fields = [row.field for row in self._rows]
        if field not in fields:
            return None
        controls = self._controls[fields.index(field)]
        if value in self._values:
            return controls[len(controls) - len(self._columns) + self._values.index(value)]
        return next((c for c in controls if isinstance(c, ScaleSlider)), None)

    def set_current(self, row: int, *, focus: bool = True) -> None:
        """Take a row in hand."""
        row = min(max(row, 0), len(self._rows) - 1)
        changed, self._current = row != self._current, row
        self._column = self._nearest_offered(row, self._column)
        self._rove()
        if focus:
            self._controls[row][self._column].setFocus(Qt.FocusReason.OtherFocusReason)
        if changed:
            self.update()
            self.row_focused.emit(row)

    def step(self, *, rows: int = 0, columns: int = 0) -> None:
        """Go to a neighbouring row or option; a slider in hand goes along its scale instead."""
        control = self._controls[self._current][self._column]
        if columns and isinstance(control, ScaleSlider):
            control.nudge(columns)
            return
        offered = [i for i in self._offered_in(self._current) if (i - self._column) * columns > 0]
        if offered:
            self._column = min(offered, key=lambda index: abs(index - self._column))
        self.set_current(self._current + rows)

    def reset_column(self) -> None:
        """Begin at the first option again, as on a new page."""
        self._column = 0

    # -- size and place ---------------------------------------------------------------------

    def options_width(self) -> int:
        """Width of the columns with the gaps between them."""
        return sum(w + g for w, g in self._column_widths())

    def scale_width(self) -> int:
        """Width of the scale itself: the columns up to the first that stands apart."""
        gaps = [False] * (len(self._column_widths()) - len(self._columns))
        apart = gaps + [column.apart for column in self._columns]
        scale = zip(self._column_widths(), apart, strict=True)
        return sum(width + gap for (width, gap), is_apart in scale if not is_apart)

    def scale_left(self) -> int:
        """Where the scale begins."""
        return self.width() - RIGHT - self.options_width()

    def natural_width(self) -> int:
        """Width in which every label stands on one line."""
        labels = (
            text_width(r.label, self._label_px(), strong=r.strong) + INDENT * r.indented
            for r in self._rows
        )
        # Two pixels more, because lines are broken by widths in fractions of a pixel.
        return LEFT + max(labels, default=0) + 2 + 12 + self.options_width() + RIGHT

    def least_width(self) -> int:
        """Width in which no label breaks inside a word."""
        words = (
            longest_word([r.label], self._label_px(), strong=r.strong) + INDENT * r.indented
            for r in self._rows
        )
        return LEFT + max(words, default=0) + 2 + 12 + self.options_width() + RIGHT

    def least_height(self, width: int) -> int:
        """Height of all rows in ``width`` at their closest."""
        return sum(self._row_heights(width))

    def place(self, rect: QRect) -> int:
        """Take the width and at most the height of ``rect``; returns the height taken."""
        heights = self._row_heights(rect.width())
        spare = (rect.height() - sum(heights)) // max(1, len(heights))
        spare = min(max(0, spare), self._theme.px(ROOMY))
        self._heights = [h + spare for h in heights]
        self._tops = [sum(self._heights[:n]) for n in range(len(heights))]
        self.setGeometry(rect.x(), rect.y(), rect.width(), sum(self._heights))
        self._label_width = rect.width() - LEFT - 12 - self.options_width() - RIGHT
        for n in range(len(heights)):
            self._place_controls(n)
        self.update()
        return sum(self._heights)

    # -- events -----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        y = event.position().toPoint().y()
        for n, top in enumerate(self._tops):
            if top <= y < top + self._heights[n]:
                self.set_current(n)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, row in enumerate(self._rows):
            where = QRect(0, self._tops[n], self.width(), self._heights[n])
            if event.rect().intersects(where):
                if row.ruled:
                    painter.setPen(self._theme.color("line"))
                    painter.drawLine(QLineF(0, where.y() + 0.5, self.width(), where.y() + 0.5))
                self._paint_row(painter, row, where, in_hand=n == self._current)
        painter.end()

    # -- inside -----------------------------------------------------------------------------

    def _offers(self, row: int, index: int) -> bool:
        """Whether a row has an option at a place among its controls."""
        lead = len(self._controls[row]) - len(self._columns)
        return index - lead not in self._rows[row].without

    def _offered_in(self, row: int) -> list[int]:
        return [index for index in range(len(self._controls[row])) if self._offers(row, index)]

    def _nearest_offered(self, row: int, index: int) -> int:
        return min(self._offered_in(row), key=lambda offered: abs(offered - index), default=0)

    def _label_px(self) -> int:
        return self._theme.px(LABEL_TEXT_PX)

    def _label_line(self) -> int:
        return line_height(self._label_px()) - 1

    def _controls_of(self, n: int, row: GridRow, slider: SliderRange | None) -> list[Control]:
        controls: list[Control] = []
        if slider is not None:
            control = ScaleSlider(slider.low, slider.high, slider.step, self)
            control.setAccessibleName(row.spoken)
            control.chosen.connect(lambda v, f=row.field: self.chosen.emit(f, str(v)))
            controls.append(control)
        for index, column in enumerate(self._columns):
            button = OptionButton(self._words(column), self)
            button.setAccessibleName(f"{row.spoken}: {column.spoken}")
            button.clicked.connect(lambda _=False, r=row, i=index: self._on_clicked(r, i))
            controls.append(button)
        for index, made in enumerate(controls):
            if isinstance(made, OptionButton) and len(controls) > MANY_COLUMNS:
                made.set_least_width(DENSE_HEIGHT)
            made.focused.connect(lambda r=n, i=index: self._on_focused(r, i))
        return controls

    def _words(self, column: GridColumn) -> str:
        return column.sign if self._signs and column.sign else column.text

    def _show_on_slider(self, slider: ScaleSlider, row: GridRow, answer: str) -> None:
        value = int(answer) if answer and answer not in self._values else None
        slider.set_value(value)
        spoken = row.spoken if value is None else f"{row.spoken}: {value}"
        slider.setAccessibleName(spoken)

    def _column_widths(self) -> list[tuple[int, int]]:
        """Width of each control of a row and the gap before it."""
        if not self._controls:
            return []
        hints = [c.sizeHint().width() for c in self._controls[0]]
        lead = len(self._controls[0]) - len(self._columns)
        gaps = [0] * lead + [3 * GAP if c.apart else GAP for c in self._columns]
        return [(w, g if n else 0) for n, (w, g) in enumerate(zip(hints, gaps, strict=True))]

    def _row_heights(self, width: int) -> list[int]:
        label = max(40, width - LEFT - 12 - self.options_width() - RIGHT)
        px = self._label_px()
        button = max(DENSE_HEIGHT, self._theme.px(LABEL_PX) + 13)
        heights = []
        for row in self._rows:
            room = label - INDENT * row.indented
            lines = line_count(row.label, room, px, strong=row.strong)
            heights.append(max(button + 2, lines * self._label_line() + 6))
        return heights

    def _place_controls(self, n: int) -> None:
        x = self.width() - RIGHT - self.options_width()
        for control, (width, gap) in zip(self._controls[n], self._column_widths(), strict=True):
            height = control.sizeHint().height()
            x += gap
            control.setGeometry(x, self._tops[n] + (self._heights[n] - height) // 2, width, height)
            x += width

    def _paint_row(self, painter: QPainter, row: GridRow, where: QRect, *, in_hand: bool) -> None:
        theme = self._theme
        if in_hand:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(where, CORNER - 2, CORNER - 2)
            painter.setBrush(theme.color("accent"))
            painter.drawRoundedRect(QRect(0, where.y() + 3, 3, where.height() - 6), 1.5, 1.5)
        indent = LEFT + INDENT * row.indented
        width = self._label_width - INDENT * row.indented
        px, line = self._label_px(), self._label_line()
        painter.setFont(type_font(px, strong=row.strong))
        painter.setPen(theme.color("ink"))
        lines = wrapped(row.label, width, px, strong=row.strong)
        y = where.y() + (where.height() - len(lines) * line) // 2
        for text in lines:
            painter.drawText(
                QRect(indent, y, width + 10, line), Qt.AlignmentFlag.AlignVCenter, text
            )
            y += line

    def _rove(self) -> None:
        """Only one control of the grid is a stop for Tab: the one in hand."""
        for n, controls in enumerate(self._controls):
            for i, control in enumerate(controls):
                here = (n, i) == (self._current, self._column)
                policy = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
                if control.focusPolicy() != policy:
                    control.setFocusPolicy(policy)

    def _on_clicked(self, row: GridRow, index: int) -> None:
        self.chosen.emit(row.field, self._values[index])

    def _on_focused(self, row: int, column: int) -> None:
        if (row, column) != (self._current, self._column):
            self._column = column
            self.set_current(row, focus=False)

"""Rows that are answered on one scale: a compact grid with the scale's labels above it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy

from labeval.ui.mirroring import MirroredPainter, seen_key
from labeval.ui.theme import Theme
from labeval.ui.widgets.answers.grid_parts import GridColumn, GridRow
from labeval.ui.widgets.answers.option_grid import GAP, OptionGrid
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.basics.lettering import line_height, longest_word, type_font, wrapped
from labeval.ui.widgets.questions.question_view import Editor, QuestionView

_LABEL_PX = 12
_LEAST, _MOST = 40, 116
"""Widths of a column in logical pixels; a column grows until its label takes two lines."""
_ROOM_A_ROW = 4
"""Additional height of a row where there is room."""


class _Rows(OptionGrid):
    """Marks the current row only while the participant is at this matrix."""

    def marks_current_row(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)


class MatrixEditor(Editor):
    """A digit answers the current row and moves to the next one."""

    def __init__(self, asked: QuestionView, theme: Theme) -> None:
        super().__init__()
        self._asked = asked
        self._theme = theme
        self._dense = False
        self._labels = [text for _, text in asked.options]
        self._grid = _Rows(self)
        self._grid.set_rows(
            [GridRow(field, text, f"{asked.text} {text}") for field, text in asked.rows],
            [GridColumn(id, text) for id, text in asked.options],
        )
        self._grid.set_values([id for id, _ in asked.options])
        self._grid.chosen.connect(self.row_answered)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_theme(theme)

    def set_value(self, value: str) -> None:
        """A matrix has no answer of its own; see :meth:`set_rows`."""

    def set_rows(self, answers: Mapping[str, str]) -> None:
        self._grid.set_answers(answers)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._grid.set_least_width(self._column_width())
        self._place()

    def take_focus(self, field: str = "") -> None:
        fields = [row for row, _ in self._asked.rows]
        self._grid.set_current(fields.index(field) if field in fields else 0)

    def set_dense(self, dense: bool) -> None:
        if dense != self._dense:
            self._dense = dense
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Yes: the rows' texts wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the scale's labels and all rows at ``width``."""
        spare = 0 if self._dense else self._theme.px(_ROOM_A_ROW) * len(self._asked.rows)
        return self._head() + self._grid.least_height(width) + spare

    def sizeHint(self) -> QSize:
        """A size at which no row wraps."""
        width = self._grid.natural_width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A row; a layout asks for the height at a width."""
        return QSize(self._grid.least_width(), self._head())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the rows anew."""
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit answers, arrows move; beyond the first and last row they leave the matrix."""
        ids = [id for id, _ in self._asked.options]
        row, last = self._grid.current, len(self._asked.rows) - 1
        rows = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(seen_key(self, event), 0)
        columns = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(seen_key(self, event), 0)
        if event.text() and event.text() in ids:
            field = self._asked.rows[row][0]
            self.row_answered.emit(field, event.text())
            point = self._grid.control_for(field, event.text())
            if not isinstance(point, OptionButton) or not point.isChecked():
                return  # it could not be kept
            if row == last:
                self.completed.emit()
            else:
                self._grid.set_current(row + 1)
        elif columns or (rows and 0 <= row + rows <= last):
            self._grid.step(rows=rows, columns=columns)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the labels of the scale, each above its column."""
        painter = MirroredPainter(self)
        px, line, width = self._px(), line_height(self._px()), self._column_width()
        painter.setFont(type_font(px))
        painter.setPen(self._theme.color("soft_text"))
        x = self._grid.scale_left()
        for text in self._labels:
            lines = wrapped(text, width, px)
            y = self._head() - GAP - len(lines) * line
            for words in lines:
                where = QRect(x, y, width, line)
                painter.drawText(where, Qt.AlignmentFlag.AlignCenter, words)
                y += line
            x += width + GAP
        painter.end()

    def _place(self) -> None:
        head = self._head()
        self._grid.place(QRect(0, head, self.width(), max(0, self.height() - head)))
        self.update()

    def _px(self) -> int:
        return self._theme.px(_LABEL_PX)

    def _head(self) -> int:
        lines = max(len(wrapped(text, self._column_width(), self._px())) for text in self._labels)
        return lines * line_height(self._px()) + GAP

    def _column_width(self) -> int:
        """The least width at which every label takes at most two lines and no word breaks."""
        px, most = self._px(), self._theme.px(_MOST)
        width = max(self._theme.px(_LEAST), min(most, longest_word(self._labels, px) + 2))
        while width < most and any(len(wrapped(text, width, px)) > 2 for text in self._labels):
            width += GAP
        return width

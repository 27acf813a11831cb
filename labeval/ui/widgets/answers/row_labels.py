"""The words at the left of a grid's rows: how wide and high they are, and drawing them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRect, Qt
from PySide6.QtGui import QPainter

from labeval.ui.theme import CORNER, DENSE_HEIGHT, LABEL_PX, Theme
from labeval.ui.widgets.answers.grid_parts import GridRow
from labeval.ui.widgets.basics.lettering import (
    line_count,
    line_height,
    longest_word,
    text_width,
    type_font,
    wrapped,
)

TEXT_PX = 14
INDENT = 16
LEFT = 8
BEFORE_OPTIONS = 12
ROUNDING = 2
"""Pixels more than measured, because lines are broken by widths in fractions of a pixel."""
LEAST = 40
"""Least width of a label, however wide the options are."""


class RowLabels:
    """Labels of the same rows at one text scale; widths and heights are in pixels."""

    def __init__(self, rows: Sequence[GridRow], theme: Theme) -> None:
        self._rows = rows
        self._theme = theme
        self._px = theme.px(TEXT_PX)
        self._line = line_height(self._px) - 1

    def natural_width(self) -> int:
        """Width of all next to the options, with every label on one line."""
        widths = (
            text_width(r.label, self._px, strong=r.strong) + INDENT * r.indented for r in self._rows
        )
        return LEFT + max(widths, default=0) + ROUNDING + BEFORE_OPTIONS

    def least_width(self) -> int:
        """Width of all next to the options, with no label broken inside a word."""
        widths = (
            longest_word([r.label], self._px, strong=r.strong) + INDENT * r.indented
            for r in self._rows
        )
        return LEFT + max(widths, default=0) + ROUNDING + BEFORE_OPTIONS

    def row_heights(self, label_width: int) -> list[int]:
        """Height of each row, at its closest, where labels have this width next to the options."""
        button = max(DENSE_HEIGHT, self._theme.px(LABEL_PX) + 13)
        heights = []
        for row in self._rows:
            room = max(LEAST, self._room(label_width)) - INDENT * row.indented
            lines = line_count(row.label, room, self._px, strong=row.strong)
            heights.append(max(button + 2, lines * self._line + 6))
        return heights

    def paint(
        self,
        painter: QPainter,
        row: GridRow,
        where: QRect,
        label_width: int,
        *,
        is_current: bool,
    ) -> None:
        """Draw a row's label, its hairline, and its background where it is the current one."""
        theme = self._theme
        if row.ruled:
            painter.setPen(theme.color("line"))
            painter.drawLine(QLineF(0, where.y() + 0.5, where.width(), where.y() + 0.5))
        if is_current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(where, CORNER - 2, CORNER - 2)
            painter.setBrush(theme.color("accent"))
            painter.drawRoundedRect(QRect(0, where.y() + 3, 3, where.height() - 6), 1.5, 1.5)
        indent = LEFT + INDENT * row.indented
        width = self._room(label_width) - INDENT * row.indented
        painter.setFont(type_font(self._px, strong=row.strong))
        painter.setPen(theme.color("text"))
        lines = wrapped(row.label, width, self._px, strong=row.strong)
        y = where.y() + (where.height() - len(lines) * self._line) // 2
        for text in lines:
            line = QRect(indent, y, width + 10, self._line)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
            y += self._line

    def _room(self, label_width: int) -> int:
        return label_width - LEFT - BEFORE_OPTIONS

"""The question above a grid of options, and the meanings of the ends of its scale."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import CORNER, LABEL_PX, LIGHT, Themed
from labeval.ui.widgets.basics.lettering import (
    line_count,
    line_height,
    longest_word,
    type_font,
    wrapped,
)

LEFT = 8
RIGHT = 10
END_PX = 12
BELOW = 4
LEAST_HALF = 40
BETWEEN_ENDS = 8


class ScaleHeading(Accessible, Themed, QLabel):
    """A question in semibold; beneath it the labels of the scale's ends, above their columns."""

    is_read_aloud = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._question = ""
        self._ends = ("", "")
        self._legend = ""
        self._of_row = False
        self._left = 0
        self._scale = 0
        self._half = LEAST_HALF
        self._end_rows = 0
        self._wanted: tuple[object, ...] = ()
        self._height = 0
        self.setTextFormat(Qt.TextFormat.PlainText)

    def set_scale(self, left: int, width: int) -> None:
        """The place of the scale."""
        self._left, self._scale = left, width

    def set_of_row(self, of_row: bool) -> None:
        """Draw it on the ground of the current row, as its words are that row's own."""
        self._of_row = of_row
        self.update()

    def set_legend(self, legend: str) -> None:
        """Words above the ends, or in their place: what signs on the options mean."""
        self._legend = legend
        self.update()

    def show_texts(self, question: str, low: str, high: str) -> None:
        """Show a question and the scale's ends."""
        if (question, low, high) != (self._question, *self._ends):
            self._question, self._ends = question, (low, high)
            ends = f"{low} – {high}" if low or high else ""
            self.setText("\n".join(part for part in (question, ends) if part))
            self.update()

    def height_for(
        self,
        questions: Sequence[str],
        ends: Sequence[tuple[str, str]],
        width: int,
        scale: int,
    ) -> int:
        """Height in which each of the questions and each pair of ends has room.

        Ends with words wider than half the scale take room at its left as well, for all criteria
        alike.
        """
        drawn = (self._theme.text_scale, self._legend, self._of_row)
        wanted = (tuple(questions), tuple(ends), width, scale, *drawn)
        if wanted != self._wanted:  # a block asks for the same on each of its pages
            self._wanted = wanted
            self._height = self._height_for(questions, ends, width, scale)
        return self._height

    def _room(self, width: int) -> int:
        """Width of the question; on a ground of its own it does not touch that ground's edge."""
        return width - LEFT - (LEFT if self._of_row else 0)

    def _legend_lines(self, width: int) -> Sequence[str]:
        small = self._theme.px(END_PX)
        return wrapped(self._legend, width - LEFT - RIGHT, small) if self._legend else ()

    def _height_for(
        self,
        questions: Sequence[str],
        ends: Sequence[tuple[str, str]],
        width: int,
        scale: int,
    ) -> int:
        px, small = self._theme.px(LABEL_PX), self._theme.px(END_PX)
        asked = max(
            (line_count(q, self._room(width), px, strong=True) for q in questions if q), default=0
        )
        labels = [end for pair in ends for end in pair if end]
        most = (width - LEFT - RIGHT - BETWEEN_ENDS) // 2
        words = min(longest_word(labels, small) + 2, most)
        self._half = max(LEAST_HALF, (scale - BETWEEN_ENDS) // 2, words)
        self._end_rows = max((line_count(end, self._half, small) for end in labels), default=0)
        rows = self._end_rows + len(self._legend_lines(width))
        height = asked * line_height(px) + rows * (line_height(small) - 1)
        return height + BELOW if height else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        if self._of_row:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("accent_tint"))
            ground = self.rect().adjusted(0, 0, 0, -BELOW // 2)
            painter.drawRoundedRect(ground, CORNER - 2, CORNER - 2)
        painter.setPen(self._theme.color("text" if self._of_row else "soft_text"))
        px, small = self._theme.px(LABEL_PX), self._theme.px(END_PX)
        painter.setFont(type_font(px, strong=True))
        y = 0
        for line in wrapped(self._question, self._room(self.width()), px, strong=True):
            line_rect = QRect(LEFT, y, self.width(), line_height(px))
            painter.drawText(line_rect, Qt.AlignmentFlag.AlignVCenter, line)
            y += line_height(px)
        painter.setFont(type_font(small))
        row = line_height(small) - 1
        below = self._end_rows + 1
        for n, line in enumerate(reversed(self._legend_lines(self.width())), below):
            where = QRect(LEFT, self.height() - BELOW - n * row, self.width() - LEFT - RIGHT, row)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(where, right, line)
        half, end = self._half, self._left + self._scale
        sides = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
        lefts = (min(self._left, end - 2 * half - BETWEEN_ENDS), end - half)
        for text, side, x in zip(self._ends, sides, lefts, strict=True):
            lines = wrapped(text, half, small) if text else ()
            height = line_height(small) - 1
            top = self.height() - BELOW - height * len(lines)
            for n, line in enumerate(lines):
                where = QRect(x, top + n * height, half, height)
                painter.drawText(where, side | Qt.AlignmentFlag.AlignVCenter, line)
        painter.end()

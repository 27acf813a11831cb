"""Rows of a name at the left and what it is at the right, both in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.lettering import (
    line_count,
    line_height,
    longest_word,
    text_width,
    type_font,
)

_BETWEEN = 10
"""Least pixels between a name and its value."""


class FactRows(Themed, QWidget):
    """A small table of facts."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._facts: list[tuple[str, str]] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show facts, each as a name and a value."""
        self._facts = list(facts)
        self.setAccessibleName("; ".join(f"{name}: {value}" for name, value in facts))
        self.setVisible(bool(facts))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return sum(self._heights(width))

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(200, self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        px, y = theme.px(LABEL_PX), 0
        for (name, value), height in zip(self._facts, self._heights(self.width()), strict=True):
            painter.setPen(theme.color("line"))
            painter.drawLine(0, y, self.width(), y)
            value = self._breakable(name, value, self.width())
            label = self._label_width(name, value, self.width())
            painter.setFont(type_font(px))
            painter.setPen(theme.color("soft_text"))
            middle = Qt.AlignmentFlag.AlignVCenter
            wrapped = int(Qt.TextFlag.TextWordWrap)
            painter.drawText(QRectF(0, y, label, height), int(middle) | wrapped, name)
            painter.setFont(type_font(px, strong=True))
            painter.setPen(theme.color("text"))
            box = QRectF(label + 8, y, self.width() - label - 8, height)
            painter.drawText(box, int(middle | Qt.AlignmentFlag.AlignRight) | wrapped, value)
            y += height
        painter.end()

    def _breakable(self, name: str, value: str, width: int) -> str:
        """A value whose no-break spaces are spaces where its words would be cut with them."""
        px = self._theme.px(LABEL_PX)
        needed = longest_word([name], px) + longest_word([value], px, strong=True) + _BETWEEN + 2
        return value.replace("\N{NO-BREAK SPACE}", " ") if needed > width else value

    def _label_width(self, name: str, value: str, width: int) -> int:
        """Room for a name, so that no word of its value is cut either."""
        px = self._theme.px(LABEL_PX)
        left = width - longest_word([value], px, strong=True) - _BETWEEN
        least = longest_word([name], px) + 2
        widest = max(least, min(width * 55 // 100, left))
        if line_count(name, least, px) == line_count(name, widest, px):
            return least  # and its value has the rest
        return min(widest, text_width(name, px) + 2)

    def _heights(self, width: int) -> list[int]:
        px = self._theme.px(LABEL_PX)
        found = []
        for name, value in self._facts:
            value = self._breakable(name, value, width)
            label = self._label_width(name, value, width)
            room = max(60, width - label - _BETWEEN)
            lines = max(line_count(name, label, px), line_count(value, room, px, strong=True), 1)
            found.append(lines * line_height(px) + 12)
        return found

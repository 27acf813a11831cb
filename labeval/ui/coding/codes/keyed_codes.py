"""The codes of the keys 1 to 9."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.code_style import Look
from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font

_LEAST = 3
"""Rows that are worth a heading; the tree shows all keys, too."""


class KeyedCodes(Themed, QWidget):
    """Rows of codes.

    Signals:
        picked: the key whose row was clicked.
    """

    picked = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._codes: list[tuple[int, Look]] = []
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_codes(self, codes: Sequence[tuple[int, Look]]) -> None:
        """Show these keys with their codes."""
        self._codes = list(codes)
        self.setAccessibleName(", ".join(f"{digit} {look.name}" for digit, look in codes))
        self.updateGeometry()
        self.update()

    def set_room(self, height: int) -> None:
        """Show as many rows as fit into a height."""
        self._room = height
        self.updateGeometry()

    @property
    def fits(self) -> bool:
        """True if there are rows, and enough of them have room."""
        return 0 < min(_LEAST, len(self._codes)) <= self._room // self._row()

    def sizeHint(self) -> QSize:
        rows = self._room // self._row()
        return QSize(120, self._row() * min(rows, len(self._codes)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        row = int(event.position().y()) // self._row()
        if 0 <= row < len(self._codes):
            self.picked.emit(self._codes[row][0])

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, (digit, look) in enumerate(self._codes):
            box = QRectF(0, n * self._row(), self.width(), self._row())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(code_colours(look.colour, theme).line)
            painter.drawRoundedRect(QRectF(1, box.center().y() - 5, 10, 10), 3, 3)
            cap = QRectF(box.right() - 30, box.center().y() - 9, 18, 18)
            painter.setPen(theme.color("line"))
            painter.setBrush(theme.color("paper"))
            painter.drawRoundedRect(cap, 4, 4)
            painter.setPen(theme.color("soft_text"))
            painter.setFont(type_font(theme.px(11)))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, str(digit))
            painter.setPen(theme.color("text"))
            painter.setFont(type_font(theme.px(LABEL_PX)))
            room = box.adjusted(20, 0, -36, 0)
            name = painter.fontMetrics().elidedText(
                look.name, Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
        painter.end()

    def _row(self) -> int:
        return max(26, self._theme.px(LABEL_PX) + 13)

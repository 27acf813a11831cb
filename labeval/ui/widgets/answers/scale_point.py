"""One point of a scale in a dense grid, and a box to tick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX
from labeval.ui.widgets.basics.buttons import AnswerButton, OptionButton
from labeval.ui.widgets.basics.lettering import text_width, type_font

_MARK_WIDTH = 8
_BOX = 16
_BOX_GAP = 8


class ScalePoint(OptionButton):
    """A round point. The ideal one carries a small line; an expected one a second edge."""

    def __init__(self, text: str, parent: QWidget, *, ideal: bool = False) -> None:
        super().__init__(text, parent)
        self._ideal = ideal
        self._expected = False

    @property
    def ideal(self) -> bool:
        """True for the ideal point."""
        return self._ideal

    def set_expected(self, expected: bool) -> None:
        """Mark it as what training expected."""
        if expected != self._expected:
            self._expected = expected
            self.update()

    def sizeHint(self) -> QSize:
        side = max(DENSE_HEIGHT, self._theme.px(DENSE_HEIGHT))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._ideal:
            role = "on_accent" if self.isChecked() else "soft_text"
            painter.setPen(QPen(self._theme.color(role), 1.5))
            x, y = (self.width() - _MARK_WIDTH) / 2, self.height() - 4.5
            painter.drawLine(QPointF(x, y), QPointF(x + _MARK_WIDTH, y))
        if self._expected:
            painter.setPen(QPen(self._theme.color("good"), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        painter.end()


class TickBox(AnswerButton):
    """A sentence with a box before it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, exclusive=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        return QSize(
            text_width(self.text(), px) + self._box() + _BOX_GAP + 10,
            max(DENSE_HEIGHT, self._theme.px(DENSE_HEIGHT)),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, side = self._theme, self._box()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        box = QRectF(4.5, (self.height() - side) / 2, side, side)
        edge = "accent" if chosen or self.underMouse() else "soft_text"
        painter.setPen(QPen(theme.color(edge), 1.2))
        painter.setBrush(theme.color("accent" if chosen else "paper"))
        painter.drawRoundedRect(box, 4, 4)
        if chosen:
            tick = QPainterPath(box.topLeft())
            tick.moveTo(box.x() + side * 0.22, box.y() + side * 0.52)
            tick.lineTo(box.x() + side * 0.42, box.y() + side * 0.72)
            tick.lineTo(box.x() + side * 0.78, box.y() + side * 0.30)
            painter.setPen(QPen(theme.color("on_accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(tick)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(theme.px(LABEL_PX)))
        left = round(box.right()) + _BOX_GAP
        words = QRect(left, 0, self.width() - left, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            self._ring(painter, 6)
        painter.end()

    def _box(self) -> int:
        return self._theme.px(_BOX)

"""A quiet button of the bar: lower than an action, without a fill."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from labeval.ui.theme import CORNER, LABEL_PX
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.lettering import text_width, type_font


class QuietButton(ActionButton):
    """Words with a hairline around them."""

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        return QSize(text_width(self.text(), px) + 24, max(30, px + 17))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        enabled = self.isEnabled()
        under = enabled and (self.underMouse() or self.isDown())
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("ground" if under else "paper"))
        shape = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(shape, CORNER - 1, CORNER - 1)
        painter.setPen(theme.color("text" if enabled else "disabled_text"))
        painter.setFont(type_font(theme.px(LABEL_PX)))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            self._ring(painter, CORNER)
        painter.end()

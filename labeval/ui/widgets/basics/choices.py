"""Boxes to tick and buttons to choose with, in the theme's colours."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QStyle, QStyleOptionButton

from labeval.ui.theme import LIGHT, Theme

_TICK = ((0.22, 0.54), (0.42, 0.74), (0.80, 0.28))
"""Corners of the tick, as shares of its box."""

_TARGET = 24
"""Pixels (WCAG 2.5.8)."""


class TickBox(QCheckBox):
    """A box with a tick where it is chosen."""

    theme: Theme = LIGHT
    """The theme that :func:`style_choice` gave it."""

    def tick_place(self) -> QRectF:
        """Place of the tick, in the button."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        return QRectF(self.style().subElementRect(part, option, self))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        box = self.tick_place()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.theme.color("on_accent" if self.isEnabled() else "soft_text"), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        corners = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
        painter.drawPolyline(QPolygonF(corners))
        painter.end()


def style_choice(button: QAbstractButton, theme: Theme) -> None:
    """Give a check box or a radio button an outline that is seen on dark ground too."""
    if isinstance(button, TickBox):
        button.theme = theme
    button.setMinimumHeight(_TARGET)
    button.setStyleSheet(
        "*::indicator { width: 13px; height: 13px;"
        f" border: 1px solid {theme.soft_text}; background: {theme.paper}; }}"
        "QCheckBox::indicator { border-radius: 3px; }"
        "QRadioButton::indicator { border-radius: 7px; }"
        f"*::indicator:focus {{ border: 2px solid {theme.accent}; width: 11px; height: 11px; }}"
        f"QRadioButton::indicator:checked {{ border: 4px solid {theme.accent}; width: 7px;"
        f" height: 7px; background: {theme.on_accent}; }}"
        f"QCheckBox::indicator:checked {{ border-color: {theme.accent};"
        f" background: {theme.accent}; }}"
        f"QCheckBox::indicator:checked:focus {{ border-color: {theme.text}; }}"
        f"QCheckBox::indicator:checked:disabled {{ background: {theme.line}; }}"
        f"*::indicator:disabled {{ border-color: {theme.line}; }}"
    )

"""One mark in the bar: its number and its words; a click selects it, the cross removes it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import MirroredPainter
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import LABEL_PX
from labeval.ui.widgets.answers.removable import RemovableButton
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

PAD = 9
GAP = 6
CROSS = 20
"""Width of the place of the cross."""


class MarkChip(RemovableButton):
    """Shows a number and the beginning of the words, as far as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = ""
        self._is_selected = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_mark(self, number: str, quote: str, *, selected: bool, removable: bool) -> None:
        """Show a mark: its number, with that of the mark it goes with, and its words."""
        words = self.tr("“{quote}”").format(quote=" ".join(quote.split()))
        self._number, self._is_selected, self._removable = number, selected, removable
        self.setText(words)
        self.setAccessibleName(f"{number} {words}")
        set_tool_tip(self, words)
        self.update()

    def least_width(self) -> int:
        """Width of the number alone."""
        return self._number_width() + 2 * PAD + self._cross()

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        # A pixel more: widths of letters are fractions, and what is cut by one is elided.
        width = self.least_width() + GAP + text_width(self.text(), px) + 2
        return QSize(width, max(24, px + 11))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color("accent" if self._is_selected else "outline"), 1))
        painter.setBrush(theme.color("accent_tint" if self._is_selected else "paper"))
        shape = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2)
        px = theme.px(LABEL_PX)
        painter.setPen(theme.color("accent"))
        painter.setFont(type_font(px, strong=True))
        left = self.rect().adjusted(PAD, 0, 0, 0)
        painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, self._number)
        room = self.width() - self.least_width() - GAP
        if room > px:
            painter.setPen(theme.color("text"))
            painter.setFont(type_font(px))
            fit = type_metrics(px).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
            words = left.adjusted(self._number_width() + GAP, 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, fit)
        if self._removable:
            self._paint_cross(painter)
        painter.end()

    def _cross(self) -> int:
        return CROSS if self._removable else 0

    def cross_rect(self) -> QRectF:
        return QRectF(self.width() - CROSS - PAD / 2, 0, CROSS + PAD / 2, self.height())

    def _number_width(self) -> int:
        return text_width(self._number, self._theme.px(LABEL_PX), strong=True)

"""The small dark menu at what is selected: what can be done with it, each with its key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import CORNER, LABEL_PX, LIGHT, Theme, Themed
from labeval.ui.widgets.basics.buttons import mixed
from labeval.ui.widgets.basics.lettering import text_width, type_font

_PAD = 12
_GAP = 16
_APART = 6
"""Between a key and what it does."""
_CAP_PX = 11


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be done."""

    name: str
    """Name of the command, given to the signal."""
    key: str
    text: str
    colour: str = ""
    """Colour of the code that it is about."""


class SelectionMenu(Themed, QWidget):
    """Offers in a row. It takes no focus: the keys are the window's.

    Signals:
        picked: the name of an offer was clicked.
    """

    picked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offers: list[Offer] = []
        self._boxes: list[QRectF] = []
        self._under = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def offer(self, offers: Sequence[Offer], at: QPoint, line: int, within: int) -> None:
        """Show offers below (or above) a place of the parent.

        Args:
            line: height of the line at the place, which stays free.
            within: right edge that it keeps from.
        """
        self._offers = list(offers)
        self._place_boxes()
        self.setAccessibleName(", ".join(f"{o.key} {o.text}" for o in offers))
        size = self.sizeHint()
        parent = self.parentWidget()
        assert parent is not None
        x = max(8, min(at.x() - size.width() // 3, within - size.width() - 8))
        y = at.y() + line + 8
        if y + size.height() > parent.height() - 8:
            y = at.y() - size.height() - 8
        self.setGeometry(x, y, size.width(), size.height())
        self.show()
        self.raise_()
        self.update()

    def sizeHint(self) -> QSize:
        width = round(self._boxes[-1].right()) + _PAD if self._boxes else 0
        return QSize(width, self._theme.px(LABEL_PX) + 20)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._under = self._at(event.position().x())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = self._at(event.position().x())
        if at >= 0:
            self.picked.emit(self._offers[at].name)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dark = theme.dark
        ground = mixed(theme.paper, theme.text, 0.13) if dark else QColor(LIGHT.text)
        colour = theme.color("text") if dark else QColor("#f2f1ee")
        painter.setPen(theme.color("line") if dark else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        for n, (offer, box) in enumerate(zip(self._offers, self._boxes, strict=True)):
            painter.setPen(Qt.PenStyle.NoPen)
            if n == self._under:
                painter.setBrush(mixed(ground.name(), colour.name(), 0.16))
                painter.drawRoundedRect(box.adjusted(-6, 4, 6, -4), 5, 5)
            left = box.left() + self._cap_width(offer)
            if offer.key:
                cap = QRectF(box.left(), box.center().y() - 9, left - _APART - box.left(), 18)
                painter.setBrush(mixed(ground.name(), colour.name(), 0.22))
                painter.drawRoundedRect(cap, 4, 4)
                painter.setPen(colour)
                painter.setFont(type_font(theme.px(_CAP_PX)))
                painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, offer.key)
            if offer.colour:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(offer.colour))
                painter.drawRoundedRect(QRectF(left, box.center().y() - 4, 8, 8), 2, 2)
                left += 13
            painter.setPen(colour)
            painter.setFont(type_font(theme.px(LABEL_PX)))
            room = QRectF(left, 0, box.right() - left + 2, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, offer.text)
        painter.end()

    def _cap_width(self, offer: Offer) -> int:
        """Width of the key, with the space after it; nothing where there is no key."""
        if not offer.key:
            return 0
        return max(18, text_width(offer.key, self._theme.px(_CAP_PX)) + 10) + _APART

    def _place_boxes(self) -> None:
        self._boxes, x = [], float(_PAD)
        height = self._theme.px(LABEL_PX) + 20
        for offer in self._offers:
            width = self._cap_width(offer) + text_width(offer.text, self._theme.px(LABEL_PX))
            width += 13 if offer.colour else 0
            self._boxes.append(QRectF(x, 0, width, height))
            x += width + _GAP

    def _at(self, x: float) -> int:
        for n, box in enumerate(self._boxes):
            if box.left() - 6 <= x <= box.right() + 6:
                return n
        return -1

"""Ranked passages to choose from, each with a button that cites it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX
from labeval.ui.widgets.basics.lettering import text_width, type_font
from labeval.ui.widgets.texts.document_list import DocumentList

BUTTON_GAP = 8
PAD = 8


class PassageList(DocumentList):
    """One row per passage; at its right ``[n]``, which cites it without opening it.

    Signals:
        cited: a passage is to be cited, by its place from 0.
    """

    cited = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._under = -1
        self._citable = True
        self.setMouseTracking(True)

    def set_citable(self, citable: bool) -> None:
        """Offer to cite, or only to read."""
        self._citable = citable
        self.update()

    def cite_spot(self, row: int) -> QRect:
        """Place of the button of a row; empty where the row is on another page."""
        first = self.page * self._rows()
        if not self._citable or not first <= row < min(first + self._rows(), self.count):
            return QRect()
        top = (row - first) * self._row_height()
        return self._button_in(QRect(0, top, self.width(), self._row_height()))

    @property
    def count(self) -> int:
        """Number of passages."""
        return len(self._documents)

    # -- events -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self._button_at(event.position())
        if row < 0 or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.make_current(row)
        self.cited.emit(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._button_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(-1)

    # -- inside -------------------------------------------------------------------------------

    def _button_width(self) -> int:
        if not self._citable:
            return 0
        widest = f"[{'8' * len(str(max(1, self.count)))}]"
        return text_width(widest, self._theme.px(LABEL_PX), strong=True) + 2 * PAD

    def _button_in(self, row: QRect) -> QRect:
        width = self._button_width()
        height = min(row.height() - 4, max(DENSE_HEIGHT, self._theme.px(LABEL_PX) + 13))
        top = row.y() + (row.height() - height) // 2
        return QRect(row.right() - width, top, width, height)

    def _button_at(self, where: QPointF) -> int:
        row = self.page * self._rows() + int(where.y()) // self._row_height()
        return row if self.cite_spot(row).contains(where.toPoint()) else -1

    def _point_at(self, row: int) -> None:
        if row != self._under:
            self._under = row
            self.update()

    def _paint_row(self, painter: QPainter, n: int, where: QRect) -> None:
        if not self._citable:
            super()._paint_row(painter, n, where)
            return
        super()._paint_row(painter, n, where.adjusted(0, 0, -self._button_width() - BUTTON_GAP, 0))
        theme, spot = self._theme, self._button_in(where)
        under = n == self._under
        painter.setPen(QPen(theme.color("accent" if under else "outline"), 1))
        painter.setBrush(theme.color("accent_tint" if under else "paper"))
        radius = spot.height() / 2
        painter.drawRoundedRect(QRectF(spot).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setPen(theme.color("accent"))
        painter.setFont(type_font(theme.px(LABEL_PX), strong=n == self._row))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, f"[{n + 1}]")

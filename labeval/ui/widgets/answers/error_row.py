"""One marked error in a list: its number, what it is, how bad, and the words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import MirroredPainter
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.answers.removable import RemovableButton
from labeval.ui.widgets.basics.lettering import line_height, text_width, type_font, type_metrics

PAD = 8
GAP = 8
BADGE = 20
"""Width of the number's place, in logical pixels at the usual text size."""
CROSS = 24
"""Width of the place of the cross."""


@dataclass(frozen=True, slots=True)
class ShownError:
    """A marked error as its row shows it."""

    number: str
    name: str
    """Its category, and its severity; empty while there is none."""
    severity: str
    tone: str
    """Role of its colour in the theme."""
    quote: str


class ErrorRow(RemovableButton):
    """Shows an error on two lines, or on one where there are many."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._error = ShownError("", "", "", "accent", "")
        self._is_current = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_error(self, error: ShownError, *, current: bool, removable: bool) -> None:
        """Show an error; keys act on the current one, and only this one is a stop for Tab."""
        self._error, self._is_current, self._removable = error, current, removable
        policy = Qt.FocusPolicy.StrongFocus if current else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        parts = (error.number, error.name, error.severity, error.quote)
        self.setAccessibleName(" ".join(part for part in parts if part))
        set_tool_tip(self, error.quote)
        self.update()

    @staticmethod
    def height_in(theme: Theme, *, lines: int) -> int:
        """Its height with one line or two."""
        return lines * line_height(theme.px(LABEL_PX)) + PAD

    def sizeHint(self) -> QSize:
        return QSize(200, self.height_in(self._theme, lines=2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # all keys belong to the page

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._is_current or self.underMouse():
            painter.setBrush(theme.color("accent_tint" if self._is_current else "ground"))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        if self._is_current:
            painter.setBrush(theme.color("accent"))
            painter.drawRoundedRect(QRectF(0, 4, 3, self.height() - 8), 1.5, 1.5)
        self._paint_badge(painter)
        left = PAD + theme.px(BADGE) + GAP
        right = self.width() - (CROSS if self._removable else PAD)
        line = line_height(theme.px(LABEL_PX))
        if self.height() >= self.height_in(theme, lines=2):
            self._paint_head(painter, QRectF(left, PAD / 2, right - left, line))
            self._paint_quote(painter, QRectF(left, PAD / 2 + line, right - left, line))
        else:
            head = QRectF(left, 0, right - left, self.height())
            taken = self._paint_head(painter, head)
            if head.width() - taken > 5 * GAP:
                self._paint_quote(painter, head.adjusted(taken + GAP, 0, 0, 0))
        if self._removable:
            self._paint_cross(painter)
        if self.hasFocus():
            self._ring(painter, 6)
        painter.end()

    def _paint_badge(self, painter: QPainter) -> None:
        theme, width = self._theme, self._theme.px(BADGE)
        size = min(width, self.height() - 4)
        is_low = self.height() < self.height_in(theme, lines=2)
        place = QRectF(PAD, (self.height() - size) / 2 if is_low else PAD / 2, width, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(self._error.tone))
        painter.drawRoundedRect(place, 5, 5)
        painter.setPen(theme.color("on_accent"))
        painter.setFont(type_font(theme.px(LABEL_PX) - 1, strong=True))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._error.number)

    def _paint_head(self, painter: QPainter, place: QRectF) -> float:
        """Draw category and severity; returns the width that they take."""
        theme, px = self._theme, self._theme.px(LABEL_PX)
        severity = text_width(self._error.severity, px) + GAP if self._error.severity else 0
        metrics = type_metrics(px, strong=True)
        room = max(0, round(place.width()) - severity)
        name = metrics.elidedText(self._error.name, Qt.TextElideMode.ElideRight, room)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(px, strong=True))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)
        wide = metrics.horizontalAdvance(name)
        painter.setPen(theme.color(self._error.tone))
        painter.setFont(type_font(px))
        after = place.adjusted(wide + GAP, 0, 0, 0)
        painter.drawText(after, Qt.AlignmentFlag.AlignVCenter, self._error.severity)
        return float(wide + severity)

    def _paint_quote(self, painter: QPainter, place: QRectF) -> None:
        px = self._theme.px(LABEL_PX)
        painter.setPen(self._theme.color("soft_text"))
        painter.setFont(type_font(px))
        cut = Qt.TextElideMode.ElideRight
        quote = type_metrics(px).elidedText(self._error.quote, cut, round(place.width()))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, quote)

    def cross_rect(self) -> QRectF:
        return QRectF(self.width() - CROSS, 0, CROSS, self.height())

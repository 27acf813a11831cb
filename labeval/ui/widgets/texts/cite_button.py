"""The button that cites the current passage."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.language import Retranslating
from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX
from labeval.ui.widgets.basics.buttons import ThemedButton
from labeval.ui.widgets.basics.lettering import text_width, type_font

PAD = 12


class CiteButton(Retranslating, ThemedButton):
    """Says "Cite [n]"; a click leaves the keyboard where it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._number = 1
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def set_number(self, number: int) -> None:
        """The passage that is cited by a click."""
        if number != self._number:
            self._number = number
            self.retranslate()

    def width_for(self, passages: int) -> int:
        """Width that fits every passage's number, so that its neighbours do not move."""
        widest = int("8" * len(str(max(1, passages))))
        return text_width(self._words(widest), self._theme.px(LABEL_PX)) + 2 * PAD

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        return QSize(text_width(self.text(), px) + 2 * PAD, max(DENSE_HEIGHT, px + 13))

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.setText(self._words(self._number))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pointed = self.underMouse() or self.isDown()
        painter.setPen(QPen(theme.color("accent" if pointed else "outline"), 1))
        painter.setBrush(theme.color("accent_tint" if pointed else "paper"))
        radius = self.height() / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setPen(theme.color("accent"))
        painter.setFont(type_font(theme.px(LABEL_PX)))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _words(self, number: int) -> str:
        return self.tr("Cite [{n}]").format(n=number)

"""One option of several with the key that chooses it, as a pill."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX, Theme
from labeval.ui.widgets.basics.buttons import AnswerButton
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

PAD = 10
GAP = 6


class KeyedOption(AnswerButton):
    """Draws the key in a soft colour before the words; a point after them where more follows."""

    def __init__(self, key: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._key = key
        self.leads_on = False
        """True if choosing it brings up further options."""
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        width = width_of(self._theme, self._key, self.text(), leads_on=self.leads_on)
        return QSize(width, max(DENSE_HEIGHT, px + 13))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        fill, edge = ("accent", "accent") if chosen else ("paper", "outline")
        words, key = ("on_accent", "on_accent") if chosen else ("text", "soft_text")
        if not self.isEnabled():
            words = key = "disabled_text"
        elif not chosen and (self.underMouse() or self.isDown()):
            fill, edge = "accent_tint", "accent"
        painter.setPen(QPen(theme.color(edge), 1))
        painter.setBrush(theme.color(fill))
        inset = 3.0 if chosen and self.hasFocus() else 0.5
        shape = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2)
        px = theme.px(LABEL_PX)
        left = self.rect().adjusted(PAD, 0, -PAD, 0)
        if theme.single_keys:
            painter.setFont(type_font(px))
            painter.setPen(theme.color(key))
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, self._key)
        painter.setFont(type_font(px, strong=chosen))
        painter.setPen(theme.color(words))
        room = left.adjusted(self._key_width(), 0, 0, 0)
        metrics = type_metrics(px, strong=chosen)
        text = metrics.elidedText(self._words(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        if self.hasFocus():
            self._ring(painter, self.height() / 2 - 1)
        painter.end()

    def _words(self) -> str:
        return _words(self.text(), leads_on=self.leads_on)

    def _key_width(self) -> int:
        return _key_width(self._theme, self._key)


def width_of(theme: Theme, key: str, text: str, *, leads_on: bool) -> int:
    """Width of an option with all its words, whether it is there or not."""
    words = text_width(_words(text, leads_on=leads_on), theme.px(LABEL_PX), strong=True) + 2
    return 2 * PAD + _key_width(theme, key) + words


def _words(text: str, *, leads_on: bool) -> str:
    return f"{text} …" if leads_on else text


def _key_width(theme: Theme, key: str) -> int:
    shown = key and theme.single_keys
    return text_width(key, theme.px(LABEL_PX)) + GAP if shown else 0

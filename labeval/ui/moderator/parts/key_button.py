"""Quiet action with the key that does the same."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from labeval.ui.theme import CORNER, DENSE_HEIGHT, Theme
from labeval.ui.widgets.bars.key_hints import key_name
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.lettering import text_width, type_font

_CAP_PX = 11
_TEXT_PX = 13
_PAD = 10


class KeyButton(ActionButton):
    """Words and a key cap. A click leaves the keyboard where it is.

    Args:
        role: role of the words' colour; ``bad`` for what cannot be undone.
    """

    def __init__(self, theme: Theme, *, role: str = "text") -> None:
        super().__init__("")
        self._role = role
        self._key = self._cap = ""
        self._why_not = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_theme(theme)

    def set_words(self, text: str, key: str = "", *, cap: str = "") -> None:
        """Say ``text``, with ``key`` on the cap, or the shorter ``cap`` where room is dear."""
        if (text, key) != (self.text(), self._key):
            self._key, self._cap = key, cap or key
            self.setText(text)
            self._describe()
            self.updateGeometry()

    def set_why_not(self, why: str) -> None:
        """Say why it is not possible now; it looks disabled and still takes clicks, to say so."""
        if why != self._why_not:
            self._why_not = why
            self._describe()
            self.update()

    @property
    def why_not(self) -> str:
        """Why it is not possible now; empty where it is."""
        return self._why_not

    @property
    def key(self) -> str:
        """The keys that do the same."""
        return self._key

    def sizeHint(self) -> QSize:
        theme = self._theme
        width = text_width(self.text(), theme.px(_TEXT_PX), strong=self._primary) + 2 * _PAD
        if self._key:
            width += self._cap_width() + 6
        return QSize(width, max(DENSE_HEIGHT + 4, theme.px(_TEXT_PX) + 18))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, edge, colour = self._colours()
        if self._why_not:
            fill, edge, colour = theme.color("disabled"), None, theme.color("disabled_text")
        elif self.isEnabled() and not self._primary:
            colour = theme.color(self._role)
        painter.setPen(QPen(edge, 1) if edge else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        inset = 3.5 if self.hasFocus() else 0.5
        shape = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(shape, CORNER - 1, CORNER - 1)
        words = text_width(self.text(), theme.px(_TEXT_PX), strong=self._primary)
        used = words + (self._cap_width() + 6 if self._key else 0)
        left = (self.width() - used) / 2
        if self._key:
            left = self._paint_cap(painter, left, colour) + 6
        painter.setPen(colour)
        painter.setFont(type_font(theme.px(_TEXT_PX), strong=self._primary))
        room = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            self._ring(painter, CORNER)
        painter.end()

    def _describe(self) -> None:
        self.setAccessibleDescription(
            " – ".join(filter(None, (key_name(self._key), self._why_not)))
        )

    def _cap_width(self) -> int:
        px = self._theme.px(_CAP_PX)
        return max(px + 6, text_width(key_name(self._cap), px) + 9)

    def _paint_cap(self, painter: QPainter, left: float, colour: QColor) -> float:
        """Draw the key cap, and return where it ends."""
        theme = self._theme
        height = theme.px(_CAP_PX) + 7.0
        cap = QRectF(left, (self.height() - height) / 2, self._cap_width(), height)
        edge = QColor(colour)
        edge.setAlphaF(0.35)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 3, 3)
        painter.setPen(colour if self._primary else theme.color("soft_text"))
        painter.setFont(type_font(theme.px(_CAP_PX)))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key_name(self._cap))
        return cap.right()

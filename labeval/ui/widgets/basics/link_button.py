"""A quiet action in running order: words in the accent's colour, underlined while pointed at."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.basics.buttons import ThemedButton
from labeval.ui.widgets.basics.lettering import line_height, text_width, type_font

_TARGET = 24
"""Pixels (WCAG 2.5.8)."""


class LinkButton(ThemedButton):
    """Words that open something; at least 24 px in each direction."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, role: str = "accent"
    ) -> None:
        super().__init__(text, parent)
        self._role = role
        self._with_key: tuple[str, str] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_words(self, words: str, key: str) -> None:
        """Show words and the key that does the same; a letter only while letters act."""
        self._with_key = words, key
        self.setAccessibleName(words)
        acts = self._theme.single_keys or len(key) > 1
        self.setText(f"{words}  {key}" if acts else words)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        if self._with_key is not None:
            self.set_words(*self._with_key)

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        width = max(_TARGET, text_width(self.text(), px) + 12)
        return QSize(width, max(_TARGET, line_height(px) + 2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = type_font(self._theme.px(LABEL_PX))
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(self._theme.color(self._role))
        words = self.text()
        if self.width() < self.sizeHint().width():
            cut = Qt.TextElideMode.ElideRight
            words = painter.fontMetrics().elidedText(words, cut, self.width() - 8)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, words)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.color(self._role), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

"""The words next to the button that leads on, why it cannot be pressed yet."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent

from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import line_count, line_height, text_width, type_font

_LEAST_PX = 11
_LEAST_WIDTH = 88
_LINES = 2


class Reason(Label):
    """Gives way where there is little room: to two lines, then to smaller letters, so that the
    buttons next to it stay in the window.

    Other words are measured when they are painted, so that an answer does not wait for it.
    """

    _measured = ""
    """Words that the letters fit."""

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.text() != self._measured:
            self._fit()
        super().paintEvent(event)

    def sizeHint(self) -> QSize:
        """Wide enough for one line at the usual size."""
        px = self._theme.px(LABEL_PX)
        return QSize(ceil(text_width(self.text(), px)) + 2, line_height(px))

    def minimumSizeHint(self) -> QSize:
        natural = self.sizeHint()
        return QSize(min(_LEAST_WIDTH, natural.width()), natural.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take the largest letters at which the words have room."""
        self._measured = self.text()
        usual = self._theme.px(LABEL_PX)
        whole = self.width() >= self.sizeHint().width()
        px = usual
        while not whole and px > _LEAST_PX and not self._has_room(px):
            px -= 1
        if self.wordWrap() == whole:
            self.setWordWrap(not whole)
        if self.font().pixelSize() != px:
            self.setFont(type_font(px))

    def _has_room(self, px: int) -> bool:
        lines = line_count(self.text(), max(1, self.width() - 2), px)
        return lines <= _LINES and lines * line_height(px) <= self.height()

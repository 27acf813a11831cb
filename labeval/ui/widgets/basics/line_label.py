"""One line of text that ends in an ellipsis where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font, type_metrics


class LineLabel(Accessible, Themed, QWidget):
    """Never asks for more width than it gets; the tooltip has the whole text."""

    accessible_role = QAccessible.Role.StaticText
    is_read_aloud = True

    def __init__(
        self, theme: Theme, *, size: float, role: str = "text", bold: bool = False
    ) -> None:
        super().__init__()
        self._theme = theme
        self._size = size
        self._role = role
        self._bold = bold
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Show ``text``."""
        if text != self._text:
            self._text = text
            set_tool_tip(self, text)
            self.setAccessibleName(text)
            self.update()

    def text(self) -> str:
        """All of the text."""
        return self._text

    def sizeHint(self) -> QSize:
        return QSize(100, self._theme.px(self._size) + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(20, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._theme.px(self._size)
        painter = QPainter(self)
        painter.setFont(type_font(px, strong=self._bold))
        painter.setPen(self._theme.color(self._role))
        metrics = type_metrics(px, strong=self._bold)
        line = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, line)
        painter.end()

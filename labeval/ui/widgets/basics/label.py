"""A label that takes its colour and its size from the theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font


class Label(Themed, QLabel):
    """A line or paragraph of plain text in one colour role of the theme.

    Args:
        theme: the theme to begin with.
        size: type size in logical pixels at text scale 1.
        role: name of a colour of :class:`~labeval.ui.theme.Theme`.
        bold: use one weight above regular.
        wrap: whether it breaks its lines.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        size: float = LABEL_PX,
        role: str = "text",
        bold: bool = False,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._role = role
        self._bold = bold
        self._theme = theme
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setFont(type_font(theme.px(self._size), strong=self._bold))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.color(self._role))
        self.setPalette(palette)

    def set_role(self, role: str) -> None:
        """Take the colour of another role."""
        if role != self._role:
            self._role = role
            self.set_theme(self._theme)

    def resize_type(self, size: float) -> None:
        """Take another type size, in logical pixels at text scale 1."""
        if size != self._size:
            self._size = size
            self.setFont(type_font(self._theme.px(size), strong=self._bold))

    def set_text(self, text: str) -> None:
        """Show ``text``; nothing is laid out again where it is the same."""
        if text != self.text():
            self.setText(text)

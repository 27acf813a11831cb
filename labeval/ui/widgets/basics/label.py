"""Labels that take their colour and their size from the theme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from labeval.text.unbroken import spaces_unbroken
from labeval.ui.accessible import Accessible, announce
from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.lettering import (
    draw_apart,
    is_wide,
    line_height,
    rows_apart,
    type_font,
)

_HEADINGS = ((20, 1), (16, 2))
"""The least size of bold letters that make a heading, and its level."""


class Label(Accessible, Themed, QLabel):
    """A line or paragraph of plain text in one colour role of the theme.

    Args:
        theme: the theme to begin with.
        size: type size in logical pixels at text scale 1.
        role: name of a colour of :class:`~labeval.ui.theme.Theme`.
        bold: use one weight above regular.
        wrap: whether it breaks its lines.
        level: level of a heading, which large bold letters are without it.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        size: float = LABEL_PX,
        role: str = "text",
        bold: bool = False,
        wrap: bool = False,
        level: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._given = ""
        self._size = size
        self._role = role
        self._bold = bold
        self._theme = theme
        large = (level for least, level in _HEADINGS if bold and size >= least)
        self.accessible_level = level or next(large, 0)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.set_theme(theme)

    def setText(self, text: str) -> None:
        """Show a text whose figures do not break at a line's end; :meth:`text` has it as given."""
        self._given = text
        super().setText(spaces_unbroken(text) if self.wordWrap() else text)

    def text(self) -> str:
        return self._given

    @property
    def is_read_aloud(self) -> bool:  # type: ignore[override]
        """A paragraph is; a line is a name, a state or a heading of something else."""
        return self.wordWrap() and not self.accessible_level

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setFont(type_font(theme.px(self._size), strong=self._bold))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.color(self._role))
        self.setPalette(palette)

    def heightForWidth(self, width: int) -> int:
        if not self._is_apart():
            return super().heightForWidth(width)
        px, margins = self._theme.px(self._size), self.contentsMargins()
        inner = width - margins.left() - margins.right()
        rows = rows_apart(super().text(), inner, px, strong=self._bold)
        return len(rows) * line_height(px) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self._is_apart():
            hint.setHeight(self.heightForWidth(hint.width()))
        return hint

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_apart():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        across = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        px = self._theme.px(self._size)
        draw_apart(
            painter, self.contentsRect(), super().text(), px, across.value, strong=self._bold
        )
        painter.end()

    def _is_apart(self) -> bool:
        """True if its lines are further apart than Qt draws them: not those of words to copy."""
        chosen = self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
        return is_wide() and self.wordWrap() and not chosen

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


class SpokenLabel(Label):
    """Words that come without the keyboard being there, such as a refusal, and are announced."""

    def show_words(self, text: str, *, urgent: bool = False) -> None:
        """Show a text, and have it announced where it is another; nothing is shown for none.

        Args:
            urgent: it interrupts what is being said.
        """
        is_new = self.isHidden() or text != self.text()
        self.set_text(text)
        self.setVisible(bool(text))
        if is_new:
            announce(self, text, urgent=urgent)

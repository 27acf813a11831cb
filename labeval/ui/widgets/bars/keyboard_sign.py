"""The sign for the owner of the keyboard, and the frame around the window that has it."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

FRAME_WIDTH = 4
_TEXT_PX = 13
_GLYPH = QSize(22, 14)
_PAD = 9
_GAP = 7


class KeyboardAt(StrEnum):
    """The window that receives the keys."""

    HERE = "here"
    ARRIVING = "arriving"
    """Here in a moment: keys typed before are dropped."""
    OTHER = "other"
    """To the other person's window."""
    ELSEWHERE = "elsewhere"
    """To another program."""


class KeyboardSign(Themed, QWidget):
    """A keyboard and a few words on a coloured ground; cut with an ellipsis where it is narrow.

    Args:
        whole: it is never cut.
    """

    def __init__(self, theme: Theme, *, whole: bool = False) -> None:
        super().__init__()
        self._is_whole = whole
        self._theme = theme
        self._at = KeyboardAt.HERE
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def at(self) -> KeyboardAt:
        """The window that it names."""
        return self._at

    @property
    def text(self) -> str:
        """The text of the sign."""
        return self._text

    def show_at(self, at: KeyboardAt, text: str) -> None:
        """Say where keys go now, in these words."""
        if (at, text) != (self._at, self._text):
            self._at, self._text = at, text
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        words = text_width(self._text, self._theme.px(_TEXT_PX), strong=self._strong)
        width = 2 * _PAD + _GLYPH.width() + (_GAP + round(words) + 1 if self._text else 0)
        return QSize(width, self._theme.px(_TEXT_PX) + 15)

    def minimumSizeHint(self) -> QSize:
        if self._is_whole:
            return self.sizeHint()
        return QSize(2 * _PAD + _GLYPH.width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, edge, colour = self._colours()
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(ground)
        shape = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2)
        glyph = QRectF(_PAD, (self.height() - _GLYPH.height()) / 2, *_GLYPH.toTuple())
        _draw_keyboard(painter, glyph, colour)
        left = _PAD + _GLYPH.width() + _GAP
        room = QRect(left, 0, self.width() - left - _PAD + 2, self.height())
        painter.setPen(colour)
        px = self._theme.px(_TEXT_PX)
        painter.setFont(type_font(px, strong=self._strong))
        words = type_metrics(px, strong=self._strong).elidedText(
            self._text, Qt.TextElideMode.ElideRight, room.width() + 1
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()

    @property
    def _strong(self) -> bool:
        return self._at != KeyboardAt.HERE

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        theme = self._theme
        if self._at == KeyboardAt.HERE:
            return theme.color("accent_tint"), theme.color("accent"), theme.color("text")
        if self._at == KeyboardAt.ARRIVING:
            return theme.color("paper"), theme.color("soft_text"), theme.color("text")
        return theme.color("note"), theme.color("note_text"), theme.color("note_text")


class KeyboardFrame(Themed, QObject):
    """Four strips along the edges of a window; shown while the window has the keyboard.

    Strips and not one frame above everything, so that nothing is painted twice.
    """

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._shown = False
        self._strips = [QWidget(window) for _ in range(4)]
        for strip in self._strips:
            strip.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            strip.setAutoFillBackground(True)
            strip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            strip.hide()
        self.set_theme(theme)

    @property
    def is_shown(self) -> bool:
        """True while the frame is around the window."""
        return self._shown

    def show_frame(self, shown: bool) -> None:
        """Show it, or take it away."""
        self._shown = shown
        for strip in self._strips:
            strip.setVisible(shown)
            strip.raise_()

    def fit(self) -> None:
        """Follow the window's size."""
        width, height, thick = self._window.width(), self._window.height(), FRAME_WIDTH
        for strip, place in zip(
            self._strips,
            (
                QRect(0, 0, width, thick),
                QRect(0, height - thick, width, thick),
                QRect(0, 0, thick, height),
                QRect(width - thick, 0, thick, height),
            ),
            strict=True,
        ):
            strip.setGeometry(place)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for strip in self._strips:
            palette = strip.palette()
            palette.setColor(strip.backgroundRole(), theme.color("accent"))
            strip.setPalette(palette)


def _draw_keyboard(painter: QPainter, where: QRectF, colour: QColor) -> None:
    """A small keyboard: two rows of keys and a space bar."""
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(where, 3, 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    step = (where.width() - 6) / 4
    for row, keys in ((3.4, 5), (6.4, 5)):
        for n in range(keys):
            at = QPointF(where.x() + 3 + n * step, where.y() + row)
            painter.drawEllipse(at, 1.1, 1.1)
    bar = QRectF(where.x() + 6, where.y() + 9.3, where.width() - 12, 1.8)
    painter.drawRoundedRect(bar, 0.9, 0.9)

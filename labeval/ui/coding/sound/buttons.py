"""Small buttons with signs that everybody knows from players."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF

from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX
from labeval.ui.widgets.basics.buttons import ThemedButton, mixed
from labeval.ui.widgets.basics.lettering import text_width, type_font

_SIGN = 14
SIGN_WIDTH = _SIGN + 22
"""Of a button with a sign and words, without the words."""


class Sign(Enum):
    """The drawn sign."""

    PLAY = "play"
    PAUSE = "pause"
    BACK = "back"
    SLOWER = "slower"
    FASTER = "faster"
    LOOP = "loop"
    FOLLOW = "follow"


class SoundButton(ThemedButton):
    """A sign, words, or both; a checkable one shows whether it is on.

    It takes the focus by the Tab key only, so that the text keeps the keyboard after a click.
    """

    def __init__(self, sign: Sign | None, *, toggles: bool = False) -> None:
        super().__init__("")
        self._sign: Sign | None = sign
        self.setCheckable(toggles)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_sign(self, sign: Sign) -> None:
        """Draw another one."""
        self._sign = sign
        self.update()

    def sizeHint(self) -> QSize:
        words = text_width(self.text(), LABEL_PX) + 6 if self.text() else 0
        return QSize(self._text_left - 6 + words + 8, DENSE_HEIGHT)

    @property
    def _text_left(self) -> int:
        return 8 if self._sign is None else 8 + _SIGN + 6

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.isChecked():
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(box, 6, 6)
        elif self.underMouse() and self.isEnabled():
            painter.setBrush(mixed(theme.paper, theme.text, 0.07))
            painter.drawRoundedRect(box, 6, 6)
        if self._sign is None and not self.isChecked():
            painter.setPen(QPen(theme.color("line"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 6, 6)
        colour = theme.color("accent" if self.isChecked() else "text")
        if not self.isEnabled():
            colour = theme.color("disabled_text")
        if self._sign is not None:
            place = QRectF(8, (self.height() - _SIGN) / 2, _SIGN, _SIGN)
            _DRAWN[self._sign](painter, place, colour)
        if self.text():
            painter.setPen(colour)
            painter.setFont(type_font(LABEL_PX))
            words = QRectF(self._text_left, 0, self.width(), self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            self._ring(painter, 6)
        painter.end()


def _play(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    left, right = box.left() + 2, box.right() - 1
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(left, box.top()),
                QPointF(right, box.center().y()),
                QPointF(left, box.bottom()),
            ]
        )
    )


def _pause(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for left in (box.left() + 2, box.right() - 6):
        painter.drawRoundedRect(QRectF(left, box.top() + 0.5, 4, box.height() - 1), 1, 1)


def _back(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """An arrow that turns back."""
    _pen(painter, colour)
    ring = box.adjusted(1.5, 2, -1.5, -1)
    path = QPainterPath()
    path.arcMoveTo(ring, 130)
    path.arcTo(ring, 130, -290)
    painter.drawPath(path)
    tip = path.pointAtPercent(0)
    painter.drawPolyline(QPolygonF([tip + QPointF(4.5, -2.5), tip, tip + QPointF(4.5, 2.5)]))


def _slower(painter: QPainter, box: QRectF, colour: QColor) -> None:
    _pen(painter, colour)
    y = box.center().y()
    painter.drawLine(QPointF(box.left() + 2, y), QPointF(box.right() - 2, y))


def _faster(painter: QPainter, box: QRectF, colour: QColor) -> None:
    _slower(painter, box, colour)
    x = box.center().x()
    painter.drawLine(QPointF(x, box.top() + 2), QPointF(x, box.bottom() - 2))


def _loop(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Two arrows that run after each other."""
    _pen(painter, colour)
    left, right = box.left() + 1, box.right() - 1
    high, low = box.top() + 3.5, box.bottom() - 3.5
    painter.drawPolyline(
        QPolygonF([QPointF(left, low - 2), QPointF(left, high), QPointF(right, high)])
    )
    painter.drawPolyline(
        QPolygonF([QPointF(right, high + 2), QPointF(right, low), QPointF(left, low)])
    )
    painter.drawPolyline(
        QPolygonF(
            [QPointF(right - 3, high - 2.5), QPointF(right, high), QPointF(right - 3, high + 2.5)]
        )
    )
    painter.drawPolyline(
        QPolygonF([QPointF(left + 3, low - 2.5), QPointF(left, low), QPointF(left + 3, low + 2.5)])
    )


def _follow(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A line of text with a mark under one word."""
    _pen(painter, colour)
    left, right = box.left() + 1, box.right() - 1
    for y in (box.top() + 2, box.bottom() - 2):
        painter.drawLine(QPointF(left, y), QPointF(right, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(left + 2, box.center().y() - 2, 7, 4), 1.5, 1.5)


def _pen(painter: QPainter, colour: QColor) -> None:
    pen = QPen(colour, 1.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


_DRAWN: dict[Sign, Callable[[QPainter, QRectF, QColor], None]] = {
    Sign.PLAY: _play,
    Sign.PAUSE: _pause,
    Sign.BACK: _back,
    Sign.SLOWER: _slower,
    Sign.FASTER: _faster,
    Sign.LOOP: _loop,
    Sign.FOLLOW: _follow,
}

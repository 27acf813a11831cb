"""The line at the bottom: what keys act on, those that matter, and a message for a moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.accessible import Accessible, announce
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font

_MESSAGE_MS = 6000
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_HIGHEST = 400
"""More pixels than any message takes."""

_TARGET_SHARE = 0.3
"""Of the width, at most, for the name of what keys act on."""


class Footer(Accessible, Themed, QWidget):
    """The target of keys and the keys for it, or a message.

    Signals:
        spoke: a message was announced.
    """

    spoke = Signal()
    accessible_role = QAccessible.Role.StaticText

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._hints: list[tuple[str, str]] = []
        self._target = ""
        self._message = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._announced_target = ""
        self._naming = QTimer(self)
        """Announces the target that is left once an edit is done, and none on the way to it."""
        self._naming.setSingleShot(True)
        self._naming.setInterval(0)
        self._naming.timeout.connect(self._on_named)
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_MESSAGE_MS)
        self._waiting.timeout.connect(self._on_waited)

    @property
    def message(self) -> str:
        """The sentence that is shown; empty for none."""
        return self._message

    def show_hints(self, hints: Sequence[tuple[str, str]]) -> None:
        """Show keys with what they do, as many as fit."""
        if (shown := list(hints)) != self._hints:
            self._hints = shown
            self.update()

    @property
    def target(self) -> str:
        """Name of the target, as it is shown."""
        return self._target

    def show_target(self, name: str) -> None:
        """Show what keys act on."""
        if name != self._target:
            self._target = name
            self._be_named()
            self._naming.start()
            self.update()

    def show_message(self, sentence: str, *, spoken: bool = True) -> None:
        """Say something for a moment.

        Args:
            spoken: it is announced; False where another window announces it.
        """
        self._message = sentence
        self.updateGeometry()
        self._be_named()
        if spoken:
            self._say(sentence)
        self._waiting.start()
        self.update()

    def fall_silent(self) -> None:
        """Remove the message."""
        self._waiting.stop()
        self._on_waited()

    def sizeHint(self) -> QSize:
        return QSize(300, max(self._theme.px(12) + 18, self._message_height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _message_height(self) -> int:
        """Height of the message, which goes on in a next row where the window is narrow."""
        if not self._message:
            return 0
        metrics = QFontMetrics(type_font(self._theme.px(13)))
        box = self._message_box().adjusted(0, 0, 0, _HIGHEST)
        return metrics.boundingRect(box, _WRAPPED, self._message).height() + 12

    def _message_box(self) -> QRect:
        return self.rect().adjusted(32, 0, -16, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.color("note" if self._message else "ground"))
        painter.setPen(theme.color("line"))
        painter.drawLine(0, 0, self.width(), 0)
        if self._message:
            painter.setFont(type_font(theme.px(13)))
            painter.setPen(theme.color("note_text"))
            painter.drawText(self._message_box(), _WRAPPED, self._message)
        else:
            self._paint_hints(painter)
        painter.end()

    def _paint_hints(self, painter: QPainter) -> None:
        theme, x = self._theme, 32.0
        px = theme.px(12)
        middle = Qt.AlignmentFlag.AlignVCenter
        if self._target:
            painter.setFont(type_font(px, strong=True))
            painter.setPen(theme.color("text"))
            metrics, most = painter.fontMetrics(), int(self.width() * _TARGET_SHARE)
            name = metrics.elidedText(self._target, Qt.TextElideMode.ElideRight, most)
            painter.drawText(QRectF(x, 0, most + 1, self.height()), middle, name)
            x += metrics.horizontalAdvance(name) + 22
        for key, text in self._hints:
            cap_width = max(18, text_width(key, theme.px(11)) + 10)
            if x + cap_width + text_width(text, px) + 8 > self.width() - 8:
                break
            cap = QRectF(x, (self.height() - 18) / 2, cap_width, 18)
            painter.setPen(theme.color("line"))
            painter.setBrush(theme.color("paper"))
            painter.drawRoundedRect(cap, 4, 4)
            painter.setPen(theme.color("soft_text"))
            painter.setFont(type_font(theme.px(11)))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            painter.setFont(type_font(px))
            box = QRectF(cap.right() + 6, 0, 400, self.height())
            painter.drawText(box, middle, text)
            x = cap.right() + 6 + text_width(text, px) + 18

    def _say(self, words: str) -> None:
        if words:
            announce(self, words)
            self.spoke.emit()

    def _on_named(self) -> None:
        if self._target and self._target != self._announced_target:
            announce(self, self._target)
        self._announced_target = self._target

    def _on_waited(self) -> None:
        self._message = ""
        self.updateGeometry()
        self._be_named()
        self.update()

    def _be_named(self) -> None:
        self.setAccessibleName(self._message or self._target)

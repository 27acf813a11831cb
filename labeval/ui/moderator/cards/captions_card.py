"""Card of live captions: the last lines of speech, newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.jobs.speech.captions import Caption
from labeval.transcription.speakers.by_channel import PARTICIPANT, SUPERVISOR
from labeval.ui.language import Retranslating
from labeval.ui.moderator.cards.card import Card
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.bars.key_hints import key_name
from labeval.ui.widgets.basics.lettering import type_font, type_metrics

_PX = 14
_LINES = 3
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class _Spoken(Themed, QWidget):
    """Draws as many of the last sentences as have room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_lines(self, lines: list[str]) -> None:
        if lines != self._lines:
            self._lines = lines
            self.setAccessibleName("\n".join(lines))
            self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(100, type_metrics(self._theme.px(_PX)).lineSpacing() * _LINES)

    def sizeHint(self) -> QSize:
        return QSize(300, type_metrics(self._theme.px(_PX)).lineSpacing() * 2 * _LINES)

    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._theme.px(_PX)
        metrics = type_metrics(px)
        painter = QPainter(self)
        painter.setFont(type_font(px))
        bottom = self.height()
        for n, text in enumerate(reversed(self._lines)):
            room = QRect(0, 0, self.width(), 10_000)
            high = metrics.boundingRect(room, _WRAPPED, text).height()
            if bottom - high < 0 and n:
                break
            # The newest one stays readable at its end where it is higher than the card.
            painter.setPen(self._theme.color("soft_text" if n else "text"))
            painter.drawText(QRect(0, bottom - high, self.width(), high), _WRAPPED, text)
            bottom -= high + GRID // 2
        painter.end()


class CaptionsCard(Retranslating, Card):
    """Hidden where captions are off; where they had to end it says why."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._spoken = _Spoken(theme)
        self._captions: list[Caption] = []
        self._instead = ""
        self.rows.addWidget(self._spoken, 1)
        self.retranslate()
        self.hide()

    @property
    def lines(self) -> list[str]:
        """The lines on screen, newest last."""
        return list(self._spoken._lines)

    def show_captions(self, captions: Sequence[Caption], instead: str = "") -> None:
        """Show what was said, newest last; ``instead`` says why there is nothing more."""
        self._captions, self._instead = list(captions), instead
        self._refresh()

    def retranslate(self) -> None:
        self.heading.set_text(self.tr("Live captions"))
        self.aside.set_text(self.tr("as heard, not kept"))
        self.right.set_text(key_name("Ctrl C"))
        self._refresh()

    def _refresh(self) -> None:
        names = {
            PARTICIPANT: self.tr("Participant: {text}"),
            SUPERVISOR: self.tr("Supervisor: {text}"),
        }
        lines = [names.get(c.speaker, "{text}").format(text=c.text) for c in self._captions]
        self._spoken.show_lines([*lines, *([self._instead] if self._instead else [])])

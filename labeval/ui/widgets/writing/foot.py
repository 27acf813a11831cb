"""Below a text that is written: its words against the target, and the passages it cites."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.language import Retranslating
from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import LABEL_PX, LIGHT, Themed
from labeval.ui.widgets.basics.lettering import line_height, text_width, type_font, type_metrics

PAD = 4
GAP = 10
BAR_WIDTH = 150
BAR_HEIGHT = 4


@dataclass(frozen=True, slots=True)
class WordTally:
    """The counts of a text, and their aims."""

    words: int = 0
    least: int = 1
    target: int = 1
    most: int = 1
    cited: Sequence[int] = ()
    unknown: Sequence[int] = ()
    least_cited: int = 0


class WritingFoot(Retranslating, Themed, QWidget):
    """Two lines that never change their height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._tally = WordTally()

    @property
    def tally(self) -> WordTally:
        """The counts shown."""
        return self._tally

    def show_tally(self, tally: WordTally) -> None:
        """Show what was counted."""
        if tally != self._tally:
            self._tally = tally
            self.retranslate()

    def height_needed(self) -> int:
        """Height in logical pixels."""
        return 2 * line_height(self._theme.px(LABEL_PX)) + PAD

    def retranslate(self) -> None:
        """Take the words of the current language."""
        parts = (self._words(), self._aim(), self._cited(), self._unknown())
        self.setAccessibleName("; ".join(part for part in parts if part))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._theme.px(LABEL_PX)
        row = QRect(0, PAD, self.width(), line_height(px))
        outside = not self._tally.least <= self._tally.words <= self._tally.most
        over = self._tally.words > self._tally.most
        x = self._say(painter, self._words(), row, 0, "note_text" if over else "text", strong=True)
        self._say(painter, self._aim(), row, x + GAP, "soft_text")
        self._paint_bar(painter, row, "note_text" if over else "accent" if outside else "good")
        row.translate(0, row.height())
        x = self._say(painter, self._cited(), row, 0, "soft_text")
        self._say(painter, self._unknown(), row, x + GAP, "note_text", strong=True)
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _words(self) -> str:
        return self.tr("%n word(s)", "", self._tally.words)

    def _aim(self) -> str:
        t = self._tally
        if (t.least, t.most) == (t.target, t.target):
            return self.tr("exactly {target} required").format(target=t.target)
        text = self.tr("aim for {target}, from {least} to {most}")
        return text.format(target=t.target, least=t.least, most=t.most)

    def _cited(self) -> str:
        t = self._tally
        numbers = ", ".join(map(str, sorted(t.cited)))
        if len(t.cited) < t.least_cited:
            text = self.tr("{n} of at least {least} passages cited").format(
                n=len(t.cited), least=t.least_cited
            )
            return f"{text}: {numbers}" if numbers else text
        if not t.cited:
            return self.tr("No passage cited yet")
        return self.tr("%n passage(s) cited", "", len(t.cited)) + f": {numbers}"

    def _unknown(self) -> str:
        if not self._tally.unknown:
            return ""
        numbers = " ".join(f"[{n}]" for n in self._tally.unknown)
        return self.tr("no such passage: {numbers}").format(numbers=numbers)

    def _say(
        self, painter: QPainter, text: str, row: QRect, x: int, role: str, *, strong: bool = False
    ) -> int:
        """Draw words from ``x``; returns where they end."""
        px = self._theme.px(LABEL_PX)
        aside = BAR_WIDTH + GAP if row.y() == PAD else 0
        room = self.width() - aside - x
        elide = Qt.TextElideMode.ElideRight
        shown = type_metrics(px, strong=strong).elidedText(text, elide, max(0, room))
        painter.setFont(type_font(px, strong=strong))
        painter.setPen(self._theme.color(role))
        where = QRect(x, row.y(), max(0, room) + 2, row.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, shown)
        return x + text_width(shown, px, strong=strong)

    def _paint_bar(self, painter: QPainter, row: QRect, role: str) -> None:
        """Draw the share of the greatest number of words, with a mark at the target."""
        t, left = self._tally, self.width() - BAR_WIDTH
        top = row.y() + (row.height() - BAR_HEIGHT) // 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("line"))
        painter.drawRoundedRect(QRectF(left, top, BAR_WIDTH, BAR_HEIGHT), 2, 2)
        done = min(1.0, t.words / max(1, t.most))
        painter.setBrush(self._theme.color(role))
        painter.drawRoundedRect(QRectF(left, top, done * BAR_WIDTH, BAR_HEIGHT), 2, 2)
        at = left + BAR_WIDTH * min(1.0, t.target / max(1, t.most))
        painter.setBrush(self._theme.color("soft_text"))
        painter.drawRect(QRectF(round(at) - 1, top - 4, 2, BAR_HEIGHT + 8))

"""The row below the texts: what the marked words are for, the marks, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.study.model.evidence import Level
from labeval.ui.language import Retranslating
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.participant.evidence.chip import MarkChip
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper

PAD = 14
GAP = 8
LEAST_HINT = 120
_LEAST_PX = 12
"""The smallest letters of what to do next, in large letters too."""
_STEP = 8
"""Pixels by which a chip gives way at a time."""


@dataclass(frozen=True, slots=True)
class ShownMark:
    """A mark as the bar shows it."""

    seq: int
    number: str
    quote: str


@dataclass(frozen=True, slots=True)
class BarContent:
    """The bar at one moment."""

    criterion: str = ""
    """Its name, or that of the claim that words are marked for."""
    marks: tuple[ShownMark, ...] = ()
    selected: int | None = None
    """Number of the mark that is selected."""
    at_caret: bool = False
    """True while words are chosen by keys."""
    linking: bool = False
    """True if the next words go with the selected mark."""
    level: Level = "optional"
    prompt: str = ""
    """The study's own line; empty for the usual one."""
    answered: bool = False
    """True if there is an answer that words can be behind."""
    enabled: bool = True
    """True if words can be marked now."""


class EvidenceBar(Retranslating, Paper):
    """Shows the marks of the current criterion.

    Signals:
        selected: number of the mark that was pressed.
        removal_asked: number of the mark that shall go.
        link_asked: the next words shall go with the selected mark.
    """

    selected = Signal(int)
    removal_asked = Signal(int)
    link_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = BarContent()
        self._chips: list[MarkChip] = []
        self._hint, self._hint_px = QRect(), LABEL_PX
        self._is_titled = True
        self.link = LinkButton(parent=self)
        self.link.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.link.clicked.connect(self.link_asked)
        self.retranslate()

    def shown_hint(self) -> str:
        """The sentence about the next step, elided where it has no room."""
        metrics, end = type_metrics(self._hint_px), Qt.TextElideMode.ElideRight
        return metrics.elidedText(self._hint_text(), end, self._hint.width())

    def height_needed(self) -> int:
        """Height at the theme's size."""
        return max(34, self._theme.px(LABEL_PX) + 21)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._place()

    def show_content(self, content: BarContent) -> None:
        """Show the marks of a criterion."""
        if content == self._content:
            return
        self._content = content
        while len(self._chips) < len(content.marks):
            self._chips.append(self._new_chip())
        for n, chip in enumerate(self._chips):
            chip.setVisible(n < len(content.marks))
        for chip, mark in zip(self._chips, content.marks, strict=False):
            chosen = mark.seq == content.selected
            chip.show_mark(mark.number, mark.quote, selected=chosen, removable=content.enabled)
        self.set_fill("note" if self._is_urgent() else "paper")
        self.setAccessibleName(f"{self._title()} {self._hint_text()}".strip())
        self._place()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.link.setText(self.tr("Link other words to it"))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        self.paint_paper(painter)
        theme, px = self._theme, self._theme.px(LABEL_PX)
        painter.setFont(type_font(px, strong=True))
        painter.setPen(theme.color("text"))
        left = self.rect().adjusted(PAD, 0, 0, 0)
        if self._is_titled:
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, self._title())
        if self._hint.width() > px:
            role = "note_text" if self._is_urgent() else "soft_text"
            painter.setPen(theme.color("accent" if self._content.linking else role))
            painter.setFont(type_font(self._hint_px))
            painter.drawText(self._hint, Qt.AlignmentFlag.AlignVCenter, self.shown_hint())
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _new_chip(self) -> MarkChip:
        chip, place = MarkChip(self), len(self._chips)
        chip.set_theme(self._theme)
        chip.clicked.connect(lambda: self.selected.emit(self._content.marks[place].seq))
        chip.removal_asked.connect(lambda: self.removal_asked.emit(self._content.marks[place].seq))
        return chip

    def _is_urgent(self) -> bool:
        content = self._content
        missing = not content.marks and content.enabled
        return missing and content.answered and content.level in ("wished", "mandatory")

    def _title(self) -> str:
        criterion = self._content.criterion
        return self.tr("Words behind “{criterion}”").format(criterion=criterion)

    def _hint_text(self) -> str:
        content = self._content
        if not content.enabled:
            return ""
        if content.at_caret:
            return self.tr("← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back")
        if content.linking:
            return self.tr("Now drag over the words that it goes with")
        if content.marks:
            return ""
        if content.level == "off":
            return ""
        if content.answered and content.level != "optional":
            usual = self.tr("Please drag over the words that decided your answer, then press Enter")
            return content.prompt or usual
        if content.level != "optional":
            return self.tr("Drag over the words that decide your answer")
        return self.tr("Drag over the words that decide your answer, if you like")

    def _place(self) -> None:
        """Title, chips, and at the right what can be done with the selected one."""
        px, content = self._theme.px(LABEL_PX), self._content
        x = PAD + text_width(self._title(), px, strong=True) + 2 * GAP
        free = content.enabled and not content.linking and not content.at_caret
        offers = content.selected is not None and free
        self.link.setVisible(offers)
        self.link.adjustSize()
        right = self.width() - PAD
        if offers:
            right -= self.link.width()
            size = self.link.size()
            put(self.link, right, (self.height() - size.height()) // 2, size.width(), size.height())
        hint = text_width(self._hint_text(), px) + GAP
        # What to do is not cut; the criterion is also set off among the others.
        self._is_titled = bool(content.marks) or hint <= right - x
        if not self._is_titled:
            x = PAD
        self._hint_px = px
        most = hint if content.at_caret else max(LEAST_HINT, (right - x) // 2)
        keeps = min(hint, most) if self._hint_text() else 0
        x = self._place_chips(x, right - keeps - GAP)
        self._hint = QRect(x, 0, max(0, right - x), self.height())
        while self._hint_px > _LEAST_PX and hint > self._hint.width():
            self._hint_px -= 1
            hint = text_width(self._hint_text(), self._hint_px) + GAP
        self.update()

    def _place_chips(self, left: int, right: int) -> int:
        """Place the chips in a row, narrower where they are many; returns where the row ends."""
        chips = self._chips[: len(self._content.marks)]
        widths = _shared(
            [chip.sizeHint().width() for chip in chips],
            [chip.least_width() for chip in chips],
            right - left - GAP * len(chips),
        )
        for chip, width in zip(chips, widths, strict=True):
            height = chip.sizeHint().height()
            put(chip, left, (self.height() - height) // 2, width, height)
            left += width + GAP
        return left


def _shared(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Widths that fit ``room`` together: the widest give way first, none below its least."""
    widths = list(wanted)
    while widths and sum(widths) > room:
        wide = [k for k, width in enumerate(widths) if width > least[k]]
        if not wide:
            break
        n = max(wide, key=widths.__getitem__)
        widths[n] -= min(widths[n] - least[n], _STEP, sum(widths) - room)
    return widths

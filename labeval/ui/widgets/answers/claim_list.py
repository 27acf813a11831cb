"""The claims of a text: a chip for each, the words of the current one, and the answers to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX, LIGHT, Theme, Themed
from labeval.ui.widgets.answers.choice_list import ChoiceList, ChoiceRow
from labeval.ui.widgets.answers.claim_foot import ClaimFoot
from labeval.ui.widgets.basics.buttons import ThemedButton
from labeval.ui.widgets.basics.lettering import line_height, type_font, wrapped
from labeval.ui.widgets.texts.page_turner import PageTurner

CHIP = 46
"""Width of a chip, in logical pixels at the usual text size."""
GAP = 6
LEAST_LINES, MOST_LINES = 2, 6
"""Of the current claim's words."""
CUT_ROWS = 2
"""Rows of chips that there is room for where the number of claims is not known before."""


class ClaimChip(ThemedButton):
    """A claim's number, and a sign for its answer."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(str(number), parent)
        self._sign, self._role = "", "soft_text"
        self._current = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def set_answer(self, sign: str, role: str, name: str) -> None:
        """Show an answer by a sign in a colour of the theme; empty for none."""
        self._sign, self._role = sign, role
        self.setAccessibleName(name)
        self.update()

    def show_current(self, current: bool) -> None:
        """Show it as the claim that keys act on; only this one is a stop for Tab."""
        self._current = current
        policy = Qt.FocusPolicy.StrongFocus if current else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        self.update()

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        return QSize(self._theme.px(CHIP), max(DENSE_HEIGHT, px + 13))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # all keys belong to the page

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px(LABEL_PX)
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(
            QPen(theme.color("accent" if self._current else "outline"), 1 + self._current)
        )
        painter.setBrush(theme.color("accent_tint" if self.underMouse() else "paper"))
        # The gap makes the focus differ from the edge of the current chip.
        inset = 4 if self.hasFocus() else 1.5
        shape = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(shape, 6, 6)
        half = self.rect().adjusted(4, 0, -self.width() // 2, 0)
        painter.setFont(type_font(px, strong=self._current))
        painter.setPen(theme.color("text"))
        painter.drawText(half, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setPen(theme.color(self._role))
        other = self.rect().adjusted(self.width() // 2, 0, -4, 0)
        painter.drawText(other, Qt.AlignmentFlag.AlignCenter, self._sign)
        if self.hasFocus():
            self._ring(painter, 6)
        painter.end()


class ClaimList(Accessible, Themed, QWidget):
    """Everything that is answered on the page of a claim check.

    Signals:
        claim_chosen: a claim, from 0.
        answered: the id of an answer to the current claim.
    """

    claim_chosen = Signal(int)
    answered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._chips: list[ClaimChip] = []
        self._spare: list[ClaimChip] = []
        """Hidden ones, from the last number to the first."""
        self._choices: ChoiceList | None = None
        self._words = ""
        self._top = 0
        self._current = 0
        self._is_grouped = False
        self.turner = PageTurner(self)
        self.turner.turned.connect(self._turn)
        self.foot = ClaimFoot(self)
        self.foot.hide()
        self._is_cut_here = False

    def set_claims(self, count: int, answers: Sequence[tuple[str, str]]) -> None:
        """Make a chip for each claim, and a row for each answer, by id and words."""
        self.set_count(0)
        if self._choices is not None:
            self._choices.hide()
            self._choices.deleteLater()
        self._choices = None
        self.set_count(count)
        self._choices = choices = ChoiceList(answers, theme=self._theme, parent=self)
        choices.set_dense(True)
        choices.chosen.connect(self.answered)
        choices.chosen_by_key.connect(self.answered)
        choices.show()
        self._arrange()

    @property
    def is_filled(self) -> bool:
        """True if it has been given claims and answers."""
        return self._choices is not None

    @property
    def count(self) -> int:
        """Number of chips."""
        return len(self._chips)

    def set_count(self, count: int) -> None:
        """Have so many chips; those that are there stay, since one of them may have a key down."""
        while len(self._chips) > count:
            chip = self._chips.pop()
            chip.hide()
            self._spare.append(chip)
        while len(self._chips) < count:
            chip = self._spare.pop() if self._spare else self._new_chip(len(self._chips))
            self._chips.append(chip)
            chip.show()
        self._arrange()

    def _new_chip(self, n: int) -> ClaimChip:
        chip = ClaimChip(n + 1, self)
        chip.set_theme(self._theme)
        chip.clicked.connect(lambda: self.claim_chosen.emit(n))
        return chip

    def set_cut_here(self, cut_here: bool) -> None:
        """Have room for what is done to claims where their text is cut on this page, or not."""
        self._is_cut_here = cut_here
        self.foot.setVisible(cut_here)

    def set_grouped(self, grouped: bool) -> None:
        """Show a row of chips at a time where they would take more than two, or all of them."""
        self._is_grouped = grouped or self._is_cut_here

    def show_hint(self, words: str) -> None:
        """Show what to do where there is no claim yet; there is nothing to answer then."""
        self._words = words
        self.setAccessibleName(words)
        self._arrange()

    def show_claim(self, current: int, words: str, answer: str) -> None:
        """Show a claim as the current one, with the answer that it has."""
        self.setAccessibleName("")
        self._words, self._current = words, current
        assert self._choices is not None
        self._choices.setAccessibleName(words)
        for n, chip in enumerate(self._chips):
            chip.show_current(n == current)
        self._choices.set_chosen([answer] if answer else [])
        self._arrange()

    def show_answers(self, shown: Mapping[int, tuple[str, str]], names: Sequence[str]) -> None:
        """Show the sign and colour of each claim's answer, by claim from 0."""
        for n, (chip, name) in enumerate(zip(self._chips, names, strict=False)):
            chip.set_answer(*shown.get(n, ("", "soft_text")), name)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._arrange()

    def chip(self, n: int) -> ClaimChip:
        """The chip of a claim, from 0."""
        return self._chips[n]

    def row(self, answer: str) -> ChoiceRow:
        """The row of an answer, by its id."""
        assert self._choices is not None
        return self._choices.row(answer)

    def natural_width(self) -> int:
        """The width that keeps each answer on one line."""
        return self._choices.natural_width() if self._choices else 0

    def height_for(self, width: int, lines: int = MOST_LINES) -> int:
        """The height with all chips, some lines of the claim, and all answers."""
        choices = self._choices.heightForWidth(width) if self._choices else 0
        below = choices + self._foot_height(width)
        return self._chips_height(width) + self._line() * lines + below + 3 * GAP

    def least_height(self, width: int) -> int:
        """The height with few lines of the claim."""
        return self.height_for(width, LEAST_LINES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px = MirroredPainter(self), self._theme.px(LABEL_PX)
        painter.setFont(type_font(px))
        painter.setPen(self._theme.color("text"))
        room = self._room()
        lines = list(wrapped(self._words, max(40, self.width() - 8), px))
        if len(lines) > room:
            lines = [*lines[: room - 1], f"{lines[room - 1].rstrip()} …"] if room else []
        for n, line in enumerate(lines):
            where = QRect(4, self._top + n * self._line(), self.width() - 8, self._line())
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, line)
        painter.end()

    def _line(self) -> int:
        return line_height(self._theme.px(LABEL_PX))

    def _columns(self, width: int) -> int:
        each = self._chips[0].sizeHint().width() + GAP if self._chips else 1
        return max(1, (width + GAP) // each)

    def _chips_height(self, width: int) -> int:
        turner = self.turner.sizeHint().height()
        if self._is_cut_here:  # nothing moves with a further claim
            return max(CUT_ROWS * self._pitch(), self._pitch() + turner)
        if not self._chips:
            return 0
        groups, columns = self._groups(width), self._columns(width)
        rows = -(-max(map(len, groups)) // columns)
        return rows * self._pitch() + (turner if len(groups) > 1 else 0)

    def _pitch(self) -> int:
        """Height of a row of chips with the gap below it."""
        return max(DENSE_HEIGHT, self._theme.px(LABEL_PX) + 13) + GAP

    def _foot_height(self, width: int) -> int:
        return self.foot.heightForWidth(width) + GAP if self._is_cut_here else 0

    def _groups(self, width: int) -> tuple[range, ...]:
        """Claims whose chips are in view together."""
        count, columns = len(self._chips), self._columns(width)
        if not self._is_grouped or count <= CUT_ROWS * columns:
            return (range(count),)
        return tuple(range(n, min(n + columns, count)) for n in range(0, count, columns))

    def _turn(self, by: int) -> None:
        """Go to the first claim of the next group, or of the one before."""
        groups = self._groups(self.width())
        there = next(n for n, part in enumerate(groups) if self._current in part) + by
        if 0 <= there < len(groups):
            self.claim_chosen.emit(groups[there].start)

    def _room(self) -> int:
        """Number of lines that the words may have."""
        choices = self._choices.heightForWidth(self.width()) if self._choices else 0
        below = choices + self._foot_height(self.width())
        return max(0, (self.height() - self._top - below - GAP) // self._line())

    def _arrange(self) -> None:
        if self._choices is None:
            return
        self._place_chips()
        self._top = self._chips_height(self.width()) + GAP
        lines = len(wrapped(self._words, max(40, self.width() - 8), self._theme.px(LABEL_PX)))
        y = self._top + min(lines, self._room()) * self._line() + GAP
        height = self._choices.heightForWidth(self.width())
        foot = self._foot_height(self.width())
        self._choices.setVisible(bool(self._chips))
        put(self._choices, 0, min(y, self.height() - height - foot), self.width(), height)
        put(self.foot, 0, self.height() - foot + GAP, self.width(), max(0, foot - GAP))
        self.update()

    def _place_chips(self) -> None:
        groups = self._groups(self.width())
        shown = next((part for part in groups if self._current in part), groups[0])
        self.turner.set_page(groups.index(shown), len(groups))
        if not self._chips:
            return
        size, columns = self._chips[0].sizeHint(), self._columns(self.width())
        for n in shown:
            place = n - shown.start
            x = place % columns * (size.width() + GAP)
            y = place // columns * (size.height() + GAP)
            put(self._chips[n], x, y, size.width(), size.height())
            self._chips[n].show()
        out = [chip for n, chip in enumerate(self._chips) if n not in shown]
        if any(chip.hasFocus() for chip in out):  # or Qt would give it to whatever comes next
            self._chips[self._current].setFocus(Qt.FocusReason.OtherFocusReason)
        for chip in out:
            chip.hide()
        turner = self.turner.sizeHint()
        put(self.turner, 0, size.height() + GAP // 2, turner.width(), turner.height())

"""A candidate text on its own sheet, with its label and, only where it must, its parts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.text.finding import find_all
from labeval.text.formatted import FormattedText, as_formatted
from labeval.ui.language import Retranslating
from labeval.ui.mirroring import MirroredPainter, is_mirrored, put
from labeval.ui.theme import LABEL_PX
from labeval.ui.widgets.basics.chevron import Chevron, chevron_side
from labeval.ui.widgets.basics.lettering import (
    closest_height,
    line_height,
    text_width,
    type_font,
    type_metrics,
)
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.formatted.rendered import rendered_height, rendered_heights
from labeval.ui.widgets.formatted.type import comfortable_width
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.texts.text_view import TextView

PAD_X = 14
PAD_Y = 8
LABEL_GAP = 6
LEAST_PX = 9
"""Size of letters in a frame that is lower than a line of any other."""
LOW = 4
"""Lines of a frame in which one may be higher than the frame."""
MOST_OF_WIDTH = 0.36
"""Greatest share of a text's width that its arrows take."""
LOW_LINES = 3
"""Lines of a frame that has its arrows next to the text, since below it they would take one."""


class ReadingFrame(Retranslating, Paper):
    """One text to judge; a side column or a foot can be kept free for buttons of the page."""

    part_changed = Signal(int)
    words_selected = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = self._least_label = ""
        self._side = 0
        self._foot = 0
        self._arrow_width = 0
        """Width next to a text in parts for its arrows; 0 where they are elsewhere."""
        self._has_row_below = True
        """False if what turns the text takes no row below it."""
        self.view: TextView | FormattedView = TextView(self)
        self.view.parts_changed.connect(self._on_parts_changed)
        self.view.selectionChanged.connect(self.words_selected)
        self._back = Chevron(-1, self)
        self._on = Chevron(1, self)
        self._back.clicked.connect(lambda: self.view.turn(-1))
        self._on.clicked.connect(lambda: self.view.turn(1))
        self._goes_on = LinkButton(parent=self)
        """Says beneath a part that another follows, and turns to it; keys have the arrows."""
        self._goes_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._goes_on.clicked.connect(lambda: self.view.turn(1))
        self._shown_part = 0
        self._pointed = False
        self.has_room = True
        """False if the text is in smaller letters than asked for, since no line had room, or if a
        formula has none, or a row of a table below its headings."""
        self.lines = 0
        """Lines of plain words that have room at a time."""
        self._name_parts()

    def use_formatted_view(self) -> None:
        """Show texts that are not plain, too; before anybody has connected to the view."""
        self.view.setParent(None)
        self.view.deleteLater()
        self.view = FormattedView(self)
        self.view.parts_changed.connect(self._on_parts_changed)
        self.view.selection_changed.connect(self.words_selected)
        self._name_parts()

    def set_label(self, label: str, least: str = "") -> None:
        """A short label above the text, such as "Text A"; empty for none.

        Args:
            least: what is shown of it where it has no room.
        """
        self._label, self._least_label = label, least
        self._name_parts()
        self.update()

    def set_side(self, width: int) -> None:
        """Keep this much free at the right."""
        self._side = width

    def set_foot(self, height: int) -> None:
        """Keep this much free at the bottom."""
        self._foot = height

    def point_on(self) -> None:
        """Point out that the text goes on, until its last part is in view."""
        self._pointed = self.overflows and self.view.part < self.view.parts - 1
        self.update()

    @property
    def text(self) -> str:
        """The text shown."""
        return self.view.text

    @property
    def overflows(self) -> bool:
        """True if the text is shown in parts."""
        return self.view.parts > 1

    def head(self) -> int:
        """Height of the label's row."""
        return line_height(self._theme.px(LABEL_PX)) + 4 if self._label else 0

    def text_width_in(self, width: int) -> int:
        """Width left for text in a frame of ``width``."""
        return max(24, width - 2 * PAD_X - self._side)

    def room_for_parts(self, height: int) -> int:
        """Height left in a frame of ``height`` for the lines of a text that is in parts, with
        arrows in a row."""
        return height - 2 * PAD_Y - self.head() - self._foot - self._below_parts()

    def height_for(self, text: str | FormattedText, width: int, px: int) -> int:
        """Height of a frame of ``width`` that shows all of ``text`` at ``px``."""
        needed = self._height_of(text, self.text_width_in(width), px)
        return needed + self.head() + self._foot + 2 * PAD_Y

    def show_text(self, text: str | FormattedText, px: int, *, part: int = 0) -> None:
        """Show ``text`` at ``px`` in the room the frame has, from ``part`` on."""
        shown = as_formatted(text)
        self._pointed = self._pointed and shown.text == self.view.text
        top = PAD_Y + self.head()
        room = self.height() - top - self._foot - PAD_Y
        width = self._line_width(shown, px, room)
        asked, self._arrow_width, self._has_row_below = px, 0, True
        if self._height_of(shown, width, px) > room:
            width = self._make_room_for_parts(shown, px, width, room)
            room -= self._below_parts() if self._has_row_below else 0
            px = self._uncut_size(shown, width, px, room)
        self.has_room, self.lines = px == asked, room // line_height(px)
        if shown.format != "plain":
            self.has_room &= rendered_heights(shown, px, width, self._theme).least_room <= room
        if isinstance(self.view, FormattedView):
            self.view.show_text(shown, px)
        else:
            self.view.show_text(shown.text, px)
        left = self.width() - PAD_X - width if is_mirrored(self) else PAD_X
        self.view.place(left, top, width, room, part=part)

    def mark_quotes(self, quotes: Sequence[str]) -> None:
        """Set off where the text says these; what it does not say stays unmarked."""
        found = (find_all(self.view.text, quote)[:1] for quote in quotes)
        self.view.mark([passage for passages in found for passage in passages], self._theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self) if self.isRightToLeft() else QPainter(self)
        self.paint_paper(painter)
        theme = self._theme
        painter.setPen(theme.color("soft_text"))
        if self._label:
            painter.setFont(type_font(theme.px(LABEL_PX), strong=True))
            row = QRect(PAD_X, PAD_Y, self._label_room(), self.head() - 4)
            metrics = type_metrics(theme.px(LABEL_PX), strong=True)
            label = self._label
            if self._least_label and metrics.horizontalAdvance(label) > row.width():
                label = self._least_label
            label = metrics.elidedText(label, Qt.TextElideMode.ElideRight, row.width())
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, label)
        if self.overflows:
            if self._pointed:
                painter.setBrush(theme.color("accent_tint"))
                painter.setPen(QPen(theme.color("accent"), 2))
                painter.drawRoundedRect(self._turner(), 6, 6)
                painter.setPen(theme.color("text"))
            painter.setFont(type_font(theme.px(12), strong=self._pointed))
            painter.drawText(self._turner(), Qt.AlignmentFlag.AlignCenter, self._counted())
        painter.end()

    def retranslate(self) -> None:
        self._name_parts()

    def _make_room_for_parts(self, shown: FormattedText, px: int, width: int, room: int) -> int:
        """Decide where the arrows are; the width that they leave to the text."""
        most = self.text_width_in(self.width())
        parts = "0" * len(str(2 * self._height_of(shown, width, px) // max(1, room)))
        arrows = 0 if self._label else self._width_of_turner(f"{parts}/{parts}")
        low = room - self._below_parts() < LOW_LINES * line_height(px)
        if low and arrows <= most * MOST_OF_WIDTH:
            self._arrow_width, self._has_row_below = arrows, False
        return min(width, most - self._arrow_width)

    def _below_parts(self) -> int:
        """Height below a part for the arrows, or where these are next to the label, for the words
        that it goes on."""
        if self._label:
            return self._goes_on.sizeHint().height() - PAD_Y
        return chevron_side(self._theme) - PAD_Y // 2

    def _height_of(self, text: str | FormattedText, width: int, px: int) -> int:
        shown = as_formatted(text)
        if isinstance(self.view, FormattedView):
            return rendered_height(shown, px, width, self._theme)
        return closest_height(shown.text, width, px)

    def _line_width(self, shown: FormattedText, px: int, room: int) -> int:
        """A width in which lines are read with ease, or all there is if the text is whole so."""
        most = self.text_width_in(self.width())
        if isinstance(self.view, FormattedView):
            return most  # its words have such a width, its tables and code may have more
        ease = min(most, comfortable_width(px))
        whole = self._height_of(shown, most, px) <= room < self._height_of(shown, ease, px)
        return most if whole else ease

    def _uncut_size(self, shown: FormattedText, width: int, px: int, room: int) -> int:
        """The size, or a smaller one at which a low frame cuts no line."""
        while px > LEAST_PX and room < LOW * line_height(px):
            line = float(line_height(px))
            if shown.format != "plain":
                line = rendered_heights(shown, px, width, self._theme).highest_line
            if line <= room:
                break
            px = max(LEAST_PX, round(px * 0.85))
        return px

    def parts_text(self) -> str:
        """The number of the part in view, and how many there are."""
        return self.tr("{part} of {parts}").format(part=self.view.part + 1, parts=self.view.parts)

    def _counted(self) -> str:
        """The number of the part in view; as short as can be where the label leaves no room."""
        if self._label:
            label = text_width(self._label, self._theme.px(LABEL_PX), strong=True)
            room = self.width() - 2 * PAD_X - self._side - label - LABEL_GAP
        else:
            room = self._arrow_width or self.width()
        if self._width_of_turner(self.parts_text()) > room:
            return f"{self.view.part + 1}/{self.view.parts}"
        return self.parts_text()

    def _label_room(self) -> int:
        """Width that the turner leaves to the label."""
        room = self.width() - 2 * PAD_X - self._side
        return max(1, self._turner().x() - PAD_X - LABEL_GAP) if self.overflows else room

    def _width_of_turner(self, words: str) -> int:
        return text_width(words, self._theme.px(12)) + 2 * chevron_side(self._theme) + 8

    def _turner(self) -> QRect:
        """Place of the chevrons and the count: next to the label, else below the text or next to
        its last line."""
        width = self._width_of_turner(self._counted())
        right = self.width() - PAD_X - self._side
        side = chevron_side(self._theme)
        y = PAD_Y - 3 if self._label else self.height() - self._foot - side - 4
        return QRect(right - width, y, width, side)

    def _on_parts_changed(self) -> None:
        shown = self.overflows
        self._back.setVisible(shown)
        self._on.setVisible(shown)
        if shown:
            row = self._turner()
            side = row.height()
            put(self._back, row.x(), row.y(), side, side)
            put(self._on, row.right() - side + 1, row.y(), side, side)
            self._back.setEnabled(self.view.part > 0)
            self._on.setEnabled(self.view.part < self.view.parts - 1)
        labelled = bool(self._label) and self._has_row_below
        follows = labelled and self.view.part < self.view.parts - 1
        self._goes_on.setVisible(follows)
        if follows:
            words = self.tr("{part} of {parts}")
            place = words.format(part=self.view.part + 2, parts=self.view.parts)
            self._goes_on.setText(f"{place}  ▾")
            self._goes_on.setAccessibleName(place)
            size = self._goes_on.sizeHint()
            y = self.height() - self._foot - size.height() - 1
            put(self._goes_on, PAD_X - 6, y, size.width(), size.height())
        self._pointed = self._pointed and self.view.part < self.view.parts - 1
        if self.view.part != self._shown_part:
            self._shown_part = self.view.part
            self.part_changed.emit(self._shown_part)
        self.view.setAccessibleDescription(self.parts_text() if shown else "")
        self.update()

    def _name_parts(self) -> None:
        self._back.setAccessibleName(self.tr("Earlier part of the text"))
        self._on.setAccessibleName(self.tr("Later part of the text"))
        self.view.setAccessibleName(self._label or self.tr("Text"))

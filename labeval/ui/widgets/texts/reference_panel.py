"""The reference of the judgments: the question and its source, on top of the page.

What is too long for its room is shown in parts, with arrows around the number of the part.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.text.direction import begins_at_right
from labeval.text.formatted import FormattedText, as_formatted
from labeval.ui.accessible import Accessible, announce
from labeval.ui.language import Retranslating
from labeval.ui.mirroring import MirroredPainter, is_mirrored, put
from labeval.ui.theme import LABEL_PX, Themed
from labeval.ui.widgets.basics.chevron import chevron_side
from labeval.ui.widgets.basics.lettering import (
    line_count,
    line_height,
    text_width,
    type_font,
    wrapped,
)
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.formatted.rendered import rendered_height, rendered_heights
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.texts.page_turner import WORDS_PX, PageTurner
from labeval.ui.widgets.texts.text_view import TextView

PAD_X = 16
PAD_Y = 8
QUESTION_PX = 16
SOURCE_SIZES = (14, 13)
"""The source is read often and has to be whole; it shrinks by one step before it pages."""
GAP = 4
LEAST_SOURCE = 2
"""Lines of a source that a long question leaves room for."""
MOST_OF_LINE = 2
"""Height of the least that is in view of a source, in plain lines."""


class _Question(Accessible, Themed, QWidget):
    """A plain question, drawn in lines of the page's own height; a longer one is in parts."""

    accessible_role = QAccessible.Role.StaticText
    is_read_aloud = True
    parts_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[str, ...] = ()
        self._room = 1
        self.part = 0
        """The part in view, from 0."""

    def show_words(self, words: str) -> None:
        """Show a question, or nothing."""
        if words != self.accessibleName():
            self.part = 0
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.update()

    @property
    def parts(self) -> int:
        """Number of parts of the question; 1 if it is whole."""
        return max(1, -(-len(self._lines) // self._room))

    def height_in(self, width: int, room: int, foot: int) -> int:
        """Break the question in ``width``; the height of the lines for which there is ``room``.

        Args:
            foot: height that is taken below the lines of a question in parts.
        """
        px = self._theme.px(QUESTION_PX)
        self._lines = wrapped(self.accessibleName(), width, px, strong=True)
        self._room = max(1, min(len(self._lines), room // line_height(px)))
        if self._room < len(self._lines):
            self._room = max(1, (room - foot) // line_height(px))
        self.part = min(self.part, self.parts - 1)
        self.update()
        return self._room * line_height(px)

    def visible_text(self) -> str:
        """The words of the part in view."""
        first = self.part * self._room
        return " ".join(self._lines[first : first + self._room])

    def turn(self, by: int) -> bool:
        """Go ``by`` parts on or back; False where there is no such part."""
        if not 0 <= self.part + by < self.parts:
            return False
        self.part += by
        self.update()
        self.parts_changed.emit()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        px = self._theme.px(QUESTION_PX)
        painter.setPen(self._theme.color("text"))
        painter.setFont(type_font(px, strong=True))
        first = self.part * self._room
        for n, line in enumerate(self._lines[first : first + self._room]):
            row = QRect(0, n * line_height(px), self.width() + 8, line_height(px))
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, line)
        painter.end()


class ReferencePanel(Accessible, Retranslating, Paper):
    """Question in semibold or rendered, source beneath it behind a small label."""

    origin_opened = Signal()
    turned = Signal()
    """Another part of a source that is too long is in view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = FormattedText("")
        self._source = FormattedText("")
        self.source_sizes: tuple[int, ...] = SOURCE_SIZES
        self._source_px = SOURCE_SIZES[0]
        self._label_row = QRect()
        """The source's label where it is above the source; empty where it is before its words."""
        self._link_at_source = False
        self._question_row = QRect()
        """The place of what turns the question: below it, or next to it."""
        self._source_row = QRect()
        """The place of what turns the source: in its label's row, or next to it."""
        self._is_low = False
        self._plain_question = _Question(self)
        self._plain_question.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plain_question.parts_changed.connect(self._show_turners)
        self._plain = TextView(self)
        self._formatted: FormattedView | None = None
        self._question_view: FormattedView | None = None
        self._plain.parts_changed.connect(self._on_turned)
        self._turner = PageTurner(self)
        self._turner.turned.connect(self._turn_source)
        self._question_turner = PageTurner(self)
        self._question_turner.turned.connect(self._turn_question)
        self._link = LinkButton(parent=self)
        self._link.clicked.connect(self.origin_opened)
        self.retranslate()

    def set_texts(
        self, question: str | FormattedText, source: str | FormattedText, *, origin: bool
    ) -> None:
        """Show a question and a source; ``origin`` offers how the texts came about."""
        self._question, self._source = as_formatted(question), as_formatted(source)
        self._show_views()
        self._link.setVisible(origin)
        self.update()

    def set_low(self, low: bool) -> None:
        """Have label and arrows next to the lines of what is in parts, so that they take no rows
        of their own."""
        self._is_low = low
        for turner in (self._turner, self._question_turner):
            turner.set_short(low)

    def place(self, width: int, most: int) -> int:
        """Take ``width`` and the height needed, up to ``most``; returns the height taken."""
        if not self._question.text and not self._source.text and self._link.isHidden():
            self.setVisible(False)
            return 0
        self.setVisible(True)
        self._link.adjustSize()
        self._link_at_source = False
        height = self._place_at(width, most)
        if not self.fits and self._link_takes_lines(width):
            self._link_at_source = True
            height = self._place_at(width, most)
        return height

    def _place_at(self, width: int, most: int) -> int:
        """Place everything, the link next to the question or to the source's label."""
        height = PAD_Y + self._place_question(width, most - 2 * PAD_Y)
        inner = width - 2 * PAD_X
        if self._source.text:
            room = max(most - height - PAD_Y, self._least_source(inner))
            height += self._place_source(height, inner, room)
        self._place_link(width)
        self.resize(width, height + PAD_Y)
        self._show_turners()
        return height + PAD_Y

    def accessible_parts(self) -> list[QWidget]:
        return [self._plain_question, *filter(None, [self._question_view]), self.view]

    @property
    def shows_source(self) -> bool:
        """True if there is a source in view."""
        return bool(self._source.text)

    @property
    def fits(self) -> bool:
        """True if the whole question and the whole source are in view."""
        if self._question.text and self._asked.parts > 1:
            return False
        return not self._source.text or self.view.parts == 1

    @property
    def place_in_source(self) -> tuple[int, int]:
        """The part of the source in view, from 1, and how many there are."""
        return (self.view.part + 1, self.view.parts) if self._source.text else (1, 1)

    def turn(self, by: int) -> bool:
        """Turn what is too long to its next part or back: the source, else the question."""
        return self._turn_source(by) or self._turn_question(by)

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self._link.setText(self.tr("How the texts came about"))
        for view in (self._plain, self._formatted):
            if view is not None:
                view.setAccessibleName(self.tr("Source"))
        if self._question_view is not None:
            self._question_view.setAccessibleName(self.tr("Question"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        self.paint_paper(painter)
        theme = self._theme
        if self._source.text:
            painter.setPen(theme.color("soft_text"))
            painter.setFont(type_font(self._label_px()))
            line = self._label_row
            if line.isEmpty():
                line = QRect(PAD_X, self.view.y(), self.width(), line_height(self._source_px))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._label())
        painter.end()

    def _label(self) -> str:
        return self.tr("SOURCE")

    def _label_px(self) -> int:
        return self._theme.px(LABEL_PX) - 2

    # -- the question -------------------------------------------------------------------------

    @property
    def _is_question_formatted(self) -> bool:
        return self._question.format != "plain" and bool(self._question.text)

    def _question_width(self, width: int) -> int:
        is_here = not self._link.isHidden() and not self._link_at_source
        link = self._link.width() + PAD_X if is_here else 0
        return width - 2 * PAD_X - link

    def _place_question(self, width: int, most: int) -> int:
        """Put the question at the top; the height that it takes."""
        if not self._question.text:
            return 0
        px, inner = self._theme.px(QUESTION_PX), self._question_width(width)
        room = most
        if self._source.text:
            line = line_height(self._theme.sizes(self.source_sizes)[-1])
            least = 1 if self._is_low else LEAST_SOURCE
            room -= least * line + (0 if self._has_label_in_line else self._label_row_height())
        foot = chevron_side(self._theme)
        if self._is_question_formatted:
            height, foot = self._place_formatted_question(inner, room, foot)
            asked = self._asked
            put(asked, PAD_X, PAD_Y, asked.width(), asked.height(), room=width)
        else:
            question = self._plain_question
            height = question.height_in(inner, room, foot)
            if question.parts > 1 and self._is_low:
                inner, foot = inner - self._turner_room(), 0
                height = question.height_in(inner, room, foot)
            foot *= question.parts > 1
            put(question, PAD_X, PAD_Y, inner, height, room=width)
        self._question_row = QRect(PAD_X, PAD_Y + height, inner, chevron_side(self._theme))
        if self._is_low:
            self._question_row = self._next_to_line(PAD_X + inner, PAD_Y, px)
        return height + foot + (GAP if self._source.text and self._is_question_formatted else 0)

    def _place_formatted_question(self, width: int, room: int, foot: int) -> tuple[int, int]:
        """Put a question that is more than plain at the top; its height, and what is below it."""
        view, px = self._question_view, self._theme.px(QUESTION_PX)
        assert view is not None
        height = rendered_height(self._question, px, width, self._theme)
        if height <= room:
            foot = 0
        else:
            if self._is_low:
                width, foot = width - self._turner_room(), 0
            height = max(line_height(px), room - foot)
        view.show_text(self._question, px)
        view.place(PAD_X, PAD_Y, width, height, part=view.part)
        return height, foot

    def _turner_room(self) -> int:
        """Width next to a line for what turns it, whatever the number of parts."""
        digits = text_width("000/000", self._theme.px(WORDS_PX))
        return digits + 2 * chevron_side(self._theme) + 2 * GAP

    def _next_to_line(self, x: int, y: int, px: int) -> QRect:
        """The place of what turns a line of this size, next to it."""
        return QRect(x, y, self._turner_room(), max(line_height(px), chevron_side(self._theme)))

    @property
    def _asked(self) -> _Question | FormattedView:
        """The question, in the view that its format needs."""
        if self._question_view is not None and self._is_question_formatted:
            return self._question_view
        return self._plain_question

    def _turn_source(self, by: int) -> bool:
        if not self._source.text or not self.view.turn(by):
            return False
        announce(self.view, f"{self._turner.words()}. {self.view.accessible_text()}")
        return True

    def _turn_question(self, by: int) -> bool:
        asked = self._asked
        if not self._question.text or not asked.turn(by):
            return False
        announce(asked, f"{self._question_turner.words()}. {asked.visible_text()}")
        return True

    def _place_link(self, width: int) -> None:
        link, row = self._link, self._label_row
        if self._link_at_source:
            x = row.x() + text_width(self._label(), self._label_px()) + PAD_X
            y = row.y() + (row.height() - link.height()) // 2
            put(link, x, y, link.width(), link.height(), room=width)
            return
        x = width - PAD_X - link.width()
        put(link, x, PAD_Y, link.width(), link.height(), room=width)

    def _link_takes_lines(self, width: int) -> bool:
        """Return whether the question is higher, because the link is next to it and not to the
        source's label."""
        if self._link.isHidden() or not self._source.text or not self._question.text:
            return False
        return self._question_height(width - 2 * PAD_X) < self._question_height(
            self._question_width(width)
        )

    def _question_height(self, width: int) -> int:
        px = self._theme.px(QUESTION_PX)
        if self._is_question_formatted:
            return rendered_height(self._question, px, width, self._theme)
        return line_count(self._question.text, width, px, strong=True)

    # -- the source ---------------------------------------------------------------------------

    def _least_source(self, width: int) -> int:
        """Height of the source where one line of it is in view, below its label."""
        px = self._theme.sizes(self.source_sizes)[-1]
        line = line_height(px)
        if self.view is self._formatted:
            heights = rendered_heights(self._source, px, width, self._theme)
            highest = ceil(max(heights.highest_line, heights.least_room))
            line = min(highest, MOST_OF_LINE * line)  # a high row of a table is set smaller
        return line if self._has_label_in_line else self._label_row_height() + line

    @property
    def _has_label_in_line(self) -> bool:
        """True if a source in parts has its label and its arrows next to it."""
        return self._is_low and not self._link_at_source

    def _place_source(self, top: int, width: int, room: int) -> int:
        if self.view is self._formatted:
            return self._place_formatted(top, width, room)
        source = self._source.text
        # The label is where the page's lines begin; a source that begins there leaves it room.
        shares_line = begins_at_right(source) in (None, is_mirrored(self))
        indent = text_width(self._label(), self._label_px()) + 8 if shares_line else 0
        above = 0 if shares_line else self._label_height()
        for px in self._theme.sizes(self.source_sizes):
            lines = line_count(source, width, px, first_indent=indent)
            if lines * line_height(px) + above <= room:
                break
        self._source_px = px
        is_whole = lines * line_height(px) + above <= room
        if not is_whole and self._has_label_in_line:
            self._plain.show_text(source, px)
            return self._place_low(self._plain, top, width, room)
        if not is_whole or self._link_at_source:
            above, indent = self._label_row_height(), 0
        self._label_row = QRect(PAD_X, top, width, above) if above else QRect()
        self._source_row = self._label_row
        self._plain.show_text(source, px, first_indent=indent)
        self._plain.place(PAD_X, top + above, width, room - above)
        return self._plain.height() + above

    def _place_formatted(self, top: int, width: int, room: int) -> int:
        """Put a source that is more than plain below its label."""
        assert self._formatted is not None
        label = self._label_height()
        for px in self._theme.sizes(self.source_sizes):
            height = rendered_height(self._source, px, width, self._theme)
            if height <= room - label:
                break
        is_whole = height <= room - label
        self._source_px = px
        self._formatted.show_text(self._source, px)
        if not is_whole and self._has_label_in_line:
            return self._place_low(self._formatted, top, width, room)
        if not is_whole or self._link_at_source:
            label = self._label_row_height()
        self._label_row = self._source_row = QRect(PAD_X, top, width, label)
        self._formatted.place(PAD_X, top + label, width, min(height, room - label))
        return self._formatted.height() + label

    def _place_low(self, view: TextView | FormattedView, top: int, width: int, room: int) -> int:
        """Put a source in parts between its label and what turns it; the height that it takes."""
        label = text_width(self._label(), self._label_px()) + 8
        inner = width - label - self._turner_room()
        line = line_height(self._source_px)
        self._label_row = QRect(PAD_X, top, label, line)
        self._source_row = self._next_to_line(PAD_X + label + inner, top, self._source_px)
        view.place(PAD_X + label, top, inner, room)
        put(view, PAD_X + label, top, inner, view.height(), room=width + 2 * PAD_X)
        return max(view.height(), self._source_row.height())

    def _label_row_height(self) -> int:
        """Height of the label's row where there is more in it than the label."""
        link = self._link.height() if self._link_at_source else 0
        return max(self._label_height(), chevron_side(self._theme), link)

    def _label_height(self) -> int:
        return line_height(self._label_px())

    @property
    def view(self) -> TextView | FormattedView:
        """The source, in the view that its format needs."""
        if self._formatted is not None and self._source.format != "plain":
            return self._formatted
        return self._plain

    def _show_views(self) -> None:
        """Have the views that the formats of question and source need."""
        if self._source.format != "plain" and self._formatted is None:
            self._formatted = FormattedView(self)
            self._formatted.set_theme(self._theme)
            self._formatted.parts_changed.connect(self._on_turned)
            self.retranslate()
        if self._is_question_formatted and self._question_view is None:
            self._question_view = FormattedView(self)
            self._question_view.set_theme(self._theme)
            self._question_view.parts_changed.connect(self._show_turners)
            self.retranslate()
        plain = "" if self._is_question_formatted else self._question.text
        self._plain_question.show_words(plain)
        for view in (self._plain, self._formatted):
            if view is not None:
                view.setVisible(view is self.view and bool(self._source.text))
        if self._question_view is not None:
            self._question_view.setVisible(self._is_question_formatted)

    # -- turning ------------------------------------------------------------------------------

    def _on_turned(self) -> None:
        self._show_turners()
        self.turned.emit()

    def _show_turners(self) -> None:
        """Say which part is in view of what is not whole."""
        self._turner.set_page(*((self.view.part, self.view.parts) if self._source.text else (0, 1)))
        width = self._turner.sizeHint().width()
        row = self._source_row
        put(self._turner, row.right() - width + 1, row.y(), width, row.height())
        asked = (self._asked.part, self._asked.parts) if self._question.text else (0, 1)
        self._question_turner.set_page(*asked)
        width = self._question_turner.sizeHint().width()
        row = self._question_row
        put(self._question_turner, row.right() - width + 1, row.y(), width, row.height())

"""The definition of the current criterion, always in the same place and of the same height.

Definitions that have no room there are in pages, with arrows around the number of the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QLabel, QWidget

from labeval.ui.accessible import Accessible, announce
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import CORNER, LIGHT, Themed
from labeval.ui.widgets.basics.chevron import chevron_side
from labeval.ui.widgets.basics.lettering import (
    line_count,
    line_height,
    text_width,
    type_font,
    type_metrics,
    wrapped,
)
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.texts.page_turner import WORDS_PX, PageTurner

PAD_X = 12
PAD_Y = 7
SIZES = (14, 13, 12)
"""The largest at which every definition of the page has room is taken for all of them."""
LEAST_LINES, FEW_LINES = 2, 3
"""Lines of a page: the least that can be read with ease, and those of a panel that is low."""
POINT_GAP = 8
HEAD_GAP = 10
WIDE_HEAD = 0.3
"""Greatest share of the width for name and reference next to the definition."""


@dataclass(frozen=True, slots=True)
class Definition:
    """The panel's text about a criterion."""

    name: str
    text: str
    aside: str = ""
    """The reference of the judgment."""
    points: tuple[tuple[str, str], ...] = ()
    """Points of the scale and their texts."""
    tone: str = "text"
    """Role of the name's colour: ``good`` or ``bad`` while feedback is shown."""

    def spoken(self) -> str:
        """All of it as one text."""
        points = [f"{point}: {label}" for point, label in self.points]
        return "\n".join(part for part in (self.name, self.aside, self.text, *points) if part)


@dataclass(frozen=True, slots=True)
class _Row:
    """One line below the name."""

    words: str
    indent: int = 0
    point: str = ""
    is_aside: bool = False


class DefinitionPanel(Accessible, Themed, QLabel):
    """Draws one definition; a label, so that assistive technology can read it.

    ``wide`` puts name and reference to the left of the definition instead of above it, where they
    fit there.

    Signals:
        turned: another page is in view, from 0, because somebody has turned to it.
    """

    definitions_opened = Signal()
    turned = Signal(int)

    is_read_aloud = True
    ground = "note"
    aside_role = "note_text"

    def __init__(self, parent: QWidget | None = None, *, wide: bool = False) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._wide = wide
        self._at_left = wide
        self._px = SIZES[0]
        self._shown = Definition("", "")
        self._head = 0
        self._foot = 0
        self._aside_below = False
        self._link_above = -1
        self._last_rows = 0
        self._asked: tuple[object, ...] = ()
        self._highest = 0
        self._may_page = self._low = self._tight = False
        self._turner_side = 0
        """Width next to the rows of a page for what turns it; 0 where that is elsewhere."""
        self.corner = 0
        """Width at the lower right that is left to a control of the page."""
        self._part = 0
        self.fits = True
        """True if every definition of the page is whole."""
        self.turner = PageTurner(self)
        self.turner.turned.connect(self.turn)
        self.all_definitions = LinkButton(parent=self, role="note_text")
        self.all_definitions.clicked.connect(self.definitions_opened)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def set_wide(self, wide: bool) -> None:
        """Put name and reference to the left of the definition, or above it."""
        self._wide = wide
        self.update()

    def set_foot(self, height: int) -> None:
        """Keep a row free under a ``wide`` definition, where there is more than one line of it."""
        self._foot = height

    def set_paged(self, paged: bool, *, low: bool = False, tight: bool = False) -> None:
        """Let definitions without room be in pages, in pages of few lines, or of one line."""
        self._may_page, self._low, self._tight = paged, low, tight

    def show_definition(self, definition: Definition, part: int = 0) -> None:
        """Show a definition, from one of its pages on."""
        self._shown = definition
        self.setText(definition.spoken())
        self._go_to(part)

    @property
    def has_room(self) -> bool:
        """True if every definition of the page is whole, or may be in pages."""
        return self.fits or self._may_page

    @property
    def part(self) -> int:
        """The page in view, from 0."""
        return self._part

    @property
    def parts(self) -> int:
        """Number of pages of the definition; 1 if it is whole."""
        return len(self._pages())

    def most_parts(self, definitions: Sequence[Definition]) -> int:
        """Number of pages of the longest of these definitions."""
        return max((len(self._pages(each)) for each in definitions), default=1)

    def turn(self, by: int) -> bool:
        """Go ``by`` pages on or back; False where there is no such page."""
        if not 0 <= self._part + by < self.parts:
            return False
        self._go_to(self._part + by)
        announce(self, self._words_in_view())
        self.turned.emit(self._part)
        return True

    def _words_in_view(self) -> str:
        """The number of the page in view, and its words."""
        rows = self._pages()[self._part]
        words = " ".join(f"{row.point} {row.words}".strip() for row in rows)
        return f"{self.turner.words()}. {words}"

    def height_for(self, definitions: Sequence[Definition], width: int, most: int) -> int:
        """Height in which each of ``definitions`` is whole, and choose the type size for it.

        Up to ``most``; more only where pages of a few lines need it.
        """
        link = (self.all_definitions.isHidden(), self._right_room(), self.corner)
        asked = (
            *(tuple(definitions), width, most, self._theme, self._wide, self._foot, link),
            *(self._may_page, self._low, self._tight),
        )
        if asked != self._asked:  # from page to page of a block it stays the same
            self._asked, self._highest = asked, self._choose_size(definitions, width, most)
            self.fits = self._highest <= most
            if not self.fits and self._may_page:
                self._make_pages(definitions, width)
                if self._highest <= self._height_of_pages(most):  # whole it takes no more room
                    self.fits = True
                    self._choose_size(definitions, width, most)
        if not self._is_paged:
            return self._highest if self.fits else min(self._highest, most)
        return self._height_of_pages(most)

    def _height_of_pages(self, most: int) -> int:
        """The height of the panel where definitions are in pages."""
        least = self._paged_height(1 if self._tight else LEAST_LINES)
        if not self._low:
            return max(most, least)
        whole = (self._paged_height(lines) for lines in range(FEW_LINES, 0, -1))
        return max(least, next((height for height in whole if height <= most), least))

    def place(self, x: int, y: int, width: int, height: int) -> None:
        """Take this room."""
        self.setGeometry(x, y, width, height)
        self.all_definitions.adjustSize()
        link = self.all_definitions
        row = line_height(self._px)
        y = PAD_Y + (row - link.height()) // 2
        if self._link_above >= 0:
            y = height - PAD_Y - self._foot - link.height() - self._link_above
        put(link, width - 6 - link.width(), y, link.width(), link.height())
        self._place_turner()
        self._go_to(self._part)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self) if self.isRightToLeft() else QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color(self.ground))
        painter.drawRoundedRect(QRectF(self.rect()), CORNER, CORNER)
        self._paint_head(painter)
        self._paint_body(painter)
        painter.end()

    # -- inside -----------------------------------------------------------------------------

    def _choose_size(self, definitions: Sequence[Definition], width: int, most: int) -> int:
        """Take the largest size at which every definition is whole; the height of the highest."""
        height = 0
        for size in self._theme.sizes(SIZES):
            self._measure_at(size, definitions, width)
            height = max((self._height(d, width) for d in definitions), default=0)
            if height <= most:
                break
        return height

    def _measure_at(self, size: int, definitions: Sequence[Definition], width: int) -> None:
        self._px = size
        self._at_left = self._has_room_at_left(definitions, width)
        self._head = self._head_width(definitions, width)
        self._aside_below = self._is_crowded(definitions, width)
        self._link_above = self._place_of_link(definitions, width)
        self._last_rows = self._height_of_last_rows()
        self._turner_side = 0

    def _make_pages(self, definitions: Sequence[Definition], width: int) -> None:
        """Arrange everything for pages: the name above, what turns them in a row of its own."""
        wide, self._wide = self._wide, False
        self._measure_at(self._theme.px(SIZES[0]), definitions, width)
        self._wide = wide
        if self._link_above > 0:
            self._link_above = 0
        self._last_rows = 0
        if self._low and not self.corner:  # the reference of the judgment is in the pages
            self._aside_below |= not self._has_turner_in_head(definitions, width)
        if self._has_turner_in_head(definitions, width):
            return
        if self._low and self._link_above < 0 and not self.corner:
            self._turner_side = self._turner_width(short=True) + HEAD_GAP
            return
        row = max(chevron_side(self._theme), line_height(self._px))
        self._last_rows = row
        if self._link_above < 0:
            return
        link = self.all_definitions.sizeHint()
        if PAD_X + self._turner_width(short=True) + link.width() > width:
            self._link_above, self._last_rows = row, row + link.height()
        else:
            self._last_rows = max(row, link.height())

    def _has_turner_in_head(self, definitions: Sequence[Definition], width: int) -> bool:
        """Return whether what turns the pages has room between name, reference and link."""
        turner = self._turner_width(short=self._low)
        room = self._room_next_to_link(width) - turner - 3 * HEAD_GAP
        if self.corner or (self._aside_below and not self._low):
            return False
        return self._widest_row(definitions, with_aside=not self._aside_below) <= room

    def _turner_width(self, *, short: bool = False) -> int:
        """The width of what turns pages, whatever their number."""
        self.turner.set_short(short)
        return self.turner.sizeHint().width() + 2 * text_width("0", self._theme.px(WORDS_PX))

    def _widest_row(self, definitions: Sequence[Definition], *, with_aside: bool = True) -> int:
        """The widest name, with its reference next to it."""
        widths = (
            text_width(d.name, self._px, strong=True)
            + text_width(d.aside, self._aside_px()) * with_aside
            for d in definitions
        )
        return max(widths, default=0)

    @property
    def _is_paged(self) -> bool:
        return self._may_page and not self.fits

    def _paged_height(self, lines: int) -> int:
        """The height with so many lines to a page."""
        return (1 + lines) * line_height(self._px) + self._last_rows + 2 * PAD_Y + self._foot

    def _rows(self, shown: Definition) -> list[_Row]:
        """All lines below the name, or next to it."""
        width = self._body_rect(self.width()).width()
        rows = [_Row(line) for line in wrapped(shown.text, width, self._px)] if shown.text else []
        indent = self._point_indent(shown)
        for point, label in shown.points:
            lines = wrapped(label, width - indent, self._px)
            rows += [_Row(line, indent, "" if n else point) for n, line in enumerate(lines)]
        if self._is_paged and self._aside_below and shown.aside:
            aside = wrapped(shown.aside, width, self._aside_px())
            rows += [_Row(line, is_aside=True) for line in aside]
        return rows

    def _room_for_rows(self) -> int:
        """Number of rows that have room at a time."""
        taken = self._last_rows + self._foot if self._is_paged else 0
        if not self._is_paged and self._link_above >= 0:
            taken = self._last_rows
        top = self._body_rect(self.width()).top()
        return max(1, (self.height() - top - PAD_Y - taken) // line_height(self._px))

    def _pages(self, definition: Definition | None = None) -> list[list[_Row]]:
        """The rows of each page; all of them are on one where they are not in pages."""
        rows = self._rows(definition or self._shown)
        if not self._is_paged:
            return [rows]
        room = self._room_for_rows()
        return [rows[n : n + room] for n in range(0, len(rows), room)] or [[]]

    def _go_to(self, part: int) -> None:
        if not self._is_paged:  # as at each answer
            self._part = 0
            if not self.turner.isHidden():
                self.turner.hide()
                self.setAccessibleDescription("")
            self.update()
            return
        pages = self._pages()
        self._part = min(max(part, 0), len(pages) - 1)
        self.turner.set_page(self._part, len(pages))
        self.setAccessibleDescription(self.turner.words() if len(pages) > 1 else "")
        self._place_turner()
        self.update()

    def _place_turner(self) -> None:
        self.turner.set_short(False)
        link = self.all_definitions.width() if self._link_above == 0 else 0
        is_wide = self.turner.sizeHint().width() + link + PAD_X > self.width()
        self.turner.set_short(is_wide or (self._low and not self._last_rows))
        wanted = self.turner.sizeHint()
        if self._turner_side:
            x, y = self.width() - PAD_X - wanted.width(), self._body_rect(self.width()).top()
            put(self.turner, x, y, wanted.width(), max(wanted.height(), line_height(self._px)))
            return
        row = self._link_above if self._link_above > 0 else self._last_rows
        if not row:
            link = self.all_definitions.width() if not self.all_definitions.isHidden() else 0
            x = self.width() - 6 - link - HEAD_GAP - wanted.width()
            y = PAD_Y + (line_height(self._px) - wanted.height()) // 2
            put(self.turner, x, y, wanted.width(), wanted.height())
            return
        y = self.height() - PAD_Y - self._foot - row + (row - wanted.height()) // 2
        put(self.turner, PAD_X - 4, y, wanted.width(), wanted.height())

    def _aside_px(self) -> int:
        return min(self._px, self._theme.px(12))

    def _is_crowded(self, definitions: Sequence[Definition], width: int) -> bool:
        """True if name, reference and link are too long for one row."""
        if self._at_left:
            return False
        return self._widest_row(definitions) > self._room_next_to_link(width) - 2 * HEAD_GAP

    def _place_of_link(self, definitions: Sequence[Definition], width: int) -> int:
        """Height below the link where it is in the last row; -1 where it is next to the names."""
        names = max((text_width(d.name, self._px, strong=True) for d in definitions), default=0)
        asides = max((text_width(d.aside, self._aside_px()) for d in definitions), default=0)
        room = self._room_next_to_link(width)
        if self._at_left or not self.all_definitions.text() or names <= room:
            return -1
        return line_height(self._px) if asides > room else 0

    def _height_of_last_rows(self) -> int:
        """Height of the rows below the definition: its reference, and maybe the link."""
        row = line_height(self._px) * self._aside_below
        if self._link_above < 0:
            return row
        return max(row, self._link_above + self.all_definitions.sizeHint().height())

    def _room_next_to_link(self, width: int) -> int:
        link = self.all_definitions.sizeHint().width() if self.all_definitions.text() else 0
        return width - PAD_X - HEAD_GAP - link

    def _head_width(self, definitions: Sequence[Definition], width: int) -> int:
        if not self._at_left:
            return 0
        return min(round(width * WIDE_HEAD), self._widest_head(definitions) + 20)

    def _has_room_at_left(self, definitions: Sequence[Definition], width: int) -> bool:
        """Return whether name and reference are at the left, where that is wanted: they fit."""
        return self._wide and PAD_X + self._widest_head(definitions) <= round(width * WIDE_HEAD)

    def _widest_head(self, definitions: Sequence[Definition]) -> int:
        names = max((text_width(d.name, self._px, strong=True) for d in definitions), default=0)
        asides = max((text_width(d.aside, self._aside_px()) for d in definitions), default=0)
        return max(names, asides)

    def _body_rect(self, width: int) -> QRect:
        top = PAD_Y + (0 if self._at_left else line_height(self._px))
        left = PAD_X + self._head
        right = PAD_X + (self._right_room() if self._at_left else self._turner_side)
        return QRect(left, top, max(40, width - left - right), max(1, self.height() - top))

    def _right_room(self) -> int:
        link = 0 if self.all_definitions.isHidden() else self.all_definitions.sizeHint().width()
        return link if self._foot else max(link, self.corner)

    def _point_indent(self, definition: Definition) -> int:
        labels = (text_width(point, self._px, strong=True) for point, _ in definition.points)
        return max(labels, default=0) + POINT_GAP

    def _height(self, definition: Definition, width: int) -> int:
        body = self._body_rect(width).width()
        indent = self._point_indent(definition)
        lines = line_count(definition.text, body, self._px) if definition.text else 0
        lines += sum(line_count(t, body - indent, self._px) for _, t in definition.points)
        if self._at_left:
            rows = line_height(self._px) + line_height(self._aside_px()) * bool(definition.aside)
            text = lines * line_height(self._px) + (self._foot if lines > 1 else 0)
            return max(text, rows) + 2 * PAD_Y
        lines += self._runs_into_corner(definition, body)
        return (1 + lines) * line_height(self._px) + self._last_rows + 2 * PAD_Y + self._foot

    def _runs_into_corner(self, definition: Definition, body: int) -> bool:
        """True if the last row ends where a control of the page is, with no row of its own."""
        if not self.corner or self._foot or self._last_rows:
            return False
        label = definition.points[-1][1] if definition.points else definition.text
        indent = self._point_indent(definition) if definition.points else 0
        rows = wrapped(label, body - indent, self._px)
        return bool(rows) and indent + text_width(rows[-1], self._px) > body - self.corner

    def _paint_head(self, painter: QPainter) -> None:
        shown, row = self._shown, line_height(self._px)
        painter.setPen(self._theme.color(shown.tone))
        painter.setFont(type_font(self._px, strong=True))
        head = QRect(PAD_X, PAD_Y, self.width() - 2 * PAD_X, row)
        cut = Qt.TextElideMode.ElideRight
        name = type_metrics(self._px, strong=True).elidedText(shown.name, cut, head.width())
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setPen(self._theme.color(self.aside_role))
        painter.setFont(type_font(self._aside_px()))
        if self._at_left:
            below = head.translated(0, row)
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, shown.aside)
            return
        if self._aside_below:
            if not self.fits:
                return  # a page of the definition has it, or the full list
            below = head.translated(0, self.height() - 2 * PAD_Y - row)
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, shown.aside)
            return
        after = text_width(shown.name, self._px, strong=True) + HEAD_GAP
        painter.drawText(head.adjusted(after, 1, 0, 1), Qt.AlignmentFlag.AlignVCenter, shown.aside)

    def _paint_body(self, painter: QPainter) -> None:
        body, line = self._body_rect(self.width()), line_height(self._px)
        rows, room = self._pages()[self._part], self._room_for_rows()
        if len(rows) > room:  # whole lines only; the full list has the rest
            last = rows[room - 1]
            rows = [*rows[: room - 1], replace(last, words=f"{last.words.rstrip()} …")]
        y = body.top()
        for row in rows:
            where = QRect(body.left() + row.indent, y, body.width() - row.indent + 8, line)
            if row.point:
                painter.setPen(self._theme.color("text"))
                painter.setFont(type_font(self._px, strong=True))
                place = QRect(body.left(), y, row.indent, line)
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, row.point)
            painter.setPen(self._theme.color(self.aside_role if row.is_aside else "text"))
            painter.setFont(type_font(self._aside_px() if row.is_aside else self._px))
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, row.words)
            y += line

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.parts > 1 and event.angleDelta().y():
            self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

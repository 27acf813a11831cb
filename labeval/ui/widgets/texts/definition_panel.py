"""The definition of the current criterion, always in the same place and of the same height."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import CORNER, LIGHT, Themed
from labeval.ui.widgets.basics.lettering import (
    line_count,
    line_height,
    text_width,
    type_font,
    type_metrics,
    wrapped,
)
from labeval.ui.widgets.basics.link_button import LinkButton

PAD_X = 12
PAD_Y = 7
SIZES = (14, 13, 12)
"""The largest at which every definition of the page has room is taken for all of them."""
LEAST_ENLARGED = 10.5
"""Least size before it is enlarged; never smaller than the middle one is without."""
POINT_GAP = 8
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


class DefinitionPanel(Themed, QLabel):
    """Draws one definition; a label, so that assistive technology can read it.

    ``wide`` puts name and reference to the left of the definition instead of above it, where they
    fit there.
    """

    definitions_opened = Signal()

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
        self.fits = True
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

    def show_definition(self, definition: Definition) -> None:
        """Show a definition."""
        self._shown = definition
        self.setText(definition.spoken())
        self.update()

    def height_for(self, definitions: Sequence[Definition], width: int, most: int) -> int:
        """Height in which each of ``definitions`` is whole, and choose the type size for it."""
        link = (self.all_definitions.isHidden(), self.all_definitions.sizeHint().width())
        asked = (tuple(definitions), width, most, self._theme, self._wide, self._foot, link)
        if asked != self._asked:  # from page to page of a block it stays the same
            self._asked, self._highest = asked, self._choose_size(definitions, width, most)
        self.fits = self._highest <= most
        return min(self._highest, most)

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
        for size in self._sizes():
            self._px = size
            self._at_left = self._has_room_at_left(definitions, width)
            self._head = self._head_width(definitions, width)
            self._aside_below = self._is_crowded(definitions, width)
            self._link_above = self._place_of_link(definitions, width)
            self._last_rows = self._height_of_last_rows()
            height = max((self._height(d, width) for d in definitions), default=0)
            if height <= most:
                break
        return height

    def _sizes(self) -> list[int]:
        """Type sizes, largest first; enlarged ones give way further than the usual ones do."""
        sizes = [self._theme.px(size) for size in SIZES]
        while (smaller := sizes[-1] - 1) >= max(SIZES[1], self._theme.px(LEAST_ENLARGED)):
            sizes.append(smaller)
        return sizes

    def _aside_px(self) -> int:
        return min(self._px, self._theme.px(12))

    def _is_crowded(self, definitions: Sequence[Definition], width: int) -> bool:
        """True if name, reference and link are too long for one row."""
        if self._at_left:
            return False
        room = self._room_next_to_link(width) - 2 * 10
        return any(
            text_width(d.name, self._px, strong=True) + text_width(d.aside, self._aside_px()) > room
            for d in definitions
        )

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
        return width - PAD_X - 10 - link

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
        right = PAD_X + (self._right_room() if self._at_left else 0)
        return QRect(left, top, max(40, width - left - right), max(1, self.height() - top))

    def _right_room(self) -> int:
        return 0 if self.all_definitions.isHidden() else self.all_definitions.width()

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
        return (1 + lines) * line_height(self._px) + self._last_rows + 2 * PAD_Y + self._foot

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
                return  # the definition needs the room; the full list has both
            below = head.translated(0, self.height() - 2 * PAD_Y - row)
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, shown.aside)
            return
        after = text_width(shown.name, self._px, strong=True) + 10
        painter.drawText(head.adjusted(after, 1, 0, 1), Qt.AlignmentFlag.AlignVCenter, shown.aside)

    def _paint_body(self, painter: QPainter) -> None:
        body = self._body_rect(self.width())
        y = self._paint_text(painter, self._shown.text, body.left(), body.top(), body.width())
        indent = self._point_indent(self._shown)
        row = line_height(self._px)
        for point, label in self._shown.points:
            painter.setFont(type_font(self._px, strong=True))
            where = QRect(body.left(), y, indent, row)
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, point)
            y = self._paint_text(painter, label, body.left() + indent, y, body.width() - indent)

    def _paint_text(self, painter: QPainter, text: str, x: int, y: int, width: int) -> int:
        """Draw wrapped text in rows of the line height; returns where the next row begins."""
        if not text:
            return y
        painter.setFont(type_font(self._px))
        painter.setPen(self._theme.color("text"))
        row = line_height(self._px)
        lines = list(wrapped(text, width, self._px))
        taken = self._last_rows + PAD_Y if self._link_above >= 0 else 0
        room = max(1, (self.height() - y - taken) // row)
        if len(lines) > room:  # whole lines only; the full list has the rest
            lines = [*lines[: room - 1], f"{lines[room - 1].rstrip()} …"]
        for line in lines:
            painter.drawText(QRect(x, y, width + 8, row), Qt.AlignmentFlag.AlignVCenter, line)
            y += row
        return y

"""One tile of the wall: what a station does, and whether somebody is needed there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextLayout,
)
from PySide6.QtWidgets import QWidget

from labeval.jobs.room.wall import Need, Tile
from labeval.ui.accessible import Accessible, announce
from labeval.ui.room.glance import draw_pace, draw_sketch
from labeval.ui.room.words import TileWords, tile_words
from labeval.ui.theme import CORNER, GRID, Theme, Themed
from labeval.ui.widgets.bars.level_meter import share_of
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

_LOOKS = {
    Need.QUESTION: ("?", "note", "note_text"),
    Need.STUCK: ("▲", "note", "note_text"),
    Need.LOST: ("✕", "disabled", "bad"),
    Need.UNREADABLE: ("!", "disabled", "bad"),
    Need.SHARED: ("2×", "note", "note_text"),
    Need.RUNNING: ("✓", "paper", "good"),
    Need.WAITING: ("○", "paper", "soft_text"),
}
"""Sign, and the roles of its ground and its colour; the sign says the same as the colour."""
_PAD = 12
_SMALLEST, _LARGEST = 12, 26
"""Sizes of letters; a wall is read from afar, so they grow with the tile."""
_WORD_LINES = 3
_EVENTS = 5
_GLANCE_LINES, _BELOW_LINES = 4.2, 4
"""Lines as high as which a picture of the page is at least, and those that are kept free below."""
_BARS = 8
"""Widths of letters that bars for pages take at least, where there is no picture."""
_SHARE = 0.46
"""Share of the width that it takes at most."""
_OLD = 0.4
"""Opacity of a page that may have gone on."""
_LETTERS, _LINES = 27, 15
"""Widths and heights of letters that a tile is to have room for."""


class TileView(Accessible, Themed, QWidget):
    """Draws a tile; lines that have no room are left out, the least urgent first.

    Signals:
        opened: Enter or a click; its key.
    """

    accessible_role = QAccessible.Role.Button

    opened = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tile: Tile | None = None
        self.words: TileWords | None = None
        self._is_stale = False
        self._action = ""
        self._named: tuple[object, ...] = ()
        """The state by which it is called. While it has the keyboard its name changes only with
        this: a name with times would be read every second."""
        self.drawn: list[str] = []
        """The texts that were drawn last."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_tile(self, tile: Tile, *, is_stale: bool, action: str = "") -> None:
        """Show a tile; one that is stale shows an earlier moment.

        Args:
            action: what a supervisor did here last, and how far that has come.
        """
        words = tile_words(tile)
        shown = (words, is_stale, action)
        before = self.tile.level if self.tile is not None else None
        if action != self._action and self.hasFocus():
            announce(self, action)
        is_other = tile.need != self._need or tile.level != before
        if shown != (self.words, self._is_stale, self._action) or is_other:
            self.words, self._is_stale, self._action = shown
            state = (words.state, tile.words, action)
            if state != self._named or not self.hasFocus():
                self._named = state
                self._be_named()
            self.update()
        self.tile = tile

    def _be_named(self) -> None:
        spoken = [self.words.as_sentence() if self.words is not None else "", self._action]
        self.setAccessibleName(". ".join(part for part in spoken if part))

    @property
    def _need(self) -> Need | None:
        return None if self.tile is None else self.tile.need

    def accessible_press(self) -> Callable[[], object]:
        return self._open

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 6 * type_metrics(12).height() + 2 * GRID)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self._open()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._be_named()
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    def _open(self) -> None:
        if self.tile is not None:
            self.opened.emit(self.tile.key)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.tile is None or self.words is None:
            return
        painter = QPainter(self)
        drawing = _Drawing(self, painter, self._theme, self.tile, self.words)
        drawing.draw(self._action, is_stale=self._is_stale)
        painter.end()


class _Drawing:
    """One drawing of a tile, from its upper edge down."""

    def __init__(
        self, view: TileView, painter: QPainter, theme: Theme, tile: Tile, words: TileWords
    ) -> None:
        self._view, self._painter, self._theme = view, painter, theme
        self._tile, self._words = tile, words
        wanted = min(view.width() // _LETTERS, view.height() // _LINES)
        self._px = max(_SMALLEST, min(_LARGEST, wanted))
        self._gap = (self._px - 9) // 2
        self._y = 4 + self._gap
        self._indent = 0
        """Indent of lines next to the picture."""
        view.drawn = []

    def draw(self, action: str, *, is_stale: bool) -> None:
        """Draw all of it."""
        painter, words, tile = self._painter, self._words, self._tile
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sign, ground, colour = _LOOKS[tile.need]
        if is_stale:
            colour = "soft_text"
        self._paper(colour)
        bold = " · ".join(part for part in (words.station, words.participant) if part)
        right = " · ".join(part for part in (words.speaks, words.quiet) if part)
        self._line(bold, self._px + 3, "text", strong=True, right=right)
        self._strip(f"{sign}  {words.need}", words.since, ground, colour)
        is_idle = tile.monitor is None or tile.ending is not None
        sign = "→" if is_idle else "✉"
        self._line(f"{sign}  {action}" if action else "", self._px, "accent")
        if not self._glance():
            self._place_and_pace()
            self._line(words.about, self._px, "soft_text")
            self._joined(words.pace, words.left, words.over)
        self._level()
        self._line(f"▲ {words.flags}" if words.flags else "", self._px, "note_text")
        self._paragraph(words.words)
        for event in words.events[:_EVENTS]:
            self._line(event, self._px, "soft_text")

    def _glance(self) -> bool:
        """Draw the page in outline, and next to it how far and how fast; False without the room."""
        sketch, pace, words = self._tile.sketch, self._tile.pace, self._words
        line = type_metrics(self._px).height() + self._gap
        height = min(self._left - _BELOW_LINES * line, round(self._width * _SHARE * 9 / 16))
        if sketch is None or height < _GLANCE_LINES * line:
            return False
        old, top = self._tile.is_lost, self._y
        picture = QRect(_PAD, top, height * 16 // 9, height)
        self._painter.setOpacity(_OLD if old else 1)
        draw_sketch(self._painter, QRectF(picture), sketch, self._theme)
        self._painter.setOpacity(1)
        self._indent = picture.width() + _PAD
        used = text_width(words.place, self._px + 1, strong=True)
        has_room = used + text_width(words.left, self._px) + GRID <= self._width
        right = words.left if has_room else ""
        self._line(words.place, self._px + 1, "text", strong=True, right=right)
        self._bar()
        end = picture.bottom() - (line if words.pace else 0)
        if pace is not None:
            place = QRectF(_PAD + self._indent, self._y, self._width, end - self._y - self._gap)
            draw_pace(self._painter, place, pace, self._theme, is_old=old)
            self._y = end
        self._line(words.pace, self._px, "soft_text")
        self._indent, self._y = 0, top + height + 2 * self._gap
        self._joined("" if has_room else words.left, words.over, words.about)
        return True

    def _joined(self, *parts: str) -> None:
        self._line(" · ".join(part for part in parts if part), self._px, "soft_text")

    @property
    def _width(self) -> int:
        return self._view.width() - 2 * _PAD - self._indent

    @property
    def _left(self) -> int:
        return self._view.height() - self._y - 6

    def _paper(self, colour: str) -> None:
        theme, has_focus = self._theme, self._view.hasFocus()
        urgent = self._tile.need < Need.RUNNING
        edge = "accent" if has_focus else colour if urgent else "line"
        width = 3 if has_focus else 2 if urgent else 1
        self._painter.setPen(QPen(theme.color(edge), width))
        self._painter.setBrush(theme.color("paper"))
        inset = 2
        shape = self._view.rect().adjusted(inset, inset, -inset, -inset)
        self._painter.drawRoundedRect(shape, CORNER, CORNER)

    def _line(
        self, text: str, px: int, role: str, *, strong: bool = False, right: str = ""
    ) -> None:
        height = type_metrics(px, strong=strong).height()
        if not text or height > self._left:
            return
        width = self._width
        if right:
            place = QRect(_PAD + self._indent, self._y, width, height)
            self._text(right, place, self._px, "soft_text", Qt.AlignmentFlag.AlignRight)
            width -= text_width(right, self._px) + GRID
        place = QRect(_PAD + self._indent, self._y, width, height)
        self._text(text, place, px, role, Qt.AlignmentFlag.AlignLeft, strong=strong)
        self._y += height + self._gap

    def _strip(self, need: str, since: str, ground: str, colour: str) -> None:
        """Draw the need, on its ground."""
        px = self._px
        height = type_metrics(px, strong=True).height() + 4
        place = QRect(6, self._y, self._view.width() - 12, height)
        self._painter.fillRect(place, self._theme.color(ground))
        place = QRect(_PAD, self._y, self._width, height)
        self._text(need, place, px, colour, Qt.AlignmentFlag.AlignLeft, strong=True)
        used = text_width(need, px, strong=True) + GRID
        place.setLeft(_PAD + used)
        if place.width() > 4 * px:
            self._text(since, place, px, "text", Qt.AlignmentFlag.AlignLeft)
        self._y += height + self._gap

    def _bar(self) -> None:
        """Draw the share of pages that were reached."""
        number, count = self._tile.place
        if not count or self._left < 8:
            return
        painter, theme = self._painter, self._theme
        place = QRect(_PAD + self._indent, self._y, self._width, 4)
        painter.fillRect(place, theme.color("line"))
        place.setWidth(round(self._width * number / count))
        painter.fillRect(place, theme.color("accent"))
        self._y += 4 + self._gap + 2

    def _place_and_pace(self) -> None:
        """Draw the page's number, and a bar for each page next to it or one for all below it."""
        top, place = self._y, self._words.place
        used = text_width(place, self._px + 1, strong=True) + GRID
        pace = self._tile.pace if self._width - used >= _BARS * self._px else None
        self._line(place, self._px + 1, "text", strong=True)
        if pace is None or self._y == top:
            self._bar()
            return
        self._y += 6
        bars = QRectF(_PAD + used, top, self._width - used, self._y - top)
        draw_pace(self._painter, bars, pace, self._theme, is_old=self._tile.is_lost)
        self._y += self._gap

    def _level(self) -> None:
        """Draw how loud the microphone is, next to its words."""
        if self._tile.level is None:
            return
        words, px = self._words.sound, self._px
        height = type_metrics(px).height()
        if height > self._left:
            return
        used = text_width(words, px) + GRID
        place = QRect(_PAD, self._y, used, height)
        self._text(words, place, px, "soft_text", Qt.AlignmentFlag.AlignLeft)
        bar = QRect(_PAD + used, self._y + (height - 6) // 2, self._width - used, 6)
        self._painter.fillRect(bar, self._theme.color("line"))
        bar.setWidth(round(bar.width() * share_of(self._tile.level)))
        self._painter.fillRect(bar, self._theme.color("good"))
        self._y += height + self._gap

    def _paragraph(self, text: str) -> None:
        """The last words, in the lines that are left; cut with an ellipsis."""
        metrics = type_metrics(self._px)
        lines = min(self._left // metrics.height(), _WORD_LINES)
        if not text or lines < 1:
            return
        self._y += self._gap
        rest = text
        for number in range(lines):
            length = _fitting(rest, self._width, self._px)
            is_last = number == lines - 1 or length >= len(rest)
            line = rest if is_last else rest[:length]
            self._line_of_paragraph(line, metrics.height())
            rest = rest[length:].lstrip()
            if is_last:
                break
        self._y += self._gap

    def _line_of_paragraph(self, line: str, height: int) -> None:
        place = QRect(_PAD, self._y, self._width, height)
        self._text(line, place, self._px, "text", Qt.AlignmentFlag.AlignLeft)
        self._y += height

    def _text(
        self,
        text: str,
        place: QRect,
        px: int,
        role: str,
        side: Qt.AlignmentFlag,
        *,
        strong: bool = False,
    ) -> None:
        painter = self._painter
        painter.setFont(type_font(px, strong=strong))
        painter.setPen(self._theme.color(role))
        cut = type_metrics(px, strong=strong).elidedText(
            text, Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, cut)
        if cut:
            self._view.drawn.append(cut)


def _fitting(text: str, width: int, px: int) -> int:
    """Length of the first line of a text."""
    layout = QTextLayout(text, type_font(px))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    layout.endLayout()
    return int(line.textLength())

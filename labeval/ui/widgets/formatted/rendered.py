"""A formatted text of one width and size: laid out once, so that turning only paints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from math import ceil
from typing import NamedTuple, Self

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from labeval.text.formatted import FormattedText
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import Letters, letters
from labeval.ui.widgets.formatted.flow import rows_of
from labeval.ui.widgets.formatted.mirrored import mirror, runs_from_right
from labeval.ui.widgets.formatted.rows import Page, Placed, Row, height_of, pages_of
from labeval.ui.widgets.formatted.turns import level
from labeval.ui.widgets.formatted.words import Piece


class Heights(NamedTuple):
    """Heights of a text, in logical pixels."""

    whole: float
    """Of all of it on one page."""
    highest_line: float
    """Of the highest part that a page's end does not cut and no page makes smaller."""
    least_room: float
    """Of a page on which formulas and rows of tables are read with ease."""

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Self:
        """The heights of a text's rows."""
        return cls(
            height_of(rows),
            max((row.highest for row in rows if not row.shrinks), default=0.0),
            max((row.least_room for row in rows), default=0.0),
        )


class Rendered:
    """The rows of a text, and where each code point of the original is on its pages."""

    def __init__(self, shown: FormattedText, px: int, width: int, theme: Theme) -> None:
        self.shown = shown
        self.rows: Sequence[Row] = rows_of(shown, px, width, theme)
        if runs_from_right(shown.blocks):
            mirror(self.rows, width)
        others = (replace(shown, text=text) for text in shown.level_with)
        level(self.rows, [rows_of(o, px, width, theme) for o in others])
        self.heights = Heights.of(self.rows)
        self._pages: dict[int, Sequence[Page]] = {}

    def pages(self, room: int) -> Sequence[Page]:
        """The pages of a height."""
        if room not in self._pages:
            self._pages[room] = pages_of(self.rows, max(room, 1))
        return self._pages[room]

    def paint(
        self, painter: QPainter, theme: Theme, page: Page, between: Callable[[], None]
    ) -> None:
        """Draw a page at the painter's origin.

        Args:
            between: draws what is behind the words and on their grounds.
        """
        self._paint(painter, page, partial(_paint_grounds, painter, theme))
        between()
        self._paint(painter, page, partial(_paint_words, painter))

    def _paint(self, painter: QPainter, page: Page, draw: Callable[[Placed], None]) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for placed in page:
            painter.save()
            if placed.bottom - placed.top < placed.row.height:
                clip = QRectF(-10, placed.top, 100_000, placed.bottom - placed.top)
                painter.setClipRect(clip)
            painter.translate(0, placed.y)
            draw(placed)
            painter.restore()

    def rectangles(self, page: Page, start: int, end: int) -> list[QRectF]:
        """Rectangles of a span of the original text on a page; none where it is on another."""
        found = []
        for placed in page:
            for piece in _pieces_in(placed):
                found += [r.translated(0, placed.y) for r in piece.rectangles(start, end)]
        return found

    def offset_at(self, page: Page, point: QPointF) -> int:
        """The offset in the original text that is nearest to a point of a page."""
        nearest = min(page, key=lambda placed: _distance(placed, point.y()), default=None)
        pieces = list(_pieces_in(nearest)) if nearest is not None else []
        if nearest is None or not pieces:
            return 0
        y = point.y() - nearest.y

        def far(piece: Piece) -> tuple[float, float]:
            below = max(piece.y - y, y - piece.y - piece.height, 0.0)
            right = piece.x + float(piece.line.naturalTextWidth())
            return below, max(piece.x - point.x(), point.x() - right, 0.0)

        return max(0, min(pieces, key=far).offset_at(point.x()))

    def target_at(self, page: Page, point: QPointF) -> str:
        """The address of the link or picture at a point of a page; empty where there is none."""
        for placed in page:
            at = point - QPointF(0, placed.y)
            for piece in _pieces_in(placed):
                for style in piece.inline.styles:
                    if style.target and any(r.contains(at) for r in piece.rectangles_of(style)):
                        return style.target
        return ""

    def extent(self, page: Page) -> tuple[int, int]:
        """First and last offset of the original text that is on a page."""
        starts, ends = [], []
        for placed in page:
            for piece in _pieces_in(placed) if not placed.repeats else ():
                if piece.first < piece.last and not piece.repeats:
                    starts.append(piece.inline.starts[piece.first])
                    ends.append(piece.inline.ends[piece.last - 1])
        return (min(starts), max(ends)) if starts else (0, 0)

    def page_of(self, pages: Sequence[Page], offset: int) -> int:
        """The number of the page on which an offset is, from 0; the one before a gap."""
        for number, page in enumerate(pages):
            if self.rectangles(page, offset, offset + 1):
                return number
        found = 0
        for number, page in enumerate(pages):
            start, _ = self.extent(page)
            if start > offset:
                break
            found = number
        return found

    def words(self, page: Page) -> str:
        """The words of a page, line by line."""
        lines = (" ".join(piece.words.strip() for piece in _pieces_in(p)) for p in page)
        return "\n".join(lines)


def _paint_grounds(painter: QPainter, theme: Theme, placed: Placed) -> None:
    row = placed.row
    for shape in row.shapes:
        rect = QRectF(shape.rect)
        if shape.joins and not placed.first:
            rect.setTop(rect.top() - row.gap)
        painter.fillRect(rect, theme.color(shape.role))
    for piece in row.pieces:
        for left, right in piece.grounds:
            ground = QRectF(piece.x + left, piece.y + 2, right - left, piece.height - 4)
            painter.fillRect(ground, theme.color("ground"))


def _paint_words(painter: QPainter, placed: Placed) -> None:
    for piece in placed.row.pieces:
        piece.paint(painter)


def _pieces_in(placed: Placed) -> Iterator[Piece]:
    """The lines of a row that are on the page."""
    for piece in placed.row.pieces:
        middle = placed.y + piece.y + piece.height / 2
        if placed.top <= middle < placed.bottom or placed.bottom - placed.top >= placed.row.height:
            yield piece


def _distance(placed: Placed, y: float) -> float:
    return max(placed.top - y, y - placed.bottom, 0.0)


def rendered(shown: FormattedText, px: int, width: int, theme: Theme) -> Rendered:
    """The layout of a text, remembered while it is likely to be looked at again."""
    return _rendered(shown, px, width, theme.scaled(1.0), letters())


def rendered_heights(shown: FormattedText, px: int, width: int, theme: Theme) -> Heights:
    """The heights of a text at ``px`` in a width; they are remembered for longer."""
    room = (px, width)
    _recent.pop(room, None)
    _recent[room] = None
    if len(_recent) > _MOST_ROOMS:
        del _recent[next(iter(_recent))]
    return _heights(shown, px, width, theme.scaled(1.0), letters())


def rendered_height(shown: FormattedText, px: int, width: int, theme: Theme) -> int:
    """The height of a whole text at ``px`` in a width, in whole pixels."""
    return ceil(rendered_heights(shown, px, width, theme).whole)


def recent_rooms() -> Sequence[Room]:
    """The sizes and widths in which texts were measured last, the newest first."""
    return tuple(reversed(_recent))


Room = tuple[int, int]
"""A size of the words and a width, in logical pixels."""

_MOST_ROOMS = 60
_recent: dict[Room, None] = {}


@lru_cache(maxsize=8192)
def _heights(shown: FormattedText, px: int, width: int, theme: Theme, face: Letters) -> Heights:
    return _rendered(shown, px, width, theme, face).heights


@lru_cache(maxsize=256)
def _rendered(shown: FormattedText, px: int, width: int, theme: Theme, face: Letters) -> Rendered:
    return Rendered(shown, px, width, theme)

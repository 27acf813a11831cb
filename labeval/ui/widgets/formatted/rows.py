"""Rows of a formatted text: what is never cut by a page's end, with its grounds and bars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QRectF

from labeval.ui.widgets.formatted.words import Piece

LEAST_SHARE = 0.6
"""Size to which a picture goes so that it stays on the page on which it is named."""
LEAST_FORMULA = 0.8
"""Of a formula's size: smaller it is not read with ease."""
LEAST_LAST = 3
"""Rows that the last of several pages has where those before it can spare them."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled rectangle behind the words."""

    rect: QRectF
    role: str
    """Colour of the theme."""
    joins: bool = False
    """True if it goes up through the gap to the row before."""


@dataclass(slots=True)
class Row:
    """A line of words, a row of a table, a line of code: what is read together."""

    height: float
    pieces: list[Piece] = field(default_factory=list)
    gap: float = 0
    """Space above it, unless it is the first of its page."""
    shapes: list[Shape] = field(default_factory=list)
    holds_next: bool = False
    """True if the next row belongs to it: a heading, the first line of a paragraph."""
    begins_turn: bool = False
    """True for the role of a turn of a conversation."""
    kept: float = 0
    """Height that stays on one page from here on, if a page is high enough: that of a turn."""
    head: Row | None = None
    """The headings of its table, shown again above it where it begins a page."""
    cuts: Sequence[float] = ()
    """Heights at which it may be cut if no page is high enough for it."""
    shrinks: bool = False
    """True if a picture or a formula in it gets smaller where a page is not high enough."""
    gives: bool = False
    """True if it may also do so to stay on the page before it."""

    @property
    def highest(self) -> float:
        """Height of its highest part between two cuts."""
        ends = (*self.cuts, self.height)
        return max(end - begin for begin, end in zip((0.0, *self.cuts), ends, strict=True))

    @property
    def least_room(self) -> float:
        """The height of a page that it needs to be read with ease: that of a formula, or of a line
        below its table's headings where these are a line; 0 where any will do."""
        if self.head is not None and not self.head.cuts and self.highest <= 2 * self.head.height:
            return self.head.height + self.highest
        return self.height * LEAST_FORMULA if self.shrinks and not self.gives else 0.0

    def shrunk(self, height: float) -> Row:
        """The row with its picture so small that it has this height."""
        pieces = [
            p if not p.drawn else p.shrunk(height - self.height + p.height) for p in self.pieces
        ]
        made = max(p.y + p.height for p in pieces if p.drawn)
        for number, piece in enumerate(pieces):
            if not piece.drawn:
                pieces[number] = replace(piece, y=max(0.0, made - piece.height))
        shapes = [
            replace(s, rect=s.rect.adjusted(0, 0, 0, min(0.0, made - s.rect.height())))
            for s in self.shapes
        ]
        return replace(self, height=made, pieces=pieces, shapes=shapes)


@dataclass(frozen=True, slots=True)
class Placed:
    """A row, or a slice of one, on a page."""

    row: Row
    y: float
    """Top of the row itself, which may be above the page."""
    top: float
    bottom: float
    """On the page; what is outside of both is on another page."""
    first: bool
    """True if nothing is above it on its page."""
    repeats: bool = False
    """True if it is shown on an earlier page already."""


Page = tuple[Placed, ...]


def pages_of(rows: Sequence[Row], room: float) -> list[Page]:
    """Rows on pages of a height. No page is empty, except that of a text without rows; the last
    has a few rows, where those before it can spare them."""
    found = _pages_of(rows, room)
    begin = _begin_of_last(rows, found)
    if begin is None:
        return found
    spared = [*_pages_of(rows[:begin], room), *_pages_of(rows[begin:], room)]
    return spared if len(spared) == len(found) else found


def _begin_of_last(rows: Sequence[Row], pages: Sequence[Page]) -> int | None:
    """The row with which the last page had better begin, since it has too few; None where it is
    well as it is, or the page before has none to spare."""
    if len(pages) < 2:
        return None
    last, before = ([placed for placed in page if not placed.repeats] for page in pages[-1:-3:-1])
    missing = LEAST_LAST - len(last)
    if missing <= 0 or len(before) < missing + LEAST_LAST:
        return None
    first = before[-missing].row
    number = next((n for n, row in enumerate(rows) if row is first), None)
    if number is None or before[-missing].y < 0:
        return None  # a picture that is smaller here, or a row that is cut
    while number > 0 and rows[number - 1].holds_next:
        number -= 1
    return number or None


def _pages_of(rows: Sequence[Row], room: float) -> list[Page]:
    pages: list[Page] = []
    page: list[Placed] = []
    y = 0.0
    for number, whole in enumerate(rows):
        gap = whole.gap if page else 0.0
        row = _fitted(whole, room, room - y - gap if page else room)
        held = _held(rows, number, room) if row is whole else row.height
        kept = row.kept if row.kept <= room else 0.0
        head = _head_above(row, room)
        is_under_it = head is not None and [placed.row for placed in page] == [head]
        if page and not is_under_it and y + gap + max(kept, held) > room:
            pages.append(tuple(page))
            page, y, gap = [], 0.0, 0.0
        for begin, end in _slices(row, room - (head.height if head is not None else 0.0)):
            if page and y + gap + end - begin > room:
                pages.append(tuple(page))
                page, y, gap = [], 0.0, 0.0
            if not page and head is not None:
                y = head.height
                page.append(Placed(head, 0.0, 0.0, y, first=True, repeats=True))
            top = y + gap
            page.append(Placed(row, top - begin, top, top + end - begin, first=not page))
            y, gap = top + end - begin, 0.0
    return [*pages, tuple(page)] if page or not pages else pages


def _head_above(row: Row, room: float) -> Row | None:
    """The headings of a row's table, if they have room on a page with it or its highest part."""
    head, needed = row.head, row.highest if row.height > room else row.height
    return head if head is not None and head.height + needed <= room else None


def height_of(rows: Sequence[Row]) -> float:
    """The height of all rows on one page."""
    return sum(row.height + (row.gap if n else 0) for n, row in enumerate(rows))


def _fitted(row: Row, room: float, left: float) -> Row:
    """The row with a smaller picture, if a page needs that or it stays on this page so."""
    if not row.shrinks or row.height <= left:
        return row
    if row.gives and left >= row.height * LEAST_SHARE:
        return row.shrunk(left)
    return row.shrunk(room) if row.height > room else row


def _held(rows: Sequence[Row], number: int, room: float) -> float:
    """The height of a row with those that it holds, as far as a page can keep them together."""
    height = rows[number].height
    whole = height
    while rows[number].holds_next and number + 1 < len(rows):
        number += 1
        whole += rows[number].gap + rows[number].height
        if whole > room:
            return height
    return whole


def _slices(row: Row, room: float) -> Iterator[tuple[float, float]]:
    """The row whole, or cut where it may be into slices that fit."""
    begin = 0.0
    if row.height > room and row.cuts:
        for cut, after in zip(row.cuts, (*row.cuts[1:], row.height), strict=True):
            if after - begin > room and cut > begin:
                yield begin, cut
                begin = cut
    yield begin, row.height

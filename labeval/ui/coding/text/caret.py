"""The caret and the selection: where they are, and how keys move them across passages."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from labeval.ui.coding.text.source_layout import Sheet
from labeval.ui.widgets.marking.word_spans import whole_words

Place = tuple[int, int]
"""Row and code-point offset."""


@dataclass(slots=True)
class Caret:
    """A caret, and the other end of what is selected."""

    at: Place = (0, 0)
    from_: Place = (0, 0)
    wanted_x: float | None = None
    """The position in every line that the caret aims at while it goes up and down."""

    @property
    def span(self) -> tuple[Place, Place] | None:
        """Start and end of the selection, in order; None for no selection."""
        if self.at == self.from_:
            return None
        return min(self.at, self.from_), max(self.at, self.from_)

    def put(self, at: Place, *, extend: bool = False) -> None:
        """Set the caret, and the selection's other end with it unless it is extended."""
        self.at, self.wanted_x = at, None
        if not extend:
            self.from_ = at

    def select(self, start: Place, end: Place) -> None:
        """Select from one place to another."""
        self.from_, self.at, self.wanted_x = start, end, None

    def take_whole_words(self, sheet: Sheet) -> None:
        """Have the words in which the selection begins and ends be in it as wholes."""
        if self.span is None:
            return
        outer = [_outside(sheet, place, end) for end, place in enumerate(self.span)]
        self.from_, self.at = outer if self.from_ < self.at else reversed(outer)

    def in_row(self, row: int, first: int, last: int) -> tuple[int, int] | None:
        """The selected part of a row that shows these positions."""
        span = self.span
        if span is None or not span[0][0] <= row <= span[1][0]:
            return None
        start = span[0][1] if span[0][0] == row else first
        end = span[1][1] if span[1][0] == row else last
        return (start, end) if end > start else None


def _outside(sheet: Sheet, place: Place, end: int) -> Place:
    """The beginning (0) or end (1) of the word around a place; the place where it is in none."""
    row, offset = place
    word = whole_words(sheet.passages[row].text, offset, offset)
    return (row, word[end]) if word is not None and word[0] < offset < word[1] else place


_KEYS = Qt.Key
_ACROSS = {_KEYS.Key_Left: -1, _KEYS.Key_Right: 1}
_DOWN = {_KEYS.Key_Up: -1, _KEYS.Key_Down: 1}


def move_by_key(caret: Caret, sheet: Sheet, event: QKeyEvent, page: int) -> bool:
    """Move the caret as a text's keys do; False leaves the key to others.

    Args:
        page: height of a screen in pixels.
    """
    if not len(sheet):
        return False
    key, modifiers = event.key(), event.modifiers()
    if modifiers & Qt.KeyboardModifier.AltModifier:
        return False
    control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    extend = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    if key in _ACROSS:
        if caret.span and not extend and not control:
            caret.put(caret.span[0 if _ACROSS[Qt.Key(key)] < 0 else 1])
        else:
            to = neighbour(sheet, caret.at, _ACROSS[Qt.Key(key)], words=control)
            caret.put(to, extend=extend)
    elif key in _DOWN and control:
        caret.put(_by_passage(sheet, caret.at, _DOWN[Qt.Key(key)]), extend=extend)
    elif key in _DOWN:
        _by_line(caret, sheet, _DOWN[Qt.Key(key)], extend=extend)
    elif key in (_KEYS.Key_Home, _KEYS.Key_End):
        caret.put(_to_end(sheet, caret.at, last=key == _KEYS.Key_End, all=control), extend=extend)
    elif key in (_KEYS.Key_PageUp, _KEYS.Key_PageDown) and not control:
        caret.put(
            _by_page(sheet, caret.at, -page if key == _KEYS.Key_PageUp else page), extend=extend
        )
    elif key == _KEYS.Key_A and control:
        caret.select(*sheet.whole(caret.at[0]))
    else:
        return False
    return True


def neighbour(sheet: Sheet, at: Place, by: int, *, words: bool) -> Place:
    """The place one letter or word further (``by`` 1) or back (-1)."""
    row, offset = at
    to = sheet.layout(row).next(offset, by=by, words=words)
    if by > 0 and row + 1 < len(sheet):
        if to == offset and not sheet.slices.all[row + 1].is_first:  # the last row ends before it
            return neighbour(sheet, (row + 1, offset), by, words=words)
        if to == offset:
            return row + 1, 0
        return _normal(sheet, (row, to))
    if to == offset and by < 0 and row > 0:
        if sheet.slices.all[row].is_first:
            return row - 1, sheet.slices.all[row - 1].end
        return row - 1, sheet.layout(row - 1).next(offset, by=by, words=words)
    return row, to


def _normal(sheet: Sheet, at: Place) -> Place:
    """The same place at the beginning of a row where it is the end of the row before."""
    here = sheet.slices.all[at[0]]
    return (at[0] + 1, at[1]) if at[1] >= here.end and not here.is_last else at


def _by_passage(sheet: Sheet, at: Place, by: int) -> Place:
    start, end = sheet.whole(at[0])
    if by < 0:
        return start if at != start or not start[0] else sheet.whole(start[0] - 1)[0]
    return (end[0] + 1, 0) if end[0] + 1 < len(sheet) else end


def _by_page(sheet: Sheet, at: Place, by: int) -> Place:
    """The row that is a page away; inside a long row, the line that is."""
    top = sheet.heights.top(at[0])
    row = sheet.heights.row_at(top + by)
    if row != at[0] and sheet.heights[at[0]] <= abs(by):
        return row, sheet.slices.all[row].start
    place = sheet.layout(at[0]).caret(at[1])
    y = round(top + sheet.places(at[0]).text + place.y()) + by
    row = sheet.heights.row_at(y)
    found = (
        row,
        sheet.layout(row).offset_at(place.x(), y - sheet.heights.top(row) - sheet.places(row).text),
    )
    if found != at and (found > at) == (by > 0):
        return _normal(sheet, found)
    start, end = sheet.whole(at[0])
    return (
        _by_passage(sheet, at, 1 if by > 0 else -1) if at in (start, end) else (start, end)[by > 0]
    )


def _by_line(caret: Caret, sheet: Sheet, by: int, *, extend: bool) -> None:
    row, offset = caret.at
    layout = sheet.layout(row)
    x = layout.caret(offset).x() if caret.wanted_x is None else caret.wanted_x
    line = layout.line_of(offset) + by
    if not 0 <= line < layout.lines:
        if not 0 <= row + by < len(sheet):
            caret.put((row, (layout.start, layout.end)[by > 0]), extend=extend)
            return
        row += by
        layout = sheet.layout(row)
        line = 0 if by > 0 else layout.lines - 1
    height = sheet.columns.type.line
    found = row, layout.offset_at(x, line * height + height / 2)
    caret.put(_normal(sheet, found), extend=extend)
    caret.wanted_x = x


def _to_end(sheet: Sheet, at: Place, *, last: bool, all: bool) -> Place:
    if all:
        row = len(sheet) - 1
        return (row, sheet.slices.all[row].end) if last else (0, 0)
    return _normal(sheet, (at[0], sheet.layout(at[0]).line_ends(at[1])[last]))

"""Rendered words broken into lines of a width."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextLine

from labeval.text.markdown.blocks import OBJECT, Formula, Inline, ShownPicture, Style
from labeval.ui.theme import Theme
from labeval.ui.utf16 import Units
from labeval.ui.widgets.basics.lettering import Letters, letters, line_height, type_font, wrapping
from labeval.ui.widgets.formatted.formula_paths import FormulaPath, formula_path
from labeval.ui.widgets.formatted.picture_boxes import (
    MOST_LINES,
    MOST_LINES_IN_CELL,
    PictureBox,
    picture_box,
)
from labeval.ui.widgets.formatted.type import char_format, code_font, code_line
from labeval.ui.widgets.marking.surface import line_rects

_ROOM = "\u00a0"
"""Keeps the room of a formula; what is next to it stays next to it."""
Drawn = FormulaPath | PictureBox
"""A drawing in the place of one rendered character."""


@dataclass(frozen=True, slots=True)
class Look:
    """The size, colour and face of words."""

    px: int
    theme: Theme
    strong: bool = False
    role: str = "text"
    code: bool = False
    in_cell: bool = False
    """True for words of a table."""
    in_entry: bool = False
    """True for words of a list."""

    @property
    def line(self) -> int:
        """The least height of a line."""
        return code_line(self.px) if self.code else line_height(self.px)

    @property
    def font(self) -> QFont:
        """The face of what has no style of its own."""
        return code_font(self.px) if self.code else type_font(self.px, strong=self.strong)


@dataclass(slots=True)
class Piece:
    """A part of rendered words on one line, at a place of its row."""

    inline: Inline
    units: Units
    line: QTextLine
    layout: QTextLayout
    """Kept, because the line is a part of it."""
    look: Look
    height: float
    lead: float
    """From the line's top to the top of its letters."""
    drawn: Sequence[tuple[int, Drawn]] = ()
    """Formulas and pictures by their place in the rendered words."""
    x: float = 0
    y: float = 0
    repeats: bool = False
    """True if the same words are shown in another place first."""
    grounds: list[tuple[float, float]] = field(default_factory=list)
    """Left and right of what has a ground of its own: code within words."""

    @property
    def first(self) -> int:
        """The place of its first rendered character."""
        return self.units.offset(self.line.textStart())

    @property
    def last(self) -> int:
        """The place past its last rendered character."""
        return self.units.offset(self.line.textStart() + self.line.textLength())

    def x_of(self, place: int) -> float:
        """The x in the row of a place of the rendered words."""
        return self.x + float(self.line.cursorToX(self.units.units(place))[0])  # type: ignore[index]

    def _left_of(self, place: int) -> float:
        """The left side in the row of a rendered character, whichever way its words run."""
        units = self.units.units(place)
        cells = line_rects(self.line, units, units + 1)
        return self.x + cells[0].left() if cells else min(self.x_of(place), self.x_of(place + 1))

    def offset_at(self, x: float) -> int:
        """The offset in the original text that is nearest to ``x`` in the row."""
        if self.first == self.last:
            return self.inline.starts[self.first] if self.first < len(self.inline.starts) else -1
        units = int(self.line.xToCursor(x - self.x))
        place = self.units.offset(units)
        if place < self.last:
            return self.inline.starts[max(place, self.first)]
        return self.inline.ends[self.last - 1]

    def rectangles(self, start: int, end: int) -> list[QRectF]:
        """Rectangles of a span of the original text on this line, in the row."""
        first = bisect_right(self.inline.ends, start, self.first, self.last)
        last = bisect_left(self.inline.starts, end, first, self.last)
        if first >= last:
            return []
        units = self.units.units(first), self.units.units(last)
        sides = [(rect.left(), rect.right()) for rect in line_rects(self.line, *units)]
        for place, drawn in self.drawn:
            if first <= place < last:
                left = self._left_of(place) - self.x
                sides.append((left, left + drawn.width + 2 * _SIDE * self.look.px))
        return [
            QRectF(self.x + left, self.y, right - left, self.height)
            for left, right in _joined(sides)
        ]

    def rectangles_of(self, style: Style) -> list[QRectF]:
        """Rectangles of a style's words on this line, in the row."""
        first, last = max(style.start, self.first), min(style.end, self.last)
        if first >= last:
            return []
        return self.rectangles(self.inline.starts[first], self.inline.ends[last - 1])

    def paint(self, painter: QPainter) -> None:
        """Draw the words and formulas at the row's place."""
        painter.setPen(self.look.theme.color(self.look.role))
        self.line.draw(painter, QPointF(self.x, self.y + self.lead))
        baseline = self.y + self.lead + self.line.ascent()
        for place, drawn in self.drawn:
            painter.setBrush(self.look.theme.color(self.look.role))
            painter.setPen(Qt.PenStyle.NoPen)
            drawn.paint(painter, self._left_of(place) + self.look.px * _SIDE, baseline)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    @property
    def words(self) -> str:
        """The words on this line, with those of formulas and pictures."""
        shown = list(self.inline.text[self.first : self.last])
        for place, drawn in self.drawn:
            shown[place - self.first] = drawn.words
        return "".join(shown)

    def shrunk(self, height: float) -> Piece:
        """The same line with formulas and pictures that leave it no higher, as far as they can."""
        added = 5  # by _set_height, rounded
        for below in (0.0, self.line.descent()):  # which what is drawn covers, unless it is low
            most = height - added - below
            made = replace(self, drawn=[(n, d.fitted(d.width, most)) for n, d in self.drawn])
            _set_height(made)
            if made.height <= height:
                break
        return made


_SIDE = 0.08
"""Space on either side of a formula, relative to the words' size."""
LEAST_PICTURE = 4
"""Width of the column that a picture asks for, relative to the words' size."""


def _joined(sides: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Left and right sides, those that touch as one."""
    found: list[tuple[float, float]] = []
    for left, right in sorted(sides):
        if found and left <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], right))
        else:
            found.append((left, right))
    return found


def lines_of(
    inline: Inline,
    width: float,
    look: Look,
    *,
    colours: Sequence[tuple[int, int, str]] = (),
    from_right: bool = False,
) -> list[Piece]:
    """The lines of rendered words, below each other from y = 0 on.

    Args:
        colours: stretches of the rendered words with a colour of the theme.
        from_right: they run from the right though they have no letter, such as the number of an
            entry; the line begins at x = 0 all the same.
    """
    shown, units = inline.text, Units(inline.text)
    objects: list[tuple[int, Drawn]] = [
        (place, path)
        for place, formula in inline.formulas
        if (path := _fitted(formula, width, look.px)) is not None
    ]
    objects += [
        (place, box)
        for place, picture in inline.pictures
        if (box := _fitted_picture(picture, width, look)) is not None
    ]
    layout = QTextLayout(shown.replace(OBJECT, _ROOM), look.font)
    option = wrapping()
    option.setTabStopDistance(4 * QFontMetricsF(look.font).horizontalAdvance(" "))
    if from_right:
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        option.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    layout.setTextOption(option)
    layout.setFormats(
        [_range(units, *span) for span in _forms(inline.styles, objects, look, colours)]
    )
    layout.beginLayout()
    pieces, y = [], 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        line.setPosition(QPointF(0, 0))
        piece = Piece(inline, units, line, layout, look, 0, 0)
        piece.drawn = [d for d in objects if piece.first <= d[0] < piece.last]
        _set_height(piece)
        piece.y = y
        y += piece.height
        pieces.append(piece)
    layout.endLayout()
    codes = sorted((s for s in inline.styles if s.kind == "code"), key=lambda style: style.start)
    for piece in pieces:
        piece.grounds = _grounds(piece, codes)
    return pieces


def natural_width(inline: Inline, look: Look) -> float:
    """The width of rendered words that are not broken."""
    return _widths_of(inline, look)[0]


def least_width(inline: Inline, look: Look) -> float:
    """The width of the widest word."""
    return _widths_of(inline, look)[1]


def _widths_of(inline: Inline, look: Look) -> tuple[float, float]:
    """The natural width and the least one, which are remembered.

    A page is tried in many widths until all of it fits, and each asks for those of every cell of
    its tables.
    """
    of = inline.text, inline.styles, inline.formulas, inline.pictures
    return _measured(Inline(of[0], (), (), *of[1:]), look, letters())


@lru_cache(maxsize=32_768)
def _measured(inline: Inline, look: Look, face: Letters) -> tuple[float, float]:
    """The widths of words in a face, the one that is in use."""
    pieces = lines_of(inline, 1_000_000, look)
    natural = max((float(piece.line.naturalTextWidth()) for piece in pieces), default=0.0)
    font = QFontMetricsF(type_font(look.px, strong=look.strong))
    words = inline.text.replace(OBJECT, "").split()
    widest = max((font.horizontalAdvance(word) for word in words), default=0.0)
    paths = (formula_path(formula.tex, look.px) for _, formula in inline.formulas)
    boxes = (
        _fitted_picture(picture, LEAST_PICTURE * look.px, look) for _, picture in inline.pictures
    )
    drawn = (each.width + 4 for each in (*paths, *boxes) if each is not None)
    return natural, max(widest, *drawn, 0.0)


def _fitted_picture(picture: ShownPicture, width: float, look: Look) -> PictureBox | None:
    """A picture in a width and a number of lines, smaller where it must be."""
    lines = MOST_LINES_IN_CELL if look.in_cell else MOST_LINES
    box = picture_box(picture, look.px)
    return box and box.fitted(width - 2 * _SIDE * look.px, lines * look.line)


def _fitted(formula: Formula, width: float, px: int) -> FormulaPath | None:
    """A formula in a width, smaller where it must be."""
    path = formula_path(formula.tex, px, alone=formula.alone)
    if path is not None and path.width + 2 * _SIDE * px > width > 8:
        smaller = px * (width - 2 * _SIDE * px) / path.width * 0.98
        path = formula_path(formula.tex, smaller, alone=formula.alone)
    return path


def _set_height(piece: Piece) -> None:
    """Lines are equally high, unless a formula or a letter of another face needs more."""
    line = piece.line
    ascent = max([line.ascent(), *(d.ascent for _, d in piece.drawn)])
    descent = max([line.descent(), *(d.descent for _, d in piece.drawn)])
    usual = piece.look.line
    spare = max(0.0, usual - line.ascent() - line.descent()) / 2
    above = max(ascent - line.ascent() + (2 if piece.drawn else 0), spare)
    below = max(descent - line.descent() + (2 if piece.drawn else 0), spare)
    piece.height = round(above + line.ascent() + line.descent() + below)
    piece.lead = above


def _grounds(piece: Piece, codes: Sequence[Style]) -> list[tuple[float, float]]:
    """The sides of the code on a line; ``codes`` are in their order, and do not overlap."""
    first, last = piece.first, piece.last
    begin = bisect_right(codes, first, key=lambda code: code.end)
    end = bisect_left(codes, last, begin, key=lambda code: code.start)
    found = []
    for code in codes[begin:end]:
        sides = piece.x_of(max(code.start, first)), piece.x_of(min(code.end, last))
        found.append((min(sides) - piece.x - 1, max(sides) - piece.x + 1))
    return found


def _forms(
    styles: Sequence[Style],
    objects: Sequence[tuple[int, Drawn]],
    look: Look,
    colours: Sequence[tuple[int, int, str]],
) -> list[tuple[int, int, QTextCharFormat]]:
    """Stretches of rendered words with a format each; they do not overlap."""
    if not styles and not objects and not colours:
        return []
    edges = {n for style in styles for n in (style.start, style.end)}
    edges |= {n for place, _ in objects for n in (place, place + 1)}
    edges |= {n for start, end, _ in colours for n in (start, end)}
    cuts = sorted(edges)
    room = dict(objects)
    added: dict[int, list[QTextCharFormat]] = {}
    for style in styles:
        form = char_format(style.kind, look.px, look.theme)
        for n in range(bisect_left(cuts, style.start), bisect_left(cuts, style.end)):
            added.setdefault(cuts[n], []).append(form)
    for start, _, role in colours:
        form = QTextCharFormat()
        form.setForeground(look.theme.color(role))
        added.setdefault(start, []).append(form)
    found = []
    for start, end in pairwise(cuts):
        forms = added.get(start, [])
        if start in room:
            forms = [*forms, _room(room[start], look)]
        if forms:
            whole = QTextCharFormat(forms[0])
            for form in forms[1:]:
                whole.merge(form)
            found.append((start, end, whole))
    return found


def _room(drawn: Drawn, look: Look) -> QTextCharFormat:
    """The format of a blank that is as wide as what is drawn there."""
    font = look.font
    blank = QFontMetricsF(font).horizontalAdvance(_ROOM)
    form = QTextCharFormat()
    form.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
    form.setFontLetterSpacing(drawn.width + 2 * _SIDE * look.px - blank)
    return form


def _range(units: Units, start: int, end: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start = units.units(start)
    made.length = units.units(end) - made.start
    made.format = form
    return made

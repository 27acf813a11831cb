"""Blocks of a text as rows of a width."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import ceil

from PySide6.QtCore import QRectF

from labeval.text.formatted import FormattedText
from labeval.text.markdown.blocks import (
    OBJECT,
    Block,
    Code,
    Display,
    Formula,
    Heading,
    Inline,
    Lines,
    List,
    Paragraph,
    Quote,
    Rule,
    Style,
    Table,
    Turn,
)
from labeval.text.pictures import Pictures
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import WIDE_PARAGRAPH, is_wide, line_height
from labeval.ui.widgets.formatted.formula_lines import lines_of_formula
from labeval.ui.widgets.formatted.formula_paths import formula_path
from labeval.ui.widgets.formatted.highlighting import coloured, is_known
from labeval.ui.widgets.formatted.mirrored import runs_from_right
from labeval.ui.widgets.formatted.pictured import pictures_apart, with_pictures
from labeval.ui.widgets.formatted.rows import Row, Shape
from labeval.ui.widgets.formatted.table import table_rows
from labeval.ui.widgets.formatted.type import HEADINGS, comfortable_width
from labeval.ui.widgets.formatted.words import Look, Piece, lines_of, natural_width

PARAGRAPH_GAP = 0.5
"""Space above a paragraph, relative to a line; a heading has more above it, an entry less."""
ENTRY_GAP = 0.15
HEADING_GAP = 0.7
BELOW_HEADING = 0.25
INDENT = 1.2
"""Of a quotation, relative to the words' size."""
MOST_INDENT = 0.45
"""Of the width; what is deeper stays there."""
CODE_PAD = 8
MOST_FORMULAS = 200
"""Formulas of one text that are drawn, as each takes a few milliseconds when it is first met."""
BAR = 3


@dataclass(frozen=True, slots=True)
class Place:
    """Room for blocks, and the look of their words."""

    x: float
    width: float
    look: Look
    gap: float = PARAGRAPH_GAP
    """Space between paragraphs, relative to a line."""
    most_x: float = 0

    def indented(self, by: float) -> Place:
        """Further right, until the words would have too little room."""
        by = max(0.0, min(by, self.most_x - self.x))
        return replace(self, x=self.x + by, width=self.width - by)


def rows_of(shown: FormattedText, px: int, width: int, theme: Theme) -> list[Row]:
    """The rows of a text, in a width."""
    look = Look(px, theme)
    place = Place(0, width, look, most_x=width * MOST_INDENT)
    flow = _Flow(shown.text, shown.pictures, from_right=runs_from_right(shown.blocks))
    return flow.rows(shown.blocks, place)


class _Flow:
    def __init__(self, text: str, pictures: Pictures, *, from_right: bool) -> None:
        self._text = text
        self._from_right = from_right
        self._pictures = pictures
        self._formulas = 0
        """Formulas that are drawn so far."""
        self._made: dict[type, Callable[..., list[Row]]] = {
            Paragraph: self._paragraph,
            Lines: self._written,
            Heading: self._heading,
            Code: self._code,
            Display: self._display,
            Rule: self._rule,
            Quote: self._quote,
            List: self._list,
            Table: self._table,
            Turn: self._turn,
        }

    def rows(self, blocks: Sequence[Block], place: Place) -> list[Row]:
        found: list[Row] = []
        before: Block | None = None
        for block in blocks:
            rows = self._made[type(block)](block, place)
            if rows:
                rows[0].gap = _gap(before, block, place)
                found += rows
            before = block
        return found

    # -- words ----------------------------------------------------------------------------------

    def _paragraph(self, block: Paragraph, place: Place) -> list[Row]:
        return self._lines(block.inline, place)

    def _written(self, block: Lines, place: Place) -> list[Row]:
        rows: list[Row] = []
        for part in _lines(block.inline):
            rows += self._lines(part, place)
        return rows

    def _heading(self, block: Heading, place: Place) -> list[Row]:
        size = round(place.look.px * HEADINGS[block.level - 1])
        rows = self._lines(
            block.inline, replace(place, look=replace(place.look, px=size, strong=True))
        )
        for row in rows:
            row.holds_next = True
        return rows

    def _lines(self, inline: Inline, place: Place) -> list[Row]:
        width = min(place.width, comfortable_width(place.look.px))
        rows = []
        for part in pictures_apart(self._drawable(inline), place.look):
            for piece in lines_of(part, width, place.look):
                piece.y = 0
                row = _row_of([piece], place.x)
                row.shrinks, row.gives = bool(piece.drawn), bool(piece.inline.pictures)
                rows.append(row)
        if len(rows) > 1:
            rows[0].holds_next = rows[-2].holds_next = True
        return rows

    def _drawable(self, inline: Inline) -> Inline:
        """The same words, where formulas that are not drawn are as they are written."""
        written = [(n, formula) for n, formula in inline.formulas if not self._draws(formula)]
        inline = _written_out(inline, written, self._text) if written else inline
        return with_pictures(inline, self._pictures)

    def _draws(self, formula: Formula) -> bool:
        """Count a formula, and return whether it is drawn."""
        self._formulas += 1
        return self._formulas <= MOST_FORMULAS and formula_path(formula.tex, 16) is not None

    # -- code, formulas, lines --------------------------------------------------------------------

    def _code(self, block: Code, place: Place) -> list[Row]:
        look = replace(place.look, code=True)
        colours = coloured(block.inline.text, block.language)
        inner = place.width - 2 * CODE_PAD
        rows: list[Row] = []
        at = 0
        for part in _lines(block.inline):
            end = at + len(part.text)
            own = [
                (max(s, at) - at, min(e, end) - at, role)
                for s, e, role in colours
                if s < end and e > at
            ]
            rows.append(_row_of(lines_of(part, inner, look, colours=own), place.x + CODE_PAD))
            at = end + 1
        if block.info.text and not is_known(block.info.text.casefold()):
            named = lines_of(block.info, inner, replace(place.look, role="soft_text"))
            rows.insert(0, _row_of(named, place.x + CODE_PAD))
        _set_on_ground(rows, place, "ground")
        return rows

    def _display(self, block: Display, place: Place) -> list[Row]:
        formula = block.formula
        if not self._draws(formula):
            start, end = formula.start, formula.end
            words = Inline(self._text[start:end], range(start, end), range(start + 1, end + 1))
            return self._code(Code("", words), place)
        indent = round(place.look.px * INDENT)
        room = place.width - 2 * indent

        def fits(tex: str) -> bool:
            path = formula_path(tex, place.look.px, alone=True)
            return path is not None and path.width <= room

        rows = []
        for line in lines_of_formula(formula, self._text, fits):
            inline = Inline(OBJECT, (line.start,), (line.end,), formulas=((0, line),))
            pieces = lines_of(inline, room, place.look)
            row = _row_of(pieces, place.x + indent)
            row.shrinks = len(pieces) == 1
            rows.append(row)
        return rows

    def _rule(self, block: Rule, place: Place) -> list[Row]:
        height = line_height(place.look.px)
        line = Shape(QRectF(place.x, height // 2, place.width, 1), "line")
        dash = lines_of(Inline(" ", (block.start,), (block.end,)), place.width, place.look)
        return [Row(height, _row_of(dash, place.x).pieces, shapes=[line])]

    # -- blocks of blocks -------------------------------------------------------------------------

    def _quote(self, block: Quote, place: Place) -> list[Row]:
        inner = place.indented(place.look.px * INDENT)
        inner = replace(inner, look=replace(inner.look, role="soft_text"))
        rows = self.rows(block.blocks, inner)
        for number, row in enumerate(rows):
            bar = QRectF(place.x, 0, BAR, row.height)
            row.shapes.insert(0, Shape(bar, "line", joins=number > 0))
        return rows

    def _list(self, block: List, place: Place) -> list[Row]:
        look = place.look
        gap = look.px * 0.5
        marks = max(natural_width(entry.marker, look) for entry in block.entries)
        room = max(marks, look.px * 0.7) + gap
        inner = replace(place.indented(room), gap=ENTRY_GAP if block.tight else PARAGRAPH_GAP)
        inner = replace(inner, look=replace(look, in_entry=True))
        found: list[Row] = []
        for entry in block.entries:
            rows = self.rows(entry.blocks, inner) or [Row(line_height(look.px))]
            (mark, *_) = lines_of(entry.marker, 10_000, look, from_right=self._from_right)
            own = float(mark.line.naturalTextWidth())
            mark.x = inner.x - gap - own
            mark.y = max(0.0, (rows[0].height - mark.height) / 2) if not rows[0].pieces else 0
            if rows[0].pieces:
                mark.y = _top_next_to(mark, rows[0].pieces[0])
            rows[0].pieces.insert(0, mark)
            rows[0].gap = round(line_height(look.px) * inner.gap)
            found += rows
        return found

    def _table(self, block: Table, place: Place) -> list[Row]:
        rows = tuple(tuple(map(self._drawable, row)) for row in block.rows)
        return table_rows(replace(block, rows=rows), place.x, place.width, place.look)

    def _turn(self, block: Turn, place: Place) -> list[Row]:
        role = "accent" if block.rated else "soft_text"
        label = replace(place.look, px=max(12, place.look.px - 2), strong=True, role=role)
        (named, *_) = lines_of(block.label, place.width, label)
        head = _row_of([named], place.x)
        head.holds_next = head.begins_turn = True
        inner = place.indented(place.look.px * INDENT)
        rows = [head, *self.rows(block.blocks, inner)]
        if len(rows) > 1:
            rows[1].gap = 2
        for number, row in enumerate(rows):
            bar = QRectF(place.x, 0, BAR, row.height)
            if number:
                row.shapes.insert(0, Shape(bar, role if block.rated else "line", joins=number > 1))
        return rows


def _lines(inline: Inline) -> Iterator[Inline]:
    at = 0
    for line in inline.text.split("\n"):
        end = at + len(line)
        yield Inline(line, inline.starts[at:end], inline.ends[at:end])
        at = end + 1


def _gap(before: Block | None, block: Block, place: Place) -> int:
    """Space above a block, in whole pixels, so that grounds meet."""
    share = place.gap
    if isinstance(before, Heading):
        share = BELOW_HEADING
    elif isinstance(block, Heading | Turn):
        share = HEADING_GAP
    elif isinstance(block, Code | Table | Display | Quote):
        share = PARAGRAPH_GAP
    gap = round(line_height(place.look.px) * share)
    apart = WIDE_PARAGRAPH if is_wide() and not isinstance(before, Heading) else 0.0
    return max(gap, ceil(place.look.px * apart))


def _row_of(pieces: list[Piece], x: float) -> Row:
    """One row of lines that stay together, whose first one is at ``x``."""
    for piece in pieces:
        piece.x += x
    height = sum(piece.height for piece in pieces)
    return Row(height, pieces, cuts=[piece.y for piece in pieces[1:]])


def _top_next_to(mark: Piece, words: Piece) -> float:
    """The y at which a mark is on the baseline of the words next to it."""
    baseline = words.y + words.lead + words.line.ascent()
    return baseline - mark.line.ascent() - mark.lead


def _set_on_ground(rows: list[Row], place: Place, role: str) -> None:
    """Give rows one ground, with room above and below."""
    first, last = rows[0], rows[-1]
    for piece in first.pieces:
        piece.y += CODE_PAD
    first.cuts = [cut + CODE_PAD for cut in first.cuts]
    first.height += CODE_PAD
    last.height += CODE_PAD
    for row in rows:
        row.shapes.append(Shape(QRectF(place.x, 0, place.width, row.height), role))


def _written_out(inline: Inline, written: Sequence[tuple[int, Formula]], text: str) -> Inline:
    """Rendered words with some formulas as they are written, set as code."""
    words: list[str] = []
    starts, ends = array("l"), array("l")
    code: list[Style] = []
    at = 0
    for place, formula in written:
        words += (inline.text[at:place], text[formula.start : formula.end].replace("\n", " "))
        starts.extend(inline.starts[at:place])
        ends.extend(inline.ends[at:place])
        code.append(Style(len(starts), len(starts) + formula.end - formula.start, "code"))
        starts.extend(range(formula.start, formula.end))
        ends.extend(range(formula.start + 1, formula.end + 1))
        at = place + 1
    words.append(inline.text[at:])
    starts.extend(inline.starts[at:])
    ends.extend(inline.ends[at:])
    places = [place for place, _ in written]
    added = [0, *accumulate(formula.end - formula.start - 1 for _, formula in written)]

    def moved(place: int) -> int:
        return place + added[bisect_left(places, place)]

    styles = (replace(s, start=moved(s.start), end=moved(s.end)) for s in inline.styles)
    left = set(places)
    kept = tuple((moved(n), formula) for n, formula in inline.formulas if n not in left)
    return Inline("".join(words), starts, ends, (*styles, *code), kept)

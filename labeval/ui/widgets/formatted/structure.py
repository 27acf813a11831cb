"""Headings, lists and tables of a text, as assistive technology gets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QTextBlock, QTextDocument, QTextFrame, QTextTable
from PySide6.QtWidgets import QWidget

from labeval.text.markdown.blocks import (
    OBJECT,
    Block,
    Code,
    Display,
    Entry,
    Heading,
    Inline,
    Lines,
    List,
    Paragraph,
    Quote,
    Rule,
    Table,
    Turn,
)
from labeval.ui.accessible import Accessible, Cell

_Role = QAccessible.Role


@dataclass(frozen=True, slots=True)
class Part:
    """A heading, a paragraph, a list, a table or a part of these."""

    role: QAccessible.Role
    words: str = ""
    level: int = 0
    """Level of a heading."""
    span: tuple[int, int] = (0, 0)
    """The place of its words."""
    styles: tuple[tuple[int, int, str], ...] = ()
    """Stretches of its words that look different, each with its kind."""
    column: str = ""
    """The heading of a cell's column."""
    parts: tuple[Part, ...] = ()
    """Its own parts, where it has no words of its own."""


def parts_of(blocks: Sequence[Block], start: int, end: int) -> tuple[Part, ...]:
    """The parts between two places of a formatted text; none where all are plain paragraphs."""
    found = tuple(_parts(blocks, start, end))
    return found if any(part.role != _Role.Paragraph or part.styles for part in found) else ()


def parts_of_document(document: QTextDocument) -> tuple[Part, ...]:
    """The same of a document of Qt, without what is in a list in a list."""
    found: list[Part] = []
    listed = None
    for part in _document_parts(document.rootFrame()):
        block = document.findBlock(part.span[0])
        if part.role == _Role.ListItem and block.textList() == listed:
            found[-1] = Part(_Role.List, parts=(*found[-1].parts, part))
        elif part.role == _Role.ListItem:
            found.append(Part(_Role.List, parts=(part,)))
        else:
            found.append(part)
        listed = block.textList() if part.role == _Role.ListItem else None
    return tuple(found) if any(part.role != _Role.Paragraph for part in found) else ()


class PartBox(Accessible, QWidget):
    """The place of a part over its words, which are painted below: seen and clicked by nobody."""

    def __init__(
        self, part: Part, of: QWidget, place: Callable[[Part], QRect], origin: QRect
    ) -> None:
        super().__init__(of)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.accessible_role, self.accessible_level = part.role, part.level
        self.setAccessibleDescription(part.column)
        self._words = None if part.parts else part.words
        self._styles = part.styles
        room = place(part)
        self.setGeometry(room.translated(-origin.topLeft()))
        self._boxes = [PartBox(inner, self, place, room) for inner in part.parts]
        if part.role == _Role.Table:
            self._place_cells()
        self.show()

    def _place_cells(self) -> None:
        rows = [row._boxes for row in self._boxes]
        for number, row in enumerate(rows):
            for column, (cell, head) in enumerate(zip(row, rows[0], strict=False)):
                is_named = number > 0 and head.accessible_role == _Role.ColumnHeader
                cell.accessible_cell = Cell(self, number, column, head if is_named else None)

    def accessible_text(self) -> str | None:
        return self._words

    def accessible_rows(self) -> Sequence[Sequence[str]]:
        if self.accessible_role != _Role.Table:
            return ()
        return [[cell.accessible_text() or "" for cell in row._boxes] for row in self._boxes]

    def accessible_styles(self) -> Sequence[tuple[int, int, str]]:
        return self._styles

    def accessible_parts(self) -> Sequence[QWidget]:
        return self._boxes


class Structure:
    """The boxes of a text's parts, made when assistive technology asks for them.

    Args:
        of: the widget that paints the text.
        rectangle: the place of a span of the text on it.
    """

    def __init__(self, of: QWidget, rectangle: Callable[[int, int], QRect]) -> None:
        self._of, self._rectangle = of, rectangle
        self._shown: object = None
        self._boxes: list[PartBox] = []

    def boxes(self, shown: object, parts: Callable[[], Sequence[Part]]) -> Sequence[QWidget]:
        """The boxes of what is shown now; ``shown`` is another object for anything else."""
        if shown != self._shown:
            for box in self._boxes:
                box.setParent(None)
                box.deleteLater()
            self._shown = shown
            self._boxes = [PartBox(part, self._of, self._place, QRect()) for part in parts()]
        return self._boxes

    def _place(self, part: Part) -> QRect:
        if not part.parts:
            return self._rectangle(*part.span)
        found = QRect()
        for inner in part.parts:
            found = found.united(self._place(inner))
        return found


def _parts(blocks: Sequence[Block], start: int, end: int) -> Iterator[Part]:
    for block in blocks:
        match block:
            case Heading():
                yield from _words(_Role.Heading, block.inline, start, end, block.level)
            case Paragraph() | Lines() | Code():
                yield from _words(_Role.Paragraph, block.inline, start, end)
            case Display():
                formula = block.formula
                if start <= formula.start < end:
                    span = (formula.start, formula.end)
                    yield Part(_Role.Equation, formula.tex, span=span)
            case Quote():
                yield from _whole(_Role.BlockQuote, _parts(block.blocks, start, end))
            case Turn():
                label = [*_words(_Role.Paragraph, block.label, start, end)]
                yield from _whole(_Role.Section, [*label, *_parts(block.blocks, start, end)])
            case List():
                entries = (_entry(entry, start, end) for entry in block.entries)
                items = [part for entry in entries for part in _whole(_Role.ListItem, entry)]
                yield from _whole(_Role.List, items)
            case Table():
                yield from _whole(_Role.Table, _rows(block, start, end))
            case Rule():
                pass


def _entry(entry: Entry, start: int, end: int) -> Iterator[Part]:
    yield from _words(_Role.Paragraph, entry.marker, start, end)
    yield from _parts(entry.blocks, start, end)


def _rows(table: Table, start: int, end: int) -> Iterator[Part]:
    for number, row in enumerate(table.rows):
        role = _Role.Cell if number else _Role.ColumnHeader
        cells = [
            replace(part, column=head.text if number else "")
            for head, cell in zip(table.rows[0], row, strict=True)
            for part in _words(role, cell, start, end)
        ]
        yield from _whole(_Role.Row, cells)


def _whole(role: QAccessible.Role, parts: Iterator[Part] | Sequence[Part]) -> Iterator[Part]:
    """The part of these parts; none where there are none."""
    found = tuple(parts)
    if found:
        yield Part(role, parts=found)


def _words(
    role: QAccessible.Role, inline: Inline, start: int, end: int, level: int = 0
) -> Iterator[Part]:
    """The part of the words that are between two places; none where none is."""
    inside = [n for n, at in enumerate(inline.starts) if start <= at < end]
    if not inside:
        return
    first, last = inside[0], inside[-1]
    formulas = {place: formula.tex for place, formula in inline.formulas}
    signs = [
        formulas.get(n, sign) if sign == OBJECT else sign
        for n, sign in enumerate(inline.text[first : last + 1], start=first)
    ]
    places = [0, *accumulate(map(len, signs))]
    styles = tuple(
        (places[max(style.start, first) - first], places[min(style.end, last + 1) - first], kind)
        for style in inline.styles
        if (kind := style.kind) != "picture" and style.end > first and style.start <= last
    )
    span = (inline.starts[first], inline.ends[last])
    yield Part(role, "".join(signs), level, span, styles)


def _document_parts(frame: QTextFrame) -> Iterator[Part]:
    at = frame.begin()
    while not at.atEnd():
        inner, block = at.currentFrame(), at.currentBlock()
        if isinstance(inner, QTextTable):
            yield Part(_Role.Table, parts=tuple(_table_rows(inner)))
        elif inner is None and block.text().strip():
            yield _block_part(block)
        at += 1


def _table_rows(table: QTextTable) -> Iterator[Part]:
    heads: list[str] = []
    for row in range(table.rows()):
        role = _Role.Cell if row else _Role.ColumnHeader
        cells = (table.cellAt(row, column) for column in range(table.columns()))
        parts = [_block_part(cell.firstCursorPosition().block(), role) for cell in cells]
        heads = heads or [part.words for part in parts]
        named = zip(parts, heads, strict=True)
        found = (replace(part, column=head if row else "") for part, head in named)
        yield Part(_Role.Row, parts=tuple(found))


def _block_part(block: QTextBlock, role: QAccessible.Role | None = None) -> Part:
    level = block.blockFormat().headingLevel()
    usual = _Role.Heading if level else _Role.ListItem if block.textList() else _Role.Paragraph
    span = (block.position(), block.position() + block.length() - 1)
    return Part(role or usual, block.text(), level, span)

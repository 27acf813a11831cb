"""The parts of a text that is written in Markdown, each tied to the original text.

All places are half-open ranges of code points of the original text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from labeval.text.pictures import Picture

Kind = Literal["strong", "emphasis", "code", "struck", "link", "picture"]
OBJECT = "\ufffc"
"""The sign for a formula, or for a picture that is drawn, in rendered words."""


@dataclass(frozen=True, slots=True)
class Style:
    """A stretch of rendered words that looks different."""

    start: int
    end: int
    kind: Kind
    target: str = ""
    """Address of a link or a picture; never opened."""
    source: tuple[int, int] = (0, 0)
    """For a picture: the range of the original text that it is written in, signs and all."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula in TeX's notation."""

    tex: str
    """Without the signs around it."""
    start: int
    end: int
    alone: bool = False
    """True if it was written as a line of its own."""


@dataclass(frozen=True, slots=True)
class ShownPicture:
    """A picture that is drawn."""

    picture: Picture
    words: str
    """Its name in the text."""


@dataclass(frozen=True, slots=True)
class Inline:
    """Rendered words. Character ``n`` stands for ``text[starts[n]:ends[n]]`` of the original."""

    text: str = ""
    starts: Sequence[int] = ()
    ends: Sequence[int] = ()
    styles: tuple[Style, ...] = ()
    """In places of the rendered words."""
    formulas: tuple[tuple[int, Formula], ...] = ()
    """By the place of their :data:`OBJECT` in the rendered words."""
    pictures: tuple[tuple[int, ShownPicture], ...] = ()
    """Pictures that are drawn in the place of their words, as formulas are."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words that flow."""

    inline: Inline


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines as they are written, none of whose signs mean anything."""

    inline: Inline
    """The lines, joined by line ends."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading, of level 1 to 6."""

    level: int
    inline: Inline


@dataclass(frozen=True, slots=True)
class Code:
    """Lines that stay as they are."""

    language: str
    inline: Inline
    """The lines, joined by line ends."""
    info: Inline = Inline()
    """All that is written after the opening signs, the language first."""


@dataclass(frozen=True, slots=True)
class Display:
    """A formula in a line of its own."""

    formula: Formula


@dataclass(frozen=True, slots=True)
class Rule:
    """A line across."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Quote:
    """A quotation."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a list."""

    marker: Inline
    """Its number, or a dot."""
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class List:
    """Entries below each other; a tight list has no space between them."""

    entries: tuple[Entry, ...]
    tight: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, the first of which are headings."""

    aligned: tuple[str, ...]
    """For each column ``left``, ``right`` or ``center``."""
    rows: tuple[tuple[Inline, ...], ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a conversation."""

    role: str
    """As the original writes it."""
    label: Inline
    blocks: tuple[Block, ...]
    rated: bool


Block = Paragraph | Lines | Heading | Code | Display | Rule | Quote | List | Table | Turn


def inlines(blocks: Sequence[Block]) -> Iterator[Inline]:
    """All rendered words, in the order in which they are read."""
    for block in blocks:
        match block:
            case Paragraph() | Lines() | Heading():
                yield block.inline
            case Code():
                yield block.info
                yield block.inline
            case Quote():
                yield from inlines(block.blocks)
            case Turn():
                yield block.label
                yield from inlines(block.blocks)
            case List():
                for entry in block.entries:
                    yield entry.marker
                    yield from inlines(entry.blocks)
            case Table():
                for row in block.rows:
                    yield from row


def pictures(blocks: Sequence[Block]) -> Iterator[Style]:
    """All pictures that blocks name."""
    for inline in inlines(blocks):
        yield from (style for style in inline.styles if style.kind == "picture")


def formulas(blocks: Sequence[Block]) -> Iterator[Formula]:
    """All formulas, those in lines of their own last within what contains them."""
    for inline in inlines(blocks):
        for _, formula in inline.formulas:
            yield formula
    yield from _displays(blocks)


def _displays(blocks: Sequence[Block]) -> Iterator[Formula]:
    for block in blocks:
        match block:
            case Display():
                yield block.formula
            case Quote() | Turn():
                yield from _displays(block.blocks)
            case List():
                for entry in block.entries:
                    yield from _displays(entry.blocks)

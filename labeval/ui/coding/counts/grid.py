"""A view of codes as a grid of cells, each of which knows its segments; pictures draw the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.rows import Anchor
from labeval.ui.coding.parts.code_colours import PALETTE
from labeval.ui.coding.parts.numbers import decimal

Shape = Literal["bars", "groups", "heat", "curve", "lanes", "stacks", "none"]


@dataclass(frozen=True, slots=True)
class GridCell:
    """A figure, and what it was counted from."""

    text: str
    value: float | None = None
    """For shades and bars; None where there is nothing to draw."""
    segments: tuple[CorpusSegment, ...] = ()
    case: str = ""
    """The participant, in a cell of the grid of cases."""
    code: str = ""
    """The code's id, where the cell is about one."""
    noted: bool = False
    """True where somebody wrote a summary of it."""
    start: float = 0.0
    end: float = 0.0
    """Minutes of a session, in a timeline."""
    low: float | None = None
    high: float | None = None
    """Ends of its interval, where it is estimated."""
    plain: str = ""
    """The figure as other programs read it, where a language writes it in another way."""


def counted_cell(number: int, segments: tuple[CorpusSegment, ...] = (), code: str = "") -> GridCell:
    """A cell with a number of things, and the segments among them."""
    return GridCell(decimal(number, 0), float(number), segments, code=code, plain=str(number))


@dataclass(frozen=True, slots=True)
class GridLine:
    """A row of a grid."""

    name: str
    cells: tuple[GridCell, ...]
    colour: str = ""
    """``#rrggbb`` of its code."""
    depth: int = 0
    """Indentation of its name, in levels."""
    place: tuple[str, Anchor, Anchor] | None = None
    """The source and the ends of the words that it is about, where it is about a place."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows and columns with names, and how the picture above them is drawn."""

    corner: str
    heads: tuple[str, ...]
    lines: tuple[GridLine, ...]
    about: str
    """The counted things, as a sentence with numbers."""
    shape: Shape = "heat"
    drawn: int = 0
    """The column that bars are drawn from."""
    shaded: frozenset[int] | None = None
    """Columns with shades; None for all."""
    is_matrix: bool = False
    """True where rows and columns can be in any order."""
    is_written: bool = False
    """True where the cells are what somebody wrote, which takes lines and not a number."""

    @property
    def compared(self) -> list[int]:
        """Columns that are drawn next to each other: those with shades."""
        return sorted(range(len(self.heads)) if self.shaded is None else self.shaded)

    @property
    def opens(self) -> bool:
        """True if a cell has segments to read, or words about a case to write."""
        return any(cell.segments or cell.case for line in self.lines for cell in line.cells)

    @property
    def most(self) -> float:
        """The largest value among shaded cells; 0 where there is none."""
        return max(
            (
                cell.value or 0.0
                for line in self.lines
                for n, cell in enumerate(line.cells)
                if self.shaded is None or n in self.shaded
            ),
            default=0.0,
        )

    def rows(self) -> list[list[str]]:
        """The table as text, heads first, as it is saved."""
        return [
            [self.corner, *self.heads],
            *([line.name, *(c.plain or c.text for c in line.cells)] for line in self.lines),
        ]


def colours_of(corpus: Corpus) -> dict[str, str]:
    """Code id to its colour: its own, that of the nearest category above, or one of the palette."""
    found: dict[str, str] = {}
    for n, (_, code) in enumerate(corpus.in_order()):
        found[code.id] = code.colour or found.get(code.parent, "") or PALETTE[n % len(PALETTE)]
    return found

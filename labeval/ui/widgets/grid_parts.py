"""What an option grid is made of: rows, columns, and a continuous scale."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GridRow:
    """One row: the field it answers, its words, its place above or below others."""

    field: str
    label: str
    spoken: str
    """The criterion's name, with which every option's accessible name begins."""
    strong: bool = False
    indented: bool = False
    ruled: bool = False
    """Whether a hairline sets it apart from the row above."""
    without: tuple[int, ...] = ()
    """Columns whose option this row does not offer; their places stay empty."""


@dataclass(frozen=True, slots=True)
class GridColumn:
    """One option: what its button says, and its accessible name behind the criterion's."""

    text: str
    spoken: str
    apart: bool = False
    """Whether a gap sets it apart from the scale before it."""
    sign: str = ""
    """What the button says instead where the words would take the texts' room."""


@dataclass(frozen=True, slots=True)
class SliderRange:
    """A continuous scale in the place of the columns before the ones that stand apart."""

    low: int
    high: int
    step: int

"""The parts of an option grid: rows, columns, and a continuous scale."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GridRow:
    """One row: the field it answers, its words, its place above or below others."""

    field: str
    label: str
    spoken: str
    """The criterion's name, with which every option's accessible name begins."""
    explained: str = ""
    """Its definition, with which its options are described."""
    strong: bool = False
    indented: bool = False
    ruled: bool = False
    """A hairline separates it from the row above."""
    points: tuple[str, ...] = ()
    """Words for the options of a scale in their order, with which their names end; "" for none."""
    without: tuple[int, ...] = ()
    """Columns whose option this row does not offer; their places stay empty."""


@dataclass(frozen=True, slots=True)
class GridColumn:
    """One option: what its button says, and its accessible name behind the criterion's."""

    text: str
    spoken: str
    apart: bool = False
    """A gap separates it from the scale before it."""
    sign: str = ""
    """The button's sign instead of words where the words would take the texts' room."""


@dataclass(frozen=True, slots=True)
class SliderRange:
    """A continuous scale in the place of the columns before the separate ones."""

    low: int
    high: int
    step: int

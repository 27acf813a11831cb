"""What the methods share that show one text and ask every criterion about it."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.study.blocks import BlockSettings
from labeval.study.items import Item
from labeval.study.pages import Cell, DesignNote, PageShape


def cells(
    settings: BlockSettings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """One page an item, all criteria on it."""
    return [Cell((item.id,), tuple(criteria)) for item in items]


def sides(
    settings: BlockSettings, cells: Sequence[Cell], seed: int, participant: int
) -> list[Cell]:
    """There is one text, so there are no sides."""
    return list(cells)


def page_shape(settings: BlockSettings) -> PageShape:
    """One text and all criteria."""
    return PageShape(texts=1)


def refusals(settings: BlockSettings, items: Sequence[Item]) -> list[DesignNote]:
    """Any text can be judged by itself."""
    return []


def design_notes(settings: BlockSettings, cells: Sequence[Cell]) -> list[DesignNote]:
    """Nothing to balance: every text is seen once."""
    return []

"""A matrix in another order: sorted by a column or a row, or with what is alike side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from labeval.analysis.statistics.clustering import DISTANCES, Distance, clustered_order
from labeval.text.natural_order import natural
from labeval.ui.coding.counts.grid import Grid, GridCell


@dataclass(frozen=True, slots=True)
class Arrangement:
    """An order of rows and columns; as they come without any."""

    distance: str = ""
    """:data:`Distance` by which rows and columns are clustered; empty where they are not."""
    column: str = ""
    """Head of the column that rows are sorted by, the largest first."""
    row: str = ""
    """Name of the row that columns are sorted by, the largest first."""


def arranged(grid: Grid, wanted: Arrangement) -> Grid:
    """The grid in this order, which its sentence says; a grid that is no matrix stays as it is.

    Columns in front that sum the others up stay in front.
    """
    if not grid.is_matrix or not grid.lines:
        return grid
    first = min(grid.shaded, default=0) if grid.shaded is not None else 0
    columns = list(range(len(grid.heads)))
    rows = list(range(len(grid.lines)))
    sentences: list[str] = []
    if wanted.distance in DISTANCES:
        distance = wanted.distance
        values = [[_count(cell) for cell in line.cells[first:]] for line in grid.lines]
        rows = clustered_order(values, distance)
        across = clustered_order(list(zip(*values, strict=True)), distance)
        columns = [*columns[:first], *(first + n for n in across)]
        sentences.append(_clustered_words(distance))
    if wanted.row in (names := [line.name for line in grid.lines]):
        cells = grid.lines[names.index(wanted.row)].cells
        columns = [*columns[:first], *sorted(columns[first:], key=lambda n: _place(cells[n]))]
        sentences.append(
            QCoreApplication.translate("CodeViews", "Columns are sorted by “{name}”.").format(
                name=wanted.row
            )
        )
    if wanted.column in grid.heads:
        at = grid.heads.index(wanted.column)
        rows.sort(key=lambda n: _place(grid.lines[n].cells[at]))
        sentences.append(
            QCoreApplication.translate("CodeViews", "Rows are sorted by “{name}”.").format(
                name=wanted.column
            )
        )
    return _in_order(grid, rows, columns, sentences) if sentences else grid


def _in_order(
    grid: Grid, rows: Sequence[int], columns: Sequence[int], sentences: list[str]
) -> Grid:
    lines = tuple(
        replace(line, cells=tuple(line.cells[n] for n in columns), depth=0)
        for line in (grid.lines[n] for n in rows)
    )
    heads = tuple(grid.heads[n] for n in columns)
    about = f"{grid.about}. {' '.join(sentences)}"
    return replace(grid, heads=heads, lines=lines, about=about)


def _count(cell: GridCell) -> float:
    """Its number, in words that of its segments."""
    return float(len(cell.segments)) if cell.value is None else cell.value


def _place(cell: GridCell) -> tuple[bool, float, list[tuple[int, int, str]]]:
    """Large values first, then texts in their order, then what is empty."""
    if cell.value is not None:
        return False, -cell.value, natural("")
    return not cell.text, 0.0, natural(cell.text)


def _clustered_words(distance: Distance) -> str:
    translate = QCoreApplication.translate
    words = {
        "jaccard": translate(
            "CodeViews",
            "Alike is next to alike: average linkage of Jaccard's distances (which occur at all).",
        ),
        "cosine": translate(
            "CodeViews",
            "Alike is next to alike: average linkage of cosine distances (how often).",
        ),
    }
    return words[distance]

"""Tables: columns that share a width; where it is too little, smaller words, then fewer columns.

A table whose columns do not fit next to each other is shown as several below each other, each
with the first column, so that every cell is in view in the order of its columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from labeval.text.markdown.blocks import Inline, Table
from labeval.ui.widgets.formatted.rows import Row, Shape
from labeval.ui.widgets.formatted.words import Look, Piece, least_width, lines_of, natural_width

PAD_X = 8
PAD_Y = 3
SMALLEST = 0.8
"""Size to which a table's words go at most to make it narrower, relative to those around it."""
WIDEST_WORD = 0.5
"""Of the table's width: a longer word is broken."""
UNBROKEN = 10
"""Characters of a cell that stays on one line."""
GROUP_GAP = 0.5
"""Space between the parts of a table that is cut into columns, relative to a line."""


def table_rows(table: Table, x: float, width: float, look: Look) -> list[Row]:
    """The rows of a table."""
    for px in range(look.px, round(look.px * SMALLEST) - 1, -1):
        smaller = replace(look, px=px, in_cell=True)
        widths = _widths(table, width, smaller)
        if widths is not None:
            return _grid(table, widths, x, smaller)
    rows: list[Row] = []
    for group in _groups(table, width, smaller):
        part = _only(table, group)
        widths = _widths(part, width, smaller) or [width / len(group)] * len(group)
        made = _grid(part, widths, x, smaller, repeats_first=bool(rows))
        made[0].gap = round(smaller.line * GROUP_GAP)
        rows += made
    return rows


def _widths(table: Table, width: float, look: Look) -> list[float] | None:
    """Widths of the columns, as wide as they would be if there is room; None if words break."""
    natural, least = _needs(table, width, look)
    if sum(natural) <= width:
        return natural
    if sum(least) > width:
        return None
    spare = width - sum(least)
    wanted = [n - m for n, m in zip(natural, least, strict=True)]
    share = spare / (sum(wanted) or 1)
    return [m + w * share for m, w in zip(least, wanted, strict=True)]


def _needs(table: Table, width: float, look: Look) -> tuple[list[float], list[float]]:
    natural, least = [], []
    for cells in zip(*table.rows, strict=True):
        head, *others = cells
        strong = replace(look, strong=True)
        wide = [natural_width(head, strong), *(natural_width(c, look) for c in others)]
        long = [least_width(head, strong), *(_least(c, look) for c in others)]
        natural.append(max(wide) + 2 * PAD_X + 1)
        least.append(min(max(long) + 2 * PAD_X + 1, width * WIDEST_WORD, natural[-1]))
    return natural, least


def _least(cell: Inline, look: Look) -> float:
    """The width of a cell's widest word; a short cell, such as an amount, is not broken."""
    short = len(cell.text) <= UNBROKEN
    return natural_width(cell, look) if short else least_width(cell, look)


def _groups(table: Table, width: float, look: Look) -> list[list[int]]:
    """Columns that fit next to each other; the first one is in every group."""
    _, least = _needs(table, width, look)
    groups: list[list[int]] = [[0]]
    for column in range(1, len(least)):
        taken = sum(least[n] for n in groups[-1])
        if taken + least[column] > width and len(groups[-1]) > 1:
            groups.append([0])
        groups[-1].append(column)
    return groups


def _only(table: Table, columns: Sequence[int]) -> Table:
    rows = tuple(tuple(row[n] for n in columns) for row in table.rows)
    return Table(tuple(table.aligned[n] for n in columns), rows)


def _grid(
    table: Table, widths: Sequence[float], x: float, look: Look, *, repeats_first: bool = False
) -> list[Row]:
    rows: list[Row] = []
    strong = replace(look, strong=True)
    for number, cells in enumerate(table.rows):
        row = _row(cells, table.aligned, widths, x, look if number else strong)
        for piece in row.pieces:
            piece.repeats = repeats_first and piece.inline is cells[0]
        whole = QRectF(x, 0, sum(widths), row.height)
        if not number:
            row.shapes.append(Shape(whole, "ground"))
            row.holds_next = True
        elif rows:
            row.head = rows[0]
        line = QRectF(x, row.height - 1, sum(widths), 1)
        row.shapes.append(Shape(line, "line"))
        rows.append(row)
    return rows


def _row(
    cells: Sequence[Inline],
    aligned: Sequence[str],
    widths: Sequence[float],
    x: float,
    look: Look,
) -> Row:
    pieces: list[Piece] = []
    cuts: set[float] = set()
    height = float(look.line)
    for cell, way, width in zip(cells, aligned, widths, strict=True):
        inner = width - 2 * PAD_X
        lines = lines_of(cell, inner, look)
        for piece in lines:
            spare = max(0.0, inner - float(piece.line.naturalTextWidth()))
            piece.x = x + PAD_X + spare * {"right": 1.0, "center": 0.5}.get(way, 0.0)
            piece.y += PAD_Y
            cuts.add(piece.y)
        height = max(height, sum(piece.height for piece in lines))
        pieces += lines
        x += width
    return Row(height + 2 * PAD_Y, pieces, cuts=sorted(cuts)[1:])

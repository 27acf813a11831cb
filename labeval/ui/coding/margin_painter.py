"""Paints the margin beside a row: stripes as long as their segments, and the codes' names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from labeval.ui.coding.inks import inks
from labeval.ui.coding.lanes import lanes_of
from labeval.ui.coding.marks import Piece
from labeval.ui.widgets.lettering import type_font

if TYPE_CHECKING:
    from labeval.ui.coding.row_painter import RowPainter

LANE = 7
"""Width of a lane in pixels."""
_STRIPE = 4
_NAME_PX = 13


def lane_numbers(pieces: list[Piece], lines: list[tuple[int, int]]) -> list[int]:
    """A lane for each piece of a row, given its first and last line."""
    taken = {piece.lane for piece in pieces if piece.lane is not None}
    own = [n for n, piece in enumerate(pieces) if piece.lane is None]
    found = lanes_of([lines[n] for n in own], taken)
    numbers = [piece.lane or 0 for piece in pieces]
    for n, lane in zip(own, found, strict=True):
        numbers[n] = lane
    return numbers


def paint_margin(
    painter: QPainter, rows: RowPainter, row: int, at: QPointF, pieces: list[Piece], chosen: str
) -> None:
    """Paint the margin of a row whose text begins at ``at``."""
    if not pieces:
        return
    sheet = rows.sheet
    laid, line = sheet.laid(row), sheet.columns.type.line
    lines = [(laid.line_of(p.start), laid.last_line_of(p.start, p.end)) for p in pieces]
    lanes = lane_numbers(pieces, lines)
    painter.setPen(Qt.PenStyle.NoPen)
    for piece, (first, last), lane in zip(pieces, lines, lanes, strict=True):
        lit = rows.looks.is_lit(piece.coding)
        look = rows.looks.of(piece.coding)
        painter.setBrush(inks(look.colour, rows.theme).line if lit else rows.theme.color("line"))
        above = 3 if piece.begins else -sheet.places(row).text
        below = -3 if piece.ends else 40
        top, bottom = at.y() + first * line + above, at.y() + (last + 1) * line + below
        width = _STRIPE + 2 if piece.coding.id == chosen else _STRIPE
        x = sheet.columns.margin + lane * LANE
        painter.drawRoundedRect(QRectF(x, top, width, max(8.0, bottom - top)), 1.5, 1.5)
    _paint_names(painter, rows, row, at, pieces, max(lanes) + 1, chosen)


def name_boxes(
    rows: RowPainter, row: int, at: QPointF, pieces: list[Piece], lanes: int
) -> list[tuple[Piece, QRectF]]:
    """Where the names of a row stand: beside the line they begin in, or below the one before."""
    sheet, columns = rows.sheet, rows.sheet.columns
    laid = sheet.laid(row)
    begun = [piece for piece in pieces if piece.begins][: sheet.names_shown(row)]
    left = columns.margin + lanes * LANE + 6
    found: list[tuple[Piece, QRectF]] = []
    height = sheet.places(row).height - sheet.places(row).text
    y = 0.0
    for n, piece in enumerate(begun):
        wanted = laid.line_of(piece.start) * columns.type.line + 2.0
        last = height - (len(begun) - n) * columns.name_line
        y = max(y, min(wanted, max(last, 0)))
        box = QRectF(left, at.y() + y, columns.end - left - 6, columns.name_line)
        found.append((piece, box))
        y += columns.name_line
    return found


def _paint_names(
    painter: QPainter,
    rows: RowPainter,
    row: int,
    at: QPointF,
    pieces: list[Piece],
    lanes: int,
    chosen: str,
) -> None:
    px = rows.theme.px(_NAME_PX)
    boxes = name_boxes(rows, row, at, pieces, lanes)
    hidden = rows.sheet.names(row) - len(boxes)
    for n, (piece, box) in enumerate(boxes):
        coding, look = piece.coding, rows.looks.of(piece.coding)
        lit = rows.looks.is_lit(coding)
        painter.setFont(type_font(px, strong=coding.id == chosen))
        ink = inks(look.colour, rows.theme).letters if lit else rows.theme.color("soft_ink")
        painter.setPen(ink)
        weight = f"  {coding.weight:+g}" if coding.weight else ""
        signs = weight + ("  ❞" if coding.quotable else "") + ("  ✎" if coding.memo else "")
        more = f"  +{hidden}" if hidden and n + 1 == len(boxes) else ""
        metrics = painter.fontMetrics()
        room = int(box.width()) - metrics.horizontalAdvance(signs + more)
        name = metrics.elidedText(look.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name + signs + more)

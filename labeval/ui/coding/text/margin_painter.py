"""The margin of a row: stripes as long as their segments, and the names of the codes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.code_style import Looks
from labeval.ui.coding.text.lanes import lanes_of
from labeval.ui.coding.text.segment_index import SegmentPiece
from labeval.ui.coding.text.source_layout import Sheet
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import type_font

_LANE = 7
"""Width of a lane in pixels."""
_STRIPE = 4
_MOST_FOR_STRIPES = 0.4
"""Share of the margin; names have the rest."""
_NAME_PX = 13


def lane_numbers(pieces: list[SegmentPiece], lines: list[tuple[int, int]]) -> list[int]:
    """A lane for each piece of a row, given its first and last line."""
    taken = {piece.lane for piece in pieces if piece.lane is not None}
    own = [n for n, piece in enumerate(pieces) if piece.lane is None]
    found = lanes_of([lines[n] for n in own], taken)
    numbers = [piece.lane or 0 for piece in pieces]
    for n, lane in zip(own, found, strict=True):
        numbers[n] = lane
    return numbers


class Margin:
    """Stripes and names of segments in the margin of a sheet's rows."""

    def __init__(self, theme: Theme, looks: Looks, sheet: Sheet) -> None:
        self._theme, self._looks, self._sheet = theme, looks, sheet

    def lines(self, row: int, pieces: list[SegmentPiece]) -> list[tuple[int, int]]:
        """The first and the last line of each piece of a row."""
        layout = self._sheet.layout(row)
        return [(layout.line_of(p.start), layout.last_line_of(p.start, p.end)) for p in pieces]

    def paint(
        self, painter: QPainter, row: int, at: QPointF, pieces: list[SegmentPiece], chosen: str
    ) -> None:
        """Paint the margin of a row whose text begins at ``at``."""
        if not pieces:
            return
        sheet = self._sheet
        line, lines = sheet.columns.type.line, self.lines(row, pieces)
        lanes = lane_numbers(pieces, lines)
        number = max(lanes) + 1
        painter.setPen(Qt.PenStyle.NoPen)
        for piece, (first, last), lane in zip(pieces, lines, lanes, strict=True):
            lit = self._looks.is_lit(piece.coding)
            look = self._looks.of(piece.coding)
            painter.setBrush(
                code_colours(look.colour, self._theme).line if lit else self._theme.color("line")
            )
            above = 3 if piece.begins else -sheet.places(row).text
            below = -3 if piece.ends else 40
            top, bottom = at.y() + first * line + above, at.y() + (last + 1) * line + below
            x, width = self.stripe(lane, number)
            width += 2 if piece.coding.id == chosen else 0
            painter.drawRoundedRect(QRectF(x, top, width, max(8.0, bottom - top)), 1.5, 1.5)
        self._paint_names(painter, row, at, pieces, number, chosen)

    def stripe(self, lane: int, lanes: int) -> tuple[float, float]:
        """The left end of a lane's stripe, of so many lanes, and its width."""
        apart = self._apart(lanes)
        return self._sheet.columns.margin + lane * apart, min(_STRIPE, 0.75 * apart)

    def lane_at(self, x: float, lanes: int) -> int:
        """The lane at a place, of so many lanes."""
        return int(
            (x - self._sheet.columns.margin + 0.25 * self._apart(lanes)) // self._apart(lanes)
        )

    def _apart(self, lanes: int) -> float:
        """From one stripe to the next: less where many would take the room of the names."""
        room = _MOST_FOR_STRIPES * (self._sheet.columns.end - self._sheet.columns.margin)
        return min(float(_LANE), room / lanes)

    def name_boxes(
        self, row: int, at: QPointF, pieces: list[SegmentPiece], lanes: int
    ) -> list[tuple[SegmentPiece, QRectF]]:
        """The boxes of a row's names: next to the line they begin in, or below the one before."""
        sheet, columns = self._sheet, self._sheet.columns
        layout = sheet.layout(row)
        begun = [piece for piece in pieces if piece.begins][: sheet.names_shown(row)]
        left = columns.margin + lanes * self._apart(lanes) + 6
        found: list[tuple[SegmentPiece, QRectF]] = []
        height = sheet.places(row).height - sheet.places(row).text
        y = 0.0
        for n, piece in enumerate(begun):
            wanted = layout.line_of(piece.start) * columns.type.line + 2.0
            last = height - (len(begun) - n) * columns.name_line
            y = max(y, min(wanted, max(last, 0)))
            box = QRectF(left, at.y() + y, columns.end - left - 6, columns.name_line)
            found.append((piece, box))
            y += columns.name_line
        return found

    def _paint_names(
        self,
        painter: QPainter,
        row: int,
        at: QPointF,
        pieces: list[SegmentPiece],
        lanes: int,
        chosen: str,
    ) -> None:
        px = self._theme.px(_NAME_PX)
        boxes = self.name_boxes(row, at, pieces, lanes)
        hidden = self._sheet.names(row) - len(boxes)
        for n, (piece, box) in enumerate(boxes):
            coding, look = piece.coding, self._looks.of(piece.coding)
            lit = self._looks.is_lit(coding)
            painter.setFont(type_font(px, strong=coding.id == chosen))
            colour = (
                code_colours(look.colour, self._theme).letters
                if lit
                else self._theme.color("soft_text")
            )
            painter.setPen(colour)
            metrics, right = painter.fontMetrics(), Qt.TextElideMode.ElideRight
            whose, half = self._looks.coder_of(coding), int(box.width()) // 2
            weight = f"  {coding.weight:+g}" if coding.weight else ""
            signs = (
                metrics.elidedText(whose, right, half)  # the rest is the code's
                + weight
                + ("  ❞" if coding.quotable else "")
                + ("  ✎" if coding.memo else "")
            )
            more = f"  +{hidden}" if hidden and n + 1 == len(boxes) else ""
            room = int(box.width()) - metrics.horizontalAdvance(signs + more)
            name = metrics.elidedText(look.name, right, room)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name + signs + more)

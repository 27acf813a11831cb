"""Cards of a theme board: a theme with its codes, which can be dragged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from labeval.coding.rows import Theme
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.theme import CORNER, GRID
from labeval.ui.theme import Theme as Look
from labeval.ui.widgets.basics.lettering import (
    line_height,
    text_width,
    type_font,
    type_metrics,
    wrapped,
)

WIDTH = 250
MAP_WIDTH, CODE_WIDTH, INDENT = 200, 176, 24
"""On the map: of a theme, of a code, and from the left edge of a theme to that of its codes."""
_CHIP = 24
LINK_PX = 12
_HEAD_PX, _PX, _CODE_PX = 14, 12, 13


@dataclass(frozen=True, slots=True)
class Chip:
    """A code on the board."""

    code: str
    name: str
    colour: str
    segments: int


@dataclass(slots=True)
class ThemeCard:
    """A theme on the board, with its place in board coordinates."""

    theme: Theme
    chips: tuple[Chip, ...]
    summary: str
    """Numbers of segments and participants."""
    at: QPointF
    size: QSizeF
    colour: str = ""
    """Colour of a code that is a card of its own; empty for a theme."""
    share: float = 0.0
    """For a code: its segments as a share of those of the most frequent one."""

    @property
    def area(self) -> QRectF:
        """Its rectangle on the board."""
        return QRectF(self.at, self.size)


def height_of(
    name: str, chips: int, look: Look, width: float = WIDTH, *, summary: str = "", least: int = 1
) -> float:
    """Height of a card with so many codes, and room for some."""
    px = look.px(_HEAD_PX)
    lines = max(1, len(wrapped(name or " ", int(width) - 3 * GRID, px, strong=True)))
    numbers = max(1, len(wrapped(summary, int(width) - 3 * GRID, look.px(_PX))))
    head = lines * line_height(px) + numbers * line_height(look.px(_PX)) + 2 * GRID
    return head + max(least, chips) * _CHIP + (GRID if least or chips else 0)


def area_of(theme: Theme, look: Look) -> QRectF:
    """Place and size of a theme's card where only themes are shown."""
    height = height_of(theme.name, len(theme.codes), look)
    return QRectF(theme.x, theme.y, WIDTH, height)


def link_width(label: str, look: Look) -> float:
    """Width of the words on the connection of two themes."""
    return text_width(label, look.px(LINK_PX)) + 12


def code_height(name: str, look: Look) -> float:
    """Height of the card of a code."""
    px = look.px(_CODE_PX)
    lines = max(1, len(wrapped(name or " ", CODE_WIDTH - 3 * GRID, px, strong=True)))
    return lines * line_height(px) + line_height(look.px(_PX)) + 2 * GRID


def chip_areas(card: ThemeCard, look: Look) -> list[QRectF]:
    """The rectangles of a card's codes, in board coordinates."""
    top = card.area.bottom() - GRID - max(1, len(card.chips)) * _CHIP
    return [
        QRectF(card.at.x() + GRID, top + n * _CHIP, card.size.width() - 2 * GRID, _CHIP - 2)
        for n in range(len(card.chips))
    ]


def paint_card(
    painter: QPainter, card: ThemeCard, look: Look, *, chosen: bool, target: bool
) -> None:
    """Draw a card."""
    area = card.area
    edge = "accent" if chosen or target else "line"
    painter.setPen(QPen(look.color(edge), 2 if chosen or target else 1))
    painter.setBrush(look.color("accent_tint" if target else "paper"))
    painter.drawRoundedRect(area, CORNER, CORNER)
    px = look.px(_CODE_PX if card.colour else _HEAD_PX)
    if card.colour:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(code_colours(card.colour, look).line)
        bar = QRectF(area.left() + 5, area.top() + GRID, 4, area.height() - 2 * GRID)
        painter.drawRoundedRect(bar, 2, 2)
        long = (area.width() - 3 * GRID) * card.share
        painter.drawRoundedRect(QRectF(bar.right() + 3, area.bottom() - 6, long, 3), 1.5, 1.5)
    painter.setPen(look.color("text"))
    painter.setFont(type_font(px, strong=True))
    y = area.top() + (GRID * 0.75 if card.colour else GRID)
    inner = area.width() - 3 * GRID
    for line in wrapped(card.theme.name or "…", int(inner), px, strong=True):
        painter.drawText(QRectF(area.left() + 1.5 * GRID, y, inner, line_height(px)), 0, line)
        y += line_height(px)
    painter.setPen(look.color("soft_text"))
    painter.setFont(type_font(look.px(_PX)))
    for line in wrapped(card.summary, int(inner), look.px(_PX)):
        where = QRectF(area.left() + 1.5 * GRID, y, inner, line_height(look.px(_PX)))
        painter.drawText(where, 0, line)
        y += where.height()
    for chip, where in zip(card.chips, chip_areas(card, look), strict=True):
        paint_chip(painter, chip, where, look)


def paint_chip(painter: QPainter, chip: Chip, where: QRectF, look: Look) -> None:
    """Draw a code with its colour and its number of segments."""
    colours = code_colours(chip.colour, look)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color("ground"))
    painter.drawRoundedRect(where, 5, 5)
    painter.setBrush(colours.line)
    painter.drawRoundedRect(QRectF(where.left() + 7, where.center().y() - 4, 8, 8), 2, 2)
    px = look.px(_PX)
    painter.setFont(type_font(px))
    number = str(chip.segments)
    room = where.adjusted(22, 0, -12 - text_width(number, px), 0)
    painter.setPen(look.color("text"))
    name = type_metrics(px).elidedText(chip.name, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
    painter.setPen(look.color("soft_text"))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(where.adjusted(0, 0, -8, 0), right, number)


def free_place(
    taken: Sequence[QRectF], size: QSizeF, width: float, *, near: QPointF | None = None
) -> QPointF:
    """A place where a card of this size covers no other: below a point, or the first on a grid.

    Args:
        near: the point, which the card's head is to be under.
    """
    if near is not None:
        corner = near - QPointF(size.width() / 2, 2 * GRID)
        place = QPointF(max(GRID, corner.x()), max(GRID, corner.y()))
        area = QRectF(place, size).adjusted(-GRID, -GRID, GRID, GRID)
        if not any(area.intersects(other) for other in taken):
            return place
    step = WIDTH + 3 * GRID
    columns = max(1, int((width - 3 * GRID) // step))
    y = 3.0 * GRID
    while True:
        for column in range(columns):
            place = QPointF(3 * GRID + column * step, y)
            area = QRectF(place, size).adjusted(-GRID, -GRID, GRID, GRID)
            if not any(area.intersects(other) for other in taken):
                return place
        y += 2 * GRID


def moved_down(before: QRectF, grown: QRectF, others: Mapping[str, QRectF]) -> dict[str, QPointF]:
    """The cards that a card covers when it grows, and those that they then cover, further down.

    Those that were covered before stay, since somebody has put them there.
    """
    areas, moved = dict(others), {}
    waiting = [(before, grown)]
    while waiting:
        was, now = waiting.pop(0)
        for id, area in areas.items():
            if now.intersects(area) and not was.intersects(area):
                lower = area.translated(0, now.bottom() + 2 * GRID - area.top())
                areas[id] = lower
                moved[id] = lower.topLeft()
                waiting.append((area, lower))
    return moved


def place_below(above: ThemeCard, size: QSizeF, taken: Sequence[QRectF]) -> QPointF:
    """A place under a card that covers no other."""
    place = QPointF(above.at.x() + 3 * GRID, above.area.bottom() + 4 * GRID)
    for _ in range(60):
        area = QRectF(place, size).adjusted(-GRID, -GRID, GRID, GRID)
        if not any(area.intersects(other) for other in taken):
            return place
        place += QPointF(0, 4 * GRID)
    return place

"""Ways of the lines between cards of a theme board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from labeval.ui.theme import GRID

_REACH = 6 * GRID
"""Longest way from the trunk below a theme to a card that is joined to it by an elbow."""
_PARTS = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9)
"""Parts of a line at which its number can stand, the best first."""


def branch(above: QRectF, below: QRectF) -> QPainterPath:
    """From a theme down to the side of a card that is under it; straight where it is elsewhere."""
    path = QPainterPath()
    middle = below.center().y()
    for x in (above.left() + 1.5 * GRID, above.center().x()):
        side = below.left() if below.left() > x else below.right()
        if below.top() >= above.bottom() and GRID / 2 <= abs(side - x) <= _REACH:
            path.moveTo(x, above.bottom())
            path.lineTo(x, middle)
            path.lineTo(side, middle)
            return path
    path.moveTo(edge(above, below.center()))
    path.lineTo(edge(below, above.center()))
    return path


def way_between(start: QRectF, end: QRectF, others: Sequence[QRectF]) -> QPainterPath:
    """From a card to another; around those of all others that are between them in a column."""
    path = QPainterPath()
    aside = abs(start.center().x() - end.center().x())
    upper, lower = sorted((start, end), key=QRectF.top)
    column = QRectF(upper.topLeft(), QSizeF(upper.width(), lower.bottom() - upper.top()))
    if aside < start.width() / 2 and any(
        column.intersects(other) for other in others if other not in (start, end)
    ):
        right = max(start.right(), end.right())
        bend = right + min(5 * GRID, 2 * GRID + (lower.top() - upper.top()) / 12)
        path.moveTo(start.right(), start.center().y())
        first, last = QPointF(bend, start.center().y()), QPointF(bend, end.center().y())
        path.cubicTo(first, last, QPointF(end.right(), end.center().y()))
        return path
    path.moveTo(edge(start, end.center()))
    path.lineTo(edge(end, start.center()))
    return path


def free_label(path: QPainterPath, size: QSizeF, taken: Sequence[QRectF]) -> QRectF:
    """The rectangle of a number on a line, where it covers nothing if there is such a place."""
    found = []
    for part in _PARTS:
        at = path.pointAtPercent(part)
        box = QRectF(at - QPointF(size.width() / 2, size.height() / 2), size)
        if not any(box.intersects(other) for other in taken):
            return box
        found.append(box)
    return found[0]


def edge(area: QRectF, towards: QPointF) -> QPointF:
    """The point at which a line from a card's middle leaves the card."""
    middle = area.center()
    way = towards - middle
    across = area.width() / 2 / abs(way.x()) if way.x() else float("inf")
    down = area.height() / 2 / abs(way.y()) if way.y() else float("inf")
    return middle + way * min(across, down, 1.0)

"""Ways of the lines between cards of a theme board."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from labeval.ui.coding.themes.map_ways import Ways
from labeval.ui.theme import GRID

_REACH = 6 * GRID
"""Longest way from the trunk below a theme to a card that is joined to it by an elbow."""
_PARTS = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9)
"""Parts of a line at which its number can stand, the best first."""


def branch(above: QRectF, below: QRectF, ways: Ways) -> QPainterPath:
    """From a theme down to the side of a card that is under it, or to a card elsewhere."""
    path = QPainterPath()
    middle = below.center().y()
    for x in (above.left() + 1.5 * GRID, above.center().x()):
        side = below.left() if below.left() > x else below.right()
        if below.top() >= above.bottom() and GRID / 2 <= abs(side - x) <= _REACH:
            path.moveTo(x, above.bottom())
            path.lineTo(x, middle)
            path.lineTo(side, middle)
            return path
    return ways.between(above, below)


def arrival(path: QPainterPath) -> float:
    """The angle at which a way arrives; 0 for one without length, between cards that touch."""
    first, last = path.elementAt(max(0, path.elementCount() - 2)), path.currentPosition()
    return atan2(last.y() - first.y, last.x() - first.x)


def free_label(path: QPainterPath, size: QSizeF, taken: Sequence[QRectF]) -> QRectF:
    """The rectangle of a number on a line, where it covers nothing if there is such a place."""
    found = []
    for part in _PARTS:
        at = path.pointAtPercent(part)
        box = QRectF(at - QPointF(size.width() / 2, size.height() / 2), size)
        box.moveTopLeft(QPointF(max(0.0, box.left()), max(0.0, box.top())))
        if not any(box.intersects(other) for other in taken):
            return box
        found.append(box)
    return found[0]

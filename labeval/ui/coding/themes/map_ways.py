"""Ways of lines between cards: straight, or around the cards in between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import dist

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from labeval.ui.theme import GRID

_APART = (GRID, 1.5 * GRID, 2.0 * GRID)
"""Distances from cards at which lines pass them, each at one of these."""
_CORNER = 20.0
"""Length that a corner counts as: of ways as long as each other the one with fewer is taken."""
_ROUND = 6.0
_LEVELS = 24
"""Heights at which a way across is looked for, the nearest ones: each takes time."""

Corner = tuple[float, float]
Span = tuple[float, float]


class Ways:
    """Ways between cards that pass behind no other card, where there is such a way.

    Args:
        areas: of all cards.
    """

    def __init__(self, areas: Sequence[QRectF]) -> None:
        self.areas = list(areas)
        self._boxes = [_box(area) for area in areas]
        self._columns: dict[float, list[Span]] = {}
        self._rows: dict[float, list[Span]] = {}
        self._known: dict[tuple[float, ...], QPainterPath] = {}

    def between(self, start: QRectF, end: QRectF, number: int = 0) -> QPainterPath:
        """From a card to another.

        Args:
            number: of the line, so that lines next to each other are apart.
        """
        apart = _APART[number % len(_APART)]
        key = (apart, *(n for area in (start, end) for n in _box(area)))
        if key not in self._known:
            self._known[key] = self._made(start, end, apart)
        return self._known[key]

    def _made(self, start: QRectF, end: QRectF, apart: float) -> QPainterPath:
        first, last = edge(start, end.center()), edge(end, start.center())
        others = (area for area in self.areas if area not in (start, end))
        if any(_crosses(first, last, area) for area in others):
            for _, way in sorted(self._around(start, end, apart)):
                if self._is_free(way):
                    return _rounded(way)
        path = QPainterPath(first)
        path.lineTo(last)
        return path

    def _around(
        self, start: QRectF, end: QRectF, apart: float
    ) -> Iterator[tuple[float, list[Corner]]]:
        """Ways along the edges of cards by their lengths; some may be hidden."""
        y1, y2 = start.center().y(), end.center().y()
        levels = {y for _, top, _, bottom in self._boxes for y in (top - apart, bottom + apart)}
        nearest = sorted(levels, key=lambda y: (abs(y - y1) + abs(y - y2), y))[:_LEVELS]
        for (from_, x1), (to, x2) in product(_docks(start, apart), _docks(end, apart)):
            for x in {x1, x2, min(x1, x2), max(x1, x2)}:
                yield _measured([(from_, y1), (x, y1), (x, y2), (to, y2)])
            for y in nearest:
                corners = [(x1, y1), (x1, y), (x2, y), (x2, y2)]
                yield _measured([(from_, y1), *corners, (to, y2)])

    def _is_free(self, way: Sequence[Corner]) -> bool:
        for (x1, y1), (x2, y2) in pairwise(way):
            low, high = sorted((y1, y2) if x1 == x2 else (x1, x2))
            across = self._column(x1) if x1 == x2 else self._row(y1)
            if any(a < high and b > low for a, b in across):
                return False
        return True

    def _column(self, x: float) -> list[Span]:
        """Heights at which there is a card at this distance from the left."""
        if x not in self._columns:
            self._columns[x] = [(t, b) for le, t, r, b in self._boxes if le < x < r]
        return self._columns[x]

    def _row(self, y: float) -> list[Span]:
        if y not in self._rows:
            self._rows[y] = [(le, r) for le, t, r, b in self._boxes if t < y < b]
        return self._rows[y]


def edge(area: QRectF, towards: QPointF) -> QPointF:
    """The point at which a line from a card's middle leaves the card."""
    middle = area.center()
    way = towards - middle
    across = area.width() / 2 / abs(way.x()) if way.x() else float("inf")
    down = area.height() / 2 / abs(way.y()) if way.y() else float("inf")
    return middle + way * min(across, down, 1.0)


def _box(area: QRectF) -> tuple[float, float, float, float]:
    return area.left(), area.top(), area.right(), area.bottom()


def _docks(area: QRectF, apart: float) -> list[tuple[float, float]]:
    """Both sides of a card, each with the place next to it."""
    return [(area.left(), area.left() - apart), (area.right(), area.right() + apart)]


def _measured(way: list[Corner]) -> tuple[float, list[Corner]]:
    """A way with its length, in which corners count."""
    length = sum(dist(a, b) for a, b in pairwise(way))
    return length + _CORNER * len(way), way


def _crosses(first: QPointF, last: QPointF, area: QRectF) -> bool:
    """True if a straight line passes through an area."""
    begin, stop = 0.0, 1.0
    for at, by, low, high in (
        (first.x(), last.x() - first.x(), area.left(), area.right()),
        (first.y(), last.y() - first.y(), area.top(), area.bottom()),
    ):
        if not by:
            if not low < at < high:
                return False
            continue
        enters, leaves = sorted(((low - at) / by, (high - at) / by))
        begin, stop = max(begin, enters), min(stop, leaves)
    return begin < stop


def _rounded(way: Sequence[Corner]) -> QPainterPath:
    """A way with rounded corners."""
    points = [QPointF(*corner) for n, corner in enumerate(way) if not n or corner != way[n - 1]]
    path = QPainterPath(points[0])
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(here, before))
        path.quadTo(here, _towards(here, after))
    path.lineTo(points[-1])
    return path


def _towards(here: QPointF, there: QPointF) -> QPointF:
    way = there - here
    length = abs(way.x()) + abs(way.y())
    return here + way * (min(_ROUND, length / 2) / length)

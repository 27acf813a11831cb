"""Places and drawing in windows whose language is written from the right to the left.

Qt mirrors what a layout places. What is placed and drawn by coordinates here is thought of from the
left, and goes through these to where the direction of its window puts it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLineF, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QWidget

_ISOLATE, _ISOLATE_END = "\u2068", "\u2069"
"""Around a text whose direction its own first letter decides, such as an English option."""


def is_mirrored(widget: QWidget) -> bool:
    """True if the widget begins at the right."""
    return widget.layoutDirection() == Qt.LayoutDirection.RightToLeft


def put(
    child: QWidget, x: int, y: int, width: int, height: int, *, room: int | None = None
) -> None:
    """Place a widget in its parent, ``x`` counted from the side that lines begin at.

    Args:
        room: the width that the parent is about to get, where it has another one yet.
    """
    parent = child.parentWidget()
    assert parent is not None
    whole = QRect(0, 0, parent.width() if room is None else room, 1)
    place = QRect(x, y, width, height)
    child.setGeometry(QStyle.visualRect(parent.layoutDirection(), whole, place))


def seen_key(widget: QWidget, event: QKeyEvent) -> Qt.Key:
    """An arrow key as a widget that begins at the left would have got it."""
    sides = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}
    key = Qt.Key(event.key())
    return sides.get(key, key) if is_mirrored(widget) else key


def draw_anew(widget: QWidget, part: QRect) -> None:
    """Have a part of a widget drawn anew that a :class:`MirroredPainter` draws.

    Args:
        part: as the painter is given it, thought of from the left.
    """
    widget.update(QStyle.visualRect(widget.layoutDirection(), widget.rect(), part))


class MirroredPainter(QPainter):
    """Draws on a widget whose places are thought of from the left.

    Qt itself aligns text by the widget's direction; here the rectangles follow it, too.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.setLayoutDirection(widget.layoutDirection())
        self._width = widget.width() if is_mirrored(widget) else 0

    def seen(self, where: QRect | QRectF) -> QRect | QRectF:
        """The place on screen of a rectangle thought of from the left."""
        if not self._width:
            return where
        place = QRectF(where)
        place.moveLeft(self._width - place.x() - place.width())
        return place.toRect() if isinstance(where, QRect) else place

    def drawText(self, where: QRect | QRectF | QPointF, *rest: Any) -> None:  # type: ignore[override]
        if isinstance(where, QPointF):
            wide = QFontMetricsF(self.font()).horizontalAdvance(rest[0])
            super().drawText(QPointF(self._across(where.x() + wide, where.x()), where.y()), *rest)
        else:
            flags, text = rest
            apart = f"{_ISOLATE}{text}{_ISOLATE_END}" if self._width else text
            super().drawText(self.seen(where), flags, apart)

    def drawRoundedRect(self, where: QRect | QRectF, *rest: Any) -> None:  # type: ignore[override]
        super().drawRoundedRect(self.seen(where), *rest)

    def drawRect(self, where: QRect | QRectF) -> None:  # type: ignore[override]
        super().drawRect(self.seen(where))

    def drawEllipse(self, where: QRect | QRectF | QPointF, *rest: Any) -> None:  # type: ignore[override]
        if isinstance(where, QPointF):
            super().drawEllipse(QPointF(self._across(where.x(), where.x()), where.y()), *rest)
        else:
            super().drawEllipse(self.seen(where))

    def fillRect(self, where: QRect | QRectF, filling: Any) -> None:  # type: ignore[override]
        super().fillRect(self.seen(where), filling)

    def drawLine(self, *ends: Any) -> None:
        line = ends[0] if isinstance(ends[0], QLineF) else QLineF(*ends)
        first, last = self._across(line.x1(), line.x1()), self._across(line.x2(), line.x2())
        super().drawLine(QLineF(first, line.y1(), last, line.y2()))

    def _across(self, mirrored: float, usual: float) -> float:
        return self._width - mirrored if self._width else usual


class MirroredParts:
    """The widgets in a parent that were placed from the left, mirrored all at once.

    Before they are placed anew, :meth:`undo` puts back those that have not moved meanwhile.
    """

    def __init__(self) -> None:
        self._moved: dict[QWidget, tuple[QRect, QRect]] = {}

    def undo(self) -> None:
        """Put everything where it was before it was mirrored."""
        for part, (before, after) in self._moved.items():
            if part.geometry() == after:
                part.setGeometry(before)
        self._moved.clear()

    def mirror(self, parent: QWidget, parts: list[QObject]) -> None:
        """Mirror ``parts``, the children of ``parent``, where its direction asks for it."""
        if not is_mirrored(parent):
            return
        for part in parts:
            if isinstance(part, QWidget) and not part.isWindow():
                before = part.geometry()
                put(part, before.x(), before.y(), before.width(), before.height())
                self._moved[part] = (before, part.geometry())

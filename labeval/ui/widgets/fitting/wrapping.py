"""A row whose parts go on in the next row where a window is too narrow for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QSizePolicy,
    QSpacerItem,
    QWidget,
    QWidgetItem,
)

from labeval.ui.theme import GRID

_Policy = QSizePolicy.Policy


class _Least(QWidgetItem):
    """A widget in a row that grows: its layout's least height is enough."""

    def heightForWidth(self, width: int) -> int:
        widget = self.widget()
        layout = widget.layout() if widget is not None else None
        if widget is None or layout is None:
            return super().heightForWidth(width)
        by_width = layout.hasHeightForWidth()
        least = layout.totalMinimumHeightForWidth(width) if by_width else 0
        return max(least, layout.totalMinimumSize().height(), widget.minimumHeight())

    def minimumHeightForWidth(self, width: int) -> int:
        return self.heightForWidth(width)


@dataclass(frozen=True, slots=True)
class _Part:
    """A widget with its share of the room, or the empty room that grows where there is none."""

    item: QWidgetItem | None
    stretch: int = 0

    @property
    def is_shown(self) -> bool:
        return self.item is None or not self.item.isEmpty()

    @property
    def least(self) -> int:
        return self.item.minimumSize().width() if self.item is not None else 0

    @property
    def wanted(self) -> int:
        return self.item.sizeHint().width() if self.item is not None else 0


class WrappingRow(QLayout):
    """Lays out as a QHBoxLayout does where there is room; else in as many rows as it takes.

    Each row is a QHBoxLayout of its own, in no other layout: a row that is freed after its layout
    would send that an event, which ends the program where the application has an event filter.
    A part goes on in the next row where not even the least width of those before it leaves room.

    Args:
        spacing: between parts; pixels. Rows of what does not grow are no further apart than
            the grid.
        packed: parts have the width that they want, and are together at the beginning of a row.
        grows: its parts use any height that there is, and need no more than their least one.
    """

    def __init__(self, spacing: int, *, packed: bool = False, grows: bool = False) -> None:
        super().__init__()
        self._parts: list[_Part] = []
        self._packed, self._grows = packed, grows
        self._rows: dict[tuple[int, ...], list[QHBoxLayout]] = {}
        """Numbers of the parts that rows begin with, to the rows."""
        self._begins_now: tuple[int, ...] = ()
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addWidget(
        self, w: QWidget, stretch: int = 0, align: Qt.AlignmentFlag | None = None
    ) -> None:
        """Add a widget at the end, as a QHBoxLayout does.

        Args:
            stretch: its share of the room in its row; 0 for none beyond what it asks for.
            align: its place in the height or width of its room, which it fills otherwise.
        """
        self.insertWidget(len(self._parts), w, stretch)
        item = self._parts[-1].item
        if align is not None and item is not None:
            item.setAlignment(align)

    def insertWidget(self, index: int, w: QWidget, stretch: int = 0) -> None:
        """Add a widget before the part with this number; empty room counts as a part."""
        self.addChildWidget(w)
        self._insert(index, _Part(QWidgetItem(w), stretch))

    def addStretch(self, stretch: int = 0) -> None:
        """Add empty room that grows, so that what follows is at the end of its row."""
        self._insert(len(self._parts), _Part(None, stretch))

    def count_rows(self, width: int) -> int:
        """The number of rows in a width."""
        return len(self._begins(width - self._margins().width()))

    # -- Qt -----------------------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        """Take a widget that a QLayout's own methods bring."""
        widget = item.widget()
        if widget is not None:
            self._insert(len(self._parts), _Part(QWidgetItem(widget)))

    def count(self) -> int:
        return len(self._parts_with_widgets())

    def itemAt(self, index: int) -> QLayoutItem | None:
        parts = self._parts_with_widgets()
        return parts[index].item if 0 <= index < len(parts) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        parts = self._parts_with_widgets()
        if not 0 <= index < len(parts):
            return None
        self._parts.remove(parts[index])
        self._rows.clear()
        self.invalidate()
        return parts[index].item

    def invalidate(self) -> None:
        for rows in self._rows.values():
            _invalidate(rows)
        super().invalidate()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._grows:
            return self.minimumHeightForWidth(width)
        return self._height(width, _wanted_height)

    def minimumHeightForWidth(self, width: int) -> int:
        return self._height(width, _least_height)

    def minimumSize(self) -> QSize:
        shown = [part.item.minimumSize() for part in self._shown() if part.item is not None]
        width = max((size.width() for size in shown), default=0)
        height = max((size.height() for size in shown), default=0)
        return QSize(width, height) + self._margins()

    def sizeHint(self) -> QSize:
        return self._of((0,))[0].sizeHint() + self._margins()

    def expandingDirections(self) -> Qt.Orientation:
        return self._of((0,))[0].expandingDirections()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        inside = self.contentsRect()
        begins = self._begins(inside.width())
        rows = self._of(begins)
        if begins != self._begins_now:
            self._begins_now = begins
            _invalidate(rows)  # else rows that come back take their parts to be in place
        shown = [row for row in rows if not row.isEmpty()]
        room = inside.height() - self._between * (len(shown) - 1)
        top = inside.top()
        for row, height in zip(shown, _heights(shown, inside.width(), room), strict=True):
            row.setGeometry(QRect(inside.left(), top, inside.width(), height))
            top += height + self._between

    # -- inside -------------------------------------------------------------------------------

    def _insert(self, index: int, part: _Part) -> None:
        self._parts.insert(index, part)
        self._rows.clear()
        self.invalidate()

    def _parts_with_widgets(self) -> list[_Part]:
        return [part for part in self._parts if part.item is not None]

    def _shown(self) -> Iterator[_Part]:
        return (part for part in self._parts if part.is_shown)

    def _margins(self) -> QSize:
        edges = self.contentsMargins()
        return QSize(edges.left() + edges.right(), edges.top() + edges.bottom())

    def _begins(self, width: int) -> tuple[int, ...]:
        """Numbers of the parts that the rows begin with in a width."""
        begins, used = [0], 0
        for n, part in enumerate(self._parts):
            if not part.is_shown or part.item is None:
                continue
            own = part.wanted if self._packed else part.least
            if used and used + self.spacing() + own > width:
                begins.append(n)
                used = own
            else:
                used += own + (self.spacing() if used else 0)
        return tuple(begins)

    @property
    def _between(self) -> int:
        """Room between two rows; pixels."""
        return self.spacing() if self._grows else min(self.spacing(), GRID)

    def _height(self, width: int, height: Callable[[QLayout, int], int]) -> int:
        """The sum of the rows' heights in a width, with what is between and around them."""
        edges = self._margins()
        inside = width - edges.width()
        rows = [row for row in self._of(self._begins(inside)) if not row.isEmpty()]
        between = self._between * max(0, len(rows) - 1)
        return sum(height(row, inside) for row in rows) + between + edges.height()

    def _of(self, begins: tuple[int, ...]) -> list[QHBoxLayout]:
        """The rows that begin with these parts."""
        if begins not in self._rows:
            ends = (*begins[1:], len(self._parts))
            self._rows[begins] = [
                self._row(self._parts[first:end]) for first, end in zip(begins, ends, strict=True)
            ]
        return self._rows[begins]

    def _row(self, parts: list[_Part]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.spacing())
        for n, part in enumerate(parts):
            if part.item is None:
                row.addItem(QSpacerItem(0, 0, _Policy.Expanding, _Policy.Minimum))
                row.setStretch(n, part.stretch)
            else:
                widget = part.item.widget()
                assert widget is not None
                item = _Least(widget) if self._grows else QWidgetItem(widget)
                item.setAlignment(part.item.alignment())
                row.addItem(item)
                row.setStretch(n, part.stretch)
        has_room = any(part.item is None for part in self._parts)
        is_open = any(part.item is None or part.stretch for part in parts)
        if self._packed or (has_room and not is_open):
            row.addStretch(1)
        return row


def _invalidate(rows: list[QHBoxLayout]) -> None:
    for row in rows:
        row.invalidate()


def _wanted_height(row: QLayout, width: int) -> int:
    return row.heightForWidth(width) if row.hasHeightForWidth() else row.sizeHint().height()


def _least_height(row: QLayout, width: int) -> int:
    by_width = row.hasHeightForWidth()
    return row.minimumHeightForWidth(width) if by_width else row.minimumSize().height()


def _heights(rows: list[QHBoxLayout], width: int, room: int) -> list[int]:
    """The height of each row in a width, so that together they fill the room.

    What is more than the rows want is for those with parts that grow, or for all; where there is
    less, each gives way as far as it can, in equal shares of what it can do without.
    """
    wanted = [_wanted_height(row, width) for row in rows]
    least = [_least_height(row, width) for row in rows]
    more = room - sum(wanted)
    vertical = Qt.Orientation.Vertical
    growing = [1 if row.expandingDirections() & vertical else 0 for row in rows]
    if more < 0:
        shares = [max(0, want - low) for want, low in zip(wanted, least, strict=True)]
        more = max(more, -sum(shares))
    else:
        shares = growing if any(growing) else [1] * len(rows)
    total = sum(shares)
    ends = [0, *(more * done // total if total else 0 for done in accumulate(shares))]
    return [want + end - begin for want, (begin, end) in zip(wanted, pairwise(ends), strict=True)]

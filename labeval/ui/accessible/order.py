"""The parts of a widget that are in view, in the order in which they are read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSplitterHandle, QWidget

from labeval.ui.accessible.accessible import Accessible


def parts_in_order(widget: QWidget) -> list[QWidget]:
    """The visible children, without labels that say nothing; the one that covers all others."""
    shown = [part for part in widget.children() if isinstance(part, QWidget) and _is_read(part)]
    covering: list[QWidget] = [p for p in shown if isinstance(p, Accessible) and p.covers_parent]
    if covering:
        return covering[-1:]
    first = widget.accessible_parts() if isinstance(widget, Accessible) else None
    begins = [part for part in first or () if part in shown]
    rest = [part for part in shown if part not in begins]
    mirrored = widget.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return begins + _by_place(rest, mirrored=mirrored)


def _is_read(part: QWidget) -> bool:
    if part.isHidden() or part.isWindow() or isinstance(part, QSplitterHandle):
        return False
    return not isinstance(part, QLabel) or bool(part.text() or part.accessibleName())


def _by_place(parts: Sequence[QWidget], *, mirrored: bool) -> list[QWidget]:
    """From the top, and in each row from the side that lines begin at.

    A row is what overlaps the highest part in it by more than half of its own height.
    """
    found: list[QWidget] = []
    left = sorted(parts, key=lambda part: part.y())
    while left:
        head = left[0].geometry()
        row = [p for p in left if p is left[0] or _is_next_to(p, head.top(), head.bottom())]
        side = -1 if mirrored else 1
        found += sorted(row, key=lambda part: (side * _edge(part, mirrored=mirrored), part.y()))
        left = [part for part in left if part not in row]
    return found


def _is_next_to(part: QWidget, top: int, bottom: int) -> bool:
    place = part.geometry()
    return 2 * (min(bottom, place.bottom()) - max(top, place.top())) > place.height()


def _edge(part: QWidget, *, mirrored: bool) -> int:
    return part.geometry().right() if mirrored else part.x()

"""Parts next to each other, with a handle between them; below each other where it is narrow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from labeval.ui.memory import Memory
from labeval.ui.theme import GRID

_ACROSS, _DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


class TurningSplitter(QSplitter):
    """Turns by itself, and has the shares of each direction again after it has turned.

    Args:
        memory: of this machine, which keeps the shares.
        name: of the setting.
        least: heights that the parts have at least below each other, in pixels.
        usual: shares next to each other until somebody chooses others.
    """

    def __init__(
        self, memory: Memory, name: str, *, least: Sequence[int], usual: Sequence[int]
    ) -> None:
        super().__init__(_ACROSS)
        self._memory, self._name = memory, name
        self._least = least
        self._shares: dict[Qt.Orientation, Sequence[int]] = {
            way: memory.get(f"{name}_{word}", shares)
            for way, word, shares in ((_ACROSS, "across", usual), (_DOWN, "down", least))
        }
        self.setChildrenCollapsible(False)
        self.setHandleWidth(2 * GRID)
        self.splitterMoved.connect(self._on_moved)

    def add_part(self, part: QWidget) -> None:
        """Add a part at the end, which grows as the others do."""
        self.addWidget(part)
        self.setStretchFactor(self.count() - 1, 1)
        if self.count() == len(self._least):
            self._take_shares()

    def remember(self) -> None:
        """Keep the shares for the next start."""
        for way, word in ((_ACROSS, "across"), (_DOWN, "down")):
            self._memory.set(f"{self._name}_{word}", list(self._shares[way]))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The least height in a width."""
        if self._has_room(width):
            return max((_least_height(part) for part in self._shown()), default=0)
        between = self.handleWidth() * max(0, len(self._shown()) - 1)
        pairs = zip(self._shown(), self._least, strict=False)
        return sum(max(least, _least_height(part)) for part, least in pairs) + between

    def minimumSizeHint(self) -> QSize:
        width = max((_least_width(part) for part in self._shown()), default=0)
        return QSize(width, max((_least_height(part) for part in self._shown()), default=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn before the parts get their places."""
        wanted = _ACROSS if self._has_room(event.size().width()) else _DOWN
        if wanted != self.orientation():
            self.setOrientation(wanted)
            self._take_shares()
        super().resizeEvent(event)

    # -- inside -------------------------------------------------------------------------------

    def _has_room(self, width: int) -> bool:
        between = self.handleWidth() * max(0, len(self._shown()) - 1)
        return sum(_least_width(part) for part in self._shown()) + between <= width

    def _shown(self) -> list[QWidget]:
        parts = (self.widget(n) for n in range(self.count()))
        return [part for part in parts if part is not None and not part.isHidden()]

    def _on_moved(self) -> None:
        if all(self.sizes()):  # none is hidden for a while
            self._shares[self.orientation()] = self.sizes()

    def _take_shares(self) -> None:
        self.setSizes(list(self._shares[self.orientation()]))


def _least_width(part: QWidget) -> int:
    return max(part.minimumWidth(), part.minimumSizeHint().width())


def _least_height(part: QWidget) -> int:
    return max(part.minimumHeight(), part.minimumSizeHint().height())

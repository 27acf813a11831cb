"""Tiles in rows as large as the window allows, with arrow keys between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from labeval.jobs.room.wall import Tile
from labeval.ui.room.tile_view import TileView
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_SHAPE = 1.75
"""Width to height of a tile, about."""


class TileGrid(Themed, QScrollArea):
    """Shows tiles in the order given; a tile keeps the keyboard when it moves.

    Signals:
        opened: the key of a tile.
    """

    opened = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._views: dict[str, TileView] = {}
        self._order: list[str] = []
        self._ground = QWidget()
        self.setWidget(self._ground)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_theme(theme)

    @property
    def views(self) -> list[TileView]:
        """The tiles in their order."""
        return [self._views[key] for key in self._order]

    @property
    def columns(self) -> int:
        """Number of tiles in a row."""
        return columns_for(len(self._order), self.viewport().size())

    @property
    def chosen(self) -> Tile | None:
        """The tile that has the keyboard, or had it last in this window."""
        last = self.window().focusWidget()
        return last.tile if isinstance(last, TileView) else None

    def show_tiles(
        self,
        tiles: Sequence[Tile],
        *,
        is_stale: bool,
        actions: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Show these tiles.

        Args:
            actions: key of a tile to the line about what was done there last.
        """
        wanted = [tile.key for tile in tiles]
        for key in self._views.keys() - set(wanted):
            gone = self._views.pop(key)
            gone.hide()
            gone.deleteLater()
        for tile in tiles:
            if tile.key not in self._views:
                view = self._views[tile.key] = TileView(self._theme, self._ground)
                view.opened.connect(self.opened)
                view.show()
            action = actions.get(tile.key, "")
            self._views[tile.key].show_tile(tile, is_stale=is_stale, action=action)
        if wanted != self._order:
            self._order = wanted
            self._place()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.columns,
            Qt.Key.Key_Down: self.columns,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._step(steps[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._order:
            self._focus(0 if key == Qt.Key.Key_Home else len(self._order) - 1)
        else:
            super().keyPressEvent(event)

    def focus_first(self) -> None:
        """Give the keyboard to the first tile, unless one of them has it."""
        if self._order and not any(view.hasFocus() for view in self._views.values()):
            self._focus(0)

    def _step(self, by: int) -> None:
        now = next((n for n, view in enumerate(self.views) if view.hasFocus()), None)
        if now is None:
            self.focus_first()
        elif 0 <= now + by < len(self._order):
            self._focus(now + by)

    def _focus(self, number: int) -> None:
        view = self.views[number]
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(view, 0, GRID)

    def _place(self) -> None:
        room, count = self.viewport().size(), len(self._order)
        if not count:
            self._ground.resize(room)
            return
        columns = columns_for(count, room)
        rows = -(-count // columns)
        width = (room.width() - (columns - 1) * GRID) // columns
        least = self.views[0].minimumSizeHint().height()
        height = max(least, (room.height() - (rows - 1) * GRID) // rows)
        self._ground.resize(room.width(), max(rows * (height + GRID) - GRID, 0))
        before = None
        for number, view in enumerate(self.views):
            row, column = divmod(number, columns)
            view.setGeometry(column * (width + GRID), row * (height + GRID), width, height)
            if before is not None:
                QWidget.setTabOrder(before, view)
            before = view


def columns_for(count: int, room: QSize) -> int:
    """The number of columns with which tiles come nearest to their shape."""
    best, least = 1, float("inf")
    for columns in range(1, max(1, count) + 1):
        rows = -(-count // columns)
        width, height = room.width() / columns, max(1.0, room.height() / rows)
        off = abs(width / height - _SHAPE) + (columns * rows - count) * 0.05
        if width >= 200 and off < least:
            best, least = columns, off
    return best

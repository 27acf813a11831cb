"""Windows that stay on their screen, whatever comes into view in them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget

TITLE = 40
"""Pixels that a window's title takes above it, more or less."""


def resize_on_screen(window: QWidget, width: int, height: int) -> None:
    """Give a window a size, or as much of it as its screen has room for below its title."""
    room = window.screen().availableGeometry().size() - QSize(0, TITLE)
    window.resize(QSize(width, height).boundedTo(room))


class OnItsScreen(QObject):
    """Lets what a window shows make it larger only as far as its screen has room for it.

    Qt makes a window as large as its layout needs at least, and a screen's edge does not stop it:
    the buttons at its lower edge would be out of reach. On a screen without room the largest part
    of the window gives way instead.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)
        self._limit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the layout's needs up to the screen's size."""
        if event.type() in (
            QEvent.Type.LayoutRequest,
            QEvent.Type.Show,
            QEvent.Type.ScreenChangeInternal,
        ):
            self._limit()
        return False

    def _limit(self) -> None:
        window, layout = self._window, self._window.layout()
        if layout is None:
            return
        room = window.screen().availableGeometry().size() - QSize(0, TITLE)
        least = layout.totalMinimumSize().boundedTo(room).expandedTo(QSize(1, 1))
        if window.minimumSize() != least:
            window.setMinimumSize(least)  # which Qt leaves as it is, unlike one of its own

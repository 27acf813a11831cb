"""A control room's window that tests speak for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from labeval.jobs.room.feeds import Feed, Report, Snapshot
from labeval.jobs.room.wall import Tile
from labeval.ui.language import LanguageSwitch
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import LIGHT
from tests.support.sessions.room import Room, busy_room


class Still:
    """A feed that a test speaks for."""

    def __init__(self, *, has_stations: bool = True) -> None:
        self.has_stations = has_stations

    def run(self, report: Report) -> None:
        """Nothing comes by itself."""


Shown = Callable[..., RoomWindow]


@pytest.fixture
def shown(qtbot: QtBot, qapp: QApplication) -> Iterator[Shown]:
    LanguageSwitch(qapp).use("en")
    windows: list[RoomWindow] = []

    def show(feed: Feed, *tiles: Tile, size: tuple[int, int] = (1280, 720), **more: Any) -> Any:
        window = RoomWindow(feed, more.get("theme", LIGHT), title="mulch")
        windows.append(window)
        window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        window.background.settle()
        window.show_snapshot(Snapshot(tuple(tiles)))
        QApplication.processEvents()
        return window

    yield show
    for window in windows:
        window.close()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = busy_room(tmp_path, 6)
    yield made
    made.close()

"""Windows next to the coding window, opened as its menu does and read to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
from tests.support.coding.analyst import Analyst

if TYPE_CHECKING:
    from labeval.ui.coding.counts.computed_window import ComputedWindow


def settle(window: ComputedWindow, qtbot) -> None:
    """Wait until everything is read and shown."""
    qtbot.waitUntil(lambda: not window._is_stale)
    window.settle()
    window.settle()


def opened_beside(kind: str, analyst: Analyst, qtbot, sound=None) -> ComputedWindow:
    """The window that ``AuxiliaryWindows.open_<kind>`` opens."""
    others = AuxiliaryWindows(analyst.window, analyst.folder, sound)
    window: ComputedWindow = getattr(others, f"open_{kind}")()
    settle(window, qtbot)
    return window

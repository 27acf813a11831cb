"""Picture and table share the room as somebody has divided it, whatever is counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.ui.coding.counts.choices import CASES, FREQUENCIES
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def share(window: ViewsWindow, view: int) -> float:
    """Of the picture, from 0 to 1."""
    window.views.setCurrentRow(view)
    window.settle()
    QApplication.processEvents()
    above, below = window._middle.sizes()
    return above / (above + below)


def test_it_is_divided_as_it_was_left(controller: CodingController, qtbot, tmp_path: Path) -> None:
    memory = Memory(tmp_path / "settings.json")
    window = coding_windows.shown(ViewsWindow(controller, LIGHT, memory), qtbot)
    before = share(window, FREQUENCIES)
    handle = window._middle.handle(1)
    QTest.mousePress(handle, LEFT, NO_KEYS, QPoint(9, 3))
    QTest.mouseMove(handle, QPoint(9, -60))
    QTest.mouseRelease(handle, LEFT, NO_KEYS, QPoint(9, -60))
    divided = share(window, FREQUENCIES)
    assert divided < before - 0.05
    assert share(window, CASES) == pytest.approx(divided, abs=0.02)
    window.choices.cells.pick("written")
    assert share(window, CASES) == 0, "texts have no picture"
    window.close()

    again = coding_windows.shown(ViewsWindow(controller, LIGHT, memory), qtbot)
    assert share(again, CASES) == pytest.approx(divided, abs=0.02)

"""Windows that the coding window opens fit onto their screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication

from labeval.ui.coding.counts.window_shell import AuxiliaryWindow
from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
from labeval.ui.on_its_screen import TITLE

OPENERS = ("counts", "themes", "segments", "memos", "criteria", "timeline", "suggestions")


@pytest.mark.parametrize("name", OPENERS)
def test_a_window_is_on_its_screen_with_its_title(analyst, folder, name):
    others = AuxiliaryWindows(analyst.window, folder)
    getattr(others, f"open_{name}")()
    (opened,) = (
        w for w in QApplication.topLevelWidgets() if isinstance(w, AuxiliaryWindow) if w.isVisible()
    )
    room = opened.screen().availableGeometry()
    with_title = QRect(opened.pos(), opened.size() + QSize(0, TITLE))
    assert opened.isMaximized() or room.contains(with_title), (opened.size(), room)
    analyst.window.close()

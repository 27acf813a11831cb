"""Windows that the coding window opens fit onto their screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication

from labeval.ui.coding.counts.window_shell import AuxiliaryWindow
from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
from labeval.ui.on_its_screen import TITLE
from tests.support.coding.analyst import begin_codebook_here

OPENERS = (
    *("counts", "themes", "segments", "memos"),
    *("attributes", "criteria", "timeline", "suggestions"),
)


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


def test_the_menu_names_every_window_with_its_key_and_a_code_leads_to_its_segments(
    analyst, folder, qtbot
):
    begin_codebook_here(analyst)
    window = analyst.window
    others = AuxiliaryWindows(window, folder)
    entries = [action.text().split("\t") for action in others.menu().actions()]
    assert len(entries) == len(OPENERS)
    assert ["Memos and journal", "Shift+F12"] in entries
    assert all(a.typing_too for a in window.keys.actions if a.group() == "Other windows"), (
        "also from the search field"
    )
    for code, start in (("Likes", 0), ("Confusion", 0)):
        analyst.select(start, 4)
        window.code_with(analyst.code(code).id)
    window.codes.tree.choose(analyst.code("Confusion").id)
    window.commands.show_segments()
    table = others.open_segments()
    table.settle()
    table.settle()
    assert len(table.model.order) == 1
    assert (
        table.model.shown_table()
        .rows[0][table.model.table.columns.index("code")]
        .endswith("/ Confusion")
    )
    window.close()

"""The list of views is as wide as its names need, within bounds."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from labeval.ui.coding.counts.view_list import ViewList
from labeval.ui.theme import LIGHT


@pytest.mark.parametrize("name", ["Words", "Bewertungen und ihre Codierungen", 30 * "Codes "])
def test_a_name_is_whole_where_there_is_room(qtbot: QtBot, name: str) -> None:
    views = ViewList(LIGHT)
    qtbot.addWidget(views)
    views.set_names(["Query", name])
    views.show()
    is_whole = views.sizeHintForColumn(0) <= views.viewport().width()
    assert 224 <= views.width() <= 288
    assert is_whole == (len(name) < 100)

"""A list of documents shows whole lines, whatever room it has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from labeval.ui.theme import LABEL_PX, LIGHT
from labeval.ui.widgets.basics.lettering import line_height
from labeval.ui.widgets.texts.document_list import DocumentList
from labeval.ui.widgets.texts.documents import Document
from labeval.ui.widgets.texts.passage_list import PassageList

FOUR = [Document(f"Frogs {n}", "gypsy joggers jump by the pond " * 9, "") for n in range(4)]


@pytest.mark.parametrize("kind", [DocumentList, PassageList])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_line_is_cut_by_the_lower_edge(
    qtbot: QtBot, kind: type[DocumentList], scale: float
) -> None:
    rows = kind()
    qtbot.addWidget(rows)
    rows.set_theme(LIGHT.scaled(scale))
    rows.set_documents(FOUR, 0)
    title = line_height(LIGHT.scaled(scale).px(LABEL_PX)) + 8
    for height in range(title, 9 * title, 3):
        rows.resize(600, height)
        picture = rows.grab().toImage()
        lowest = {picture.pixelColor(x, height - 1).name() for x in range(60, 480)}
        assert len(lowest) == 1, height


def test_where_a_row_has_room_for_its_title_only_that_is_shown(qtbot: QtBot) -> None:
    rows = DocumentList()
    qtbot.addWidget(rows)
    rows.set_documents(FOUR, 1)
    rows.resize(600, line_height(LIGHT.px(LABEL_PX)) + 8)
    assert rows.pages == 4 and rows.page == 1
    qtbot.keyClick(rows, Qt.Key.Key_Down)
    assert rows.row == 2 and rows.page == 2

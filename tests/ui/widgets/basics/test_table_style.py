"""Tables: a heading begins and ends where the words of its column do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QStandardItem, QStandardItemModel

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.table_style import RowTable, table_style

LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def inked(view, width: int) -> tuple[int, int]:
    """The first and the last column of pixels with ink of letters in a view's upper left part."""
    image = view.grab().toImage()
    paper = QColor(LIGHT.paper).lightness()
    height = min(20, image.height())  # above the line below the words
    dark = [
        x
        for x in range(width)
        if any(paper - image.pixelColor(x, y).lightness() > 90 for y in range(4, height))
    ]
    return dark[0], dark[-1]


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_headings_stand_above_the_words_of_their_columns(qtbot, side):
    model = QStandardItemModel(1, 1)
    model.setHorizontalHeaderItem(0, QStandardItem("HIH"))
    model.setItem(0, 0, QStandardItem("HIH"))
    for item in (model.horizontalHeaderItem(0), model.item(0, 0)):
        item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    table = RowTable(28)
    qtbot.addWidget(table)
    table.setStyleSheet(table_style(LIGHT))
    table.setModel(model)
    table.setColumnWidth(0, 120)
    table.resize(200, 100)
    table.show()
    assert inked(table.horizontalHeader(), 120) == inked(table.viewport(), 120)

"""Buttons of which one is chosen: arrow keys choose what is seen on their side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.button_row import ButtonRow

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


@pytest.mark.parametrize(
    ("direction", "key", "chosen"),
    [
        *((Qt.LayoutDirection.LeftToRight, key, "c") for key in (RIGHT, DOWN)),
        *((Qt.LayoutDirection.LeftToRight, key, "a") for key in (LEFT, UP)),
        *((Qt.LayoutDirection.RightToLeft, key, "c") for key in (LEFT, DOWN)),
        *((Qt.LayoutDirection.RightToLeft, key, "a") for key in (RIGHT, UP)),
    ],
)
def test_an_arrow_chooses_the_button_on_its_side(
    qtbot: QtBot, direction: Qt.LayoutDirection, key: Qt.Key, chosen: str
) -> None:
    row = ButtonRow(LIGHT)
    qtbot.addWidget(row)
    row.setLayoutDirection(direction)
    row.set_values("letters", {"a": "A", "b": "B", "c": "C"})
    row.show_value("b")
    row.show()
    before = row.buttons["b"].x()
    qtbot.keyClick(row.buttons["b"], key)
    assert row.value == chosen
    if key in (LEFT, RIGHT):
        assert (row.buttons[chosen].x() < before) == (key == LEFT)

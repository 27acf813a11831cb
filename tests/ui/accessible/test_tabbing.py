"""Stops for Tab: what scrolls is one only where nothing in it has the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from labeval.ui.accessible import TabbedAsRead


class Room(TabbedAsRead, QWidget):
    """A window with a button above and below something that scrolls.

    Args:
        part: the only one of what scrolls.
        height: of what scrolls.
    """

    def __init__(self, part: QWidget, height: int) -> None:
        super().__init__()
        self.resize(400, 300)
        self.above, self.below = QPushButton("above"), QPushButton("below")
        self.area, self.part, inside = QScrollArea(), part, QWidget()
        QVBoxLayout(inside).addWidget(part)
        inside.resize(200, height)
        self.area.setWidget(inside)
        column = QVBoxLayout(self)
        for each in (self.above, self.area, self.below):
            column.addWidget(each)


@pytest.mark.parametrize(
    ("kind", "height", "expected"),
    [(QLabel, 1000, "area"), (QLabel, 40, "below"), (QPushButton, 1000, "part")],
)
def test_tab_stops_at_what_scrolls_only_where_nothing_in_it_has_the_keyboard(
    qtbot, kind, height, expected
):
    room = Room(kind("words"), height)
    qtbot.addWidget(room)
    room.show()
    room.above.setFocus()
    QTest.keyClick(room.above, Qt.Key.Key_Tab)
    assert room.focusWidget() is getattr(room, expected)


def test_the_keyboard_stays_near_what_is_hidden(qtbot):
    room = Room(QPushButton("goes"), 80)
    stays = QPushButton("stays")
    room.part.parentWidget().layout().addWidget(stays)
    qtbot.addWidget(room)
    with qtbot.waitActive(room):
        room.show()
    room.part.setFocus()
    room.part.hide()
    assert room.focusWidget() is stays

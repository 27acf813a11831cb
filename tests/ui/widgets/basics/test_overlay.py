"""A card over a window takes the keyboard and gives it back."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from labeval.ui.accessible import TabbedAsRead
from labeval.ui.coding.parts.memo_card import MemoCard
from labeval.ui.theme import LIGHT


class _Window(TabbedAsRead, QWidget):
    """Two buttons, and a card over them."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(700, 500)
        self.first, self.second = QPushButton("first"), QPushButton("second")
        column = QVBoxLayout(self)
        column.addWidget(self.first)
        column.addWidget(self.second)
        self.card = MemoCard(LIGHT, self)


@pytest.fixture
def window(qtbot: QtBot) -> _Window:
    made = _Window()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.second.setFocus()
    return made


def test_a_memo_is_typed_at_once_where_somebody_listens(window, heard):
    window.card.write("Memo on a segment", "the words", "", lambda *_: None)
    field = window.focusWidget()
    assert field.accessibleName() == "Memo on a segment"
    assert field.accessibleDescription() == "the words"

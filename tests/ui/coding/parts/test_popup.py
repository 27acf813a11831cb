"""A card of the coding window gives the keyboard back to where it was."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from labeval.ui.accessible import TabbedAsRead
from labeval.ui.coding.parts.popup import Popup
from labeval.ui.theme import LIGHT


class _Window(TabbedAsRead, QWidget):
    """Two buttons, and room for a card."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(400, 300)
        self.first, self.second = QPushButton("first"), QPushButton("second")
        column = QVBoxLayout(self)
        column.addWidget(self.first)
        column.addWidget(self.second)


def test_a_card_that_closes_gives_the_keyboard_to_nothing_in_between(qtbot, qapp):
    window = _Window()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.second.setFocus()
    card = Popup(LIGHT, window)
    card.field.setAccessibleName("field")
    card.open_at(QPoint(20, 20))
    assert card.field.hasFocus()
    been = []
    qapp.focusChanged.connect(lambda _, now: been.append(now))
    with qtbot.waitSignal(card.closed):
        card.close_popup()
    assert been == [window.second] and card.isHidden()

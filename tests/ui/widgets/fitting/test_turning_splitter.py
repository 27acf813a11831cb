"""Parts turn where they have no room next to each other, and have their shares again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from labeval.ui.memory import Memory
from labeval.ui.widgets.fitting.turning_splitter import TurningSplitter

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
LEAST = (100, 60)


@pytest.fixture
def memory(tmp_path) -> Memory:
    return Memory(tmp_path / "memory.json")


@pytest.fixture
def window(qtbot) -> QWidget:
    """What it is in: by itself a splitter is as wide as its parts next to each other."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def made(memory: Memory, window: QWidget) -> TurningSplitter:
    splitter = TurningSplitter(memory, "shares", least=LEAST, usual=(300, 600))
    splitter.setParent(window)
    for _ in LEAST:
        part = QWidget()
        part.setMinimumSize(200, 40)
        splitter.add_part(part)
    return splitter


def opened(splitter: TurningSplitter, width: int, height: int = 400) -> TurningSplitter:
    splitter.resize(width, height)
    splitter.window().show()
    splitter.show()
    QApplication.processEvents()
    return splitter


def test_it_turns_where_the_parts_have_no_room_next_to_each_other(memory, window):
    splitter = made(memory, window)
    both = 2 * 200 + splitter.handleWidth()
    assert opened(splitter, both).orientation() == ACROSS
    assert opened(splitter, both - 1).orientation() == DOWN
    assert opened(splitter, both).orientation() == ACROSS
    splitter.widget(1).hide()
    assert opened(splitter, both - 1).orientation() == ACROSS, "one part alone has room"


def test_its_height_is_that_of_the_parts_as_they_are(memory, window):
    splitter = made(memory, window)
    both = 2 * 200 + splitter.handleWidth()
    assert splitter.heightForWidth(both) == 40
    assert splitter.heightForWidth(both - 1) == sum(LEAST) + splitter.handleWidth()


def test_each_direction_has_its_shares_again_also_after_a_restart(memory, window):
    splitter = opened(made(memory, window), 900)
    splitter.moveSplitter(600, 1)
    across = splitter.sizes()
    opened(splitter, 300)
    splitter.moveSplitter(250, 1)
    down = splitter.sizes()
    assert opened(splitter, 900).sizes() == across
    assert opened(splitter, 300).sizes() == down
    splitter.remember()
    again = opened(made(memory, window), 900)
    assert again.sizes() == across
    assert opened(again, 300).sizes() == down

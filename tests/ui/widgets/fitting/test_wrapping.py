"""A row is as a QHBoxLayout lays it out where it has room, else it is several rows."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from labeval.ui.widgets.fitting.wrapping import WrappingRow

WORDS = ("Add a criterion", "Library…", "As a table", "Remove", "Start empty")


def shown(layout: QHBoxLayout | WrappingRow, width: int, *, qtbot) -> list[QRect]:
    """Where five parts are, the second growing and empty room before the last."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addLayout(layout)
    column.addStretch(1)
    parts: list[QWidget] = [QPushButton(words) for words in WORDS]
    parts[1] = QLabel(WORDS[1])
    for n, part in enumerate(parts):
        if n == len(parts) - 1:
            layout.addStretch()
        stretch = 2 if n == 1 else 0
        layout.addWidget(part, stretch)
    parts[3].hide()
    window.resize(width, 400)
    window.show()
    QApplication.processEvents()
    return [part.geometry() for part in parts]


@pytest.mark.parametrize("width", [700, 1000, 1400])
def test_with_room_it_lays_out_as_a_row_does(qtbot, width):
    usual = QHBoxLayout()
    usual.setContentsMargins(0, 0, 0, 0)
    usual.setSpacing(8)
    assert shown(WrappingRow(8), width, qtbot=qtbot) == shown(usual, width, qtbot=qtbot)


def test_without_room_parts_go_on_in_the_next_row_whole(qtbot):
    places = shown(WrappingRow(8), 240, qtbot=qtbot)
    visible = [place for n, place in enumerate(places) if n != 3]
    assert all(place.right() < 240 for place in visible)
    tops = [place.top() for place in visible]
    assert tops == sorted(tops)
    assert len(set(tops)) > 1
    for one, other in pairwise(visible):
        assert not one.intersects(other)


def test_height_follows_the_width_and_what_is_hidden(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    row = WrappingRow(8, packed=True)
    window.setLayout(row)
    parts = [QPushButton("wide enough") for _ in range(4)]
    for part in parts:
        row.addWidget(part)
    each = parts[0].sizeHint()
    assert row.count_rows(4 * each.width() + 24) == 1
    assert row.count_rows(4 * each.width() + 23) == 2
    two_rows = 2 * each.height() + 8
    assert row.heightForWidth(2 * each.width() + 8) == two_rows
    parts[3].hide()
    parts[2].hide()
    assert row.heightForWidth(2 * each.width() + 8) == each.height()
    assert row.minimumSize().width() == each.width()


def test_a_part_keeps_its_place_in_its_room(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    row = WrappingRow(8)
    window.setLayout(row)
    high, low = QLabel("a\nb\nc\nd"), QPushButton("low")
    row.addWidget(high, 1)
    row.addWidget(low, align=Qt.AlignmentFlag.AlignTop)
    window.resize(400, 200)
    window.show()
    QApplication.processEvents()
    assert low.y() == 0
    assert low.height() == low.sizeHint().height()


def test_rows_that_come_back_take_their_places_again(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    row = WrappingRow(8)
    window.setLayout(row)
    parts = [QPushButton("wide enough") for _ in range(4)]
    for part in parts:
        row.addWidget(part)
    found = []
    for width in (150, 900, 150, 900):
        window.resize(width, 300)
        window.show()
        QApplication.processEvents()
        found.append([part.geometry() for part in parts])
    assert found[:2] == found[2:]
    assert found[0] != found[1]


CHANGED_PARTS = """
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from labeval.ui.widgets.fitting.wrapping import WrappingRow

class Watcher(QObject):
    def eventFilter(self, watched, event):
        return False

application, watcher = QApplication([]), Watcher()
application.installEventFilter(watcher)
for grows in (False, True):
    for _ in range(20):
        window, row = QWidget(), WrappingRow(6, packed=not grows, grows=grows)
        window.setLayout(row)
        window.show()
        parts = [QPushButton("a part with words") for _ in range(6)]
        for n, part in enumerate(parts):
            row.addWidget(part)
            window.resize(90 + 40 * n, 100)
            application.processEvents()
        for part in parts[:4]:
            row.removeWidget(part)
            part.deleteLater()
            application.processEvents()
print("alive")
"""


def test_parts_can_change_where_the_application_has_an_event_filter():
    """In a process of its own, because what failed was memory that had been freed."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", CHANGED_PARTS],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr

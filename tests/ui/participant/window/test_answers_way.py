"""One answer's way through the program is short, and what it does not touch is drawn right."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval import places
from labeval.study.reading import read_study
from tests.benchmarks.answers_way import answers_way
from tests.ui.participant.window.controls.test_random_keys import BLOCKS, seated

MOST_FILES = {"dqe": 31, "aqc": 31, "ab": 30, "bws": 31}
"""Files that an answer enters, from the key press to the end of the event."""


@pytest.mark.parametrize("block", MOST_FILES)
def test_an_answer_enters_few_files_and_the_store_once(qapp, block):
    way = answers_way(read_study(places.templates() / "six-methods"), block)
    assert len(way.entries()) <= MOST_FILES[block], way.entries().most_common()
    assert way.store_entries() == 1
    down = way.crossings[: way.crossings.index(("session", "store")) + 1]
    assert [room for _, room in down].count("study") == 1


@pytest.fixture
def steady_caret(qapp):
    """A text cursor that does not blink between two pictures."""
    before = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(before)


@pytest.mark.parametrize("place", [*BLOCKS])
@pytest.mark.usefixtures("steady_caret")
def test_what_an_answer_leaves_undrawn_is_right_on_the_screen(qapp, place):
    with seated(qapp, place) as (window, _):
        screen = window.screen()
        for key in (
            "1",
            "a",
            "2",
            Qt.Key.Key_Down,
            "3",
            Qt.Key.Key_Up,
            "b",
            Qt.Key.Key_Right,
            "1",
            "p",
            "2",
        ):
            target = QApplication.focusWidget() or window
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
            qapp.processEvents()
            for timer in window.findChildren(QTimer):  # a text that is saved later shows it
                timer.stop()
            on_screen = screen.grabWindow(window.winId()).toImage()
            for widget in (window, *window.findChildren(QWidget)):
                widget.update()
            qapp.processEvents()
            assert screen.grabWindow(window.winId()).toImage() == on_screen, key

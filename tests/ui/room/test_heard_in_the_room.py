"""A supervisor who works by ear in the control room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.jobs.room.feeds import Snapshot
from tests.support.sessions.room import Room
from tests.ui.room.conftest import Shown, Still


def test_a_tile_with_the_keyboard_is_not_read_again_for_its_times(shown: Shown, room: Room) -> None:
    window = shown(Still(), *room.follow())
    view = next(v for v in window.grid.views if v.tile.station == "lab-1")
    view.setFocus()
    name = view.accessibleName()
    room.quiet["lab-1"] = 9.0
    window.show_snapshot(Snapshot(room.follow()))
    assert view.words is not None and view.words.quiet == "9 s ago"
    assert view.accessibleName() == name
    room.labs["lab-1"].screen()
    window.show_snapshot(Snapshot(room.follow()))
    assert view.accessibleName() != name


def test_the_last_events_of_a_tile_have_the_keyboard_where_somebody_listens(
    shown: Shown, room: Room, heard: list[str]
) -> None:
    window = shown(Still(), *room.follow())
    window.grid.views[0].setFocus()
    QTest.keyClick(window.grid.views[0], Qt.Key.Key_Return)
    details = window.details
    assert details.focusWidget() is details._about
    details.focusNextPrevChild(True)
    assert details.focusWidget() is not details._about


def test_who_asks_or_is_lost_is_announced_and_not_the_first_tile(
    shown: Shown, room: Room, heard: list[str]
) -> None:
    window = shown(Still(), *room.follow())
    heard.clear()
    room.labs["lab-5"].session.ask_question()
    window.show_snapshot(Snapshot(room.follow()))
    (words,) = heard
    assert "lab-5. code-lab-5. Has a question" in words and "lab-4" not in words
    heard.clear()
    room.silent["lab-1"] = room.quiet["lab-1"] = 300
    window.show_snapshot(Snapshot(room.follow()))
    (words,) = heard
    assert "lab-1. code-lab-1. Connection lost" in words and "lab-5" not in words


def test_the_keyboard_stays_at_words_that_are_read_while_news_come(
    shown: Shown, room: Room, heard: list[str]
) -> None:
    window = shown(Still(), *room.follow())
    window.focusNextPrevChild(False)
    read = window.focusWidget()
    assert read not in window.grid.views
    window.show_snapshot(Snapshot(room.follow()))
    assert window.focusWidget() is read

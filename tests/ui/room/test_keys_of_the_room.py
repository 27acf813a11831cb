"""Whose keys the control room takes: what is typed acts on no session, and words arrive once."""

from __future__ import annotations

import string
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from labeval.hub.errors import HubOffline
from labeval.jobs.room.feeds import Report, Snapshot
from labeval.jobs.room.posting import Plan, Wanted
from labeval.session.events.actions import Action, ActionKind
from labeval.ui.language import LanguageSwitch
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import LIGHT
from tests.support.sessions.room import Room, busy_room

_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier


class Silent:
    """A feed without news."""

    has_stations = True

    def run(self, report: Report) -> None:
        """Nothing comes by itself."""


class Kept:
    """A post that keeps what it is given; with ``is_cut`` its answer is lost on the way back."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Action]] = []
        self.to_all: list[str] = []
        self.is_cut = False

    def send(self, wanted: Wanted, *, supervisor: str, to_all: str = "", takes: bool) -> None:
        self.sent += wanted
        self.to_all.append(to_all)
        if self.is_cut:
            raise HubOffline("{address} is out of reach: {reason}", address="hub", reason="cut")

    def take_ear(self, session: str) -> None:
        """Nobody else speaks."""

    def change_plan(self, day: str, before: Plan, after: Plan) -> None:
        """There is no plan."""

    def close(self) -> None:
        """Nothing is open."""


class Wall:
    """A control room whose first station has a question."""

    def __init__(self, window: RoomWindow, post: Kept, room: Room) -> None:
        self.window, self.post, self.room = window, post, room

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
        """A key, where the keyboard is: in the words that are asked for, else on the wall."""
        QTest.keyClick(self.target, key, held or Qt.KeyboardModifier.NoModifier)
        self.window.acting.posting.settle()

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self.target, letter)
            self.window.acting.posting.settle()

    @property
    def target(self) -> QWidget:
        """The widget that has the keyboard in the newest window."""
        box = self.window.acting.asking.composer.box
        return box if self.asks else self.window.focusWidget() or self.window

    @property
    def asks(self) -> bool:
        """True while the window asks for words."""
        return self.window.acting.asking.isVisible()


@pytest.fixture
def wall(tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[Wall]:
    LanguageSwitch(qapp).use("en")
    room, post = busy_room(tmp_path, 6), Kept()
    window = RoomWindow(Silent(), LIGHT, title="mulch", post=post)
    window.resize(1280, 720)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.background.settle()
    window.show_snapshot(Snapshot(tuple(room.follow()), acts_as="ada"))
    window.grid.views[0].setFocus()
    yield Wall(window, post, room)
    window.close()
    room.close()


def test_no_letter_or_digit_alone_acts_on_a_session(wall: Wall) -> None:
    for letter in string.ascii_letters + string.digits:
        wall.type(letter)
        assert not wall.asks, letter
        assert not wall.window.acting.plan.dialog.isVisible(), letter
        assert not wall.window.acting.sent_list.isVisible(), letter
    assert not wall.post.sent


def test_who_types_on_after_a_note_answers_no_question_and_sets_no_marker(wall: Wall) -> None:
    wall.press(Qt.Key.Key_N, _CTRL)
    wall.type("good pace")
    wall.press(Qt.Key.Key_Return)
    wall.type("and goes on reading 2 of 10")
    assert not wall.asks
    assert [action.value for _, action in wall.post.sent] == ["good pace"]
    assert "Ctrl" in wall.window.report.text() and wall.window.report.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_M, Qt.Key.Key_N])
def test_with_the_control_key_they_ask_for_words(wall: Wall, key: Qt.Key) -> None:
    wall.press(key, _CTRL)
    assert wall.asks and "lab-4" in wall.window.acting.asking.windowTitle()


def test_with_the_control_key_a_question_is_answered_in_person_and_a_marker_is_set(
    wall: Wall,
) -> None:
    wall.press(Qt.Key.Key_A, _CTRL)
    wall.press(Qt.Key.Key_2, _CTRL)
    kinds = [action.kind for _, action in wall.post.sent]
    assert kinds == [ActionKind.QUESTION_ANSWERED, ActionKind.MARKER]


def test_a_sign_that_takes_two_held_keys_is_no_command(wall: Wall) -> None:
    """AltGr is reported as Ctrl with Alt on Windows."""
    for key, sign in ((Qt.Key.Key_2, "²"), (Qt.Key.Key_M, "µ"), (Qt.Key.Key_A, "æ")):
        QApplication.sendEvent(
            wall.target, QKeyEvent(QEvent.Type.KeyPress, key, _CTRL | _ALT, sign)
        )
        wall.window.acting.posting.settle()
        assert not wall.asks, sign
    assert not wall.post.sent


def test_the_same_words_to_all_again_are_the_same_message(wall: Wall) -> None:
    wall.post.is_cut = True
    wall.press(Qt.Key.Key_M, _CTRL | _SHIFT)
    wall.type("We stop now.")
    wall.press(Qt.Key.Key_Return)
    assert wall.asks, "it is not known whether it was sent, so the words are asked for again"
    wall.post.is_cut = False
    wall.press(Qt.Key.Key_Return)
    once, again = (
        wall.post.sent[: len(wall.post.sent) // 2],
        wall.post.sent[len(wall.post.sent) // 2 :],
    )
    assert len(once) > 1 and sorted((s, a.id) for s, a in once) == sorted(
        (s, a.id) for s, a in again
    )
    assert len(set(wall.post.to_all)) == 1


def test_other_words_to_all_are_another_message(wall: Wall) -> None:
    wall.post.is_cut = True
    wall.press(Qt.Key.Key_M, _CTRL | _SHIFT)
    wall.type("We stop now.")
    wall.press(Qt.Key.Key_Return)
    wall.type("Please go on.")
    wall.press(Qt.Key.Key_Return)
    assert len({action.id for _, action in wall.post.sent}) == len(wall.post.sent)
    assert len(set(wall.post.to_all)) == 2


def test_a_key_that_can_do_nothing_says_why(wall: Wall) -> None:
    wall.press(Qt.Key.Key_9, _CTRL)
    assert "marker 9" in wall.window.report.text() and not wall.post.sent
    idle = replace(wall.room.follow()[0], monitor=None)
    wall.window.show_snapshot(Snapshot((idle,), acts_as="ada"))
    for key in (Qt.Key.Key_M, Qt.Key.Key_T, Qt.Key.Key_2):
        wall.press(Qt.Key.Key_Escape)
        wall.press(key, _CTRL)
        assert "No session" in wall.window.report.text() and wall.window.report.isVisible(), key
    assert not wall.asks and not wall.post.sent


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_hint_names_its_whole_key_and_is_read_at_1280_pixels(
    wall: Wall, qapp: QApplication, language: str
) -> None:
    LanguageSwitch(qapp).use(language)
    window = wall.window
    window.retranslate()
    qapp.processEvents()
    assert window.width() == 1280
    for hints in (window.hints, window.acting_hints):
        assert hints.isVisible() and hints.width_of_all() <= hints.width()
    held = {"en": "Ctrl", "de": "Strg"}[language]
    acting = window.acting_hints.accessibleName().split("; ")
    assert len(acting) == 7 and all(hint.startswith(f"{held} ") for hint in acting)


def test_a_window_that_only_reads_says_so_for_each_key_that_acts_elsewhere(wall: Wall) -> None:
    wall.window.show_snapshot(Snapshot(tuple(wall.room.follow()), acts_as=None))
    assert not wall.window.acting_hints.isVisible()
    for key in (Qt.Key.Key_M, Qt.Key.Key_N, Qt.Key.Key_A, Qt.Key.Key_T, Qt.Key.Key_2):
        wall.press(Qt.Key.Key_Escape)
        assert not wall.window.report.isVisible()
        wall.press(key, _CTRL)
        assert "only reads" in wall.window.report.text() and wall.window.report.isVisible(), key
        assert not wall.asks and not wall.post.sent


def test_lists_of_the_room_scroll_by_the_bar_of_the_wall(wall: Wall) -> None:
    acting = wall.window.acting
    bar = wall.window.grid.verticalScrollBar().sizeHint().width()
    for lines in (acting.sent_list.lines, acting.plan.dialog.lines):
        assert lines.verticalScrollBar().sizeHint().width() == bar

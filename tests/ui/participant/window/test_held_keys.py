"""A key that is held down acts once."""

from __future__ import annotations

import ctypes
import struct

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication

from labeval.ui.participant.window.held_keys import HeldKeys
from labeval.ui.participant.window.x11_repeats import EVENT, PRESS, RELEASE

_NONE = Qt.KeyboardModifier.NoModifier


def _hold(person, key: Qt.Key, text: str = "", *, repeats: int = 9) -> None:
    """What the system sends for a key that is held down: the press, then its repeats."""
    for n in range(repeats + 1):
        press = QKeyEvent(QEvent.Type.KeyPress, key, _NONE, text, n > 0)
        QApplication.sendEvent(person.window.windowHandle(), press)
    released = QKeyEvent(QEvent.Type.KeyRelease, key, _NONE, text)
    QApplication.sendEvent(person.window.windowHandle(), released)


def test_a_held_key_agrees_to_one_thing(seat, steps):
    person = seat([steps.consent])
    _hold(person, Qt.Key.Key_1, "1")
    assert person.shows("1 still to decide"), "the recording was not asked about"
    _hold(person, Qt.Key.Key_1, "1")
    assert not person.shows("1 still to decide")


class Display:
    """Sends keys as X11 does, to what looks at them first, and then as Qt's events.

    Qt's have no time: where a screen reader runs they are copies without it.
    """

    def __init__(self, person, key: Qt.Key, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        self._handle = person.window.windowHandle()
        self._x11 = person.window.findChild(HeldKeys).x11
        self._key, self._modifiers = key, modifiers

    def press(self, at_ms: int) -> None:
        self._native(PRESS, at_ms)
        self._send(QEvent.Type.KeyPress)

    def release(self, at_ms: int) -> None:
        self._native(RELEASE, at_ms)
        self._send(QEvent.Type.KeyRelease)

    def is_shortcut(self, at_ms: int) -> bool:
        """Whether nobody claims the key for itself, so that shortcuts are looked for."""
        self._native(PRESS, at_ms)
        return not self._send(QEvent.Type.ShortcutOverride).isAccepted()

    def _native(self, kind: int, at_ms: int) -> None:
        event = ctypes.create_string_buffer(struct.pack("=BBHI24x", kind, 38, 0, at_ms))
        taken, _ = self._x11.nativeEventFilter(EVENT, ctypes.addressof(event))
        assert not taken

    def _send(self, kind: QEvent.Type) -> QKeyEvent:
        event = QKeyEvent(kind, self._key, self._modifiers, 38, 0, 0, "a")
        event.ignore()
        QApplication.sendEvent(self._handle, event)
        return event


def test_a_repeat_that_the_display_sends_as_release_and_press_counts_as_one(seat, steps):
    person = seat([steps.rate])
    display = Display(person, Qt.Key.Key_A)
    display.press(1000)
    display.release(1660)
    display.press(1660)
    assert len(person.session.state.answers_here()) == 1
    display.release(1700)
    display.press(1740)
    assert len(person.session.state.answers_here()) == 2, "a second press"


def test_a_repeat_is_one_although_its_event_comes_after_the_next_key(seat, steps):
    """A screen reader is asked first, and answers when it is ready."""
    person = seat([steps.rate])
    display = Display(person, Qt.Key.Key_A)
    display.press(1000)
    display._native(RELEASE, 1660)
    display._native(PRESS, 1660)
    display._native(RELEASE, 1690)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        display._send(kind)
    assert len(person.session.state.answers_here()) == 1


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [(Qt.Key.Key_F4, _NONE), (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)],
)
def test_a_repeat_sent_as_release_and_press_is_no_shortcut(seat, steps, key, modifiers):
    display = Display(seat([steps.rate]), key, modifiers)
    assert display.is_shortcut(1000)
    display.release(1660)
    assert not display.is_shortcut(1660)
    assert display.is_shortcut(1700), "a second press"


def test_a_held_key_answers_one_question_of_a_test(seat, steps):
    person = seat([steps.test])
    _hold(person, Qt.Key.Key_1, "1")
    assert len(person.session.state.answers_here()) == 1


def test_a_held_key_rates_one_criterion(seat, steps):
    person = seat([steps.rate])
    _hold(person, Qt.Key.Key_A, "a")
    assert len(person.session.state.answers_here()) == 1


def test_held_space_chooses_once(seat, steps):
    person = seat([steps.rate])
    person.press(Qt.Key.Key_Down)
    _hold(person, Qt.Key.Key_Space, " ")
    assert len(person.session.state.answers_here()) == 1


def test_held_enter_skips_no_screen(seat, steps):
    person = seat([steps.welcome, steps.how, steps.rate])
    _hold(person, Qt.Key.Key_Return, "\r")
    assert person.kind() == "instructions"


def test_keys_that_move_repeat(seat, steps):
    person = seat([steps.consent])
    first = person.focus()
    _hold(person, Qt.Key.Key_Tab, "\t", repeats=1)
    person.press(Qt.Key.Key_Backtab)
    assert person.focus() is not first, "it had gone on by two"


def test_a_letter_held_in_a_comment_is_typed_again(seat, steps):
    person = seat([steps.rate])
    page = person.window._current.rating_page()
    page.open_comment()
    _hold(person, Qt.Key.Key_A, "a", repeats=4)
    assert page.comment.edit.toPlainText() == "aaaaa"


def test_no_shortcut_of_the_window_repeats(seat, steps):
    """A question that is asked with F4 would be taken back again."""
    shortcuts = seat([steps.rate]).window.findChildren(QShortcut)
    assert shortcuts
    assert not [s.key().toString() for s in shortcuts if s.autoRepeat()]

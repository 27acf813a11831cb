"""A key that is held down acts once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication

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


def test_a_repeat_that_the_display_sends_as_release_and_press_counts_as_one(seat, steps):
    person = seat([steps.rate])
    handle = person.window.windowHandle()

    def send(kind: QEvent.Type, at_ms: int) -> None:
        event = QKeyEvent(kind, Qt.Key.Key_A, _NONE, 38, 0, 0, "a")
        event.setTimestamp(at_ms)
        QApplication.sendEvent(handle, event)

    send(QEvent.Type.KeyPress, 1000)
    send(QEvent.Type.KeyRelease, 1660)
    send(QEvent.Type.KeyPress, 1660)
    assert len(person.session.state.answers_here()) == 1
    send(QEvent.Type.KeyRelease, 1700)
    send(QEvent.Type.KeyPress, 1740)
    assert len(person.session.state.answers_here()) == 2, "a second press"


def test_a_key_that_is_pressed_again_acts_where_a_screen_reader_took_its_time_away(seat, steps):
    """Qt shows each key to a screen reader first, and then sends a copy of it without its time."""
    person = seat([steps.rate])
    handle = person.window.windowHandle()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 2:
        copy = QKeyEvent(kind, Qt.Key.Key_A, _NONE, 38, 0, 0, "a")
        QApplication.sendEvent(handle, copy)
    assert len(person.session.state.answers_here()) == 2


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [(Qt.Key.Key_F4, _NONE), (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)],
)
def test_a_repeat_sent_as_release_and_press_is_no_shortcut(seat, steps, key, modifiers):
    handle = seat([steps.rate]).window.windowHandle()

    def sent(kind: QEvent.Type, at_ms: int) -> QKeyEvent:
        event = QKeyEvent(kind, key, modifiers, 70, 0, 0)
        event.setTimestamp(at_ms)
        event.ignore()
        QApplication.sendEvent(handle, event)
        return event

    def acts(at_ms: int) -> bool:
        """Whether nobody claims the key for itself, so that shortcuts are looked for."""
        return not sent(QEvent.Type.ShortcutOverride, at_ms).isAccepted()

    assert acts(1000)
    sent(QEvent.Type.KeyRelease, 1660)
    assert not acts(1660)
    assert acts(1700), "a second press"


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

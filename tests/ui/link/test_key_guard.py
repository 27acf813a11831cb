"""Keys that are under way when the keyboard moves are dropped, and those that follow count."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from labeval.ui.link import key_guard
from labeval.ui.link.key_guard import KeyGuard


class Clock:
    """The steady clock, moved by hand."""

    now = 10_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(key_guard, "now_ms", lambda: made.now)
    return made


@pytest.fixture
def window(qtbot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    QVBoxLayout(made).addWidget(QLineEdit())
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.hide()


def field(window: QWidget) -> QLineEdit:
    found = window.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def arrive(window: QWidget) -> None:
    """The window becomes active."""
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))


def wait(guard: KeyGuard, clock: Clock, ms: int) -> None:
    """Time goes on, and the guard's timer with it."""
    clock.now += ms
    if guard.is_dropping:
        guard._end_when_quiet()


def test_without_another_window_every_key_counts(window, clock):
    KeyGuard(window)
    arrive(window)
    QTest.keyClicks(field(window), "abc")
    assert field(window).text() == "abc"


def test_somebody_who_types_on_is_not_heard_until_they_stop(window, clock):
    guard = KeyGuard(window)
    guard.share()
    arrive(window)
    for _ in range(40):
        QTest.keyClicks(field(window), "x")
        wait(guard, clock, 180)
    assert field(window).text() == "" and guard.is_dropping
    wait(guard, clock, key_guard.QUIET_MS)
    QTest.keyClicks(field(window), "mine")
    assert field(window).text() == "mine"


def test_where_nobody_typed_the_first_key_after_a_moment_counts(window, clock):
    guard = KeyGuard(window)
    guard.share()
    arrive(window)
    wait(guard, clock, key_guard.ARRIVED_MS)
    QTest.keyClicks(field(window), "4")
    assert field(window).text() == "4"


def test_a_slow_typist_of_the_other_window_is_known_before_the_next_key(window, clock):
    guard = KeyGuard(window)
    guard.share()
    guard.see_other_typed(clock.now - 100)
    arrive(window)
    wait(guard, clock, 450)
    QTest.keyClicks(field(window), "x")
    assert field(window).text() == ""


def test_a_key_that_comes_to_be_known_late_closes_the_page_again(window, clock):
    guard = KeyGuard(window)
    guard.share()
    arrive(window)
    wait(guard, clock, key_guard.ARRIVED_MS)
    assert not guard.is_dropping
    guard.see_other_typed(clock.now - key_guard.ARRIVED_MS - 20)
    QTest.keyClicks(field(window), "x")
    assert field(window).text() == ""


def test_shortcuts_are_dropped_too(window, clock, qtbot):
    guard, heard = KeyGuard(window), []
    shortcut = QShortcut(QKeySequence("F4"), window)
    shortcut.activated.connect(lambda: heard.append(True))
    guard.share()
    arrive(window)
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert not heard
    wait(guard, clock, key_guard.QUIET_MS)
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert heard == [True]


def test_a_key_is_told_to_the_other_window_and_a_dropped_one_is_not(clock, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    guard, told = KeyGuard(window), []
    guard.typed.connect(told.append)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    guard.share()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    assert told == [clock.now]
    arrive(window)
    clock.now += 500
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    assert len(told) == 1


def test_the_keyboard_that_goes_again_at_once_leaves_nothing_closed(window, clock):
    guard = KeyGuard(window)
    guard.share()
    arrive(window)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert not guard.is_dropping


def test_a_window_without_the_keyboard_takes_no_key(window, clock, qtbot):
    guard = KeyGuard(window)
    window.hide()
    window.show()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    field(window).setFocus()
    guard.share()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_X)
    assert field(window).text() == ""


def test_keys_that_came_without_the_keyboard_are_under_way_when_it_comes(window, clock, qtbot):
    guard, other = KeyGuard(window), QWidget()
    window.hide()
    window.show()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    guard.share()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_X)  # the mouse is over the window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    wait(guard, clock, key_guard.ARRIVED_MS + 50)
    QTest.keyClicks(field(window), "x")
    assert field(window).text() == ""
    wait(guard, clock, key_guard.QUIET_MS)
    QTest.keyClicks(field(window), "mine")
    assert field(window).text() == "mine"

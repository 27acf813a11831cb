"""The participant sees at every moment whether their keys are heard."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QWidget

from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt

BESIDE = QRect(5000, 0, 100, 100)


@pytest.fixture
def here(seat, steps) -> Any:
    return seat([steps.rate, steps.thanks])


def sign(here: Any) -> KeyboardAt | None:
    shown = here.window._bottom.keyboard
    return shown.at if shown.isVisible() else None


def leave(here: Any, qtbot) -> QWidget:
    """Another window takes the keyboard."""
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    return other


def test_without_a_moderators_window_there_is_no_sign(here) -> None:
    assert sign(here) is None and not here.window._keyboard.frame.is_shown


def test_the_sign_follows_the_keyboard(here, qtbot) -> None:
    here.window.attend(True)
    assert sign(here) is KeyboardAt.HERE and here.window._keyboard.frame.is_shown
    leave(here, qtbot)
    assert sign(here) is KeyboardAt.ELSEWHERE and not here.window._keyboard.frame.is_shown
    here.window.presence.see_moderator("HDMI-1", BESIDE, typing=False)
    assert sign(here) is KeyboardAt.OTHER
    assert here.shows("Keyboard: your supervisor. Click the page to use it.")
    here.window.presence.see_moderator("HDMI-1", BESIDE, typing=True)
    assert here.shows("Keyboard: your supervisor is typing. The mouse works here.")
    seen: list[tuple[KeyboardAt | None, bool]] = []
    here.window.presence.keyboard_changed.connect(
        lambda: seen.append((sign(here), here.window._keyboard.frame.is_shown))
    )
    here.window.presence.take_keyboard()
    qtbot.waitUntil(lambda: sign(here) is KeyboardAt.HERE)
    assert (KeyboardAt.ARRIVING, False) in seen
    assert here.window._keyboard.frame.is_shown
    here.window.attend(False)
    assert sign(here) is None and not here.window._keyboard.frame.is_shown


def test_keys_under_way_are_no_ratings(here, qtbot) -> None:
    here.window.attend(True)
    other = leave(here, qtbot)
    here.window.presence.take_keyboard()
    qtbot.waitUntil(here.window.isActiveWindow)
    here.type("abab ab")
    assert here.session.state.answers_here() == {}
    qtbot.waitUntil(lambda: not here.window.presence.guard.is_dropping)
    here.type("a")
    assert len(here.session.state.answers_here()) == 1
    other.close()


def test_the_frame_is_at_the_edges_and_takes_no_click(here) -> None:
    here.window.attend(True)
    here.window.resize(1400, 800)
    QCoreApplication.processEvents()
    strips = here.window._keyboard.frame._strips
    around = [strip.geometry() for strip in strips]
    assert around[1].bottom() == here.window.height() - 1
    assert around[3].right() == here.window.width() - 1
    assert all(min(g.width(), g.height()) == 4 for g in around)


def test_every_language_has_words_for_it(seat, steps, qtbot) -> None:
    here = seat([steps.rate, steps.thanks], study={"languages": ["en", "de"]})
    here.window.attend(True)
    here.window._on_appearance_chosen("language", "de")
    qtbot.waitUntil(lambda: here.window._bottom.keyboard.text == "Tastatur: Sie")

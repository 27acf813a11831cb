"""What counts as leaving the page, and what does not."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from labeval.session.events.events import Kind
from labeval.ui.participant.window.front_window import FrontWatch

LEFT, BACK = Kind.WINDOW_LEFT, Kind.WINDOW_RETURNED


class SessionMonitor:
    def __init__(self) -> None:
        self.noted: list[Kind] = []
        self.state = SimpleNamespace(paused=False, on_break=False, ended=None)
        self.watch = FrontWatch(lambda: self.state, self.noted.append)  # type: ignore[arg-type]
        self.watch._grace.setInterval(0)
        self.watch.see(True)


@pytest.fixture
def front(qtbot: QtBot) -> SessionMonitor:
    return SessionMonitor()


def test_without_a_moderator_leaving_is_noted_at_once(front: SessionMonitor) -> None:
    front.watch.see(False)
    front.watch.see(True)
    assert front.noted == [LEFT, BACK]


def test_the_moderators_keyboard_is_no_leaving_whichever_is_told_first(
    front: SessionMonitor, qtbot: QtBot
) -> None:
    front.watch.attend(True)
    front.watch.see(False)
    front.watch.see_moderator(True)
    assert not front.watch._grace.isActive(), "nothing can be noted any more"
    front.watch.see(True)
    front.watch.see_moderator(False)
    front.watch.see_moderator(True)
    front.watch.see(False)
    assert not front.watch._grace.isActive() and front.noted == []


def test_from_the_moderator_to_another_program_is_leaving(
    front: SessionMonitor, qtbot: QtBot
) -> None:
    front.watch.attend(True)
    front.watch.see(False)
    front.watch.see_moderator(True)
    front.watch.see_moderator(False)
    qtbot.waitUntil(lambda: front.noted == [LEFT])
    front.watch.see_moderator(True)
    assert front.noted == [LEFT, BACK]


def test_with_the_moderators_process_its_keyboard_is_gone(
    front: SessionMonitor, qtbot: QtBot
) -> None:
    front.watch.attend(True)
    front.watch.see(False)
    front.watch.see_moderator(True)
    front.watch.attend(False)
    qtbot.waitUntil(lambda: front.noted == [LEFT])


def test_while_the_session_rests_nothing_is_noted(front: SessionMonitor, qtbot: QtBot) -> None:
    front.watch.attend(True)
    front.state.paused = True
    front.watch.see(False)
    qtbot.waitUntil(lambda: not front.watch._grace.isActive())
    assert front.noted == []

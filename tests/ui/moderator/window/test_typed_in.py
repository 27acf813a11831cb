"""The moderator's window tells the participant's whether it is being typed in: a click on the page
takes the keyboard only where nothing is half typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from labeval.ui.link.client import ModeratorLink
from labeval.ui.link.server import SessionLink
from labeval.ui.moderator.window.participant_front import FrontTeller

Lab = Any


@pytest.fixture
def told(lab: Lab, qtbot) -> Iterator[list[bool]]:
    """What the participant's window is told, newest last."""
    heard: list[bool] = []
    server = SessionLink("a" * 32)
    server.keyboard_taken.connect(lambda _screen, _place, typing: heard.append(typing))
    link = ModeratorLink(lambda: server.name)
    front = FrontTeller(lab.window, link)
    link.start()
    qtbot.waitUntil(lambda: link.is_connected)
    yield heard
    front.close()
    link.close()
    server.close()


def told_now(lab: Lab, told: list[bool], qtbot) -> bool:
    """What is told of the window in front, which the drawing of the mirror can push back here."""
    lab.window.activateWindow()
    qtbot.waitUntil(lab.window.isActiveWindow)
    told.clear()
    lab.window.resize(lab.window.width() + 1, lab.window.height())
    qtbot.waitUntil(lambda: bool(told))
    return told[-1]


def test_what_is_typed_in_the_interview_is_told_at_once(lab: Lab, told, qtbot) -> None:
    lab.finish()
    assert not told_now(lab, told, qtbot)
    lab.window.focusWidget().insertPlainText("c")  # keys are dropped for a moment after an arrival
    qtbot.waitUntil(lambda: told[-1])

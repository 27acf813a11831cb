"""The moderator's window tells the participant's whether it is being typed in: a click on the page
takes the keyboard only where nothing is half typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt

from labeval.ui.link.client import ModeratorLink
from labeval.ui.link.server import SessionLink
from labeval.ui.moderator.window.participant_front import FrontTeller

Lab = Any


@pytest.fixture
def server() -> Iterator[SessionLink]:
    """The participant's end of the link."""
    server = SessionLink("a" * 32)
    yield server
    server.close()


@pytest.fixture
def told(server: SessionLink) -> list[bool]:
    """What the participant's window is told of the moderator's in front, newest last."""
    heard: list[bool] = []

    def note(_screen: str, place: QRect, typing: bool) -> None:
        if place.isValid():  # else the window is not in front
            heard.append(typing)

    server.keyboard_taken.connect(note)
    return heard


@pytest.fixture
def front(lab: Lab, server: SessionLink, told, qtbot) -> Iterator[FrontTeller]:
    """The part that tells it, over the link."""
    link = ModeratorLink(lambda: server.name)
    front = FrontTeller(lab.window, link)
    link.start()
    qtbot.waitUntil(lambda: link.is_connected)
    yield front
    front.close()
    link.close()


def come(lab: Lab, qtbot) -> None:
    """Come to the window. Without a screen, the picture of another page takes the place in front
    as soon as it is drawn; so nothing is waited for between this and what is typed."""
    lab.window.activateWindow()
    qtbot.waitUntil(lab.window.isActiveWindow)


@pytest.mark.parametrize("where", ["interview", "remarks"])
def test_what_is_saved_at_the_end_is_not_half_typed(lab: Lab, front, told, qtbot, where) -> None:
    """The supervisor's code, typed next on the participant's page, would be in the notes."""
    lab.finish()
    if where == "remarks":
        lab.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    field = lab.window.focusWidget()
    come(lab, qtbot)
    field.setFocus()
    field.insertPlainText("calm")  # keys are dropped for a moment after an arrival
    field.finished.emit()
    field.setFocus()
    assert field.toPlainText() == "calm"
    qtbot.waitUntil(lambda: any(told))
    qtbot.waitUntil(lambda: not told[-1])


def test_what_is_typed_in_the_interview_is_told_at_once(lab: Lab, front, told, qtbot) -> None:
    lab.finish()
    come(lab, qtbot)
    lab.window.focusWidget().insertPlainText("c")
    qtbot.waitUntil(lambda: any(told))

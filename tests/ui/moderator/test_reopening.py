"""The supervisor ends a session by mistake, and takes it back."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.session.events import actions
from labeval.session.events.actions import ActionKind
from labeval.session.events.events import Ending, Kind

Lab = Any
_CTRL = Qt.KeyboardModifier.ControlModifier


def end(lab: Lab) -> None:
    lab.press(Qt.Key.Key_E, _CTRL)
    lab.type("wrong session")
    lab.press(Qt.Key.Key_Return, _CTRL)
    lab.window.look()
    assert lab.session.state.ended is Ending.ENDED_EARLY
    assert lab.window.after.isVisible()


def test_one_key_opens_it_again_and_the_window_follows(lab: Lab) -> None:
    page = lab.session.page.id
    end(lab)
    lab.type("half an interview note")
    lab.press(Qt.Key.Key_E, _CTRL)
    lab.window.look()
    assert lab.session.state.ended is None and lab.session.page.id == page
    assert lab.window.during.isVisible() and not lab.window.after.isVisible()
    assert lab.window.mirror.stage.page.view.page.id == page
    said = lab.window.watch.monitor.log
    assert said.interview["approach"].note == "half an interview note", "nothing typed is lost"
    lab.type("goes on")
    assert lab.window.during.note.box.toPlainText() == "goes on"


def test_so_does_a_click(lab: Lab) -> None:
    end(lab)
    QTest.mouseClick(lab.window.after.closing._reopen, Qt.MouseButton.LeftButton)
    assert lab.session.state.ended is None


def test_a_completed_session_offers_nothing_and_says_why(lab: Lab) -> None:
    lab.finish()
    assert not lab.window.after.closing._reopen.isVisible()
    lab.press(Qt.Key.Key_E, _CTRL)
    assert ActionKind.REOPEN not in [action.kind for action in lab.sent]
    assert "not possible now" in lab.window.after.closing._status.text()


def test_a_message_behind_another_is_not_called_done(lab: Lab) -> None:
    page = lab.session.state.screen_id
    lab.session.apply_action(actions.send_message(page, "One."))
    lab.press(Qt.Key.Key_M, _CTRL)
    lab.type("Two.")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    assert "message before it" in lab.window.during.action_card.status
    assert len(lab.session.state.moderated.messages) == 2


def test_what_nobody_takes_up_now_is_not_called_sent(lab: Lab) -> None:
    lab.window.controller.is_reached = lambda: False
    lab.window.controller._send = lab.sent.append
    lab.press(Qt.Key.Key_P, _CTRL)
    assert "waits" in lab.window.during.action_card.status
    assert Kind.PAUSED not in [e.kind for e in lab.record.sessions.events(lab.session.header.id)]


def test_a_note_that_is_only_begun_is_not_called_done(lab: Lab) -> None:
    lab.type("th")
    lab.window.look()
    assert "done" not in lab.window.during.action_card.status

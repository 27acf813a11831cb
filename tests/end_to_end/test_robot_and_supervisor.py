"""A robot on the participant's window while a supervisor acts after every answer."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect

from labeval import app
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events import actions
from labeval.session.events.actions import ACTION_ID
from labeval.session.events.events import Ending, Kind
from labeval.session.state.state import state_after
from labeval.store.record.mailbox import Mailbox
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.attending import attended
from labeval.ui.robot import WindowRobot
from tests.conftest import small_items, small_study

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the offscreen platform")


def test_a_robot_comes_to_the_end_whatever_the_supervisor_does_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    folder = StudyFolder(tmp_path)
    content = StudyContent(study=small_study(), items=small_items())
    application = app.make_application()
    with open_live(folder) as live:
        decided = SessionStart(kind="simulated", condition="dqe", override_reason="test")
        session = live.start(content, decided)
        source = live.actions(session)
        put: list[actions.Action] = []
        mailbox = Mailbox(folder.database)

        def heard(page: str, field: str, value: str) -> None:
            """The supervisor reacts to answers, and nudges."""
            plan = (
                lambda: actions.pause(page),
                lambda: actions.resume(page),
                lambda: actions.skip_page(page, "it loops"),
                lambda: actions.start_break(page),
                lambda: actions.send_message(page, "Take your time."),
                lambda: actions.mark(page, "quote"),
            )
            made = plan[len(put) % len(plan)]()
            put.append(made)
            mailbox.put(session.header.id, made)
            if made.kind == actions.ActionKind.PAUSE:
                ending = actions.resume(page)
                put.append(ending)
                mailbox.put(session.header.id, ending)
            robot.window.look_for_actions()

        languages = LanguageSwitch(application)
        robot = WindowRobot(session, languages, on_answer=heard, actions=source)
        with attended(robot.window, live) as link:
            robot.run()
            robot.window.deleteLater()
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            raised: list[object] = []
            monkeypatch.setattr(sys, "excepthook", lambda *error: raised.append(error))
            link.keyboard_taken.emit("", QRect(), False)  # by a moderator who is still there
            assert not raised
        source.close()
        mailbox.close()
        events = live.record.sessions.events(session.header.id)
    assert session.state.ended is Ending.COMPLETED
    assert [e.data[ACTION_ID] for e in events if ACTION_ID in e.data] == [
        action.id for action in put
    ]
    kinds = {event.kind for event in events}
    assert {Kind.PAGE_SKIPPED, Kind.PAUSED, Kind.BREAK_STARTED, Kind.MESSAGE_SENT} <= kinds
    assert session.state == state_after(session.header.plan, events)
    assert verify(folder.database).sound

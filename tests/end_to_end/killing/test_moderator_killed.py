"""A moderator's process that is killed, alone or with everything else."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from pytestqt.qtbot import QtBot

from labeval import app, places
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events import actions
from labeval.session.events.events import Ending, Kind
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.opening import live_window
from labeval.ui.participant.window.attending import attended
from labeval.ui.robot import WindowRobot
from labeval.ui.theme import LIGHT
from tests.support.program import Program

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")
KILL_AT = 30


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    shutil.copytree(places.templates() / "six-methods", tmp_path / "study")
    return StudyFolder(tmp_path / "study")


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is killed at the latest when the block ends."""
    started = Program(
        [sys.executable, "-m", *words], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    try:
        yield started
    finally:
        started.kill()
        started.communicate()


def test_the_participant_notices_nothing_and_the_next_moderator_sees_everything(
    folder: StudyFolder, qtbot: QtBot
):
    application = app.make_application()
    answers = 0
    with open_live(folder) as live, process("labeval", "moderate", str(folder.path)) as moderator:
        decided = SessionStart(kind="simulated", condition="dqe", override_reason="kill test")
        session = live.start(read_study(folder.path), decided)
        source = live.actions(session)

        def heard(page: str, field: str, value: str) -> None:
            nonlocal answers
            answers += 1
            if answers == KILL_AT:
                qtbot.waitUntil(lambda: robot.window._bars.attended)
                with Mailbox(folder.database) as mailbox:
                    mailbox.put(
                        session.header.id, actions.note(page, "a note", note=actions.new_id())
                    )
                    mailbox.put(session.header.id, actions.mark(page, "quote"))
                os.kill(moderator.pid, signal.SIGKILL)

        robot = WindowRobot(session, LanguageSwitch(application), on_answer=heard, actions=source)
        with attended(robot.window, live):
            robot.run()
        assert not robot.window._bars.attended
        robot.window.deleteLater()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        source.close()
        events = live.record.sessions.events(session.header.id)
    assert session.state.ended is Ending.COMPLETED and answers > KILL_AT
    assert verify(folder.database).sound
    again = live_window(folder, session.header.participant, LIGHT)
    monitor = again.watch.monitor
    assert monitor is not None and monitor.state == session.state
    assert [note.text for note in monitor.log.notes.values()] == ["a note"]
    assert len(monitor.log.markers) == 1
    assert monitor.state.last_seq == events[-1].seq
    again.close()


def test_when_everything_is_killed_both_come_back(folder: StudyFolder):
    # At a crawl, so that the kill meets it in the middle.
    robot = ("tests.runs.screens.two_screens", "participant", str(folder.path), "0.05")
    with process("labeval", "moderate", str(folder.path)) as moderator, process(*robot) as session:
        while _answers(folder) < 15:
            assert session.poll() is None and moderator.poll() is None
            time.sleep(0.05)
        os.kill(session.pid, signal.SIGKILL)
        os.kill(moderator.pid, signal.SIGKILL)
    kept = _answers(folder)
    with open_live(folder) as live:
        (line,) = live.record.sessions.lines()
        resumed = live.resume(line.header.id)
        window = live_window(folder, "", LIGHT)
        monitor = window.watch.monitor
        assert monitor is not None
        assert monitor.header.id == line.header.id
        assert monitor.state == resumed.state
        assert window.mirror.stage is not None
        page = window.mirror.stage.page
        assert page is not None and page.view.page == resumed.page
        assert page.answers == resumed.state.answers_here()
        window.close()
    assert _answers(folder) == kept >= 15


def _answers(folder: StudyFolder) -> int:
    if not folder.database.exists():
        return 0
    try:
        with Record(folder.database, read_only=True) as record:
            lines = record.sessions.lines()
            events = record.sessions.events(lines[0].header.id) if lines else []
    except Exception:  # it is being made
        return 0
    return sum(event.kind == Kind.ANSWER and event.page.startswith("dqe") for event in events)

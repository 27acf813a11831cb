"""The window of a session with sound, from its opening to what follows its closing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from labeval import app, places
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.window import ParticipantWindow

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="the offscreen platform"),
]


def test_a_window_with_sound_that_has_closed_leaves_everything_in_order(tmp_path: Path):
    application = app.make_application()
    languages = LanguageSwitch(application)
    before, linked = languages.language, []

    def close() -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, ParticipantWindow) and window.session is session:
                linked.append((window.sound, list(window.session.listeners)))
                window.deleteLater()

    with open_live(StudyFolder(tmp_path)) as live:
        decided = SessionStart(kind="simulated", condition="ab", override_reason="test")
        session = live.start(read_study(places.templates() / "six-methods"), decided)
        QTimer.singleShot(0, close)
        app.run_session(live, session, languages, microphone="no such microphone")
        live.back_up()
    ((sound, listeners),) = linked
    assert sound is not None and listeners and not session.listeners
    assert languages.language == before
    assert [path.suffix for path in (tmp_path / "backups").iterdir()]

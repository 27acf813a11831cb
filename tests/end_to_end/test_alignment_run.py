"""Clicks at known times, recorded by the program, are found at those times: a short run of two."""

from __future__ import annotations

import shutil
import sys

import pytest

from tests.end_to_end.alignment import measure
from tests.sound_server import NoSoundServer, silent_room


@pytest.mark.skipif(sys.platform != "linux", reason="needs PulseAudio's own library and a pipe")
def test_clicks_are_found_where_they_were_played(monkeypatch, tmp_path):
    if shutil.which("pactl") is None:
        pytest.skip("PulseAudio is not installed")
    for name in ("PULSE_SERVER", "PULSE_SOURCE", "PULSE_SINK"):
        monkeypatch.setenv(name, "")  # so that what the run sets is taken back after it
    try:
        with silent_room(tmp_path):
            found = measure(11.0, tmp_path)
    except NoSoundServer as why:
        pytest.skip(str(why))
    for microphone in found:
        assert len(microphone.error_ms) >= 3, microphone.name
        assert max(abs(error) for error in microphone.error_ms) < 50, microphone.name

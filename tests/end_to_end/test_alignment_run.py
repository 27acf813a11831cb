"""Clicks at known times, recorded by the program, are found at those times: a short run of two."""

from __future__ import annotations

import shutil
import sys

import pytest

from tests.runs.sound.alignment import measure
from tests.support.sound.sound_server import silent_room


@pytest.mark.skipif(sys.platform != "linux", reason="needs PulseAudio's own library and a pipe")
def test_clicks_are_found_where_they_were_played(tmp_path, monkeypatch):
    if shutil.which("pactl") is None:
        pytest.skip("pactl is not installed")
    for name in ("PULSE_SERVER", "PULSE_SOURCE", "PULSE_SINK"):
        monkeypatch.setenv(name, "")
    (tmp_path / "pulse").mkdir()
    # A server of its own: it does not come to rest over the pipe of the second microphone, and
    # other microphones of the same server then give nothing.
    with silent_room(tmp_path / "pulse"):
        found = measure(11.0, tmp_path)
    for microphone in found:
        assert len(microphone.error_ms) >= 3, microphone.name
        assert max(abs(error) for error in microphone.error_ms) < 50, microphone.name

"""A loudspeaker that comes after the audio library has looked for one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

SCRIPT = """
import sys
from pathlib import Path
import sounddevice as sd

sd.query_devices()  # nothing is there yet; the library remembers that
from labeval.audio.playing import Player
from tests.support.sound.sound_server import NoSoundServer, silent_room

try:
    with silent_room(Path(sys.argv[1])):
        player = Player("pulse")
        player.open(Path(sys.argv[2]))
        player.play()
        print("plays" if player.is_playing else "silent")
        player.close()
except NoSoundServer:
    print("no server")
"""


def test_it_is_found_when_something_is_to_be_played(tmp_path: Path) -> None:
    import numpy as np
    import soundfile

    sound = tmp_path / "tone.wav"
    soundfile.write(sound, np.sin(np.arange(48_000) / 20) / 4, 48_000)
    (tmp_path / "home").mkdir()
    nobody = {"PULSE_SERVER": f"unix:{tmp_path}/nobody"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path / "home"), str(sound)],
        cwd=ROOT,
        env={**os.environ, **nobody},
        capture_output=True,
        text=True,
        timeout=60,
    )
    if "no server" in done.stdout:
        pytest.skip("there is no sound server here")
    assert done.stdout.strip() == "plays", done.stderr

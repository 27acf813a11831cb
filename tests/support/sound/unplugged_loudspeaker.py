"""Plays a tone until the loudspeaker goes away.

``python -m tests.support.sound.unplugged_loudspeaker FOLDER``

A process of its own, since the audio library finds its server once, and since there must be no
other loudspeaker that the sound could move to. Prints where it stopped, and why; then a loudspeaker
is there again, and it prints whether it goes on from there.
"""

from __future__ import annotations

import subprocess
import sys
import time
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

from labeval.audio.playing import Player
from tests.support.sound.sound_server import SINK, NoSoundServer, silent_room

RATE = 16_000
SECONDS = 60
AT_MOST_S = 20.0


def main(home: Path) -> None:
    sound = home / "tone.wav"
    samples = np.sin(2 * np.pi * 440 * np.arange(RATE * SECONDS) / RATE) * 12_000
    with wave.open(str(sound), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.astype("<i2").tobytes())
    with silent_room(home):
        player = Player()
        player.open(sound)
        player.play()
        wait(lambda: player.position_ms > 300)
        unplug()
        gone = player.position_ms
        wait(lambda: not player.is_playing)
        print(round(gone), round(player.position_ms), player.failure, sep="\n")
        load = ["pactl", "load-module", "module-null-sink", f"sink_name={SINK}", "rate=48000"]
        subprocess.run(load, check=True, capture_output=True, timeout=60)
        rest = player.position_ms
        player.play()
        wait(lambda: player.position_ms > rest + 200)
        print("goes on", player.failure, sep="\n")
        player.close()


def unplug() -> None:
    listed = subprocess.run(
        ["pactl", "list", "short", "modules"], check=True, capture_output=True, text=True
    ).stdout
    (number,) = (line.split()[0] for line in listed.splitlines() if f"sink_name={SINK}" in line)
    subprocess.run(["pactl", "unload-module", number], check=True, timeout=60)


def wait(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + AT_MOST_S
    while not condition():
        if time.monotonic() > end:
            raise SystemExit("it never came")
        time.sleep(0.01)


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except NoSoundServer as why:
        raise SystemExit(f"no server: {why}") from why

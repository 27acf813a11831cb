"""Kills the recorder of a protected study again and again, and looks at what it has left.

``python -m tests.runs.killing.sealed_kills 500`` prints the result; the suite runs a short version.
The recorder is the real one, without a window around it, so that many kills fit into an hour.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from labeval.audio.recorder import Recorder, RecorderStatus
from labeval.audio.recording import read_recording
from labeval.audio.sounds import samples_of, sound_in
from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.store.record.sealed_sounds import files_to_seal, unseal
from tests.support.program import Program
from tests.support.sound.sound_server import silent_room

ROOT = Path(__file__).resolve().parents[3]


@dataclass
class SealedKills:
    """Result of a run of kills."""

    kills: int = 0
    frames: int = 0
    """That the recorder had written by its own account."""
    lost: int = 0
    """Frames of these that cannot be read."""
    damaged: int = 0
    """Recordings with a piece that does not open, or that are not what the log has."""
    in_the_clear: int = 0
    """Files with sound that are not sealed."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills: {self.frames} frames written, {self.lost} of them lost; "
            f"{self.damaged} recordings damaged, {self.in_the_clear} files in the clear"
        )


class _Endless:
    def next(self) -> str:
        return ""


def _record(folder: Path) -> None:
    """The process that is killed: it prints how many frames are written."""
    id, secret = sys.stdin.readline().split(",")

    def listener(status: RecorderStatus) -> None:
        print(status.frames, flush=True)

    key = SealKey(id, bytes.fromhex(secret))
    recorder = Recorder(
        folder, device="pulse", channels=1, sealing=key, listener=listener, reserve=0
    )
    recorder.run(_Endless())


def kill_sealed(kills: int, seed: int) -> SealedKills:
    """Kill so many recordings; a sound server must be there."""
    rng, found, key = random.Random(seed), SealedKills(), SealKey.new()
    SEAL_KEYS.add(key)
    with tempfile.TemporaryDirectory() as place:
        for n in range(kills):
            folder = Path(place) / "audio" / f"s-{n}"
            written = _killed(folder, key, rng.uniform(0.0, 2.5))
            found.kills += 1
            found.frames += written
            _look(folder, written, found)
            if n % 25 == 24 and __name__ == "__main__":
                print(found, flush=True)
    return found


def _killed(folder: Path, key: SealKey, seconds: float) -> int:
    """Kill the recorder so long after its first frames; returns how many it has written."""
    command = [sys.executable, "-m", "tests.runs.killing.sealed_kills", "record", str(folder)]
    pipe, kill_at, written = subprocess.PIPE, float("inf"), 0
    with Program(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(f"{key.id},{key.secret.hex()}\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.endswith("\n"):
                written = max(written, int(line))
            if written and kill_at == float("inf"):
                kill_at = time.monotonic() + seconds
            if time.monotonic() >= kill_at:
                process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL, f"it ended with {process.returncode}"
    return written


def _look(folder: Path, written: int, found: SealedKills) -> None:
    found.in_the_clear += len(files_to_seal(folder.parent))
    samples = samples_of(sound_in(folder))
    frames = 0
    if samples is not None:
        with samples:
            frames = len(samples.frames(0, samples.layout.frames))
            found.damaged += samples.is_damaged or not samples.is_cut
    found.lost += max(0, written - frames)
    found.damaged += wholeness_of(folder) is not Wholeness.LIKELY
    recording = read_recording(folder)
    found.damaged += recording.ended or recording.frames != frames
    unseal(sound_in(folder))  # as when the study is opened again
    found.damaged += read_recording(folder).frames != frames
    sound_in(folder).unlink()


if __name__ == "__main__":
    if sys.argv[1] == "record":
        _record(Path(sys.argv[2]))
    else:
        with tempfile.TemporaryDirectory() as home, silent_room(Path(home)):
            print(kill_sealed(int(sys.argv[1]), seed=int(time.time())))

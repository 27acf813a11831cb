"""Plays clicks at known times, records them, and measures how far off their session times are.

``python -m tests.runs.sound.alignment MINUTES`` records two microphones at once with the
program's own recorder: the monitor of a silent sink, whose clock is the computer's, and a card
whose quartz is off by a known amount. It prints a table of errors per ten minutes.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile

from labeval.audio.process import RecorderProcess
from labeval.audio.recording import LogEntry, Recording, read_recording
from labeval.session.state.recordings import Tie
from tests.support.sound.sound_server import SINK, silent_room

ROOT = Path(__file__).resolve().parents[3]
CARD = "drifting_card"
CARD_PPM = -120.0
"""As a poor quartz; good ones are within 30."""
RATE = 48_000
LOUD = 0.25
FAR_MS = 500.0
"""A click that is farther off than this was not heard."""

Clicks = list[tuple[float, float]]
"""Frame of the source and monotonic ms at which it was heard."""


@dataclass(frozen=True)
class Measured:
    """What became of the clicks of one microphone."""

    name: str
    recording: Recording
    played_ms: list[float]
    error_ms: list[float]
    """By click, session time found minus session time played; nan where it was not heard."""

    def drift_ppm(self) -> float:
        """How much the card is faster than the computer, by the longest stretch's line."""
        starts = [s.first_frame for s in self.recording.alignment.stretches]
        lengths = np.diff([*starts, self.recording.frames])
        stretch = self.recording.alignment.stretches[int(lengths.argmax())]
        return (1000 / self.recording.rate / stretch.ms_per_frame - 1) * 1e6

    def lines(self, minutes: int = 10) -> Iterator[str]:
        """A line for every so many minutes, and one for all of it."""
        stretches = len(self.recording.alignment.stretches)
        yield (
            f"{self.name}: {self.recording.frames / self.recording.rate / 60:.1f} min, "
            f"{stretches} stretches, {self.recording.overflows} overflows, "
            f"drift {self.drift_ppm():+.1f} ppm"
        )
        played = np.array(self.played_ms)
        error = np.array(self.error_ms)
        part = ((played - played[0]) // (minutes * 60_000)).astype(int)
        for n in range(part[-1] + 1):
            yield f"  {n * minutes}-{(n + 1) * minutes} min: {_summary(error[part == n])}"
        yield f"  all: {_summary(error)}"


def _summary(error: np.ndarray) -> str:
    heard = error[~np.isnan(error)]
    missed = len(error) - len(heard)
    if not len(heard):
        return f"none of {len(error)} clicks heard"
    size = np.abs(heard)
    return (
        f"{len(heard)} clicks, {missed} missed; error median {np.median(heard):+.2f} ms, "
        f"p99 {np.percentile(size, 99):.2f} ms, max {size.max():.2f} ms"
    )


def measure(seconds: float, home: Path) -> list[Measured]:
    """Record both microphones for so long. A private sound server must be running."""
    pipe = home / "card"
    subprocess.run(
        [
            *("pactl", "load-module", "module-pipe-source", f"source_name={CARD}"),
            *(f"file={pipe}", "format=s16le", f"rate={RATE}", "channels=1"),
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    sink = _recorder(home / "sink", f"{SINK}.monitor")
    card = _recorder(home / "card-recording", CARD)
    sources = [
        _clicks(home, "click_player", str(seconds)),
        _clicks(home, "drifting_card", str(pipe), str(CARD_PPM), str(seconds)),
    ]
    deadline = time.monotonic() + seconds + 60
    while any(source.poll() is None for source in sources) and time.monotonic() < deadline:
        for recorder in (sink, card):
            recorder.results(0.2)
    for recorder in (sink, card):
        recorder.stop()
    return compared(home)


def compared(home: Path) -> list[Measured]:
    """What a run has left in its folder."""
    return [
        _compare("monitor of a sink", home / "sink", _read(home, "click_player")),
        _compare(
            f"card of {CARD_PPM:+.0f} ppm", home / "card-recording", _read(home, "drifting_card")
        ),
    ]


def _recorder(folder: Path, source: str) -> RecorderProcess:
    """A recorder of one of the server's sources; it listens when this returns."""
    os.environ["PULSE_SOURCE"] = source
    recorder = RecorderProcess(folder, device="pulse", sealing=None)
    while not any(heard.what == LogEntry.STRETCH for heard in recorder.results(10)):
        pass
    return recorder


def _clicks(home: Path, module: str, *arguments: str) -> subprocess.Popen[bytes]:
    with (home / f"{module}.txt").open("wb") as told:
        return subprocess.Popen(
            [sys.executable, "-m", f"tests.runs.sound.{module}", *arguments],
            cwd=ROOT,
            stdout=told,
        )


def _read(home: Path, module: str) -> Clicks:
    lines = (home / f"{module}.txt").read_text(encoding="utf-8").splitlines()
    return [(float(frame), float(at)) for frame, at in map(str.split, lines)]


def _compare(name: str, folder: Path, clicks: Clicks) -> Measured:
    """Where each click was found on a session clock that was tied once, at the beginning."""
    recording = read_recording(folder)
    tie = Tie(0.0, clicks[0][1])
    heard = np.array(
        [tie.session_ms_of_frame(recording.alignment, f) for f in _onsets(recording.sound)]
    )
    played = np.array(_steady([at for _, at in clicks], [f for f, _ in clicks])) - clicks[0][1]
    errors = []
    for at in played:
        nearest = heard[np.abs(heard - at).argmin()] - at if len(heard) else np.inf
        errors.append(float(nearest) if abs(nearest) < FAR_MS else float("nan"))
    return Measured(name, recording, played.tolist(), errors)


def _steady(at_ms: list[float], frames: list[float], window: int = 15) -> list[float]:
    """The same times without the jitter of asking: a source's frames follow each other evenly."""
    offset = np.array(at_ms) - np.array(frames) * 1000 / RATE
    return [
        float(np.median(offset[max(0, n - window // 2) : n + window // 2 + 1]))
        + frames[n] * 1000 / RATE
        for n in range(len(frames))
    ]


def _onsets(sound: Path) -> list[int]:
    """The first loud frame after half a second without any."""
    found: list[int] = []
    last, at = -RATE, 0
    with soundfile.SoundFile(sound) as file:
        for block in file.blocks(blocksize=1 << 20, dtype="float32"):
            for frame in np.flatnonzero(np.abs(block) > LOUD) + at:
                if frame - last > file.samplerate // 2:
                    found.append(int(frame))
                last = frame
            at += len(block)
    return found


if __name__ == "__main__":
    with contextlib.suppress(PermissionError):
        os.nice(-5)  # other work on this computer should be felt less
    with tempfile.TemporaryDirectory() as place, silent_room(Path(place)):
        for measured in measure(float(sys.argv[1]) * 60, Path(place)):
            print(*measured.lines(), sep="\n")

"""An hour of sound heard, and a part destroyed: ``python -m tests.benchmarks.speech.hearing``."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from labeval.audio.feeding import Feed, Playing
from labeval.audio.peaks import Peaks, peaks_of
from labeval.audio.silencing import silence
from labeval.audio.wave_file import WaveFile
from labeval.jobs.redaction.redaction import confirm
from labeval.store.workbook.workbook import Workbook
from tests.benchmarks.figures import Figure
from tests.support.studies.redacted_study import CODER, fill, redact_names

RATE = 48_000
MINUTES = 60


def an_hour(path: Path) -> None:
    """A recording of an hour, mono."""
    rng = np.random.default_rng(1)
    minute = rng.integers(-9_000, 9_001, RATE * 60).astype("<i2").tobytes()
    with WaveFile(path, rate=RATE, channels=1) as file:
        for _ in range(MINUTES):
            file.write(minute)


def timed_ms(deed, times: int = 1) -> float:
    """The median, in ms."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        deed()
        taken.append((time.perf_counter() - begun) * 1000)
    return float(np.median(taken))


def figures(place: Path) -> Iterator[Figure]:
    """All figures; the hour's file is in the system's cache, as after recording."""
    sound = place / "hour.wav"
    an_hour(sound)
    peaks = Peaks()
    taken = timed_ms(lambda: [peaks.add(part) for part in peaks_of(sound)])
    yield Figure("waveform of an hour, 48 kHz", f"{taken:.0f} ms", "in the background")
    taken = timed_ms(lambda: peaks.columns(0, peaks.length_ms, 1600), 50)
    yield Figure("columns of the whole hour for a strip of 1600 px", f"{taken:.2f} ms", "")
    for speed in (1.0, 2.0):
        waits = [_first_block_ms(sound, speed) for _ in range(15)]
        told = f"from the request to the first block ready, minute 50, {speed:g}×"
        yield Figure(told, f"{np.median(waits):.1f} ms", "")
    taken = timed_ms(lambda: silence(sound, [(1_800_000, 1_802_000)]), 5)
    yield Figure("two seconds of an hour silenced, durably", f"{taken:.1f} ms", "")
    folder = fill(place / "study")
    with Workbook(folder.workbook, coder=CODER) as workbook:
        redact_names(workbook)
        taken = timed_ms(lambda: confirm(folder, workbook))
    yield Figure("a redaction confirmed, small study with two backups", f"{taken:.0f} ms", "")


def _first_block_ms(sound: Path, speed: float) -> float:
    begun = time.perf_counter()
    feed = Feed(Playing(sound, 50 * 60_000, RATE, 1, speed))
    feed.blocks.get()
    taken = (time.perf_counter() - begun) * 1000
    feed.join()
    return taken


def main() -> None:
    """Print the table."""
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print("| what | measured | aim |\n| --- | --- | --- |")
    with tempfile.TemporaryDirectory() as place:
        for figure in figures(Path(place)):
            print(figure, flush=True)


if __name__ == "__main__":
    main()

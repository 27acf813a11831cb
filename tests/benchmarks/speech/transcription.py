"""Speed, memory and word errors of transcription over settings.

``python -m tests.benchmarks.speech.transcription [--repeat N] [--quick] [SOUND TEXT]`` makes ten
minutes of speech, or takes a sound file and a file with what is said in it, and prints a table in
Markdown. The first rows are the library's own settings, the last ones the program's. Rows are
repeated in turns, so that what else the machine does falls on all of them.
"""

from __future__ import annotations

import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import psutil

from labeval.transcription.models import packaged_models
from labeval.transcription.recogniser import recognised
from labeval.transcription.settings import Listening
from tests.benchmarks.speech.library import by_library
from tests.benchmarks.speech.spoken import write_speech
from tests.benchmarks.speech.word_errors import word_errors

LIBRARY: dict[str, Mapping[str, Any]] = {
    "library's defaults, word times": {},
    "without previous text": {"condition_on_previous_text": False},
    "voice filter": {"vad_filter": True},
    "voice filter, without previous text": {
        "vad_filter": True,
        "condition_on_previous_text": False,
    },
    "silence guard of 2 s": {"hallucination_silence_threshold": 2.0},
    "beam 1": {"beam_size": 1},
    "one thread": {"threads": 1},
    "8 at once": {"batch": 8},
    "16 at once": {"batch": 16},
}
OURS: dict[str, Listening] = {
    "**defaults**": Listening(),
    "one thread": Listening(threads=1),
    "no second attempt": Listening(longest_gap_s=0.0, again_where_doubtful=False),
    "stretches of 4 pieces": Listening(stretch_pieces=4),
    "beam 1": Listening(beam_size=1),
}


@dataclass(slots=True)
class Row:
    """What was measured of one setting."""

    factors: list[float] = field(default_factory=list)
    """Time by the length of the sound."""
    busy: list[float] = field(default_factory=list)
    """Processor time by the length of the sound, which other programs change less."""
    firsts: list[float] = field(default_factory=list)
    """Seconds to the first text, model loaded included."""
    peaks: list[float] = field(default_factory=list)
    """Megabytes."""
    text: str = ""


QUICK = ("default", "one thread")
"""Texts in the names of the rows that ``--quick`` leaves."""


def _texts(sound: Path, model: Path, how: Mapping[str, Any] | Listening) -> Iterator[str]:
    if not isinstance(how, Listening):
        for segment in by_library(sound, model, language="en", **how):
            yield segment.text
        return
    for found in recognised(sound, model, how, 0.0):
        if found.segments:
            yield " ".join(segment.text for segment in found.segments)


def _measure(pipe: Connection, sound: str, model: str, how: Mapping[str, Any] | Listening) -> None:
    """The process of one row."""
    begun, first, parts = time.perf_counter(), 0.0, []
    busy = time.process_time()
    for text in _texts(Path(sound), Path(model), how):
        first = first or time.perf_counter() - begun
        parts.append(text)
    took, busy = time.perf_counter() - begun, time.process_time() - busy
    peak = next(
        int(line.split()[1]) / 1024
        for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
        if line.startswith("VmHWM")
    )
    pipe.send((took, busy, first, peak, " ".join(parts)))


def measured(
    sound: Path, seconds: float, repeat: int, wanted: tuple[str, ...] = ()
) -> dict[str, Row]:
    """Every row, or those whose names hold a wanted text, ``repeat`` times in turns."""
    hows: dict[str, Mapping[str, Any] | Listening] = {
        **{f"library: {name}": how for name, how in LIBRARY.items()},
        **{f"labeval: {name}": how for name, how in OURS.items()},
    }
    if wanted:
        hows = {name: how for name, how in hows.items() if any(text in name for text in wanted)}
    rows = {name: Row() for name in hows}
    context = multiprocessing.get_context("spawn")
    model = str(packaged_models()[0].folder)
    for _ in range(repeat):
        for name, how in hows.items():
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(target=_measure, args=(theirs, str(sound), model, how))
            process.start()
            theirs.close()
            took, busy, first, peak, text = ours.recv()
            process.join()
            rows[name].factors.append(took / seconds)
            rows[name].busy.append(busy / seconds)
            rows[name].firsts.append(first)
            rows[name].peaks.append(peak)
            rows[name].text = text
            print(f"{name}: {took / seconds:.3f}", file=sys.stderr, flush=True)
    return rows


def table(rows: Mapping[str, Row], said: str) -> Iterator[str]:
    """The rows in Markdown."""
    yield "| settings | word errors | wrong, missing, too many | time by length (range) "
    yield "| processor time by length | first text | peak memory |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for name, row in rows.items():
        errors = word_errors(said, row.text)
        factor, busy = statistics.median(row.factors), statistics.median(row.busy)
        yield (
            f"| {name} | {errors.rate:.3f} "
            f"| {errors.substituted}, {errors.deleted}, {errors.inserted} "
            f"| {factor:.3f} ({min(row.factors):.3f}–{max(row.factors):.3f}) | {busy:.3f} "
            f"| {statistics.median(row.firsts):.1f} s | {max(row.peaks):.0f} MB |"
        )


def main() -> None:
    """Print the table."""
    words = sys.argv[1:]
    repeat = int(words.pop(words.index("--repeat") + 1)) if "--repeat" in words else 3
    files = [word for word in words if not word.startswith("--")]
    with tempfile.TemporaryDirectory() as place:
        if files:
            sound, said = Path(files[0]), Path(files[1]).read_text(encoding="utf-8")
        else:
            sound = Path(place) / "speech.wav"
            said = write_speech(sound, least_seconds=60 if "--quick" in words else 600)
        import av

        with av.open(str(sound)) as container:
            seconds = (container.duration or 0) / 1_000_000
        rows = measured(sound, seconds, repeat, QUICK if "--quick" in words else ())
    head, more, *lines = table(rows, said)
    print(f"{seconds:.0f} s of speech, {len(said.split())} words, {psutil.cpu_count()} cores\n")
    print("\n".join([head + more, *lines]))


if __name__ == "__main__":
    main()

"""Kills a session while it is recorded, resumes it, and counts sound and answers that were lost.

``python -m tests.runs.killing.recording_kills 20`` prints the result, ``20 protected`` that of a
protected study, whose sound is sealed; the suite runs short versions. Every other kill meets the
recorder too, so that the whole program is gone at once.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import soundfile

from labeval.audio.recording import read_recording
from labeval.files.sealing.samples import open_content
from labeval.session.events.events import Event, Kind
from labeval.session.state.recordings import recordings_of
from labeval.store.disk.key_ring import HANDED_OVER, RING
from labeval.store.record.record import Record
from labeval.store.record.sealed_sounds import files_to_seal
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.support.program import Program
from tests.support.protected import protected
from tests.support.sound.sound_server import silent_room

ROOT = Path(__file__).resolve().parents[3]


@dataclass
class RecordingKills:
    """What a run of kills found."""

    kills: int = 0
    recordings: int = 0
    unreadable: int = 0
    missing_ms: list[float] = field(default_factory=list)
    """Of each recording: from its last frame to the last event of its run; below 0 it went on."""
    late_ms: list[float] = field(default_factory=list)
    """Of each recording: from the event that says it began to its first frame; below 0 it is
    earlier."""
    answers: int = 0
    lost: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills: {self.recordings} recordings, {self.unreadable} unreadable; at "
            f"most {max(self.missing_ms):.0f} ms of sound missing at the end and "
            f"{max(self.late_ms):.0f} ms at the beginning; {self.answers} acknowledged answers, "
            f"{self.lost} lost; faults: {self.faults}"
        )


def kill_recordings(kills: int, seed: int, *, protect: bool = False) -> RecordingKills:
    """Kill so often, in one session; a sound server must be there."""
    rng, found = random.Random(seed), RecordingKills()
    said: dict[int, tuple[str, str, str]] = {}
    with tempfile.TemporaryDirectory() as place:
        folder = StudyFolder(Path(place))
        if protect:
            protected(folder)
        for n in range(kills):
            said |= _run(folder, rng.uniform(0.3, 3.0), everything=n % 2 == 0)
            found.kills += 1
        _look(folder, said, found)
    return found


def _run(folder: StudyFolder, seconds: float, *, everything: bool) -> dict[int, tuple[str, ...]]:
    """Run until so long after the sound began, then kill."""
    command = [sys.executable, "-m", "tests.runs.killing.recorded_session", str(folder.path)]
    sealed = folder.protection.exists()
    said: dict[int, tuple[str, ...]] = {}
    pipe, kill_at = subprocess.PIPE, float("inf")
    with Program(
        command,
        cwd=ROOT,
        stdin=pipe,
        stdout=pipe,
        text=True,
        start_new_session=True,
        env=os.environ | ({HANDED_OVER: "stdin"} if sealed else {}),
    ) as process:
        assert process.stdout is not None and process.stdin is not None
        if sealed:
            process.stdin.write(RING.handed_over().decode())
            process.stdin.flush()
        for line in process.stdout:
            word, *rest = line.split()
            if word == "recording":
                kill_at = time.monotonic() + seconds
            elif word == "answer" and line.endswith("\n"):
                said[int(rest[0])] = (rest[1], rest[2], rest[3])
            if time.monotonic() >= kill_at:
                kill = os.killpg if everything else os.kill
                kill(process.pid, signal.SIGKILL)
            with contextlib.suppress(BrokenPipeError):
                process.stdin.write("\n")
                process.stdin.flush()
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
    assert process.returncode == -signal.SIGKILL, f"it ended with {process.returncode}"
    return said


def _look(
    folder: StudyFolder, said: dict[int, tuple[str, str, str]], found: RecordingKills
) -> None:
    with Record(folder.database, read_only=True) as record:
        events = record.sessions.events(next(iter(record.sessions.headers())).id)
    kept = {e.seq: (e.page, e.field, e.value) for e in events if e.kind == Kind.ANSWER}
    found.answers = len(said)
    found.lost = sum(kept.get(seq) != answer for seq, answer in said.items())
    lasts = _last_events(events)
    for sound in recordings_of(events):
        found.recordings += 1
        recording = read_recording(folder.audio / sound.id)
        with open_content(recording.sound) as content:
            frames = soundfile.info(content).frames
        found.unreadable += frames == 0 or frames != recording.frames
        assert sound.tie is not None
        ends = sound.tie.session_ms_of_frame(recording.alignment, frames)
        begins = sound.tie.session_ms_of_frame(recording.alignment, 0)
        found.missing_ms.append(lasts[sound.id] - ends)
        found.late_ms.append(begins - sound.started_ms)
    if folder.protection.exists():
        found.faults += [f"{file}: in the clear" for file in files_to_seal(folder.audio)]
    found.faults += [str(finding) for finding in verify(folder.database).findings]


def _last_events(events: list[Event]) -> dict[str, int]:
    """The last session time of the run that each recording belongs to."""
    lasts: dict[str, int] = {}
    running = ""
    for event in events:
        if event.kind == Kind.SESSION_RESUMED:
            running = ""
        elif event.kind == Kind.AUDIO_STARTED:
            running = event.value
        if running:
            lasts[running] = event.at_ms
    return lasts


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home, silent_room(Path(home)):
        print(kill_recordings(int(sys.argv[1]), seed=1, protect="protected" in sys.argv))

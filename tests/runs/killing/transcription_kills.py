"""Kills the transcription of a study at random moments, and starts it again until it is done.

``python -m tests.runs.killing.transcription_kills 20`` prints the result; the suite runs a few.
Every other kill hits the recogniser instead of the program that keeps what it finds.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import psutil

from labeval.jobs.speech.transcribe_study import transcribe_study
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.transcription.known_models import KnownModels
from labeval.transcription.settings import Listening
from labeval.transcription.transcript import SpeechSegment
from tests.benchmarks.speech.spoken import RATE, sentences, speech, write_wave
from tests.support.studies.spoken_study import recorded_session

ROOT = Path(__file__).resolve().parents[3]
SETTINGS = Listening(stretch_pieces=1, longest_piece_s=8.0)
"""A stretch a sentence, so that there is much to be cut off."""


@dataclass
class Kills:
    """What a run of kills found."""

    kills: int = 0
    of_recogniser: int = 0
    transcripts: int = 0
    segments: int = 0
    lost: int = 0
    twice: int = 0
    different: int = 0
    complete_too_early: int = 0
    """Transcripts that were in the record although their run was killed before its end."""
    problems: int = 0
    """Found by verify."""
    reached: list[int] = field(default_factory=list)
    """Batches that each killed run had told of."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.of_recogniser} of the recogniser) over {self.transcripts} "
            f"transcripts: {self.segments} segments, {self.lost} lost, {self.twice} twice, "
            f"{self.different} different, {self.complete_too_early} complete too early, "
            f"{self.problems} problems"
        )


def kill_transcriptions(kills: int, seed: int, *, spoken: int = 10) -> Kills:
    """Kill until ``kills`` runs were killed; transcripts follow one another."""
    rng, found = random.Random(seed), Kills()
    with tempfile.TemporaryDirectory() as place:
        sound = Path(place) / "sound.wav"
        _speak(sound, spoken)
        expected = _undisturbed(Path(place) / "undisturbed", sound)
        while found.kills < kills:
            folder = _study(Path(place) / f"study-{found.transcripts}", sound)
            _until_done(folder, rng, kills, found)
            _compare(folder, expected, found)
            found.transcripts += 1
    return found


def _speak(path: Path, count: int) -> None:
    parts: list[np.ndarray] = []
    for sentence in sentences()[:count]:
        parts += [speech(sentence, path.parent), np.zeros(RATE, np.int16)]
    write_wave(path, np.concatenate(parts))


def _study(path: Path, sound: Path) -> StudyFolder:
    with recorded_session(path) as (desk, _):
        desk.record(sound)
        return desk.folder


def _undisturbed(path: Path, sound: Path) -> tuple[SpeechSegment, ...]:
    folder = _study(path, sound)
    models = KnownModels(path / "models.json")
    transcribe_study(folder, models, settings=SETTINGS, progress=lambda step: True)
    return _kept(folder)


def _until_done(folder: StudyFolder, rng: random.Random, kills: int, found: Kills) -> None:
    while True:
        last = found.kills >= kills
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.runs.killing.transcription_kills", "of", folder.path],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        assert child.stdout is not None
        wanted, told, killed = rng.randint(1, 4), 0, False
        for line in child.stdout:
            told += line.startswith("at")
            if told >= wanted and not last and not killed:
                with suppress(subprocess.TimeoutExpired):
                    child.wait(rng.uniform(0, 0.4))
                killed = _kill(child, found, rng)
                found.reached.append(told)
        child.stdout.close()
        complete = child.wait() == 0
        if killed:
            found.complete_too_early += not complete and bool(_kept(folder))
        if complete:
            return


def _kill(child: subprocess.Popen[str], found: Kills, rng: random.Random) -> bool:
    with suppress(psutil.NoSuchProcess):
        workers = [
            p
            for p in psutil.Process(child.pid).children()
            if "resource_tracker" not in " ".join(p.cmdline())
        ]
        if rng.random() < 0.5 and workers:
            workers[0].kill()
            found.of_recogniser += 1
        else:
            child.kill()
        psutil.wait_procs(workers, timeout=30)
        found.kills += 1
        return True
    return False


def _kept(folder: StudyFolder) -> tuple[SpeechSegment, ...]:
    with Record(folder.database, read_only=True) as record:
        return tuple(
            segment
            for header in record.sessions.headers()
            for kept in record.transcripts.of_session(header.id)
            for segment in kept.transcript.segments
        )


def _compare(folder: StudyFolder, expected: tuple[SpeechSegment, ...], found: Kills) -> None:
    segments = _kept(folder)
    starts = [segment.start_s for segment in segments]
    found.segments += len(segments)
    found.lost += len({s.start_s for s in expected} - set(starts))
    found.twice += len(starts) - len(set(starts))
    found.different += segments != expected
    found.problems += len(verify(folder.database).findings)


def _child(folder: StudyFolder) -> int:
    def told(step: object) -> bool:
        print("at", flush=True)
        return True

    models = KnownModels(folder.path / "models.json")
    report = transcribe_study(folder, models, settings=SETTINGS, progress=told)
    return 1 if report.failed else 0


if __name__ == "__main__":
    if sys.argv[1] == "of":
        sys.exit(_child(StudyFolder(Path(sys.argv[2]))))
    print(kill_transcriptions(int(sys.argv[1]), seed=1))

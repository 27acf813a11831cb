"""A recording of a protected study: no sample of it is written to any file in the clear."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from labeval.audio.recording import read_recording
from labeval.audio.sounds import SEALED_SOUND, SOUND, frames_in, sound_in
from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.files.sealing.samples import open_content
from labeval.store.disk.key_ring import HANDED_OVER, RING
from labeval.study.folder import StudyFolder
from tests.support.protected import all_keys_forgotten, protected
from tests.support.sound.sound_server import SINK
from tests.support.sound.written_bytes import can_trace, traced, written_to_files

pytestmark = [
    pytest.mark.usefixtures("sound_server"),
    pytest.mark.skipif(not can_trace(), reason="strace is not installed"),
]
ROOT = Path(__file__).resolve().parents[2]
RECORD = """
import sys
from pathlib import Path
from labeval.audio.process import RecorderProcess
from labeval.files.sealing.keys import SealKey

if __name__ == "__main__":
    id, secret = sys.stdin.readline().split(",")
    key = SealKey(id, bytes.fromhex(secret)) if id else None
    process = RecorderProcess(Path(sys.argv[1]), device="pulse", sealing=key)
    frames = 0
    while frames < 100_000:
        for told in process.results(1.0):
            frames = max(frames, told.frames)
    process.stop()
"""


@contextmanager
def noise(place: Path) -> Iterator[None]:
    """Noise that the microphone hears, so that no two stretches of it are alike."""
    file = place / "noise.raw"
    file.write_bytes(random.Random(3).randbytes(2 * 48_000 * 60))
    command = ["pacat", "--raw", "--rate=48000", "--channels=1", f"--device={SINK}", str(file)]
    with subprocess.Popen(command) as player:
        try:
            yield
        finally:
            player.kill()


def written(place: Path, key: SealKey | None) -> tuple[dict[str, bytes], bytes]:
    """What is written while a recording is made, and the recording as a WAV file."""
    (place / "source").mkdir()
    script, trace = place / "record.py", place / "trace"
    script.write_text(RECORD, encoding="utf-8")
    folder = place / "study" / "audio" / "s-01"
    (place / "study").mkdir()
    given = f"{key.id},{key.secret.hex()}\n" if key is not None else ",\n"
    command = traced([sys.executable, str(script), str(folder)], trace)
    with noise(place / "source"):
        subprocess.run(
            command,
            input=given,
            text=True,
            check=True,
            cwd=ROOT,
            env=os.environ | {"TMPDIR": str(place / "source"), "PYTHONPATH": str(ROOT)},
        )
    with open_content(sound_in(folder)) as content:
        return written_to_files(trace), content.read()


def holding_sound(files: dict[str, bytes], sound: bytes) -> set[str]:
    """Names of files in which eight samples of the sound follow each other."""
    samples = sound[-150_000:]
    windows = {samples[at : at + 16] for at in range(0, len(samples) - 16, 16)}
    assert len(windows) > 9_000, "there is sound, and no silence"
    return {
        Path(path).name
        for path, content in files.items()
        if any(content[at : at + 16] in windows for at in range(len(content)))
    }


def test_no_sample_of_a_sealed_recording_is_written_anywhere_in_the_clear(tmp_path: Path) -> None:
    key = SealKey.new()
    SEAL_KEYS.add(key)
    files, sound = written(tmp_path, key)
    folder = tmp_path / "study" / "audio" / "s-01"
    assert {file.name for file in folder.iterdir()} == {SEALED_SOUND, "log.jsonl"}
    assert holding_sound(files, sound) == set()
    assert len(files[str(folder / SEALED_SOUND)]) >= len(sound), "all of it was followed"
    assert not any(key.secret in content for content in files.values())
    assert not any(key.secret.hex().encode() in content for content in files.values())
    assert read_recording(folder).ended and wholeness_of(folder) is Wholeness.WHOLE


def test_the_same_search_finds_a_recording_that_is_not_sealed(tmp_path: Path) -> None:
    files, sound = written(tmp_path, None)
    assert holding_sound(files, sound) == {SOUND}


def test_nothing_of_a_whole_session_is_written_anywhere_in_the_clear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The participant's window with its recorder, killed while answers are given."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    source, trace = tmp_path / "source", tmp_path / "trace"
    source.mkdir()
    monkeypatch.setenv("TMPDIR", str(source))
    with all_keys_forgotten():
        folder = StudyFolder(tmp_path / "study")
        folder.path.mkdir()
        protected(folder)
        command = [sys.executable, "-m", "tests.runs.killing.recorded_session", str(folder.path)]
        answers = 0
        with (
            noise(source),
            subprocess.Popen(
                traced(command, trace),
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,
                env=os.environ | {HANDED_OVER: "stdin"},
            ) as process,
        ):
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(RING.handed_over().decode())
            process.stdin.flush()
            for line in process.stdout:
                answers += line.startswith("answer")
                (recording,) = folder.audio.glob("*") if answers else (None,)
                if recording is not None and frames_in(sound_in(recording)) > 100_000:
                    os.killpg(process.pid, signal.SIGKILL)
                    break
                process.stdin.write("\n")
                process.stdin.flush()
        files = written_to_files(trace)
        (recording,) = folder.audio.iterdir()
        with open_content(sound_in(recording)) as content:
            sound = content.read()
        assert answers and any(name.endswith("record.sqlite-wal") for name in files)
        assert holding_sound(files, sound) == set()
        clear = {path for path, content in files.items() if b"SQLite format" in content}
        assert clear == set(), "no database is in the clear, nor a temporary one"
        (secret,) = RING.handed_over().decode().strip('[]"\n').split(",")
        for key in (secret.encode(), bytes.fromhex(secret)):
            assert not any(key in content for content in files.values())

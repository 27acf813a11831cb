"""What the recorder says was recorded is on disk once a second, its log too; silence is noticed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from labeval.audio import recorder as recording
from labeval.audio.anchoring import Anchoring
from labeval.audio.recorder import LEVEL, WAITING, RecordedBlock, Recorder, RecorderStatus
from labeval.audio.recording import LogEntry, read_recording
from labeval.audio.wholeness import Wholeness, wholeness_of


@pytest.fixture
def recorder(tmp_path: Path) -> Iterator[Callable[..., Recorder]]:
    """A recorder whose microphone is played by the test."""

    made: list[Recorder] = []

    def make(told: list[RecorderStatus]) -> Recorder:
        made.append(
            Recorder(
                tmp_path / "one",
                device="",
                channels=1,
                sealing=None,
                listener=told.append,
                reserve=0,
            )
        )
        made[0]._begin(SimpleNamespace(name="USB"), 8000)
        made[0]._write_log(LogEntry.STRETCH, frame=0, at_ms=0.0, device="USB")
        made[0]._anchoring = Anchoring(8000)
        return made[0]

    yield make
    for recorder in made:
        recorder._log.close()
        with suppress(OSError):
            recorder._file.close()


def feed(recorder: Recorder, seconds: int) -> None:
    """Blocks of 50 ms, as they come."""
    file: Any = recorder._file
    for _ in range(seconds * 20):
        frame = file.frames
        assert recorder._take(RecordedBlock(bytes(800), frame / 8, False))


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="sees there what was synced")
def test_the_log_is_synced_with_each_anchor(
    recorder: Callable[..., Recorder], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fsync, synced = os.fsync, []

    def note(descriptor: int) -> None:
        fsync(descriptor)
        synced.append(Path(f"/proc/self/fd/{descriptor}").readlink().name)

    made = recorder([])
    monkeypatch.setattr(os, "fsync", note)
    feed(made, 5)
    anchors = (tmp_path / "one" / "log.jsonl").read_text().count('"anchor"')
    assert anchors >= 3
    assert synced == ["sound.wav", "log.jsonl"] * anchors


def test_a_recording_whose_folder_goes_away_ends_and_says_so(
    recorder: Callable[..., Recorder], tmp_path: Path
) -> None:
    told: list[RecorderStatus] = []
    made = recorder(told)
    feed(made, 3)
    (tmp_path / "one").rename(tmp_path / "away")
    with pytest.raises(AssertionError):
        feed(made, 3)
    assert [heard.what for heard in told if heard.what == LogEntry.REFUSED] == [LogEntry.REFUSED]


def test_a_study_folder_that_has_gone_away_is_not_made_anew(tmp_path: Path) -> None:
    def record(folder: Path) -> None:
        Recorder(folder, device="", channels=1, sealing=None, listener=print)._log.close()

    (tmp_path / "study").mkdir()
    record(tmp_path / "study" / "audio" / "one")  # the folder of a study's first recording
    assert (tmp_path / "study" / "audio").stat().st_mode & 0o777 == 0o700
    (tmp_path / "study").rename(tmp_path / "away")
    with pytest.raises(FileNotFoundError):
        record(tmp_path / "study" / "audio" / "two")
    assert not (tmp_path / "study").exists()


def test_the_end_tells_the_hash(recorder: Callable[..., Recorder], tmp_path: Path) -> None:
    told: list[RecorderStatus] = []
    made = recorder(told)
    feed(made, 2)
    made._end()
    assert told[-1].sha256 == read_recording(tmp_path / "one").sha256 != ""
    assert wholeness_of(tmp_path / "one", told[-1].sha256) is Wholeness.WHOLE


def test_a_microphone_counts_as_lost_after_a_second_without_a_block(
    recorder: Callable[..., Recorder], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[RecorderStatus] = []
    now = 100.0
    monkeypatch.setattr(recording, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(recording, "microphones_from", lambda _: [])  # nor is there another one
    made = recorder(told)
    made._stream = SimpleNamespace(abort=lambda **_: None, close=lambda **_: None)
    feed(made, 1)
    now += 0.99
    made._watch_silence()
    assert {heard.what for heard in told} == {LEVEL}
    now += 0.02
    made._watch_silence()
    assert [heard.what for heard in told[20:]] == [LogEntry.LOST, WAITING]
    assert told[20].frames == 8000

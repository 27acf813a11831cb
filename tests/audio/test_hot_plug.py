"""A microphone goes away while it is recorded from: on a real sound server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import soundfile

from labeval.audio.process import RecorderProcess
from labeval.audio.recorder import LEVEL, WAITING, RecorderStatus
from labeval.audio.recording import LogEntry, read_recording
from tests.support.sound.sound_server import NoSoundServer, plugged_in, silent_room

PATIENCE_S = 60.0
STEADY = 110_000
"""Frames after which a microphone that was just opened has settled, and its frames are tied to the
clock."""


@pytest.fixture(scope="module", autouse=True)
def own_sound_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A server on which nobody has chosen a microphone before; recorders are other processes."""
    try:
        with silent_room(tmp_path_factory.mktemp("pulse")):
            yield
    except NoSoundServer as why:
        pytest.skip(str(why))


class Listening:
    """A recorder and what it has told."""

    def __init__(self, folder: Path) -> None:
        self.process = RecorderProcess(folder, device="pulse", sealing=None)
        self.told: list[RecorderStatus] = []

    def until(self, what: str, frames: int = 0) -> RecorderStatus:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            new = self.process.results(0.1)
            self.told += new
            for heard in new:
                if heard.what == what and heard.frames >= frames:
                    return heard
        raise AssertionError(f"no {what}; told: {[h for h in self.told if h.what != LEVEL]}")


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[Listening]:
    listening = Listening(tmp_path / "recording")
    yield listening
    listening.process.stop()


@pytest.fixture
def usb(monkeypatch):
    """A second microphone, which the recorder is told to take."""
    with plugged_in("usb") as unplug:
        monkeypatch.setenv("PULSE_SOURCE", "usb.monitor")
        yield unplug


def test_a_microphone_that_is_unplugged_is_told_and_waited_for(usb, listening, tmp_path):
    last = listening.until(LEVEL, STEADY)
    usb()
    lost = listening.until(LogEntry.LOST)
    assert lost.frames >= last.frames
    listening.until(WAITING)
    with plugged_in("usb"):
        listening.until(LogEntry.STRETCH)
        listening.until(LEVEL, lost.frames + STEADY)
        listening.process.stop()
    recording = read_recording(tmp_path / "recording")
    assert [why for _, why in recording.gaps] == [LogEntry.LOST]
    assert recording.ended
    before, after = recording.alignment.stretches
    frames = after.first_frame - before.first_frame
    gap_ms = after.origin_ms - before.at_ms(after.first_frame)
    assert frames >= STEADY and gap_ms > 900  # the time without sound is in the clock, not in it
    assert soundfile.info(recording.sound).frames == recording.frames


def test_where_the_systems_choice_is_unplugged_the_next_one_goes_on_and_the_gap_is_data(
    monkeypatch, tmp_path
):
    monkeypatch.delenv("PULSE_SOURCE")
    with plugged_in("usb", default=True) as unplug:
        listening = Listening(tmp_path / "recording")
        try:
            frames = listening.until(LEVEL, STEADY).frames
            unplug()
            listening.until(LEVEL, frames + 2 * STEADY)
        finally:
            listening.process.stop()
    recording = read_recording(tmp_path / "recording")
    # The server itself goes over to the other one; what is lost meanwhile is found by the clock.
    assert recording.gaps or recording.overflows
    assert len(recording.alignment.stretches) > len(recording.gaps) + recording.overflows
    assert recording.ended

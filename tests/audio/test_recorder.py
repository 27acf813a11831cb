"""The recorder in its real process, on a real sound server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
import soundfile

from labeval.audio.devices import microphones, microphones_from
from labeval.audio.process import RecorderProcess
from labeval.audio.recorder import RecorderStatus
from labeval.audio.recording import LOG, LogEntry, NoRecording, read_recording
from labeval.audio.wholeness import Wholeness, hash_of_samples, wholeness_of

pytestmark = pytest.mark.usefixtures("sound_server")

PATIENCE_S = 60.0


class Listening:
    """A recorder process and all that it has told."""

    def __init__(self, folder: Path) -> None:
        self.process = RecorderProcess(folder, device="pulse", sealing=None)
        self.told: list[RecorderStatus] = []

    def until(self, condition: Callable[[RecorderStatus], bool]) -> RecorderStatus:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            new = self.process.results(0.2)
            self.told += new
            for heard in new:
                if condition(heard):
                    return heard
        raise AssertionError(f"not heard; told: {self.told[-5:]}")

    def frames(self, more: int = 0) -> int:
        """The frames that were told to be written, at least ``more`` of them."""
        return self.until(lambda heard: heard.what == "level" and heard.frames >= more).frames


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[Listening]:
    listening = Listening(tmp_path / "recording")
    yield listening
    pid = listening.process.pid
    listening.process.stop()
    assert pid is not None and not psutil.pid_exists(pid)


def test_the_microphone_of_the_system_is_found_first_and_others_by_name():
    found = microphones()
    assert found[0].is_default
    assert microphones_from("pulse")[0].name == "pulse"
    assert microphones_from("no such microphone") == found


def test_a_recording_is_as_long_as_it_took_and_says_that_it_ended(listening, tmp_path):
    listening.frames(more=44_100)
    listening.process.stop()
    recording = read_recording(tmp_path / "recording")
    info = soundfile.info(recording.sound)
    assert (info.samplerate, info.channels) == (recording.rate, 1)
    assert recording.ended and not recording.gaps and not recording.overflows
    assert recording.sha256 == hash_of_samples(recording.sound)
    assert wholeness_of(tmp_path / "recording") is Wholeness.WHOLE
    modes = {p.stat().st_mode & 0o777 for p in (tmp_path / "recording").iterdir()}
    assert modes == {0o600} and (tmp_path / "recording").stat().st_mode & 0o777 == 0o700
    length_ms = recording.alignment.at_ms(info.frames) - recording.alignment.at_ms(0)
    assert length_ms == pytest.approx(1000 * info.frames / info.samplerate, rel=0.01)


def test_a_killed_recorder_leaves_all_that_it_told(listening, tmp_path):
    told = listening.frames(more=60_000)
    os.kill(listening.process.pid, signal.SIGKILL)
    with pytest.raises(EOFError):
        while True:
            for heard in listening.process.results(1.0):
                told = max(told, heard.frames)
    recording = read_recording(tmp_path / "recording")
    assert soundfile.info(recording.sound).frames >= told
    assert not recording.ended
    assert wholeness_of(tmp_path / "recording") is Wholeness.LIKELY


def test_the_recorder_ends_its_file_when_the_session_dies(tmp_path):
    code = (
        "import os, sys, time; from pathlib import Path\n"
        "from labeval.audio.process import RecorderProcess\n"
        "if __name__ == '__main__':\n"
        " r = RecorderProcess(Path(sys.argv[1]), device='pulse', sealing=None)\n"
        " while not any(h.frames > 20000 for h in r.results(0.2)): pass\n"
        " print(r.pid, flush=True)\n"
        " r.results(1000)\n"
        " while True: r.results(1000)\n"
    )
    script = tmp_path / "session.py"
    script.write_text(code, encoding="utf-8")
    session = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "recording")],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert session.stdout is not None
    recorder = psutil.Process(int(session.stdout.readline()))
    session.kill()
    session.wait()
    session.stdout.close()
    psutil.wait_procs([recorder], timeout=PATIENCE_S)
    assert not recorder.is_running()
    assert read_recording(tmp_path / "recording").ended


def test_a_pause_is_a_gap_and_time_goes_on_after_it(listening, tmp_path):
    listening.frames(more=30_000)
    listening.process.pause()
    listening.until(lambda heard: heard.what == LogEntry.PAUSED)
    listening.process.go_on()
    again = listening.until(lambda heard: heard.what == LogEntry.STRETCH)
    listening.frames(more=again.frames + 30_000)
    listening.process.stop()
    recording = read_recording(tmp_path / "recording")
    ((frame, why),) = recording.gaps
    assert why == LogEntry.PAUSED
    before, after = recording.alignment.at_ms(frame - 1), recording.alignment.at_ms(frame)
    assert after - before > 50  # the stretch after the pause begins later than one frame on


def test_a_microphone_that_falls_silent_is_told_and_taken_up_again(listening, tmp_path):
    listening.frames(more=20_000)
    subprocess.run(["pactl", "suspend-sink", "silent_room", "1"], check=True)
    listening.until(lambda heard: heard.what == LogEntry.LOST)
    subprocess.run(["pactl", "suspend-sink", "silent_room", "0"], check=True)
    written = max(heard.frames for heard in listening.told)
    listening.frames(more=written + 20_000)
    listening.process.stop()
    recording = read_recording(tmp_path / "recording")
    assert LogEntry.LOST in {why for _, why in recording.gaps}
    assert recording.ended


def test_a_disk_without_room_to_spare_ends_the_recording_before_it_is_full(tmp_path):
    folder = tmp_path / "recording"
    recorder = RecorderProcess(folder, device="pulse", reserve=10**18, sealing=None)
    heard: list[RecorderStatus] = []
    with pytest.raises(EOFError):
        while True:
            heard += recorder.results(PATIENCE_S)
    recorder.stop()
    recorder.stop()
    assert [(h.what, h.why) for h in heard] == [(LogEntry.REFUSED, "No space left on device")]
    assert not (folder / "sound.wav").exists()


def test_a_folder_that_cannot_be_made_is_told_and_not_a_crash(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    recorder = RecorderProcess(tmp_path / "file" / "recording", device="pulse", sealing=None)
    heard = recorder.results(PATIENCE_S)
    recorder.stop()
    assert [h.what for h in heard] == [LogEntry.REFUSED]


def test_a_recording_cut_off_in_its_first_second_knows_when_it_was_made(listening, tmp_path):
    heard = listening.until(lambda heard: heard.what == "level")
    os.kill(listening.process.pid, signal.SIGKILL)
    recording = read_recording(tmp_path / "recording")
    first_ms = heard.at_ms - (heard.frames - 2205) * 1000 / recording.rate
    assert abs(recording.alignment.at_ms(0) - first_ms) < 150


def test_a_torn_line_of_the_log_is_left_out(listening, tmp_path):
    listening.frames(more=60_000)
    listening.process.stop()
    log = tmp_path / "recording" / LOG
    whole = log.read_bytes()
    log.write_bytes(whole[: whole.rindex(b"ended") - 3])
    recording = read_recording(tmp_path / "recording")
    assert not recording.ended
    assert recording.rate > 0


def test_a_folder_without_sound_is_no_recording(tmp_path):
    with pytest.raises(NoRecording):
        read_recording(tmp_path)


def test_clicks_played_at_known_times_are_found_there(listening, tmp_path):
    import numpy as np

    listening.frames(more=1000)
    played = subprocess.run(
        [sys.executable, "-m", "tests.runs.sound.click_player", "9"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    listening.frames(more=max(heard.frames for heard in listening.told) + 20_000)
    listening.process.stop()
    recording = read_recording(tmp_path / "recording")
    sound, rate = soundfile.read(recording.sound, dtype="int16")
    loud = np.flatnonzero(np.abs(sound) > 8000)
    begins = loud[np.r_[True, np.diff(loud) > rate // 4]]
    heard = np.array([recording.alignment.at_ms(float(frame)) for frame in begins])
    clicks = np.array([float(line.split()[1]) for line in played.stdout.splitlines()])
    apart = np.abs(clicks[:, None] - heard[None, :]).min(axis=1)
    assert len(clicks) == 3
    assert apart.max() < 50

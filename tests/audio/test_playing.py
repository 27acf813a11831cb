"""What is played arrives at the loudspeaker: the pitch of the file, at the speed that was set."""

from __future__ import annotations

import queue
import subprocess
import time
import wave
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import numpy as np
import pytest

from labeval.audio.decoding import NotReadable
from labeval.audio.feeding import BLOCK_S, Feed, PlayedBlock, Playing
from labeval.audio.playing import NotPlayed, Player
from labeval.commands.shared.words import sentence

RATE = 22_050
HEARD_RATE = 16_000
LOW, HIGH = 440.0, 1000.0


def tone(hertz: float, seconds: float) -> np.ndarray:
    return np.sin(2 * np.pi * hertz * np.arange(round(RATE * seconds)) / RATE)


def written(path: Path, *parts: np.ndarray, channels: int = 1) -> Path:
    samples = (np.concatenate(parts) * 12_000).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.repeat(samples, channels).tobytes())
    return path


def dominant(samples: np.ndarray, rate: int) -> float:
    """The loudest frequency, in hertz."""
    windowed = samples * np.hanning(len(samples))
    return float(np.argmax(np.abs(np.fft.rfft(windowed)))) * rate / len(samples)


def all_blocks(feed: Feed) -> list[PlayedBlock]:
    found = []
    while not (feed.ended.is_set() and feed.blocks.empty()):
        with suppress(queue.Empty):
            found.append(feed.blocks.get(timeout=0.2))
    assert feed.failed is None
    return found


def wait(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)


@contextmanager
def overheard(path: Path) -> Iterator[None]:
    """Writes what comes out of the loudspeaker to a file meanwhile."""
    heard = subprocess.Popen(
        [
            *("parec", "--device=silent_room.monitor", "--latency-msec=20"),
            *(f"--rate={HEARD_RATE}", "--channels=1", "--format=s16le", str(path)),
        ]
    )
    try:
        wait(lambda: path.exists() and path.stat().st_size > 0)
        yield
    finally:
        heard.terminate()
        heard.wait(timeout=60)


@pytest.mark.parametrize("speed", [0.5, 0.75, 1.0, 1.5, 2.0])
def test_the_frames_of_a_speed_are_as_many_as_it_says_and_at_the_same_pitch(speed, tmp_path):
    sound = written(tmp_path / "tone.wav", tone(LOW, 2.0))
    feed = Feed(Playing(sound, 0.0, 48_000, 1, speed))
    samples = np.frombuffer(b"".join(b.samples for b in all_blocks(feed)), "<i2")
    assert len(samples) / 48_000 == pytest.approx(2.0 / speed, abs=0.06)
    assert dominant(samples.astype(float), 48_000) == pytest.approx(LOW, abs=6)


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_blocks_know_their_place_in_the_file(speed, tmp_path):
    sound = written(tmp_path / "tone.wav", tone(LOW, 1.0), tone(HIGH, 1.0))
    feed = Feed(Playing(sound, 600.0, 48_000, 1, speed))
    blocks = all_blocks(feed)
    assert blocks[0].at_ms == 600.0
    for around, hertz in ((800.0, LOW), (1500.0, HIGH)):
        n = next(n for n, block in enumerate(blocks) if block.at_ms >= around - 40)
        part = b"".join(block.samples for block in blocks[n : n + 4])
        found = dominant(np.frombuffer(part, "<i2").astype(float), 48_000)
        assert found == pytest.approx(hertz, abs=20)


def test_a_muted_span_is_silent_and_nothing_else_is(tmp_path):
    sound = written(tmp_path / "tone.wav", tone(LOW, 2.0), channels=2)
    feed = Feed(Playing(sound, 0.0, RATE, 2, muted=[(500.0, 900.0)]))
    samples = np.frombuffer(b"".join(b.samples for b in all_blocks(feed)), "<i2").reshape(-1, 2)
    loud = np.abs(samples).max(axis=1)
    assert not loud[round(0.5 * RATE) : round(0.9 * RATE)].any()
    assert loud[round(0.4 * RATE) : round(0.5 * RATE)].max() > 10_000
    assert loud[round(0.9 * RATE) : round(1.0 * RATE)].max() > 10_000


def test_a_loop_comes_again_and_again(tmp_path):
    sound = written(tmp_path / "tone.wav", tone(LOW, 1.0), tone(HIGH, 0.3), tone(LOW, 1.0))
    feed = Feed(Playing(sound, 1100.0, 48_000, 1, loop=(1000.0, 1300.0)))
    blocks = [feed.blocks.get(timeout=60) for _ in range(60)]
    feed.join()
    samples = np.frombuffer(b"".join(b.samples for b in blocks), "<i2").astype(float)
    assert dominant(samples, 48_000) == pytest.approx(HIGH, abs=10)
    assert all(999 <= block.at_ms < 1301 for block in blocks)


def test_a_file_without_sound_is_said_to_have_none(tmp_path):
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF")
    with pytest.raises(NotReadable, match=r"broken\.wav"):
        Player().open(broken)
    with pytest.raises(NotReadable):
        Player().open(tmp_path / "nothing.wav")


def test_a_computer_without_a_loudspeaker_is_said_to_have_none(tmp_path):
    sounddevice = pytest.importorskip("sounddevice")
    if any(device["max_output_channels"] for device in sounddevice.query_devices()):
        pytest.skip("this computer has one")
    player = Player()
    player.open(written(tmp_path / "tone.wav", tone(LOW, 0.1)))
    with pytest.raises(NotPlayed) as refused:
        player.play()
    assert "no loudspeaker was found" in sentence(refused.value)


@pytest.mark.usefixtures("sound_server")
@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_the_loudspeaker_gives_the_pitch_of_the_file_for_as_long_as_the_speed_says(speed, tmp_path):
    sound = written(tmp_path / "tone.wav", tone(LOW, 1.5))
    player = Player("pulse")
    player.open(sound)
    player.set_speed(speed)
    with overheard(tmp_path / "heard.raw"):
        player.play()
        wait(lambda: not player.is_playing)
        assert player.failure is None
        assert player.position_ms == pytest.approx(1500, abs=2)
    heard = np.fromfile(tmp_path / "heard.raw", "<i2").astype(float)
    loud = np.flatnonzero(np.abs(heard) > 1000)
    assert len(loud), "nothing came out"
    cut = heard[loud[0] : loud[-1]]
    assert len(cut) / HEARD_RATE == pytest.approx(1.5 / speed, abs=0.25)
    assert dominant(cut, HEARD_RATE) == pytest.approx(LOW, abs=8)


@pytest.mark.usefixtures("sound_server")
def test_the_position_follows_what_is_heard(tmp_path):
    sound = written(tmp_path / "tone.wav", tone(LOW, 30.0))
    player = Player("pulse")
    player.open(sound)
    player.seek(4000)
    player.play()
    wait(lambda: player.position_ms > 4300)
    player.set_speed(2.0)
    wait(lambda: player.position_ms > 5000)
    player.pause()
    reached = player.position_ms
    player.back()
    assert player.position_ms == reached - 2000
    player.play()
    wait(lambda: player.position_ms > reached - 1500)
    player.set_loop((10_000, 10_200))
    seen = set()

    def twice_around() -> bool:
        seen.add(round(player.position_ms))
        at = sorted(seen)
        return at[0] >= 10_000 - 25 and len(at) > 8

    seen.clear()
    wait(lambda: player.position_ms >= 10_000)
    wait(twice_around)
    assert max(seen) <= 10_200 + 2 * BLOCK_S * 1000 * player.speed  # a late loudspeaker is guessed
    player.pause()
    stood = player.position_ms
    assert not player.is_playing
    assert player.position_ms == stood
    player.close()
    assert not player.is_open

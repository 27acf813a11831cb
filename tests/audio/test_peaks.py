"""Peaks show where a sound is loud, whatever kind of file it is; silencing leaves no sample."""

from __future__ import annotations

import wave
from pathlib import Path

import av
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.audio.decoding import NotReadable
from labeval.audio.peaks import Peaks, peaks_of
from labeval.audio.silencing import silence
from labeval.audio.sounds import layout_of
from labeval.audio.wave_file import WaveFile

RATE = 8_000


def recorded(path: Path, samples: np.ndarray, channels: int = 1) -> Path:
    with WaveFile(path, rate=RATE, channels=channels) as file:
        file.write(np.repeat(samples.astype("<i2"), channels).tobytes())
    return path


def looked_through(path: Path) -> Peaks:
    peaks = Peaks()
    for part in peaks_of(path):
        peaks.add(part)
    return peaks


def steps(*seconds: float) -> np.ndarray:
    """Noise that is loud, then silent, then loud, for so many seconds each."""
    rng = np.random.default_rng(4)
    parts = [
        rng.integers(-16_000, 16_001, round(RATE * s)) * (n % 2 == 0) for n, s in enumerate(seconds)
    ]
    return np.concatenate(parts)


@pytest.mark.parametrize("channels", [1, 2])
def test_peaks_tell_loud_from_silent_at_the_right_time(channels, tmp_path):
    peaks = looked_through(recorded(tmp_path / "a.wav", steps(1, 1, 70.5), channels))
    assert peaks.length_ms == pytest.approx(72_500, abs=20)
    columns = peaks.columns(0, 4000, 8)
    assert columns[2:4] == [0.0, 0.0]
    assert min(columns[:2] + columns[4:]) == pytest.approx(16_000 / 32_768, abs=0.02)


def test_a_file_of_another_kind_has_the_same_peaks(tmp_path):
    path = tmp_path / "a.flac"
    samples = steps(1, 1, 3)
    with av.open(str(path), "w") as container:
        stream = container.add_stream("flac", rate=RATE, layout="mono")
        whole = samples.astype(np.int16).reshape(1, -1)
        frame = av.AudioFrame.from_ndarray(whole, format="s16", layout="mono")
        frame.sample_rate = RATE
        resampler = av.AudioResampler(format="s16", layout="mono", rate=RATE, frame_size=1024)
        for piece in resampler.resample(frame):
            container.mux(stream.encode(piece))
        container.mux(stream.encode(None))
    columns = looked_through(path).columns(0, 4000, 8)
    assert max(columns[2], columns[3]) < 0.05 < 0.4 < min(columns[0], columns[6])


def test_columns_outside_of_the_sound_are_silent(tmp_path):
    peaks = looked_through(recorded(tmp_path / "a.wav", steps(1)))
    assert peaks.columns(2000, 3000, 3) == [0.0, 0.0, 0.0]
    assert peaks.columns(-1000, 1000, 2)[0] == 0.0
    assert peaks.columns(-1000, 1000, 2)[1] > 0.3
    assert Peaks().columns(0, 1000, 2) == [0.0, 0.0]


@given(st.integers(0, 900), st.integers(1, 400), st.sampled_from([1, 2]))
@settings(max_examples=30, deadline=None)
def test_silencing_empties_the_span_and_touches_nothing_else(tmp_path_factory, start, length, n):
    path = tmp_path_factory.mktemp("silenced") / "a.wav"
    recorded(path, np.full(RATE, 1234), n)
    before, layout = path.read_bytes(), layout_of(path)
    silence(path, [(start, start + length)])
    silence(path, [(start, start + length)])
    assert layout_of(path) == layout
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(RATE), "<i2").reshape(-1, n)
    first, end = start * RATE // 1000, min(RATE, -(-(start + length) * RATE // 1000))
    assert not samples[first:end].any()
    assert (samples[:first] == 1234).all()
    assert (samples[end:] == 1234).all()
    assert len(path.read_bytes()) == len(before)


def test_a_file_of_another_kind_is_not_touched(tmp_path):
    path = tmp_path / "a.mp3"
    path.write_bytes(b"ID3" * 100)
    with pytest.raises(NotReadable):
        silence(path, [(0, 100)])
    assert path.read_bytes() == b"ID3" * 100

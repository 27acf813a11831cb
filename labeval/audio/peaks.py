"""Levels of a sound file along its length, to be drawn: a peak for every 20 ms.

An hour at 48 kHz is looked through in about a second, so nothing is kept on disk: peaks that were
kept would have to be found again whenever a part of the sound is destroyed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.audio.decoding import SoundFile
from labeval.audio.sounds import Samples, samples_of

if TYPE_CHECKING:
    import numpy as np

A_SECOND = 50
"""Peaks a second."""
MS_A_PEAK = 1000 / A_SECOND
_SECONDS_AT_ONCE = 60
_DECODED_RATE = 8_000
"""For files of other kinds; a peak of speech survives it well enough to be drawn."""


class Peaks:
    """Grows while a file is read; using it meanwhile shows the part read so far."""

    def __init__(self) -> None:
        import numpy as np

        self._values: np.ndarray = np.zeros(0, np.float32)

    def __len__(self) -> int:
        return len(self._values)

    @property
    def length_ms(self) -> float:
        """Share that has been read."""
        return len(self._values) * MS_A_PEAK

    @property
    def loudest(self) -> float:
        """Level that one peak in two hundred exceeds, so that a cough does not make speech look
        small."""
        import numpy as np

        return float(np.quantile(self._values, 0.995)) if len(self._values) else 0.0

    def add(self, values: np.ndarray) -> None:
        """Take the peaks that follow, 0 to 1 each."""
        import numpy as np

        self._values = np.concatenate([self._values, values.astype(np.float32)])

    def columns(self, start_ms: float, end_ms: float, count: int) -> list[float]:
        """The loudest peak of each of ``count`` equal parts of a span; 0 without sound."""
        import numpy as np

        if count < 1 or end_ms <= start_ms or not len(self._values):
            return [0.0] * max(0, count)
        edges = np.linspace(start_ms, end_ms, count + 1) / MS_A_PEAK
        firsts = np.floor(edges[:-1]).astype(int)
        inside = (firsts >= 0) & (firsts < len(self._values))
        found = np.zeros(count)
        if inside.any():
            starts = firsts[inside]
            last = max(starts[-1] + 1, min(len(self._values), int(np.ceil(edges[-1]))))
            found[inside] = np.maximum.reduceat(self._values[:last], starts)
        return [float(value) for value in found]

    def silence(self, start_ms: float, end_ms: float) -> None:
        """Show a span as silent, as its sound is now."""
        first, end = int(start_ms / MS_A_PEAK), -int(-end_ms // MS_A_PEAK)
        values = self._values.copy()
        values[max(0, first) : max(0, end)] = 0
        self._values = values


def peaks_of(path: Path) -> Iterator[np.ndarray]:
    """The peaks of a file, a minute at a time.

    Raises:
        NotReadable: there is no sound in it.
        OSError, ValueError: it breaks off.
    """
    samples = samples_of(path)
    if samples is None:
        yield from _decoded(path)
        return
    with samples:
        yield from _of_samples(samples)


def _of_samples(samples: Samples) -> Iterator[np.ndarray]:
    import numpy as np

    layout = samples.layout
    a_peak = layout.rate * layout.channels // A_SECOND
    at_once = a_peak * A_SECOND * _SECONDS_AT_ONCE // layout.channels
    for first in range(0, layout.frames, at_once):
        data = samples.read(first, at_once)
        if not data:
            return
        yield _highest(np.frombuffer(data, "<i2"), a_peak)


def _decoded(path: Path) -> Iterator[np.ndarray]:
    import numpy as np

    with closing(SoundFile(path, _DECODED_RATE)) as file:
        a_peak = _DECODED_RATE * file.channels // A_SECOND
        held: list[np.ndarray] = []
        count = 0
        for piece in file.pieces():
            held.append(piece.samples.reshape(-1))
            count += len(held[-1])
            if count >= a_peak * A_SECOND * _SECONDS_AT_ONCE:
                whole = np.concatenate(held)
                cut = len(whole) - len(whole) % a_peak
                yield _highest(whole[:cut], a_peak)
                held, count = [whole[cut:]], len(whole) - cut
        if count:
            yield _highest(np.concatenate(held), a_peak)


def _highest(samples: np.ndarray, a_peak: int) -> np.ndarray:
    """The loudest of every ``a_peak`` samples, 0 to 1."""
    import numpy as np

    whole = len(samples) // a_peak * a_peak
    rows = samples[:whole].reshape(-1, a_peak)
    # Of the lowest and the highest, since the absolute of -32768 is no int16.
    lowest, highest = rows.min(axis=1).astype(np.int32), rows.max(axis=1).astype(np.int32)
    found = np.maximum(-lowest, highest)
    if whole < len(samples):
        rest = np.abs(samples[whole:].astype(np.int32)).max()
        found = np.append(found, rest)
    return np.asarray(found / 32768.0, np.float32)

"""Faster and slower speech at the same pitch, by FFmpeg's ``atempo`` filter."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

SPEEDS = (0.5, 0.6, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
"""Speeds to choose from, slowest first."""


class Tempo:
    """Stretches a stream of frames; at a speed of 1 they pass through.

    Args:
        rate: frames a second.
        channels: 1 or 2.
        speed: 0.5 to 2; at 2 half as many frames come out.
    """

    def __init__(self, *, rate: int, channels: int, speed: float) -> None:
        self._channels = channels
        self._rate = rate
        self._layout = "stereo" if channels == 2 else "mono"
        self._taken = 0
        self._graph: Any = None
        if speed == 1.0:
            return
        from av.filter import Graph

        self._graph = Graph()
        source = self._graph.add_abuffer(
            sample_rate=rate, format="s16", layout=self._layout, time_base=Fraction(1, rate)
        )
        nodes = (source, self._graph.add("atempo", str(speed)), self._graph.add("abuffersink"))
        self._graph.link_nodes(*nodes).configure()

    def stretched(self, samples: np.ndarray) -> Iterator[np.ndarray]:
        """Stretched sound for these frames; shape (frames, channels), int16, as the input."""
        if self._graph is None:
            yield samples
            return
        from av import AudioFrame

        flat = samples.reshape(1, -1)
        frame = AudioFrame.from_ndarray(flat, format="s16", layout=self._layout)
        frame.sample_rate = self._rate
        frame.time_base = Fraction(1, self._rate)
        frame.pts = self._taken
        self._taken += len(samples)
        self._graph.push(frame)
        yield from self._pulled()

    def rest(self) -> Iterator[np.ndarray]:
        """The rest of the sound when nothing follows."""
        if self._graph is not None:
            self._graph.push(None)
            yield from self._pulled()

    def _pulled(self) -> Iterator[np.ndarray]:
        import av

        while True:
            try:
                made = self._graph.pull()
            except (av.error.BlockingIOError, av.error.EOFError):
                return
            yield made.to_ndarray().reshape(-1, self._channels)

"""The thread that prepares what is played, some hundred milliseconds ahead."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.audio.decoding import DecodedPiece, NotReadable, SoundFile
from labeval.audio.tempo import Tempo

if TYPE_CHECKING:
    import numpy as np

BLOCK_S = 0.02
_AHEAD = 12
"""Blocks that are prepared; a change of speed or place discards them before it is audible."""
_PATIENCE_S = 0.1

Span = tuple[float, float]
"""Half-open, in ms of the file."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The wanted part of a sound."""

    path: Path
    start_ms: float
    rate: int
    """Frames a second of the loudspeaker."""
    channels: int
    speed: float = 1.0
    loop: Span | None = None
    muted: Sequence[Span] = ()


@dataclass(frozen=True, slots=True)
class PlayedBlock:
    """Frames for one call of the audio library."""

    samples: bytes
    at_ms: float
    """Time in the file where it begins."""


@dataclass(slots=True)
class _Cutting:
    """Stretched frames on their way into blocks of one size."""

    size: int
    held: list[np.ndarray] = field(default_factory=list)
    frames: int = 0
    at_ms: float = 0.0

    def take(self, made: np.ndarray, at_ms: float, ms_a_frame: float) -> Iterator[PlayedBlock]:
        import numpy as np

        if not self.frames:
            self.at_ms = at_ms
        self.held.append(made)
        self.frames += len(made)
        if self.frames < self.size:
            return
        whole = np.concatenate(self.held)
        for first in range(0, len(whole) - self.size + 1, self.size):
            yield PlayedBlock(whole[first : first + self.size].tobytes(), self.at_ms)
            self.at_ms += self.size * ms_a_frame
        rest = whole[len(whole) - len(whole) % self.size :]
        self.held, self.frames = [rest], len(rest)


class Feed:
    """Decodes, mutes and stretches from one moment on, in a thread of its own.

    Args:
        wanted: what to play, and how.
    """

    def __init__(self, wanted: Playing) -> None:
        self.wanted = wanted
        self.frames_a_block = round(wanted.rate * BLOCK_S)
        self.blocks: queue.Queue[PlayedBlock] = queue.Queue(_AHEAD)
        self.ended = threading.Event()
        """Set when nothing follows the prepared blocks."""
        self.failed: NotReadable | None = None
        """Why nothing follows, where the file could not be read."""
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="labeval player", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the thread: no more blocks are needed."""
        self._stopped.set()

    def join(self) -> None:
        """Stop, and return when the file is closed."""
        self.stop()
        self._thread.join()

    def _run(self) -> None:
        try:
            with closing(SoundFile(self.wanted.path, self.wanted.rate)) as file:
                for block in self._blocks(file):
                    if not self._put(block):
                        return
        except NotReadable as error:
            self.failed = error
        except (OSError, ValueError) as error:  # PyAV's errors are of these kinds
            self.failed = NotReadable("{why}", why=error)
        finally:
            self.ended.set()

    def _put(self, block: PlayedBlock) -> bool:
        while not self._stopped.is_set():
            try:
                self.blocks.put(block, timeout=_PATIENCE_S)
                return True
            except queue.Full:
                continue
        return False

    def _blocks(self, file: SoundFile) -> Iterator[PlayedBlock]:
        import numpy as np

        wanted, cutting = self.wanted, _Cutting(self.frames_a_block)
        ms_a_frame = wanted.speed * 1000 / wanted.rate
        start_ms = wanted.start_ms
        while True:
            made_ms = start_ms
            end_ms = wanted.loop[1] if wanted.loop and start_ms < wanted.loop[1] else None
            for made in self._stretched(file, start_ms, end_ms):
                yield from cutting.take(made, made_ms, ms_a_frame)
                made_ms += len(made) * ms_a_frame
            if end_ms is None or wanted.loop is None:
                break
            if made_ms <= start_ms:  # the span is after the end of the sound
                break
            start_ms = wanted.loop[0]
        if cutting.frames:
            gap = np.zeros((cutting.size - cutting.frames, wanted.channels), np.int16)
            yield from cutting.take(gap, cutting.at_ms, ms_a_frame)

    def _stretched(
        self, file: SoundFile, start_ms: float, end_ms: float | None
    ) -> Iterator[np.ndarray]:
        """The frames of a span as they are played."""
        wanted = self.wanted
        tempo = Tempo(rate=wanted.rate, channels=wanted.channels, speed=wanted.speed)
        last = None if end_ms is None else round(end_ms * wanted.rate / 1000)
        for piece in file.pieces(start_ms):
            samples = piece.samples
            if last is not None and piece.first + len(samples) > last:
                samples = samples[: max(0, last - piece.first)]
            if len(samples):
                audible = silenced(DecodedPiece(piece.first, samples), wanted.muted, wanted.rate)
                yield from tempo.stretched(as_channels(audible, wanted.channels))
            if last is not None and piece.first + len(piece.samples) >= last:
                break
        yield from tempo.rest()


def silenced(piece: DecodedPiece, muted: Sequence[Span], rate: int) -> np.ndarray:
    """The frames of a piece, with silence in the muted spans."""
    samples = piece.samples
    for start_ms, end_ms in muted:
        first = int(start_ms * rate // 1000) - piece.first
        end = -int(-end_ms * rate // 1000) - piece.first
        if end > 0 and first < len(samples):
            if samples is piece.samples:
                samples = samples.copy()
            samples[max(0, first) : end] = 0
    return samples


def as_channels(samples: np.ndarray, channels: int) -> np.ndarray:
    """The frames with as many channels as are wanted."""
    import numpy as np

    if samples.shape[1] == channels:
        return samples
    if channels == 1:
        return np.asarray(samples.mean(axis=1, keepdims=True), np.int16)
    return np.repeat(samples[:, :1], channels, axis=1)

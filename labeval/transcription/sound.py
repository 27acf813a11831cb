"""Sound and video files as frames for the recogniser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from labeval.files.limits import MOST_SOUND_S, Count
from labeval.files.media import open_media
from labeval.files.refusal import FileRefused, refusing

if TYPE_CHECKING:
    import numpy as np

RATE = 16_000
"""Frames a second that Whisper listens to."""

BLOCK_FRAMES = RATE * 600
"""The voice filter needs many times the memory of what it looks at."""


class NoSound(Exception):
    """There is nothing to hear in the file."""


def read_sound(path: Path) -> np.ndarray:
    """The first sound of a sound or video file as 16-bit frames at :data:`RATE`.

    What is damaged in the middle is left out.

    Returns:
        Shape (frames, channels), with one channel or two.

    Raises:
        NoSound: the file has pictures only.
        FileRefused, OSError: it cannot be read, or is longer than half a day.
    """
    import av
    import numpy as np

    with refusing(path, FileRefused, NoSound), open_media(path, path) as container:
        sounds = [stream.codec_context for stream in container.streams.audio]
        channels = min(2, sounds[0].channels) if sounds and sounds[0] is not None else 0
        if not channels:
            raise NoSound
        layout = "stereo" if channels == 2 else "mono"
        resampler = av.AudioResampler(format="s16", layout=layout, rate=RATE)
        count = Count(path, "seconds", MOST_SOUND_S * RATE)
        blocks = []
        for block in _resampled(container, resampler):
            blocks.append(block.reshape(-1, channels))
            count.add(len(blocks[-1]))
    return np.concatenate(blocks) if blocks else np.zeros((0, channels), np.int16)


class Resampled:
    """Blocks of sound that follow each other, at :data:`RATE`.

    Args:
        rate: frames a second of the blocks.
        channels: 1 or 2.
    """

    def __init__(self, rate: int, channels: int) -> None:
        import av

        self._rate = rate
        self._layout = "stereo" if channels == 2 else "mono"
        self._channels = channels
        self._resampler = av.AudioResampler(format="s16", layout=self._layout, rate=RATE)

    def block(self, frames: np.ndarray) -> np.ndarray:
        """A block as 16-bit frames of shape (frames, channels); its end comes with the next."""
        import av
        import numpy as np

        packed = np.ascontiguousarray(frames).reshape(1, -1)
        frame = av.AudioFrame.from_ndarray(packed, format="s16", layout=self._layout)
        frame.sample_rate = self._rate
        made = [m.to_ndarray().reshape(-1, self._channels) for m in self._resampler.resample(frame)]
        return np.concatenate(made) if made else np.zeros((0, self._channels), np.int16)


def one_channel(frames: np.ndarray) -> np.ndarray:
    """Frames as the recogniser wants them: one channel, floats from -1 to 1."""
    import numpy as np

    return np.asarray(frames.mean(axis=1, dtype=np.float32) / 32768.0)


def blocks(frames: np.ndarray) -> Iterator[tuple[float, np.ndarray]]:
    """The sound in blocks of ten minutes, with the second at which each begins."""
    for first in range(0, len(frames), BLOCK_FRAMES):
        yield first / RATE, one_channel(frames[first : first + BLOCK_FRAMES])


def _resampled(container: Any, resampler: Any) -> Iterator[np.ndarray]:
    for frame in _readable(container):
        frame.pts = None  # times of a damaged file may jump
        for made in resampler.resample(frame):
            yield made.to_ndarray()
    for made in resampler.resample(None):
        yield made.to_ndarray()


def _readable(container: Any) -> Iterator[Any]:
    import av

    frames = container.decode(audio=0)
    while True:
        try:
            yield next(frames)
        except StopIteration:
            return
        except av.error.InvalidDataError:
            continue

"""A recording that is sealed while it grows: no sample of it reaches the disk in the clear."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Protocol

from labeval.audio.sounds import SEALED_SOUND, SOUND
from labeval.audio.wave_file import WaveFile
from labeval.files.closing import Closing
from labeval.files.sealing.keys import SealKey
from labeval.files.sealing.samples import about_samples
from labeval.files.sealing.writing import SealedWriter
from labeval.files.wave_header import WaveLayout

PIECES_A_SECOND = 20
"""As many as blocks come from a microphone, so that none of them waits for the next."""


class SoundWriter(Protocol):
    """A file that takes the samples of a recording; see :class:`WaveFile`."""

    frames: int
    rate: int

    @property
    def sha256(self) -> str: ...
    def write(self, samples: bytes) -> None: ...
    def sync(self) -> None: ...
    def close(self) -> None: ...


def new_sound(folder: Path, sealing: SealKey | None, *, rate: int, channels: int) -> SoundWriter:
    """The file for the sound of a new recording.

    Args:
        folder: of the recording.
        sealing: key of a protected study; None for one that is not.

    Raises:
        FileExistsError, OSError: as for :class:`WaveFile`.
    """
    if sealing is None:
        return WaveFile(folder / SOUND, rate=rate, channels=channels)
    return SealedWave(folder / SEALED_SOUND, sealing, rate=rate, channels=channels)


class SealedWave(Closing):
    """Writes 16-bit samples to a new sealed file, in pieces of 50 ms.

    Args:
        path: does not exist yet.
        key: that it is sealed with.
        rate: frames a second.
        channels: samples a frame, interleaved.

    Raises:
        FileExistsError: there is such a file; a recording is never written over.
        OSError: the file cannot be written.
    """

    def __init__(self, path: Path, key: SealKey, *, rate: int, channels: int) -> None:
        self.frames = 0
        """Frames given so far."""
        self.rate = rate
        """Frames a second."""
        self._frame_bytes = WaveLayout(rate, channels, 0).frame_bytes
        piece_bytes = max(1, rate // PIECES_A_SECOND) * self._frame_bytes
        about = about_samples(rate, channels)
        self._writer = SealedWriter(path, key, about, piece_bytes=piece_bytes)
        self._hash = hashlib.sha256()

    @property
    def sha256(self) -> str:
        """Of all samples given so far, as of :class:`WaveFile`."""
        return self._hash.hexdigest()

    def write(self, samples: bytes) -> None:
        """Append whole frames; whole pieces of them are in the file when it returns.

        Raises:
            ValueError: not a whole number of frames.
            OSError: the disk is full or gone; what was written before stays readable.
        """
        if len(samples) % self._frame_bytes:
            raise ValueError("samples must be whole frames")
        self.frames += len(samples) // self._frame_bytes
        self._hash.update(samples)
        self._writer.write(samples)

    def sync(self) -> None:
        """Flush all whole pieces to disk.

        Raises:
            OSError: as for :class:`WaveFile`.
        """
        self._writer.sync()

    def close(self) -> None:
        """Write what is left as the last piece, sync and close."""
        self._writer.close()
